"""The page's own sentences: all there in every language, all used, none left in English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from lessons import LESSONS, play_lesson
from messages.test_catalogue import is_same_on_purpose
from pickomino.messages import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
MESSAGES = ROOT / "src" / "pickomino" / "messages"
SOURCES = ROOT / "web" / "src"
OWN = ("page", "learn", "study", "board", "yours", "table")
"""The folders of catalogues that only the page reads."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  # the library's name
        self.found.add(node.id.name)


@cache
def messages(folder: str, lang: str) -> dict[str, fluent.Message]:
    text = (MESSAGES / folder / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} occurs twice"
            found[entry.id.name] = entry
    return found


def own_keys(lang: str = "en") -> set[str]:
    return {key for folder in OWN for key in messages(folder, lang)}


def variables(message: fluent.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


# What the page says

# `t("key")`, `words.has("key")`, and keys that a table of the page holds: "page-…" in quotes.
_LITERAL = re.compile(
    r"""["'`]((?:page|learn|table|study|board|yours|event|why|error|face|specialist|preset|knob|rules?|list|seat|grade|certainty|hint|review|theme)-[a-z0-9-]+)["'`]"""
)
# `page-mark-${kind}-long`: every key that fits is used.
_TEMPLATE = re.compile(
    r"`((?:page|learn|table|study|board|yours|event|error|face|specialist|preset|knob|rules?|grade|certainty|theme)-[^`\s]*\$\{[^`]*)`"
)


@cache
def page_text() -> str:
    files = [
        path for path in SOURCES.rglob("*") if path.suffix in {".ts", ".svelte"} and ".test." not in path.name
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))
    return re.sub(r'\b(?:id|for|aria-labelledby)="[^"]*"', "", text)  # names of elements, not of sentences


def literal_keys() -> set[str]:
    lesson_keys = {
        step[part] for lesson in LESSONS for step in play_lesson(lesson)["steps"] for part in ("text", "word")
    }
    return set(_LITERAL.findall(page_text())) | {key for key in lesson_keys if key}


def templates() -> list[re.Pattern[str]]:
    found = []
    for text in _TEMPLATE.findall(page_text()):
        # Every `${…}`, also with braces of its own inside, stands for something.
        pattern, rest = "", text
        while "${" in rest:
            before, _, rest = rest.partition("${")
            depth = 1
            for at, sign in enumerate(rest):
                depth += {"{": 1, "}": -1}.get(sign, 0)
                if depth == 0:
                    rest = rest[at + 1 :]
                    break
            pattern += re.escape(before) + "[A-Za-z0-9_-]+"
        found.append(re.compile(pattern + re.escape(rest)))
    return found


def test_the_scan_sees_what_it_must() -> None:
    assert {
        "page-title",
        "page-nowhere",
        "learn-next",
        "rules-same",
        "learn-classic-stop-no",
    } <= literal_keys()
    assert any(pattern.fullmatch("page-mark-take-long") for pattern in templates())


def test_every_key_of_the_page_has_its_sentence() -> None:
    everything = own_keys() | messages(".", "en").keys() | messages("coach", "en").keys()
    assert literal_keys() - everything == set()
    for pattern in templates():
        assert any(pattern.fullmatch(key) for key in everything), pattern.pattern


def test_no_sentence_of_the_page_lies_unused() -> None:
    patterns = templates()
    unused = {
        key for key in own_keys() - literal_keys() if not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert unused == set()


@pytest.mark.parametrize("folder", OWN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_key_with_the_same_parameters(folder: str, lang: str) -> None:
    english, translated = messages(folder, "en"), messages(folder, lang)
    assert translated.keys() == english.keys()
    for key, message in translated.items():
        assert variables(message) <= variables(english[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_occurs_in_two_catalogues(lang: str) -> None:
    seen: set[str] = set()
    for folder in (".", "cli", "coach", *OWN):
        keys = messages(folder, lang).keys()
        assert keys & seen == set()
        seen |= keys


SAME_AS_ENGLISH = {
    "board-coach",
    "page-dice-share",
    "page-title",  # the game’s name
    "page-seat-is-bot",
    "page-coach",
    "page-choice",
    "page-clock-seconds",
    "page-time-hours",
    "page-bot-character",
    "page-labelled",
}
"""Names, and sentences that are all parameters and units."""


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_nothing_was_left_in_english(lang: str) -> None:
    write = FluentSerializer().serialize_entry

    def sentence(message: fluent.Message) -> str:
        return write(message).partition("=")[2].strip()

    same = {
        key
        for folder in OWN
        for key, message in messages(folder, lang).items()
        if sentence(message) == sentence(messages(folder, "en")[key]) and not is_same_on_purpose(message)
    }
    assert same <= SAME_AS_ENGLISH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_the_page_can_be_said(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in OWN:
        bundle.add_resource(FluentResource((MESSAGES / folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    for key in own_keys(lang):
        entry = next(messages(folder, lang)[key] for folder in OWN if key in messages(folder, lang))
        for count in (0, 1, 5):
            pattern = bundle.get_message(key).value
            assert pattern is not None, key
            text, problems = bundle.format_pattern(pattern, dict.fromkeys(variables(entry), count))
            assert not problems, key
            assert isinstance(text, str), key
            assert text == text.strip(), key
            assert "  " not in text, key


def test_french_punctuation_stays_on_its_line() -> None:
    """A plain space before it would let a line begin with a colon or an exclamation mark."""
    loose = re.compile(r"« | »|\S [:;!?%](?=\s|$)")
    found = [
        f"{folder}/{key}"
        for folder in (".", "cli", "coach", "push", "help", *OWN)
        for key, message in messages(folder, "fr").items()
        for line in FluentSerializer().serialize_entry(message).splitlines()
        if loose.search(line.replace("? les explique", ""))  # a key to press
    ]
    assert found == []
