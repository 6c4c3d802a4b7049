"""A table staged at any position, for looking at screens that a game reaches only by luck.

The page is the real one; only the live socket is played by the test, with what the server would send:
views, legal actions and outcomes come from the server's own code.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Page, WebSocketRoute

from pickomino.core.actions import SET_ASIDE
from pickomino.core.dice import WORM
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import parse_rules
from pickomino.core.state import Phase
from pickomino.server.api.present import show_actions, show_outcome, show_rules, show_view
from pickomino.server.api.replays import show_record
from pickomino.server.log.records import BIRDS
from pickomino.view.fields import action_fields

GAME = "Staged0table0000"
NAMES = ("Ann", None, None, None, None, None, None)
"""Seat 1 is a person, the others are bots."""

STORY = """[Rules "classic"]
[Players "Ann/Duck"]
[Result "*"]

1. 1234445W:4 2344W:W 55WW:5 13:3 2:2 =32
2. 11223345:3 124555:5 11W:W 3W!
3. 112245WW:W
"""
"""What a staged table tells as its game so far."""

UNDONE = (Phase.KEPT, Phase.CLAIM, Phase.ROB, Phase.CROW, Phase.KEEP)
"""Where no dice have fallen since the last choice, so that it can be undone."""

POSITIONS = {
    "start": ("extrawurm", "11c.13.22.23r.24.25w.26.28.29a.30.31.32.33.34.35.36 27:g/21:h/- 7 1 -"),
    "rolled": ("classic", "21.23.24.25.26.28.29.30.31.33.34.35.36x 27/22.32 - 1 444:1145W"),
    "kept": ("classic", "21.23.24.25.26.28.29.30.31.33.34.35.36x 27/22.32 - 1 444WW:"),
    "deliberate": ("extrawurm", "13.21h.23r.24.26.28.29a.30.31.33.34.35.36x 27+1:c/22.32:w/11+2 4 1 444:"),
    "weasel": ("extrawurm", "11c.13.21h.22.23r.24.26.27g.28.29a.30.31.32.33.34.35.36 25:w/-/-/-/-/- 7 1 55:1133WW"),
    "claim": ("house", "21.23.24.25.26.28.29.30.31.33.34.35.36x 27/22.32 - 1 444WW555:?claim"),
    "rob": ("extrawurm", "11c.13.21h.22.23r.24.25w.26.27g.28.29a.30 -/31+2/32+1/33+1/34+1/35+1/36+1 0 1 11:?rob"),
    "keep": ("extrawurm", "11c.13.21.22.23r.24.26.28.29a.30.31 27:h/25:w/- 7 1 555WW2:?keephg"),
    "waiting": ("extrawurm", "11c.13.21h.22.23r.24.25w.26.27g.28.29a.30 31/32/-/33/-/34/- 7 2 55:1133WW"),
    "crowd": (
        "extrawurm", "13.22.23r.25w.26.27.30 31+1:g/21.32/-+2/33.28:h/29:a/34/24.35:c 4 1 444W:2355"
    ),
    "full-swing": (
        "extrawurm", "11c.13r.22h.24.25.26.28.29a.30.33.35.36x 21.32+1:w/23.27.31:g/34+2/- 4 1 444W:2355"
    ),
    "over": ("extrawurm", "33x.34x.36x 11.21.22.25+2:a/23.24.26.27+1/13.28+1 0 - -"),
}  # fmt: skip


@dataclass
class Stage:
    """What the page will see of the table."""

    position: str
    rules: str = "classic"
    status: str = "running"
    mine: tuple[int, ...] = (1,)
    open_seats: tuple[int, ...] = ()
    clock: int | None = None
    build: str = ""
    names: tuple[str | None, ...] = NAMES
    paused: bool = False
    gone: dict[int, int] = field(default_factory=dict)
    """In how many milliseconds others may claim, by the seat of whoever is gone."""
    link: Literal["steady", "lost", "alarming"] = "steady"
    """Whether the connection stays, is lost at once, or brings an older table than it had brought."""

    def messages(self) -> list[dict[str, Any]]:
        """The hello and the update that a client gets."""
        state = parse_position(self.position, parse_rules(self.rules))
        over = state.turn.phase is Phase.OVER
        you = {"seats": list(self.mine), "host": bool(self.mine), "key": "k" * 22, "code": "K7PX2M"}
        seats = [
            {
                "seat": seat,
                "kind": "open" if seat in self.open_seats else ("human" if name else "bot"),
                "name": None if seat in self.open_seats else name,
                "bird": BIRDS[seat - 1],
                "bot": None if name or seat in self.open_seats else "timid",
                "away": None,
            }
            for seat, name in enumerate(self.names[: len(state.players)], 1)
        ]
        gone = [{"seat": seat, "claim_in": wait} for seat, wait in self.gone.items()]
        presence = {"seats": [1], "spectators": 2, "gone": gone}
        hello = {
            "type": "hello",
            "protocol": 1,
            "build": self.build,
            "game": GAME,
            "version": 9,
            "you": you,
            "presence": presence,
        }
        now = 1_800_000_000_000
        clock = {
            "seconds": self.clock,
            "seat": 1 if self.clock else None,
            "deadline": now + self.clock * 1000 if self.clock and not self.paused else None,
            "left": self.clock * 1000 if self.clock and self.paused else None,
            "now": now,
        }
        acting = not over and self.status == "running"
        update = {
            "type": "update", "game": GAME, "version": 9, "since": 9, "more": False, "entries": [],
            "position": self.position, "view": show_view(state), "actions": show_actions(state) if acting else None,
            "takeback": {"seat": 1, "action": action_fields(SET_ASIDE[WORM])} if state.turn.phase in UNDONE else None, "clock": clock,
            "table": {
                "status": "over" if over else self.status, "rules": show_rules(state.rules),
                "seats": seats, "host": 1, "listed": False, "limit": 1000, "turns": 3, "rematch": None, "paused": self.paused,
                "coach": False,
            },
            "outcome": show_outcome(state, by_limit=False) if over else None,
            "dice": {
                "protocol": 2, "commitment": "9b" * 32, "phase": "fixed", "commitments": [None] * len(seats),
                "entropy": [None] * len(seats), "withheld": [], "fixed": True, "rolls": 1, "seed": None, "by_hand": False,
            },
            "frozen": None,
        }  # fmt: skip
        return [hello, update]


def stage_at(name: str, **more: Any) -> Stage:
    """One of the named positions."""
    rules, position = POSITIONS[name]
    return Stage(position, **{"rules": rules, **more})


# What is asked about the staged table is answered by the test, within the page: a route of Playwright's would make the
# browser fetch and compile the whole page anew for every screen.
_ASK_THE_TEST = f"""{{
  const ask = window.fetch;
  window.fetch = async (address, options) => {{
    const asked = String(address).split("/games/{GAME}")[1];
    if (!asked?.startsWith("?since=") && asked !== "/standings") return ask(address, options);
    return Response.json(await window.askTheTest(asked));
  }};
}}"""


class Staging:
    """A page whose live socket is played by the test."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self._url = url
        self._build = ""
        self._stage: Stage | None = None
        self._connected = False
        self.sent: list[dict[str, Any]] = []
        """What the page sent, oldest first."""

    def show(self, name: str, query: str = "", **more: Any) -> Page:
        """Open the table at a named position."""
        if not self._build:
            self._set_up()
        self._stage = stage_at(name, build=self._build, **more)
        self._connected = False
        self.page.goto(f"{self._url}/t/{GAME}{query}")
        return self.page

    def _set_up(self) -> None:
        # The page is to think that it is the newest.
        self._build = self.page.request.get(f"{self._url}/api/v1/server").json()["build"]
        self.page.expose_function("askTheTest", self._answer)
        self.page.add_init_script(_ASK_THE_TEST)
        self.page.route_web_socket(f"**/games/{GAME}/live*", self._connect)

    def _answer(self, asked: str) -> dict[str, Any]:
        return self._standings() if asked == "/standings" else self._story()

    def _story(self) -> dict[str, Any]:
        assert self._stage
        update = self._stage.messages()[1]
        return {**update, "entries": show_record(STORY)["entries"]}

    def _standings(self) -> dict[str, Any]:
        """The scoreboard after two rematches."""
        assert self._stage
        seats = self._stage.messages()[1]["table"]["seats"]
        standings = [
            {
                "seat": seat["seat"],
                "name": seat["name"],
                "bot": seat["bot"],
                "games": 3,
                "wins": wins,
                "worms": worms,
            }
            for seat, wins, worms in zip(seats, (2, 1, 0, 0, 0, 0, 0), range(24, 3, -3), strict=False)
        ]
        return {"games": 3, "whole": True, "standings": standings}

    def _connect(self, socket: WebSocketRoute) -> None:
        assert self._stage
        messages = self._stage.messages()
        if self._stage.link == "lost" and self._connected:
            return
        self._connected = True
        if self._stage.link == "alarming":
            messages.append({**messages[1], "version": 8, "since": 8})
        for message in messages:
            socket.send(json.dumps(message))
        if self._stage.link == "lost":
            socket.close()
        socket.on_message(lambda frame: self.sent.append(json.loads(frame)))
