"""Run the tests on other days: `make test-dates` shows them a clock 400 days ahead, and then a 29 February.

Debian's faketime moves the clock of the day and leaves alone the one that only ever goes on, by which waiting is timed.
What else is running and the machine itself notice nothing.
"""

from __future__ import annotations

import calendar
import datetime
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DAY = datetime.timedelta(days=1)
LIBRARY = "libfaketimeMT.so.1"  # for programs with threads
# Up to version 0.9.10 faketime counts from the moved clock even if told to sleep by the other one: here is none of it
SLEEP = """
#define _GNU_SOURCE
#include <errno.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left)
{
    return syscall(SYS_clock_nanosleep, clock, flags, wanted, left) == 0 ? 0 : errno;
}
"""


def leap_day(now: datetime.datetime) -> datetime.datetime:
    """The noon of the next 29 February."""
    years = filter(calendar.isleap, range(now.year, now.year + 9))  # of eight years all may be common, as around 2100
    noons = (datetime.datetime(year, 2, 29, 12, tzinfo=datetime.UTC) for year in years)
    return next(noon for noon in noons if noon > now)


def find_library() -> Path:
    """Where Debian has put faketime's library."""
    found = sorted(Path("/usr/lib").glob(f"*/faketime/{LIBRARY}"))
    if not found:
        sys.exit("faketime is not there. On Debian or Ubuntu: sudo apt install faketime")
    return found[0]


def compile_sleep() -> Path:
    """The function that faketime should leave alone, as a library."""
    source, made = ROOT / "build" / "sleep.c", ROOT / "build" / "sleep.so"
    made.parent.mkdir(exist_ok=True)
    source.write_text(SLEEP)
    subprocess.run([os.environ.get("CC", "cc"), "-shared", "-fPIC", "-o", made, source], check=True)
    return made


def run_tests(moved: datetime.timedelta, preloaded: str, arguments: list[str]) -> int:
    """All tests of the plain source, with the clock moved."""
    clock = {"LD_PRELOAD": preloaded, "FAKETIME": f"{moved.total_seconds():+.0f}", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadgroup", *arguments]
    variables = {**os.environ, **clock, "EXPECT": "pure", "PYTHONPATH": ""}
    return subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode


def main() -> None:
    now = datetime.datetime.now(datetime.UTC)
    preloaded = f"{compile_sleep()} {find_library()}"
    failed = []
    for then in (now + 400 * DAY, leap_day(now)):
        print(f"The tests on {then:%-d %B %Y}:", flush=True)
        if run_tests(then - now, preloaded, sys.argv[1:]) != 0:
            failed.append(f"{then:%-d %B %Y}")
    if failed:
        sys.exit(f"Tests failed on {' and on '.join(failed)}.")


if __name__ == "__main__":
    main()
