"""What an action changed, as a small message: made once for all who see the same, and much shorter than the table."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from caylus.core.state import JsonObject, State
from caylus.server.offers import open_offers
from caylus.server.table import OPEN_GAMES, RUNNING, Table
from caylus.server.wire import Change
from caylus.server.wires import frame

ENCODE = msgspec.json.Encoder().encode


def change_since(table: Table, seat: int | None, known: int) -> bytes | None:
    """The frame for a seat that knew the table at a version; None if only the whole table will do."""
    if known != table.version - 1:
        return None
    told = table.told.get(seat)
    if told is None and table.before is not None and table.status == RUNNING and table.undo is None:
        told = table.told[seat] = tell_change(table, seat, table.before)
    return told


def tell_change(table: Table, seat: int | None, before: State) -> bytes:
    """The frame itself; what many hear is encoded once."""
    record, viewer = table.record, table.viewer(seat)
    assert record is not None
    if viewer is None and seat != table.decides and None in table.told:
        return table.told[None]  # those who do not decide hear the same if they see the same
    if viewer not in table.changed:
        view = record.now.changed(before, viewer)
        steps = [step_for(table, seat)]
        table.changed[viewer] = Raw(ENCODE(view)), Raw(ENCODE(steps))
    view_encoded, steps_encoded = table.changed[viewer]
    change = Change(
        base=table.version - 1,
        version=table.version,
        ply=record.plies,
        decides=table.decides,
        since=table.moved_at,
        view=view_encoded,
        offers=open_offers(record.now, seat, record.seats),
        from_ply=record.plies - 1,
        steps=steps_encoded,
    )
    told = frame(ENCODE(change))
    if viewer is None and seat != table.decides:
        table.told[None] = told
    return told


def step_for(table: Table, seat: int | None) -> JsonObject:
    """The last step of the story as a seat may know it."""
    assert table.record is not None
    step, now = table.steps[-1], table.record.now
    if table.setup.game in OPEN_GAMES:
        return step
    changes = step["changes"]
    assert isinstance(changes, list)
    return {**step, "changes": [change for change in changes if now.may_tell(change, seat)]}
