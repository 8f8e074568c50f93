"""`caylus serve` as a host runs it: a process, a port, a file."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from caylus.core.errors import BadOption
from caylus.server.logs import without_queries
from caylus.server.run import address_of, host_seen_by_others
from caylus.server.settings import Settings, read_settings
from tests.server.serving import few_open_files

SERVE = [sys.executable, "-m", "caylus", "serve", "--port", "0", "--bot-workers", "1"]


@contextlib.contextmanager
def serving(
    data: Path | str, environment: dict[str, str] | None = None, log: Path | None = None
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and its address; it says little, but for a log that holds all of it."""
    command = [*SERVE, "--data", str(data)]
    variables = {**os.environ, "CAYLUS_LOG_LEVEL": "warning", **(environment or {})}
    with (
        contextlib.nullcontext(subprocess.PIPE) if log is None else log.open("a") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=variables) as process,
    ):
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert "http://" in line, process.stderr.read() if process.stderr else ""
            yield process, line.split()[4].rstrip("/")
        finally:
            process.kill()


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_server_answers_and_ends_in_order(tmp_path: Path, stop: signal.Signals) -> None:
    with few_open_files() as most, serving(tmp_path / "caylus.db", {"CAYLUS_LOG_LEVEL": "info"}) as (process, address):
        assert httpx.get(f"{address}/health", timeout=60).text == "ok\n"
        assert "caylus_events_total 0" in httpx.get(f"{address}/metrics", timeout=60).text
        document = httpx.get(f"{address}/schema/openapi.json", timeout=60).json()
        assert "/api/tables/{table_id}/actions" in document["paths"]
        assert resource.prlimit(process.pid, resource.RLIMIT_NOFILE)[0] == most, "each connection is an open file"
        process.send_signal(stop)
        _, errors = process.communicate(timeout=30)
        assert process.returncode == 0, errors
        with contextlib.closing(sqlite3.connect(tmp_path / "caylus.db.lock", timeout=0)) as lock:
            lock.execute("BEGIN EXCLUSIVE")
        for line in errors.splitlines():
            assert {"at", "level", "from", "message"} <= set(json.loads(line))


@pytest.mark.skipif(os.name == "nt", reason="BROWSER names a command of a Unix shell")
def test_the_browser_is_opened_where_the_server_listens(tmp_path: Path) -> None:
    command = [*SERVE, "--data", str(tmp_path / "caylus.db"), "--open"]
    variables = {**os.environ, "BROWSER": "/bin/echo opened %s"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables) as process:
        assert process.stdout is not None
        try:
            address = process.stdout.readline().split()[4]
            assert process.stdout.readline().split() == ["opened", address]
        finally:
            process.kill()


def test_a_second_server_on_a_file_says_so_in_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path / "caylus.db"):
        second = subprocess.run(
            [*SERVE, "--data", str(tmp_path / "caylus.db")], capture_output=True, text=True, check=False
        )
        assert second.returncode == 2
        assert second.stderr.strip() == f"Another server is using {tmp_path / 'caylus.db'}."


def test_a_file_that_is_no_database_is_refused_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100)
    done = subprocess.run([*SERVE, "--data", str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip() == "The database cannot be opened: file is not a database."
    assert path.read_text() == "Dear Anna, " * 100


@pytest.mark.parametrize(
    ("host", "sentence"),
    [
        ("127.0.0.1", "Another program uses port {0}, perhaps a server of yours. Choose another one: --port {1}."),
        ("192.0.2.1", "192.0.2.1 is no address of this machine."),
        ("no such host", "no such host is no address of this machine."),
    ],
)
def test_where_it_cannot_listen_a_server_says_so_in_one_sentence(tmp_path: Path, host: str, sentence: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = ["--data", str(tmp_path / "caylus.db"), "--host", host, "--log-level", "warning"]
        command = [str(port) if part == "0" else part for part in SERVE] + command
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(sentence.format(port, port + 1))
    assert done.stderr.count("\n") == 1


def test_a_server_for_the_network_tells_an_address_that_others_can_open(tmp_path: Path) -> None:
    with serving(tmp_path / "caylus.db", {"CAYLUS_HOST": "0.0.0.0"}) as (_, address):
        assert address.startswith(f"http://{host_seen_by_others()}:")
        assert "0.0.0.0" not in address
        assert httpx.get(f"{address}/health", timeout=60).text == "ok\n"
    assert address_of("::1", 8303) == "http://[::1]:8303/"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = subprocess.run(
        [*SERVE, "--data", str(tmp_path / "no" / "x.db")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.strip().endswith(f"x.db cannot be opened: there is no folder {tmp_path / 'no'}.")


def test_settings_come_from_the_environment_and_the_command_line_comes_first() -> None:
    environment = {
        "CAYLUS_PORT": "9000",
        "CAYLUS_HOST": "::1",
        "CAYLUS_SECURE_COOKIES": "yes",
        "CAYLUS_BOT_SECONDS": "5",
    }
    found = read_settings(environment, port=9001, data=None)
    assert (found.host, found.port, found.data, found.secure_cookies, found.bot_seconds) == (
        "::1",
        9001,
        "caylus.db",
        True,
        5.0,
    )
    assert read_settings({}) == Settings()
    assert (Settings().host, Settings().port) == ("127.0.0.1", 8303)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("CAYLUS_PORT", "many", "is a number, not 'many'."),
        ("CAYLUS_PORT", "70000", "A port is a number from 0 to 65535, not 70000."),
        ("CAYLUS_SYNC", "off", "can be normal or full, not 'off'."),
        ("CAYLUS_SECURE_COOKIES", "perhaps", "is yes or no, not 'perhaps'."),
        ("CAYLUS_SECRET", "short", "has at least 32 characters; leave it out and one is drawn."),
        ("CAYLUS_BOT_WORKERS", "-1", "is at least 0, not -1."),
        ("CAYLUS_LOCK_SECONDS", "-1", "is at least 0, not -1.0."),
        ("CAYLUS_BOT_SECONDS", "0", "is more than 0, not 0.0."),
        ("CAYLUS_REQUEST_RATE", "nan", "is more than 0, not nan."),
        ("CAYLUS_LOG_LEVEL", "loud", "can be debug, info, warning or error, not 'loud'."),
        (
            "CAYLUS_DATA",
            "mysql://anna:secret@host/x",
            "is a file of SQLite, or postgresql://user:password@host/database.",
        ),
    ],
)
def test_settings_that_make_no_sense_are_refused_by_name(name: str, value: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_settings({name: value})
    assert str(refused.value) == (sentence if sentence[0] == "A" else f"{name} {sentence}")


def test_secrets_appear_in_no_text() -> None:
    secret = "s" * 40
    assert secret not in repr(Settings(secret=secret))
    assert without_queries('"GET /api/tables/1?key=secret HTTP/1.1"') == '"GET /api/tables/1 HTTP/1.1"'
