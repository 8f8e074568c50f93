"""Advice: what a bot would do and why, thought out in a process of its own so that no table waits for it."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Final

from caylus.bots import registry
from caylus.bots.advice import advise
from caylus.bots.process import watch_parent
from caylus.core.record import Record
from caylus.server.bots.pool import POLITE
from caylus.tables.hints import Question, question_about
from caylus.tables.person import Person
from caylus.tables.refusals import Refused, TooMany
from caylus.tables.table import Table
from caylus.tables.views.messages import Advice, Hint

LONGEST: Final = 30.0  # seconds to wait, others' questions included
ATTEMPTS: Final = 2
LOGGER: Final = logging.getLogger("caylus.advising")


class Adviser:
    """Asks bots for people: one question of a person at a time."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.asking: set[str] = set()

    async def hint(self, table: Table, person: Person, ply: int | None, bot: str) -> Hint:
        """What a bot would do after so many actions, as the seat that decides there could know it."""
        question = question_about(table, person, ply, bot)
        if person.id in self.asking:
            raise TooMany("One question at a time.")
        self.asking.add(person.id)
        try:
            seat, advice = await self.ask(question)
        finally:
            self.asking.discard(person.id)
        return Hint(ply=len(question.actions), seat=seat, bot=bot, advice=advice)

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
