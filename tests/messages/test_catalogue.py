"""Every key that the code uses is in every catalogue with the right parameters, and no key lies unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import pickomino
from pickomino.bots.characters import CHARACTERS
from pickomino.bots.registry import bot_names, find_strategy
from pickomino.coach.grades import Grade
from pickomino.coach.outlook import Certainty
from pickomino.coach.puzzles import THEMES
from pickomino.core.dice import FACES
from pickomino.core.events import EVENT_KINDS
from pickomino.core.rules import KNOBS, PRESETS, SPECIALISTS
from pickomino.messages import LANGUAGES, say, tell_percent
from pickomino.messages.catalogue import FOLDERS
from pickomino.view.rulebook import CLAUSES, clause_key

PACKAGE = Path(pickomino.__file__).parent
MESSAGES = PACKAGE / "messages"
API = PACKAGE.parent.parent / "docs" / "api.md"


OWN = ("page", "learn", "study", "board", "yours", "table")
"""The folders of catalogues that only the page reads."""


# What the catalogues hold


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  # the library's name
        self.found.add(node.id.name)


def entries(lang: str) -> Iterator[fluent.EntryType]:
    """Everything that stands in a catalogue's files."""
    for folder in FOLDERS:
        yield from FluentParser().parse((MESSAGES / folder / f"{lang}.ftl").read_text(encoding="utf-8")).body


def read_catalogue(lang: str) -> dict[str, set[str]]:
    """The keys of a catalogue, each with the variables of its sentence."""
    found: dict[str, set[str]] = {}
    for entry in entries(lang):
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} occurs twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


ENGLISH = read_catalogue("en")


# What the code uses

_KEY = re.compile(
    r"(?:error|why|defect|verify|backup|database|client|fault|conformance|show|rules|cli|at|with|list|seat|hint|review|puzzle|push|dice-alarm)-[a-z0-9-]*[a-z0-9]"
)


@cache
def sources() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py")))


def literal_keys() -> set[str]:
    """Every string in the sources that has the form of a message key."""
    return {
        node.value
        for source in sources()
        for node in ast.walk(source)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _KEY.fullmatch(node.value)
    }


def problems() -> Iterator[tuple[str, set[str]]]:
    """Each `Problem("key", {"name": ...})` in the sources: its key and the names of its parameters."""
    for source in sources():
        for node in ast.walk(source):
            if not (
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem"
            ):
                continue
            key, params = node.args[:2]
            if isinstance(key, ast.Constant) and isinstance(params, ast.Dict):
                yield (
                    str(key.value),
                    {str(name.value) for name in params.keys if isinstance(name, ast.Constant)},
                )


def server_keys() -> dict[str, set[str]]:
    """The keys of the server's error codes, as the API's contract lists them with their parameters."""
    table = API.read_text(encoding="utf-8").split("\n## Errors\n")[1].split("\n## ")[0]
    found: dict[str, set[str]] = {}
    for codes, params in re.findall(r"(?m)^\| (`.*?) \| \d+ \| (.*?) ?\|$", table):
        for code in re.findall(r"`(\w+)`", codes):
            found[f"error-{code.replace('_', '-')}"] = set(re.findall(r"`(\w+)`", params))
    return found


def named_keys() -> set[str]:
    """The keys that the code puts together from the names of things."""
    return {
        *(f"event-{kind.replace('_', '-')}" for kind in EVENT_KINDS),
        *(f"face-{face}" for face in FACES),
        *(f"specialist-{letter}{form}" for letter in SPECIALISTS for form in ("", "-start", "-label")),
        *(f"preset-{name}{form}" for name in PRESETS for form in ("", "-about")),
        *(f"knob-{knob}{form}" for knob in KNOBS for form in ("", "-why")),
        *(f"knob-{knob}-{value}" for knob, values in KNOBS.items() for value in values),
        *(f"rules-section-{clause[0]}" for clause in CLAUSES),
        *(clause_key(clause, rules) for clause in CLAUSES for rules in PRESETS.values()),
        *(f"grade-{grade.value}" for grade in Grade),
        *(f"certainty-{certainty.value}" for certainty in Certainty),
        *(f"theme-{theme}" for theme in THEMES),
        *(f"character-{name}{form}" for name in CHARACTERS for form in ("", "-about")),
        *(f"bot-{name}" for name in bot_names(local=True)),
        *(
            f"bot-option-{key}"
            for name in bot_names(local=True)
            for key in find_strategy(name, local=True).options
        ),
        *server_keys(),
    }


