"""All compiled code: the turn solver, the turn player, whole games, value nets and their training.

Modules that import Numba are reached through `compiling.load_kernels` only. The others (`geometry`, `game_rows`, `pool`,
`net_shape`) hold the memory layouts that compiled code and its callers share.
"""
