"""Live play: one WebSocket a table, which tells a client what its seat may see since the version it knows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter

from caylus.core.errors import CaylusError
from caylus.server.api.identity import (
    LIST,
    ROW,
    TALK,
    address_of,
    charge,
    check_scope,
    find_person,
    identify,
    is_signed_out,
    scopes_of,
    services_of,
)
from caylus.server.api.problems import COME_AGAIN, UNREACHABLE, closing_code
from caylus.server.api.requests import AnswerUndo, ClientMessage, Look, Play, Say, TakeBack
from caylus.server.api.words import language_asked, speaker_for
from caylus.server.http.shortcut import frame, wire_of
from caylus.server.services import PERHAPS, Services
from caylus.server.storage.index import list_tables
from caylus.tables import chat, moves, takeback
from caylus.tables.access import NO_TABLE, may_know
from caylus.tables.person import Person
from caylus.tables.refusals import SLOWLY, Conflict, Denied, NotFound, Refused, SignInNeeded, TooMany, Unknown
from caylus.tables.table import Table, Told
from caylus.tables.views.change import change_since
from caylus.tables.views.messages import MessageShown, Refusal, TableChanged, Update
from caylus.tables.views.row import show_row
from caylus.tables.views.table import pick_seat, show

MOST_FOLLOWED: Final = 200
AGAIN: Final = 0.5  # seconds until the next attempt at what the database has not answered
LARGEST: Final = 4096  # characters of a message
DECODER: Final = msgspec.json.Decoder(ClientMessage)
ENCODER: Final = msgspec.json.Encoder()
LOGGER: Final = logging.getLogger("caylus.live")


class Visit:
    """A connection of somebody, which ends when they sign out and when the server does.

    Who signed out between being known, when there had been so many `goodbyes`, and the connection's first moment is
    found out by asking once more.
    """

    def __init__(
        self, socket: WebSocket[Any, Any, Any], services: Services, person: Person | None, goodbyes: int
    ) -> None:
        self.socket = socket
        self.services = services
        self.person = person
        self.gone = False
        self.farewell = 4401, "Signed out."  # why, if it has to go
        services.goodbyes.append(self.part)
        if services.said_goodbye != goodbyes:
            services.begin(self.check())

    def part(self, kind: str, value: str) -> None:
        """Somebody signs out; perhaps it is this one."""
        if kind == PERHAPS:
            self.services.begin(self.check())
        elif is_signed_out(self.socket, self.person, kind, value):
            self.go()

    async def check(self) -> None:
        """Is this still who it was?"""
        while True:
            try:
                if not await still_is(self.socket, self.person):
                    self.go()
                return
            except UNREACHABLE:
                await asyncio.sleep(AGAIN)

    def go(self) -> None:
        """Signed out."""
        self.gone = True

    def leave(self) -> None:
        """Listen no more."""
        self.services.goodbyes.remove(self.part)

    async def run(self) -> None:
        """Tell and listen until one end goes."""
        pump = asyncio.create_task(self.tell_or_close())
        try:
            while True:
                await self.hear()
        except WebSocketDisconnect:
            pass
        finally:
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await pump
            self.leave()

    async def hear(self) -> None:
        """Take the next message of the client."""
        raise NotImplementedError

    async def tell_or_close(self) -> None:
        """Tell as long as somebody is there; if that goes wrong, end the connection rather than fall silent."""
        raise NotImplementedError

    async def refuse_large(self) -> None:
        """End a connection on which more is said at a time than anybody needs."""
        await self.socket.close(1009, "The message is too large.")
        raise WebSocketDisconnect(detail="too large")

    async def end(self) -> bool:
        """Close the connection with the reason, if it is at its end; gives whether it is."""
        if not self.gone and not self.services.closing:
            return False
        await self.socket.close(*(self.farewell if self.gone else (1012, "The server restarts.")))
        return True


class Session(Visit):
    """One person at one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        table: Table,
        person: Person | None,
        key: str,
        goodbyes: int,
    ) -> None:
        super().__init__(socket, services, person, goodbyes)
        self.table = table
        self.key = key
        self.doors = table.doors  # by which the table was found
        self.seat: int | None = None
        self.known = 0
        self.changes = False  # whether small changes are enough for this client
        self.language = ""  # in which it wants sentences, if any
        self.told_seat: int | None = None  # from which it saw the table last
        self.several = False  # seats of the same person, of which now one decides and now another
        self.behind = False  # whether `tell` has been called upon
        self.limits = services.limits
        self.scoped = scopes_of(socket) is not None
        self.who = person.id if person is not None else address_of(socket)
        self.wire = wire_of(socket.scope)
        self.sending = 0  # messages on their way, which none may overtake
        self.news = asyncio.Event()
        self.look_up()  # for the first time
        services.hub.join(table.id, self)

    def go(self) -> None:
        """Signed out: nothing is followed any more, and a client that does not even read is cut off."""
        super().go()
        self.look_up()
        if self.wire is not None and self.wire.is_stuck():
            self.wire.cut()

    def leave(self) -> None:
        """Listen no more."""
        self.services.hub.leave(self.table.id, self)
        super().leave()

    def wake(self) -> None:
        """The table has changed: send a small change at once if nothing is in its way, else leave it to `tell`."""
        if self.doors != self.table.doors and not self.may_stay():
            self.farewell = 4404, NO_TABLE
            self.go()
            return
        if self.changes and not self.behind and not self.sending and not self.services.closing:
            table, seat = self.table, self.told_seat
            try:
                if not self.several or pick_seat(table, self.person, self.seat) == seat:
                    told = change_since(table, seat, self.known)
                    if told is not None and self.wire is not None and self.wire.push(self.framed(told)):
                        self.known = table.version
                        return
            except Exception:  # whoever acted has done so all the same, and the others want to hear of it
                LOGGER.exception("a change could not be told", extra={"table": table.id})
        self.look_up()

    def look_up(self) -> None:
        """Leave it to `tell`."""
        self.behind = True
        self.news.set()

    def framed(self, told: Told) -> bytes:
        """A small change as it is sent to this client."""
        if self.language:
            return framed_in(told, self.table, self.language)
        return told.encoded or framed(told)

    def may_stay(self) -> bool:
        """Whether the table is still there for this one, now that somebody has come or gone or its links are others."""
        self.doors = self.table.doors
        return may_know(self.table, self.person.id if self.person is not None else "", self.key)

    async def hear(self) -> None:
        """A message of the client."""
        text = None if self.wire is None else await self.wire.next_text()
        await self.receive(await self.socket.receive_data("text") if text is None else text)

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
            self.behind = False
            if await self.end():
                return
            if first or self.table.version > self.known:
                first = False
                await self.send_table()

    async def send_table(self) -> None:
        """The table as it is, and what happened since this client last heard."""
        since, self.known = self.known, self.table.version
        shown = show(self.table, self.person, self.seat, since)
        self.told_seat = shown.seat
        self.several = self.seat is None and sum(seat.you for seat in shown.seats) > 1
        await self.send(Update(kind="update", table=shown))

    async def send(self, message: object) -> None:
        """One message."""
        self.sending += 1
        try:
            if self.language:
                message = speaker_for(self.language, self.table).speak(msgspec.to_builtins(message))
            await self.socket.send_data(ENCODER.encode(message).decode(), "text")
        finally:
            self.sending -= 1

    async def receive(self, text: str | bytes) -> None:
        """Follow a message, or say why not."""
        if self.gone:
            raise WebSocketDisconnect(detail="signed out")
        ref: str | msgspec.UnsetType = msgspec.UNSET
        try:
            if len(text) > LARGEST:
                await self.refuse_large()
            if not self.limits.take(self.who, time.monotonic()):
                raise TooMany(SLOWLY)
            message = DECODER.decode(text)
            if isinstance(message, Play):
                ref = message.ref
            await self.follow(message)
        except (msgspec.DecodeError, RecursionError) as error:
            await self.send(refusal("request", error))
        except CaylusError as error:
            await self.send(refusal(error.kind if isinstance(error, Denied) else "refused", error, ref))
            if isinstance(error, Conflict):
                await self.send_table()
            elif isinstance(error, Unknown):
                self.services.begin(self.tell_the_truth())

    async def tell_the_truth(self) -> None:
        """The table as it is, once that is known again."""
        await self.services.catch_up_soon(self.table.id)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.send_table()

    async def follow(self, message: ClientMessage) -> None:
        """What the client wants done."""
        tables, person = self.services.tables, self.person
        if isinstance(message, Look):
            pick_seat(self.table, person, message.seat)
            self.seat = message.seat
            await self.send_table()
            return
        if person is None:
            raise SignInNeeded("Say who you are first.")
        if self.scoped:
            check_scope(self.socket, "play")
        if isinstance(message, Say):
            charge(self.socket, person, TALK)
        table = await tables.find(self.table.id, person)
        if not await tables.do(table, person, as_wished(message)):
            await self.send_table()  # the answer to the first of two that are alike may have been lost


