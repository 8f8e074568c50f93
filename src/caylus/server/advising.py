"""Advice: what a bot would do and why, thought out in a process of its own so that no table waits for it."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from typing import Final

from caylus.bots import registry
from caylus.bots.advice import advise
from caylus.bots.levels import LEVELS
from caylus.bots.process import watch_parent
from caylus.core.record import Record
from caylus.server.errors import Forbidden, Refused, TooMany
from caylus.server.people import Person
from caylus.server.table import OVER, Table
from caylus.server.thinking import POLITE
from caylus.server.wire_looking import Advice, Hint

LONGEST: Final = 30.0  # seconds to wait, others' questions included
ATTEMPTS: Final = 2
LOGGER: Final = logging.getLogger("caylus.advising")


@dataclass(frozen=True)
class Question:
    """A position that somebody wonders about."""

    game: str
    players: int
    seed: int
    options: dict[str, str]
    seats: list[str]
    actions: list[int]
    bot: str


class Adviser:
    """Asks bots for people: one question of a person at a time."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.asking: set[str] = set()

    async def hint(self, table: Table, person: Person, ply: int | None, bot: str) -> Hint:
        """What a bot would do after so many actions, as the seat that decides there could know it."""
        at = self.check(table, person, ply)
        if bot not in {level.word for level in LEVELS}:
            raise Refused(f"Advice is given by {', '.join(level.word for level in LEVELS)}.")
        if person.id in self.asking:
            raise TooMany("One question at a time.")
        assert table.record is not None
        setup = table.setup
        actions = table.record.actions[:at]
        question = Question(
            setup.game, setup.players, setup.seed, setup.options, list(table.record.seats), actions, bot
        )
        self.asking.add(person.id)
        try:
            seat, advice = await self.ask(question)
        finally:
            self.asking.discard(person.id)
        return Hint(ply=at, seat=seat, bot=bot, advice=advice)

    def check(self, table: Table, person: Person, ply: int | None) -> int:
        """The ply to look at: any once the game is over; before, one's own decision where nobody else plays."""
        if table.record is None:
            raise Refused("The game has not begun.")
        at = table.ply if ply is None else ply
        if at > table.ply:
            raise Refused("The game has not come so far.")
        if table.status == OVER:
            return at
        if at != table.ply or table.decides not in table.seats_of(person.id):
            raise Forbidden("While the game runs, advice is for your own decision.")
        if any(seat.kind == "person" and seat.person != person.id for seat in table.seats):
            raise Forbidden("Against other people you play on your own.")
        return at

    async def ask(self, question: Question) -> tuple[int, list[Advice]]:
        """The seat that decides and the bot's answers, the best first."""
        for _ in range(ATTEMPTS):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"), initializer=stand_back)
            try:
                thinking = asyncio.get_running_loop().run_in_executor(self.pool, think, question)
                return await asyncio.wait_for(thinking, LONGEST)
            except BrokenProcessPool:
                LOGGER.warning("the process that gives advice has died")
                self.pool = None
            except TimeoutError:
                break
        raise Refused("The bot has no advice at the moment.")

    def close(self) -> None:
        """Stop thinking."""
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            self.pool.shutdown(wait=True, cancel_futures=True)


def stand_back() -> None:
    """In the process, first of all: let everybody else go first, and end with the server, however that ends."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    watch_parent()


def think(question: Question) -> tuple[int, list[Advice]]:
    """In the process: the position as its seat may imagine it, and what the bot makes of it."""
    record = Record(question.game, question.players, question.seed, question.options, question.seats, question.actions)
    state = record.now
    if state.seat is None:
        return -1, []
    rng = Random()
    found = advise(registry.make(question.bot, str(rng.getrandbits(63))), state.imagine(state.seat, rng), record.seats)
    return state.seat, [
        Advice(
            action=each.action,
            notation=each.notation,
            sentence=each.text,
            points=round(each.score, 1),
            share=round(each.share, 3),
            reason=each.reason,
        )
        for each in found
    ]
