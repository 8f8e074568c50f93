"""Bots think in processes of their own, the hosts of tables in turn, one decision of a table at a time.

A bot that takes too long is stopped, and one whose processes die again and again is given up: then the simplest one
answers instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Final, TypeAlias

from caylus.bots.processes import Crew
from caylus.core.record import Record
from caylus.tables.bots import SIMPLEST, Task, answer, record_for, stands_in, task_for
from caylus.tables.service import Tables
from caylus.tables.table import Table

POLITE: Final = 10  # how far the processes of bots stand back
KEPT: Final = 200  # tables that a process remembers

Answer: TypeAlias = Callable[[str, int, int], Awaitable[None]]
LOGGER: Final = logging.getLogger("caylus.thinking")


class Turns:
    """Decisions that wait: the hosts of tables take turns, so that nobody waits for all the bots of another."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Task]] = OrderedDict()

    def put(self, task: Task) -> None:
        """Add one."""
        self.waiting.setdefault(task.host, deque()).append(task)

    def take(self) -> Task | None:
        """The oldest of the host whose turn it is, if there is one."""
        if not self.waiting:
            return None
        host, tasks = self.waiting.popitem(last=False)
        task = tasks.popleft()
        if tasks:
            self.waiting[host] = tasks  # behind the others
        return task


class Thinker:
    """Hands decisions to the processes, and their answers back."""

    def __init__(self, workers: int, seconds: float, pause: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pause = pause  # seconds before a bot that plays for a person decides
        self.turns = Turns()
        self.crew = Crew(prepare, workers, POLITE)
        self.thinking = 0  # decisions that the crew has
        self.asked: dict[str, int] = {}  # by table, the version that is being thought about
        self.loop: asyncio.AbstractEventLoop | None = None
        self.answer: Answer | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.answered = 0
        self.closing = False

    @property
    def deaths(self) -> int:
        """How many processes died or thought too long."""
        return self.crew.deaths

    def open(self, tables: Tables, answer: Answer) -> None:  # noqa: ARG002 (for who takes tasks from elsewhere)
        """Begin; answers go to the callback in the event loop."""
        self.loop = asyncio.get_running_loop()
        self.answer = answer

    def consider(self, table: Table) -> None:
        """If a bot decides at the table, let it think."""
        task = task_for(table)
        if task is not None and self.loop is not None and self.asked.get(table.id) != table.moved:
            self.asked[table.id] = table.moved
            self.loop.call_later(self.pause_before(table), self.put, table, task)

    def put(self, table: Table, task: Task) -> None:
        """Into the queue, unless something else has happened at the table meanwhile."""
        if table.moved == task.version:
            self.line_up(task)
        elif self.asked.get(task.table) == task.version:
            del self.asked[task.table]

    def pause_before(self, table: Table) -> float:
        """How long a person has to take the seat back before a bot decides for them."""
        return self.pause if stands_in(table) else 0.0

    def line_up(self, task: Task) -> None:
        """Let it wait for its turn."""
        self.turns.put(task)
        self.hand_out()

    def hand_out(self) -> None:
        """Give the crew what it can think about at once."""
        while not self.closing and self.thinking < self.workers and (task := self.turns.take()) is not None:
            self.thinking += 1
            self.begin(self.decide(task))

    async def decide(self, task: Task) -> None:
        """Have one decision made, and pass it on."""
        try:
            action = await self.crew.ask(task, self.seconds)
        except Exception as error:
            LOGGER.warning("a bot has not answered", extra={"table": task.table, "error": str(error)})
            action = await asyncio.to_thread(think, replace(task, bot=SIMPLEST), {})
        finally:
            self.thinking -= 1
            self.hand_out()
        if self.asked.get(task.table) == task.version:
            del self.asked[task.table]
        self.answered += 1
        if self.answer is not None:
            await self.pass_on(self.answer, task, action)

    def begin(self, chore: Coroutine[None, None, None]) -> None:
        """Do something beside."""
        running = asyncio.ensure_future(chore)
        self.tasks.add(running)
        running.add_done_callback(self.tasks.discard)

    async def pass_on(self, answer: Answer, task: Task, action: int) -> None:
        """Whatever goes wrong with one answer, the others are passed on."""
        try:
            await answer(task.table, task.version, action)
        except Exception as error:
            LOGGER.warning("the answer of a bot was not taken", extra={"table": task.table, "error": str(error)})

    def hindrance(self) -> str:
        """Why bots do not think here, in a sentence; empty if they do, or if that is left to others."""
        return self.crew.hindrance()

    async def close(self) -> None:
        """Stop thinking."""
        self.closing = True
        await asyncio.to_thread(self.crew.close)
        for running in list(self.tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await running


# -- in a process -------------------------------------------------------------------------------------------


def prepare() -> Callable[[Task], int]:
    """What answers decisions, and remembers the games they are about."""
    kept: dict[str, Record] = {}
    return lambda task: think(task, kept)


def think(task: Task, kept: dict[str, Record]) -> int:
    """The bot's answer."""
    record = record_for(task, kept.get(task.table))
    if len(kept) > KEPT:
        kept.clear()
    kept[task.table] = record
    return answer(task, record)
