"""Only its owner can read what a server keeps, whatever the system would let others do with a new file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command

from caylus.server.admin import export_all
from caylus.server.settings import Settings
from caylus.server.storage.backup import backup, restore
from caylus.server.storage.engine import open_engine
from caylus.server.storage.migrate import migrate
from caylus.tables.refusals import StorageError
from tests.server.conftest import make_settings
from tests.server.serving import Browser, bot, me, served
from tests.server.test_admin import admin
from tests.server.test_migrations import config_for

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights in another way")


@pytest.fixture(autouse=True)
def _loose() -> Iterator[None]:
    """A system on which new files are for everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> dict[str, str]:
    """The files of a folder that somebody else could read or write, and their rights."""
    rights = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    assert rights
    return {name: oct(mode) for name, mode in rights.items() if mode & 0o077}


async def test_new_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    async with served(settings) as address, Browser(address, "Anna") as anna:
        await anna.post("/tables", game="caylus", seats=[me(), me()])
        names = {path.name for path in tmp_path.iterdir()}
        assert {"caylus.db", "caylus.db-wal", "caylus.db-shm", "caylus.db.lock"} <= names
        assert open_to_others(tmp_path) == {}
        (tmp_path / "backup.db.part").touch(0o644)  # of a backup that was interrupted
        backup(settings, tmp_path / "backup.db")
        assert open_to_others(tmp_path) == {}
    restore(settings, tmp_path / "backup.db")
    assert len(list(tmp_path.glob("*.before-restore-*"))) == 1
    assert open_to_others(tmp_path) == {}


async def test_records_that_are_exported_are_for_their_owner_alone(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    async with served(settings) as address, Browser(address, "Anna") as anna:
        table = await anna.post("/tables", game="caylus", seats=[me(), bot("random")])
        await anna.post(f"/tables/{table['id']}/seats/0/resign")
    assert await export_all(settings, tmp_path / "records") == 1
    assert open_to_others(tmp_path) == {}
    assert open_to_others(tmp_path / "records") == {}


async def test_where_no_backup_can_be_written_that_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be written: No such file or directory"):
        backup(make_settings(str(tmp_path / "caylus.db")), tmp_path / "nowhere" / "backup.db")


async def test_files_that_were_open_to_others_are_shut_when_the_server_starts(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    async with served(settings):
        pass
    for name in ("caylus.db", "caylus.db.lock", "caylus.db.before-0002", "caylus.db.before-restore-20260101-000000"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    (tmp_path / "caylus.db").chmod(0o640)
    (tmp_path / "caylus.dbx").touch(0o644)
    async with served(settings):
        assert set(open_to_others(tmp_path)) == {"caylus.dbx"}, "which is none of ours"


async def test_the_copy_before_a_migration_is_for_its_owner_alone(tmp_path: Path) -> None:
    settings = make_settings(str(tmp_path / "caylus.db"))
    engine = open_engine(settings)
    await migrate(engine)
    async with engine.connect() as connection:
        await connection.run_sync(lambda plain: command.downgrade(config_for(plain), "0001"))
        await connection.commit()
    await migrate(engine)
    await engine.dispose()
    assert (tmp_path / "caylus.db.before-0001").stat().st_mode & 0o777 == 0o600


async def test_a_dump_of_postgresql_is_for_its_owner_alone(settings: Settings, tmp_path: Path) -> None:
    async with served(settings):
        pass
    folder = tmp_path / "backups"
    folder.mkdir()
    admin(settings, "backup", str(folder / "dump"))
    assert open_to_others(folder) == {}
