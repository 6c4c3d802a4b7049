"""The scripts of the page's lessons, played by the engine: what the learner sees, may do and is told at each step.

The page holds no rules, so it steps through what is written here: tables, actions and events as the server sends them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from pickomino.core.actions import parse_action
from pickomino.core.dice import parse_dice
from pickomino.core.engine import apply, apply_roll, follow, new_game
from pickomino.core.events import Event, GameOver, Rolled, TurnBegan
from pickomino.core.notation_positions import parse_position
from pickomino.core.notation_turns import read_turn
from pickomino.core.rules import parse_rules
from pickomino.core.state import GameState, Phase
from pickomino.server.api.present import ended_turn, show_actions, show_events, show_turn, show_view
from pickomino.server.api.wire import Actions, View

LEARNER: Final = 1
"""The learner's seat."""


class Say(NamedTuple):
    """Something to read before going on."""

    name: str


class Do(NamedTuple):
    """Something to do: every legal action is open, and any but this one gets a gentle word."""

    name: str
    action: str
    dice: str = ""
    """How the dice fall, where the action rolls them."""


class Watch(NamedTuple):
    """Somebody else's turn, shown as it stands before its end."""

    name: str
    turn: str


class Later(NamedTuple):
    """A leap in time, to a position; nothing is shown of its own."""

    position: str


Scene: TypeAlias = Say | Do | Watch | Later


class Lesson(NamedTuple):
    """One lesson: how it begins and what comes one after the other."""

    name: str
    rules: str
    players: int
    scenes: Sequence[Scene]


CLASSIC: Final = Lesson(
    "classic",
    "classic",
    2,
    (
        Say("grill"),
        Do("dice", "roll", "112344WW"),
        Do("worms", "W"),
        Do("roll-on", "roll", "23555W"),
        Do("new-face", "5"),
        Do("stop", "stop"),
        Say("stack"),
        Watch("duck", "12345WWW:W 12444:4 =27"),
        Do("top-tile", "roll", "1235444W"),
        Do("fours", "4"),
        Do("need-worm", "roll", "124WW"),
        Do("worms-again", "W"),
        Do("dare", "roll", "145"),
        Do("five", "5"),
        Do("steal", "stop"),
        Say("stolen"),
        Watch("duck-again", "12235WWW:W 14444:4 =31"),
        Do("no-luck", "roll", "11122333"),
        Do("threes", "3"),
        Do("hope", "roll", "11255"),
        Do("fives", "5"),
        Do("last-hope", "roll", "335"),
        Say("bust"),
        Say("bust-cost"),
        Later("24.28x.31x.33x.34x.35x.36x 22.25.29.32/21.23.26.27.30 - 1 55WW:1233"),
        Do("late", "3"),
        Do("lower", "stop"),
        Say("end"),
    ),
)

EXTRAWURM: Final = Lesson(
    "extrawurm",
    "extrawurm",
    3,
    (
        Say("table"),
        Do("roll", "roll", "112345WW"),
        Do("ones", "1"),
        Do("grilled", "roll", "345WWW"),
        Do("worms", "W"),
        Do("seventeen", "roll", "245"),
        Do("four", "4"),
        Do("hen", "stop"),
        Say("guard"),
        Watch("duck", "12345WWW:W 12455:5 =25"),
        Watch("goose", "112344WW:W 112433:3 1245:5 ^21h"),
        Say("hen-gone"),
        Later("11c.13.22.23r.24.26.28.29a.30.31.32.33.34.35.36 21.27+1:g/25:w/-:h 6 1 -"),
        Do("nine", "roll9", "122345WWW"),
        Do("nine-worms", "W"),
        Do("nine-on", "roll", "123544"),
        Do("nine-fours", "4"),
        Do("crow", "stop"),
        Say("crow-gone"),
        Later("11c.13r.22.24.26.28.29a.30.31.32.33.34x.35x.36x 21.27.23+2:w/25:g/-:h 5 1 44W:444WW"),
        Do("weasel", "~", "13555"),
        Say("saved"),
        Later("11w.13r.22.24.26.29a.30.31.32.33x.34x.35x.36x 21.27.23.28+2:c/25:g/-+1:h 4 1 334455:"),
        Do("canned", "stop+c"),
        Do("keep", "keep a"),
        Say("kept"),
        Later("11w.13r.22c.24h.26g.33x.34x.35x.36x 21.27.23.28.29+2:a/25.30+3/31.32+2 0 1 WW:113455"),
        Do("last-ones", "1"),
        Do("rob", "rob 2"),
        Say("end"),
    ),
)

