"""Shares of a simulation played on a Ray cluster; needs Ray (the extra `cluster`)."""

from __future__ import annotations

__all__ = ["play_on_cluster"]

from collections.abc import Iterable, Iterator
from typing import Any, Final

from .results import Results
from .sharing import Share, Simulation, play_share

LOCAL: Final = "local"
_TRIES: Final = 10  # a share whose worker was lost is done again so often


def play_on_cluster(
    simulation: Simulation, shares: Iterable[Share], address: str, jobs: int
) -> Iterator[Results]:
    """Play the shares on the cluster at an address, or on one of our own on this machine (`local`)."""
    import ray

    options: dict[str, Any] = {"num_cpus": jobs} if address == LOCAL else {"address": address}
    ray.init(include_dashboard=False if address == LOCAL else None, log_to_driver=False, **options)
    try:
        remote = ray.remote(num_cpus=1, max_retries=_TRIES)(play_share)
        at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", jobs)))
        waiting = iter(shares)
        running: list[Any] = []
        while True:
            while len(running) < at_once and (share := next(waiting, None)):
                running.append(remote.remote(simulation, share))
            if not running:
                return
            done, running = ray.wait(running)
            for reference in done:
                yield ray.get(reference)
    finally:
        ray.shutdown()
