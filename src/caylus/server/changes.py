"""What an action changed, as a small message: made once for all who see the same, and much shorter than the table."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from caylus.core.state import JsonObject
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
    if told is None and table.just_played and table.status == RUNNING and table.undo is None:
        viewer = table.viewer(seat)
        if viewer in table.views_before:
            told = table.told[seat] = tell_change(table, seat, viewer)
    return told


def tell_change(table: Table, seat: int | None, viewer: int | None) -> bytes:
    """The frame itself; what many hear is encoded once."""
    record = table.record
    assert record is not None
    if viewer not in table.changed:
        view = changed_parts(table.views_before[viewer], table.seen(seat))
        steps = [step_for(table, seat)]
        table.changed[viewer] = Raw(ENCODE(view)), Raw(ENCODE(steps))
    if seat != table.decides and None in table.told and viewer is None:
        return table.told[None]  # those who do not decide hear the same if they see the same
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


def changed_parts(before: JsonObject, now: JsonObject) -> JsonObject:
    """The keys of a view that are not what they were; every view of a running game has the same keys."""
    assert before.keys() == now.keys()
    return {key: value for key, value in now.items() if value != before[key]}
