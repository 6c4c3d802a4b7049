"""Everyone can use the page: axe finds nothing on any screen, in both themes, and all of it fits a phone."""

from __future__ import annotations

import pytest

from browser.screens import PARTS, SCREENS, Visitor, look_at_all
from browser.sight import axe_findings, misfits
from conftest import NewPage
from server.harness import ServerProcess

PHONE = {"width": 360, "height": 740}
CALM = {"reduced_motion": "reduce"}
# A server that does not answer, and an answer that something was wrong, are logged by the browser itself.
EXPECTED = r"Failed to load resource|WebSocket connection"


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("part", range(PARTS))
def test_every_screen_dialog_choice_error_and_end(
    new_page: NewPage, server: ServerProcess, theme: str, part: int
) -> None:
    page = new_page(color_scheme=theme, viewport=PHONE, tolerate=EXPECTED, **CALM)
    assert look_at_all(Visitor(page, server.url), part, lambda: [*axe_findings(page), *misfits(page)]) == {}


def test_axe_sees_what_it_must(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(color_scheme="dark", viewport=PHONE, **CALM)
    SCREENS["table-rolled"](Visitor(page, server.url))
    assert axe_findings(page) == []
    page.evaluate("document.querySelector('.turn h2').style.color = '#444'")
    page.evaluate(
        "document.querySelector('.bar, .grill').insertAdjacentHTML('beforeend', '<button></button>')"
    )
    assert {text.split(":")[0] for text in axe_findings(page)} >= {"button-name", "color-contrast"}
