"""A real browser shows the picture."""

from __future__ import annotations

from pathlib import Path

from conftest import NewPage
from pickomino.core.notation_positions import parse_position
from pickomino.view.svg import position_svg


def test_a_browser_shows_the_picture(new_page: NewPage, tmp_path: Path) -> None:
    file = tmp_path / "position.svg"
    file.write_text(
        position_svg(parse_position("21.22.36x 23/- - 1 4W:12344W"), ["Ann", "Bob"]), encoding="utf-8"
    )
    page = new_page()
    page.goto(file.as_uri())
    shown = page.evaluate(
        """() => [...document.querySelectorAll("use")].filter((use) => {
            const box = use.getBoundingClientRect();
            return box.width > 0 && box.height > 0;
        }).length"""
    )
    assert shown == page.locator("use").count() > 10
    assert page.get_by_text("Ann chooses a face.").last.is_visible()
