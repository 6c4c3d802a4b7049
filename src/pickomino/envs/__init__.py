"""Environments for reinforcement learning: PettingZoo, Gymnasium, a vector of compiled games, OpenSpiel.

    import pickomino.envs                             # registers Pickomino-v0 with Gymnasium
    gymnasium.make("Pickomino-v0", opponents=["greedy"])
    gymnasium.make_vec("Pickomino-v0", num_envs=1024, opponents=["greedy"])
    from pickomino.envs import pickomino_v0           # PettingZoo
    import pickomino.envs.openspiel                   # registers python_pickomino with OpenSpiel

Needs the extra `envs`, and `openspiel` for the last of them.
"""

from __future__ import annotations

from pickomino._extras import needs_extra

with needs_extra():
    import gymnasium

# Gymnasium 1.0 stopped loading plug-ins by entry point, so importing this package is what registers the
# environment. The classes themselves are imported when one is made.
gymnasium.register(
    id="Pickomino-v0",
    entry_point="pickomino.envs.solo:PickominoEnv",
    vector_entry_point="pickomino.envs.vector:PickominoVectorEnv",
)
