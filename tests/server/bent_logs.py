"""Logs of honest and dishonest hosts, for the verifiers of the command line and of the page: both read `bent_logs.json`.

`python tests/server/bent_logs.py` writes the file anew.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from pickomino.core.actions import ROLL
from pickomino.core.engine import legal_actions
from pickomino.server.log.chain import entry_hash
from pickomino.server.log.codec import canonical, log_line
from pickomino.server.log.draft import Draft
from pickomino.server.log.entries import Acted, ClaimChoice, Claimed, Committed, EntropyAdded, SeatPlan
from pickomino.server.log.fairdice import entropy_commitment, roll_dice
from server.logs import contribute, open_log, play_on

FILE = Path(__file__).with_name("bent_logs.json")
PROGRAM = "0.1.0"
"""The version that the logs name, whatever the present one is."""

ANN, BOB = "a1" * 16, "b2" * 16
BOTH, COMMAND_LINE = ["page", "command line"], ["command line"]
Body = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A log, what a player noted during the game, and who finds what is wrong with it."""

    name: str
    game: str
    log: str
    refused_by: list[str]
    fault: str | None = None
    """What the page calls it."""
    noted: dict[str, list[str]] | None = None
    warns: str | None = None
    """What is said about a log that holds."""


def bodies(draft: Draft) -> list[Body]:
    return [json.loads(entry.text) for entry in draft.entries]


def mended(entries: list[Body]) -> str:
    """A log of these entries, with hashes that fit."""
    head, lines = "0" * 64, []
    for body in entries:
        head = entry_hash(head, canonical(body))
        lines.append(log_line(canonical(body), head) + "\n")
    return "".join(lines)


def text(draft: Draft) -> str:
    return mended(bodies(draft))


def table(
    seed: int = 1, protocol: int = 2, seats: str = "hhb", limit: int = 3, clock: int | None = None
) -> Draft:
    plans = [SeatPlan("bot", "random") if seat == "b" else SeatPlan("human") for seat in seats]
    start = f"21.22.23.24 {'/'.join('-' for _ in seats)} - 1 -"  # short, as every entry has the position
    return open_log(
        plans, random.Random(seed), limit=limit, protocol=protocol, program=PROGRAM, start=start, clock=clock
    )


def honest(seed: int = 1, ann: str = ANN, **more: Any) -> Draft:
    """Ann and Bob against a bot; both contribute."""
    draft = table(seed, **more)
    contribute(draft, {1: ann, 2: BOB})
    play_on(draft, random.Random(seed))
    return draft


def noted_by_ann(draft: Draft, at: int = -4, entropy: str = ANN) -> dict[str, list[str]]:
    """What Ann's client kept: the commitment, her entropy, and the hash of an entry that she was shown."""
    opened = bodies(draft)[0]
    return {"commitments": [opened["commitment"]], "entropies": [entropy], "heads": [draft.entries[at].hash]}


def sound() -> Iterator[Case]:
    """Logs that hold."""
    draft = honest()
    yield Case("honest", draft.game.id, text(draft), [], noted=noted_by_ann(draft))
    draft = table(2, seats="hhb")
    for seat, entropy in ((1, ANN), (2, BOB)):
        draft.add(Committed((seat,), entropy_commitment(draft.game.id, entropy)), "player")
    draft.lock()
    draft.add(EntropyAdded(1, ANN), "player")
    draft.reseed("withheld", b"n" * 32)
    contribute(draft, {1: "a3" * 16})
    play_on(draft, random.Random(2))
    yield Case(
        "somebody withheld, so there was a new seed", draft.game.id, text(draft), [],
        noted=noted_by_ann(draft, entropy="a3" * 16), warns="withheld",
    )  # fmt: skip
    draft = restored()
    yield Case("restored from a backup, with new seeds", draft.game.id, text(draft), [], warns="restored")
    draft = table(4)
    draft.lock()
    draft.start()
    play_on(draft, random.Random(4))
    yield Case("nobody contributed", draft.game.id, text(draft), [], warns="nobody")
    draft = table(5, seats="hh")
    draft.add(Committed((1, 2), entropy_commitment(draft.game.id, ANN)), "player")
    draft.lock()
    draft.add(EntropyAdded(1, ANN), "player")
    draft.start()
    play_on(draft, random.Random(5))
    yield Case("two at one device", draft.game.id, text(draft), [])
    draft = old_log()
    yield Case("the first protocol", draft.game.id, text(draft), [])
    draft = table(7, protocol=1)
    draft.reseed("upgraded", b"u" * 32)
    contribute(draft, {1: ANN, 2: BOB})
    play_on(draft, random.Random(7))
    yield Case("a table of the first protocol that started later", draft.game.id, text(draft), [])
    draft = claimed("win")
    yield Case("claimed by the last at the table", draft.game.id, text(draft), [])
    draft = claimed("bot", "hhb")
    play_on(draft, random.Random(8))
    yield Case("a bot for somebody who was gone, at a claim", draft.game.id, text(draft), [])


