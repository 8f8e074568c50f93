"""Talk at a table: players hear players, and watchers hear watchers, until the game is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caylus.tables.events import Event, Said
from caylus.tables.names import clean_words
from caylus.tables.person import Person
from caylus.tables.refusals import Refused
from caylus.tables.table import Table

# Lines at one table: they are kept for ever, and read whenever the table is
MOST_SAID: Final = 2000  # by players together, and by watchers together
MOST_SAID_BY_ONE: Final = 500


@dataclass(frozen=True)
class Say:
    """Something to say."""

    text: str


def decide_say(table: Table, person: Person, wish: Say, now: float) -> list[Event]:  # noqa: ARG001
    """Said to the players, or to the watchers if one watches."""
    words = clean_words(wish.text)
    if not words:
        raise Refused("Say something.")
    seats = table.seats_of(person.id)
    channel = "players" if seats else "watchers"
    if table.said[channel] >= MOST_SAID:
        raise Refused("Enough has been said at this table.")
    if table.said[channel, person.id] >= MOST_SAID_BY_ONE:
        raise Refused("You have said all that you can say at this table.")
    name = table.seats[seats[0]].name if seats else person.name
    return [Said(name, channel, words, person.id)]
