"""Seeds stay secret: no eight bytes of one in anything sent before its reveal, raw, hexadecimal or base64."""

from __future__ import annotations

import asyncio
import base64
import json
import random
from pathlib import Path

import pytest

from prove_report import proof
from server.harness import PATIENCE, Player, ServerProcess, choose

WINDOW = 8


def traces(seed: bytes) -> set[bytes]:
    """Every text form of every eight bytes of a seed."""
    found: set[bytes] = set()
    for start in range(len(seed) - WINDOW + 1):
        window = seed[start : start + WINDOW]
        found |= {window, window.hex().encode(), window.hex().upper().encode()}
        for shift in range(3):  # base64 of a longer text shows a window at one of three alignments
            coded = base64.b64encode(b"\0" * shift + window)
            inner = coded[4 if shift else 0 :][:8]
            found |= {inner, inner.replace(b"+", b"-").replace(b"/", b"_")}
    return found


def find_traces(seed: bytes, frames: list[bytes]) -> list[bytes]:
    """The frames that give something of a seed away."""
    wanted = traces(seed)
    sizes = {len(trace) for trace in wanted}
    leaks = []
    for frame in frames:
        seen = {frame[index : index + size] for size in sizes for index in range(len(frame) - size + 1)}
        if seen & wanted:
            leaks.append(frame)
    return leaks


def test_the_search_finds_what_it_looks_for() -> None:
    seed = random.Random(1).randbytes(32)
    for start in (0, 5, 24):
        window = seed[start : start + 8]
        for text in (window, window.hex().encode(), base64.b64encode(b"ab" + window + b"cd")):
            assert find_traces(seed, [b'{"x": "' + text + b'"}'])
    assert not find_traces(seed, [random.Random(2).randbytes(5000)])


async def watch_games(url: str, games: int, seed: int) -> tuple[int, int]:
    """Play short games and search everything received before each reveal; returns games and frames searched."""
    rng = random.Random(seed)
    player = await Player.new(url)
    frames_searched = 0
    for _ in range(games):
        created = await player.http.post(
            "/games",
            json={
                "id": f"s{rng.getrandbits(60):x}", "rules": rng.choice(["classic", "extrawurm"]), "limit": 2,
                "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "timid"}],
            },
        )  # fmt: skip
        game = created.json()["game"]
        frames = [created.content]
        async with player.live(game, 0) as socket:
            await player.add_entropy(game)
            frames.append((await player.http.get(f"/games/{game}/log")).content)
            frames.append((await player.http.get(f"/games/{game}")).content)
            while True:
                text = await asyncio.wait_for(socket.socket.recv(), PATIENCE)
                raw = text.encode() if isinstance(text, str) else text
                message = json.loads(raw)
                if message["type"] == "update" and message["dice"]["seed"]:
                    break
                frames.append(raw)
                if message["type"] == "update" and message["actions"] and message["actions"]["seat"] == 1:
                    await socket.send(
                        type="command", id=f"c{message['version']}", version=message["version"], seat=1,
                        action=choose(message, rng),
                    )  # fmt: skip
        assert find_traces(bytes.fromhex(message["dice"]["seed"]), frames) == []
        frames_searched += len(frames)
    await player.close()
    return games, frames_searched


async def watch_all(folder: Path, games: int, players: int) -> dict[str, object]:
    with ServerProcess(folder / "games.db") as server:
        found = await asyncio.gather(
            *(watch_games(server.url, games // players, seed) for seed in range(players))
        )
    return {
        "games": sum(played for played, _ in found),
        "frames and answers searched before the reveal": sum(frames for _, frames in found),
        "windows of eight bytes of a seed found": 0,
    }


async def test_nothing_of_a_seed_is_sent_before_its_reveal(tmp_path: Path) -> None:
    figures = await watch_all(tmp_path, 6, 2)
    assert figures["games"] == 6


@pytest.mark.prove
async def test_nothing_of_a_thousand_seeds_is_sent_before_its_reveal(tmp_path: Path) -> None:
    with proof("Strangers: seeds", document="reliability.md") as figures:
        figures.update(await watch_all(tmp_path, 1000, 10))