def claimed(choice: ClaimChoice, seats: str = "hh") -> Draft:
    """Ann's first roll took a while to arrive, and then she was gone."""
    draft = table(8, seats=seats, clock=30)
    contribute(draft, {1: ANN, 2: BOB, **({3: "c2" * 16} if seats == "hhh" else {})})
    draft.act(ROLL, "player", measured=300)
    draft.add(Claimed(2, (1,), choice), "player")
    if choice == "win":
        draft.reveal("claimed")
    return draft


def old_log() -> Draft:
    draft = table(6, protocol=1)
    draft.add(EntropyAdded(1, ANN), "player")
    draft.start()
    play_on(draft, random.Random(6))
    return draft


def restored() -> Draft:
    draft = table(3)
    contribute(draft, {1: ANN, 2: BOB})
    play_on(draft, random.Random(3), 3)
    draft.reseed("restored", b"r" * 32)
    contribute(draft, {1: "a4" * 16, 2: "b4" * 16})
    play_on(draft, random.Random(3))
    return draft


def consistent_lies() -> Iterator[Case]:
    """Logs that hold in themselves: only what a player noted shows that this is not what they saw."""
    noted, game = noted_by_ann(honest()), honest().game.id
    lies: dict[str, Draft] = {"entropy replaced, with everything that follows from it": honest(ann="c5" * 16)}
    draft = table()
    contribute(draft, {2: BOB})
    play_on(draft, random.Random(1))
    lies["contribution dropped, and its player named as missing"] = draft
    other = table(1)
    contribute(other, {1: ANN, 2: BOB})
    other.act(ROLL, "player")
    other.act(legal_actions(other.game.state)[0], "player")
    play_on(other, random.Random(1))
    lies["log rewritten from the first move on"] = other
    grown = honest(limit=4)
    for name, lie in lies.items():
        yield Case(name, game, text(lie), BOTH, "noted", noted)
    swapped = {**noted, "commitments": ["00" * 32]}
    yield Case(
        "another seed than the one promised at the table", game, text(honest()), BOTH, "noted", swapped
    )
    yield Case(
        "a backup restored without saying so: what was shown since is gone", game, text(honest()), BOTH, "noted",
        {**noted, "heads": [grown.entries[-2].hash]},
    )  # fmt: skip


Bend = Callable[[list[Body]], Any]


def find(entries: list[Body], kind: str, **fields: Any) -> int:
    """The place of the first such entry."""
    return next(
        at
        for at, body in enumerate(entries)
        if body["kind"] == kind and all(body.get(name) == value for name, value in fields.items())
    )


def numbered(entries: list[Body]) -> None:
    for version, body in enumerate(entries, 1):
        body["version"] = version


def move(entries: list[Body], source: int, target: int) -> None:
    entries.insert(target, entries.pop(source))
    numbered(entries)


def change(which: str, **fields: Any) -> Bend:
    """Change fields of the first entry of a kind."""

    def bend(entries: list[Body]) -> None:
        entries[find(entries, which)] |= fields

    return bend


def drop(kind: str, **fields: Any) -> Bend:
    def bend(entries: list[Body]) -> None:
        del entries[find(entries, kind, **fields)]
        numbered(entries)

    return bend


def commit_after_reveal(entries: list[Body]) -> None:
    """The puppet at seat 2 commits when it has seen what Ann adds."""
    entries[find(entries, "lock")]["missing"] = [2]
    move(entries, find(entries, "commit", seats=[2]), find(entries, "entropy", seat=1))


def reveal_before_commits(entries: list[Body]) -> None:
    move(entries, find(entries, "entropy", seat=1), find(entries, "commit", seats=[2]) - 1)


def lock_early(entries: list[Body]) -> None:
    move(entries, find(entries, "lock"), find(entries, "commit", seats=[2]))


def start_without_reveal(entries: list[Body]) -> None:
    entries[find(entries, "start")]["entropy"][1] = None
    del entries[find(entries, "entropy", seat=2)]
    numbered(entries)


def false_withholding(entries: list[Body]) -> None:
    """The host says that Ann has withheld although she has revealed."""
    at = find(entries, "start")
    entries[at] = {
        **entries[at], "kind": "reseed", "reason": "withheld", "seats": [1], "seed": entries[-1]["seed"],
        "commitment": "00" * 32, "protocol": 2,
    }  # fmt: skip
    del entries[at]["entropy"]


