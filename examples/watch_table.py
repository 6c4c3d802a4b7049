"""Watch a listed table as a spectator until its game is over, or until Ctrl-C: what happens, one entry a line.

For example: python examples/watch_table.py http://127.0.0.1:8000/ ID
"""

import contextlib
import json
import sys

import httpx

server, game = sys.argv[1].rstrip("/"), sys.argv[2]
address = f"{server}/api/v1/games/{game}/stream?since=0"
with contextlib.suppress(KeyboardInterrupt), httpx.stream("GET", address, timeout=None) as stream:
    for line in stream.iter_lines():
        message = json.loads(line)
        for entry in message.get("entries") or ():
            action = entry["action"]["text"] if entry["action"] else ""
            print(entry["version"], entry["kind"], action, flush=True)
        if message.get("outcome"):
            break
