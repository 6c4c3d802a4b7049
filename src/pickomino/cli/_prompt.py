"""The game at the prompt: reads a line, acts, tells what happened."""

from __future__ import annotations

__all__ = ["PromptGame", "open_game"]

import random
import shutil
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer

from pickomino.bots import Bot, make_bot
from pickomino.bots.external import ExternalBot
from pickomino.bots.guest import Guest
from pickomino.bots.seats import Seat, name_for, read_seats
from pickomino.core.actions import Action, ActionKind
from pickomino.core.dice import parse_dice
from pickomino.core.engine import dice_due, preview
from pickomino.core.errors import PickominoError
from pickomino.core.notation_positions import format_position
from pickomino.core.rules import parse_rules
from pickomino.messages import say, tell, tell_error, tell_events, tell_list
from pickomino.play import Match, SeededDice, format_record
from pickomino.view.text import position_rich, position_text

from ._common import check_writable, events_as_json, is_plain_output, print_json, write_file
from ._keys import COMMANDS, default_action, help_lines, read_action

if TYPE_CHECKING:
    from pickomino.core.events import Event


def open_game(
    *, rules: str, players: str, seed: str, own_dice: bool, limit: int, record: str, as_json: bool, lang: str
) -> PromptGame:
    """Set the table: bots by their specs, people by their names."""
    seats = read_seats(players)
    bots = {number: make_bot(seat.spec, local=True) for number, seat in enumerate(seats, 1) if seat.spec}
    dice = None if own_dice else SeededDice(f"{seed} dice")
    match = Match(parse_rules(rules), [seat.name for seat in seats], dice, turn_limit=limit)
    if record and record != "-":
        check_writable(record)  # before the game, whose record would be lost
    if any(isinstance(bot, Guest) for bot in bots.values()):  # known only now: no program starts in vain
        match = Match(match.state.rules, _names(seats, bots), dice, turn_limit=limit)
    chance = random.Random(f"{seed} bots")  # noqa: S311  # a bot's own choices, repeatable by seed
    return PromptGame(match, bots, chance, record=record, as_json=as_json, lang=lang)


def _names(seats: Sequence[Seat], bots: dict[int, Bot]) -> list[str]:
    """What everybody is called: bots of somebody else's by the names that they give themselves."""
    names: list[str] = []
    for number, seat in enumerate(seats, 1):
        bot, name = bots.get(number), seat.name
        if isinstance(bot, ExternalBot):
            bot.meet()
        if isinstance(bot, Guest):
            name = name_for(bot.name)
        others = {*names, *(other.name for other in seats if other is not seat)}
        names.append(f"{name} {number}" if name in others else name)
    return names


def _terminal_width() -> int:
    return shutil.get_terminal_size((80, 24)).columns


class _Quit(Exception):  # the player leaves the table
    pass


