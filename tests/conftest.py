"""What all tests share."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator

import pytest

import caylus
from caylus.bots import registry

# What to do if a change was meant, told once below all failures
IF_MEANT = {
    "tests/games/": "Was a figure corrected? docs/architecture.md (How to correct a figure) says where tests hold it.",
    "tests/recorded/": "Have rules changed on purpose? .venv/bin/python tools/record_games.py plays the games anew.",
    "tests/web/": "Have rules or texts changed on purpose? .venv/bin/python tools/web_fixtures.py follows.",
}

# A script that runs the tests in the background (`make test &`) has them ignore Ctrl-C, and so would all they start
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# These are the tests of our games; those of other packages that happen to be installed bring tests of their own
for other in [id for id, game in caylus.GAMES.items() if not type(game).__module__.startswith("caylus.games.")]:
    del caylus.GAMES[other]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """Say below the list of failures what to do about those that a change of the rules brings with it."""
    yield
    reports = [*terminalreporter.getreports("failed"), *terminalreporter.getreports("error")]
    for folder, advice in IF_MEANT.items():
        number = sum(report.nodeid.startswith(folder) for report in reports)
        if number:
            terminalreporter.write_line(f"{folder} {number} failed. {advice}", yellow=True)


@pytest.fixture(autouse=True)
def same_bots_as_before() -> Iterator[None]:
    """Bots that a test registers are gone afterwards, and their module is imported anew by the next."""
    before = dict(registry.MAKERS)
    yield
    registry.MAKERS.clear()
    registry.MAKERS.update(before)
    sys.modules.pop("tests.arena.plugin", None)