def reseed_without_reason(reason: str) -> Bend:
    def bend(entries: list[Body]) -> None:
        at = find(entries, "act") + 1
        reseed = {
            **{name: entries[at - 1][name] for name in ("at", "position")}, "by": "server", "kind": "reseed",
            "reason": reason, "seats": [], "seed": entries[-1]["seed"], "commitment": entries[0]["commitment"],
            "protocol": 2, "version": 0,
        }  # fmt: skip
        entries.insert(at, reseed)
        numbered(entries)

    return bend


def copied_commitment(entries: list[Body]) -> None:
    first, second = (find(entries, "commit", seats=[seat]) for seat in (1, 2))
    entries[second]["commitment"] = entries[first]["commitment"]


def bot_as_player(entries: list[Body]) -> None:
    body = entries[find(entries, "act", by="bot")]
    body["by"] = "player"
    del body["chance"]


def strange_decider(entries: list[Body]) -> None:
    entries[find(entries, "act", by="bot")]["decider"] = "greedy"


def picked_chance(entries: list[Body]) -> None:
    entries[find(entries, "act", by="bot")]["chance"] = "00" * 8


def without_chance(entries: list[Body]) -> None:
    del entries[find(entries, "act", by="bot")]["chance"]


def other_dice(entries: list[Body]) -> None:
    """Eight worms instead of what fell, in the positions as well."""
    at = find(entries, "act", action="roll")
    roll = entries[at]["roll"]
    entries[at]["roll"] = "W" * len(roll)
    entries[at]["position"] = entries[at]["position"].replace(roll, "W" * len(roll))


def one_die_less(entries: list[Body]) -> None:
    at = find(entries, "act", action="roll")
    roll = entries[at]["roll"]
    entries[at]["roll"] = roll[1:]
    entries[at]["position"] = entries[at]["position"].replace(roll, roll[1:])


def picked_number(entries: list[Body]) -> None:
    """The dice of another roll number, correctly computed."""
    draft = honest()
    seed, digest = bytes.fromhex(entries[-1]["seed"]), draft.game.digest
    assert digest is not None
    body = entries[find(entries, "act", action="roll")]
    counts = roll_dice(seed, draft.game.id, digest, 7, 8)
    roll = "".join(face * count for face, count in zip("12345W", counts, strict=True))
    body["position"] = body["position"].replace(body["roll"], roll)
    body |= {"number": 7, "roll": roll}


def take_back_a_roll(entries: list[Body]) -> None:
    """The first roll is taken back to be rolled again."""
    at = find(entries, "act", action="roll")
    undone = {
        "kind": "takeback", "seat": entries[at]["seat"], "by": "player", "at": entries[at]["at"],
        "position": entries[at - 1]["position"], "version": 0,
    }  # fmt: skip
    entries[at + 1 : at + 1] = [undone, dict(entries[at])]
    numbered(entries)


def wrong_mover(entries: list[Body]) -> None:
    entries[find(entries, "act", seat=1)]["seat"] = 2


def moved_tile(entries: list[Body]) -> None:
    """A position that the move does not lead to."""
    body = entries[find(entries, "act", action="roll")]
    body["position"] = body["position"].replace("21.22.", "22.", 1)


def foreknowing_bot(entries: list[Body]) -> None:
    """The bot chooses otherwise than its seed makes it choose, and the log goes on from there as the rules say."""
    again = table()
    for drafted in honest().entries[1:]:
        happened, by = drafted.folded.entry.happened, drafted.folded.entry.by
        choices = legal_actions(again.game.state)
        if by == "bot" and isinstance(happened, Acted) and len(choices) > 1:
            again.act(next(choice for choice in choices if choice != happened.action), "bot")
            break
        again.add(happened, by)
    again.reveal("abandoned")
    entries[:] = bodies(again)


