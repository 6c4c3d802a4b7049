"""A game the easy way: one object to play, take back, look at, record and study, over `play.Match`."""

from __future__ import annotations

__all__ = ["Game"]

import random
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from .core.actions import Action, parse_action
from .core.dice import Counts, parse_dice
from .core.engine import dice_due, new_game
from .core.errors import PickominoError
from .core.events import Event
from .core.legality import why_not
from .core.notation_positions import parse_position
from .core.notation_turns import read_turn
from .core.outcome import Outcome
from .core.rules import Rules, format_rules, parse_rules
from .core.state import GameState
from .play import DEFAULT_TURN_LIMIT, DiceSource, Match, Record, SeededDice, parse_record

if TYPE_CHECKING:
    from .bots import Bot
    from .coach import Hint, Review

_SEED_BITS = 64


class Game:
    """A game under way, whose dice fall by themselves.

    >>> game = Game("classic", players=["Ann", "Bob"])
    >>> game.push("roll", dice="1234445W")
    (Rolled(seat=1, dice=(1, 1, 1, 3, 1, 1)),)
    >>> game.push("4")
    (SetAside(seat=1, face=3, count=3, total=12),)
    >>> game
    Game('classic', ['Ann', 'Bob'], position='21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 444:')
    >>> game.why_not("4")
    'Now either roll the other dice or stop. (Rule T4)'
    """

    def __init__(
        self,
        rules: Rules | str = "classic",
        players: int | Sequence[str] | None = None,
        *,
        seed: int | str | None = None,
        position: GameState | str | None = None,
        dice: DiceSource | None = None,
        turn_limit: int = DEFAULT_TURN_LIMIT,
    ) -> None:
        """Set up a game of a rule set for a number of players (two by default) or for players by name.

        The dice follow `seed`, or come from `dice`; with neither they differ from game to game. `position` starts
        in the middle of a game. After `turn_limit` turns the game is decided as it stands (E5).
        """
        if seed is not None and dice is not None:
            raise TypeError("a game has either a seed or dice of its own, not both")
        start = _read_start(rules, players, position)
        names = _name_players(players, len(start.players))
        if dice is not None and not hasattr(dice, "roll"):
            raise TypeError(f"dice are something that rolls, such as SeededDice(7), not {dice!r:.80}")
        if seed is None:
            seed = random.SystemRandom().getrandbits(_SEED_BITS)
        self.match = Match(
            start.rules, names, dice or SeededDice(_check_seed(seed)), start=start, turn_limit=turn_limit
        )
        """What the game is played in: its history with all events."""

    # Where the game stands

    @property
    def state(self) -> GameState:
        """The position as a value that the functions of `pickomino.core` take."""
        return self.match.state

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return self.match.start.rules

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return self.match.players

    @property
    def mover(self) -> int:
        """The seat whose turn it is, counted from 1; 0 when the game is over."""
        return 0 if self.is_over else self.state.mover

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the mover may decide now; nothing while dice are due or when the game is over."""
        return self.match.legal_actions()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.is_over

    @property
    def outcome(self) -> Outcome | None:
        """Worms by seat and winners, once the game is over."""
        return self.match.outcome

    def why_not(self, action: Action | str) -> str | None:
        """The sentence that says why an action is not allowed now, or None if it is."""
        problem = why_not(self.state, _read_action(action))
        return str(PickominoError(problem)) if problem else None

    # Moving on and back

    def push(self, action: Action | str, dice: Counts | str | None = None) -> tuple[Event, ...]:
        """Decide; dice that this orders fall at once, as `dice` says or by the game's own dice."""
        if type(action) is not Action:
            action = _read_action(action)
        return self.match.act(action, None if dice is None else _read_dice(dice))

    def push_turn(self, turn: str) -> tuple[Event, ...]:
        """Play a turn, or the rest of one, as records write it: `1234445W:4 2344W:W 55WW:5 13:3 ^31`."""
        read = read_turn(self.state, turn)
        return tuple([event for move in read.moves for event in self.match.take(move)])

    def roll(self, dice: Counts | str | None = None) -> tuple[Event, ...]:
        """Let dice fall that were due in the position the game started from; `push` does it everywhere else."""
        if dice is None:
            assert self.match.dice is not None  # a game always has dice
            dice = self.match.dice.roll(dice_due(self.state))
        return self.match.roll(_read_dice(dice))

    def pop(self) -> Action | None:
        """Take back the last decision with the dice that it ordered, and return it.

        Seeded dice are not put back: played on, the game takes another course.
        """
        history = self.match.history
        if not history:
            raise IndexError("nothing has been played yet")
        last = history[-1]
        if isinstance(last.move, Action):
            self.match.undo()
            return last.move
        self.match.undo(min(2, len(history)))
        ordered = history[-2].move if len(history) > 1 else None
        return ordered if isinstance(ordered, Action) else None

    def play(self, *bots: Bot | str, seed: int | str = 0) -> Game:
        """Let bots play the game to its end, one for each seat or one for all; `seed` is their own chance."""
        from .bots import make_bot

        if len(bots) not in (1, len(self.players)):
            raise TypeError(
                f"{len(bots)} bots for {len(self.players)} seats: one for each or one for all is expected"
            )
        for bot in bots:
            if not (isinstance(bot, str) or hasattr(bot, "choose")):
                raise TypeError(f"a bot or its name, such as 'greedy', is expected, not {bot!r:.80}")
        seated = [make_bot(bot, local=True) if isinstance(bot, str) else bot for bot in bots]
        chance = random.Random(f"{_check_seed(seed)} bots")  # noqa: S311  # repeatable by seed
        if dice_due(self.state):
            self.roll()
        while not self.is_over:
            bot = seated[(self.mover - 1) % len(seated)]
            self.match.act(bot.choose(self.state, chance))
        return self

    # Records

    @classmethod
    def from_record(cls, record: Record | str, *, seed: int | str | None = None) -> Game:
        """The game that a record, or its text, tells: to be looked at, taken back or played on."""
        if isinstance(record, str):
            record = parse_record(record)
        elif not isinstance(record, Record):
            raise TypeError(f"a record or its text is expected, not {record!r:.80}")
        game = cls(record.rules, record.players, seed=seed, position=record.start)
        game.match = Match.from_record(record, game.match.dice)
        return game

    @classmethod
    def load(cls, path: str | Path, *, seed: int | str | None = None) -> Game:
        """The game of a `.pkn` file."""
        return cls.from_record(Path(path).read_text(encoding="utf-8"), seed=seed)

    def record(self, **tags: str) -> Record:
        """The game so far as a record, whose `str` is the text of a `.pkn` file; `tags` are added to it."""
        return self.match.record(tags)

    def save(self, path: str | Path, **tags: str) -> None:
        """Write the game so far into a `.pkn` file."""
        Path(path).write_text(str(self.record(**tags)), encoding="utf-8", newline="\n")

    def __iter__(self) -> Iterator[GameState]:
        """The positions: the start, then the one after every turn."""
        return self.record().positions()

    # The coach

    def hint(self) -> Hint:
        """What every choice is worth, the best first (needs the extra `solver`)."""
        from .coach import find_hint

        return find_hint(self.state)

    def review(self) -> Review:
        """What every decision so far cost and what every roll brought (needs the extra `solver`)."""
        from .coach import review_record

        return review_record(self.record())

    # For people

    def __repr__(self) -> str:
        return f"Game({format_rules(self.rules)!r}, {list(self.players)!r}, position={str(self.state)!r})"

    def __str__(self) -> str:
        """The position as text."""
        from .view import position_text

        return position_text(self.state, self.players)

    def _repr_svg_(self) -> str:
        """The position as a picture, for notebooks."""
        from .view import position_svg

        return position_svg(self.state, self.players)

    def _repr_html_(self) -> str:
        """The picture with the legal actions below it, for notebooks."""
        actions = " · ".join([escape(str(action)) for action in self.legal])
        return f"<figure>{self._repr_svg_()}<figcaption>{actions or escape(str(self.state))}</figcaption></figure>"


