"""Logs: folding, freezing, take-back, the turn limit, and checking from outside."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import MISSING, fields, replace
from typing import get_args

import pytest

from pickomino.core.actions import ROLL, SET_ASIDE, STOP
from pickomino.core.dice import parse_dice
from pickomino.core.engine import legal_actions
from pickomino.server.log.chain import entry_hash
from pickomino.server.log.codec import canonical, decode_entry, encode_entry, log_line
from pickomino.server.log.draft import Draft
from pickomino.server.log.entries import (
    Acted,
    CameBack,
    Claimed,
    Committed,
    EntropyAdded,
    Entry,
    GotUp,
    Happening,
    Locked,
    Opened,
    Reseeded,
    Revealed,
    Sat,
    SeatPlan,
    Started,
    Swapped,
    TookBack,
    Unknown,
    WentAway,
)
from pickomino.server.log.fairdice import commitment
from pickomino.server.log.fold import FoldError, Game
from pickomino.server.log.verify import VerifyError, verify_log
from prove_report import proof
from server.logs import AT, log_bytes, play_log


def started(seed: bytes = b"s" * 32) -> Draft:
    seats = (SeatPlan("bot", "timid"), SeatPlan("bot", "timid"))
    opened = Opened("testgame0001", "classic", seats, None, 1000, commitment("testgame0001", seed))
    draft = Draft.opening(opened, AT, seed)
    draft.start()
    return draft


@pytest.mark.parametrize("rules", ["classic", "extrawurm", "house", "squeakers"])
def test_a_log_folds_to_the_same_game(rules: str) -> None:
    draft = play_log(rules, seats=3, seed=4)
    game = Game.opened(draft.entries[0].folded.entry.happened)
    for drafted in draft.entries:
        entry = decode_entry(drafted.text)
        assert entry == drafted.folded.entry
        assert encode_entry(entry) == drafted.text == canonical(json.loads(drafted.text))
        assert game.fold(entry, drafted.text) == drafted.folded.events
    assert game.state == draft.game.state
    assert (game.head, game.rolls, game.turns) == (draft.game.head, draft.game.rolls, draft.game.turns)
    assert game.status == "over"


ROLLED = parse_dice("11355WW4")
COMPLETE: dict[str, Happening] = {
    "open": Opened(
        "testgame0001", "classic", (SeatPlan("human"), SeatPlan("bot", "timid"), SeatPlan("open")), 30, 9,
        "c" * 64, "a position", by_hand=True, coach=True, protocol=2, program="1.2.3",
    ),
    "sit": Sat(2, "timid"),
    "unsit": GotUp(2),
    "swap": Swapped(1, 2),
    "commit": Committed((1, 3), "c" * 64),
    "lock": Locked((2,)),
    "entropy": EntropyAdded(1, "e" * 32),
    "start": Started(("e" * 32, None)),
    "reseed": Reseeded("withheld", (2,), "s" * 64, "c" * 64, 2),
    "act": Acted(1, ROLL, ROLLED, 3, "f" * 16, "timid", 400),
    "takeback": TookBack(1),
    "away": WentAway(2, "clock"),
    "back": CameBack(2),
    "claim": Claimed(1, (2, 3), "bot"),
    "reveal": Revealed("over", "s" * 64),
}  # fmt: skip
"""Every kind of entry, with every field that may be left out."""


def bare(happened: Happening) -> Happening:
    """The same without whatever may be left out."""
    optional = {field.name: field.default for field in fields(happened) if field.default is not MISSING}
    return replace(happened, **optional)


def without_one(happened: Happening) -> Iterator[Happening]:
    """The same without one of the fields that may be left out."""
    for field in fields(happened):
        if field.default is not MISSING:
            yield replace(happened, **{field.name: field.default})


def test_every_kind_of_entry_is_there_with_every_field() -> None:
    assert {type(happened) for happened in COMPLETE.values()} == {*get_args(Happening)} - {Unknown}
    for happened in COMPLETE.values():
        assert not [
            field.name for field in fields(happened) if getattr(happened, field.name) == field.default
        ]


@pytest.mark.parametrize("kind", COMPLETE)
def test_every_field_of_an_entry_is_stored_and_read(kind: str) -> None:
    complete = COMPLETE[kind]
    for happened in (complete, bare(complete), *without_one(complete)):
        entry = Entry(7, "player", AT, "a position", happened)
        text = encode_entry(entry)
        assert decode_entry(text) == entry
        assert text == canonical(json.loads(text))
        assert json.loads(text)["kind"] == kind


def test_a_move_with_lag_has_the_bytes_that_other_programs_would_write() -> None:
    moves = [Acted(1, ROLL, ROLLED, 3, lag=lag) for lag in (0, 400)]
    plain, delayed = (encode_entry(Entry(7, "player", AT, "a position", acted)) for acted in moves)
    assert json.loads(delayed) == {**json.loads(plain), "lag": 400}
    assert plain == (
        f'{{"action":"roll","at":{AT},"by":"player","kind":"act","number":3,"position":"a position",'
        '"roll":"113455WW","seat":1,"version":7}'
    )


def test_a_position_that_folds_differently_is_noticed() -> None:
    draft = play_log(seed=2)
    game = Game.opened(draft.entries[0].folded.entry.happened)
    for drafted in draft.entries[:10]:
        game.fold(drafted.folded.entry, drafted.text)
    changed = replace(draft.entries[10].folded.entry, position=draft.entries[9].folded.entry.position)
    with pytest.raises(FoldError, match="entry 11"):
        game.fold(changed, encode_entry(changed))


@pytest.mark.parametrize(
    "changes",
    [
        {"kind": "dance"},
        {"action": "fly"},
        {"roll": "W1"},
        {"roll": "9"},
        {"seat": "1"},
        {"seat": True},
        {"number": 1.0},
        {"more": 1},
    ],
)
def test_an_entry_that_this_version_cannot_read_is_kept_as_it_is(changes: dict[str, object]) -> None:
    draft = started()
    draft.act(ROLL, "player")
    text = canonical({**json.loads(draft.entries[-1].text), **changes})
    entry = decode_entry(text)
    assert isinstance(entry.happened, Unknown)
    assert encode_entry(entry) == text


def test_taking_back_goes_to_before_the_set_aside_and_never_rewinds_the_rolls() -> None:
    draft = started()
    draft.act(ROLL, "player")
    rolled = draft.game.state
    face = next(action for action in legal_actions(rolled) if action in SET_ASIDE)
    draft.act(face, "player")
    assert draft.game.undo is not None
    assert draft.game.undo[:2] == (rolled, face)
    taken_back = draft.add(TookBack(1), "player")
    assert (taken_back.folded.state, draft.game.rolls) == (rolled, 1)
    with pytest.raises(FoldError, match="error-no-takeback"):
        draft.add(TookBack(1), "player")
    draft.act(face, "player")
    draft.act(ROLL, "player")
    acted = draft.entries[-1].folded.entry.happened
    assert isinstance(acted, Acted)
    assert acted.number == 2
    assert draft.game.undo is None


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    draft = started()
    draft.act(ROLL, "player")
    draft.act(legal_actions(draft.game.state)[0], "player")
    draft.act(STOP, "player")
    assert draft.game.mover == 2
    assert draft.game.undo is None


def test_the_same_entries_give_the_same_dice_however_often_they_are_drafted() -> None:
    first, second = started(), started()
    for draft in (first, second):
        draft.act(ROLL, "player")
    assert first.entries[-1].text == second.entries[-1].text


def test_limit_of_turns_ends_and_reveals() -> None:  # E5
    draft = play_log(seed=3, limit=4)
    assert draft.game.turns == 4
    assert draft.game.by_limit
    revealed = draft.entries[-1].folded.entry.happened
    assert isinstance(revealed, Revealed)
    assert revealed.reason == "limit"


def test_verify_accepts_finished_and_abandoned_games() -> None:
    draft = play_log("extrawurm", seats=3, seed=5)
    found = verify_log(log_bytes(draft))
    assert (found.rolls, found.status, found.head) == (draft.game.rolls, "over", draft.game.head)
    given_up = started()
    given_up.act(ROLL, "player")
    given_up.reveal("abandoned")
    assert verify_log(log_bytes(given_up)).status == "abandoned"


def test_verify_refuses_a_game_under_way() -> None:
    draft = started()
    draft.act(ROLL, "player")
    with pytest.raises(VerifyError, match="The game has not ended"):
        verify_log(log_bytes(draft))


def test_verify_fails_for_every_single_changed_byte() -> None:
    data = log_bytes(play_log(seed=7, limit=1))
    for index, byte in enumerate(data):
        for changed in {(byte + 1) % 256, byte ^ 0x20, 0} - {byte}:
            with pytest.raises(VerifyError):
                verify_log(data[:index] + bytes([changed]) + data[index + 1 :])


@pytest.mark.prove
def test_every_finished_game_verifies_and_every_changed_byte_of_one_is_found() -> None:
    with proof("Verification", document="reliability.md") as figures:
        presets = ("classic", "extrawurm", "house", "squeakers")
        for seed in range(400):
            draft = play_log(presets[seed % 4], seats=2 + seed % 6, seed=seed)
            assert verify_log(log_bytes(draft)).rolls == draft.game.rolls
        data = log_bytes(play_log("extrawurm", seats=3, seed=1, limit=12))
        rng = random.Random(1)
        for index, byte in enumerate(data):
            changed = (byte + rng.randrange(1, 256)) % 256
            with pytest.raises(VerifyError):
                verify_log(data[:index] + bytes([changed]) + data[index + 1 :])
        figures["finished games that verify"] = 400
        figures["bytes of one log changed, one at a time, and found"] = len(data)


NO_LOGS = (b"1e999", b"NaN", b'{"a":1e999}', b'{"a":"\\ud800"}', b"[]", b"", b"\xff", b"[" * 9000)


@pytest.mark.parametrize("line", NO_LOGS, ids=range(len(NO_LOGS)))
def test_verify_refuses_what_is_no_log(line: bytes) -> None:
    with pytest.raises(VerifyError):
        verify_log(line + b"\n")


def forge(data: bytes, line: int, **changes: object) -> bytes:
    """A log with one entry changed and every hash after it made to fit."""
    head, lines = "0" * 64, []
    for number, text in enumerate(data.decode().splitlines(), 1):
        body = json.loads(text)
        del body["hash"]
        if number == line:
            body |= changes
        head = entry_hash(head, canonical(body))
        lines.append(log_line(canonical(body), head))
    return ("\n".join(lines) + "\n").encode()


def test_verify_finds_changed_dice_behind_a_mended_chain() -> None:
    draft = started()
    draft.act(ROLL, "player")
    body = json.loads(draft.entries[-1].text)
    position, roll = body["position"], body["roll"]
    draft.reveal("abandoned")
    other = roll.replace(roll[0], "W", 1) if roll[0] != "W" else roll.replace("W", "1", 1)
    other = "".join(sorted(other))
    data = forge(log_bytes(draft), 3, roll=other, position=position.replace(roll, other))
    data = forge(data, 4, position=position.replace(roll, other))
    with pytest.raises(VerifyError, match="but the seed gives"):
        verify_log(data)


def test_verify_finds_another_seed_behind_a_mended_chain() -> None:
    data = log_bytes(play_log(seed=8, limit=1))
    lines = data.count(b"\n")
    with pytest.raises(VerifyError, match="The seed is not the one committed to"):
        verify_log(forge(data, lines, seed="00" * 32))
