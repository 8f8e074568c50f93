"""One crew of processes for whatever is thought out beside: decisions, advice, games of a match, parts of a data set.

All are started, watched, replaced and ended here, in one way. A process shares nothing with the one that started it and
ends with it, however that ends; it does not hear Ctrl-C, which is for the other. A task has so long, and that of a
process that dies is tried again a few times.

Not `concurrent.futures`: there one dead process ends them all, nobody can tell what it was doing, and what is given up
is thought out to its end.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import pickle
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, InvalidStateError
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

ATTEMPTS: Final = 3  # deaths over the same task, or before any, after which it is no accident
PAUSE: Final = 0.1  # seconds before another attempt
STARTING: Final = 120.0  # seconds that a process may take until it is ready
SLOW: Final = 15.0  # seconds after which another is started beside one that is not ready yet
REMEMBERED: Final = 1_000  # matters of which is known who has done something about them

LOGGER: Final = logging.getLogger("caylus.crew")
Task = TypeVar("Task")
Answer = TypeVar("Answer")


class Died(Exception):
    """Processes died over a task again and again, or, if there is no task, before they could begin."""

    def __init__(self, task: object, status: int | None) -> None:
        super().__init__(f"{ATTEMPTS} processes died (exit status {status})")
        self.task = task
        self.status = status


class TooLate(Exception):
    """A task took longer than it may."""


@dataclass(eq=False)
class Job(Generic[Task, Answer]):
    """A task on its way to its answer."""

    task: Task
    seconds: float = math.inf
    about: str = ""
    deaths: int = 0
    outcome: Future[Answer] = field(default_factory=Future)

    def end(self, answer: Answer | None, error: BaseException | None = None) -> None:
        """Say what came of it; nobody may want to know any more."""
        with contextlib.suppress(InvalidStateError):
            if error is None:
                self.outcome.set_result(cast(Answer, answer))
            else:
                self.outcome.set_exception(error)


@dataclass(eq=False)
class Member(Generic[Task, Answer]):
    """A process and what it does."""

    process: SpawnProcess
    pipe: Connection[object, Any]
    engine: float
    until: float  # when what it does has taken too long
    slow: float = math.inf  # when it should have been ready
    ready: bool = False
    job: Job[Task, Answer] | None = None

    def next_look(self, now: float) -> float:
        """When something is to be done about it, if it says nothing until then."""
        return self.until if self.ready or self.slow <= now else self.slow


class Crew(Generic[Task, Answer]):
    """Up to `size` processes, each started when there is something to do.

    In each of them `prepare` is called once and gives the function that does the tasks there. Use `results` to have
    many tasks done and wait for them, or `ask` and `submit` to go on meanwhile; then `close` in the end.
    """

    def __init__(self, prepare: Callable[[], Callable[[Task], Answer]], size: int, politeness: int = 0) -> None:
        self.prepare = prepare
        self.size = size
        self.politeness = politeness  # how far the processes stand back for others
        self.members: dict[Connection[object, Any], Member[Task, Answer]] = {}
        self.waiting: deque[Job[Task, Answer]] = deque()
        self.versed: dict[str, Member[Task, Answer]] = {}  # who has last done something about it
        self.deaths = 0
        self.stillborn = 0  # processes in a row that died before they were ready
        self.thread: threading.Thread | None = None
        self.bell, self.rope = get_context("spawn").Pipe(duplex=False)
        self.rung = False
        self.closing = False

    # -- for those who wait -----------------------------------------------------------------------------

    def results(self, tasks: Iterable[Task]) -> Generator[tuple[Task, Answer], None, None]:
        """Each task with its answer as soon as it is there, in any order; raises what a task raised, and `Died`.

        Tasks are taken from what gives them no sooner than a process is free.
        """
        coming = iter(tasks)
        try:
            while True:
                free = max(0, self.size - self.count_busy() - len(self.waiting))
                self.waiting.extend(Job(task) for task in islice(coming, free))
                if not self.waiting and not self.count_busy():
                    return
                for job in self.step():
                    yield job.task, job.outcome.result()
        finally:
            self.dismiss_all()

    # -- for those who go on meanwhile ------------------------------------------------------------------

    async def ask(self, task: Task, seconds: float = math.inf, about: str = "") -> Answer:
        """The answer; raises what the task raised, `Died` or `TooLate`. Whoever is cancelled ends the thinking.

        Of those who are free, the one is asked who has last done something about the same.
        """
        return await asyncio.wrap_future(self.submit(task, seconds, about))

    def submit(self, task: Task, seconds: float = math.inf, about: str = "") -> Future[Answer]:
        """The same as a future that can be cancelled at any time; the seconds count from when a process begins."""
        job: Job[Task, Answer] = Job(task, seconds, about)
        if self.closing:
            job.outcome.cancel()
            return job.outcome
        job.outcome.add_done_callback(self.hear_of_end)
        if self.thread is None:
            thread = threading.Thread(target=self.serve, name="caylus-crew", daemon=True)
            thread.start()  # or there are no more to be had, and the next job tries it again
            self.thread = thread
        self.waiting.append(job)
        self.ring()
        return job.outcome

    def close(self) -> None:
        """End all processes, whatever they do; what has no answer yet is cancelled."""
        self.closing = True
        if self.thread is not None:
            self.ring()
            self.thread.join()
        self.dismiss_all()
        self.bell.close()
        self.rope.close()

    def hindrance(self) -> str:
        """Why nothing may be done at the moment, in a sentence; empty if all is well."""
        if self.thread is not None and not self.thread.is_alive() and not self.closing:
            return "Nobody looks after the processes."
        return "Processes end before they can begin." if self.stillborn else ""

    def hear_of_end(self, outcome: Future[Answer]) -> None:
        """A job that was cancelled is taken from whoever has it."""
        if outcome.cancelled() and not self.closing:
            self.ring()

    def ring(self) -> None:
        """Let the thread look what there is to do."""
        if not self.rung:
            self.rung = True
            self.rope.send_bytes(b"!")

    def serve(self) -> None:
        """In the thread: hand out what comes and take the answers. Whatever goes wrong fails what is in hand only."""
        while not self.closing:
            try:
                self.step()
            except Exception as error:
                LOGGER.exception("the crew begins anew")
                self.fail_all(error)
                time.sleep(PAUSE)

    # -- the crew ---------------------------------------------------------------------------------------

    def step(self) -> list[Job[Task, Answer]]:
        """Hand out what waits, wait until something happens, and give the jobs that have ended by it."""
        ended = self.hand_out()
        now = time.monotonic()
        limit = min((member.next_look(now) for member in self.members.values()), default=math.inf) - now
        patience = 0.0 if ended else None if limit == math.inf else max(0.0, limit)
        for heard in connection.wait([*self.members, self.bell], patience):
            assert isinstance(heard, Connection)
            if heard is self.bell:
                self.bell.recv_bytes()
                self.rung = False
            else:
                ended += self.listen(self.members[heard])
        now = time.monotonic()
        for member in list(self.members.values()):
            job = member.job
            if job is not None and job.outcome.cancelled():
                self.dismiss(member)
            elif now >= member.until and not member.pipe.poll():
                self.deaths += 1
                self.dismiss(member)
                if job is None:
                    ended += self.note_stillborn(member.process.exitcode)
                else:
                    job.end(None, TooLate(f"{job.seconds:g} seconds were not enough"))
                    ended.append(job)
        return ended

    def hand_out(self) -> list[Job[Task, Answer]]:
        """Give the jobs that wait to those who are free, and hire where there are too few; gives what failed."""
        ended: list[Job[Task, Answer]] = []
        made = engine_made()
        free = [member for member in self.members.values() if member.ready and member.job is None]
        while free and (job := self.next_job()) is not None:
            versed = self.versed.get(job.about)
            member = versed if versed in free else free[0]
            free.remove(member)
            if member.engine == made:
                ended += self.hand_to(member, job)
            else:
                self.waiting.appendleft(job)
                self.dismiss(member)  # a new one finds a quicker engine
        while self.waiting and len(self.members) < self.size and self.count_starting() < len(self.waiting):
            try:
                self.hire(made)
            except OSError:  # no more processes or files, for the moment
                ended += self.note_stillborn(None)
        return ended

    def next_job(self) -> Job[Task, Answer] | None:
        """The job that has waited longest, of those that somebody still wants."""
        while self.waiting:
            job = self.waiting.popleft()
            if not job.outcome.cancelled():
                return job
        return None

    def hand_to(self, member: Member[Task, Answer], job: Job[Task, Answer]) -> list[Job[Task, Answer]]:
        """Give a job to one who is free; gives it back if it cannot be sent."""
        member.job, member.until = job, time.monotonic() + job.seconds
        if job.about:
            if len(self.versed) >= REMEMBERED:
                self.versed.clear()
            self.versed[job.about] = member
        try:
            member.pipe.send(job.task)
        except OSError:
            pass  # it has just died: found when all are listened to
        except Exception as error:  # it is nothing that can be sent
            member.job, member.until = None, math.inf
            job.end(None, error)
            return [job]
        return []

    def listen(self, member: Member[Task, Answer]) -> list[Job[Task, Answer]]:
        """Take what a process says, or bury it; gives the job that has ended by it."""
        job = member.job
        try:
            answer, error = member.pipe.recv()
        except Exception:  # it is dead, or cannot be understood
            self.deaths += 1
            self.dismiss(member)
            if job is None:
                return [] if member.ready else self.note_stillborn(member.process.exitcode)
            job.deaths += 1
            if job.deaths < ATTEMPTS:
                self.waiting.appendleft(job)
                return []
            job.end(None, Died(job.task, member.process.exitcode))
            return [job]
        member.job, member.until = None, math.inf
        if job is not None:
            job.end(answer, error)
            return [job]
        if error is not None:
            self.dismiss(member)
            return self.fail_next(error)
        member.ready = True
        self.stillborn = 0
        return []

    def note_stillborn(self, status: int | None) -> list[Job[Task, Answer]]:
        """A process has ended before it could do anything: too many of them, and a job has failed."""
        self.stillborn += 1
        return [] if self.stillborn % ATTEMPTS else self.fail_next(Died(None, status))

    def fail_next(self, error: BaseException) -> list[Job[Task, Answer]]:
        """Nobody can be prepared for the job that waits longest."""
        if not self.waiting:
            return []
        job = self.waiting.popleft()
        job.end(None, error)
        return [job]

    def fail_all(self, error: BaseException) -> None:
        """Nothing that has been asked for until now is done; what is asked by those who are told of it is."""
        members = list(self.members.values())
        failed = [member.job for member in members if member.job is not None]
        failed += [self.waiting.popleft() for _ in range(len(self.waiting))]
        for member in members:
            self.dismiss(member)
        for job in failed:
            job.end(None, error)

    def hire(self, engine: float) -> None:
        """Start one more process."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        given = (theirs, self.prepare, self.politeness)
        process = context.Process(target=work, args=given, name="caylus-crew", daemon=True)
        try:
            with deaf_to_interrupts():
                process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()  # so that the end of the process ends the pipe
        now = time.monotonic()
        self.members[ours] = Member(process, ours, engine, now + STARTING, now + SLOW)

    def dismiss(self, member: Member[Task, Answer]) -> None:
        """End a process, whatever it does."""
        del self.members[member.pipe]
        self.versed = {about: versed for about, versed in self.versed.items() if versed is not member}
        member.process.kill()
        member.process.join()
        member.pipe.close()

    def dismiss_all(self) -> None:
        """End all processes and forget what they were to do."""
        for member in self.members.values():
            member.process.kill()
        for member in list(self.members.values()):
            self.dismiss(member)
            if member.job is not None:
                member.job.outcome.cancel()
        while self.waiting:
            self.waiting.popleft().outcome.cancel()

    def count_busy(self) -> int:
        """How many have a job."""
        return sum(member.job is not None for member in self.members.values())

    def count_starting(self) -> int:
        """How many will soon be ready."""
        now = time.monotonic()
        return sum(not member.ready and now < member.slow for member in self.members.values())