# What may be handed in as text


def _read_action(action: Action | str) -> Action:
    if isinstance(action, Action):
        return action
    if not isinstance(action, str):
        raise TypeError(f"an action or its text, such as 'roll', is expected, not {action!r:.80}")
    return parse_action(action)


def _read_dice(dice: Counts | str) -> Counts:
    return parse_dice(dice) if isinstance(dice, str) else dice


def _check_seed(seed: int | str) -> int | str:
    given: object = seed
    if not isinstance(given, int | str) or isinstance(given, bool):
        raise TypeError(f"a seed is a whole number or a text, not {seed!r:.80}")
    return seed


def _read_start(
    rules: Rules | str, players: int | Sequence[str] | None, position: GameState | str | None
) -> GameState:
    if isinstance(players, str) or not (players is None or isinstance(players, int) or _are_names(players)):
        raise TypeError(f"a number of players or a list of names is expected, not {players!r:.80}")
    if isinstance(position, GameState):
        return position
    rule_set = parse_rules(rules) if isinstance(rules, str) else rules
    if position is not None:
        return parse_position(position, rule_set)
    count = 2 if players is None else players if isinstance(players, int) else len(players)
    return new_game(rule_set, count)


def _are_names(players: object) -> bool:
    return isinstance(players, Sequence) and all(isinstance(name, str) for name in players)


def _name_players(players: int | Sequence[str] | None, seats: int) -> Sequence[str]:
    """The names given, or one for each seat."""
    if players is None or players == seats:
        return [f"Player {seat}" for seat in range(1, seats + 1)]
    if isinstance(players, Sequence):
        return players
    raise ValueError(f"the position has {seats} seats, not {players}")
