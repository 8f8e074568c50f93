"""What one table can grow to, and how long it stays in memory."""

from __future__ import annotations

import asyncio

import pytest

from caylus.tables import absence, chat, moves, seats, takeback
from caylus.tables.bots import NoBots, waits_for_bot
from caylus.tables.hub import Hub
from caylus.tables.person import Person
from caylus.tables.refusals import Refused
from caylus.tables.service import LEFT_TO_BOTS, Tables
from caylus.tables.storage import MemoryStorage
from caylus.tables.table import Table

ANNA, HUGO, IDA = (Person(name.lower(), name, True) for name in ("Anna", "Hugo", "Ida"))


class Clock:
    """A time that goes on when told to."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        """What time it is."""
        return self.at


class Ear:
    """Somebody who listens."""

    def wake(self) -> None:
        """Hear it."""


async def open_table(tables: Tables) -> Table:
    """A table of Anna's, where Hugo sits as well and Ida watches."""
    table = await tables.open(ANNA, seats.TableWish("caylus", [seats.MySeat(), seats.OpenSeat()]))
    await tables.do(table, HUGO, seats.Sit(1, table.setup.link("seat 1")))
    await tables.do(table, IDA, seats.Watch(table.setup.link("watch")))
    return table


async def test_one_person_cannot_talk_without_end_but_others_can_still_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_SAID_BY_ONE", 3)
    storage = MemoryStorage()
    tables = Tables(storage, NoBots(), Hub())
    table = await open_table(tables)
    for _ in range(3):
        await tables.do(table, ANNA, chat.Say("Well, well."))
    with pytest.raises(Refused, match="You have said all that you can say"):
        await tables.do(table, ANNA, chat.Say("Well, well."))
    await tables.do(table, HUGO, chat.Say("At last."))
    again = await Tables(storage, NoBots(), Hub()).find(table.id, ANNA)
    with pytest.raises(Refused, match="You have said all that you can say"):
        await tables.do(again, ANNA, chat.Say("Well, well."))


async def test_a_table_has_a_last_line_and_watchers_cannot_use_up_those_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chat, "MOST_SAID", 3)
    tables = Tables(MemoryStorage(), NoBots(), Hub())
    table = await open_table(tables)
    for _ in range(3):
        await tables.do(table, IDA, chat.Say("Oh!"))
    with pytest.raises(Refused, match="Enough has been said"):
        await tables.do(table, IDA, chat.Say("Oh!"))
    for person in (ANNA, HUGO, ANNA):
        await tables.do(table, person, chat.Say("Hm."))
    with pytest.raises(Refused, match="Enough has been said"):
        await tables.do(table, HUGO, chat.Say("Hm."))


async def test_taking_back_comes_to_an_end_for_one_seat_and_not_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takeback, "MOST_TAKEN_BACK", 3)
    tables = Tables(MemoryStorage(), NoBots(), Hub())
    table = await tables.open(ANNA, seats.TableWish("caylus", [seats.MySeat(), seats.MySeat()]))

    async def play() -> int:
        assert table.record is not None
        seat = table.decides
        assert seat is not None
        await tables.do(table, ANNA, moves.Play(table.version, table.record.now.actions()[0]))
        return seat

    first = await play()
    for _ in range(3):
        await tables.do(table, ANNA, takeback.TakeBack(table.version))
        assert await play() == first
    with pytest.raises(Refused, match="Too much has been taken back"):
        await tables.do(table, ANNA, takeback.TakeBack(table.version))
    while await play() == first:
        pass
    await tables.do(table, ANNA, takeback.TakeBack(table.version))


async def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_as_it_was() -> None:
    clock = Clock()
    hub = Hub()
    tables = Tables(MemoryStorage(), NoBots(), hub, clock)
    resting, heard, young = [await open_table(tables) for _ in range(3)]
    ear = Ear()
    hub.join(heard.id, ear)
    clock.at += 599
    tables.put_away_resting(600)
    assert len(tables.at_hand) == 3
    await tables.find(young.id, ANNA)
    clock.at += 1
    tables.put_away_resting(600)
    assert set(tables.at_hand) == {heard.id, young.id}
    hub.leave(heard.id, ear)
    tables.put_away_resting(600)
    assert heard.id in tables.at_hand, "somebody was here just now"
    clock.at += 600
    tables.put_away_resting(600)
    assert not tables.at_hand
    again = await tables.find(resting.id, ANNA)
    assert (again.version, again.last_hash) == (resting.version, resting.last_hash)
    assert again is not resting


