"""A database that restarts, falls silent or is cut off: people are told the truth, and play goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from caylus.core.state import State
from caylus.server.bots.queue import OFFER
from caylus.server.services import PERHAPS, Services
from caylus.server.storage.postgres import PostgresStore
from caylus.server.storage.sqlite import SqliteStore
from caylus.server.tasks import Tasks
from caylus.tables.chat import Say
from caylus.tables.events import Kept, chain
from caylus.tables.moves import Play, decide_play
from caylus.tables.person import Person
from caylus.tables.refusals import StorageError, Unknown
from caylus.tables.storage import QUICKER
from caylus.tables.table import Table
from tests.bots.crew_tasks import prepare_badly
from tests.server.conftest import make_settings
from tests.server.postgres import KEEPING, Cluster, own_cluster, send
from tests.server.serving import Browser, Json, bot, hear, me, served_services
from tests.server.test_command import serving
from tests.server.test_faults import locked
from tests.server.wires import cut_wire


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL to ill-treat."""
    with own_cluster(KEEPING) as found:
        yield found


def data_of(cluster: Cluster) -> str:
    """Where servers keep their tables."""
    return f"{cluster.address}/postgres"


async def a_table(anna: Browser) -> Json:
    """A game of one person at both seats."""
    return await anna.post("/tables", game="caylus", seats=[me("Anna"), me("Hugo")])


def a_move(table: Json) -> Json:
    """The first thing that can be done."""
    return {"version": table["version"], "action": table["offers"][0]["action"]}


async def play_until_it_is_kept(anna: Browser, table: Json) -> Json:
    """One action, tried again as long as the database is away."""
    while True:
        answer = await anna.ask("POST", f"/tables/{table['id']}/actions", a_move(table))
        if answer.status_code == 200:
            found: Json = answer.json()
            return found
        assert answer.status_code == 503 or answer.json()["kind"] == "conflict", answer.text
        if answer.status_code == 409:
            table = answer.json()["table"]
        await asyncio.sleep(0.1)


def store_of(services: Services) -> PostgresStore:
    """Where a server on PostgreSQL keeps its tables."""
    assert isinstance(services.store, PostgresStore)
    return services.store


async def backends(cluster: Cluster, besides: set[int] | None = None) -> set[int]:
    """The processes of PostgreSQL that serve our servers."""
    connection = await asyncpg.connect(data_of(cluster))
    rows = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE application_name = 'caylus'")
    await connection.close()
    return {row["pid"] for row in rows} - (besides or set())


# -- tasks that go on -----------------------------------------------------------------------------------------


async def test_a_task_goes_on_whatever_it_raises_and_the_same_trouble_is_noted_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caylus.server.tasks.PAUSE", 0.0)
    raised: list[BaseException] = [ValueError("no"), ValueError("no"), asyncio.CancelledError(), KeyError("x")]
    attempts = 0

    async def work() -> None:
        nonlocal attempts
        attempts += 1
        if raised:
            raise raised.pop(0)

    tasks = Tasks()
    with caplog.at_level(logging.ERROR):
        await tasks.keep("counting", work)
    assert attempts == 5
    assert [record.getMessage() for record in caplog.records] == ["counting goes on after a failure"] * 3
    assert tasks.troubles == {}


@pytest.mark.parametrize("how", ["restart", "crash", "connections"])
async def test_play_goes_on_by_itself_when_postgresql_is_back(cluster: Cluster, how: str) -> None:
    async with served_services(make_settings(data_of(cluster))) as (_, address), Browser(address, "Anna") as anna:
        tables = [await a_table(anna) for _ in range(4)]

        async def play(table: Json) -> None:
            for _ in range(20):
                table = await play_until_it_is_kept(anna, table)

        playing = asyncio.gather(*map(play, tables))
        await asyncio.sleep(0.2)
        if how == "connections":
            for _ in range(5):
                connection = await asyncpg.connect(data_of(cluster))
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'caylus'"
                )
                await connection.close()
        else:
            await asyncio.to_thread(cluster.stop if how == "restart" else lambda _: cluster.kill(), signal.SIGINT)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(cluster.start)
        await playing
        for table in tables:
            found = await anna.get(f"/tables/{table['id']}?since=0")
            assert [step["ply"] for step in found["steps"]] == list(range(found["ply"] + 1))
            assert found["ply"] >= 20


