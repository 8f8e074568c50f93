"""What a host sees of a running server: figures, traces and a log, none of which gives a secret away."""

from __future__ import annotations

import asyncio
import contextlib
import http.server
import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from caylus.core.errors import BadOption
from caylus.server.logs import TextLines
from caylus.server.settings import Settings, read_settings
from caylus.server.storage.engine import open_engine
from caylus.server.traces import Traces
from tests.server.conftest import make_settings, new_database
from tests.server.serving import Browser, bot, hear, me, served, served_services
from tests.server.test_command import serving

NAMES = (  # that dashboards may already look for
    *("caylus_tables_at_hand", "caylus_listeners", "caylus_events_total", "caylus_commit_seconds_total"),
    *("caylus_storage_errors_total", "caylus_bot_answers_total", "caylus_bot_deaths_total", "caylus_bot_queue"),
    *("process_cpu_seconds_total", "process_resident_memory_bytes"),
)


def figures(text: str) -> dict[str, float]:
    """The numbers of a page of metrics, by name and labels."""
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def play(anna: Browser, moves: int, *others: Any) -> Any:
    """A table of hers, some actions on."""
    table = await anna.post("/tables", game="caylus", seats=[me("Anna"), *(others or [me("Hugo")])])
    for _ in range(moves):
        move = {"version": table["version"], "action": table["offers"][0]["action"]}
        table = await anna.post(f"/tables/{table['id']}/actions", **move)
    return table