# The parameters that `tell_event` hands over, by the event's own.
_TOLD_AS = {
    "seat": {"name", "who"},
    "victim": {"victim", "from"},
    "specialist": {"specialist", "specialist_start"},
    "given_back": {"given"},
    "winners": {"winners", "who"},
}


def test_the_scan_sees_what_it_must() -> None:
    found = dict(problems())
    assert found["why-face-kept"] == {"face"}
    assert found["error-dice-count"] == {"due", "count"}
    assert {"error-tile", "why-rob-first", "show-start", "at-line"} <= literal_keys()
    assert server_keys()["error-stale-version"] == {"sent", "current"}


def test_every_key_in_the_code_has_its_sentence() -> None:
    assert literal_keys() | named_keys() == ENGLISH.keys()


def test_every_problem_gives_what_its_sentence_needs() -> None:
    for key, given in problems():
        said = set().union(
            *(_TOLD_AS.get(name, {name}) if name == "specialist" else {name} for name in given)
        )
        assert said >= ENGLISH[key], key


def test_every_event_gives_what_its_sentence_needs() -> None:
    for kind, event in EVENT_KINDS.items():
        fields = event.__dataclass_fields__
        given = set().union(*(_TOLD_AS.get(name, {name}) for name in fields))
        assert given >= ENGLISH[f"event-{kind.replace('_', '-')}"], kind


def test_every_server_error_gives_what_its_sentence_needs() -> None:
    for key, given in server_keys().items():
        assert given >= ENGLISH[key], key


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_language_is_complete(lang: str) -> None:
    translated = read_catalogue(lang)
    assert translated.keys() == ENGLISH.keys()
    for key, variables in translated.items():
        # A language may have one form for "you" and for others, or begin with the specialist where English ends.
        expected = {name for name in ENGLISH[key] if name not in ("who", "from")}
        assert _plain(expected) == _plain(variables - {"who", "from"}), key
        assert variables & {"who", "from"} <= ENGLISH[key], key


def _plain(variables: set[str]) -> set[str]:
    return {name.removesuffix("_start") for name in variables}


# What a language may well say exactly as English does: numerals, names, and sentences that are all parameters.
SAME_AS_ENGLISH = {
    *(f"face-{face}" for face in "12345"),
    "preset-extrawurm",
    "preset-squeakers",
    "rules-section-X",
    "cli-play-prompt",
    "cli-play-prompt-default",
    "cli-check-trouble",
}


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_nothing_was_left_in_english(lang: str) -> None:
    english, translated = read_patterns("en"), read_patterns(lang)
    same = {key for key, pattern in translated.items() if pattern == english[key]}
    on_purpose = {
        entry.id.name
        for entry in entries(lang)
        if isinstance(entry, fluent.Message) and is_same_on_purpose(entry)
    }
    assert same - on_purpose <= SAME_AS_ENGLISH


def is_same_on_purpose(message: fluent.Message) -> bool:
    """Whether the catalogue says above a sentence that English has the same."""
    return message.comment is not None and message.comment.content == "Same in English."