@pytest.mark.parametrize("how", ["gone", "frozen"])
def test_a_server_without_its_database_ends_when_it_is_told_to(cluster: Cluster, how: str) -> None:
    with serving(data_of(cluster)) as (process, address), httpx.Client(base_url=f"{address}/api", timeout=30) as anna:
        anna.post("/guests", json={"name": "Anna"}).raise_for_status()
        seats = [me("Anna"), bot("random")]
        anna.post("/tables", json={"game": "caylus", "seats": seats}).raise_for_status()
        if how == "gone":
            cluster.kill()
        else:
            cluster.freeze()
        assert anna.get("/me/tables").status_code == 503
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) == 0


async def test_a_server_whose_file_is_locked_ends_when_it_is_told_to(tmp_path: Path) -> None:
    path = tmp_path / "caylus.db"
    with serving(path) as (process, address):
        async with Browser(address, "Anna") as anna, Browser(address, "Hugo") as hugo:
            table = await a_table(anna)
            other = await locked(path)
            asking = asyncio.gather(
                anna.ask("POST", f"/tables/{table['id']}/actions", a_move(table)),
                hugo.ask("PATCH", "/me", {"name": "H"}),
            )
            for _ in range(20):  # when these have been answered, those have been read
                assert (await anna.client.get(f"{address}/health")).text == "ok\n"
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, 10) == 0
            other.close()
            assert [answer.status_code for answer in await asking] == [503, 503]


# -- nobody waits for ever ------------------------------------------------------------------------------------


async def test_a_frozen_database_is_told_of_soon_and_the_server_stays_alive(cluster: Cluster) -> None:
    async with served_services(make_settings(data_of(cluster))) as (_, address), Browser(address, "Anna") as anna:
        table = await a_table(anna)
        async with anna.live(table["id"]) as socket, httpx.AsyncClient(base_url=address, timeout=20) as nobody:
            await hear(socket)
            assert (await nobody.get("/ready")).text == "ready\n"
            cluster.freeze()
            await socket.send(json.dumps({"kind": "play", **a_move(table), "ref": "a"}))
            refused = anna.refused(503, "POST", f"/tables/{table['id']}/actions", **a_move(table))
            _, problem, health = await asyncio.gather(becomes(address, 503, "database"), refused, nobody.get("/health"))
            assert (health.status_code, health.text) == (200, "ok\n")
            assert problem["kind"] in ("storage", "unknown")
            answer = await hear(socket)
            assert (answer["kind"], answer["problem"], answer["ref"]) == ("refusal", "unknown", "a")
            assert answer["sentence"].startswith("It is not known whether this was kept: ")
            cluster.thaw()
            while (await nobody.get("/ready")).status_code != 200:
                await asyncio.sleep(0.1)
            assert (await play_until_it_is_kept(anna, await anna.get(f"/tables/{table['id']}")))["ply"] >= 1


async def test_a_lock_that_somebody_holds_stops_nobody_for_long(cluster: Cluster) -> None:
    async with served_services(make_settings(data_of(cluster))) as (_, address), Browser(address, "Anna") as anna:
        table = await a_table(anna)
        other = await asyncpg.connect(data_of(cluster))
        async with other.transaction():
            await other.execute("LOCK TABLE events IN EXCLUSIVE MODE")
            problem = await anna.refused(503, "POST", f"/tables/{table['id']}/actions", **a_move(table))
            assert "lock" in problem["sentence"]
        await other.close()
        assert (await anna.post(f"/tables/{table['id']}/actions", **a_move(table)))["ply"] == 1


# -- who listens hears ----------------------------------------------------------------------------------------


async def version_heard(socket: ClientConnection, version: int) -> Json:
    """The table once it has come so far."""
    while True:
        message = await hear(socket)
        if message.get("table", message)["version"] >= version:
            return message


