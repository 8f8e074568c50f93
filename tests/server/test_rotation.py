"""Backups in a folder: what a rule keeps of months of them, and one command that makes them and clears up."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from caylus.core.errors import BadOption
from caylus.server.settings import Settings
from caylus.server.storage.rotation import MOMENT, Rule, kept, make_backup, read_rules, removable
from tests.server.serving import Browser, served
from tests.server.test_admin import admin, run

RULES = read_rules("7 days, 4 weeks")
START = datetime(2026, 1, 1, 3, 10, tzinfo=UTC)  # a Thursday


def write(folder: Path, at: datetime, ending: str = "db") -> Path:
    """A file with the name of a backup."""
    file = folder / f"caylus-{at.strftime(MOMENT)}.{ending}"
    file.touch()
    return file


def after(days: int, step: timedelta = timedelta(days=1), rules: list[Rule] = RULES) -> list[str]:
    """Which days are left when a backup was made at each step, and old ones were removed each time."""
    there: set[datetime] = set()
    now = START
    while now < START + timedelta(days=days):
        there = kept(there | {now}, rules, now)
        now += step
    return sorted(at.strftime("%m-%d %H" if step < timedelta(days=1) else "%m-%d") for at in there)


def test_a_rule_is_read_in_words() -> None:
    assert read_rules("4 weeks,7 days") == [Rule("day", 7), Rule("week", 4)]
    assert read_rules("1 hour, 12 months , 2 years") == [Rule("hour", 1), Rule("month", 12), Rule("year", 2)]


@pytest.mark.parametrize(
    "text", ["", "7", "days", "0 days", "-1 days", "7 days, ", "7 days, 3 days", "7 fortnights", "9" * 9]
)
def test_a_rule_that_makes_no_sense_is_told_before_anything_is_done(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadOption, match="as in '7 days, 4 weeks'"):
        make_backup(tmp_path / "folder", text, "db", Path.touch)
    assert not list(tmp_path.iterdir())


def test_of_daily_backups_a_week_of_days_and_four_sundays_before_are_kept() -> None:
    days = ["03-11", "03-12", "03-13", "03-14", "03-15", "03-16", "03-17"]
    assert after(76) == ["02-15", "02-22", "03-01", "03-08", *days]  # until Tuesday, the 17th of March
    assert after(3) == ["01-01", "01-02", "01-03"]


def test_of_several_backups_a_day_the_last_is_kept() -> None:
    hourly = after(40, timedelta(hours=1))
    assert hourly == [f"{day} {hour}" for day, hour in zip(hourly_days(), [*["23"] * 10, "02"], strict=True)]


def hourly_days() -> list[str]:
    """The days of ten full periods and of the one that has only begun."""
    return ["01-11", "01-18", "01-25", "02-01", "02-04", "02-05", "02-06", "02-07", "02-08", "02-09", "02-10"]


def test_days_without_a_backup_do_not_count() -> None:
    made = {START + timedelta(days=day) for day in (0, 1, 100, 300)}
    assert kept(made, [Rule("day", 3)], START + timedelta(days=300)) == made - {START}


def test_years_and_months_reach_back_behind_the_days() -> None:
    rules = read_rules("2 days, 2 months, 2 years")
    assert after(365 * 3, rules=rules) == ["10-31", "11-30", "12-29", "12-30", "12-31", "12-31"]


def test_a_backup_of_the_future_stays_and_takes_no_place() -> None:
    now, wrong = START, START + timedelta(days=4000)
    made = {now - timedelta(days=day) for day in range(9)} | {wrong}
    assert kept(made, [Rule("day", 7)], now) == {now - timedelta(days=day) for day in range(7)} | {wrong}


def test_only_backups_are_removed(tmp_path: Path) -> None:
    old = START - timedelta(days=1000)
    foreign = ["caylus.db", "caylus-backup.db", "caylus-20269999T999999Z.db", "caylus-20260101T031000Z.db.gz", "letter"]
    for name in foreign:
        (tmp_path / name).touch()
    first, second = write(tmp_path, old), write(tmp_path, old + timedelta(days=1), "dump")
    newest = [write(tmp_path, START), write(tmp_path, START - timedelta(hours=1), "db.part")]
    abandoned = write(tmp_path, START - timedelta(days=2), "db.part-journal")
    assert {*removable(tmp_path, [Rule("day", 1)], START)} == {first, second, abandoned}
    assert all(path.exists() for path in newest)


def test_a_backup_that_fails_removes_nothing(tmp_path: Path) -> None:
    old = [write(tmp_path, START + timedelta(hours=hour)) for hour in range(3)]

    def fail(file: Path) -> None:
        raise OSError(f"no room for {file}")

    with pytest.raises(OSError, match="no room for"):
        make_backup(tmp_path, "1 day", "db", fail)
    assert sorted(tmp_path.iterdir()) == old
    made = make_backup(tmp_path, "1 day", "db", Path.touch)
    assert (made.removed, [*tmp_path.iterdir()]) == (old, [made.file])


def test_a_folder_is_made_for_its_owner_alone_and_a_file_is_refused(tmp_path: Path) -> None:
    make_backup(tmp_path / "new" / "folder", "1 day", "db", Path.touch)
    assert (tmp_path / "new" / "folder").stat().st_mode & 0o777 == 0o700
    (tmp_path / "file").touch()
    with pytest.raises(BadOption, match="file is a file"):
        make_backup(tmp_path / "file", "1 day", "db", Path.touch)


async def test_a_host_keeps_days_and_weeks_with_one_command(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with served(settings) as address, Browser(address, "Anna"):
        pass
    assert run(settings, "backup", "--keep", "a while", str(folder)).returncode == 2
    folder.mkdir()
    old = [write(folder, START - timedelta(days=day)) for day in range(2)]
    said = admin(settings, "backup", "--keep", "1 day, 1 week", str(folder))
    (newest,) = {*folder.iterdir()} - {*old}
    assert said == f"Everything is in {newest}. Removed: {old[1].name}.\n"
    admin(settings, "restore", str(newest))
    assert "Anna" in admin(settings, "users")
