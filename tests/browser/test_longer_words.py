"""Every word of the page comes from the catalogue, and words 40 % longer still fit a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.staging import POSITIONS, Staging
from browser.test_access import PHONE, SCREENS, assert_fits
from conftest import NewPage
from server.harness import ServerProcess

LONGER = "?lang=x-pseudo"
VISIBLE = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (node.parentElement.closest("script, style, svg, textarea")) continue;
    found.push(node.textContent);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
  return found;
}"""
NO_WORDS = {"Ann", "English", "Français", "Deutsch", "Italiano", "KPX"}
"""Names of people and of languages, and the letters of a code."""


def hard_coded(page: Page) -> set[str]:
    """Words that did not go through the catalogue: its made-up locale marks every word at its end."""
    texts: list[str] = page.evaluate(VISIBLE)
    return {
        word
        for text in texts
        for word in re.findall(r"[^\W\d_]{3,}(?!·|[^\W\d_])", text)
        if word not in NO_WORDS
    }


def test_every_word_is_in_the_catalogue_and_longer_words_fit(
    new_page: NewPage, server: ServerProcess
) -> None:
    page = new_page(viewport=PHONE, reduced_motion="reduce", tolerate="status of 40[34]")
    for path in SCREENS:
        place, hash_sign, fragment = path.partition("#")
        page.goto(f"{server.url}{place}{LONGER}{hash_sign}{fragment}")
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_timeout(250)
        assert hard_coded(page) == set(), path
        assert_fits(page)


def test_the_table_in_longer_words(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(viewport=PHONE, reduced_motion="reduce")
    staging = Staging(page, server.url)
    for name in POSITIONS:
        staging.show(name, query=LONGER)
        expect(page.get_by_role("log")).to_have_count(1)
        assert hard_coded(page) == set(), name
        assert_fits(page)


def test_the_scan_would_find_a_hard_coded_word(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page(viewport=PHONE)
    page.goto(server.url + LONGER)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.evaluate("document.querySelector('h1').textContent = 'Hard coded'")
    assert {"Hard", "coded"} <= hard_coded(page)
