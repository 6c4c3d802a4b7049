"""`pickomino rules`: a rule set in words."""

from __future__ import annotations

__all__ = ["register"]

from typing import Annotated

import typer

from ._common import JsonOption, LangOption
from ._options import complete_rules


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules")(explain_rules)


def explain_rules(
    rules: Annotated[
        list[str] | None, typer.Argument(metavar="PRESET", autocompletion=complete_rules)
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Explain a rule set, clause by clause, and how it differs from classic."""
    import shutil
    import textwrap

    from pickomino.core.rules import KNOBS, PRESETS, format_rules, parse_rules
    from pickomino.messages import say
    from pickomino.view.rulebook import differences, knob_value, rule_sheet

    from ._common import print_json, read_argument

    rule_set = parse_rules(read_argument(" ".join(rules)) if rules else "classic")
    name = format_rules(rule_set)
    about = say(f"preset-{name}-about", lang=lang) if name in PRESETS else ""
    found, sections = differences(rule_set, lang), rule_sheet(rule_set, lang)
    if as_json:
        print_json(
            {
                "rules": name,
                "about": about,
                "knobs": {knob: knob_value(rule_set, knob) for knob in KNOBS},
                "differences": [difference._asdict() for difference in found],
                "clauses": [clause._asdict() for section in sections for clause in section.clauses],
            }
        )
        return
    lines = [(0, say("rules-title", {"name": name}, lang)), *([(0, about)] if about else []), (0, "")]
    lines.append((0, say("rules-differs" if found else "rules-same", lang=lang)))
    for difference in found:
        lines.append((2, f"  {difference.knob}={difference.value}"))
        lines += [(4, f"    {text}") for text in (difference.question, difference.answer, difference.why)]
    for section in sections:
        lines += [(0, ""), (0, section.title)]
        # A star marks what classic has otherwise, or not at all.
        lines += [
            (6, f"{'*' if clause.differs else ' '} {clause.id:<3} {clause.text}")
            for clause in section.clauses
        ]
    width = max(shutil.get_terminal_size((80, 24)).columns, 40)
    for indent, line in lines:
        typer.echo(textwrap.fill(line, width, subsequent_indent=" " * indent))
