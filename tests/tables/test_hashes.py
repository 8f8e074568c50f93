"""Events are bound to all that was kept before them, and shuffles to a number that nobody can guess."""

from __future__ import annotations

from caylus.tables import moves, seats
from caylus.tables.bots import NoBots
from caylus.tables.events import Played, chain
from caylus.tables.hub import Hub
from caylus.tables.person import Person
from caylus.tables.service import Tables
from caylus.tables.setup import draw_seed
from caylus.tables.storage import MemoryStorage

ANNA = Person("anna", "Anna", True)


async def test_each_event_of_a_table_goes_on_from_the_hash_of_the_last() -> None:
    storage = MemoryStorage()
    tables = Tables(storage, NoBots(), Hub(), lambda: 1.5)
    table = await tables.open(ANNA, seats.TableWish("caylus", [seats.MySeat(), seats.MySeat()]))
    for _ in range(3):
        assert table.record is not None
        await tables.do(table, ANNA, moves.Play(table.version, table.record.now.actions()[0]))
    kept = await storage.read(table.id)
    assert kept == chain(table.id, "", 0, [each.event for each in kept], 1.5)
    assert table.last_hash == kept[-1].hash


def test_a_hash_is_the_same_for_ever() -> None:
    (kept,) = chain("a", "", 0, [Played(1, 7)], 0.5)
    assert kept.hash == "3dad6d842df425b6bf9b50d208cf1e8b22b6455108901572b65018fc71b1fb16"


def test_a_seed_has_128_bits() -> None:
    assert any(draw_seed().bit_length() > 120 for _ in range(5))