BENDS: dict[str, tuple[Bend, list[str], str]] = {
    "entropy replaced by another": (change("entropy", entropy="c5" * 16), BOTH, "order"),
    "entropy replaced at the start": (change("start", entropy=["c5" * 16, BOB, None]), BOTH, "order"),
    "a puppet commits after a reveal": (commit_after_reveal, BOTH, "order"),
    "a reveal before everybody committed": (reveal_before_commits, BOTH, "order"),
    "early lock: a player without commitment is not named": (drop("commit", seats=[2]), BOTH, "order"),
    "early lock: a player commits too late": (lock_early, BOTH, "order"),
    "early start: nobody was asked to commit": (drop("lock"), BOTH, "order"),
    "early start: a reveal is dropped": (start_without_reveal, BOTH, "order"),
    "a player who did commit is named as missing": (change("lock", missing=[1]), BOTH, "order"),
    "a player who did reveal is said to have withheld": (false_withholding, BOTH, "order"),
    "a new seed without a reason": (reseed_without_reason("upgraded"), BOTH, "order"),
    "a restore without new contributions": (reseed_without_reason("restored"), BOTH, "order"),
    "a commitment copied from another player": (copied_commitment, BOTH, "order"),
    "another seed than the one committed to": (change("reveal", seed="00" * 32), BOTH, "commitment"),
    "a seed that is no seed": (change("reveal", seed="zz"), BOTH, "commitment"),
    "picked dice": (other_dice, BOTH, "dice"),
    "a die less": (one_die_less, BOTH, "order"),
    "a picked roll number": (picked_number, BOTH, "order"),
    "a roll without a number": (change("act", number=None), BOTH, "order"),
    "a roll taken back": (take_back_a_roll, BOTH, "order"),
    "a move by whose turn it is not": (wrong_mover, BOTH, "order"),
    "a bot's seed that was picked": (picked_chance, BOTH, "bot"),
    "a bot's seed that is missing": (without_chance, BOTH, "order"),
    "a bot's decision passed off as a player's": (bot_as_player, BOTH, "order"),
    "a decision by a bot of the host's choice": (strange_decider, BOTH, "order"),
    "a bot that knew the dice": (foreknowing_bot, COMMAND_LINE, ""),
    "a tile that moved by itself": (moved_tile, COMMAND_LINE, ""),
    "an entry left out": (drop("act", seat=1), BOTH, "order"),
    "an end that is none": (change("reveal", reason="over"), BOTH, "order"),
    "no end": (drop("reveal"), BOTH, "order"),
    "an unknown protocol": (change("open", protocol=3), BOTH, "order"),
    "an entry of an unknown kind": (change("lock", kind="nod"), BOTH, "order"),
    "a field too many": (change("act", lucky=True), BOTH, "order"),
    "dice out of order": (change("act", roll="W1"), BOTH, "order"),
}


def bent() -> Iterator[Case]:
    """Logs that contradict themselves or the protocol, behind a mended chain."""
    for name, (bend, refused_by, fault) in BENDS.items():
        entries = bodies(honest())
        bend(entries)
        yield Case(name, honest().game.id, mended(entries), refused_by, fault or None)
    whole = text(honest())
    for name, log in {
        "a changed byte": whole.replace('"limit":3', '"limit":4', 1),
        "a log that breaks off": whole[:-1],
        "a space": whole.replace(",", ", ", 1),
        "no log": "{}\n",
    }.items():
        yield Case(name, honest().game.id, log, BOTH, "chain")
    entries = bodies(restored())
    at = find(entries, "reseed")
    again = entries[find(entries[at:], "start") + at + 1 :]
    again[find(again, "act", action="roll")]["number"] = 1
    yield Case(
        "after a restore, a roll number that was used before",
        restored().game.id,
        mended(entries),
        BOTH,
        "order",
    )
    entries = bodies(old_log())
    entries[find(entries, "start")]["entropy"] = ["c5" * 16, None, None]
    yield Case("entropy replaced in the first protocol", old_log().game.id, mended(entries), BOTH, "order")


def false_claims() -> Iterator[Case]:
    """Claims that nobody can make, and clocks that got too much time."""

    def play_after(entries: list[Body]) -> None:
        entries.insert(-1, dict(entries[find(entries, "act")]))
        numbered(entries)

    bends: dict[str, tuple[Draft, Bend]] = {
        "a clock that got more than the network may cost": (claimed("win"), change("act", lag=501)),
        "time for the network where no clock runs": (honest(), change("act", lag=100)),
        "a move after the game was claimed": (claimed("win"), play_after),
        "a game claimed by its mover": (claimed("win"), change("claim", seat=1, absent=[2])),
        "a game claimed in nobody's absence": (claimed("win"), change("claim", absent=[])),
        "a game claimed while a bot plays": (claimed("bot", "hhb"), change("claim", choice="win")),
        "a game claimed while another player stays": (claimed("bot", "hhh"), change("claim", choice="win")),
        "a claim that ends otherwise": (claimed("win"), change("reveal", reason="abandoned")),
    }
    for name, (draft, bend) in bends.items():
        entries = bodies(draft)
        if entries[-1]["kind"] != "reveal":
            entries = [*entries, {**bodies(claimed("win"))[-1], "version": len(entries) + 1}]
        bend(entries)
        yield Case(name, draft.game.id, mended(entries), BOTH, "order")


def cases() -> list[Case]:
    return [*sound(), *consistent_lies(), *bent(), *false_claims()]


def as_json() -> str:
    return json.dumps([asdict(case) for case in cases()], indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(as_json(), encoding="utf-8")
