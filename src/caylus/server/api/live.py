"""Live play: one WebSocket a table, which tells a client what its seat may see since the version it knows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from caylus.core.errors import CaylusError
from caylus.server.api.asking import address_of, find_person, house_of, identify, is_signed_out
from caylus.server.errors import Conflict, ServerError, SignInNeeded, TooMany
from caylus.server.house import PERHAPS, House
from caylus.server.listing import list_tables, show_row
from caylus.server.people import Person
from caylus.server.shown import pick_seat, show
from caylus.server.table import Table
from caylus.server.wire import (
    AnswerUndo,
    ClientMessage,
    Look,
    Play,
    Refusal,
    Say,
    ServerMessage,
    TableChanged,
    TakeBack,
    Update,
)

MOST_FOLLOWED: Final = 200
LARGEST: Final = 4096  # characters of a message
CLOSED: Final = 4400  # what an application may close a socket with begins at 4000
DECODER: Final = msgspec.json.Decoder(ClientMessage)
ENCODER: Final = msgspec.json.Encoder()
LOGGER: Final = logging.getLogger("caylus.live")


class Session:
    """One person at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, table: Table, person: Person | None) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.person = person
        self.seat: int | None = None
        self.known = 0
        self.gone = False  # signed out
        self.limits = house.limits
        self.news = house.hub.join(table.id)
        house.goodbyes.append(self.part)

    def part(self, kind: str, value: str) -> None:
        """Somebody signs out; perhaps it is this one."""
        if kind == PERHAPS:
            self.house.begin(self.check())
        elif is_signed_out(self.socket, self.person, kind, value):
            self.go()

    def go(self) -> None:
        """Signed out."""
        self.gone = True
        self.news.set()

    async def check(self) -> None:
        """Is this still who it was?"""
        if await still_is(self.socket, self.person):
            return
        self.go()

    def leave(self) -> None:
        """Listen no more."""
        self.house.hub.leave(self.table.id, self.news)
        self.house.goodbyes.remove(self.part)

    async def run(self) -> None:
        """Tell and listen until one end goes."""
        pump = asyncio.create_task(self.tell_or_close())
        try:
            while True:
                await self.take(await self.socket.receive_data("text"))
        except WebSocketDisconnect:
            pass
        finally:
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await pump
            self.leave()

    async def tell_or_close(self) -> None:
        """Tell; if that goes wrong, end the connection rather than fall silent, and the client comes again."""
        try:
            await self.tell()
        except (WebSocketDisconnect, OSError):
            return  # the client has gone
        except Exception:
            LOGGER.exception("a table could not be told", extra={"table": self.table.id})
            await self.socket.close(1011, "Something went wrong.")

    async def tell(self) -> None:
        """Whenever the table has changed, send it; what happens while one message leaves goes into the next."""
        first = True
        while True:
            await self.news.wait()
            self.news.clear()
            if self.gone or self.house.closing:
                await self.socket.close(*((4401, "Signed out.") if self.gone else (1012, "The server restarts.")))
                return
            if first or self.table.version > self.known:
                first = False
                await self.send_table()

    async def send_table(self) -> None:
        """The table as it is, and what happened since this client last heard."""
        since, self.known = self.known, self.table.version
        await self.send(Update(table=show(self.table, self.person, self.seat, since)))

    async def send(self, message: ServerMessage) -> None:
        """One message."""
        await self.socket.send_data(ENCODER.encode(message).decode(), "text")

    async def take(self, text: str | bytes) -> None:
        """Follow a message, or say why not."""
        ref: str | msgspec.UnsetType = msgspec.UNSET
        try:
            if len(text) > LARGEST:
                await self.socket.close(1009, "The message is too large.")
                raise WebSocketDisconnect(detail="too large")
            who = self.person.id if self.person is not None else address_of(self.socket)
            if not self.limits.take(who, time.monotonic()):
                raise TooMany("That was too much at once. Wait a moment.")
            message = DECODER.decode(text)
            if isinstance(message, Play):
                ref = message.ref
            await self.follow(message)
        except msgspec.DecodeError as error:
            await self.send(Refusal(problem="request", sentence=str(error)))
        except Conflict as error:
            await self.send(Refusal(problem=error.kind, sentence=str(error), ref=ref))
            await self.send_table()
        except CaylusError as error:
            kind = error.kind if isinstance(error, ServerError) else "refused"
            await self.send(Refusal(problem=kind, sentence=str(error), ref=ref))

    async def follow(self, message: ClientMessage) -> None:
        """What the client wants done."""
        id, desk, person = self.table.id, self.house.desk, self.person
        if isinstance(message, Look):
            pick_seat(self.table, person, message.seat)
            self.seat = message.seat
            await self.send_table()
            return
        if person is None:
            raise SignInNeeded("Say who you are first.")
        if isinstance(message, Play):
            await desk.play(id, person, message)
        elif isinstance(message, Say):
            await desk.say(id, person, message.text)
        elif isinstance(message, TakeBack):
            await desk.undo(id, person, message.version)
        elif isinstance(message, AnswerUndo):
            await desk.answer_undo(id, person, message.agree)


