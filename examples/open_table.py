"""Open a table over HTTP, against a bot, and make the first move."""

import hashlib
import secrets
import sys

import httpx

with httpx.Client(base_url=f"{sys.argv[1].rstrip('/')}/api/v1") as server:
    server.post("/identity", json={})  # sets the cookie that says who I am
    bot = server.get("/server").json()["default_bot"]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": bot}]
    wanted = {"id": "my-first-table", "rules": "classic", "seats": seats, "listed": True}
    table = server.post("/games", json=wanted).json()
    game = f"/games/{table['game']}"
    # My share of the dice: first its hash and, when everybody has committed, what it stands for. The game starts.
    entropy = secrets.token_hex(32)
    digest = hashlib.sha256(f"pickomino-entropy-1\0{table['game']}\0{entropy}".encode())
    server.post(f"{game}/commit", json={"commitment": digest.hexdigest()})
    server.post(f"{game}/entropy", json={"entropy": entropy})
    version = server.get(game).json()["version"]
    command = {"type": "command", "id": "1", "version": version, "seat": 1, "action": "roll"}
    answer = server.post(f"{game}/commands", json=command).json()
    print(table["game"], answer["ok"])
