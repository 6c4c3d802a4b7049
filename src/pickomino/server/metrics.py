"""Metrics for Prometheus."""

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


class DoorCollector(Collector):
    """What the door has counted, read only on request, because counting there must cost nothing."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def collect(self) -> Iterator[Metric]:
        """The door's metrics."""
        yield CounterMetricFamily(
            "pickomino_frames", "Frames read on sockets, whatever they held", value=self._door.frames
        )
        yield CounterMetricFamily(
            "pickomino_connections_refused", "Connections refused at the door", value=self._door.refused
        )
        yield GaugeMetricFamily(
            "pickomino_connections_waiting", "Connections that wait for their turn", value=self._door.waiting
        )


class Metrics:
    """This node's metrics, in a registry of their own."""

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
        self.notices = Counter(
            "pickomino_notices_total",
            "Notifications by what came of them",
            ["result"],
            registry=self._registry,
        )
        self._by_type: dict[type, Counter] = {}
        self.commands_done = self.commands.labels("done")
        self._games = Gauge("pickomino_games_open", "Games in memory", registry=self._registry)
        self._listeners = Gauge("pickomino_listeners", "Open sockets and streams", registry=self._registry)

    def watch(self, games: Games, door: Door) -> None:
        """Read the gauges only on request."""
        self._registry.register(DoorCollector(door))
        self._games.set_function(lambda: len(games))
        self._listeners.set_function(games.listeners)

    def count_entries(self, draft: Draft) -> None:
        """Count what was stored."""
        for drafted in draft.entries:
            happened = drafted.folded.entry.happened
            counter = self._by_type.get(type(happened))
            if counter is None:  # finding a label costs more than counting
                counter = self._by_type[type(happened)] = self.entries.labels(encode_content(happened)[0])
            counter.inc()

    def text(self) -> bytes:
        """Everything in the format of Prometheus."""
        return generate_latest(self._registry)
