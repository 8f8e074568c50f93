"""What nobody needs any more is forgotten, and starting looks at nothing that is over."""

from __future__ import annotations

import asyncio
import itertools
import time
from dataclasses import replace
from typing import Any

from sqlalchemy import event, insert, select, text, update

from caylus.server.people.accounts import DAY
from caylus.server.people.purge import purge
from caylus.server.people.sessions import LIFE
from caylus.server.settings import Settings
from caylus.server.storage.engine import open_engine
from caylus.server.storage.schema import JOBS, PEOPLE, SEATS, SESSIONS, TABLES, TURNS
from caylus.tables import absence, seats
from caylus.tables.bots import NoBots
from caylus.tables.hub import Hub
from caylus.tables.person import Person
from caylus.tables.service import Tables
from caylus.tables.table import Table
from tests.server.serving import Browser, hear, me, served, served_services
from tests.server.stores import ROW, make_tables, opened

NOW = 1_800_000_000.0
PERSON: dict[str, Any] = {"name": "x", "account": None, "created": 0.0, "seen": None, "banned": False}


async def test_guests_who_stay_away_are_forgotten_with_their_sessions(settings: Settings) -> None:
    old, new = NOW - 181 * DAY, NOW - 179 * DAY
    people: dict[str, dict[str, Any]] = {
        "played long ago": {"seen": old},
        "played and came": {"seen": new},
        "came before that was noted": {"created": old},
        "just came": {"created": NOW - 29 * DAY},
        "never played": {"created": NOW - 31 * DAY},
        "still plays": {"seen": old},
        "still waits": {"seen": old},
        "has an account": {"seen": old, "account": "x"},
        "is banned": {"seen": old, "banned": True},
    }
    await make_tables(settings, "over", "running")
    engine = open_engine(settings)
    async with engine.begin() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == "over").values(status="over"))
        waiting = {**ROW, "id": "waiting", "status": "waiting", "creator": "still waits"}
        await connection.execute(insert(TABLES).values(**waiting))
        for seat, (person, values) in enumerate(people.items()):
            await connection.execute(insert(PEOPLE).values(**{**PERSON, "id": person, **values}))
            await connection.execute(insert(SESSIONS).values(hash=person, person=person, created=NOW - 300 * DAY))
            table = {"still plays": "running"}.get(person, "over")
            if person not in ("just came", "never played", "still waits"):
                await connection.execute(insert(SEATS).values(table_id=table, seat=seat, person=person))
        await connection.execute(insert(SESSIONS).values(hash="old", person="just came", created=NOW - LIFE - 1))
        for table in ("over", "running"):
            await connection.execute(insert(TURNS).values(host=table, place="", served=NOW * (table == "running")))
            await connection.execute(insert(JOBS).values(table_id=table, version=1, asked=0, lease=0, worker=""))
    assert await purge(engine, NOW, 180) == {"guests": 3, "sessions": 1, "turns": 1, "jobs": 1}
    gone = {"played long ago", "came before that was noted", "never played"}
    async with engine.connect() as connection:
        assert set((await connection.execute(select(PEOPLE.c.id))).scalars()) == set(people) - gone
        assert set((await connection.execute(select(SESSIONS.c.person))).scalars()) == set(people) - gone
        assert (await connection.execute(select(JOBS.c.table_id))).scalars().all() == ["running"]
        assert len((await connection.execute(select(SEATS.c.seat))).all()) == 6, "games stay"
    await engine.dispose()


async def test_that_somebody_was_here_is_noted_once_a_day(settings: Settings) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        written: list[str] = []

        def note(_: Any, __: Any, statement: str, *___: Any) -> None:
            if statement.startswith("UPDATE people"):
                written.append(statement)

        event.listen(services.engine.sync_engine, "before_cursor_execute", note)
        await anna.get("/me")
        assert not written, "today has been noted"
        async with services.engine.begin() as connection:
            await connection.execute(text("UPDATE people SET created = created - 90000"))
        written.clear()
        for _ in range(3):
            await anna.get("/me")
        assert len(written) == 1
        async with services.engine.connect() as connection:
            seen = (await connection.execute(select(PEOPLE.c.seen))).scalar_one()
        assert 0 <= time.time() - seen < 300


