"""Every change of every table goes through here: decided, kept, applied, told."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from caylus.core.game import GAMES
from caylus.core.record import Record
from caylus.tables import absence, chat, moves, seats, takeback
from caylus.tables.access import NO_TABLE, OtherRules, may_know, opens
from caylus.tables.bots import BotSeats, leaves_to_bots, waits_for_bot
from caylus.tables.events import Event, Kept, PlayedAgain, chain
from caylus.tables.facts import facts_of
from caylus.tables.hub import Hub
from caylus.tables.imports import PlayOn, lay_from, lay_record
from caylus.tables.person import Person
from caylus.tables.refusals import Conflict, NotFound, Refused, StorageError, Unknown
from caylus.tables.rematch import check_rematch, lay_again
from caylus.tables.seats import MOST_OPEN, TableWish, lay_out, seat_all
from caylus.tables.setup import Seat, Setup
from caylus.tables.storage import QUICKER, Storage
from caylus.tables.table import WAITING, Table

AGAIN: Final = 1.0  # seconds to find out what came of events of which that is not known
LEFT_TO_BOTS: Final = {True: 3, False: 10}  # tables that go on without people, of a guest and of others
MOST: Final = 2000  # tables at hand; those that people listen to stay anyway
ID: Final = re.compile("[0-9a-f]{32}")

Measure: TypeAlias = "Callable[[str, float], object]"  # told how many seconds a move, a commit or a lag has taken
Decider: TypeAlias = "Callable[[Table, Person, Any, float], list[Event]]"

# What is to happen if somebody wishes something, or why it does not: nothing else is decided anywhere
DECIDERS: Final[dict[type, Decider]] = {
    moves.Play: moves.decide_play,
    takeback.TakeBack: takeback.decide_take_back,
    takeback.AnswerTakeBack: takeback.decide_answer_take_back,
    seats.Sit: seats.decide_sit,
    seats.Rise: seats.decide_rise,
    seats.Watch: seats.decide_watch,
    seats.Start: seats.decide_start,
    seats.RenewLinks: seats.decide_renew_links,
    absence.Resign: absence.decide_resign,
    absence.StandIn: absence.decide_stand_in,
    absence.ComeBack: absence.decide_come_back,
    chat.Say: chat.decide_say,
}


class Tables:
    """The tables of this process: found, kept at hand while they are used, and changed."""

    def __init__(self, storage: Storage, bots: BotSeats, hub: Hub, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.bots = bots
        self.hub = hub
        self.now = now
        self.at_hand: OrderedDict[str, Table] = OrderedDict()
        self.kept = 0  # events, since the beginning
        self.seconds = 0.0  # that they waited to be kept
        self.failures = 0
        self.leaving: Counter[str] = Counter()  # people of whose tables one more is about to be left to bots
        self.stale: set[str] = set()  # tables at hand to which others have added
        self.on_doubt: Callable[[str], object] = self.stale.add  # told of a table of which nobody knows how it is
        self.measure: Measure = measure_nothing

    # -- finding ----------------------------------------------------------------------------------------

    async def find(self, id: str, person: Person | None, key: str = "") -> Table:
        """A table that the person may know of; any other is not there at all."""
        who = person.id if person is not None else ""
        try:
            table = await self.get(id)
        except OtherRules as error:
            if opens(error.setup, who) or (who and who in await self.storage.people_at(id)):
                raise
            raise NotFound(NO_TABLE) from None
        if may_know(table, who, key):
            return table
        raise NotFound(NO_TABLE)

    async def get(self, id: str) -> Table:
        """The table of that id, up to date."""
        table = self.at_hand.get(id)
        if table is None:
            if not ID.fullmatch(id):
                raise NotFound(NO_TABLE)
            table = self.at_hand.setdefault(id, await self.load(id))  # it may have been put away meanwhile
        elif id in self.stale:
            await self.refresh(table)
        self.at_hand.move_to_end(id)
        table.used_at = self.now()
        return table

    async def load(self, id: str) -> Table:
        """A table from the storage."""
        setup = await self.storage.find(id)
        if setup is None:
            raise NotFound(NO_TABLE)
        about = GAMES.get(setup.game)
        if about is None or about.rules != setup.rules:
            raise OtherRules(setup)
        table = Table(setup, used_at=self.now())
        for kept in await self.storage.read(id):
            table.apply(kept)
        self.make_room()
        first = self.at_hand.setdefault(id, table)  # another task may have been quicker
        if first is table:
            await self.refresh(table)  # what came between the reading and being at hand
        return first

    def put_away(self, table: Table) -> None:
        """Forget a table that nobody uses at the moment."""
        if not self.is_used(table):
            self.at_hand.pop(table.id, None)
            self.stale.discard(table.id)

    def make_room(self) -> None:
        """Put away what nobody uses."""
        for table in list(self.at_hand.values()):
            if len(self.at_hand) < MOST:
                return
            self.put_away(table)

    def put_away_resting(self, seconds: float) -> None:
        """Put away what nobody has used or followed for so long, and no bot is about to play at."""
        now = self.now()
        for table in list(self.at_hand.values()):
            if self.is_followed(table) or waits_for_bot(table):
                table.used_at = now
            elif now - table.used_at >= seconds:
                self.put_away(table)

    def is_used(self, table: Table) -> bool:
        """Whether something happens at a table, or somebody listens."""
        return table.lock.locked() or table.id in self.hub.listeners

    async def refresh(self, table: Table) -> None:
        """Let happen here what other processes have added."""
        self.stale.discard(table.id)
        try:
            found = await self.storage.read(table.id, table.version)
        except BaseException:
            self.stale.add(table.id)
            raise
        news = False
        for kept in found:
            if kept.number == table.version:
                table.apply(kept)
                self.measure("lag", max(0.0, self.now() - kept.at))
                news = True
        if news:
            self.announce(table)

    def hear(self, table: Table, news: list[Kept]) -> bool:
        """Let happen here what another process says it has added; False if the table has to be read to know.

        Each event must be the next and bound to all before it, as it is when it is read.
        """
        for each in news:
            if each.number < table.version:
                continue
            if chain(table.id, table.last_hash, table.version, [each.event], each.at) != [each]:
                return False
            table.apply(each)
            self.measure("lag", max(0.0, self.now() - each.at))
            self.announce(table)
        return bool(news)

    def is_followed(self, table: Table) -> bool:
        """Whether somebody here wants to know at once what happens at a table."""
        return self.is_used(table) or any(seat.person in self.hub.followers for seat in table.seats)

    # -- changing ---------------------------------------------------------------------------------------

    async def do(self, table: Table, person: Person, wish: object) -> bool:
        """Fulfil a wish at a table that the person has found, behind what is going on there; or refuse it.

        Gives whether something has happened: a wish that was fulfilled already is so once.
        """
        decide, heard = DECIDERS[type(wish)], time.perf_counter()
        async with table.lock:
            events = decide(table, person, wish, self.now())
            try:
                if leaves_to_bots(table, events):
                    async with OneMoreLeftToBots(self, person):
                        await self.commit(table, events)
                else:
                    await self.commit(table, events)
            except Conflict:
                if moves.is_played(table, person, wish):
                    return False
                raise
        if isinstance(wish, moves.Play):
            self.measure("move", time.perf_counter() - heard)
        return bool(events)

    async def take_answer(self, id: str, version: int, action: int) -> None:
        """What a bot has decided at a version of a table; nothing if it is not asked any more."""
        table = await self.get(id)
        async with table.lock:
            await self.commit(table, moves.decide_bot_play(table, version, action))

    async def commit(self, table: Table, events: Sequence[Event]) -> None:
        """Keep events, all or none, then let them happen; the caller holds the table's lock and has checked them."""
        if not events:
            return
        first, moved, at, start = table.version, table.moved, self.now(), time.perf_counter()
        try:
            kept = chain(table.id, table.last_hash, first, events, at)
            await self.storage.append(table.id, kept, facts_of(table, events, at))
        except Conflict:
            await self.catch_up(table)
            raise
        except Unknown:
            self.failures += 1
            if not await self.was_kept(table, kept):
                self.on_doubt(table.id)
                raise
        except StorageError:
            self.failures += 1
            raise
        seconds = time.perf_counter() - start
        self.seconds += seconds
        self.measure("commit", seconds)
        self.kept += len(events)
        for each in kept:
            if each.number > first:
                await asyncio.sleep(0)  # so that whoever listens hears of each
            if table.version == each.number:  # else it was read back from the storage meanwhile
                table.apply(each)
            self.announce(table)
        if table.moved != moved:
            self.bots.consider(table)

    async def was_kept(self, table: Table, wanted: list[Kept]) -> bool:
        """Whether events were kept of which that was not known; Conflict if others are in their place for good.

        That nothing is there yet proves nothing: what has been sent can still arrive.
        """
        try:
            async with asyncio.timeout(AGAIN):
                found = await self.storage.read(table.id, wanted[0].number)
        except (StorageError, TimeoutError):
            return False
        if found and found[: len(wanted)] != wanted:
            await self.catch_up(table)
            raise Conflict(QUICKER)
        return bool(found)

    async def catch_up(self, table: Table) -> None:
        """Let happen here what was kept first, and ask the bot whose turn it may be now.

        It may have been sent from here without an answer: then nobody else has asked.
        """
        await self.refresh(table)
        self.bots.consider(table)

    def announce(self, table: Table) -> None:
        """Wake those who listen to the table, and those who follow its players."""
        self.hub.wake(table.id)
        if self.hub.followers:
            for person in {seat.person for seat in table.seats if seat.person}:
                self.hub.tell(person, table.id)

    # -- new tables -------------------------------------------------------------------------------------

    async def open(self, person: Person, wish: TableWish) -> Table:
        """A new table; if no seat is open the game begins at once."""
        setup, who = lay_out(person, wish, self.now())
        if any(seat.kind != "bot" for seat in who):
            return await self.lay(setup, who)
        async with OneMoreLeftToBots(self, person):
            return await self.lay(setup, who)

    async def take_in(self, person: Person, record: Record) -> Table:
        """A table out of a record."""
        return await self.lay(*lay_record(person, record, self.now()), record.actions)

    async def play_on(self, table: Table, person: Person, wish: PlayOn) -> Table:
        """A new table that begins where a finished game was, for one person against bots."""
        return await self.lay(*lay_from(table, person, wish, self.now()))

    async def lay(self, setup: Setup, who: list[Seat], actions: Sequence[int] | None = None) -> Table:
        """Put a table up and seat those who are known; with actions the game goes on from where they lead."""
        if await self.storage.count_open(setup.creator) >= MOST_OPEN:
            raise Refused("You have too many tables that are not over. End some first.")
        table = await self.get_or_add(setup, imported=actions is not None)
        async with table.lock:
            await self.commit(table, seat_all(table, who, actions or ()))
        return table

    async def get_or_add(self, setup: Setup, rematch_of: str | None = None, imported: bool = False) -> Table:
        """A new table, or the rematch that is there already."""
        id = await self.storage.add(setup, rematch_of, imported)
        if id != setup.id:
            return await self.get(id)
        self.at_hand[id] = table = Table(setup, used_at=self.now())
        return table

    async def play_again(self, table: Table, person: Person) -> Table:
        """A new table for the same people; who asks second gets the one that is there."""
        async with table.lock:
            check_rematch(table, person)
            if table.rematch is None:
                again = await self.seat_again(table)
                try:
                    await self.commit(table, [PlayedAgain(again.id)])
                except Conflict:
                    if table.rematch is None:  # else another process has said so
                        raise
            rematch = table.rematch
        assert rematch is not None
        return await self.get(rematch)

    async def seat_again(self, table: Table) -> Table:
        """The table of the rematch; another process may have put it up, or begun to and died."""
        setup, who = lay_again(table, self.now())
        again = await self.get_or_add(setup, table.id)
        while again.status == WAITING:
            async with again.lock:
                with contextlib.suppress(Conflict):  # another process seats them too: see who is left
                    await self.commit(again, seat_all(again, who))
        return again


class OneMoreLeftToBots:
    """While bots begin to play alone at a table; Refused if they do at enough of the same person's."""

    def __init__(self, tables: Tables, person: Person) -> None:
        self.tables = tables
        self.person = person

    async def __aenter__(self) -> None:
        leaving, who = self.tables.leaving, self.person.id
        leaving[who] += 1
        try:
            left = await self.tables.storage.count_left_to_bots(who)
            if left + leaving[who] > LEFT_TO_BOTS[self.person.guest]:
                raise Refused("Bots play alone at enough of your tables. Wait until one of them is over.")
        except BaseException:
            self.forget()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.forget()

    def forget(self) -> None:
        """It is in the storage by now, or was not to be."""
        leaving, who = self.tables.leaving, self.person.id
        leaving[who] -= 1
        if not leaving[who]:
            del leaving[who]


def measure_nothing(what: str, seconds: float) -> None:
    """For those who want no figures."""