@pytest.mark.parametrize("which", ["ear", "others"])
async def test_people_hear_of_what_happens_elsewhere_though_connections_have_fallen_silent(
    cluster: Cluster, which: str
) -> None:
    settings = replace(make_settings(data_of(cluster)), bot_workers=0)
    async with served_services(settings) as (deaf, one), Browser(one, "Anna") as anna:
        table = await a_table(anna)
        ear = {store_of(deaf).ear.get_server_pid()}
        silent = ear if which == "ear" else await backends(cluster, besides=ear)
        async with anna.live(table["id"]) as socket, served_services(settings) as (_, two), Browser(two, "?") as other:
            other.client.cookies = anna.client.cookies
            await hear(socket)
            send(signal.SIGSTOP, silent)
            try:
                moved = await other.post(f"/tables/{table['id']}/actions", **a_move(table))
                await version_heard(socket, moved["version"])
            finally:
                send(signal.SIGCONT, silent)


async def test_what_nobody_told_of_is_found_by_looking(cluster: Cluster) -> None:
    async with (
        served_services(make_settings(data_of(cluster))) as (services, address),
        Browser(address, "Anna") as anna,
    ):
        table = await a_table(anna)
        async with anna.live(table["id"]) as socket:
            await hear(socket)
            seat, action = table["decides"], table["offers"][0]["action"]
            connection = await asyncpg.connect(data_of(cluster))
            await connection.execute(
                "INSERT INTO events (table_id, number, kind, seat, value, at) VALUES ($1, $2, 'play', $3, $4, 1)",
                *(table["id"], table["version"], seat, action),
            )
            await connection.close()
            await version_heard(socket, table["version"] + 1)
        assert services.tables.stale == set()


# -- the truth about what was kept ----------------------------------------------------------------------------


async def kept(cluster: Cluster, table: str, number: int) -> None:
    """Wait until an event is in the database."""
    connection = await asyncpg.connect(data_of(cluster))
    query = "SELECT count(*) FROM events WHERE table_id = $1 AND number = $2"
    while not await connection.fetchval(query, table, number):
        await asyncio.sleep(0.02)
    await connection.close()


async def a_table_at_which_both_writers_have_written(anna: Browser) -> Json:
    """Each has prepared what it sends, so that the next action goes out at one stroke."""
    table = await a_table(anna)
    for _ in range(4):
        table = await anna.post(f"/tables/{table['id']}/actions", **a_move(table))
    return table


async def test_an_action_that_was_kept_counts_although_the_connection_was_lost_with_the_answer(
    cluster: Cluster,
) -> None:
    async with cut_wire(cluster.port) as (wire, port):
        settings = make_settings(f"postgresql://caylus@127.0.0.1:{port}/postgres")
        async with served_services(settings) as (_, address), Browser(address, "Anna") as anna:
            table = await a_table_at_which_both_writers_have_written(anna)
            async with anna.live(table["id"]) as socket:
                await hear(socket)
                wire.speaking.clear()
                await socket.send(json.dumps({"kind": "play", **a_move(table)}))
                await kept(cluster, table["id"], table["version"])
                wire.cut()
                message = await hear(socket)
                assert (message["kind"], message["table"]["ply"]) == ("update", 5)


async def test_an_action_whose_fate_is_not_known_is_told_of_when_it_is(cluster: Cluster) -> None:
    settings = replace(make_settings(data_of(cluster)), bot_workers=0)
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        table = await a_table_at_which_both_writers_have_written(anna)
        async with anna.live(table["id"]) as socket:
            await hear(socket)
            silent = await backends(cluster, besides={store_of(services).ear.get_server_pid()})
            send(signal.SIGSTOP, silent)
            await socket.send(json.dumps({"kind": "play", **a_move(table)}))
            message = await hear(socket)
            assert (message["kind"], message["problem"]) == ("refusal", "unknown")
            assert message["sentence"].startswith("It is not known whether this was kept: ")
            assert (await hear(socket))["table"]["ply"] == 4, "the table as it is, so far as anybody can know"
            for each in silent:  # what was sent arrives after all
                os.kill(each, signal.SIGCONT)
            await version_heard(socket, table["version"] + 1)
            assert (await anna.get(f"/tables/{table['id']}"))["ply"] == 5


