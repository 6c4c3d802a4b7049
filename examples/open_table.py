"""Open a table over HTTP, against a bot, and make the first move.

For example: python examples/open_table.py http://127.0.0.1:8000/
"""

import secrets
import sys

import httpx

from pickomino.client import entropy_commitment

with httpx.Client(base_url=f"{sys.argv[1].rstrip('/')}/api/v1") as server:
    server.post("/identity", json={})  # sets the cookie that says who I am
    bot = {"kind": "bot", "bot": server.get("/server").json()["default_bot"]}
    wanted = {"id": "my-first-table", "rules": "classic", "seats": [{"kind": "me", "name": "Ann"}, bot]}
    game = server.post("/games", json=wanted | {"listed": True}).json()["game"]
    # My share of the dice: first its hash and, when everybody has committed, what it stands for. The game starts.
    entropy = secrets.token_hex(32)
    server.post(f"/games/{game}/commit", json={"commitment": entropy_commitment(game, entropy)})
    server.post(f"/games/{game}/entropy", json={"entropy": entropy})
    version = server.get(f"/games/{game}").json()["version"]
    command = {"type": "command", "id": "1", "version": version, "seat": 1, "action": "roll"}
    print(game, server.post(f"/games/{game}/commands", json=command).json()["ok"])
