"""`caylus admin`: what a host does beside the server."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress

from caylus.core.errors import BadOption
from caylus.server import admin as work
from caylus.server.settings import Settings, read_settings
from caylus.server.storage.backup import backup as back_up
from caylus.server.storage.backup import restore as restore_backup
from caylus.server.storage.check import check as check_data
from caylus.server.storage.move import move as move_data
from caylus.server.storage.rotation import make_backup

admin = App(
    name="admin", help="Look after the data of a server: tables, users, ban, backup, restore, move, check, export."
)

Data = Annotated[
    str | None, Parameter(metavar="FILE", help="Where tables are kept, or postgresql://... Default: caylus.db.")
]
Most = Annotated[int, Parameter(metavar="N", help="How many at most, the newest first.")]


def settings_of(data: str | None) -> Settings:
    """The same data as the server's."""
    return read_settings(os.environ, data=data)


def say(line: str) -> None:
    """A line of output."""
    sys.stdout.write(line + "\n")


def say_columns(heads: list[str], rows: list[list[str]]) -> None:
    """Rows under their headings."""
    widths = [max(len(row[at]) for row in [heads, *rows]) for at in range(len(heads))]
    for row in [heads, *rows]:
        say("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def day(at: float) -> str:
    """A moment in the host's own time."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


@admin.command
def tables(*, status: Literal["waiting", "running", "over"] | None = None, most: Most = 50, data: Data = None) -> int:
    """List tables: game, status, seats taken, events, when they were opened."""
    found: list[dict[str, Any]] = work.run_now(work.list_tables(settings_of(data), status, most))
    rows = [
        [
            row["id"],
            row["game"],
            row["status"],
            f"{row['taken']}/{row['players']}",
            str(row["events"]),
            day(row["created"]),
        ]
        for row in found
    ]
    say_columns(["table", "game", "status", "seats", "events", "opened"], rows)
    return 0


@admin.command
def users(
    name: Annotated[str | None, Parameter(help="Only names with this in them.")] = None,
    /,
    *,
    most: Most = 50,
    data: Data = None,
) -> int:
    """List people: name, account or guest, seats taken, whether banned."""
    found: list[dict[str, Any]] = work.run_now(work.list_people(settings_of(data), name, most))
    rows = [
        [
            row["id"],
            row["name"],
            "account" if row["account"] else "guest",
            str(row["seats"]),
            "banned" if row["banned"] else "",
            day(row["created"]),
        ]
        for row in found
    ]
    say_columns(["person", "name", "kind", "seats", "", "since"], rows)
    return 0


@admin.command
def ban(
    who: Annotated[str, Parameter(help="The id of a person, or the name of an account.")],
    /,
    *,
    lift: Annotated[bool, Parameter(negative="", help="Let them in again.")] = False,
    data: Data = None,
) -> int:
    """Shut a person out: their sessions and tokens end, and they cannot sign in."""
    name = work.run_now(work.ban(settings_of(data), who, not lift))
    say(f"{name} may come in again." if lift else f"{name} is banned.")
    return 0


@admin.command
def password(name: Annotated[str, Parameter(help="The name of an account.")], /, *, data: Data = None) -> int:
    """Draw a new password for somebody who forgot theirs; they are signed out everywhere and can change it then."""
    name, drawn = work.run_now(work.renew_password(settings_of(data), name))
    say(f"{name} signs in with {drawn} from now on.")
    return 0


@admin.command
def backup(
    place: Annotated[Path, Parameter(help="A file that does not exist yet; with --keep, a folder for many.")],
    /,
    *,
    keep: Annotated[
        str | None,
        Parameter(
            metavar="RULE",
            help="As '7 days, 4 weeks': name the file after this moment, and remove older ones by the rule.",
        ),
    ] = None,
    data: Data = None,
) -> int:
    """Copy everything as it is at this moment; the server may go on."""
    settings = settings_of(data)
    if keep is None:
        back_up(settings, place)
        say(f"Everything is in {place}.")
        return 0
    made = make_backup(place, keep, "dump" if settings.hosted else "db", lambda file: back_up(settings, file))
    gone = f" Removed: {', '.join(path.name for path in made.removed)}." if made.removed else ""
    say(f"Everything is in {made.file}.{gone}")
    return 0


@admin.command
def restore(file: Annotated[Path, Parameter(help="A backup.")], /, *, data: Data = None) -> int:
    """Put a backup in the place of the data; stop the server first. The old file is kept."""
    kept = restore_backup(settings_of(data), file)
    say(f"{file} is in place." + (f" What was there before is in {kept}." if kept else ""))
    return 0


@admin.command
def move(file: Annotated[Path, Parameter(help="The SQLite file of a server.")], /, *, data: Data = None) -> int:
    """Copy everything from a file into an empty database of PostgreSQL; stop the server first. The file stays."""
    counts = work.run_now(move_data(Settings(data=str(file)), settings_of(data)))
    told = ", ".join(f"{what} {counts[what]}" for what in ("tables", "events", "people"))
    say(f"Everything is in PostgreSQL: {told}.")
    return 0


@admin.command
def check(*, data: Data = None) -> int:
    """See whether every event of every table is the one that was kept; the server may go on. Status 1 if not."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Tables", total=None)
        found = work.run_now(
            check_data(settings_of(data), lambda done, total: progress.update(task, completed=done, total=total))
        )
    for sentence in found.damaged:
        say(sentence)
    if found.damaged:
        say(f"{len(found.damaged)} of {found.tables} tables are not as they were kept.")
        return 1
    say(f"All {found.tables} tables are as they were kept, with {found.events} events.")
    return 0


@admin.command
def export(
    table: Annotated[str | None, Parameter(help="The id of a table.")] = None,
    /,
    *,
    folder: Annotated[
        Path | None, Parameter(metavar="FOLDER", help="Write the records of all finished games here instead.")
    ] = None,
    sealed: Annotated[bool, Parameter(help="Leave out the seed of a game that is not over.")] = True,
    data: Data = None,
) -> int:
    """Print the record of a table, or write those of all finished games."""
    if (table is None) == (folder is None):
        raise BadOption("Name a table, or a folder for all of them.")
    if folder is not None:
        number = work.run_now(work.export_all(settings_of(data), folder))
        say(f"{number} records are in {folder}.")
    else:
        sys.stdout.write(work.run_now(work.export(settings_of(data), str(table), sealed)))
    return 0
