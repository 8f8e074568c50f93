"""Who listens to which table. A listener is woken when the table has changed, and then looks for itself."""

from __future__ import annotations

import asyncio
from collections import defaultdict


class Hub:
    """The listeners of this process, by table."""

    def __init__(self) -> None:
        self.listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def join(self, table: str) -> asyncio.Event:
        """A new listener, woken at once for the first look."""
        listener = asyncio.Event()
        listener.set()
        self.listeners[table].add(listener)
        return listener

    def leave(self, table: str, listener: asyncio.Event) -> None:
        """Listen no more."""
        self.listeners[table].discard(listener)
        if not self.listeners[table]:
            del self.listeners[table]

    def wake(self, table: str) -> None:
        """Something has happened at the table."""
        for listener in self.listeners.get(table, ()):
            listener.set()

    def wake_all(self) -> None:
        """Everyone look up: the server ends."""
        for table in list(self.listeners):
            self.wake(table)

    @property
    def count(self) -> int:
        """How many listen."""
        return sum(map(len, self.listeners.values()))
