"""Metrics for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
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
        yield GaugeMetricFamily(
            "pickomino_turns_waiting",
            "Frames and requests that wait because their address is busy",
            value=self._door.budget.waiting,
        )


class Latencies:
    """How many durations fell into each bucket, and their sum."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count a duration."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds


class CommandCollector(Collector):
    """What is counted for every command: plain numbers, made into metrics only on request."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """The metrics of commands and of the entries they led to."""
        metrics = self._metrics
        commands = CounterMetricFamily("pickomino_commands", "Commands answered", labels=["answer"])
        for answer, count in metrics.commands.items():
            commands.add_metric([answer], count)
        entries = CounterMetricFamily("pickomino_entries", "Log entries stored", labels=["kind"])
        for kind, count in metrics.entries.items():
            entries.add_metric([kind], count)
        bounds = [*(str(float(seconds)) for seconds in SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(metrics.acknowledged.counts), strict=True))
        yield commands
        yield entries
        yield HistogramMetricFamily(
            "pickomino_acknowledge_seconds", "From command to answer", buckets, metrics.acknowledged.sum
        )


class Metrics:
    """This node's metrics, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.commands: Tally[str] = Tally(done=0)
        """Commands by their answer."""
        self.entries: Tally[str] = Tally()
        """Stored entries by their kind."""
        self.acknowledged = Latencies()
        self._registry.register(CommandCollector(self))
        self.requests = Counter(
            "pickomino_requests_total",
            "HTTP requests answered",
            ["method", "status"],
            registry=self._registry,
        )
        self.refused_frames = Counter(
            "pickomino_refused_frames_total", "Frames that could not be read", registry=self._registry
        )
        self.notices = Counter(
            "pickomino_notices_total",
            "Notifications by what came of them",
            ["result"],
            registry=self._registry,
        )
        self._kinds: dict[type, str] = {}
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
            kind = self._kinds.get(type(happened))
            if kind is None:
                kind = self._kinds[type(happened)] = encode_content(happened)[0]
            self.entries[kind] += 1

    def text(self) -> bytes:
        """Everything in the format of Prometheus."""
        return generate_latest(self._registry)
