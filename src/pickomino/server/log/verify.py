"""Checking a game from outside: the chain, the moves, every position, every die and what bots decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pickomino import __version__
from pickomino.core.dice import format_dice
from pickomino.core.errors import PickominoError, Problem
from pickomino.core.rules import format_rules
from pickomino.server.log.chain import GENESIS, entry_hash
from pickomino.server.log.codec import EntryError, decode_entry, split_line
from pickomino.server.log.deciding import decide
from pickomino.server.log.entries import Acted, Claimed, Entry, Locked, Reseeded, ReseedReason, Started
from pickomino.server.log.fairdice import bot_chance, commitment, roll_dice
from pickomino.server.log.fold import FoldError, Game

MAX_LOG_BYTES = 50_000_000


class VerifyError(PickominoError):
    """A log that is not what it claims to be."""

    def __init__(self, line: int, problem: Problem) -> None:
        super().__init__(problem)
        self.line = line
        self.args = (line, problem)


@dataclass(frozen=True, slots=True)
class Noted:
    """What somebody kept while the game was played, to compare the log with."""

    commitments: Sequence[str] = ()
    """The hashes of seeds that the server showed."""
    entropies: Sequence[str] = ()
    """What they themselves added to the dice."""
    heads: Sequence[str] = ()
    """The hashes of log entries that they were shown."""
    game: str | None = None
    """The game that they played."""


@dataclass(slots=True)
class Verified:
    """What a sound log contains, and what it says about itself that a reader should know."""

    game: str
    entries: int
    rolls: int
    dice: int
    status: str
    by_hand: bool
    """Players entered the dice: the moves are checked, the dice cannot be."""
    head: str
    """The hash of the last entry: it stands for the whole log."""
    protocol: int
    """The protocol that the log ends with."""
    contributed: list[int] = field(default_factory=list)
    """The seats whose players added to the dice."""
    missing: list[int] = field(default_factory=list)
    """The seats whose players never committed to anything, at some point where they could have."""
    withheld: list[int] = field(default_factory=list)
    """The seats whose players kept what they had committed to."""
    without_players: bool = False
    """Dice fell to which no player had added anything: for these the server is to be trusted."""
    reseeded: list[ReseedReason] = field(default_factory=list)
    """Why there were further seeds."""
    claimed: list[int] = field(default_factory=list)
    """The seats whose players were gone, as the server says, when somebody claimed."""
    bot_decisions: int = 0
    """Decisions of bots that were made again here, with the same result."""
    bots_unchecked: int = 0
    """Decisions of bots that could not be made again."""
    substituted: int = 0
    """Decisions that another bot made in place of the one at the seat."""
    unchecked: list[str] = field(default_factory=list)
    """What nobody handed in to compare: `commitment`, `entropy`, `head`."""


@dataclass(slots=True)
class _Dice:
    """The part of a game that has one seed."""

    commitment: str
    seed: str | None = None
    """As it was published."""
    digest: bytes | None = None
    entropies: list[str] = field(default_factory=list)
    acts: list[tuple[Entry, str, str | None]] = field(default_factory=list)
    """What was decided under it, with the position before and the bot at the seat."""
    published: int = 0
    """The entry that published the seed."""


def verify_log(data: bytes, noted: Noted | None = None, *, with_bots: bool = True) -> Verified:
    """Check a log, byte for byte, against itself and what was noted; raises VerifyError at the first thing wrong.

    Without `with_bots`, what bots decided is not decided again.
    """
    noted = noted or Noted()
    chain = _read_chain(data)
    texts = [text for text, _ in chain]
    entries = _read_entries(texts)
    game, parts = _fold(entries, texts)
    if game.seed is None:
        raise VerifyError(len(entries), Problem("verify-not-ended", {}))
    found = Verified(
        game=game.id,
        entries=len(entries),
        rolls=game.rolls,
        dice=0,
        status=game.status,
        by_hand=game.by_hand,
        head=game.head,
        protocol=game.protocol,
    )
    _compare(noted, parts, [digest for _, digest in chain], found)
    _note_contributions(entries, found)
    for part in parts:
        _check_part(game, part, found, with_bots=with_bots)
    return found


def _compare(noted: Noted, parts: list[_Dice], heads: list[str], found: Verified) -> None:
    """Find in the log everything that somebody noted during the game."""
    if noted.game not in (None, found.game):
        raise VerifyError(1, Problem("verify-other-game", {"game": found.game}))
    promised = [part.commitment for part in parts]
    given = [entropy for part in parts for entropy in part.entropies]
    facts: tuple[tuple[str, str, Sequence[str], list[str]], ...] = (
        ("commitment", "verify-noted-commitment", noted.commitments, promised),
        ("entropy", "verify-noted-entropy", noted.entropies, given),
        ("head", "verify-noted-head", noted.heads, heads),
    )
    for fact, key, wanted, known in facts:
        if not wanted:
            found.unchecked.append(fact)
        for value in wanted:
            if value not in known:
                raise VerifyError(found.entries, Problem(key, {"value": value}))


def _note_contributions(entries: list[Entry], found: Verified) -> None:
    """Say who added to the dice and who did not."""
    for entry in entries:
        match entry.happened:
            case Locked(missing):
                found.missing += [seat for seat in missing if seat not in found.missing]
            case Reseeded(reason, seats):
                found.reseeded.append(reason)
                found.withheld += [seat for seat in seats if seat not in found.withheld]
            case Started(entropies):
                seats = tuple(number for number, given in enumerate(entropies, 1) if given)
                found.contributed += [seat for seat in seats if seat not in found.contributed]
            case Claimed(absent=absent):
                found.claimed += [seat for seat in absent if seat not in found.claimed]
            case _:
                pass


def _read_chain(data: bytes) -> list[tuple[str, str]]:
    """The canonical text and the hash of every entry, once all hashes are found to fit."""
    if len(data) > MAX_LOG_BYTES:
        raise VerifyError(1, Problem("verify-too-long", {}))
    if not data.endswith(b"\n"):
        raise VerifyError(data.count(b"\n") + 1, Problem("verify-breaks-off", {}))
    chain: list[tuple[str, str]] = []
    head = GENESIS
    for number, line in enumerate(data[:-1].split(b"\n"), 1):
        try:
            text, claimed = split_line(line)
        except EntryError as error:
            raise VerifyError(number, error.problem) from error
        except (ValueError, RecursionError) as error:
            raise VerifyError(number, Problem("verify-no-json", {})) from error
        head = entry_hash(head, text)
        if claimed != head:
            raise VerifyError(number, Problem("verify-hash", {}))
        chain.append((text, head))
    return chain


def _read_entries(texts: list[str]) -> list[Entry]:
    entries = []
    for number, text in enumerate(texts, 1):
        try:
            entries.append(decode_entry(text))
        except EntryError as error:
            raise VerifyError(number, error.problem) from error
    return entries


def _fold(entries: list[Entry], texts: list[str]) -> tuple[Game, list[_Dice]]:
    """The game that the entries mean, and what belongs to each of its seeds."""
    try:
        game = Game.opened(entries[0].happened)
    except PickominoError as error:
        raise VerifyError(1, Problem("verify-opening", {})) from error
    parts = [_Dice(game.commitment)]
    for number, (entry, text) in enumerate(zip(entries, texts, strict=True), 1):
        before, controller = game.position, game.seat(game.mover).controller if game.mover else None
        try:
            game.fold(entry, text)
        except FoldError as error:
            raise VerifyError(number, error.problem) from error
        part = parts[-1]
        match entry.happened:
            case Acted():
                part.acts.append((entry, before, controller))
            case Started(entropies):
                part.digest, part.entropies = game.digest, [given for given in entropies if given]
            case Reseeded():
                part.seed, part.published = game.past_seeds[-1], number
                parts.append(_Dice(game.commitment))
            case _:
                pass
    parts[-1].seed, parts[-1].published = game.seed, len(entries)
    return game, parts


def _check_part(game: Game, part: _Dice, found: Verified, *, with_bots: bool) -> None:
    """Check one seed, every die that came from it, and the choices of bots."""
    seed = _read_seed(game, part)
    for entry, position, controller in part.acts:
        acted = entry.happened
        assert isinstance(acted, Acted)
        assert part.digest is not None
        if acted.chance is not None:
            if acted.chance != bot_chance(seed, game.id, part.digest, entry.version):
                raise VerifyError(entry.version, Problem("verify-chance", {}))
            _check_bot(game, entry.version, acted, position, acted.decider or controller, found, with_bots)
        if acted.roll is not None and acted.number is not None:
            _check_roll(game, seed, part.digest, entry.version, acted, found)
            found.without_players |= not part.entropies and not game.by_hand


def _read_seed(game: Game, part: _Dice) -> bytes:
    """The seed that was revealed, if it is the one committed to."""
    assert part.seed is not None
    try:
        seed = bytes.fromhex(part.seed)
    except ValueError as error:
        raise VerifyError(part.published, Problem("verify-seed-form", {})) from error
    if commitment(game.id, seed) != part.commitment or part.seed != seed.hex():
        raise VerifyError(part.published, Problem("verify-seed", {}))
    return seed


def _check_roll(game: Game, seed: bytes, digest: bytes, line: int, acted: Acted, found: Verified) -> None:
    """Roll every die again, unless players entered them. Folding has found their number right."""
    assert acted.roll is not None
    assert acted.number is not None
    dice = sum(acted.roll)
    found.dice += dice
    if game.by_hand:
        return
    rolled = roll_dice(seed, game.id, digest, acted.number, dice)
    if rolled != acted.roll:
        params: dict[str, str | int] = {"shown": format_dice(acted.roll), "rolled": format_dice(rolled)}
        raise VerifyError(line, Problem("verify-dice", params))


def _check_bot(
    game: Game, line: int, acted: Acted, position: str, bot: str | None, found: Verified, with_bots: bool
) -> None:
    """Let a bot decide again: a bot that knew the dice would not have decided by its seed alone."""
    assert acted.chance is not None
    assert bot is not None
    found.substituted += acted.decider is not None
    # Bots of another version may decide otherwise without anybody having cheated.
    if not with_bots or game.program != __version__:
        found.bots_unchecked += 1
        return
    try:
        chosen = decide(bot, format_rules(game.rules), position, int(acted.chance, 16))
    except (PickominoError, ImportError):  # a bot that is not installed here
        found.bots_unchecked += 1
        return
    if chosen != acted.action.text:
        params: dict[str, str | int] = {"bot": bot, "shown": acted.action.text, "chosen": chosen}
        raise VerifyError(line, Problem("verify-bot", params))
    found.bot_decisions += 1