@contextlib.contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """What is started meanwhile does not hear Ctrl-C, which is for the one who started it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def engine_made() -> float:
    """When the compiled engine was made, if it is told where to look: a new process may find a quicker one."""
    path = os.environ.get("CAYLUS_ENGINE")
    try:
        return Path(path).stat().st_mtime if path else 0.0
    except OSError:
        return 0.0


# -- in a process -------------------------------------------------------------------------------------------


def work(pipe: Connection[object, Any], prepare: Callable[[], Callable[[Any], Any]], politeness: int) -> None:
    """Do what is sent until the other end closes. What is said there is always an answer and an error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if politeness and hasattr(os, "nice"):
        os.nice(politeness)
    watch_parent()
    with contextlib.suppress(EOFError, OSError):
        try:
            do = prepare()
        except Exception as error:
            pipe.send((None, portable(error)))
            return
        pipe.send((None, None))
        while True:
            task = pipe.recv()
            said: tuple[object, Exception | None]
            try:
                said = do(task), None
            except Exception as error:
                said = None, portable(error)
            pipe.send(said)


def portable(error: Exception) -> Exception:
    """The error with where it came from, or what it says where it cannot be sent."""
    error.add_note("".join(traceback.format_exception(error)))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def watch_parent() -> None:
    """From now on, end this process when the one that started it is gone, even in the middle of a long decision."""
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """End this process when the one that started it is gone, even in the middle of a long decision."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
