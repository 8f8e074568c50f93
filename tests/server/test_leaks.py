"""Nobody gets a byte that their seat may not know."""

from __future__ import annotations

import asyncio
import json
from random import Random

import msgspec
import pytest

from caylus.server.settings import Settings
from caylus.tables.events import Played
from caylus.tables.person import Person
from caylus.tables.table import Table
from caylus.tables.views.ledger import reckon
from caylus.tables.views.table import pick_seat, show, show_closed
from tests.recorded.coverage import changes_told
from tests.server.serving import OPEN, Browser, Json, me, served_services


async def listen(person: Browser, id: str, heard: list[str], play: bool) -> None:
    """Note every byte a person gets to the end of a game; play at random when asked."""
    rng = Random(person.name)
    async with person.live(id, "?since=0") as socket:
        while True:
            text = await asyncio.wait_for(socket.recv(), 60)
            assert isinstance(text, str)
            heard.append(text)
            table = json.loads(text)["table"]
            if table["status"] == "over":
                return
            if play and table["offers"]:
                action = rng.choice(table["offers"])["action"]
                await socket.send(json.dumps({"kind": "play", "version": table["version"], "action": action}))


def hidden_changes(table: Json) -> list[Json]:
    """Changes in the story that tell of points, or of a card by its name."""
    changes = [change for step in table["steps"] for change in changes_told(step)]
    plain = {"kind", "seat", "text"}
    return [each for each in changes if each["kind"] == "points" or (each["kind"] == "card" and set(each) - plain)]


@pytest.mark.parametrize("game", ["caylus-1303", "magna-carta"])
async def test_no_byte_on_the_wire_holds_a_secret(settings: Settings, game: str) -> None:
    async with (
        served_services(settings) as (services, address),
        Browser(address, "Anna") as anna,
        Browser(address, "Hugo") as hugo,
        Browser(address, "Vera") as vera,
    ):
        opened = await anna.post("/tables", game=game, seats=[me(), OPEN], listed=True)
        id = opened["id"]
        await hugo.post(f"/tables/{id}/seats/1")
        heard: dict[int | None, list[str]] = {0: [], 1: [], None: []}
        people = {0: anna, 1: hugo, None: vera}
        await asyncio.gather(*(listen(people[seat], id, heard[seat], seat is not None) for seat in heard))
        truth = (await services.tables.get(id)).setup
        for seat, texts in heard.items():
            for text in texts[:-1]:
                table = json.loads(text)["table"]
                for secret in (str(truth.seed), truth.salt, truth.key, truth.link("watch"), truth.link("seat 1")):
                    assert secret not in text
                for at, shown in enumerate(table["view"]["seats"]):
                    if at != seat and game == "magna-carta":
                        assert shown["hand"] is None
                        assert "pile" not in shown
                    if at != seat and game == "caylus-1303":
                        assert shown["points"] is None
                        assert table["view"]["scores"][at] is None
                        assert all(entry["seat"] == seat for entry in table["view"]["ledger"])
                if game == "caylus-1303":
                    assert all(change["seat"] == seat for change in hidden_changes(table))
                else:
                    assert all(change["kind"] == "points" for change in hidden_changes(table))
                assert bool(table["offers"]) == (seat is not None and table["decides"] == seat)
            assert str(truth.seed) in texts[-1]


@pytest.mark.parametrize("game", ["caylus", "caylus-1303", "magna-carta"])
@pytest.mark.parametrize("settings", ["sqlite"], indirect=True)
async def test_what_a_seat_is_sent_depends_only_on_what_it_may_know(settings: Settings, game: str) -> None:
    """In another world that the seat cannot tell from this one, the server sends the same bytes."""
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        opened = await anna.post("/tables", game=game, seats=[me("Anna"), me("Hugo"), me("Vera")])
        table, rng = await services.tables.get(opened["id"]), Random(game)
        for seat, each in enumerate(table.seats):
            each.person = f"person {seat}"
        while table.status == "running":
            assert table.record is not None
            for viewer in (0, 1, 2, None):
                person = Person(f"person {viewer}", "", True)
                assert sent_to(table, person) == sent_to_another_world(table, person, viewer, rng)
            decides = table.decides
            assert decides is not None
            action = rng.choice(table.record.now.actions())
            await services.tables.commit(table, [Played(decides, action)])


def sent_to(table: Table, person: Person) -> bytes:
    """Everything the server says of a table to somebody, the whole story included."""
    seat = pick_seat(table, person)
    return msgspec.json.encode([show(table, person, None, 0), show_closed(table, person, None), reckon(table, seat)])


def sent_to_another_world(table: Table, person: Person, seat: int | None, rng: Random) -> bytes:
    """The same where all that the seat cannot know is different."""
    record, views = table.record, table.views
    assert record is not None
    now, record.now = record.now, record.now.imagine(seat, rng)
    table.views = {}
    try:
        return sent_to(table, person)
    finally:
        record.now = now
        table.views = views
