"""Databases for the tests of the server: a real SQLite file and a real PostgreSQL, new for every test."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from caylus.server.settings import Settings
from tests.server.postgres import QUICK, find_programs, running_postgres

NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL."""
    programs = find_programs()
    if programs is None:
        pytest.fail("There is no PostgreSQL on this machine; `make test` installs it where it can.")
    with running_postgres(programs, QUICK) as (address, _):
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
async def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """The settings of a server with nothing in its database."""
    if request.param == "sqlite":
        return make_settings(str(tmp_path / "caylus.db"))
    return make_settings(await emptied_database(request.getfixturevalue("postgres")))


async def emptied_database(address: str) -> str:
    """The address of a database whose tables, if it has any, are empty; to make a new one takes half a second."""
    connection = await asyncpg.connect(f"{address}/postgres")
    try:
        tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        names = [row["tablename"] for row in tables if row["tablename"] != "alembic_version"]
        if names:
            await connection.execute(f"TRUNCATE {', '.join(names)}")
    finally:
        await connection.close()
    return f"{address}/postgres"


async def new_database(address: str) -> str:
    """The address of a database that is new."""
    name = f"caylus_{next(NUMBERS)}"
    connection = await asyncpg.connect(f"{address}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{address}/{name}"


def make_settings(data: str) -> Settings:
    """Settings that ask little of the machine and hold nobody back."""
    return Settings(data=data, bot_workers=1, stand_in_seconds=0.05, request_rate=1e6, request_burst=1_000_000)