async def test_a_table_where_a_bot_decides_does_not_rest() -> None:
    clock = Clock()
    tables = Tables(MemoryStorage(), NoBots(), Hub(), clock)
    table = await tables.open(ANNA, seats.TableWish("caylus", [seats.MySeat(), seats.BotSeat("novice")]))
    while not waits_for_bot(table):
        assert table.record is not None
        await tables.do(table, ANNA, moves.Play(table.version, table.record.now.actions()[0]))
    clock.at += 10_000
    tables.put_away_resting(600)
    assert table.id in tables.at_hand


PERSON, GUEST = Person("paul", "Paul", False), ANNA


async def test_the_bots_of_a_guest_do_not_think_for_long() -> None:
    storage = MemoryStorage()
    tables = Tables(storage, NoBots(), Hub())
    for code in ("search:6s", "linear:6s", "search:20000"):
        wish = seats.TableWish("caylus", [seats.MySeat(), seats.BotSeat(code)])
        with pytest.raises(Refused, match="The bots of guests think 5 seconds at most"):
            await tables.open(GUEST, wish)
        table = await tables.open(GUEST, seats.TableWish("caylus", [seats.MySeat(), seats.OpenSeat()]))
        with pytest.raises(Refused, match="The bots of guests think 5 seconds at most"):
            await tables.do(table, GUEST, seats.Start(code))
        await tables.do(table, GUEST, seats.Start("search:5s"))
        with pytest.raises(Refused, match="The bots of guests think 5 seconds at most"):
            await tables.do(table, GUEST, absence.StandIn(0, code))
        await tables.open(PERSON, wish)


@pytest.mark.parametrize("person", [GUEST, PERSON])
async def test_bots_play_alone_at_few_tables_of_one_person(person: Person) -> None:
    storage = MemoryStorage()
    tables = Tables(storage, NoBots(), Hub())
    alone = seats.TableWish("caylus", [seats.BotSeat("random"), seats.BotSeat("random")])
    empty = await tables.open(person, seats.TableWish("caylus", [seats.OpenSeat(), seats.OpenSeat()]))
    mine = await tables.open(person, seats.TableWish("caylus", [seats.MySeat(), seats.BotSeat("random")]))
    both = await tables.open(person, seats.TableWish("caylus", [seats.MySeat("One"), seats.MySeat("Two")]))
    for _ in range(LEFT_TO_BOTS[person.guest] - 1):
        await tables.open(person, alone)
    await tables.do(mine, person, absence.StandIn(0, "random"))
    await tables.do(both, person, absence.StandIn(0, "random"))
    for table, wish in ((empty, seats.Start("random")), (both, absence.StandIn(1, "random"))):
        with pytest.raises(Refused, match="Bots play alone at enough of your tables"):
            await tables.do(table, person, wish)
    with pytest.raises(Refused, match="Bots play alone at enough of your tables"):
        await tables.open(person, alone)
    assert not tables.leaving
    await tables.do(mine, person, absence.ComeBack(0))
    await tables.do(both, person, absence.StandIn(1, "random"))
    await tables.do(both, person, absence.ComeBack(1))
    await tables.do(both, person, absence.Resign(0))
    await tables.do(empty, person, seats.Start("random"))


async def test_many_requests_at_once_leave_no_more_tables_to_bots() -> None:
    storage = MemoryStorage()
    tables = Tables(storage, NoBots(), Hub())
    alone = seats.TableWish("caylus", [seats.BotSeat("random"), seats.BotSeat("random")])
    await asyncio.gather(*(tables.open(GUEST, alone) for _ in range(9)), return_exceptions=True)
    assert await storage.count_left_to_bots(GUEST.id) <= LEFT_TO_BOTS[True]
