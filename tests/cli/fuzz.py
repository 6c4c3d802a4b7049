"""Bent input: positions, turns and records as play makes them, with a few characters or tokens gone wrong."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from pickomino.core.engine import Move, new_game
from pickomino.core.notation_turns import format_turn
from pickomino.core.rules import PRESETS, Rules
from pickomino.play import Match, SeededDice, format_record
from walks import custom_rules, random_action, walk

LETTERS = '12345W-x.:/+*?~!=^>&chrwga 0678927"[]{}\\\n\r\t'
STRANGE = "٣²Ⅻ½é🐛\u2028\u0000\u007f\udcff\ufeffＷ−…'`$%"


class Case(NamedTuple):
    """A command line, and what stands on its standard input."""

    arguments: tuple[str, ...]
    stdin: str = ""


class Turn(NamedTuple):
    """A turn that was played: by which rules, from where, and how it is told."""

    rules: str
    position: str
    text: str


def played_turns(seed: int, games: int) -> list[Turn]:
    """Turns of random games, whole or broken off or continued from somewhere in the middle."""
    rng = Random(seed)
    turns: list[Turn] = []
    for number in range(games):
        rules = rng.choice((*PRESETS.values(), *custom_rules()))
        turn: list[tuple[object, Move]] = []
        for moment in walk(rules, rng.randint(2, 7), seed + number):
            turn.append((moment.before, moment.move))
            if moment.after.turn.phase is not moment.before.turn.phase and rng.random() < 0.05:
                turns.append(_told(rules, turn))
            if any(event.kind in ("turn_began", "game_over") for event in moment.events):
                turns.append(_told(rules, turn))
                turn = []
            elif rng.random() < 0.05:
                turn = []
    return turns


def _told(rules: Rules, turn: list[tuple[object, Move]]) -> Turn:
    start = turn[0][0]
    return Turn(str(rules), str(start), format_turn(start, [move for _, move in turn]))  # type: ignore[arg-type]


def played_records(seed: int, games: int) -> list[str]:
    """Records of random games, some of them unfinished."""
    rng = Random(seed)
    records = []
    for number in range(games):
        rules = rng.choice(list(PRESETS.values()))
        names = ["Ann", "Bob", "Cléo", "D", "Eve", "F G", "H"][
            : len(new_game(rules, rng.randint(2, 7)).players)
        ]
        match = Match(rules, names, SeededDice(seed + number))
        for _ in range(rng.choice((10, 40, 120))):
            if match.is_over:
                break
            match.act(random_action(rng, match.state))
        records.append(format_record(match.record({"Event": "fuzz"})))
    return records


def bend(rng: Random, text: str, others: list[str]) -> str:
    """The text with one to four things gone wrong."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        text = rng.choice(BENDS)(rng, text, rng.choice(others))
    return text


def _insert(rng: Random, text: str, other: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(LETTERS if rng.random() < 0.8 else STRANGE) + text[at:]


def _delete(rng: Random, text: str, other: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + text[at + rng.choice((1, 1, 2, 5)) :]


def _change(rng: Random, text: str, other: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(LETTERS if rng.random() < 0.8 else STRANGE) + text[at + 1 :]


def _swap_tokens(rng: Random, text: str, other: str) -> str:
    tokens = text.split(" ")
    first, second = rng.randrange(len(tokens)), rng.randrange(len(tokens))
    tokens[first], tokens[second] = tokens[second], tokens[first]
    return " ".join(tokens)


def _borrow_a_token(rng: Random, text: str, other: str) -> str:
    tokens = text.split(" ")
    tokens[rng.randrange(len(tokens))] = rng.choice(other.split(" "))
    return " ".join(tokens)


def _double(rng: Random, text: str, other: str) -> str:
    first, second = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
    return text[:second] + text[first:second] * rng.choice((1, 1, 3, 50)) + text[second:]


def _cut(rng: Random, text: str, other: str) -> str:
    return text[: rng.randint(0, len(text))]


def _splice(rng: Random, text: str, other: str) -> str:
    return text[: rng.randint(0, len(text))] + other[rng.randint(0, len(other)) :]


BENDS = (_insert, _delete, _change, _change, _swap_tokens, _borrow_a_token, _double, _cut, _splice)


def cases(seed: int, count: int) -> Iterator[Case]:
    """So many command lines, most of them bent in one place."""
    rng = Random(seed)
    turns, records = played_turns(seed, 8), played_records(seed, 12)
    texts, positions = [turn.text for turn in turns], [turn.position for turn in turns]
    rule_sets = [str(rules) for rules in custom_rules()]
    for _ in range(count):
        rules, position, text = rng.choice(turns)
        kind = rng.randrange(10)
        if kind < 4:
            bent = bend(rng, text, texts)
            if rng.random() < 0.2:
                yield Case(("apply", "--rules", rules, "--position", position, "-"), bent)
            else:
                yield Case(("apply", "--rules", rules, "--position", position, "--", bent))
        elif kind < 8:
            if rng.random() < 0.2:
                rules = bend(rng, rules, rule_sets)
            bent = bend(rng, position, positions)
            command = rng.choice((("legal",), ("legal", "--json"), ("show",), ("perft", "--depth", "2")))
            yield Case((*command, f"--rules={rules}", f"--position={bent}"))
        else:
            record = bend(rng, rng.choice(records), records)
            yield Case(("replay", "-", *rng.choice(((), ("--as-positions",), ("--json",)))), record)
