"""Writes the parts of the documentation that follow from the code: the rules page, the pictures and the README's languages.

Run by `make docs`. A test compares what is committed with what this would write.
"""

from __future__ import annotations

from pathlib import Path

from babel import Locale

from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import KNOBS, PRESETS, parse_rules
from pickomino.messages import LANGUAGES, say, tell_list
from pickomino.view.rulebook import clause_key, knob_value, rule_sheet
from pickomino.view.svg import position_svg

ROOT = Path(__file__).parent.parent


def language_list() -> str:
    """The languages that everything is said in, by their English names."""
    return tell_list([str(Locale(lang).get_language_name("en")) for lang in LANGUAGES])


RULES_HEAD = f"""\
# The rules

The whole game in our own words, clause by clause. The code, the tests and every refusal cite these ids: `T2` in a
message means T2 below. `make docs` writes this page from the message catalogue, so the page in the browser and
`pickomino rules` say the same, in {language_list()}.

Rule sheets of Pickomino do not agree on everything. Where they differ the rule set has a *knob*, and a *preset* is one
way to set them all. Without further ado you play `classic`.
"""

RULES_TAIL = """\
Any combination is a rule set: a preset's name, then the knobs that differ, as in `--rules "classic fallback=any steal=optional"`."""

PICTURE = (
    "extrawurm",
    "11c.13r.22h.24.25.26.28.29a.30.33.35.36x 21.32+1:w/23.27.31:g/34+2/- 4 1 444W:2355",
    ("Ann", "Bob", "Cleo", "Nina"),
)
"""A game in full swing: its rules, its position and who plays."""


def rules_page() -> str:
    """The text of docs/rules.md."""
    lines = [RULES_HEAD, "## Presets", "", "| preset | what it is |", "| --- | --- |"]
    lines += [f"| `{name}` | {say(f'preset-{name}-about')} |" for name in PRESETS]
    lines += ["", "## Knobs", "", f"| knob | {' | '.join(f'`{name}`' for name in PRESETS)} |"]
    lines.append(f"| --- |{' --- |' * len(PRESETS)}")
    for knob in KNOBS:
        settings = [knob_value(rules, knob) for rules in PRESETS.values()]
        lines.append(f"| `{knob}` | {' | '.join(settings)} |")
    for knob, values in KNOBS.items():
        lines += ["", f"**`{knob}`**: {say(f'knob-{knob}')}", ""]
        lines += [f"- `{value}`: {say(f'knob-{knob}-{value}')}" for value in values]
        lines += ["", say(f"knob-{knob}-why")]
    lines += ["", RULES_TAIL]
    for section in rule_sheet(PRESETS["extrawurm"]):
        lines += ["", f"## {section.title}", ""]
        for clause in section.clauses:
            lines.append(f"- **{clause.id}** {clause.text}")
            lines += [f"  - `{knob}={value}`: {text}" for knob, value, text in _variants(clause.id)]
    return "\n".join(lines) + "\n"


def _variants(clause: str) -> list[tuple[str, str, str]]:
    """The clause as each knob turns it: knob, value, text."""
    found = []
    for knob, values in KNOBS.items():
        for value in values:
            key = clause_key(clause, parse_rules(f"classic {knob}={value}"))
            if key != f"rule-{clause}":
                found.append((knob, value, say(key)))
    return found


def picture() -> str:
    """The picture of a position for the README."""
    rules, position, names = PICTURE
    return position_svg(parse_position(position, parse_rules(rules)), names)


def readme() -> str:
    """The README with the languages that there are."""
    before, begin, rest = (ROOT / "README.md").read_text(encoding="utf-8").partition("<!-- languages -->")
    _, end, after = rest.partition("<!-- end -->")
    return before + begin + language_list() + end + after


def generated() -> dict[str, str]:
    """Every generated file with its text."""
    return {"README.md": readme(), "docs/rules.md": rules_page(), "docs/images/position.svg": picture()}


def main() -> None:
    """Write them all."""
    for name, text in generated().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(name)


if __name__ == "__main__":
    main()
