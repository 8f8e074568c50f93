"""Backups that follow each other in a folder: which are kept, which have had their time.

`7 days, 4 weeks` keeps the newest backup of each of the last 7 days that have one, and of what is older the newest of
each of 4 weeks. Days without a backup do not count, so a machine that was off for a month loses nothing by it.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from caylus.core.errors import BadOption, shown

MOMENT: Final = "%Y%m%dT%H%M%SZ"  # in the name of a backup; the time of Greenwich, in which no hour comes twice
NAME: Final = re.compile(r"caylus-(\d{8}T\d{6}Z)\.(?:db|dump)")
UNFINISHED: Final = re.compile(NAME.pattern + r"\.part.*")
ABANDONED: Final = timedelta(days=1)  # no backup takes so long: whoever began it was killed
RULE: Final = re.compile(r"([1-9]\d{0,3}) (hour|day|week|month|year)s?")
PERIODS: Final[dict[str, Callable[[datetime], tuple[int, ...]]]] = {  # when two moments are in the same one
    "hour": lambda at: (at.year, at.month, at.day, at.hour),
    "day": lambda at: (at.year, at.month, at.day),
    "week": lambda at: tuple(at.isocalendar()[:2]),
    "month": lambda at: (at.year, at.month),
    "year": lambda at: (at.year,),
}


@dataclass(frozen=True)
class Rule:
    """Of how many hours, days, weeks, months or years a backup is kept."""

    period: str
    number: int


@dataclass(frozen=True)
class Made:
    """The backup that was made, and what was removed for it."""

    file: Path
    removed: list[Path]


def read_rules(text: str) -> list[Rule]:
    """What `7 days, 4 weeks` says, the shortest periods first."""
    found = [RULE.fullmatch(part.strip()) for part in text.split(",")]
    rules = {rule[2]: Rule(rule[2], int(rule[1])) for rule in found if rule is not None}
    if len(rules) < len(found):
        example = "numbers of hours, days, weeks, months or years, as in '7 days, 4 weeks'"
        raise BadOption(f"What backups to keep is told by {example}, not by {shown(text)}.")
    return [rules[period] for period in PERIODS if period in rules]


def make_backup(folder: Path, keep: str, ending: str, make: Callable[[Path], None]) -> Made:
    """Make a backup in a folder, named after this moment, and then remove those that need not be kept any more.

    If the backup fails, nothing is removed. Files with other names are left alone.
    """
    rules = read_rules(keep)
    now = datetime.now(UTC).replace(microsecond=0)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise BadOption(f"{folder} is a file; with --keep, name a folder.") from None
    file = folder / f"caylus-{now.strftime(MOMENT)}.{ending}"
    make(file)
    old = removable(folder, rules, now)
    for each in old:
        with contextlib.suppress(FileNotFoundError):  # somebody else clears up as well
            each.unlink()
    return Made(file, old)


def removable(folder: Path, rules: list[Rule], now: datetime) -> list[Path]:
    """The backups in a folder that no rule keeps, and what is left of those that were never finished."""
    files = sorted(folder.iterdir())
    backups = {path: at for path in files if (at := moment_in(path.name, NAME)) is not None}
    unfinished = {path: at for path in files if (at := moment_in(path.name, UNFINISHED)) is not None}
    staying = kept(backups.values(), rules, now)
    old = [path for path, at in backups.items() if at not in staying]
    return old + [path for path, at in unfinished.items() if at < now - ABANDONED]


def moment_in(name: str, pattern: re.Pattern[str]) -> datetime | None:
    """When a backup was made; None if this is not the name of one."""
    found = pattern.fullmatch(name)
    try:
        return datetime.strptime(found[1], MOMENT).replace(tzinfo=UTC) if found is not None else None
    except ValueError:
        return None  # digits that are no date


def kept(moments: Collection[datetime], rules: list[Rule], now: datetime) -> set[datetime]:
    """Which backups stay: for each rule the newest of its last periods, besides what shorter periods keep.

    Those that claim to be of the future, of a clock that was wrong, stay and count for nothing: they would take the
    places of true ones.
    """
    past = sorted((at for at in moments if at <= now), reverse=True)
    stay = {at for at in moments if at > now}
    for rule in rules:
        newest: dict[tuple[int, ...], datetime] = {}
        for at in past:
            newest.setdefault(PERIODS[rule.period](at), at)
        stay |= {*[at for at in newest.values() if at not in stay][: rule.number]}
    return stay
