"""`pickomino bots`: every bot there is, with its options, its strength and its characters."""

from __future__ import annotations

__all__ = ["register"]

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import typer

from ._common import JsonOption, LangOption

if TYPE_CHECKING:
    from pickomino.bots.strategy import Strategy


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bots")(bots)


def bots(as_json: JsonOption = False, lang: LangOption = "") -> None:
    """List every bot: how it plays, its options, its strength, and the characters it can have."""
    from ._common import print_json

    found = [_describe(name, lang) for name in _names()]
    if as_json:
        print_json({"bots": found, "characters": _characters(lang)})
    else:
        _print(found, lang)


def _names() -> tuple[str, ...]:
    from pickomino.bots.registry import bot_names

    return bot_names(local=True)


def _describe(name: str, lang: str) -> dict[str, Any]:
    from pickomino.bots import BotSpecError
    from pickomino.bots.registry import find_strategy, installed_bots
    from pickomino.bots.strengths import STRENGTHS
    from pickomino.messages import say, tell_error

    strengths = {spec: rate for spec, rate in STRENGTHS.items() if spec.partition(":")[0] == name}
    described: dict[str, Any] = {"name": name, "strength": strengths, "missing": None}
    if name not in installed_bots():
        described["about"] = say(f"bot-{name}", lang=lang)
        try:
            return {**described, "options": _options(find_strategy(name, local=True), lang)}
        except ModuleNotFoundError as error:
            return {**described, "options": {}, "missing": error.name}
    try:
        strategy = find_strategy(name)
    except BotSpecError as error:
        return {
            **described,
            "about": say("cli-bots-broken", {"reason": tell_error(error, lang)}, lang),
            "options": {},
        }
    return {**described, "about": strategy.about, "options": _options(strategy, lang)}


def _options(strategy: Strategy, lang: str) -> dict[str, dict[str, str]]:
    from pickomino.messages import UnknownMessage, say

    found = {}
    for key, option in strategy.options.items():
        try:
            about = say(f"bot-option-{key}", lang=lang)
        except UnknownMessage:  # an option of another package's bot
            about = ""
        found[key] = {"values": option.values, "about": about}
    return found


def _characters(lang: str) -> dict[str, dict[str, str]]:
    from pickomino.bots.characters import CHARACTERS
    from pickomino.messages import say

    return {
        name: {
            "name": say(f"character-{name}", lang=lang),
            "about": say(f"character-{name}-about", lang=lang),
        }
        for name in CHARACTERS
    }


def _print(found: list[dict[str, Any]], lang: str) -> None:
    from pickomino.messages import say, tell_number

    rows: list[tuple[str, ...]] = []
    for bot in found:
        strengths = list(bot["strength"].items())
        if len(strengths) < 2:
            rows.append((bot["name"], bot["about"], *[tell_number(rate, 3, lang) for _, rate in strengths]))
            continue
        rows.append((bot["name"], bot["about"]))
        rows += [(f"  {spec}", "", tell_number(rate, 3, lang)) for spec, rate in strengths]
    _show("cli-bots-title", ("cli-arena-bot", "cli-bots-about", "cli-bots-strength"), rows, lang)
    options = [
        (bot["name"], key, option["values"], option["about"])
        for bot in found
        for key, option in bot["options"].items()
    ]
    keys = ("cli-arena-bot", "cli-bots-option", "cli-bots-values", "cli-bots-meaning")
    if options:
        _show("cli-bots-options", keys, options, lang)
    characters = [(name, words["name"], words["about"]) for name, words in _characters(lang).items()]
    _show("cli-bots-characters", ("cli-bots-character", "", "cli-bots-about"), characters, lang)
    typer.echo(say("cli-bots-note", lang=lang))
    if missing := [bot for bot in found if bot["missing"]]:
        _tell_missing(missing, lang)


def _tell_missing(missing: list[dict[str, Any]], lang: str) -> None:
    from pickomino._extras import extra_of
    from pickomino.messages import say

    names, module = ", ".join([bot["name"] for bot in missing]), missing[0]["missing"]
    needs = say("cli-needs-extra", {"module": module, "extra": extra_of(module) or module}, lang)
    typer.echo(f"{names}: {needs}")


def _show(title: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]], lang: str) -> None:
    from rich.table import Table

    from pickomino.messages import say

    from ._common import print_table

    table = Table(title=say(title, lang=lang), title_justify="left")
    for key in columns:
        table.add_column(say(key, lang=lang) if key else "")
    for row in rows:
        table.add_row(*row)
    print_table(table)
