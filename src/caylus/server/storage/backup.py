"""Backups: a copy of everything as it is at one moment, and putting one back."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path

from sqlalchemy import URL, make_url

from caylus.core.errors import BadOption
from caylus.server.settings import Settings
from caylus.server.storage.engine import FileLock, damage
from caylus.server.storage.files import BESIDE, make_private, shut
from caylus.tables.refusals import StorageError


def backup(settings: Settings, file: Path) -> None:
    """A copy of everything as it is at one moment; the server may go on meanwhile."""
    if file.exists():
        raise BadOption(f"{file} exists already.")
    part = file.with_name(file.name + ".part")
    try:
        make_private(part)
    except OSError as error:
        raise StorageError(f"{file} cannot be written: {error.strerror}.") from None
    try:
        if settings.hosted:
            run_tool(settings, "pg_dump", "--format=custom", f"--file={part}")
        else:
            copy_data(settings, part)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


def copy_data(settings: Settings, file: Path) -> None:
    """The data file as one file, without others beside it."""
    if not settings.path.is_file():
        raise StorageError(f"There is no file {settings.data}.")
    try:
        with (
            contextlib.closing(sqlite3.connect(settings.data)) as source,
            contextlib.closing(sqlite3.connect(file)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise StorageError(f"{settings.data} cannot be copied: {error}.") from error
    if wrong := damage(file, ours=True):
        raise StorageError(f"The copy is damaged, and so is {settings.data}: {wrong}.")


def restore(settings: Settings, file: Path) -> Path | None:
    """Put a backup in the place of the data; gives where the old data is kept. No server may be running."""
    if not file.is_file():
        raise BadOption(f"There is no file {file}.")
    if settings.hosted:
        options = ("--clean", "--if-exists", "--no-owner", "--exit-on-error", "--single-transaction")
        run_tool(settings, "pg_restore", *options, str(file))
        return None
    if wrong := damage(file, ours=True):
        raise StorageError(f"{file} is no backup: {wrong}.")
    lock = FileLock(settings)
    try:
        shut(settings.path)
        fresh = settings.path.with_name(settings.path.name + ".restoring")
        make_private(fresh)
        shutil.copyfile(file, fresh)
        give_away(fresh, like=settings.path if settings.path.exists() else settings.path.absolute().parent)
        with fresh.open("rb") as copy:
            os.fsync(copy.fileno())
        kept: Path | None = None
        if settings.path.exists():
            kept = settings.path.with_name(f"{settings.path.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}")
            fold_in(settings.path)
            settings.path.rename(kept)
        for ending in BESIDE:
            Path(settings.data + ending).unlink(missing_ok=True)
        fresh.rename(settings.path)
        return kept
    finally:
        lock.release()


def give_away(file: Path, like: Path) -> None:
    """Let a file that root has made belong to whom the other belongs: the server is seldom root, and must write it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = like.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def fold_in(file: Path) -> None:
    """Bring what SQLite keeps beside a file into it, if the file can still be read."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def run_tool(settings: Settings, name: str, *arguments: str) -> None:
    """Run a program of PostgreSQL on the database; a password is told to it where no list of processes shows it."""
    program = shutil.which(name)
    if program is None:
        raise StorageError(f"{name} is not installed; it comes with PostgreSQL's client programs.")
    url = make_url(settings.address)
    open_url = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    variables = {**os.environ, "PGPASSWORD": str(url.password)} if url.password else None
    command = [program, f"--dbname={open_url.render_as_string()}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=variables)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or ["it failed"]
        raise StorageError(f"{name}: {lines[0].removeprefix(f'{name}: error: ')}")