async def test_a_server_forgets_what_nobody_needs_while_it_runs(settings: Settings, monkeypatch: Any) -> None:
    monkeypatch.setattr("caylus.server.services.SETTLED", 0.01)
    await make_tables(settings)
    engine = open_engine(settings)
    async with engine.begin() as connection:
        await connection.execute(insert(PEOPLE).values(**{**PERSON, "id": "gone"}))
    async with served(settings), asyncio.timeout(60):
        while True:
            async with engine.connect() as connection:
                if not (await connection.execute(select(PEOPLE.c.id))).all():
                    break
            await asyncio.sleep(0.05)
    await engine.dispose()


async def test_tables_at_rest_leave_a_server_and_come_back(settings: Settings) -> None:
    async with (
        served_services(replace(settings, rest_seconds=0.2)) as (services, address),
        Browser(address, "Anna") as anna,
        asyncio.timeout(60),
    ):
        table = await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])
        async with anna.live(table["id"]) as socket:
            await hear(socket)
            await asyncio.sleep(1)
            assert table["id"] in services.tables.at_hand, "somebody listens"
        while services.tables.at_hand:
            await asyncio.sleep(0.05)
        assert (await anna.get(f"/tables/{table['id']}"))["version"] == table["version"]


async def test_which_tables_have_bots_is_told_without_a_look_at_events_or_games_that_are_over(
    settings: Settings,
) -> None:
    await make_tables(settings)
    async with opened(settings) as store:
        asked: list[tuple[str, Any]] = []
        engine = store.engine  # type: ignore[attr-defined]
        event.listen(engine.sync_engine, "before_cursor_execute", lambda *said: asked.append((said[2], said[3])))
        await store.with_bots()
        ((statement, parameters),) = asked
        assert "events" not in statement
        if not settings.hosted:
            async with engine.connect() as connection:
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                steps = [row[3] for row in plan]
            assert steps
            assert not [step for step in steps if step.startswith("SCAN")], steps
            assert any("ix_tables_status" in step for step in steps), steps


async def test_bots_that_sit_or_stand_in_are_found_and_no_others(settings: Settings) -> None:
    await make_tables(settings)
    anna, hugo, ida = (Person(name, name, True) for name in ("Anna", "Hugo", "Ida"))
    async with opened(settings) as store:
        times = itertools.count(0, 1000)
        tables = Tables(store, NoBots(), Hub(), lambda: float(next(times)))

        async def sit(*bots: seats.BotSeat) -> Table:
            """A running table of all three."""
            wish = seats.TableWish("caylus", [seats.MySeat(), seats.OpenSeat(), seats.OpenSeat(), *bots], delay=60)
            table = await tables.open(anna, wish)
            for seat, person in ((1, hugo), (2, ida)):
                await tables.do(table, person, seats.Sit(seat, table.setup.link(f"seat {seat}")))
            return table

        plain, played, stood_in, resigned = await sit(), await sit(seats.BotSeat("novice")), await sit(), await sit()
        assert await store.with_bots() == [played.id]
        seat = stood_in.decides
        assert seat is not None
        absent, present = ((anna, hugo), (hugo, ida), (ida, anna))[seat]
        await tables.do(stood_in, present, absence.StandIn(seat, "mason"))
        await tables.do(resigned, hugo, absence.Resign(1))
        assert set(await store.with_bots()) == {played.id, stood_in.id, resigned.id}
        await tables.do(stood_in, absent, absence.ComeBack(seat))
        assert set(await store.with_bots()) == {played.id, resigned.id}
        assert plain.status == "running"
