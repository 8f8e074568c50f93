"""A PostgreSQL of one's own, as root or not, gone with the tests."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

DURABLE: list[str] = []  # as it is by default
KEEPING = ["-c", "fsync=off", "-c", "full_page_writes=off"]  # what is committed outlives its processes, not the machine
QUICK = [*KEEPING, "-c", "synchronous_commit=off"]


def find_programs() -> Path | None:
    """The folder of the newest PostgreSQL on this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    return found[-1].parent if found else None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def as_user(name: str) -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so it runs as its own user then."""
    if os.geteuid() != 0:
        return {}
    entry = pwd.getpwnam(name)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


class Cluster:
    """A PostgreSQL that can be stopped, frozen and started again."""

    def __init__(self, programs: Path, manner: list[str]) -> None:
        self.programs = programs
        self.base, self.who, self.port = Path(tempfile.mkdtemp(prefix="caylus-pg-")), as_user("postgres"), free_port()
        self.address = f"postgresql://caylus@127.0.0.1:{self.port}"
        if self.who:
            os.chown(self.base, self.who["user"], self.who["group"])
        data = str(self.base / "data")
        make = [str(programs / "initdb"), "-D", data, "-U", "caylus", "-A", "trust", "-E", "UTF8"]
        make += ["--locale=C.UTF-8", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, cwd="/", **self.who)
        listen = ["-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.base)]
        self.command = [str(programs / "postgres"), "-D", data, *listen, *manner]
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Serve."""
        with (self.base / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command, cwd="/", stdout=log, stderr=subprocess.STDOUT, **self.who)
        wait_for(self.programs, self.port, self.process)
        return self.process

    def stop(self, how: signal.Signals) -> None:
        """End: SIGINT ends every connection, SIGQUIT does so without a word."""
        self.process.send_signal(how)
        self.process.wait(60)

    def kill(self) -> None:
        """End every process at once, as if the machine had lost its power."""
        send(signal.SIGKILL, self.all_processes())
        self.process.wait(20)

    def freeze(self) -> None:
        """Fall silent without hanging up."""
        send(signal.SIGSTOP, [self.process.pid])  # first of all, so that it starts no more
        send(signal.SIGSTOP, self.all_processes())

    def thaw(self) -> None:
        """Go on as if nothing had happened."""
        send(signal.SIGCONT, self.all_processes())

    def all_processes(self) -> list[int]:
        """The one that was started and those that it started."""
        found = [self.process.pid]
        for entry in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == self.process.pid:
                    found.append(int(entry.name))
        return found

    def remove(self) -> None:
        """Leave nothing behind."""
        if self.process.poll() is None:
            self.thaw()
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.base, ignore_errors=True)


def send(sign: signal.Signals, processes: Iterable[int]) -> None:
    """Send a signal to those of these processes that have not ended by themselves."""
    for each in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(each, sign)


@contextlib.contextmanager
def own_cluster(manner: list[str]) -> Iterator[Cluster]:
    """A PostgreSQL to ill-treat, gone afterwards."""
    programs = find_programs()
    assert programs is not None
    cluster = Cluster(programs, manner)
    try:
        yield cluster
    finally:
        cluster.remove()


@contextlib.contextmanager
def running_postgres(programs: Path, manner: list[str]) -> Iterator[tuple[str, int]]:
    """The address and the process of a server without a database of ours, gone afterwards."""
    cluster = Cluster(programs, manner)
    try:
        yield cluster.address, cluster.process.pid
    finally:
        cluster.remove()


def wait_for(programs: Path, port: int, process: subprocess.Popen[bytes]) -> None:
    """Until it takes connections; that it answers at all is not enough."""
    until = time.monotonic() + 30
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    while process.poll() is None and time.monotonic() < until:
        if subprocess.run(ready, check=False, cwd="/").returncode == 0:
            return
        time.sleep(0.02)
    raise RuntimeError("PostgreSQL does not answer.")
