"""Random games in pickomino-env against its one bot; runs in an environment that has that package, not ours."""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version
from time import process_time

VALUES = (1, 2, 3, 4, 5, 5)
ROLL, STOP = 0, 1


def main(seconds: float) -> None:
    import gymnasium
    import pickomino_env  # type: ignore[import-not-found]  # noqa: F401  # registers itself; never in our environment

    env = gymnasium.make("Pickomino-v0", number_of_bots=1).unwrapped
    rng = random.Random(1)
    games = steps = refused = 0
    observation, info = env.reset(seed=1)
    began = process_time()
    while (elapsed := process_time() - began) < seconds or not games:
        collected, rolled = observation["dice_collected"].tolist(), observation["dice_rolled"].tolist()
        faces = [face for face in range(6) if rolled[face] and not collected[face]]
        face = rng.choice(faces or [0])
        collected[face] += rolled[face]
        total = sum(count * value for count, value in zip(collected, VALUES, strict=True))
        claims = collected[5] and total >= info["smallest_tile"]
        stops = sum(collected) == 8 or (claims and rng.random() < 0.5)
        observation, _, terminated, truncated, info = env.step((face, STOP if stops else ROLL))
        steps += 1
        refused += truncated
        if terminated or truncated:
            games += not truncated
            observation, info = env.reset()
    found = {"games": games / elapsed, "steps": steps / elapsed, "refused": refused}
    json.dump({"version": version("pickomino-env"), **found}, sys.stdout)


if __name__ == "__main__":
    main(float(sys.argv[1]))