LESSONS: Final = (CLASSIC, EXTRAWURM)

Json: TypeAlias = dict[str, Any]


class _Stage:
    """A lesson under way: the state, and what happened since the last step."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.rules = parse_rules(lesson.rules)
        self.state: GameState = new_game(self.rules, lesson.players)
        self.events: list[Event] = []
        self.steps: list[Json] = []
        self.rolled_in_vain: View | None = None

    def play(self, scene: Scene) -> None:
        match scene:
            case Say(name):
                self._show(name)
            case Do(name, action, dice):
                self._do(name, action, dice)
            case Watch(name, turn):
                self._watch(name, turn)
            case Later(position):
                self.state = parse_position(position, self.rules)
                self.events = []

    def _do(self, name: str, action: str, dice: str) -> None:
        actions = show_actions(self.state)
        legal = [legal["action"]["text"] for legal in actions["legal"]]
        assert self.state.mover == LEARNER, name
        assert action in legal, f"{name}: {action} is not among {legal}"
        self._show(name, actions=actions, right=action)
        before = self.state
        self._note(*apply(before, parse_action(action)))
        if self.state.turn.phase is Phase.DUE:
            after, events = apply_roll(self.state, parse_dice(dice))
            self._note(after, events)
            if after.mover != LEARNER and (ended := ended_turn(before.turn, events)):
                # A roll that busts: its dice are seen before what they cost.
                self.rolled_in_vain = {**show_view(before), "turn": show_turn(ended)}
        else:
            assert not dice, name

    def _watch(self, name: str, turn: str) -> None:
        assert self.state.mover != LEARNER, name
        *moves, last = read_turn(self.state, turn).moves
        for move in moves:
            self._note(*follow(self.state, move))
        # The rolls are not told: with the dice set aside on the table they would only make it long.
        self.events = [event for event in self.events if not isinstance(event, Rolled)]
        self._show(name)
        self._note(*follow(self.state, last))

    def _note(self, state: GameState, events: Iterable[Event]) -> None:
        self.state = state
        self.events += events

    def _show(self, name: str, actions: Actions | None = None, right: str = "") -> None:
        key = f"learn-{self.lesson.name}-{name}"
        others = [legal for legal in actions["legal"] if legal["action"]["text"] != right] if actions else []
        events, view = self.events, show_view(self.state)
        self.events = []
        if self.rolled_in_vain is not None:
            cut = next(at for at, event in enumerate(events) if isinstance(event, Rolled)) + 1
            events, self.events = events[:cut], events[cut:]
            view, self.rolled_in_vain = self.rolled_in_vain, None
        said = [event for event in events if not isinstance(event, TurnBegan | GameOver)]
        self.steps.append(
            {
                "text": key,
                "events": show_events(said),
                "view": view,
                "actions": actions,
                "right": right or None,
                "word": f"{key}-no" if others else None,
                # What another choice would bring, where it claims a tile: the owl says it.
                "effects": {
                    other["action"]["text"]: show_events(_effects(self.state, other["action"]["text"]))
                    for other in others
                    if other["brings"]
                },
            }
        )


def _effects(state: GameState, action: str) -> list[Event]:
    _, events = apply(state, parse_action(action))
    return [event for event in events if not isinstance(event, TurnBegan)]


def play_lesson(lesson: Lesson) -> Json:
    """All steps of a lesson."""
    stage = _Stage(lesson)
    for scene in lesson.scenes:
        stage.play(scene)
    return {"name": lesson.name, "players": lesson.players, "learner": LEARNER, "steps": stage.steps}
