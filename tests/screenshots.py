"""Takes pictures of every screen, on a phone and on a desk, by evening and by afternoon, some in every language.

Run by `make screenshots`; the pictures go to build/screenshots. `ARGS="home table"` takes only those screens, and
`ARGS=--best` writes the few that the README shows to docs/images, and `ARGS=bust` the frames of one's own bust.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, ViewportSize

from browser.altered import listed_dice, program
from browser.screens import SCREENS, Visitor, away
from bust_frames import FATAL, take_bust_frames
from chromium import running_chromium
from pickomino.messages import LANGUAGES
from server.harness import ServerProcess

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "screenshots"
IMAGES = ROOT / "docs" / "images"
IN_EVERY_LANGUAGE = ("home", "table-full-swing")
PICTURED = SCREENS | {"away": away}

Theme = Literal["dark", "light"]


class Shot(NamedTuple):
    """One picture to take."""

    screen: str
    size: str
    theme: Theme
    lang: str = "en"


SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "desk": {"width": 1280, "height": 800},
}
THEMES: tuple[Theme, ...] = ("dark", "light")
BEST = {
    "table": Shot("table-full-swing", "desk", "dark"),
    "afternoon": Shot("table-deliberate", "desk", "light"),
    "lesson": Shot("lesson-steal", "phone", "light"),
    "crowd": Shot("table-crowd", "phone", "dark"),
    "rules": Shot("table-rules", "phone", "light"),
    "end": Shot("table-over", "phone", "dark"),
}
"""What the README shows, by the name of its file."""


def all_shots(screens: list[str]) -> dict[Path, Shot]:
    """Every picture of these screens, by its file."""
    shots = {
        FOLDER / size / theme / f"{screen}.png": Shot(screen, size, theme)
        for size in SIZES
        for theme in THEMES
        for screen in screens
    }
    return shots | {
        FOLDER / size / lang / f"{screen}.png": Shot(screen, size, "dark", lang)
        for size in SIZES
        for lang in LANGUAGES
        for screen in IN_EVERY_LANGUAGE
        if screen in screens
    }


def take_all(browser: Browser, url: str, shots: dict[Path, Shot], *, whole: bool) -> None:
    """Take these pictures, of the whole page or of what one sees at first."""
    visitors: dict[tuple[str, Theme], Visitor] = {}
    for path, shot in shots.items():
        key = (shot.size, shot.theme)
        if key not in visitors:
            context = browser.new_context(
                viewport=SIZES[shot.size], color_scheme=shot.theme, reduced_motion="reduce"
            )
            visitors[key] = Visitor(context.new_page(), url)
        visitor = visitors[key]
        visitor.lang = shot.lang
        PICTURED[shot.screen](visitor)
        visitor.page.evaluate("document.fonts.ready.then(() => undefined)")
        visitor.page.wait_for_timeout(300)
        path.parent.mkdir(parents=True, exist_ok=True)
        has_dialog = visitor.page.get_by_role("dialog").count() > 0
        visitor.page.screenshot(
            path=path,
            full_page=whole and not has_dialog,
            animations="disabled",
            # The README's pictures are looked at over slow lines; those of build/ are looked at closely.
            type="png" if path.suffix == ".png" else "webp",
            quality=None if path.suffix == ".png" else 88,
        )
        visitor.page.context.set_offline(False)
        print(path.relative_to(ROOT))
    for visitor in visitors.values():
        visitor.page.context.close()


def main() -> None:
    """Take them all, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("screens", nargs="*", help="names of screens; all of them if none is given")
    parser.add_argument("--best", action="store_true", help="the README's pictures")
    given = parser.parse_args()
    if given.screens == ["bust"]:
        with (
            tempfile.TemporaryDirectory() as folder,
            ServerProcess(Path(folder) / "games.db", program=program(listed_dice, *FATAL)) as server,
            running_chromium() as browser,
        ):
            take_bust_frames(browser, server.url, IMAGES / "bust.webp")
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "games.db") as server,
        running_chromium() as browser,
    ):
        if given.best:
            best = {IMAGES / f"{name}.webp": shot for name, shot in BEST.items()}
            take_all(browser, server.url, best, whole=False)
        else:
            take_all(browser, server.url, all_shots(given.screens or list(PICTURED)), whole=True)


if __name__ == "__main__":
    main()
