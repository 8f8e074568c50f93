"""The same games on a Ray cluster: one machine or many. Ray itself asks again for what a lost worker had."""

from __future__ import annotations

import importlib
import logging
import os
import socket
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from time import perf_counter
from typing import Any, Final

from caylus.arena.match import ArenaError, Match, fingerprint, load_plugins
from caylus.arena.play import BotFailed, Played, play_game

HERE: Final = "ray"  # instead of an address: a Ray of our own on this machine
RETRIES: Final = 3
WORTHWHILE: Final = 1.0  # seconds a task should take: Ray loses a few milliseconds with each
LARGEST: Final = 2000  # games in a task
KNOCK: Final = 5.0  # seconds
STORE: Final = 200 * 2**20  # bytes for objects on their way; ours are small


def load_ray() -> Any:
    """Ray, which is an extra."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise ArenaError("--on needs Ray, which is not installed: pip install 'caylus[cluster]'.") from None


def knock(address: str) -> None:
    """See whether anyone is at a host and port; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        with socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK):
            return


def connect(ray: Any, address: str, cores: int) -> None:
    """Join the cluster at an address, or begin one on this machine that listens to nobody else."""
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == HERE:
            # "local": else Ray would join whatever cluster this machine was last part of
            ray.init(address="local", num_cpus=cores, _node_ip_address="127.0.0.1", object_store_memory=STORE, **quiet)
        else:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:
        told = " ".join(str(error).split())[:200].rstrip(".")
        raise ArenaError(f"There is no Ray cluster at '{address[:60]}': {told}.") from None


def play_part(match: Match, indexes: list[int], program: str, folder: str) -> tuple[list[Played], str, float]:
    """What a worker of the cluster does: some games, or what went wrong, and how long it took."""
    begun = perf_counter()
    games: list[Played] = []
    try:
        if os.path.isdir(folder) and folder not in sys.path:  # noqa: PTH112
            sys.path.append(folder)
        load_plugins(match.plugins)
        if fingerprint(match.plugins) != program:
            raise ArenaError("A machine of the cluster has another version of caylus or of a plugin.")
        games += (play_game(match, index) for index in indexes)
    except ArenaError as error:
        return games, str(error), perf_counter() - begun
    return games, "", perf_counter() - begun


class Cluster:
    """Plays games of a match on Ray."""

    def __init__(self, match: Match, address: str, cores: int) -> None:
        self.match = match
        self.address = address
        self.cores = cores
        self.ray = load_ray()

    def play(self, indexes: Iterable[int]) -> Iterator[Played]:
        """Play the games of these numbers; gives them as they end, in any order."""
        ray = self.ray
        connect(ray, self.address, self.cores)
        pending: dict[Any, int] = {}
        try:
            task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_part)
            match = ray.put(self.match)
            program, folder = self.match.program, str(os.getcwd())  # noqa: PTH109
            waiting = iter(indexes)
            size = 1
            while True:
                while len(pending) < 2 * self.width():
                    part = list(islice(waiting, size))
                    if not part:
                        break
                    pending[task.remote(match, part, program, folder)] = len(part)
                if not pending:
                    return
                done, _ = ray.wait(list(pending), num_returns=1)
                for each in done:
                    games, problem, seconds = self.fetch(each)
                    part_size = pending.pop(each)
                    size = max(1, min(LARGEST, round(WORTHWHILE * part_size / max(seconds, 1e-6))))
                    yield from games
                    if problem:
                        raise BotFailed(problem)
        finally:
            for each in pending:
                ray.cancel(each, force=True)
            ray.shutdown()

    def width(self) -> int:
        """How many tasks the cluster can work on at once."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def fetch(self, task: Any) -> tuple[list[Played], str, float]:
        """The result of a task that has ended."""
        try:
            found: tuple[list[Played], str, float] = self.ray.get(task)
        except Exception as error:
            told = " ".join(str(error).split())[:200]
            raise ArenaError(f"The cluster lost a part of the match {RETRIES + 1} times: {told}.") from None
        return found