def as_wished(message: Play | Say | TakeBack | AnswerUndo) -> object:
    """What a message asks of a table."""
    if isinstance(message, Play):
        return moves.Play(message.version, message.action, "" if message.ref is msgspec.UNSET else message.ref)
    if isinstance(message, Say):
        return chat.Say(message.text)
    return (
        takeback.TakeBack(message.version) if isinstance(message, TakeBack) else takeback.AnswerTakeBack(message.agree)
    )


def refusal(kind: str, error: Exception, ref: str | msgspec.UnsetType = msgspec.UNSET) -> Refusal:
    """Why a message was not followed."""
    found = Refusal(kind="refusal", problem=kind, sentence=str(error))
    if isinstance(error, CaylusError) and error.message is not None:
        found["message"] = cast(MessageShown, error.message.to_json())
    if ref is not msgspec.UNSET:
        found["ref"] = ref
    return found


def framed(told: Told) -> bytes:
    """A message as it is sent, made once for all who are told the same; what all are told is encoded once for all."""
    news = told.news
    if news.encoded is None:
        head, tail = ENCODER.encode(news.head), ENCODER.encode(news.tail)
        news.encoded = head[:-1] + b',"offers":', b"," + tail[1:]
    head, tail = news.encoded
    told.encoded = frame(head + ENCODER.encode(told.offers) + tail)
    return told.encoded


