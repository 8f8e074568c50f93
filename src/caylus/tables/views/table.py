"""Tables as one person may see them: everything that leaves the server about a table is made here."""

from __future__ import annotations

from typing import Any, cast

from caylus.tables.person import Person
from caylus.tables.refusals import Forbidden, Refused
from caylus.tables.table import OVER, RUNNING, Table
from caylus.tables.views.messages import ChatLine, Offer, SeatShown, Step, TableShown, UndoShown
from caylus.tables.views.offers import closed_offers, open_offers


def pick_seat(table: Table, person: Person | None, wanted: int | None = None) -> int | None:
    """From which seat a person sees the table: one of their own, best the one that decides; None for watchers."""
    mine = table.seats_of(person.id) if person is not None else []
    if wanted is not None and wanted not in mine:
        raise Forbidden("This is not your seat.")
    if wanted is not None or not mine:
        return wanted
    return table.decides if table.decides in mine else mine[0]


def show(table: Table, person: Person | None, wanted: int | None = None, since: int | None = None) -> TableShown:
    """The table as it is now, and what happened since a version (None: nothing of what happened)."""
    seat = pick_seat(table, person, wanted)
    setup, record = table.setup, table.record
    mine = table.seats_of(person.id) if person is not None else []
    over = table.status == OVER
    names = record.seats if record is not None else table.names()
    known = table.version if since is None else since
    from_ply, steps = table.steps_for(seat, known)
    offers: list[Offer] = []
    if record is not None and table.status == RUNNING:
        offers = open_offers(record.now, seat)
    return TableShown(
        id=table.id,
        version=table.version,
        ply=table.ply,
        status=table.status,  # type: ignore[arg-type]
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        listed=setup.listed,
        delay=setup.delay,
        commitment=table.commitment,
        seed_chosen=setup.seed_chosen,
        seed=str(setup.seed) if over else None,
        salt=setup.salt if over else None,
        seats=[
            SeatShown(
                seat=at,
                kind=each.kind,  # type: ignore[arg-type]
                name=names[at] if each.kind != "open" else "",
                bot=each.bot or None,
                you=at in mine,
                stand_in=each.stand_in or None,
                resigned=each.resigned,
            )
            for at, each in enumerate(table.seats)
        ],
        creator=person is not None and person.id == setup.creator,
        seat=seat,
        decides=table.decides,
        since=table.moved_at,
        acted=max((table.acted.get(at, 0) for at in mine), default=0),
        undo=None
        if table.undo is None
        else UndoShown(seat=table.undo.seat, ply=table.undo.ply, waiting=sorted(table.undo.waiting)),
        rematch=table.rematch if mine else None,
        winners=table.winners(),
        view=None if record is None else {**table.seen(seat), "you": seat},
        offers=offers,
        from_ply=from_ply,
        steps=cast(list[Step], steps),  # as the engine writes them, which is the shape of a Step
        chat=heard(table, bool(mine), known),
    )


def heard(table: Table, plays: bool, since: int) -> list[ChatLine]:
    """What was said since a version; while the game runs players and watchers do not hear each other."""
    channel = "players" if plays else "watchers"
    return [
        ChatLine(version=line.version, name=line.name, channel=line.channel, text=line.text, at=line.at)  # type: ignore[arg-type]
        for line in table.chat
        if line.version > since and (table.status != RUNNING or line.channel == channel)
    ]


def show_closed(table: Table, person: Person | None, wanted: int | None) -> list[Offer]:
    """What the seat that decides cannot do, and why."""
    seat = pick_seat(table, person, wanted)
    if table.record is None or table.status != RUNNING:
        return []
    return closed_offers(table.record.now, seat)


def show_record(table: Table) -> str:
    """The record as text; while the game runs its seed is sealed."""
    if table.record is None:
        raise Refused("The game has not begun.")
    return table.record.dumps(sealed=table.status != OVER)


def show_record_json(table: Table) -> dict[str, Any]:
    """The same as JSON."""
    if table.record is None:
        raise Refused("The game has not begun.")
    return table.record.to_json(sealed=table.status != OVER)