def read_patterns(lang: str) -> dict[str, str]:
    """The keys of a catalogue, each with its sentence as it is written."""
    write = FluentSerializer().serialize_entry
    return {
        entry.id.name: write(entry).partition("=")[2].strip()
        for entry in entries(lang)
        if isinstance(entry, fluent.Message)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_writes_the_percent_sign_as_numbers_do(lang: str) -> None:
    is_spaced = not tell_percent(0.5, 0, lang).endswith("0%")
    wrong = re.compile(r"[\d}] ?%" if is_spaced else r"[\d}]\s%")
    assert not {key for key, pattern in read_patterns(lang).items() if wrong.search(pattern)}


@pytest.mark.parametrize("folder", [*FOLDERS, *OWN, "help"])
def test_french_sets_its_signs_apart(folder: str) -> None:
    """With the spaces that break no line: narrow before a semicolon and after a question or a call, wide elsewhere."""
    wrong = re.compile(r"(?<!\u202f)[;!?]|(?<!\u00a0)»|«(?!\u00a0)|(?<!\u00a0):(?=\s)")
    typed = {
        "error-turn-is-bust",
        "cli-play-hint",
        "command-play",
        "fault-ok",
    }  # they name signs that are typed
    text = (MESSAGES / folder / "fr.ftl").read_text(encoding="utf-8")
    found = {
        line.partition(" = ")[0]
        for line in text.splitlines()
        if not line.startswith("#") and wrong.search(line)
    }
    assert found <= typed


SAMPLES: dict[str, Any] = {
    "count": 3,
    "total": 21,
    "worms": 4,
    "due": 2,
    "retry_after": 7,
    "tile": 27,
    "seat": 2,
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str) -> None:
    for key, variables in read_catalogue(lang).items():
        for count in (0, 1, 2):
            params = {name: SAMPLES.get(name, f"<{name}>") for name in variables}
            params |= {name: count for name in variables if isinstance(SAMPLES.get(name), int)}
            sentence = say(key, params, lang)
            assert sentence == sentence.strip(), key
            assert "{" not in sentence, key
            assert "  " not in sentence, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_carry_no_invisible_marks(lang: str) -> None:
    sentence = say("event-took", {"name": "Ann", "who": "other", "tile": 27}, lang)
    assert "Ann" in sentence
    assert not re.search("[\u2066-\u2069]", sentence)


# Sentences that are in no catalogue

_WORDS = re.compile(r"[^\W\d_]{2,}[^\w\s]* | [^\W\d_]{2,}")
"""A word with a space beside it; a text of one word is a name."""

NO_SENTENCES = {
    *("pickomino ", "pickomino: "),  # the program's name before what it says
    " µs",
    *(" dice", " bots"),  # seeds
    *("21.24 22/36 - 1 WWWWW55:", "PRAGMA quick_check(1)", "SHOW server_version"),  # questions to programs
    *("PostgreSQL ", "SQLite "),  # names before a version
    *(
        r"No such command '(.*?)'\.(.*)",
        r"Got unexpected extra argument.*? \((.*)\)",
        "Missing command.",
        r".*not one of (.*)",
    ),  # what Typer says
}


def stray_sentences(source: ast.AST) -> Iterator[str]:
    """The texts in a source that look like a sentence, save its docstrings."""
    for node in ast.iter_child_nodes(source):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        if _WORDS.search(text) and not text.startswith("SELECT "):  # a question to a database
            yield text
        yield from stray_sentences(node)


def test_the_command_line_has_no_sentences_of_its_own() -> None:
    for path in sorted((PACKAGE / "cli").glob("*.py")):
        if path.name == "_examples.py":  # it holds what to type
            continue
        strays = set(stray_sentences(ast.parse(path.read_text(encoding="utf-8")))) - NO_SENTENCES
        assert not strays, f"{path.name}: belongs into the catalogues"


@pytest.mark.parametrize(
    "name",
    [
        *("server/storage/backup.py", "client/__init__.py", "server/log/fold.py", "server/log/verify.py"),
        *("bots/external.py", "bots/pipe.py", "bots/registry.py"),
    ],
)
def test_errors_that_the_command_line_tells_have_no_sentences_of_their_own(name: str) -> None:
    source = ast.parse((PACKAGE / name).read_text(encoding="utf-8"))
    raised = [node for node in ast.walk(source) if isinstance(node, ast.Raise)]
    assert raised
    assert not [text for node in raised for text in stray_sentences(node)]


@pytest.mark.parametrize(
    "line",
    [
        'typer.echo("The game is lost.")',
        'typer.echo(f"total: {count}")',
        'raise Refusal(f"{name} is no name")',
        'table.add_column("Luck adjusted")',
        'typer.Option("--json", help="Print JSON, for programs.")',
    ],
)
def test_a_stray_sentence_is_noticed(line: str) -> None:
    assert list(stray_sentences(ast.parse(line)))


def test_keys_are_no_stray_sentences() -> None:
    line = 'typer.Option("--json", metavar="FILE"), say("cli-play-hint", {"name": "Ann"})'
    assert not list(stray_sentences(ast.parse(line)))
