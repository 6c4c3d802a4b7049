"""Watch a listed table as a spectator until its game is over: what happens, one entry a line."""

import json
import sys

import httpx

server, game = sys.argv[1].rstrip("/"), sys.argv[2]
with httpx.stream("GET", f"{server}/api/v1/games/{game}/stream?since=0", timeout=None) as stream:
    for line in stream.iter_lines():
        message = json.loads(line)
        for entry in message.get("entries") or ():
            action = entry["action"]["text"] if entry["action"] else ""
            print(entry["version"], entry["kind"], action, flush=True)
        if message.get("outcome"):
            break
