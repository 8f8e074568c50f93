"""What a server process counts and times, as Prometheus reads it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import Final, Protocol

from prometheus_client import CollectorRegistry, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

disable_created_metrics()  # type: ignore[no-untyped-call]

SHORT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
LONG: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 120.0, 300.0)


class Counted(Protocol):
    """Whoever has numbers that are looked up only when somebody asks."""

    def count(self) -> Iterable[Metric]:
        """The numbers as they are now."""


class Times:
    """How often something took how long. Only the event loop counts, at every move, so nothing is locked for it."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self.counts = [0] * (len(SHORT) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(SHORT, seconds)] += 1
        self.total += seconds

    def histogram(self) -> Metric:
        """As Prometheus knows it: how often it took no longer than each of the bounds."""
        bounds = [*map(floatToGoString, SHORT), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self.counts)), strict=True))
        return HistogramMetricFamily(self.name, self.meaning, buckets=buckets, sum_value=self.total)


class Metrics(Collector):
    """The times of one process, and the numbers of whoever counts."""

    def __init__(self, counted: Counted) -> None:
        self.counted = counted
        self.registry = CollectorRegistry()
        self.times = {
            "move": Times("caylus_move_seconds", "From hearing of a move until all here are told"),
            "commit": Times("caylus_commit_duration_seconds", "Time that events waited to be committed"),
            "lag": Times("caylus_listener_lag_seconds", "From an event elsewhere until it happens here"),
        }
        self.bots = Histogram(
            "caylus_bot_answer_seconds",
            "From a bot's turn until its answer",
            ["level"],
            registry=self.registry,
            buckets=LONG,
        )
        self.registry.register(self)

    def collect(self) -> Iterable[Metric]:
        """For the registry: what is looked up now."""
        return (*(each.histogram() for each in self.times.values()), *self.counted.count())

    def describe(self) -> Iterable[Metric]:
        """For the registry, which would else look before anything is there."""
        return ()

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry).decode()


def gauge(name: str, meaning: str, value: float) -> Metric:
    """A number that goes up and down."""
    return GaugeMetricFamily(name, meaning, value=value)


def counter(name: str, meaning: str, value: float) -> Metric:
    """A number that only grows; its name ends in `_total`."""
    return CounterMetricFamily(name.removesuffix("_total"), meaning, value=value)


def gauges(name: str, meaning: str, label: str, values: dict[str, float]) -> Metric:
    """A number for each value of a label."""
    found = GaugeMetricFamily(name, meaning, labels=[label])
    for each, value in sorted(values.items()):
        found.add_metric([each], value)
    return found


def counters(name: str, meaning: str, label: str, values: dict[str, float]) -> Metric:
    """A number that only grows, for each value of a label."""
    found = CounterMetricFamily(name.removesuffix("_total"), meaning, labels=[label])
    for each, value in sorted(values.items()):
        found.add_metric([each], value)
    return found
