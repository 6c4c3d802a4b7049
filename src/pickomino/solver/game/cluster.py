"""Shares of a simulation played on a Ray cluster; needs Ray (the extra `cluster`)."""

from __future__ import annotations

__all__ = ["TRIES", "join_cluster", "play_on_cluster"]

import logging
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Final

from .results import Results
from .simulation import Share, Simulation, play_share

LOCAL: Final = "local"
FOUND_BY_RAY: Final = "auto"
_PATIENCE: Final = 10.0  # seconds
TRIES: Final = 10
"""How often a share whose worker was lost is done again."""


def join_cluster(address: str, jobs: int) -> Any:
    """Ray, connected to the cluster at an address, or to one of our own on this machine (`local`)."""
    ray: Any = import_module("ray")
    if address == LOCAL:
        options: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False}
    else:
        _check_that_it_answers(address)
        options = {"address": address}
    ray.init(log_to_driver=False, logging_level=logging.ERROR, **options)
    return ray


def play_on_cluster(
    simulation: Simulation, shares: Iterable[Share], address: str, jobs: int
) -> Iterator[Results]:
    """Play the shares on the cluster at an address, or on one of our own on this machine (`local`)."""
    ray = join_cluster(address, jobs)
    try:
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(play_share)
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


def _check_that_it_answers(address: str) -> None:
    """Ray itself would wait for minutes."""
    if address == FOUND_BY_RAY:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise ConnectionError(f"{address!r} is not HOST:PORT")
    try:
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ConnectionError(str(error)) from None
