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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DURABLE: list[str] = []  # as it is by default
QUICK = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]


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


@contextlib.contextmanager
def running_postgres(programs: Path, manner: list[str]) -> Iterator[tuple[str, int]]:
    """The address and the process of a server without a database of ours, gone afterwards."""
    base, who, port = Path(tempfile.mkdtemp(prefix="caylus-pg-")), as_user("postgres"), free_port()
    if who:
        os.chown(base, who["user"], who["group"])
    data = base / "data"
    make = [str(programs / "initdb"), "-D", str(data), "-U", "caylus", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]
    subprocess.run([*make, "--no-sync"], check=True, capture_output=True, cwd="/", **who)
    serve = [str(programs / "postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(base), *manner]
    with (base / "log").open("wb") as log:
        process = subprocess.Popen(serve, cwd="/", stdout=log, stderr=subprocess.STDOUT, **who)
    try:
        wait_for(programs, port, process)
        yield f"postgresql://caylus@127.0.0.1:{port}", process.pid
    finally:
        process.send_signal(signal.SIGQUIT)  # at once: nothing is kept
        process.wait(20)
        shutil.rmtree(base, ignore_errors=True)


def wait_for(programs: Path, port: int, process: subprocess.Popen[bytes]) -> None:
    """Until it takes connections; that it answers at all is not enough."""
    until = time.monotonic() + 30
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    while process.poll() is None and time.monotonic() < until:
        if subprocess.run(ready, check=False, cwd="/").returncode == 0:
            return
        time.sleep(0.02)
    raise RuntimeError("PostgreSQL does not answer.")
