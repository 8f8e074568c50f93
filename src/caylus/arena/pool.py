"""A pool of worker processes on this machine. A worker that dies loses nothing: its game is played again.

Not `concurrent.futures`: there one dead worker ends the whole pool, and nobody can tell which game it played.
"""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Final

from caylus.arena.match import ArenaError, Match, load_plugins
from caylus.arena.play import BotFailed, Played, play_game
from caylus.bots.process import watch_parent

PATIENCE: Final = 3  # deaths over the same game, or before any game, after which it is no accident


@dataclass
class Worker:
    """A process and the game it plays, None while it has none."""

    process: SpawnProcess
    pipe: Connection[object, object]
    game: int | None = None
    ready: bool = False


@dataclass
class Pool:
    """Plays games of a match in so many processes."""

    match: Match
    workers: int
    crew: dict[Connection[object, object], Worker] = field(default_factory=dict)
    again: list[int] = field(default_factory=list)  # games whose worker died
    deaths: dict[int | None, int] = field(default_factory=dict)

    def play(self, indexes: Iterable[int]) -> Iterator[Played]:
        """Play the games of these numbers; gives them as they end, in any order."""
        waiting = iter(indexes)
        context = get_context("spawn")
        try:
            for _ in range(self.workers):
                self.hire(context)
            while True:
                for worker in self.crew.values():
                    if worker.ready and worker.game is None:
                        worker.game = self.again.pop() if self.again else next(waiting, None)
                        if worker.game is not None:
                            with contextlib.suppress(OSError):  # one that has just died is found below
                                worker.pipe.send(worker.game)
                busy = [pipe for pipe, worker in self.crew.items() if worker.game is not None or not worker.ready]
                if not any(worker.game is not None for worker in self.crew.values()) and self.idle():
                    return
                for pipe in connection.wait(busy):
                    assert isinstance(pipe, Connection)
                    worker = self.crew[pipe]
                    try:
                        answer = pipe.recv()
                    except (EOFError, OSError):
                        self.bury(worker)
                        self.hire(context)
                        continue
                    if isinstance(answer, Played):
                        worker.game = None
                        yield answer
                    elif isinstance(answer, str):
                        raise BotFailed(answer)
                    else:
                        worker.ready = True
        finally:
            self.dismiss()

    def idle(self) -> bool:
        """Whether a ready worker found nothing to play: then nothing is left."""
        return not self.again and any(worker.ready for worker in self.crew.values())

    def hire(self, context: SpawnContext) -> None:
        """Start one more worker."""
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self.match), daemon=True)
        with deaf_to_interrupts():
            process.start()
        theirs.close()  # so that the end of the process ends the pipe
        self.crew[ours] = Worker(process, ours)

    def bury(self, worker: Worker) -> None:
        """A worker has died: its game waits for another, unless it has killed too many."""
        del self.crew[worker.pipe]
        worker.pipe.close()
        worker.process.join()
        self.deaths[worker.game] = self.deaths.get(worker.game, 0) + 1
        if self.deaths[worker.game] >= PATIENCE:
            how = f"exit status {worker.process.exitcode}"
            what = "before it could play" if worker.game is None else f"while playing game {worker.game}"
            raise ArenaError(f"A worker process died {what}, {PATIENCE} times ({how}).")
        if worker.game is not None:
            self.again.append(worker.game)

    def dismiss(self) -> None:
        """End all workers, whatever they do."""
        for worker in self.crew.values():
            worker.process.terminate()
        for worker in self.crew.values():
            worker.process.join()
            worker.pipe.close()
        self.crew.clear()


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


def work(pipe: Connection[object, object], match: Match) -> None:
    """What a worker does: play what it is told until it is told nothing more."""
    watch_parent()
    try:
        load_plugins(match.plugins)
        pipe.send(None)
        while True:
            index = pipe.recv()
            assert isinstance(index, int)
            pipe.send(play_game(match, index))
    except ArenaError as error:
        pipe.send(str(error))
    except (EOFError, OSError):
        return
