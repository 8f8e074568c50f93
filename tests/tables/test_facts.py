"""Facts that are kept with events are those of the table once the events have happened."""

from __future__ import annotations

from random import Random

import pytest

import caylus
from caylus.tables.events import (
    Event,
    Kept,
    LinksRenewed,
    Played,
    Resigned,
    Rose,
    Said,
    Sat,
    Started,
    Watched,
    WentOn,
)
from caylus.tables.facts import Facts, facts_of
from caylus.tables.person import Person
from caylus.tables.seats import MySeat, TableWish, lay_out, seat_all
from caylus.tables.setup import Seat
from caylus.tables.storage import MemoryStorage
from caylus.tables.table import OVER, RUNNING, Table

ANNA = Person("anna", "Anna", guest=True)


def a_table(game: str, players: int = 2, seed: int = 3) -> Table:
    """Where nobody sits yet."""
    setup, _ = lay_out(ANNA, TableWish(game, [MySeat()] * players, seed=seed), 1.0)
    return Table(setup)


def happen(table: Table, *events: Event) -> Facts | None:
    """The facts that go with events, which then happen."""
    facts = facts_of(table, events, 9.0)
    for event in events:
        table.apply(Kept(table.version, event, 9.0))
    return facts


def people(players: int = 2) -> list[Seat]:
    """A person in each seat."""
    return [Seat("person", f"person {at}", f"Person {at}") for at in range(players)]


def test_who_sits_and_who_rises_is_a_fact() -> None:
    table, (one, other) = a_table("caylus"), people()
    assert happen(table, Sat(0, one)) == Facts(sits=((0, one),))
    assert happen(table, Rose(0)) == Facts(rises=(0,))
    assert happen(table, Sat(1, other)) == Facts(sits=((1, other),))
    assert happen(table, Said("Anna", "players", "Hello")) is None


def test_the_last_to_sit_begins_the_game() -> None:
    table = a_table("caylus")
    events = seat_all(table, people())
    assert [type(event) for event in events] == [Sat, Sat, Started]
    facts = happen(table, *events)
    assert facts is not None
    assert (facts.status, facts.ended, len(facts.sits)) == (RUNNING, None, 2)


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_the_action_that_ends_a_game_tells_how_it_came_out(game: str) -> None:
    table, dice = a_table(game), Random(game)
    happen(table, *seat_all(table, people()))
    facts = None
    while table.status != OVER:
        assert facts is None
        assert table.record is not None
        assert table.decides is not None
        facts = happen(table, Played(table.decides, dice.choice(table.record.now.actions())))
    assert table.record is not None
    scores, winners = table.record.now.scores(), table.winners()
    assert facts == Facts(OVER, 9.0, results=tuple((seat, scores[seat], seat in winners) for seat in (0, 1)))


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_a_game_that_is_taken_in_finished_is_over_at_once(game: str) -> None:
    table, dice, state = a_table(game), Random(1), caylus.new(game, players=2, seed=3)
    actions = []
    while not state.over:
        actions.append(dice.choice(state.actions()))
        state.play(actions[-1])
    events = seat_all(table, people(), actions)
    assert isinstance(events[-1], WentOn)
    facts = happen(table, *events)
    assert facts is not None
    assert (facts.status, table.status) == (OVER, OVER)
    assert [points for _, points, _ in facts.results] == state.scores()
    assert [seat for seat, _, won in facts.results if won] == table.winners()


def test_who_is_left_alone_has_won() -> None:
    table = a_table("caylus", players=3)
    happen(table, *seat_all(table, people(3)))
    assert happen(table, Resigned(0, "apprentice")) == Facts(stand_ins=((0, "apprentice"),))
    facts = happen(table, Resigned(2, "apprentice"))
    assert facts is not None
    assert (facts.status, table.status) == (OVER, OVER)
    assert [won for _, _, won in facts.results] == [False, True, False]
    assert happen(table, Said("Anna", "players", "Well played!")) is None


async def test_who_has_risen_or_came_by_a_link_that_was_renewed_is_at_a_table_no_more() -> None:
    storage, table = MemoryStorage(), a_table("caylus")
    id, (one, other) = await storage.add(table.setup), people()
    happened = [Sat(0, one), Sat(1, other), Rose(1), Watched("eve"), LinksRenewed("00"), Watched("rosa")]
    for number, event in enumerate(happened):
        await storage.append(id, [Kept(number, event, 1.0)])
    assert await storage.people_at(id) == {"person 0", "rosa"}
