"""Talk at a table: players hear players, and watchers hear watchers, until the game is over."""

from __future__ import annotations

from dataclasses import dataclass

from caylus.tables.events import Event, Said
from caylus.tables.names import clean_words
from caylus.tables.person import Person
from caylus.tables.refusals import Refused
from caylus.tables.table import Table


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
    name = table.seats[seats[0]].name if seats else person.name
    return [Said(name, "players" if seats else "watchers", words)]
