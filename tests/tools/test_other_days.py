"""`tools/other_days.py`: which day is the next 29 February."""

from __future__ import annotations

import datetime

import pytest

from tools.other_days import leap_day


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-11-18", "2028-02-29"),
        ("2028-02-29", "2028-02-29"),
        ("2028-03-01", "2032-02-29"),
        ("2097-01-01", "2104-02-29"),
    ],
)
def test_the_next_leap_day(now: str, then: str) -> None:
    asked = datetime.datetime.fromisoformat(f"{now}T08:00:00+00:00")
    assert leap_day(asked).date().isoformat() == then
