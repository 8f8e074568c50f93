"""A table as a line in a list."""

from __future__ import annotations

from caylus.tables.person import Person
from caylus.tables.table import OVER, Table
from caylus.tables.views.messages import TableRow


def show_row(table: Table, person: Person | None) -> TableRow:
    """A table that is at hand, as in a list."""
    mine = table.seats_of(person.id) if person is not None else []
    over = table.status == OVER and table.record is not None
    return TableRow(
        id=table.id,
        game=table.setup.game,
        status=table.status,  # type: ignore[arg-type]
        players=table.setup.players,
        names=[seat.name for seat in table.seats if seat.kind != "open"],
        open=sum(seat.kind == "open" for seat in table.seats),
        listed=table.setup.listed,
        seat=mine[0] if mine else None,
        your_turn=table.decides in mine,
        playable=True,
        created=table.setup.created,
        ended=table.moved_at if over else None,
        points=table.record.now.scores() if over and table.record is not None else None,
        won=bool(set(table.winners()) & set(mine)) if over and 0 < len(mine) < table.setup.players else None,
    )