class PromptGame:
    """One game between people at this terminal and bots."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        chance: random.Random,
        *,
        record: str,
        as_json: bool,
        lang: str,
    ) -> None:
        self._match = match
        self._bots = bots
        self._chance = chance
        self._record = record
        self._as_json = as_json
        self._lang = lang
        people = [seat for seat in range(1, len(match.players) + 1) if seat not in bots]
        self._you = people if len(people) == 1 else []  # several people at one terminal go by their names
        self._shown = -1  # the number of turns played when the table was last shown

    def run(self) -> None:
        """Play until the game is over, the input ends or the player quits."""
        self._say("cli-play-hint")
        try:
            while not self._match.is_over:
                self._step()
        except _Quit:
            self._say("cli-play-left")
        except KeyboardInterrupt:
            print(file=sys.stderr)  # the terminal has shown ^C
            self._say("cli-play-left")
        finally:
            self._dismiss()
        self._finish()

    def _dismiss(self) -> None:
        """Tell the bots of somebody else's how the game ended, if it did, and end their programs."""
        for bot in self._bots.values():
            if isinstance(bot, Guest):
                if self._match.outcome is not None:
                    bot.over(self._match.state, self._match.outcome)
                bot.close()

    def _step(self) -> None:
        state = self._match.state
        due = dice_due(state)
        if due:
            self._read_dice(due)
        elif state.mover in self._bots:
            self._tell(self._match.act(self._ask(self._bots[state.mover])))
        else:
            self._decide()

    def _ask(self, bot: Bot) -> Action:
        """A bot's decision; what a bot of somebody else's did wrong is said at once."""
        known = len(bot.faults) if isinstance(bot, Guest) else 0
        action = bot.choose(self._match.state, self._chance)
        if isinstance(bot, Guest):
            for fault in bot.faults[known:]:
                params: dict[str, str | int] = {
                    "bot": bot.name,
                    "count": 1,
                    "fault": tell_error(fault, self._lang),
                }
                print(say("cli-arena-fault", params, self._lang), file=sys.stderr)
        return action

    def _decide(self) -> None:
        if self._shown != self._match.turns_played:
            self._shown = self._match.turns_played
            self._show()
        legal = self._match.legal_actions()
        default = default_action(self._match.state, legal)
        line = self._read_line(self._question(legal, default))
        line = COMMANDS.get(line.lower(), line) or (str(default) if default else "")
        if line == "quit":
            raise _Quit
        if line == "help":
            self._explain()
        elif line == "hint":
            self._advise()
        elif line == "show":
            self._show()
        elif line == "record":
            self._show_record()
        elif line == "undo":
            self._undo()
        elif line:
            try:
                self._tell(self._match.act(read_action(line, legal)))
            except PickominoError as error:
                self._complain(error)

    def _question(self, legal: Sequence[Action], default: Action | None) -> str:
        """The choices, and behind them what Enter takes."""
        name = self._match.players[self._match.state.mover - 1]
        asked = {"name": name, "choices": ", ".join([self._describe(action) for action in legal])}
        if default is None:
            return say("cli-play-prompt", asked, self._lang)
        return say("cli-play-prompt-default", {**asked, "default": str(default)}, self._lang)

    def _explain(self) -> None:
        if not self._as_json:
            typer.echo("\n".join(help_lines(self._match.state, self._lang, _terminal_width())))

    def _advise(self) -> None:
        """The coach's best choice and why, if the solver is installed."""
        try:
            from pickomino.coach import find_hint
        except ModuleNotFoundError as error:
            self._say("cli-needs-extra", extra="solver", module=error.name or "numpy")
            return
        best = find_hint(self._match.state).best
        reason = tell(best.reason.key, best.reason.params, self._match.players, self._lang, self._you)
        if self._as_json:
            print_json({"hint": {"action": str(best.action), "text": reason}})
        else:
            typer.echo(reason)

    def _describe(self, action: Action) -> str:
        """The action and what it would bring, where that takes no dice and is worth saying."""
        if action.kind not in (ActionKind.STOP, ActionKind.STOP_CANNED):
            return str(action)
        events = [
            event
            for event in preview(self._match.state, action)
            if event.kind not in ("stopped", "turn_began")
        ]
        outcome = tell_events(events, self._match.players, self._lang, you=(self._match.state.mover,))
        return f"{action} ({outcome})" if outcome else str(action)

    def _read_dice(self, due: int) -> None:
        name = self._match.players[self._match.state.mover - 1]
        line = self._read_line(say("cli-play-dice", {"name": name, "count": due}, self._lang))
        try:
            self._tell(self._match.roll(parse_dice(line.upper())))
        except PickominoError as error:
            self._complain(error)

    def _read_line(self, prompt: str) -> str:
        # On the terminal the prompt goes to standard error, so that standard output stays the game's story.
        print(prompt, end=" > ", file=sys.stderr, flush=True)
        line = sys.stdin.readline(1000)
        if not line:
            print(file=sys.stderr)
            raise _Quit
        if line.strip() == "quit":
            raise _Quit
        return line.strip()

    def _undo(self) -> None:
        """Take back a person's last decision.

        Not past dice that fell by themselves: the next ones would be known, or others could be had instead.
        """
        history = self._match.history
        for steps, played in enumerate(reversed(history), 1):
            is_roll = bool(dice_due(played.before))
            if is_roll and self._match.dice is not None:
                self._say("cli-play-dice-fell")
                return
            if played.before.mover not in self._bots and not is_roll:
                self._match.undo(steps)
                self._shown = -1
                self._tell(())
                return
        self._say("cli-play-no-undo")

    def _tell(self, events: tuple[Event, ...]) -> None:
        if self._as_json:
            position = format_position(self._match.state)
            print_json(
                {
                    "position": position,
                    "events": events_as_json(events, self._match.players, self._lang, self._you),
                }
            )
        elif events:
            typer.echo(tell_events(events, self._match.players, self._lang, self._you))

    def _show(self) -> None:
        if self._as_json:
            return
        width = _terminal_width()
        is_plain = is_plain_output()
        if sys.stdout.isatty() and not is_plain:
            from rich.console import Console

            Console(highlight=False).print(
                position_rich(self._match.state, self._match.players, self._lang, width, you=self._you)
            )
        else:
            typer.echo(
                position_text(
                    self._match.state,
                    self._match.players,
                    self._lang,
                    width,
                    ascii_only=is_plain,
                    you=self._you,
                )
            )

    def _show_record(self) -> None:
        text = format_record(self._match.record())
        if self._as_json:
            print_json({"record": text})
        else:
            typer.echo(text, nl=False)

    def _finish(self) -> None:
        if self._record == "-" and self._as_json:
            self._show_record()
        elif self._record:
            write_file(self._record, format_record(self._match.record()))
        result = self._match.outcome
        if result is not None and self._as_json:
            print_json({"outcome": {**result._asdict(), "by_limit": self._match.is_by_limit}})
        elif result is not None and self._match.is_by_limit:
            winners = tell_list([self._match.players[seat - 1] for seat in result.winners], self._lang)
            self._say("cli-replay-limit", turns=self._match.turns_played, winners=winners)
        elif result is not None:
            self._show()

    def _say(self, key: str, **params: str | int) -> None:
        if not self._as_json:
            typer.echo(say(key, params, self._lang))

    def _complain(self, error: PickominoError) -> None:
        print(tell_error(error, self._lang), file=sys.stderr)