def framed_in(told: Told, table: Table, language: str) -> bytes:
    """The same with the sentences of a language, made once for all who hear them."""
    if language not in told.spoken:
        told.spoken[language] = frame(ENCODER.encode(speaker_for(language, table).speak(told.message)))
    return told.spoken[language]


async def still_is(socket: WebSocket[Any, Any, Any], person: Person | None) -> bool:
    """Whether the one who connected has not signed out meanwhile."""
    try:
        found = await identify(socket)
    except Denied:
        return False
    return (found.id if found else None) == (person.id if person else None)  # a guest may have another name by now


@websocket("/tables/{table_id:str}/live")
async def play_live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=4)] = None,
    since: Annotated[int | None, QueryParameter(ge=0, le=10_000_000)] = None,
    key: Annotated[str, QueryParameter(max_length=64)] = "",
    changes: FromQuery[bool] = False,
    language: Annotated[str, QueryParameter(max_length=16)] = "",
) -> None:
    """Play or watch live; `since` is the version the client knows already, 0 for the whole story."""
    services = services_of(socket)
    await socket.accept()
    goodbyes = services.said_goodbye
    try:
        person = await find_person(socket)
        table = await services.tables.find(table_id, person, key)
        pick_seat(table, person, seat)
        with services.connections.one_of(person, address_of(socket)):
            session = Session(socket, services, table, person, key, goodbyes)
            session.known = table.version if since is None else min(since, table.version)
            session.seat = seat
            session.changes = changes
            session.language = language_asked(language)
            await asyncio.create_task(session.run())  # of its own: each message would else wake every layer above
    except Denied as error:
        await socket.close(closing_code(error), str(error)[:100])
    except UNREACHABLE:
        await socket.close(COME_AGAIN, "The database does not answer.")


class Feed(Visit):
    """One person who follows all their tables."""

    person: Person

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, person: Person, goodbyes: int) -> None:
        super().__init__(socket, services, person, goodbyes)
        self.follower = services.hub.follow(person.id)

    def go(self) -> None:
        """Signed out: look up."""
        super().go()
        self.follower.news.set()

    def leave(self) -> None:
        """Follow no more."""
        self.services.hub.unfollow(self.person.id, self.follower)
        super().leave()

    async def hear(self) -> None:
        """Somebody may say what nobody listens to, but not without end; so it is noticed that they have gone."""
        if len(await self.socket.receive_data("text")) > LARGEST:
            await self.refuse_large()
        if not self.services.limits.take(self.person.id, time.monotonic()):
            await self.socket.close(closing_code(TooMany()), SLOWLY)
            raise WebSocketDisconnect(detail="too many messages")

    async def tell_or_close(self) -> None:
        """Tell; if that goes wrong, end the connection rather than fall silent."""
        try:
            rows = await list_tables(
                self.services.engine,
                self.services.tables,
                self.person,
                True,
                "running",
                MOST_FOLLOWED,
                charge=lambda number: charge(self.socket, self.person, ROW * number),
            )
            self.follower.tables |= {row.id for row in rows if row.playable}
            self.follower.news.set()
            await self.tell()
        except (WebSocketDisconnect, OSError):
            return  # the client has gone
        except TooMany as error:
            await self.socket.close(closing_code(error), str(error))
        except Exception:
            LOGGER.exception("a feed could not be told")
            await self.socket.close(1011, "Something went wrong.")

    async def tell(self) -> None:
        """A row for every table that has changed."""
        while True:
            await self.follower.news.wait()
            self.follower.news.clear()
            if await self.end():
                return
            changed, self.follower.tables = self.follower.tables, set()
            for id in sorted(changed):
                try:
                    row = show_row(await self.services.tables.get(id), self.person)
                except (NotFound, Refused):  # damaged, perhaps: its list says that it is there, and the others go on
                    continue
                await self.socket.send_data(ENCODER.encode(TableChanged(kind="table", table=row)).decode(), "text")


@websocket("/me/live")
async def follow_my_tables(socket: WebSocket[Any, Any, Any]) -> None:
    """A feed of one's tables: a row whenever one of them has changed, and all that run at the beginning."""
    services = services_of(socket)
    await socket.accept()
    goodbyes = services.said_goodbye
    try:
        person = await find_person(socket)
        if person is None:
            raise SignInNeeded("Say who you are first.")
        charge(socket, person, LIST)
        with services.connections.one_of(person, address_of(socket)):
            await Feed(socket, services, person, goodbyes).run()
    except Denied as error:
        await socket.close(closing_code(error), str(error)[:100])
    except UNREACHABLE:
        await socket.close(COME_AGAIN, "The database does not answer.")
