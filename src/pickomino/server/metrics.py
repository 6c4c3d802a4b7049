"""Figures for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from pickomino.server.edge.door import Door
from pickomino.server.log.codec import encode_content
from pickomino.server.log.draft import Draft
from pickomino.server.play.games import Games

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class AtTheDoor(Collector):
    """What the door has counted, read when it is asked for: counting must cost nothing there."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def collect(self) -> Iterator[Metric]:
        """The door's figures."""
        yield CounterMetricFamily(
            "pickomino_frames", "Frames read on sockets, whatever they held", value=self._door.frames
        )
        yield CounterMetricFamily(
            "pickomino_connections_refused", "Connections sent away at the door", value=self._door.refused
        )
        yield GaugeMetricFamily(
            "pickomino_connections_waiting", "Connections that wait to be heard", value=self._door.waiting
        )


class Metrics:
    """This node's figures, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.commands = Counter(
            "pickomino_commands_total", "Commands answered", ["answer"], registry=self._registry
        )
        self.entries = Counter(
            "pickomino_entries_total", "Log entries stored", ["kind"], registry=self._registry
        )
        self.requests = Counter(
            "pickomino_requests_total",
            "HTTP requests answered",
            ["method", "status"],
            registry=self._registry,
        )
        self.refused_frames = Counter(
            "pickomino_refused_frames_total", "Frames that could not be read", registry=self._registry
        )
        self.acknowledged = Histogram(
            "pickomino_acknowledge_seconds",
            "From command to answer",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._games = Gauge("pickomino_games_open", "Games in memory", registry=self._registry)
        self._listeners = Gauge("pickomino_listeners", "Open sockets and streams", registry=self._registry)

    def watch(self, games: Games, door: Door) -> None:
        """Read the gauges when they are asked for."""
        self._registry.register(AtTheDoor(door))
        self._games.set_function(lambda: len(games))
        self._listeners.set_function(games.listeners)

    def count_entries(self, draft: Draft) -> None:
        """Note what was stored."""
        for drafted in draft.entries:
            self.entries.labels(encode_content(drafted.folded.entry.happened)[0]).inc()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)
