"""Draws the Polish letters that the page's display face lacks, in its own strokes.

Caprasimo (SIL Open Font License, no reserved name) has no Polish letters. Most are a letter and an accent that it has; the
ogonek and the stroke are drawn here. Run it after a new version of the face: `.venv/bin/python tools/make_letters.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEB = Path(__file__).parent.parent / "web"
SOURCE = WEB / "node_modules/@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff"
TARGET = WEB / "src/fonts/caprasimo-polish.woff"

# Letter, accent, how far the accent moves right and up. Acutes sit over the middle as on é and É, dots as on i.
ACCENTED = {
    "ć": ("c", "acutecomb", 238, 66),
    "ń": ("n", "acutecomb", 391, 66),
    "ś": ("s", "acutecomb", 186, 66),
    "ź": ("z", "acutecomb", 239, 66),
    "ż": ("z", "dotaccent", -50, 0),
    "Ć": ("C", "acute.cap", 433, 426),
    "Ń": ("N", "acute.cap", 523, 426),
    "Ś": ("S", "acute.cap", 347, 426),
    "Ź": ("Z", "acute.cap", 372, 426),
    "Ż": ("Z", "dotaccent", 108, 360),
}
# Letter, and where its tail begins: the right end of the join with the baseline.
TAILED = {"ą": ("a", 1010, 20), "ę": ("e", 760, -10), "Ą": ("A", 1500, 20), "Ę": ("E", 1200, -10)}
# Letter, and the middle of the stroke through its stem.
STRUCK = {"ł": ("l", 378, 780), "Ł": ("L", 410, 690)}


def draw_tail(pen: Any, x: float, y: float) -> None:
    """An ogonek as heavy as the face's cedilla."""
    pen.moveTo((x, y))
    pen.curveTo((x - 90, y - 60), (x - 160, y - 150), (x - 160, y - 220))
    pen.curveTo((x - 160, y - 270), (x - 125, y - 295), (x - 80, y - 295))
    pen.curveTo((x - 30, y - 295), (x + 10, y - 275), (x + 60, y - 245))
    pen.lineTo((x + 85, y - 330))
    pen.curveTo((x + 10, y - 410), (x - 90, y - 455), (x - 190, y - 455))
    pen.curveTo((x - 330, y - 455), (x - 420, y - 375), (x - 420, y - 255))
    pen.curveTo((x - 420, y - 145), (x - 350, y - 60), (x - 240, y))
    pen.closePath()


def draw_stroke(pen: Any, x: float, y: float) -> None:
    """The bar of ł, rising to the right."""
    pen.moveTo((x - 360, y - 190))
    pen.lineTo((x - 360, y - 10))
    pen.lineTo((x + 360, y + 190))
    pen.lineTo((x + 360, y + 10))
    pen.closePath()


def add_letters(font: TTFont) -> str:
    """Draw every letter into the font; the answer is all of them as text."""
    glyphs, shapes = font.getGlyphSet(), font["glyf"]
    drawn: dict[str, tuple[str, Any]] = {}
    for letter, (base, accent, right, up) in ACCENTED.items():
        pen = TTGlyphPen(None)
        _copy(glyphs, base, pen)
        _copy(glyphs, accent, TransformPen(pen, (1, 0, 0, 1, right, up)))
        drawn[letter] = base, pen.glyph()
    for draw, letters in ((draw_tail, TAILED), (draw_stroke, STRUCK)):
        for letter, (base, x, y) in letters.items():
            pen = TTGlyphPen(None)
            _copy(glyphs, base, pen)
            draw(Cu2QuPen(pen, 1.0), x, y)
            drawn[letter] = base, pen.glyph()
    for letter, (base, glyph) in drawn.items():
        name = f"uni{ord(letter):04X}"
        shapes[name] = glyph
        glyph.recalcBounds(shapes)
        font["hmtx"][name] = font["hmtx"][base][0], glyph.xMin
        for table in font["cmap"].tables:
            table.cmap[ord(letter)] = name
    return "".join(drawn)


def _copy(glyphs: Any, name: str, pen: Any) -> None:
    """A glyph's outline, its parts put together."""
    outline = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(outline)
    outline.replay(pen)


def main() -> None:
    """Write the letters alone as a font of their own."""
    font = TTFont(SOURCE, recalcTimestamp=False)
    letters = add_letters(font)
    options = Options(
        layout_features=[], hinting=False, notdef_outline=False, flavor="woff", name_IDs=[0, 1, 2, 13, 14]
    )
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = "woff"
    TARGET.parent.mkdir(exist_ok=True)
    font.save(TARGET)
    print(f"{TARGET.name}: {letters}, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
