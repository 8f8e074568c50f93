"""The crew of processes: each task has its answer, whatever becomes of the processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from caylus.bots.processes import ATTEMPTS, Crew, Died, TooLate
from tests.bots.crew_tasks import prepare, prepare_badly, prepare_once_never

PARENT = """
from tests.bots.crew_tasks import prepare
from caylus.bots.processes import Crew
import time

if __name__ == "__main__":
    crew = Crew(prepare, 1)
    print(crew.submit(("pid",)).result(), flush=True)
    crew.submit(("think",))
    time.sleep(60)
"""


@asynccontextmanager
async def beside(size: int = 1) -> AsyncIterator[Crew[tuple[Any, ...], Any]]:
    """A crew that works beside the test."""
    crew: Crew[tuple[Any, ...], Any] = Crew(prepare, size)
    yield crew
    pids = [member.process.pid for member in crew.members.values()]
    await asyncio.to_thread(crew.close)
    assert not any(pid is not None and runs(pid) for pid in pids)


def runs(pid: int) -> bool:
    """Whether a process is there and not only waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until_gone(pid: int) -> None:
    until = time.monotonic() + 60
    while runs(pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not runs(pid)


def test_every_task_has_its_answer_and_is_asked_for_when_somebody_is_free(tmp_path: Path) -> None:
    asked: list[int] = []

    def tasks() -> Iterator[tuple[Any, ...]]:
        for number in range(20):
            asked.append(number)
            yield "double", number

    crew: Crew[tuple[Any, ...], Any] = Crew(prepare, 2)
    found = []
    for (_, number), answer in crew.results(tasks()):
        assert answer == 2 * number
        found.append(number)
        assert len(asked) <= len(found) + 2
    assert sorted(found) == list(range(20))
    assert not crew.members
    mark = tmp_path / "mark"
    assert list(crew.results([("die", mark)])) == [(("die", mark), "done")], "it can be used again"


def test_who_stops_listening_ends_the_processes() -> None:
    crew: Crew[tuple[Any, ...], Any] = Crew(prepare, 2)
    found = crew.results([("pid",), ("think",)])
    _, pid = next(found)
    found.close()
    assert not crew.members
    assert not runs(pid)


def test_what_a_task_raises_is_raised_and_says_where_it_was() -> None:
    with pytest.raises(ValueError, match="no such thing") as caught:
        list(Crew(prepare, 1).results([("fail",)]))
    assert 'raise ValueError("no such thing")' in caught.value.__notes__[0]
    with pytest.raises(RuntimeError, match="Stubborn: not now"):
        list(Crew(prepare, 1).results([("stubborn",)]))


def test_a_task_that_kills_every_process_ends_the_run() -> None:
    with pytest.raises(Died) as caught:
        list(Crew(prepare, 2).results([("double", 1), ("die",)]))
    assert (caught.value.task, caught.value.status) == (("die",), -signal.SIGKILL)


def test_processes_that_cannot_even_begin_end_the_run() -> None:
    with pytest.raises(Died) as caught:
        list(Crew(partial(prepare_badly, "die"), 2).results([("double", 1)]))
    assert (caught.value.task, caught.value.status) == (None, -signal.SIGKILL)
    with pytest.raises(ValueError, match="no such thing"):
        list(Crew(partial(prepare_badly, "fail"), 2).results([("double", 1)]))


async def test_a_task_whose_process_dies_is_tried_again_and_one_that_kills_is_given_up(tmp_path: Path) -> None:
    async with beside() as crew:
        asked = [crew.ask(task) for task in (("die", tmp_path / "mark"), ("die",), ("double", 4))]
        first, second, third = await asyncio.gather(*asked, return_exceptions=True)
        assert (first, third) == ("done", 8)
        assert isinstance(second, Died)
        assert crew.deaths == 1 + ATTEMPTS


async def test_an_idle_process_that_dies_is_missed_by_nobody() -> None:
    async with beside() as crew:
        pid = await crew.ask(("pid",))
        os.kill(pid, signal.SIGKILL)
        assert await crew.ask(("pid",)) != pid


async def test_what_takes_too_long_is_ended_and_the_next_has_its_turn() -> None:
    async with beside() as crew:
        pid = await crew.ask(("pid",))
        with pytest.raises(TooLate, match=r"0\.1 seconds"):
            await crew.ask(("think",), 0.1)
        assert not runs(pid)
        assert await crew.ask(("double", 3), 60.0) == 6


async def test_what_nobody_waits_for_any_more_is_not_thought_about(tmp_path: Path) -> None:
    async with beside() as crew:
        pid = await crew.ask(("pid",))
        mark, never = tmp_path / "mark", tmp_path / "never"
        thinking = asyncio.ensure_future(crew.ask(("think", mark)))
        behind = asyncio.ensure_future(crew.ask(("think", never)))
        after = asyncio.ensure_future(crew.ask(("double", 5)))
        while not mark.exists():
            await asyncio.sleep(0.01)
        behind.cancel()
        thinking.cancel()
        assert await after == 10
        assert not runs(pid)
        assert not never.exists()


async def test_what_cannot_be_sent_is_refused_and_the_next_has_its_turn() -> None:
    async with beside() as crew:
        with pytest.raises(Exception, match="lambda"):
            await crew.ask(("double", lambda: 1))
        assert await crew.ask(("double", 3)) == 6


async def test_whatever_goes_wrong_beside_fails_what_is_in_hand_and_the_crew_goes_on() -> None:
    async with beside() as crew:
        crew.prepare = lambda: lambda task: task  # which no process can be told of
        with pytest.raises(Exception, match="lambda"):
            await asyncio.wait_for(crew.ask(("double", 3)), 60)
        crew.prepare = prepare
        assert await crew.ask(("double", 3)) == 6
        assert crew.hindrance() == ""


async def test_what_is_asked_while_others_are_told_of_a_failure_is_done() -> None:
    async with beside() as crew:
        again: list[Future[Any]] = []

        def ask_again(_: Future[Any]) -> None:
            crew.prepare = prepare
            again.append(crew.submit(("double", 3)))

        crew.prepare = lambda: lambda task: task  # which no process can be told of
        crew.submit(("double", 2)).add_done_callback(ask_again)
        while not again:
            await asyncio.sleep(0.01)
        assert await asyncio.wrap_future(again[0]) == 6


async def test_where_no_thread_can_be_had_that_is_told_and_tried_again() -> None:
    async with beside() as crew:
        before = threading.stack_size(1 << 46)  # more than any machine has
        try:
            with pytest.raises(RuntimeError, match="thread"):
                await asyncio.wait_for(crew.ask(("double", 3)), 60)
        finally:
            threading.stack_size(before)
        assert await crew.ask(("double", 4)) == 8


async def test_a_quicker_engine_is_found_by_new_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = tmp_path / ".engine"
    monkeypatch.setenv("CAYLUS_ENGINE", str(made))
    async with beside() as crew:
        pids = [await crew.ask(("pid",)) for _ in range(2)]
        made.touch()
        pids.append(await crew.ask(("pid",)))
        assert pids[0] == pids[1] != pids[2]


async def test_there_are_never_more_processes_than_wished_and_none_without_need() -> None:
    async with beside(3) as crew:
        assert await crew.ask(("pid",)) == await crew.ask(("pid",))
        assert len(crew.members) == 1
        pids = await asyncio.gather(*(crew.ask(("pid",)) for _ in range(12)))
        assert len(set(pids)) <= 3


async def test_of_those_who_are_free_the_one_is_asked_who_knows_the_matter() -> None:
    async with beside(3) as crew:
        matters = "abc"
        first = await asyncio.gather(*(crew.ask(("pid", 0.3), about=matter) for matter in matters))
        assert len(set(first)) == 3
        for matter, pid in [*zip(matters, first, strict=True)][::-1]:
            assert await crew.ask(("pid",), about=matter) == pid
        busy = asyncio.ensure_future(crew.ask(("pid", 1.0), about="a"))
        await asyncio.sleep(0.1)
        other = await crew.ask(("pid",), about="a")
        assert other != await busy, "nobody waits for the one who knows it"
        assert await crew.ask(("pid",), about="a") == other
        os.kill(other, signal.SIGKILL)
        assert await crew.ask(("pid",), about="a") != other


async def test_another_process_is_started_beside_one_that_does_not_become_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caylus.bots.processes.SLOW", 0.5)
    crew: Crew[tuple[Any, ...], Any] = Crew(partial(prepare_once_never, tmp_path / "mark"), 2)
    assert await crew.ask(("double", 3)) == 6
    assert sorted(member.ready for member in crew.members.values()) == [False, True]
    await asyncio.to_thread(crew.close)


async def test_after_the_end_nothing_is_taken_on() -> None:
    async with beside() as crew:
        thinking = crew.submit(("think",))
    assert thinking.cancelled()
    assert crew.submit(("pid",)).cancelled()


def test_processes_can_stand_back_for_others() -> None:
    before = os.nice(0)
    ((_, nice),) = Crew(prepare, 1, politeness=3).results([("nice",)])
    assert nice == min(19, before + 3)


def test_a_process_ends_with_the_one_that_started_it_even_while_it_thinks(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    where = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    command, variables = [sys.executable, str(script)], {**os.environ, "PYTHONPATH": where}
    parent = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables)
    assert parent.stdout is not None
    with parent.stdout:
        child = int(parent.stdout.readline())
    time.sleep(0.5)  # until it thinks
    assert runs(child)
    os.kill(parent.pid, signal.SIGKILL)
    parent.wait()
    wait_until_gone(child)