async def is_there(cluster: Cluster, query: str) -> None:
    """Wait until something is in the database."""
    connection = await asyncpg.connect(data_of(cluster))
    while not await connection.fetchval(query):
        await asyncio.sleep(0.02)
    await connection.close()


@pytest.mark.parametrize(
    ("method", "path", "data", "query"),
    [
        ("POST", "/accounts", {"name": "Anna", "password": "open sesame"}, "SELECT 1 FROM people WHERE account <> ''"),
        ("PATCH", "/me", {"name": "Berta"}, "SELECT 1 FROM people WHERE name = 'Berta'"),
        ("POST", "/tokens", {"label": "x"}, "SELECT 1 FROM tokens"),
        ("POST", "/tables", {"game": "caylus", "seats": [me(), me()]}, "SELECT 1 FROM tables"),
    ],
)
async def test_nobody_is_told_that_nothing_was_changed_where_it_was(
    cluster: Cluster, method: str, path: str, data: Json, query: str
) -> None:
    async with cut_wire(cluster.port) as (wire, port):
        settings = make_settings(f"postgresql://caylus@127.0.0.1:{port}/postgres")
        async with served_services(settings) as (_, address), Browser(address, "Anna") as anna:
            wire.mute_at = b"COMMIT"
            asking = asyncio.create_task(anna.ask(method, path, data))
            await is_there(cluster, query)
            wire.cut()
            answer = await asking
            assert (answer.status_code, answer.json()["kind"]) == (503, "unknown"), answer.text


async def test_who_is_signed_out_by_what_nobody_knows_of_has_to_show_who_they_are(settings: Any) -> None:
    async with served_services(settings) as (services, _):
        heard: list[tuple[str, str]] = []
        services.goodbyes.append(lambda kind, value: heard.append((kind, value)))
        for error in (None, ValueError("no"), Unknown("perhaps")):
            with contextlib.nullcontext() if error is None else pytest.raises(type(error)):
                async with services.signing_out("person", "anna"):
                    if error is not None:
                        raise error
        assert heard == [("person", "anna"), (PERHAPS, "")]
        services.goodbyes.clear()


async def test_a_bot_is_asked_after_an_action_whose_fate_was_not_known(cluster: Cluster) -> None:
    async with served_services(make_settings(data_of(cluster))) as (services, address), Browser(address, "A") as anna:
        found, who, action = await before_the_bot(services, anna)
        ply, kept = found.ply, False
        while not kept:  # the server may call it back in time
            for _ in range(4):  # so that each writer has prepared what it sends, and the action goes out at one stroke
                await services.tables.do(found, who, Say("Well?"))
            version = found.version
            silent = await backends(cluster, besides={store_of(services).ear.get_server_pid()})
            send(signal.SIGSTOP, silent)
            with pytest.raises(Unknown):
                await services.tables.do(found, who, Play(version, action))
            send(signal.SIGCONT, silent)
            kept = await is_kept(services, found.id, version)
        await plays_on(services, found, ply + 2)


