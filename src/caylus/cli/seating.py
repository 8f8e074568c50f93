"""Who sits where: people by their names, bots by a colour and their code, as in `Red (random)`.

A record keeps only names, so the name says who is a bot; that is how a saved game knows it again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from caylus.bots import registry
from caylus.core.errors import BadOption, CaylusError
from caylus.core.state import SEAT_NAMES
from caylus.tables import setup

BOT_NAME: Final = re.compile(r"(?P<name>.+) \((?P<code>[a-z][^() ]*)\)")
DEFAULT_BOT: Final = "journeyman"


@dataclass(frozen=True)
class Seat:
    """One seat: the name in the record, the name on the screen, and the bot's code if it is a bot."""

    name: str
    shown: str
    code: str | None = None

    @property
    def taken(self) -> setup.Seat:
        """The seat at the table. Nobody but its bot or its person is called so."""
        return setup.Seat("bot", "", self.name, self.code) if self.code else setup.Seat("person", self.name, self.name)


def new_seats(players: int, names: list[str], bots: list[str], *, watch: bool) -> list[Seat]:
    """The seats of a new game: people first, then bots. One code serves all bots, or each has its own."""
    if watch and names:
        raise BadOption("With --watch nobody plays, so leave out --name.")
    people = [] if watch else names or [SEAT_NAMES[0]]
    if len(people) > players:
        raise BadOption(f"There are {len(people)} names for {players} players.")
    if len({name.casefold() for name in people}) < len(people):
        raise BadOption("Two players cannot have the same name.")
    for name in people:
        if code_in(name) is not None:
            raise BadOption(f"'{name[:40]}' is what a bot would be called; choose another name.")
    codes = codes_for(players - len(people), bots)
    seats = [Seat(name, name) for name in people]
    for at, code in enumerate(codes, len(people)):
        taken = SEAT_NAMES[at].casefold() in {name.casefold() for name in people}
        shown = f"Seat {at + 1}" if taken else SEAT_NAMES[at]
        seats.append(Seat(f"{shown} ({code})", shown, code))
    return seats


def codes_for(number: int, bots: list[str]) -> list[str]:
    """A known code for each of so many bots."""
    for code in bots:
        registry.make(code, "", files=True)
    if len(bots) > max(number, 1):
        raise BadOption(f"There are {len(bots)} bots for {number} {'seat' if number == 1 else 'seats'}.")
    given = bots or [DEFAULT_BOT]
    return (given + given[-1:] * number)[:number]


def old_seats(recorded: list[str], names: list[str], bots: list[str]) -> list[Seat]:
    """The seats of a saved game. `names` says which of them people play; else all that have no bot's name.

    `bots` replaces the codes of the bots, the last one serving all that remain.
    """
    for name in names:
        if name not in recorded:
            raise BadOption(f"Nobody called '{name[:40]}' sits at this table; there are {', '.join(recorded)}.")
    people = names or [name for name in recorded if code_in(name) is None]
    own = [code_in(name) or DEFAULT_BOT for name in recorded if name not in people]
    codes = iter(codes_for(len(own), bots) if bots else own)
    seats: list[Seat] = []
    for name in recorded:
        matched = BOT_NAME.fullmatch(name) if code_in(name) else None
        shown = matched["name"] if matched and recorded.count(matched["name"]) == 0 else name
        seats.append(Seat(name, shown, None if name in people else next(codes)))
    return seats


def code_in(name: str) -> str | None:
    """The bot's code in a name, None if it is a person's."""
    matched = BOT_NAME.fullmatch(name)
    if matched is None:
        return None
    try:
        registry.make(matched["code"], "")
    except CaylusError:
        return None
    return matched["code"]


def titles(seats: list[Seat]) -> list[str]:
    """The names on the board: a bot with its code, a lone person marked as you."""
    people = [seat for seat in seats if seat.code is None]
    return [
        f"{seat.shown} ({seat.code})" if seat.code else f"{seat.shown} (you)" if len(people) == 1 else seat.shown
        for seat in seats
    ]
