"""The desk: everything people can do at tables, and who may do it. A method checks first, then adds to the log."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from typing import Final

from caylus.bots import registry
from caylus.bots.levels import LEVELS
from caylus.core.catalog import check_seed, find
from caylus.core.errors import BadOption, CaylusError
from caylus.core.record import load
from caylus.server.errors import Conflict, Forbidden, NotFound, Refused
from caylus.server.people import Person
from caylus.server.shelf import Shelf, new_id
from caylus.server.table import OVER, RUNNING, WAITING, Seat, Setup, Table
from caylus.server.thinking import Thinker
from caylus.server.wire import BotSeat, Invitation, Move, MySeat, SeatWish, TableWish

RESIGNED_BOT: Final = "apprentice"  # plays on for one who has resigned


class Desk:
    """Opens tables and takes what people do at them."""

    def __init__(self, shelf: Shelf, thinker: Thinker) -> None:
        self.shelf = shelf
        self.thinker = thinker

    # -- coming and going -------------------------------------------------------------------------------

    async def open(self, person: Person, wish: TableWish) -> Table:
        """A new table; if no seat is open the game begins at once."""
        about = find(wish.game)
        chosen = wish.seed is not None
        setup = Setup(
            id=new_id(),
            game=about.id,
            rules=about.rules,
            players=about.check_players(len(wish.seats)),
            options=about.check_options(wish.options),
            seed=check_seed(int(wish.seed) if wish.seed is not None else secrets.randbits(63)),
            seed_chosen=chosen,
            salt=secrets.token_hex(16),
            key=secrets.token_hex(16),
            listed=wish.listed,
            delay=wish.delay,
            creator=person.id,
            created=time.time(),
        )
        seats = [seat_wished(person, each) for each in wish.seats]
        return await self.lay(setup, seats)

    async def lay(self, setup: Setup, seats: list[Seat], rematch_of: str | None = None) -> Table:
        """Put a table up and seat those who are known."""
        table = await self.shelf.insert(setup, rematch_of)
        async with table.lock:
            for at, seat in enumerate(seats):
                if seat.kind != "open":
                    await self.sit_down(table, at, seat)
            await self.start_if_full(table)
        return table

    async def find(self, id: str, person: Person | None, key: str = "") -> Table:
        """A table that the person may know of; any other is not there at all."""
        table = await self.shelf.get(id)
        who = person.id if person is not None else ""
        setup = table.setup
        known = setup.listed or (who and (who == setup.creator or table.seats_of(who) or who in table.watchers))
        if known or (key and any(setup.fits(key, what) for what in all_links(setup.players))):
            return table
        raise NotFound("There is no such table.")

    async def sit(self, id: str, person: Person, seat: int, invitation: Invitation) -> Table:
        """Take an open seat, by its link or at a listed table."""
        table = await self.find(id, person, invitation.key)
        async with table.lock:
            self.check_seat(table, seat)
            free = table.setup.listed or person.id == table.setup.creator
            if not free and not table.setup.fits(invitation.key, f"seat {seat}"):
                raise Forbidden("This seat is for whoever has its link.")
            if table.status != WAITING or table.seats[seat].kind != "open":
                raise Refused("This seat is taken.")
            await self.sit_down(table, seat, Seat("person", person.id, clean_name(invitation.name or person.name)))
            await self.start_if_full(table)
        return table

    async def rise(self, id: str, person: Person, seat: int) -> Table:
        """Give a seat up before the game begins, or as the table's host send somebody off."""
        table = await self.find(id, person)
        async with table.lock:
            self.check_seat(table, seat)
            if table.status != WAITING:
                raise Refused("The game has begun; to leave it, resign.")
            if person.id not in (table.seats[seat].person, table.setup.creator):
                raise Forbidden("This is not your seat.")
            if table.seats[seat].kind == "open":
                raise Refused("Nobody sits there.")
            await self.shelf.append(table, "rise", seat)
        return table

    async def watch(self, id: str, person: Person, key: str) -> Table:
        """Come by the link for watchers."""
        table = await self.find(id, person, key)
        if not table.setup.listed and not table.setup.fits(key, "watch") and not table.seats_of(person.id):
            raise Forbidden("That is not the link for watchers.")
        async with table.lock:
            if person.id not in table.watchers:
                await self.shelf.append(table, "watch", body=person.id)
        return table

    async def start(self, id: str, person: Person, fill: str | None) -> Table:
        """Begin, with bots in the seats that are open."""
        table = await self.find(id, person)
        async with table.lock:
            if person.id != table.setup.creator:
                raise Forbidden("The one who opened the table begins the game.")
            if table.status != WAITING:
                raise Refused("The game has begun.")
            if fill is None and any(seat.kind == "open" for seat in table.seats):
                raise Refused("Some seats are open. Wait, or fill them with bots.")
            for at, seat in enumerate(table.seats):
                if seat.kind == "open" and fill is not None:
                    await self.sit_down(table, at, bot_seat(fill))
            await self.start_if_full(table)
        return table

    async def sit_down(self, table: Table, at: int, seat: Seat) -> None:
        """Write down who sits where."""
        body = {"kind": seat.kind, "person": seat.person, "name": seat.name, "bot": seat.bot}
        await self.shelf.append(table, "sit", at, body=json.dumps(body))

    async def start_if_full(self, table: Table) -> None:
        """The game begins when the last seat is taken."""
        if table.status == WAITING and all(seat.kind != "open" for seat in table.seats):
            await self.shelf.append(table, "start")
            self.thinker.consider(table)

    def check_seat(self, table: Table, seat: int) -> None:
        """A seat that is there."""
        if not 0 <= seat < table.setup.players:
            raise NotFound("There is no such seat.")

    # -- playing ----------------------------------------------------------------------------------------

    async def play(self, id: str, person: Person, move: Move) -> Table:
        """Play for the seat that decides, if it is the person's and the table is as they believe."""
        table = await self.find(id, person)
        async with table.lock:
            seat = table.decides
            self.check_version(table, move.version)
            if seat is None or table.record is None:
                raise Refused("The game is over." if table.status == OVER else "The game has not begun.")
            if table.seats[seat].person != person.id:
                raise Forbidden("It is not your decision.")
            if table.seats[seat].stand_in:
                raise Refused("A bot plays for you. Take your seat back first.")
            action = move.action
            number = table.record.now.parse(action) if isinstance(action, str) else action
            await self.carry_out(table, seat, number)
        return table

    async def play_for_bot(self, id: str, version: int, action: int) -> None:
        """What a bot has answered, if it is still asked."""
        table = await self.shelf.get(id)
        async with table.lock:
            if table.moved == version and table.decides is not None:
                await self.carry_out(table, table.decides, action)

    async def carry_out(self, table: Table, seat: int, action: int) -> None:
        """Append a legal action; an illegal one is refused with its reason."""
        assert table.record is not None
        reason = table.record.now.reason_against(action)
        if reason:
            raise Refused(reason)
        await self.append(table, "play", seat, action)

    async def append(
        self, table: Table, kind: str, seat: int, value: int | None = None, body: str | None = None
    ) -> None:
        """Append an event after which a bot may have to think."""
        try:
            await self.shelf.append(table, kind, seat, value, body)
        except Conflict:
            await self.shelf.refresh(table)
            raise
        self.thinker.consider(table)

    def check_version(self, table: Table, version: int) -> None:
        """A late or doubled click changes nothing."""
        if not table.moved <= version <= table.version:
            raise Conflict("The table has changed since.")

    async def undo(self, id: str, person: Person, version: int) -> Table:
        """Take back one's own last action: at once where it hurts nobody, else if the others agree."""
        table = await self.find(id, person)
        async with table.lock:
            self.check_version(table, version)
            if table.status != RUNNING:  # once a game is over its seed is known
                raise Refused("The game is not running.")
            mine = table.seats_of(person.id)
            plies = [ply for ply, seat in enumerate(table.actors) if seat in mine and not table.seats[seat].resigned]
            if not plies:
                raise Refused("You have nothing to take back.")
            ply = plies[-1]
            harmless = all(seat in mine for seat in table.actors[ply:]) and not any(table.revealing[ply:])
            others = self.others_to_ask(table, person)
            if harmless or not others:
                await self.append(table, "undo", table.actors[ply], ply)
            elif table.undo is not None:
                raise Refused("Somebody has asked already.")
            else:
                await self.shelf.append(table, "ask", table.actors[ply], ply, json.dumps(others))
        return table

    def others_to_ask(self, table: Table, person: Person) -> list[int]:
        """The seats of other persons who are there to answer."""
        return [
            at
            for at, seat in enumerate(table.seats)
            if seat.person and seat.person != person.id and not seat.played_by and not seat.resigned
        ]

    async def answer_undo(self, id: str, person: Person, agree: bool) -> Table:
        """Let another player take something back, or not."""
        table = await self.find(id, person)
        async with table.lock:
            if table.undo is None or table.status != RUNNING:
                raise Refused("Nobody asks to take anything back.")
            mine = [seat for seat in table.seats_of(person.id) if seat in table.undo.waiting]
            if not mine:
                raise Forbidden("You are not asked.")
            if not agree:
                await self.shelf.append(table, "refuse", mine[0])
                return table
            for seat in mine:
                await self.shelf.append(table, "agree", seat)
            if not table.undo.waiting:
                await self.append(table, "undo", table.undo.seat, table.undo.ply)
        return table

    async def resign(self, id: str, person: Person, seat: int) -> Table:
        """Give up; a bot plays on, unless only one is left."""
        table = await self.find(id, person)
        async with table.lock:
            self.check_own(table, person, seat)
            if table.seats[seat].resigned:
                raise Refused("You have resigned.")
            await self.append(table, "resign", seat, body=RESIGNED_BOT)
        return table

    async def stand_in(self, id: str, person: Person, seat: int, bot: str) -> Table:
        """Let a bot play for a person who has been away for longer than the table allows."""
        table = await self.find(id, person)
        async with table.lock:
            self.check_seat(table, seat)
            if not table.seats_of(person.id):
                raise Forbidden("You do not play here.")
            if table.decides != seat or table.seats[seat].kind != "person" or table.seats[seat].played_by:
                raise Refused("Nobody waits for a person in this seat.")
            waited = time.time() - table.moved_at
            if table.setup.delay == 0 or waited < table.setup.delay:
                raise Refused("It is too early for that.")
            check_bot(bot)
            await self.append(table, "stand_in", seat, body=bot)
        return table

    async def back(self, id: str, person: Person, seat: int) -> Table:
        """Take one's seat back from the bot that stood in."""
        table = await self.find(id, person)
        async with table.lock:
            self.check_own(table, person, seat)
            if table.seats[seat].resigned or not table.seats[seat].stand_in:
                raise Refused("No bot plays for you, or you have resigned.")
            await self.append(table, "back", seat)
        return table

    def check_own(self, table: Table, person: Person, seat: int) -> None:
        """One's own seat at a running table."""
        self.check_seat(table, seat)
        if table.seats[seat].person != person.id:
            raise Forbidden("This is not your seat.")
        if table.status != RUNNING:
            raise Refused("The game is not running.")

    async def take_in(self, person: Person, text: str) -> Table:
        """A table out of a record: finished games to look at, others to go on with, all seats one's own."""
        record = await asyncio.to_thread(load, text)
        setup = Setup(
            id=new_id(),
            game=record.game,
            rules=record.rules,
            players=record.players,
            options=dict(record.options),
            seed=record.seed,
            seed_chosen=True,
            salt=secrets.token_hex(16),
            key=secrets.token_hex(16),
            listed=False,
            delay=0,
            creator=person.id,
            created=time.time(),
        )
        seats = [Seat("person", person.id, clean_name(name)) for name in record.seats]
        table = await self.lay(setup, seats)
        async with table.lock:
            for action in record.actions:
                assert table.decides is not None
                await self.shelf.append(table, "play", table.decides, action)
        return table

    # -- around the game --------------------------------------------------------------------------------

    async def say(self, id: str, person: Person, text: str) -> Table:
        """Say something to the players, or to the watchers if one watches."""
        table = await self.find(id, person)
        words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not words:
            raise Refused("Say something.")
        async with table.lock:
            seats = table.seats_of(person.id)
            name = table.seats[seats[0]].name if seats else person.name
            body = {"name": name, "channel": "players" if seats else "watchers", "text": words}
            await self.shelf.append(table, "chat", body=json.dumps(body))
        return table

    async def play_again(self, id: str, person: Person) -> Table:
        """A new table for the same people; who asks second gets the one that is there."""
        table = await self.find(id, person)
        async with table.lock:
            if table.status != OVER:
                raise Refused("The game is not over.")
            if not table.seats_of(person.id):
                raise Forbidden("You did not play here.")
            if table.rematch is None:
                seats = [Seat(seat.kind, seat.person, seat.name, seat.bot) for seat in table.seats]
                fresh = {
                    "id": new_id(),
                    "seed": secrets.randbits(63),
                    "seed_chosen": False,
                    "salt": secrets.token_hex(16),
                    "key": secrets.token_hex(16),
                    "created": time.time(),
                }
                again = await self.lay(Setup(**{**table.setup.__dict__, **fresh}), seats, table.id)
                await self.shelf.append(table, "rematch", body=again.id)
            rematch = table.rematch
        assert rematch is not None
        return await self.shelf.get(rematch)


def all_links(players: int) -> list[str]:
    """What the links of a table are for."""
    return ["watch", *(f"seat {seat}" for seat in range(players))]


def seat_wished(person: Person, wish: SeatWish) -> Seat:
    """The seat that the one who opens a table asks for."""
    if isinstance(wish, MySeat):
        return Seat("person", person.id, clean_name(wish.name or person.name))
    return bot_seat(wish.bot) if isinstance(wish, BotSeat) else Seat()


def bot_seat(code: str) -> Seat:
    """A seat for a bot, called as its level is."""
    check_bot(code)
    named = {level.word: level.name for level in LEVELS}
    return Seat("bot", "", f"{named.get(code, code)} (bot)"[:40], code)


def check_bot(code: str) -> None:
    """A bot that there is."""
    try:
        registry.make(code, "")
    except BadOption as error:
        raise Refused(str(error)) from None
    except CaylusError:
        raise
    except Exception:
        raise Refused("This bot cannot be had.") from None


def clean_name(name: str, most: int = 40) -> str:
    """A name without signs that could mislead, and with single spaces; Refused if nothing is left."""
    found = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:most].strip()
    if not found:
        raise Refused("A name has letters.")
    return found
