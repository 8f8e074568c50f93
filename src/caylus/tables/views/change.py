"""What an action changed, as a small message: made once for all who see the same, and much shorter than the table."""

from __future__ import annotations

from typing import cast

from caylus.core.record import tell_step
from caylus.core.state import JsonObject, State
from caylus.tables.table import RUNNING, Table, Told
from caylus.tables.views.messages import Change, Step
from caylus.tables.views.offers import open_offers


def change_since(table: Table, seat: int | None, known: int) -> Told | None:
    """What to tell a seat that knew the table at a version; None if only the whole table will do."""
    if known != table.version - 1:
        return None
    as_seen = seat if table.secretive or seat == table.decides else None  # others hear the same as those who watch
    told = table.told.get(as_seen)
    if told is None and table.before is not None and table.status == RUNNING and table.undo is None:
        told = table.told[as_seen] = Told(tell_change(table, as_seen, table.before))
    return told


def tell_change(table: Table, seat: int | None, before: State) -> Change:
    """The message itself."""
    record, viewer = table.record, table.viewer(seat)
    assert record is not None
    found = table.changed.get(viewer)
    if found is None:
        found = table.changed[viewer] = record.now.changed(before, viewer), [step_for(table, seat)]
    view, steps = found
    return Change(
        kind="change",
        base=table.version - 1,
        version=table.version,
        ply=record.plies,
        decides=table.decides,
        since=table.moved_at,
        undo=None,
        view=view,
        offers=open_offers(record.now, seat),
        from_ply=record.plies - 1,
        steps=cast(list[Step], steps),  # as the engine writes them, which is the shape of a Step
    )


def step_for(table: Table, seat: int | None) -> JsonObject:
    """The last step of the story as a seat may know it."""
    assert table.record is not None
    step = table.steps[-1]
    return tell_step(step, table.record.now, seat) if table.secretive else step
