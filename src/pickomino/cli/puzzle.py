"""`pickomino puzzle`: positions with one clearly best action, to be found."""

from __future__ import annotations

__all__ = ["register"]

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from ._common import JsonOption, LangOption, refuse
from ._options import complete_files

if TYPE_CHECKING:
    from pickomino.coach.puzzles import Evidence, Puzzle
    from pickomino.core.actions import Action


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("puzzle")(puzzle)


def _complete_themes(incomplete: str) -> list[str]:
    from pickomino.coach.puzzles import THEMES

    return [theme for theme in THEMES if theme.startswith(incomplete)]


def puzzle(
    number: Annotated[int | None, typer.Argument(metavar="NUMBER")] = None,
    answer: Annotated[str, typer.Option("--answer", metavar="ACTION")] = "",
    difficulty: Annotated[int, typer.Option("--difficulty", metavar="1-5")] = 0,
    theme: Annotated[str, typer.Option("--theme", metavar="THEME", autocompletion=_complete_themes)] = "",
    verify: Annotated[str, typer.Option("--verify", metavar="FILE", autocompletion=complete_files)] = "",
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Show a puzzle, and with an answer whether it is right and why."""
    from pickomino.coach.coach_json import puzzle_json, solved_puzzle_json
    from pickomino.coach.puzzles import THEMES, daily_puzzle, find_puzzle
    from pickomino.core.actions import parse_action
    from pickomino.core.engine import legal_actions
    from pickomino.core.errors import IllegalAction, Problem
    from pickomino.core.legality import why_not

    from ._common import print_json, read_argument

    if verify:
        _verify(verify, as_json, lang)
        return
    if theme and theme not in THEMES:
        raise refuse("cli-puzzle-theme", token=theme[:40], known=" ".join(THEMES))
    if not 0 <= difficulty <= 5:
        raise refuse("cli-range", option="--difficulty", least=1, most=5, value=difficulty)
    today = datetime.now(UTC).date()
    if number is None and not (difficulty or theme):
        found: Puzzle | None = daily_puzzle(today)
    else:
        found = find_puzzle(
            today.toordinal() if number is None else number, difficulty=difficulty, theme=theme
        )
    if found is None:
        raise refuse("cli-puzzle-none")
    given = parse_action(read_argument(answer)) if answer else None
    if given is not None and given not in legal_actions(found.state):
        raise IllegalAction(why_not(found.state, given) or Problem("error-action", {"token": str(given)}))
    if as_json:
        shown = {} if given is None else {**solved_puzzle_json(found), "right": given == found.answer}
        print_json({**puzzle_json(found), **shown})
        return
    _show(found, lang)
    if given is not None:
        _judge(found, given, lang)


def _show(found: Puzzle, lang: str) -> None:
    from pickomino.core.engine import legal_actions
    from pickomino.messages import say
    from pickomino.view.text import position_text

    params: dict[str, str | int] = {"id": found.id, "difficulty": found.difficulty}
    typer.echo(say("cli-puzzle-title", params, lang))
    typer.echo(f"{found.state.rules}: {found.state}")
    typer.echo(position_text(found.state, lang=lang))
    typer.echo(say("cli-puzzle-ask", {"choices": " ".join(map(str, legal_actions(found.state)))}, lang))


def _judge(found: Puzzle, given: Action, lang: str) -> None:
    from pickomino.coach.hints import find_hint
    from pickomino.messages import say, tell, tell_percent

    if given == found.answer:
        typer.echo(say("cli-puzzle-right", {"answer": str(given)}, lang))
    else:
        typer.echo(say("cli-puzzle-wrong", {"given": str(given), "answer": str(found.answer)}, lang))
    hint = find_hint(found.state)
    for choice in hint.choices:
        reason = tell(choice.reason.key, choice.reason.params, lang=lang)
        typer.echo(f"  {tell_percent(choice.chance, 1, lang)}  {choice.action}  {reason}")
    typer.echo(say(f"certainty-{hint.certainty.value}", lang=lang))
    if found.themes:  # not before: some give the answer away
        themes = ", ".join(say(f"theme-{theme}", lang=lang) for theme in found.themes)
        typer.echo(say("cli-puzzle-themes", {"themes": themes}, lang))


def _verify(path: str, as_json: bool, lang: str) -> None:
    from pickomino.coach.puzzles import load_puzzles, parse_puzzle
    from pickomino.coach.verifying import find_evidence
    from pickomino.messages import say, tell_number

    from ._common import INTERRUPTED, read_file
    from ._progress import progress_bar
    from ._refusals import fail

    lines = read_file(path).splitlines() if path != "stock" else None
    stock = load_puzzles() if lines is None else [parse_puzzle(line) for line in lines]
    found: list[Evidence] = []
    is_whole = True
    try:
        with progress_bar("cli-puzzle-count", lang) as tell_puzzles:
            for line, one in enumerate(stock, 1):
                evidence = find_evidence(one)
                found.append(evidence)
                if not evidence.is_sound and not as_json:
                    unsound: dict[str, str | int] = {"line": line, "answer": str(one.answer)}
                    typer.echo(say("cli-puzzle-unsound", unsound, lang), err=True)
                if tell_puzzles is not None:
                    tell_puzzles(line, len(stock))
    except KeyboardInterrupt:  # what was found until then is still true
        is_whole = False
    if as_json:
        _print_evidence(found, is_whole)
    elif found and all(evidence.is_sound for evidence in found):
        least = tell_number(100 * min(evidence.lead for evidence in found), 1, lang)
        typer.echo(say("cli-puzzle-verified", {"count": len(found), "lead": least}, lang))
        played = sum(evidence.games > 0 for evidence in found)
        if played:
            typer.echo(say("cli-puzzle-played", {"count": played}, lang))
    elif found:
        count = sum(not evidence.is_sound for evidence in found)
        raise fail(refuse("cli-puzzle-failed", count=count))
    elif is_whole:
        raise fail(refuse("cli-puzzle-none"))
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def _print_evidence(found: list[Evidence], is_whole: bool) -> None:
    """The line of each puzzle that does not hold, and the least lead; the exit status is 1 unless all hold."""
    from ._common import print_json

    unsound = [line for line, evidence in enumerate(found, 1) if not evidence.is_sound]
    print_json(
        {
            "ok": is_whole and bool(found) and not unsound,
            "puzzles": len(found),
            "unsound_lines": unsound,
            "least_lead": min((evidence.lead for evidence in found), default=None),
            "played_out": sum(evidence.games > 0 for evidence in found),
        }
    )
    if is_whole and (unsound or not found):
        raise typer.Exit(1)
