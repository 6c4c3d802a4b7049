"""A review as one HTML page that needs nothing beside it."""

from __future__ import annotations

__all__ = ["HEADINGS", "memorable", "player_rows", "report_html"]

from collections.abc import Iterable
from html import escape

from pickomino.messages import say, tell_error, tell_list, tell_number, tell_percent

from .comments import tell_decision
from .curve import COLOURS, draw_curve, key_of_marks
from .grades import Grade, is_worth_saying
from .review import Review
from .summary import tell_certainties, tell_deciding, tell_decision_of, tell_roll

HEADINGS = (
    "cli-review-player",
    "cli-review-start",
    "cli-review-luck",
    "cli-review-cost",
    "cli-review-gifts",
    "cli-review-revisions",
    "cli-review-result",
    "cli-review-accuracy",
    "cli-review-grades",
)
"""Of the table of players, as keys."""

_STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{padding:.3rem .6rem;border-bottom:1px solid #ddd;text-align:right;vertical-align:top}
th:first-child,td:first-child,td.text,th.text{text-align:left}td{white-space:nowrap}td.text:last-child{white-space:normal;min-width:16rem}
code{white-space:pre-wrap;overflow-wrap:anywhere}
.scroll{overflow-x:auto}svg{width:100%;height:auto}p>span{margin-right:.8em}.key{display:inline-block;width:.9em;height:.9em;margin-right:.4em}
.error{border-left:4px solid #c0392b;padding:.3rem .8rem;background:#fbeceb}
"""


def _points(value: float, lang: str) -> str:
    return tell_number(round(100 * value, 1) + 0.0, 1, lang, signed=True)  # never "-0.0"


def player_rows(review: Review, lang: str = "en") -> list[list[str]]:
    """The figures of every player as text, one row a player, in the order of `HEADINGS`."""

    def points(value: float) -> str:
        return _points(value, lang)

    def percent(value: float) -> str:
        return tell_percent(value, 1, lang)

    return [
        [
            player.name,
            percent(player.start),
            points(player.luck),
            points(player.cost),
            points(player.gifts),
            points(player.revisions),
            percent(player.result),
            percent(player.accuracy),
            f"{player.grades[Grade.MISTAKE]} + {player.grades[Grade.BLUNDER]}",
        ]
        for player in review.players
    ]


def memorable(review: Review, lang: str = "en") -> list[str]:
    """What decided the game, every player's costliest decision and luckiest roll, how large revisions were, and how sure all that is."""
    sentences = [tell_deciding(review, lang)]
    for player in review.players:
        if player.costliest is not None:
            sentences.append(tell_decision_of(review, player.costliest, lang))
        if player.luckiest is not None:
            sentences.append(tell_roll(review, player.luckiest, lang))
    if any(True for _ in review.revisions):
        size = tell_percent(review.mean_revision, 2, lang)
        sentences.append(say("review-mean-revision", {"size": size}, lang))
    sentences += tell_certainties(review, lang)
    return [sentence for sentence in sentences if sentence]


def report_html(review: Review, lang: str = "en") -> str:
    """The whole report."""
    title = say("cli-review-title", {"rules": str(review.record.rules)}, lang)
    names = tell_list(review.record.players, lang)
    headings = [say(heading, lang=lang) for heading in HEADINGS]
    error = ""
    if review.error is not None:
        problem = say("cli-review-error", {"problem": tell_error(review.error, lang)}, lang)
        error = f'<p class="error">{escape(problem)}</p>'
    legend = " ".join(
        f'<span><span class="key" style="background:{COLOURS[seat % len(COLOURS)]}"></span>{escape(name)}</span>'
        for seat, name in enumerate(review.record.players)
    )
    sentences = "".join(f"<li>{escape(sentence)}</li>" for sentence in memorable(review, lang))
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(names)}</title><style>{_STYLE}</style></head><body>"
        f"<h1>{escape(names)}</h1><p>{escape(title)}</p>{error}"
        f'<div class="scroll">{_table(headings, player_rows(review, lang), texts=0)}</div>'
        f"<h2>{escape(say('review-curve', lang=lang))}</h2><p>{legend} {key_of_marks(lang)}</p>{draw_curve(review, lang)}"
        f'<ul>{sentences}</ul><div class="scroll">{_turns(review, lang)}</div></body></html>\n'
    )


def _turns(review: Review, lang: str) -> str:
    """Every turn with its luck, everybody's chance after it and what was wrong in it."""
    headings = [
        say("cli-review-turn", lang=lang),
        say("cli-review-player", lang=lang),
        say("cli-review-luck", lang=lang),
        *review.record.players,
    ]
    rows = []
    for number, turn in enumerate(review.record.turns, 1):
        changes = review.of_turn(number)
        after = [tell_percent(chance, 1, lang) for chance in changes[-1].after]
        wrong = [
            tell_decision(decision, lang)
            for decision in review.decisions
            if decision.turn == number and is_worth_saying(decision.grade)
        ]
        name, luck = review.record.players[turn.before.mover - 1], _points(review.luck_of_turn(number), lang)
        rows.append([str(number), name, luck, *after, " ".join([turn.text, *wrong])])
    return _table([*headings, ""], rows, texts=len(headings))


def _table(headings: Iterable[str], rows: Iterable[Iterable[str]], *, texts: int) -> str:
    """A table; column `texts` is text, too."""

    def cells(tag: str, row: Iterable[str]) -> str:
        return "".join(
            f'<{tag} class="text">{escape(cell)}</{tag}>'
            if place == texts
            else f"<{tag}>{escape(cell)}</{tag}>"
            for place, cell in enumerate(row)
        )

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f"<table><thead><tr>{cells('th', headings)}</tr></thead><tbody>{body}</tbody></table>"
