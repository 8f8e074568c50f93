"""The same games on a Ray of this machine. Ray opens ports, so these run only when asked for: `make test-ray`."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from caylus.arena.cluster import Cluster, knock, play_part
from caylus.arena.match import ArenaError
from caylus.arena.play import BotFailed
from caylus.arena.run import Run
from tests.arena.matches import PLUGIN, Silence, match_of, outcome, played

really = pytest.mark.skipif(os.environ.get("CAYLUS_TEST_RAY") != "1", reason="only with CAYLUS_TEST_RAY=1")


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("random")
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not there
    with pytest.raises(ArenaError, match=r"pip install 'caylus\[cluster\]'"):
        Cluster(match, "ray", 1)


def test_a_part_of_a_match_needs_the_same_program() -> None:
    match = match_of("random", "last")
    games, problem, _ = play_part(match, [0, 1], match.program, ".")
    assert [outcome(game) for game in games] == [outcome(game) for game in played(match, 2)]
    assert problem == ""
    _, problem, _ = play_part(match, [0], "0123", ".")
    assert "another version" in problem


@pytest.fixture
def no_processes_left() -> Iterator[None]:
    """Ray ends with the match."""
    yield
    end = time.monotonic() + 30
    while any(b"raylet" in path.read_bytes() for path in own_processes()):
        assert time.monotonic() < end
        time.sleep(0.1)


def own_processes() -> list[Path]:
    """The command lines of the processes this one has started."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
    return [path for path in (Path(f"/proc/{child}/cmdline") for child in children) if path.exists()]


@really
@pytest.mark.usefixtures("no_processes_left")
@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games_and_loses_none_when_a_worker_dies(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    match = match_of("random", f"mortal:{mark}")
    run = Run(match, 40)
    run.go(Cluster(match, "ray", 2).play, None, Silence())
    assert mark.exists(), "a worker was killed with signal 9"
    expected = [outcome(game)[5:] for game in played(match_of("random", "first"), 40)]
    assert [outcome(game)[5:] for game in run.results()] == expected


@really
@pytest.mark.usefixtures("no_processes_left")
@pytest.mark.filterwarnings("ignore")
def test_the_error_of_a_bot_comes_through() -> None:
    match = match_of("first", "broken:error")
    with pytest.raises(BotFailed, match="'broken:error' in seat"):
        Run(match, 4).go(Cluster(match, "ray", 2).play, None, Silence())


@really
@pytest.mark.filterwarnings("ignore")
def test_an_address_without_a_cluster_is_told() -> None:
    match = match_of("first", "last")
    with pytest.raises(ArenaError, match=r"no Ray cluster at '127\.0\.0\.1:1'"):
        Run(match, 4).go(Cluster(match, "127.0.0.1:1", 2).play, None, Silence())


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address of a cluster of two nodes, both on this machine, and the process of the second."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"127.0.0.1:{port}"
    start = [str(Path(sys.executable).with_name("ray")), "start", "--num-cpus=1", "--block", "--disable-usage-stats"]
    head = ["--head", "--node-ip-address=127.0.0.1", f"--port={port}", "--include-dashboard=false"]
    with ExitStack() as stack:
        for options in (head, [f"--address={address}", "--node-ip-address=127.0.0.1"]):
            node = subprocess.Popen([*start, *options], start_new_session=True, stdout=subprocess.DEVNULL)
            stack.callback(end_group, node)
            wait_for(address)
        yield address, node


def wait_for(address: str) -> None:
    """Until somebody is there."""

    def is_there() -> bool:
        with suppress(OSError):
            knock(address)
            return True
        return False

    wait_until(is_there)


def wait_until(happens: Callable[[], bool]) -> None:
    """Until something is so, for a minute at most."""
    end = time.monotonic() + 60
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.2)


def end_group(process: subprocess.Popen[bytes]) -> None:
    """End a node and all it started, at once, as when a machine is switched off."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def cores(address: str) -> float:
    """Of all nodes of the cluster at an address."""
    look = f"import ray; ray.init('{address}', logging_level='ERROR'); print(ray.cluster_resources()['CPU'])"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, check=True, text=True)
    return float(done.stdout.split()[-1])


@really
def test_a_cluster_at_an_address_loses_no_game_when_a_machine_is_switched_off(
    cluster: tuple[str, subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    address, second = cluster
    wait_until(lambda: cores(address) == 2)
    path = tmp_path / "out.json"
    journal = path.with_name("out.json.journal")
    match = ["magna-carta", "slow:20", "first", "--plugin", PLUGIN, "--players", "2", "--games", "60", "--seed", "1"]
    command = [sys.executable, "-m", "caylus", "arena", *match]
    with subprocess.Popen([*command, "--on", address, "--json", path], stdout=subprocess.DEVNULL) as running:
        wait_until(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 10)
        end_group(second)
        assert running.wait(120) == 0
    assert cores(address) == 1
    found = json.loads(path.read_text())
    expected = played(match_of("slow:0", "first"), 60)
    assert found["games"] == 60
    assert found["bots"][0]["wins"] == sum(game.shares[game.seats.index(0)] for game in expected)
    assert found["lengths"]["plies"]["mean"] == sum(game.plies for game in expected) / 60
