"""By which clock bots think."""

from __future__ import annotations

import itertools
from time import sleep

import pytest

from caylus.arena.play import play_game
from caylus.bots import registry
from caylus.bots.clock import CLOCK
from caylus.bots.search.bot import ROUND, SearchBot
from caylus.core.game import new
from caylus.core.state import State
from tests.arena.matches import match_of

NAP = 0.2


def slept() -> float:
    """How long a nap is by the bots' clock."""
    before = CLOCK.now()
    sleep(NAP)
    return CLOCK.now() - before


def test_at_a_table_the_clock_on_the_wall_counts() -> None:
    assert slept() >= NAP


def test_in_the_arena_waiting_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []

    class Sleeper:
        """Naps at its first decision."""

        def choose(self, state: State) -> int:
            """The first action."""
            if not naps:
                naps.append(slept())
            return state.actions()[0]

    monkeypatch.setitem(registry.MAKERS, "sleeper", lambda _setting, _seed: Sleeper())
    played = play_game(match_of("sleeper", "random"), 0)
    assert naps[0] < NAP / 2
    assert played.slowest[played.seats.index(0)] < NAP / 2, "thinking is timed by the same clock"
    assert not CLOCK.by_processor, "for the arena only"


def test_a_search_of_some_time_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = SearchBot("1", seconds=5)
    hours = itertools.count(0, 3600)
    monkeypatch.setattr(CLOCK, "now", lambda: float(next(hours)))
    bot.choose(new("caylus", 2, seed=1))
    assert bot.done == ROUND, "its time was over at the first look"
