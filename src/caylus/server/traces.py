"""Traces: how long each part of a request took, sent to a collector of OpenTelemetry if the host names one."""

from __future__ import annotations

import contextlib
import importlib.util
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caylus.core.errors import BadOption

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

PATH: Final = "/v1/traces"  # of a collector, by the specification of OTLP
BILLION: Final = 1_000_000_000


class Traces:
    """What is sent to the collector; without one nothing is."""

    def __init__(self, collector: str) -> None:
        self.provider = open_provider(collector) if collector else None
        self.tracer = self.provider.get_tracer("caylus") if self.provider is not None else None

    @contextlib.contextmanager
    def request(self, method: str, path: str) -> Iterator[None]:
        """While a request is answered; what is noted meanwhile is a part of it."""
        if self.tracer is None:
            yield
            return
        about = {"http.request.method": method, "url.path": path}
        with self.tracer.start_as_current_span("request", attributes=about):
            yield

    def note(self, what: str, seconds: float) -> None:
        """Something that has just been done and took so long."""
        if self.tracer is not None:
            now = time.time_ns()
            self.tracer.start_span(what, start_time=now - int(seconds * BILLION)).end(now)

    def close(self) -> None:
        """Send what waits."""
        if self.provider is not None:
            self.provider.shutdown()


def open_provider(collector: str) -> TracerProvider:
    """The way to a collector; BadOption if a package is missing."""
    if any(importlib.util.find_spec(each) is None for each in ("opentelemetry", "google.protobuf")):
        raise BadOption("Traces need packages of their own: pip install 'caylus[traces]'")
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415 (an extra)
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    provider = TracerProvider(resource=Resource.create({"service.name": "caylus"}), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=collector.rstrip("/") + PATH)))
    return provider