async def test_moves_and_commits_are_timed_and_older_figures_keep_their_names(settings: Settings) -> None:
    mine = replace(settings, rest_seconds=601.0 + settings.hosted)  # for an application that counts for nobody else
    async with served(mine) as address, Browser(address, "Anna") as anna:
        await play(anna, 3)
        async with httpx.AsyncClient(timeout=60) as client:
            answer = await client.get(f"{address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    found = figures(answer.text)
    assert set(NAMES) <= set(found)
    assert found["caylus_move_seconds_count"] == found["caylus_events_total"] - 3 == 3
    assert found['caylus_move_seconds_bucket{le="+Inf"}'] == 3
    assert 0 < found["caylus_commit_duration_seconds_sum"] == pytest.approx(found["caylus_commit_seconds_total"])
    assert found['caylus_responses_total{status="201"}'] == 2
    assert found["caylus_listener_lag_seconds_count"] == 0


async def test_bots_are_timed_by_level_and_those_that_are_waited_for_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        table = await play(anna, 0, bot("random"), bot("search:2"))
        wanted = {f'caylus_bot_answer_seconds_count{{level="{level}"}}' for level in ("random", "search")}
        async with asyncio.timeout(120):
            while not wanted <= set(figures(services.metrics.text())):
                if table["offers"]:
                    move = {"version": table["version"], "action": table["offers"][0]["action"]}
                    await anna.post(f"/tables/{table['id']}/actions", **move)
                await asyncio.sleep(0.05)
                table = await anna.get(f"/tables/{table['id']}")
    async with served_services(replace(settings, bot_workers=0)) as (services, address), Browser(address, "Ida") as ida:
        monkeypatch.setattr(services.thinker, "consider", lambda _: None)
        table = await play(ida, 0, bot("search:2"))
        while table["offers"]:
            move = {"version": table["version"], "action": table["offers"][0]["action"]}
            table = await ida.post(f"/tables/{table['id']}/actions", **move)
        found = figures(services.metrics.text())
        assert found['caylus_bot_waiting{level="search"}'] == 1
        assert found['caylus_bot_waiting_oldest_seconds{level="search"}'] > 0


async def test_how_late_news_of_other_servers_comes_is_timed(postgres: str) -> None:
    settings = make_settings(await new_database(postgres))
    async with served_services(settings) as (_, one), served_services(settings) as (there, other):
        async with Browser(one, "Anna") as anna:
            table = await play(anna, 0)
            elsewhere = Browser(other, "Anna")
            elsewhere.client.cookies.update(anna.client.cookies)
            async with elsewhere.live(table["id"]) as socket, asyncio.timeout(60):
                await hear(socket)
                move = {"version": table["version"], "action": table["offers"][0]["action"]}
                await anna.post(f"/tables/{table['id']}/actions", **move)
                await hear(socket)
            await elsewhere.client.aclose()
        found = figures(there.metrics.text())
        assert found["caylus_listener_lag_seconds_count"] == 1
        assert 0 <= found["caylus_listener_lag_seconds_sum"] < 60


class Collector(http.server.BaseHTTPRequestHandler):
    """Keeps what it is sent."""

    got: list[tuple[str, bytes]]

    def do_POST(self) -> None:
        """Traces."""
        self.got.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def collector() -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    """The address of a collector, and what has come."""
    got: list[tuple[str, bytes]] = []
    server = http.server.HTTPServer(("127.0.0.1", 0), type("Keeping", (Collector,), {"got": got}))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", got
    server.shutdown()
    thread.join()
    server.server_close()


async def test_traces_go_to_the_collector_that_the_host_names(
    tmp_path: Path, collector: tuple[str, list[tuple[str, bytes]]]
) -> None:
    address, got = collector
    settings = replace(make_settings(str(tmp_path / "caylus.db")), otlp=address)
    async with served(settings) as server, Browser(server, "Anna") as anna:
        table = await play(anna, 1)
        await anna.ask("GET", f"/tables/{table['id']}?key=verysecret")
    assert {path for path, _ in got} == {"/v1/traces"}
    sent = b"".join(body for _, body in got)
    for word in (b"request", b"commit", b"move", f"/api/tables/{table['id']}/actions".encode()):
        assert word in sent
    assert b"verysecret" not in sent


def test_without_their_packages_traces_are_refused_with_the_way_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(BadOption, match=r"pip install 'caylus\[traces\]'"):
        Traces("http://127.0.0.1:4318")
    Traces("").note("commit", 1.0)


@pytest.mark.parametrize("level", ["info", "debug"])
def test_every_request_and_sign_in_is_one_line_and_none_holds_a_secret(tmp_path: Path, level: str) -> None:
    log = tmp_path / "log"
    with serving(tmp_path / "caylus.db", {"CAYLUS_LOG_LEVEL": level}, log) as (_, address):
        client = httpx.Client(base_url=address + "/api", timeout=60)
        client.post("/accounts", json={"name": "Anna", "password": "correct horse"}).raise_for_status()
        client.post("/sessions", json={"name": "Anna", "password": "correct horse"}).raise_for_status()
        assert client.post("/sessions", json={"name": "Anna", "password": "wrong horse"}).status_code == 401
        token = client.post("/tokens", json={"label": "x"}).json()["secret"]
        table = client.post("/tables", json={"game": "caylus", "seats": [me(), {"kind": "open"}]}).json()["id"]
        key = client.get(f"/tables/{table}/links").json()["watch"]
        client.get(f"/tables/{table}?key={key}").raise_for_status()
        client.get("/me", headers={"authorization": f"Bearer {token}"}).raise_for_status()
        client.get(f"/tables/{token}?key={key}")
        assert httpx.get(f"{address}/api/nowhere?key={key}", timeout=60).status_code == 404
        cookie = client.cookies["caylus"]
        client.close()
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    requests = [(line["method"], line["path"], line["status"]) for line in lines if line["message"] == "a request"]
    assert ("POST", "/api/sessions", 201) in requests
    assert ("POST", "/api/sessions", 401) in requests
    assert requests.count(("GET", f"/api/tables/{table}", 200)) == 1
    assert ("GET", "/api/nowhere", 404) in requests
    assert all(line["seconds"] >= 0 for line in lines if line["message"] == "a request")
    assert [line["message"] for line in lines if line["from"] == "caylus.people"] == [
        "a sign-in",
        "a sign-in was refused",
    ]
    with contextlib.closing(sqlite3.connect(tmp_path / "caylus.db")) as data:
        kept = data.execute(
            "SELECT seed, salt, key, password, value FROM tables, people, keys WHERE keys.name = 'secret'"
        )
        secrets = kept.fetchone()
    for secret in (token.split("_", 2)[2], key, cookie, cookie.partition(".")[0], "horse", *secrets):
        assert secret not in text


async def test_an_error_of_the_database_tells_no_values(settings: Settings) -> None:
    for patient in (True, False):
        engine = open_engine(settings, patient)
        async with engine.connect() as connection:
            with pytest.raises(DBAPIError) as caught:
                await connection.execute(text("SELECT :value FROM nowhere"), {"value": "verysecret"})
        await engine.dispose()
        assert "verysecret" not in str(caught.value)


def test_a_log_can_be_text() -> None:
    record = logging.LogRecord("caylus.x", logging.INFO, "", 0, "GET %s is\nslow", ("/t?key=a",), None)
    record.path, record.token = "/api/me", "caylus_0f_secret-1"
    line = TextLines().format(record)
    assert re.fullmatch(r"\S+Z info caylus\.x GET /t is\\nslow\. path=/api/me token=caylus_0f_\.\.\.", line)


def test_a_setting_that_there_is_not_is_refused_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"There is no setting 'CAYLUS_BOTWORKERS'. Is it CAYLUS_BOT_WORKERS\?"):
        read_settings({"CAYLUS_BOTWORKERS": "1"})
    read_settings({"CAYLUS_HOME": "/home", "CAYLUS_ENGINE": "/x", "CAYLUS_TEST_RAY": "1", "PATH": "/bin"})
    command = [sys.executable, "-m", "caylus", "serve", "--data", str(tmp_path / "caylus.db")]
    variables = {**os.environ, "CAYLUS_PROT": "8304"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=variables)
    assert (done.returncode, done.stderr) == (2, "There is no setting 'CAYLUS_PROT'. Is it CAYLUS_PORT?\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "text"), [("CAYLUS_LOG_FORMAT", "xml"), ("CAYLUS_OTLP", "collector:4318"), ("CAYLUS_GUEST_DAYS", "0")]
)
def test_settings_for_watching_that_make_no_sense_are_told(name: str, text: str) -> None:
    with pytest.raises(BadOption, match=name):
        read_settings({name: text})
