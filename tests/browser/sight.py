"""What can be wrong with a screen as it is seen: found by axe, by measuring the text, by reading it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Page

from chromium import install_browser_packages

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _axe() -> str:
    return (install_browser_packages() / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def axe_findings(page: Page, only: str = "") -> list[str]:
    """What axe has to say against the page as it stands, by all rules or one, each with the elements concerned.

    Where a dialog is open, all else is out of reach, and has been looked at without it.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document.querySelector('dialog[open]') ?? document, {runOnly: rules, resultTypes: ['violations']})",
        [only] if only else TAGS,
    )
    return [
        f"{violation['id']}: {violation['help']}: {[node['html'][:160] for node in violation['nodes'][:4]]}"
        for violation in found["violations"]
    ]


# Text that leaves the screen, is cut off by its box, or sticks out of the button that carries it.
_MISFITS = """() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth > width) found.push(`the page is ${document.scrollingElement.scrollWidth} px wide`);
  const dialog = document.querySelector('dialog[open]');
  for (const select of (dialog ?? document.body).querySelectorAll('select')) {
    const whole = select.cloneNode(true);
    whole.style.cssText = 'position: absolute; flex: none; width: max-content; max-width: none';
    select.after(whole);
    if (select.offsetWidth > 0 && whole.offsetWidth > select.offsetWidth + 1) found.push(`cut off: a choice of ${JSON.stringify(select.ariaLabel)}`);
    whole.remove();
  }
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest('.unseen, .skip, svg, script, style, option')) continue;
    if (width <= 640 && parent.closest('.unseen-on-phone')) continue;
    // A name shortened with an ellipsis is told whole by its title.
    if (parent.title && getComputedStyle(parent).textOverflow === 'ellipsis') continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue;
      const said = JSON.stringify(node.data.trim().slice(0, 60));
      if (rect.left < -1 || rect.right > width + 1) { found.push(`off the screen: ${said}`); break; }
      const box = parent.closest('button, a.button, label, .panel, .door, dialog, .seat, .owl');
      const outer = box?.getBoundingClientRect();
      const scroller = parent.closest('.turns') ?? box;
      const scrolls = scroller && getComputedStyle(scroller).overflowY === 'auto';
      const isMark = parent.closest('.mark, .emote');
      if (outer && !isMark && (rect.left < outer.left - 1 || rect.right > outer.right + 1 || (!scrolls && (rect.top < outer.top - 2 || rect.bottom > outer.bottom + 2)))) {
        found.push(`out of its ${box.className || box.tagName}: ${said}`);
        break;
      }
      let clip = parent;
      while (clip && clip !== document.body) {
        const style = getComputedStyle(clip);
        if (style.overflowX !== 'visible') {
          const hidden = style.overflowX === 'hidden' || style.overflowX === 'clip';
          const inner = clip.getBoundingClientRect();
          if (hidden && (rect.right > inner.right + 1 || rect.left < inner.left - 1)) { found.push(`cut off: ${said}`); clip = null; break; }
        }
        clip = clip.parentElement;
      }
      if (clip === null) break;
    }
  }
  return found;
}"""


def misfits(page: Page) -> list[str]:
    """Text that does not fit the screen."""
    found: list[str] = page.evaluate(_MISFITS)
    return found


# A change of the language, as the browser would announce it.
_SPEAK = """async (language) => {
  const to = new URL(location.href);
  to.searchParams.set('lang', language);
  history.replaceState(history.state, '', to);
  document.documentElement.lang = '';
  dispatchEvent(new Event('languagechange'));
  while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
}"""
_MISFITS_BY_LANGUAGE = f"""async (languages) => {{
  const misfits = {_MISFITS};
  const speak = {_SPEAK};
  const found = [];
  for (const language of languages) {{
    await speak(language);
    found.push(...misfits().map((text) => `${{language}}: ${{text}}`));
  }}
  return found;
}}"""


def switch_language(page: Page, language: str) -> None:
    """Let the page speak another language, without opening it anew."""
    page.evaluate(_SPEAK, language)


def misfits_by_language(page: Page, languages: Sequence[str]) -> list[str]:
    """Text that does not fit the screen in one of these languages; the last of them is left there."""
    found: list[str] = page.evaluate(_MISFITS_BY_LANGUAGE, list(languages))
    return found


# What a fingertip may miss. Pieces on the table are as small as they are; links within text are text.
_TINY = """() => {
  const within = document.querySelector('dialog[open]') ?? document.body;
  const found = [];
  for (const element of within.querySelectorAll('.button, .brand, button.face, summary, select, label:has(input)')) {
    const { offsetWidth: width, offsetHeight: height } = element;
    if (element.checkVisibility({ visibilityProperty: true }) && (width < 44 || height < 44)) {
      found.push(`${width}x${height}: ${element.getAttribute('aria-label') ?? element.textContent.trim()}`);
    }
  }
  return found;
}"""


def tiny_targets(page: Page) -> list[str]:
    """Buttons and the like that are under 44 pixels wide or high."""
    found: list[str] = page.evaluate(_TINY)
    return found


# Everything that is read or read out: text, and the attributes that assistive technology speaks. Dates are the browser's
# own words, and it has none for the pseudo-locale.
_SAID = """() => {
  const said = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.data.trim() && !node.parentElement.closest('script, style, textarea, time, [translate="no"], [data-user]')) said.push(node.data.trim());
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (element.closest('[translate="no"]')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const value = element.getAttribute(name);
      if (value?.trim()) said.push(value.trim());
    }
  }
  return said;
}"""


def all_said(page: Page) -> list[str]:
    """Every text on the page, seen or read out."""
    found: list[str] = page.evaluate(_SAID)
    return found


# A word of two letters or more that the pseudo-locale has not marked.
_UNMARKED = re.compile(r"[^\W\d_]{2,}(?![\w·])")
# What visitors and servers call themselves, and what is no word of ours.
_NAMES = {"Ann", "QQQQQQ"}
# The browser writes dates, in a language that it knows.
_DATE = re.compile(r"[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M")


def strange_words(page: Page) -> list[str]:
    """What is said on a page in the pseudo-locale that does not come from the catalogue, or lacks there."""
    said = all_said(page)
    missing = [f"missing: {text}" for text in said if "⟦" in text]
    unmarked = [text for text in said if set(_UNMARKED.findall(_DATE.sub("", text))) - _NAMES]
    return missing + [f"not translated: {text}" for text in unmarked]
