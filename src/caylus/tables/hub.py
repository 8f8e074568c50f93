"""Who listens to which table. A listener is woken when the table has changed, and then looks for itself."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Protocol


class Listener(Protocol):
    """Somebody who wants to know that a table has changed."""

    def wake(self) -> None:
        """Look at it now, or soon."""


class Follower:
    """A person who wants to know which of their tables have changed."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.tables: set[str] = set()


class Hub:
    """The listeners of this process, by table, and followers, by person."""

    def __init__(self) -> None:
        self.listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self.followers: defaultdict[str, set[Follower]] = defaultdict(set)

    def follow(self, person: str) -> Follower:
        """A new follower of all tables where the person sits."""
        follower = Follower()
        self.followers[person].add(follower)
        return follower

    def unfollow(self, person: str, follower: Follower) -> None:
        """Follow no more."""
        self.followers[person].discard(follower)
        if not self.followers[person]:
            del self.followers[person]

    def tell(self, person: str, table: str) -> None:
        """One of a person's tables has changed."""
        for follower in self.followers.get(person, ()):
            follower.tables.add(table)
            follower.news.set()

    def join(self, table: str, listener: Listener) -> None:
        """Listen to a table."""
        self.listeners[table].add(listener)

    def leave(self, table: str, listener: Listener) -> None:
        """Listen no more."""
        self.listeners[table].discard(listener)
        if not self.listeners[table]:
            del self.listeners[table]

    def wake(self, table: str) -> None:
        """Something has happened at the table."""
        for listener in self.listeners.get(table, ()):
            listener.wake()

    def wake_all(self) -> None:
        """Everyone look up: the server ends."""
        for table in list(self.listeners):
            self.wake(table)
        for followers in self.followers.values():
            for follower in followers:
                follower.news.set()

    @property
    def count(self) -> int:
        """How many listen."""
        return sum(map(len, self.listeners.values()))
