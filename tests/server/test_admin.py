"""`caylus admin`: what a host does beside the server, on real files and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import caylus
from caylus.server.settings import Settings
from caylus.server.storage.engine import open_engine
from caylus.tables.refusals import StorageError
from tests.server.conftest import make_settings, new_database
from tests.server.serving import Browser, hear, me, served, served_services

CAYLUS = [sys.executable, "-m", "caylus", "admin"]


def admin(settings: Settings, *words: str) -> str:
    """What a command says, if it succeeds."""
    done = run(settings, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run(settings: Settings, *words: str) -> subprocess.CompletedProcess[str]:
    """Any command."""
    return subprocess.run([*CAYLUS, *words, "--data", settings.data], capture_output=True, text=True, check=False)


async def test_a_host_sees_tables_and_people_and_exports_a_record(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
        move = {"version": table["version"], "action": table["offers"][0]["action"]}
        await anna.post(f"/tables/{table['id']}/actions", **move)
        listed = await asyncio.to_thread(admin, settings, "tables", "--status", "running")
        assert [line.split()[:5] for line in listed.splitlines()[1:]] == [
            [table["id"], "caylus", "running", "2/2", "4"]
        ]
        people = (await asyncio.to_thread(admin, settings, "users", "ann")).splitlines()[1:]
        assert [line.split()[1:4] for line in people] == [["Anna", "guest", "2"]]
        sealed = await asyncio.to_thread(admin, settings, "export", table["id"])
        assert "seed: sealed" in sealed
        record = caylus.load(await asyncio.to_thread(admin, settings, "export", table["id"], "--no-sealed"))
        assert record.actions == [move["action"]]


async def test_who_is_banned_is_shut_out_at_once_and_may_come_back(settings: Settings) -> None:
    async with served_services(settings) as (_, address), Browser(address, "Anna") as anna:
        await anna.post("/accounts", name="Anna", password="correct horse")
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
        async with anna.live(table["id"]) as socket:
            await hear(socket)
            assert await asyncio.to_thread(admin, settings, "ban", "anna") == "Anna is banned.\n"
            await anna.refused(401, "POST", "/tables", game="caylus", seats=[me(), me()])
            await anna.refused(403, "POST", "/sessions", name="Anna", password="correct horse")
            await asyncio.wait_for(socket.wait_closed(), 40)
            assert socket.close_code == 4401
        await asyncio.to_thread(admin, settings, "ban", "anna", "--lift")
        await anna.post("/sessions", name="Anna", password="correct horse")
    assert run(settings, "ban", "nobody").returncode == 2


async def test_a_person_is_banned_by_a_name_however_it_is_written(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    async with served(settings) as address, Browser(address, "Ida") as ida:
        await ida.post("/accounts", name="\u0390da", password="correct horse")
        written = "\u0390da".upper()
        assert len(written) == 5, "in large letters it takes more signs"
        assert await asyncio.to_thread(admin, settings, "ban", written) == "\u0390da is banned.\n"


async def test_who_forgot_their_password_gets_a_new_one_from_the_host(settings: Settings) -> None:
    async with served(settings) as address, Browser(address, "Anna") as anna:
        await anna.post("/accounts", name="Anna", password="correct horse")
        said = await asyncio.to_thread(admin, settings, "password", "ANNA")
        found = re.fullmatch(r"Anna signs in with (\S{20,}) from now on\.\n", said)
        assert found is not None
        await anna.refused(401, "GET", "/me")
        await anna.refused(401, "POST", "/sessions", name="Anna", password="correct horse")
        await anna.post("/sessions", name="Anna", password=found[1])
        assert (await anna.get("/me"))["name"] == "Anna"
    assert run(settings, "password", "nobody").returncode == 2


async def test_a_backup_of_a_running_server_can_be_put_back(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
        await asyncio.to_thread(admin, settings, "backup", str(file))
        move = {"version": table["version"], "action": table["offers"][0]["action"]}
        await anna.post(f"/tables/{table['id']}/actions", **move)
        cookies = dict(anna.client.cookies)
        assert (await asyncio.to_thread(run, settings, "backup", str(file))).returncode == 2
        if not settings.hosted:
            refused = await asyncio.to_thread(run, settings, "restore", str(file))
            assert "Another server is using" in refused.stderr
    admin(settings, "restore", str(file))
    async with served(settings) as address:
        browser = Browser(address, "Anna")
        browser.client.cookies.update(cookies)
        assert (await browser.get(f"/tables/{table['id']}"))["ply"] == 0
        assert (await browser.post(f"/tables/{table['id']}/actions", **move))["ply"] == 1
        await browser.client.aclose()
    if not settings.hosted:
        (kept,) = settings.path.parent.glob("*.before-restore-*")
        with contextlib.closing(sqlite3.connect(kept)) as old:
            assert old.execute("SELECT count(*) FROM events WHERE kind = 'play'").fetchone() == (1,)


async def test_a_backup_goes_to_a_new_database_of_postgresql(postgres: str, tmp_path: Path) -> None:
    old, new = Settings(data=await new_database(postgres)), Settings(data=await new_database(postgres))
    async with served(replace(old, bot_workers=0)) as address, Browser(address, "Anna"):
        pass
    admin(old, "backup", str(tmp_path / "dump"))
    admin(new, "restore", str(tmp_path / "dump"))
    assert "Anna" in admin(new, "users")


def test_what_is_no_backup_is_not_put_in_place(tmp_path: Path) -> None:
    letter, data = tmp_path / "letter", tmp_path / "caylus.db"
    letter.write_text("Dear Anna, " * 100)
    data.write_bytes(b"")
    done = run(Settings(data=str(data)), "restore", str(letter))
    assert (done.returncode, data.read_bytes()) == (2, b"")
    assert "is no backup" in done.stderr


def test_admin_makes_no_file_where_there_is_none(tmp_path: Path) -> None:
    done = run(Settings(data=str(tmp_path / "caylus.db")), "tables")
    assert done.returncode == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can give a file away")
def test_what_root_restores_belongs_to_whom_the_server_runs_as(tmp_path: Path) -> None:
    backup, data = tmp_path / "backup", tmp_path / "caylus.db"
    with contextlib.closing(sqlite3.connect(backup)) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
    os.chown(tmp_path, 65534, 65534)
    for _ in range(2):  # in an empty folder, and over a file
        admin(Settings(data=str(data)), "restore", str(backup))
        assert (data.stat().st_uid, data.stat().st_gid) == (65534, 65534)
        os.chown(tmp_path, 0, 0)


def test_a_password_is_in_no_list_of_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = tmp_path / "pg_dump"
    told.write_text(f'#!/bin/sh\necho "$@ and $PGPASSWORD" > {tmp_path}/said\ntouch {tmp_path}/dump.part\n')
    told.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    admin(Settings(data="postgresql://anna:a%40b@127.0.0.1:1/home"), "backup", str(tmp_path / "dump"))
    said = (tmp_path / "said").read_text()
    assert said.startswith("--dbname=postgresql://anna@127.0.0.1:1/home ")
    assert said.endswith(" and a@b\n")


@pytest.mark.parametrize("words", [["tables"], ["backup", "dump"]])
def test_a_database_that_does_not_answer_is_told_in_one_sentence(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(Settings(data="postgresql://anna:secret@127.0.0.1:1/home"), *words)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "onnect" in done.stderr
    assert "secret" not in done.stderr
    assert not list(tmp_path.iterdir())  # half a backup would be taken for one


def test_without_its_package_postgresql_is_refused_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(StorageError, match=r"pip install 'caylus\[hosted\]'"):
        open_engine(Settings(data="postgresql://anna@127.0.0.1/home"))
