"""Fair dice: known answers, no re-roll, and ten thousand dice that look like dice."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from pickomino.server.log.fairdice import commitment, die, entropy_digest, roll_dice
from prove_counts import count
from prove_report import proof
from server.dice_tests import check_dice


def test_a_die_follows_from_the_documented_formula() -> None:
    digest = hashlib.sha256(b"aa,,bb").digest()
    assert entropy_digest(["aa", None, "bb"]) == digest
    message = b"pickomino-die-1\0game\0" + digest + b"\0\0\0\x02" + b"\0\0\0\x03" + b"\0\0\0\0"
    for seed in (
        b"\x01" * 32,
        b"\x01" * 65,
    ):  # a longer one than the hash reads at a time, as a bent log may have it
        first = next(byte for byte in hmac.digest(seed, message, "sha256") if byte < 252)
        assert die(seed, "game", digest, 2, 3) == first % 6
    assert commitment("game", seed) == hashlib.sha256(b"pickomino-commit-1\0game\0" + seed).hexdigest()


def test_a_block_without_a_fair_byte_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = iter([b"\xff" * 32, b"\xfc\xfd\xfe\xff\x0b" + b"\0" * 27])
    monkeypatch.setattr("pickomino.server.log.fairdice._Roll.block", lambda *_: next(blocks))
    assert die(b"", "game", b"", 1, 1) == 5


def test_rolls_differ_by_roll_game_seed_and_entropy() -> None:
    digest, other = entropy_digest(["00"]), entropy_digest(["01"])
    rolls = [
        [roll_dice(seed, game, given, number, 8) for number in range(1, 30)]
        for seed, game, given in (
            (b"a" * 32, "game", digest), (b"b" * 32, "game", digest), (b"a" * 32, "gane", digest),
            (b"a" * 32, "game", other),
        )
    ]  # fmt: skip
    assert all(rolls[i] != rolls[j] for i in range(4) for j in range(i))
    assert len(set(rolls[0])) > 20


def test_small_sample_passes_the_statistical_tests() -> None:
    check_dice(20_000)


@pytest.mark.prove
@pytest.mark.large
def test_dice_by_the_million_pass_the_statistical_tests() -> None:
    with proof("Dice", document="reliability.md") as figures:
        figures.update(check_dice(count(10_000_000, long=100_000_000, tiny=100_000)))
