"""What an action changed, as a small message: made once for all who see the same, and much shorter than the table."""

from __future__ import annotations

import msgspec

from caylus.core.state import JsonObject
from caylus.server.offers import open_offers
from caylus.server.table import OPEN_GAMES, RUNNING, Table
from caylus.server.wire import Change
from caylus.server.wires import frame

ENCODE = msgspec.json.Encoder().encode


def change_since(table: Table, seat: int | None, known: int) -> bytes | None:
    """The frame for a seat that knew the table at a version; None if only the whole table will do."""
    if known != table.version - 1 or not table.just_played or table.status != RUNNING:
        return None
    viewer = table.viewer(seat)
    heard = seat if seat == table.decides else viewer  # those who do not decide hear the same if they see the same
    told = table.told.get(heard)
    if told is None and viewer in table.views_before:
        told = table.told[heard] = tell_change(table, seat, viewer)
    return told


def tell_change(table: Table, seat: int | None, viewer: int | None) -> bytes:
    """The frame itself."""
    assert table.record is not None
    if viewer not in table.changed:
        table.changed[viewer] = changed_parts(table.views_before[viewer], table.seen(seat))
    state, step = table.record.now, table.steps[-1]
    if table.setup.game not in OPEN_GAMES:
        changes = step["changes"]
        assert isinstance(changes, list)
        step = {**step, "changes": [change for change in changes if state.may_tell(change, seat)]}
    change = Change(
        base=table.version - 1,
        version=table.version,
        ply=table.ply,
        decides=table.decides,
        since=table.moved_at,
        view=table.changed[viewer],
        offers=open_offers(state, seat, table.record.seats) if seat is not None and seat == table.decides else [],
        from_ply=table.ply - 1,
        steps=[step],
    )
    return frame(ENCODE(change))


def changed_parts(before: JsonObject, now: JsonObject) -> JsonObject:
    """The keys of a view that are not what they were; every view of a running game has the same keys."""
    assert before.keys() == now.keys()
    return {key: value for key, value in now.items() if value != before[key]}
