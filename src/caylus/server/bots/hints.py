"""Advice: what a bot would do and why, thought out in a process of its own so that no table waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from caylus.bots import registry
from caylus.bots.advice import advise
from caylus.bots.processes import Crew, Died
from caylus.core.record import Record
from caylus.server.bots.pool import POLITE
from caylus.server.http.limits import is_local
from caylus.tables.hints import Question, question_about
from caylus.tables.person import Person
from caylus.tables.refusals import Refused, TooMany
from caylus.tables.table import Table
from caylus.tables.views.messages import Advice, Hint

SHARE: Final = 4  # questions of one address at a time
LONGEST: Final = 30.0  # seconds to wait, others' questions included
LOGGER: Final = logging.getLogger("caylus.advising")


class Adviser:
    """Asks bots for people: one question of a person at a time, and a few of an address."""

    def __init__(self) -> None:
        self.crew = Crew(prepare, 1, POLITE)
        self.asking: Counter[str] = Counter()  # people and addresses

    async def hint(self, table: Table, person: Person, ply: int | None, bot: str, address: str) -> Hint:
        """What a bot would do after so many actions, as the seat that decides there could know it."""
        question = question_about(table, person, ply, bot)
        if self.asking[person.id] or (self.asking[address] >= SHARE and not is_local(address)):
            raise TooMany("One question at a time.")
        self.asking.update((person.id, address))
        try:
            seat, advice = await self.ask(question)
        finally:
            self.asking.subtract((person.id, address))
            self.asking += Counter()  # who asks nothing is forgotten
        return Hint(ply=len(question.actions), seat=seat, bot=bot, advice=advice)

    async def ask(self, question: Question) -> tuple[int, list[Advice]]:
        """The seat that decides and the bot's answers, the best first."""
        try:
            return await asyncio.wait_for(self.crew.ask(question), LONGEST)
        except (TimeoutError, Died) as error:
            LOGGER.warning("there was no advice", extra={"error": str(error)})
            raise Refused("The bot has no advice at the moment.") from None

    def close(self) -> None:
        """Stop thinking."""
        self.crew.close()


def prepare() -> Callable[[Question], tuple[int, list[Advice]]]:
    """In the process: what thinks."""
    return think


def think(question: Question) -> tuple[int, list[Advice]]:
    """In the process: the position as its seat may recall it, and what the bot makes of it."""
    record = Record(question.game, question.players, question.seed, question.options, question.seats, question.actions)
    state = record.now
    if state.seat is None:
        return -1, []
    rng = Random()
    found = advise(registry.make(question.bot, str(rng.getrandbits(63))), state.recall(state.seat, rng), record.seats)
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
