"""A bot for tests: takes the first legal action, and does something wrong at regular intervals."""

import json
import sys
import time

FAULTS, EVERY = sys.argv[1].split(","), int(sys.argv[2])

decisions = seed = 0
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "quit":
        break
    seed = question.get("seed", seed)
    answer = {"id": question["id"], "ok": True, "name": "faulty", "author": "tests"}
    if question["type"] == "decide":
        decisions += 1
        answer["action"] = question["legal"][-1]
        if decisions % EVERY == 0:
            fault = FAULTS[(seed + decisions // EVERY) % len(FAULTS)]
            if fault == "hang":
                time.sleep(3600)
            elif fault == "slow":
                time.sleep(0.2)
            elif fault == "crash":
                sys.exit(3)
            elif fault == "garbage":
                print("so many worms", flush=True)
                continue
            elif fault == "array":
                print("[1, 2]", flush=True)
                continue
            elif fault == "illegal":
                answer["action"] = "rob 7"
            elif fault == "unknown":
                answer["action"] = "take 99"
            elif fault == "wrong-id":
                answer["id"] = 10**9
            elif fault == "flood":
                print("x" * 10_000_000, flush=True)
            elif fault == "lines":
                for _ in range(100_000):
                    print('{"id": 1}', flush=True)
            elif fault == "child":
                import subprocess

                subprocess.Popen(["sleep", "3600"])
                time.sleep(3600)
            elif fault == "deaf":
                sys.stdin.close()
                time.sleep(3600)
    print(json.dumps(answer), flush=True)