async def still_is(socket: WebSocket[Any, Any, Any], person: Person | None) -> bool:
    """Whether the one who connected has not signed out meanwhile."""
    try:
        return await identify(socket) == person
    except ServerError:
        return False


@websocket("/tables/{table_id:str}/live")
async def play_live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=4)] = None,
    since: Annotated[int | None, QueryParameter(ge=0, le=10_000_000)] = None,
    key: Annotated[str, QueryParameter(max_length=64)] = "",
) -> None:
    """Play or watch live; `since` is the version the client knows already, 0 for the whole story."""
    house = house_of(socket)
    await socket.accept()
    try:
        person = await find_person(socket)
        table = await house.desk.find(table_id, person, key)
        session = Session(socket, house, table, person)
        session.known = table.version if since is None else min(since, table.version)
        try:
            pick_seat(table, person, seat)
        except ServerError:
            session.leave()
            raise
    except ServerError as error:
        await socket.close(CLOSED + error.status % 100, str(error)[:100])
        return
    session.seat = seat
    await session.run()


@websocket("/me/live")
async def follow_my_tables(socket: WebSocket[Any, Any, Any]) -> None:
    """A feed of one's tables: a row whenever one of them has changed, and all that run at the beginning."""
    house = house_of(socket)
    await socket.accept()
    try:
        person = await find_person(socket)
        if person is None:
            raise SignInNeeded("Say who you are first.")
    except ServerError as error:
        await socket.close(CLOSED + error.status % 100, str(error)[:100])
        return
    follower = house.hub.follow(person.id)
    follower.tables |= {row.id for row in await list_tables(house.shelf, person, True, "running", MOST_FOLLOWED)}
    follower.news.set()
    gone = asyncio.Event()

    def leave() -> None:
        gone.set()
        follower.news.set()

    async def check() -> None:
        if not await still_is(socket, person):
            leave()

    def part(kind: str, value: str) -> None:
        if kind == PERHAPS:
            house.begin(check())
        elif is_signed_out(socket, person, kind, value):
            leave()

    async def tell() -> None:
        while True:
            await follower.news.wait()
            follower.news.clear()
            if gone.is_set() or house.closing:
                await socket.close(*((4401, "Signed out.") if gone.is_set() else (1012, "The server restarts.")))
                return
            changed, follower.tables = follower.tables, set()
            for id in sorted(changed):
                row = show_row(await house.shelf.get(id), person)
                await socket.send_data(ENCODER.encode(TableChanged(table=row)).decode(), "text")

    house.goodbyes.append(part)
    pump = asyncio.create_task(tell())
    try:
        while True:
            await socket.receive_data("text")  # nothing is expected; this notices that the client has gone
    except WebSocketDisconnect:
        pass
    finally:
        house.goodbyes.remove(part)
        pump.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await pump
        house.hub.unfollow(person.id, follower)