async def test_a_bot_is_asked_where_an_outdated_job_is_the_first_to_find_out_whose_turn_it_is(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in ("LOOK", "SILENT"):
        monkeypatch.setattr(f"caylus.server.services.{pause}", 3600.0)
    async with served_services(make_settings(data_of(cluster))) as (services, address), Browser(address, "A") as anna:
        found, who, action = await before_the_bot(services, anna)
        store, ply = store_of(services), found.ply
        decided = decide_play(found, who, Play(found.version, action), time.time())
        # kept by somebody who died before they could ask the bot, while a job of before is still there
        await store.append(found.id, chain(found.id, found.last_hash, found.version, decided, time.time()))
        await store.fetch("DELETE FROM jobs")
        await store.fetch(OFFER, found.id, 0, who.id, False)
        await plays_on(services, found, ply + 2)


async def test_a_bot_is_asked_though_somebody_else_was_about_to_read_its_table(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in ("LOOK", "SILENT"):
        monkeypatch.setattr(f"caylus.server.services.{pause}", 3600.0)
    async with served_services(make_settings(data_of(cluster))) as (services, address), Browser(address, "A") as anna:
        found, who, action = await before_the_bot(services, anna)
        store, ply = store_of(services), found.ply
        decided = decide_play(found, who, Play(found.version, action), time.time())
        await store.append(found.id, chain(found.id, found.last_hash, found.version, decided, time.time()))
        connection = await asyncpg.connect(data_of(cluster))
        async with connection.transaction():
            await connection.execute("LOCK TABLE events")
            services.settle_doubt(found.id)
            while found.id in services.tables.stale:
                await asyncio.sleep(0.01)  # until it is being read
            while found.id not in services.tables.stale:
                await asyncio.sleep(0.01)  # until that has failed, and is about to be tried again
            reading = asyncio.create_task(services.tables.get(found.id))
            await asyncio.sleep(1)  # until it has been
        with contextlib.suppress(StorageError):
            await reading
        await connection.close()
        await plays_on(services, found, ply + 2)


async def before_the_bot(services: Services, anna: Browser) -> tuple[Table, Person, int]:
    """A table of one person and one bot, the person, and what they can do now so that the bot decides next."""
    table = await anna.post("/tables", game="caylus", seats=[me("Anna"), bot("random")])
    found = await services.tables.get(table["id"])
    who = Person(found.seats[0].person, "A", True)
    assert found.record is not None
    while (action := to_the_bot(found.record.now)) is None:
        if found.record.now.who == 0:
            await services.tables.do(found, who, Play(found.version, found.record.now.legal[0]))
        else:
            await plays_on(services, found, found.ply + 1)
    return found, who, action


async def plays_on(services: Services, table: Table, ply: int) -> None:
    """Wait until so much has been played; if that takes too long, say how bots are asked and what they do."""
    try:
        async with asyncio.timeout(90):
            while table.ply < ply:
                await asyncio.sleep(0.05)
    except TimeoutError:
        thinker = services.thinker
        crew = [(member.ready, member.job, member.process.is_alive()) for member in thinker.crew.members.values()]
        jobs = await store_of(services).fetch("SELECT * FROM jobs")
        read = await services.store.read(table.id)
        pytest.fail(
            f"{table.version} of {len(read)}, {table.ply=}, {thinker.asked=}, {crew=}, {jobs=}, {services.unsure=}"
        )


def to_the_bot(now: State) -> int | None:
    """What the person can do so that the bot, in the second seat, decides next."""
    for action in now.legal if now.who == 0 else []:
        after = now.copy()
        after.play(action)
        if after.who == 1:
            return action
    return None


async def is_kept(services: Services, table: str, version: int) -> bool:
    """Whether what was played at a version of a table is in the database, or comes there in a while."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(5):
            while len(await services.store.read(table)) == version:
                await asyncio.sleep(0.05)
            return True
    return False


async def test_an_action_that_comes_twice_with_the_same_key_is_played_once_and_answered_twice(
    settings: Any,
) -> None:
    async with served_services(settings) as (_, address), Browser(address, "Anna") as anna:
        table = await a_table(anna)
        path, move, key = f"/tables/{table['id']}/actions", a_move(table), {"Idempotency-Key": "7"}
        answers = await asyncio.gather(*(anna.client.post(path, json=move, headers=key) for _ in range(3)))
        assert [answer.status_code for answer in answers] == [200] * 3
        assert {answer.json()["ply"] for answer in answers} == {1}
        await anna.refused(409, "POST", path, **move)
        other = await anna.client.post(path, json=move, headers={"Idempotency-Key": "8"})
        assert (other.status_code, other.json()["kind"]) == (409, "conflict")
        table = answers[0].json()
        async with anna.live(table["id"]) as socket:
            await hear(socket)
            message = json.dumps({"kind": "play", **a_move(table), "ref": "9"})
            await socket.send(message)
            assert (await hear(socket))["table"]["ply"] == 2
            await socket.send(message)
            assert (await hear(socket))["table"]["ply"] == 2
    async with (
        served_services(settings) as (_, address),
        httpx.AsyncClient(cookies=anna.client.cookies, timeout=60) as later,
    ):
        answer = await later.post(f"{address}/api{path}", json=move, headers=key)
        assert (answer.status_code, answer.json()["ply"]) == (200, 2)


async def test_one_event_that_cannot_be_kept_spoils_no_other(cluster: Cluster) -> None:
    async with served_services(make_settings(data_of(cluster))) as (services, address), Browser(address, "A") as anna:
        table = await a_table(anna)
        found = await services.tables.get(table["id"])
        decided = (await services.store.read(table["id"]))[-1].event
        appending = [
            services.store.append("0" * 32, [Kept(0, decided, 1.0)]),  # there is no such table
            services.store.append(table["id"], [Kept(found.version, decided, 1.0)]),
            services.store.append(table["id"], [Kept(0, decided, 1.0)]),
        ]
        ends = await asyncio.gather(*appending, return_exceptions=True)
        assert [str(end)[:31] for end in ends] == ["The database cannot be written:", "None", QUICKER[:31]]


# -- /ready ---------------------------------------------------------------------------------------------------


async def readiness(address: str) -> tuple[int, str]:
    """What is told to those who share visitors out."""
    async with httpx.AsyncClient(timeout=30) as nobody:
        assert (await nobody.get(f"{address}/health")).text == "ok\n"
        answer = await nobody.get(f"{address}/ready")
        head = await nobody.head(f"{address}/ready")
        assert (head.status_code, head.content) == (answer.status_code, b"")
        return answer.status_code, answer.text


async def becomes(address: str, status: int, word: str) -> None:
    """Wait until a server is or is not ready, and says so with this word."""
    while (found := await readiness(address))[0] != status:
        await asyncio.sleep(0.2)
    assert word in found[1]


async def test_a_deaf_server_is_not_ready_and_says_why(cluster: Cluster) -> None:
    async with served_services(make_settings(data_of(cluster))) as (services, address):
        assert await readiness(address) == (200, "ready\n")
        connection = await asyncpg.connect(data_of(cluster))
        await connection.execute("ALTER ROLE caylus CONNECTION LIMIT 0")
        await connection.execute("ALTER ROLE caylus NOSUPERUSER")
        ear = store_of(services).ear.get_server_pid()
        await connection.execute("SELECT pg_terminate_backend($1)", ear)
        await becomes(address, 503, "Other servers are not heard: ")
        await connection.close()


async def test_a_server_whose_writer_is_dead_is_not_ready(settings: Any) -> None:
    async with served_services(settings) as (services, address):
        assert await readiness(address) == (200, "ready\n")
        if isinstance(services.store, SqliteStore):
            services.store.queue.put(None)
            services.store.thread.join()
        else:
            for writer in store_of(services).writers:
                writer.cancel()
        await becomes(address, 503, "written" if settings.hosted else "closed")


async def test_a_server_where_no_bot_can_think_is_not_ready(settings: Any) -> None:
    async with served_services(settings) as (services, address), Browser(address, "Anna") as anna:
        services.thinker.crew.prepare = partial(prepare_badly, "die")  # type: ignore[assignment]
        await anna.post("/tables", game="caylus", seats=[bot("random"), bot("random")])
        await becomes(address, 503, "Processes end before they can begin")


async def test_a_server_whose_file_is_locked_is_not_ready_until_it_is_free(tmp_path: Path) -> None:
    path = tmp_path / "caylus.db"
    async with served_services(replace(make_settings(str(path)), lock_seconds=0.2)) as (_, address):
        other = await locked(path)
        assert await readiness(address) == (503, "The database cannot be written: database is locked.\n")
        other.close()
        await becomes(address, 200, "ready")
