"""Who plays the games to learn from: processes of this machine, or a Ray cluster."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from caylus.arena.cluster import connect, load_ray
from caylus.bots.processes import Crew, Died
from caylus.training.fit import TrainingError
from caylus.training.rows import Array
from caylus.training.selfplay import Task, play_task

Harvest = tuple[dict[str, Array], list[int]]  # the rows, and the winners' scores


def harvest(task: Task) -> Harvest:
    """What a worker does."""
    rows, best = play_task(task)
    return rows.arrays(), best


def play_all(tasks: list[Task], workers: int, address: str = "") -> Iterator[tuple[Task, Harvest]]:
    """Play tasks; gives each as it ends, in any order."""
    return play_on_ray(tasks, address, workers) if address else play_here(tasks, workers)


def play_here(tasks: list[Task], workers: int) -> Iterator[tuple[Task, Harvest]]:
    """The same in processes of this machine."""
    crew: Crew[Task, Harvest] = Crew(prepare, workers)
    with contextlib.closing(crew.results(tasks)) as harvests:
        try:
            yield from harvests
        except Died:
            raise TrainingError("Processes that played died. Run the same command again to go on.") from None


def prepare() -> Callable[[Task], Harvest]:
    """In a process: what plays."""
    return harvest


def play_on_ray(tasks: list[Task], address: str, cores: int) -> Iterator[tuple[Task, Harvest]]:
    """The same on Ray, which asks again for what a lost worker had."""
    ray: Any = load_ray()
    connect(ray, address, cores)
    pending: dict[Any, Task] = {}
    try:
        remote = ray.remote(num_cpus=1, max_retries=3)(harvest)
        waiting = iter(tasks)
        width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            for task in islice(waiting, width - len(pending)):
                pending[remote.remote(task)] = task
            if not pending:
                return
            done, _ = ray.wait(list(pending), num_returns=1)
            for each in done:
                yield pending.pop(each), ray.get(each)
    finally:
        for each in pending:
            ray.cancel(each, force=True)
        ray.shutdown()
