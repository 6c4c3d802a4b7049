"""What one player keeps about the dice of a game, and compares with everything that the server says later."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pickomino.core.errors import Problem
from pickomino.server.log.fairdice import entropy_commitment
from pickomino.server.log.verify import Noted


class DiceWatch:
    """The commitments and hashes that a player was shown, and what they themselves added to the dice."""

    def __init__(self, game: str, draw: Callable[[], str]) -> None:
        self._game = game
        self._draw = draw
        self._heads: dict[int, str] = {}
        self._version = 0
        self._commitment: str | None = None
        self._is_reseeded = False
        """Whether the entries since the last full update say that there is a new seed."""
        self._sent: dict[str, str] = {}
        """My commitment, by that of the server."""
        self._entropies: dict[str, str] = {}
        """What my commitments stand for."""
        self._added: list[str] = []

    @property
    def noted(self) -> Noted:
        """Everything to compare the log with after the game."""
        commitments = [*self._sent, *([self._commitment] if self._commitment else [])]
        return Noted(list(dict.fromkeys(commitments)), self._added, list(self._heads.values()), self._game)

    def check(self, update: dict[str, Any], seats: Iterable[int]) -> list[Problem]:
        """Compare an update with what was kept; returns what must be said aloud."""
        problems = self._check_heads(update)
        self._is_reseeded |= any(entry["kind"] == "reseed" for entry in update["entries"])
        if not update["more"]:
            problems += self._check_dice(update["dice"], sorted(seats), is_continued=not problems)
        return problems

    def contribution(self, update: dict[str, Any], seats: Iterable[int]) -> dict[str, str] | None:
        """The message that adds to the dice, if it is time for one."""
        dice, mine = update["dice"], sorted(seats)
        if not mine or dice["protocol"] < 2 or update["table"]["status"] not in ("lobby", "running"):
            return None
        promised = [dice["commitments"][seat - 1] for seat in mine]
        if dice["phase"] == "commit" and None in promised and not set(mine) & set(dice["withheld"]):
            entropy = self._draw()
            commitment = entropy_commitment(self._game, entropy)
            self._entropies[commitment] = entropy
            self._sent[dice["commitment"]] = commitment
            return {"type": "commit", "commitment": commitment}
        if dice["phase"] == "reveal":
            entropy = next((self._entropies[one] for one in promised if one in self._entropies), "")
            if entropy and entropy not in dice["entropy"]:
                return {"type": "entropy", "entropy": entropy}
        return None

    def _check_heads(self, update: dict[str, Any]) -> list[Problem]:
        version, since = update["version"], update["since"]
        problems = []
        if version < self._version:
            problems.append(Problem("dice-alarm-back", {"version": version, "known": self._version}))
            self._heads = {seen: head for seen, head in self._heads.items() if seen <= version}
        for seen, head in ((since, update["since_head"]), (version, update["head"])):
            if seen and self._heads.setdefault(seen, head) != head:
                problems.append(Problem("dice-alarm-rewritten", {"version": seen}))
        self._version = version
        return problems

    def _check_dice(self, dice: dict[str, Any], seats: list[int], *, is_continued: bool) -> list[Problem]:
        keys = []
        is_new = self._commitment is not None and dice["commitment"] != self._commitment
        if is_new and is_continued and not self._is_reseeded:
            keys.append("dice-alarm-commitment")
        if is_new and seats and set(seats) & set(dice["withheld"]) and self._commitment in self._sent:
            keys.append("dice-alarm-withheld")
        sent = self._sent.get(dice["commitment"])
        if sent is not None and seats and dice["phase"] != "commit":
            shown = dice["commitments"][seats[0] - 1]
            if shown is None:
                keys.append("dice-alarm-left-out")
            elif shown != sent or (dice["phase"] == "fixed" and self._entropies[sent] not in dice["entropy"]):
                keys.append("dice-alarm-replaced")
            elif dice["phase"] == "fixed" and self._entropies[sent] not in self._added:
                self._added.append(self._entropies[sent])
            if keys:
                del self._sent[dice["commitment"]]  # said once
        self._commitment, self._is_reseeded = dice["commitment"], False
        return [Problem(key, {}) for key in keys]
