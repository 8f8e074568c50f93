"""Bots think in processes of their own, the hosts of tables in turn, one decision of a table at a time.

A bot that takes too long is stopped and the simplest one answers instead; a process that dies is replaced and
asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Condition, Thread
from typing import Final, TypeAlias

from caylus.bots.process import watch_parent
from caylus.core.record import Record
from caylus.tables.bots import SIMPLEST, Task, answer, record_for, stands_in, task_for
from caylus.tables.service import Tables
from caylus.tables.table import Table

ATTEMPTS: Final = 3
POLITE: Final = 10  # how far the processes of bots stand back
KEPT: Final = 200  # tables that a process remembers

Answer: TypeAlias = Callable[[str, int, int], Awaitable[None]]
LOGGER: Final = logging.getLogger("caylus.thinking")


class Turns:
    """Decisions that wait: the hosts of tables take turns, so that nobody waits for all the bots of another."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Task]] = OrderedDict()
        self.ends = 0
        self.news = Condition()

    def put(self, task: Task | None) -> None:
        """Add one; None tells one who waits for tasks that there are no more."""
        with self.news:
            if task is None:
                self.ends += 1
            else:
                self.waiting.setdefault(task.host, deque()).append(task)
            self.news.notify()

    def get(self) -> Task | None:
        """The oldest of the host whose turn it is; waits until there is one."""
        with self.news:
            while not self.waiting and not self.ends:
                self.news.wait()
            if self.ends:
                self.ends -= 1
                return None
            host, tasks = self.waiting.popitem(last=False)
            task = tasks.popleft()
            if tasks:
                self.waiting[host] = tasks  # behind the others
            return task


class Thinker:
    """Hands decisions to the processes, and their answers back."""

    def __init__(self, workers: int, seconds: float, pause: float) -> None:
        self.seconds = seconds
        self.pause = pause  # seconds before a bot that plays for a person decides
        self.queue = Turns()
        self.threads = [Thread(target=self.serve, name=f"bots-{at}", daemon=True) for at in range(workers)]
        self.processes: list[BaseProcess] = []
        self.asked: dict[str, int] = {}  # by table, the version that is being thought about
        self.loop: asyncio.AbstractEventLoop | None = None
        self.answer: Answer | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.answered = 0
        self.deaths = 0
        self.closing = False

    def open(self, tables: Tables, answer: Answer) -> None:  # noqa: ARG002 (for who takes tasks from elsewhere)
        """Begin; answers go to the callback in the event loop."""
        self.loop = asyncio.get_running_loop()
        self.answer = answer
        for thread in self.threads:
            thread.start()

    def consider(self, table: Table) -> None:
        """If a bot decides at the table, let it think."""
        task = task_for(table)
        if task is not None and self.loop is not None and self.asked.get(table.id) != table.moved:
            self.asked[table.id] = table.moved
            self.loop.call_later(self.pause_before(table), self.put, table, task)

    def put(self, table: Table, task: Task) -> None:
        """Into the queue, unless something else has happened at the table meanwhile."""
        if table.moved == task.version:
            self.queue.put(task)
        elif self.asked.get(task.table) == task.version:
            del self.asked[task.table]

    def pause_before(self, table: Table) -> float:
        """How long a person has to take the seat back before a bot decides for them."""
        return self.pause if stands_in(table) else 0.0

    def deliver(self, task: Task, action: int) -> None:
        """In the event loop: pass an answer on."""
        if self.asked.get(task.table) == task.version:
            del self.asked[task.table]
        self.answered += 1
        if self.answer is not None:
            self.begin(self.pass_on(self.answer, task, action))

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

    async def close(self) -> None:
        """Stop thinking."""
        self.closing = True
        for _ in self.threads:
            self.queue.put(None)
        for process in self.processes:
            with contextlib.suppress(ValueError):
                process.kill()
        for thread in self.threads:
            await asyncio.to_thread(thread.join)
        for running in list(self.tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await running

    # -- in a thread ------------------------------------------------------------------------------------

    def serve(self) -> None:
        """Keep one process busy."""
        process: BaseProcess | None = None
        pipe: Connection | None = None
        engine = engine_made()
        while (task := self.queue.get()) is not None:
            action: int | None = None
            for _ in range(ATTEMPTS):
                try:
                    if process is None or pipe is None or not process.is_alive() or engine != engine_made():
                        end(process)
                        engine = engine_made()
                        process, pipe = self.start_process()
                    pipe.send(task)
                    if pipe.poll(self.seconds):
                        action = pipe.recv()
                        break
                except (EOFError, OSError):
                    if not self.closing:
                        LOGGER.warning("a process of bots has died", extra={"table": task.table})
                end(process)
                process = None
                if self.closing:
                    return
                self.deaths += 1
            if action is None:
                action = think(replace(task, bot=SIMPLEST), {})
            if self.loop is not None:
                with contextlib.suppress(RuntimeError):  # the loop has ended
                    self.loop.call_soon_threadsafe(self.deliver, task, action)
        end(process)

    def start_process(self) -> tuple[BaseProcess, Connection]:
        """A fresh process that shares nothing with the server."""
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=work, args=(there,), name="caylus-bot", daemon=True)
        process.start()
        there.close()
        self.processes = [each for each in self.processes if each.is_alive()] + [process]
        return process, here


def engine_made() -> float:
    """When the compiled engine was made, if it is told where to look: a new process may find a quicker one."""
    path = os.environ.get("CAYLUS_ENGINE")
    try:
        return Path(path).stat().st_mtime if path else 0.0
    except OSError:
        return 0.0


def end(process: BaseProcess | None) -> None:
    """Stop a process, whatever it does."""
    if process is not None:
        process.kill()
        process.join()


# -- in a process -------------------------------------------------------------------------------------------


def work(pipe: Connection) -> None:
    """Answer decisions until the other end closes, and let everybody else go first meanwhile."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    watch_parent()
    kept: dict[str, Record] = {}
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            pipe.send(think(pipe.recv(), kept))


def think(task: Task, kept: dict[str, Record]) -> int:
    """The bot's answer."""
    record = record_for(task, kept.get(task.table))
    if len(kept) > KEPT:
        kept.clear()
    kept[task.table] = record
    return answer(task, record)
