"""Bots think in processes of their own, one decision of a table at a time.

The places that hosts of tables come from take turns, and at each place its hosts, so that nobody waits for all the bots
of another, be that one guest or twenty of one address. One process is for those who do not think long.

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
from typing import Any, Final, TypeAlias

from caylus.bots import registry
from caylus.bots.processes import Crew
from caylus.core.errors import CaylusError
from caylus.core.record import Record
from caylus.tables.bots import SIMPLEST, Memory, Task, answer, record_for, stands_in, task_for
from caylus.tables.service import Tables
from caylus.tables.table import Table

POLITE: Final = 10  # how far the processes of bots stand back
KEPT: Final = 200  # tables that a process remembers
LONG: Final = 1.0  # seconds

Answer: TypeAlias = Callable[[str, int, int], Awaitable[None]]
LOGGER: Final = logging.getLogger("caylus.thinking")


class Turns:
    """Decisions that wait: places take turns, and at each place the hosts of tables."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, OrderedDict[str, deque[Task]]] = OrderedDict()

    def put(self, task: Task, place: str) -> None:
        """Add one."""
        self.waiting.setdefault(place, OrderedDict()).setdefault(task.host, deque()).append(task)

    def take(self, any_length: bool = True) -> Task | None:
        """The oldest of the host whose turn it is, if there is one; on demand only one that does not take long."""
        for place, hosts in self.waiting.items():
            for host, tasks in hosts.items():
                for task in tasks:
                    if any_length or not takes_long(task):
                        tasks.remove(task)
                        step_back(hosts, host)
                        step_back(self.waiting, place)
                        return task
        return None


def step_back(line: OrderedDict[str, Any], who: str) -> None:
    """Whose turn it was stands behind the others now, or goes."""
    line.move_to_end(who)
    if not line[who]:
        del line[who]


def takes_long(task: Task) -> bool:
    """Whether a bot has a decision to make about which it thinks for long."""
    try:
        return registry.seconds_of(task.bot) >= LONG
    except CaylusError:  # there is no such bot here, and the simplest answers
        return False


class Thinker:
    """Hands decisions to the processes, and their answers back."""

    def __init__(self, workers: int, seconds: float, pause: float, place_of: Callable[[str], str]) -> None:
        self.workers = max(2, workers) if workers else 0  # how many think at a time
        self.long_workers = self.workers - 1  # and of them those who think for long
        self.seconds = seconds
        self.pause = pause  # seconds before a bot that plays for a person decides
        self.place_of = place_of  # of a host
        self.turns = Turns()
        self.crew = Crew(prepare, self.workers, POLITE)
        self.thinking = 0  # decisions that the crew has
        self.thinking_long = 0
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
        else:
            self.forget(task)

    def pause_before(self, table: Table) -> float:
        """How long a person has to take the seat back before a bot decides for them."""
        return self.pause if stands_in(table) else 0.0

    def line_up(self, task: Task) -> None:
        """Let it wait for its turn."""
        self.turns.put(task, self.place_of(task.host))
        self.hand_out()

    def hand_out(self) -> None:
        """Give the crew what it can think about at once."""
        while not self.closing and self.thinking < self.workers:
            task = self.turns.take(self.thinking_long < self.long_workers)
            if task is None:
                return
            self.thinking += 1
            self.thinking_long += takes_long(task)
            self.begin(self.decide(task))

    async def decide(self, task: Task) -> None:
        """Have one decision made, and pass it on."""
        try:
            action = await self.find_answer(task)
        except Exception:
            LOGGER.exception("nobody has decided", extra={"table": task.table})
            self.give_up(task)
            return
        finally:
            self.thinking -= 1
            self.thinking_long -= takes_long(task)
            self.forget(task)
            self.hand_out()
        self.answered += 1
        if self.answer is not None:
            await self.pass_on(self.answer, task, action)

    async def find_answer(self, task: Task) -> int:
        """What the bot decides, or if it does not, the simplest one."""
        try:
            return await self.crew.ask(task, self.seconds, task.table)
        except Exception as error:
            LOGGER.warning("a bot has not answered", extra={"table": task.table, "error": str(error)})
            return await asyncio.to_thread(think, replace(task, bot=SIMPLEST), {}, Memory())

    def give_up(self, task: Task) -> None:
        """It cannot be decided here at the moment; the table is looked at again later."""

    def forget(self, task: Task) -> None:
        """It is not being thought about any more."""
        if self.asked.get(task.table) == task.version:
            del self.asked[task.table]

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
    """What answers decisions, and remembers the games they are about and what was thought of them."""
    kept: dict[str, Record] = {}
    memory = Memory()
    return lambda task: think(task, kept, memory)


def think(task: Task, kept: dict[str, Record], memory: Memory) -> int:
    """The bot's answer."""
    record = record_for(task, kept.get(task.table))
    if len(kept) > KEPT:
        kept.clear()
    kept[task.table] = record
    return answer(task, record, memory)
