"""A full disk and a damaged file: a clear sentence, nothing acknowledged is lost, and play goes on with room again."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.serving import Json, me
from tests.server.test_command import SERVE, serving

ENVIRONMENT = {"CAYLUS_REQUEST_RATE": "1e6", "CAYLUS_REQUEST_BURST": "1000000"}

Space = tuple[Path, Callable[[int], None], Callable[[int], None]]  # where, how to fill it up, how to make room


@contextlib.contextmanager
def limited(tmp_path: Path) -> Iterator[Space]:
    """A process that may write no more to its files than it has."""

    def fill(process: int) -> None:
        largest = max(path.stat().st_size for path in tmp_path.iterdir())
        resource.prlimit(process, resource.RLIMIT_FSIZE, (largest + 4096, resource.RLIM_INFINITY))

    def empty(process: int) -> None:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    yield tmp_path, fill, empty


@contextlib.contextmanager
def small_disk(tmp_path: Path) -> Iterator[Space]:
    """A disk of its own; only the system's administrator can have one."""
    mount = shutil.which("mount")
    command = [str(mount), "-t", "tmpfs", "-o", "size=4m", "caylus-test", str(tmp_path)]
    if mount is None or os.geteuid() != 0 or subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("No disk can be mounted here.")
    ballast = tmp_path / "ballast"

    def fill(_: int) -> None:
        with contextlib.suppress(OSError), ballast.open("wb") as file:
            while True:
                file.write(bytes(1024))
                file.flush()

    try:
        yield tmp_path, fill, lambda _: ballast.unlink()
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


def play_on(client: httpx.Client, table: Json, rng: Random, most: int) -> tuple[Json, httpx.Response | None]:
    """Play at random until something is refused; the table as acknowledged, and the refusal."""
    for _ in range(most):
        if not table["offers"]:
            break
        action = rng.choice(table["offers"])["action"]
        answer = client.post(f"/tables/{table['id']}/actions", json={"version": table["version"], "action": action})
        if answer.status_code != 200:
            return table, answer
        table = answer.json()
    return table, None


@pytest.mark.skipif(sys.platform != "linux", reason="needs prlimit")
@pytest.mark.parametrize("space", [limited, small_disk])
def test_a_full_disk_is_a_clear_error_and_play_goes_on_when_there_is_room(
    space: Callable[[Path], contextlib.AbstractContextManager[Space]], tmp_path: Path
) -> None:
    rng = Random(1)
    with space(tmp_path) as (folder, fill, make_room):
        with serving(folder / "caylus.db", ENVIRONMENT) as (process, address):
            client = httpx.Client(base_url=address + "/api", timeout=60)
            client.post("/guests", json={"name": "Anna"}).raise_for_status()
            table = client.post("/tables", json={"game": "caylus", "seats": [me("A"), me("B")]}).json()
            table, _ = play_on(client, table, rng, 10)
            fill(process.pid)
            table, refusal = play_on(client, table, rng, 1000)
            assert refusal is not None
            assert refusal.status_code == 503
            assert refusal.json()["kind"] == "storage"
            assert refusal.json()["sentence"].startswith("The database cannot be written: ")
            ply = client.get(f"/tables/{table['id']}").json()["ply"]
            assert ply == table["ply"]
            make_room(process.pid)
            table, refusal = play_on(client, table, rng, 5)
            assert refusal is None
            assert table["ply"] == ply + 5
            story = client.get(f"/tables/{table['id']}?since=0").json()["steps"]
            cookies = dict(client.cookies)
            client.close()
            process.kill()
        with serving(folder / "caylus.db", ENVIRONMENT) as (_, address):
            again = httpx.get(f"{address}/api/tables/{table['id']}?since=0", cookies=cookies, timeout=60).json()
            assert again["steps"] == story


def test_a_damaged_file_is_refused_in_one_sentence_left_alone_and_replaced_by_a_backup(tmp_path: Path) -> None:
    path, backup = tmp_path / "caylus.db", tmp_path / "backup.db"
    admin = [*SERVE[:3], "admin"]
    with serving(path, ENVIRONMENT) as (process, address):
        client = httpx.Client(base_url=address + "/api", timeout=60)
        client.post("/guests", json={"name": "Anna"}).raise_for_status()
        table = client.post("/tables", json={"game": "caylus", "seats": [me("A"), me("B")]}).json()
        table, _ = play_on(client, table, Random(1), 60)
        cookies = dict(client.cookies)
        client.close()
        process.terminate()
        process.wait(30)
    subprocess.run([*admin, "backup", str(backup), "--data", str(path)], check=True, capture_output=True)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\x55" * 4096)
    damaged = path.read_bytes()
    done = subprocess.run([*SERVE, "--data", str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("The database cannot be opened: ")
    assert len(done.stderr.splitlines()) == 1
    assert path.read_bytes() == damaged
    subprocess.run([*admin, "restore", str(backup), "--data", str(path)], check=True, capture_output=True)
    with serving(path, ENVIRONMENT) as (_, address):
        assert (
            httpx.get(f"{address}/api/tables/{table['id']}", cookies=cookies, timeout=60).json()["ply"] == table["ply"]
        )
