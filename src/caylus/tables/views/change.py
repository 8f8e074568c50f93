"""What an action changed, as a small message: made once for all who see the same, and much shorter than the table."""

from __future__ import annotations

from caylus.core.record import Record, tell_step
from caylus.core.state import JsonObject, State
from caylus.tables.table import RUNNING, News, Table, Told
from caylus.tables.views.offers import open_offers


def change_since(table: Table, seat: int | None, known: int) -> Told | None:
    """What to tell a seat that knew the table at a version; None if only the whole table will do."""
    if known != table.version - 1:
        return None
    as_seen = seat if table.secretive or seat == table.decides else None  # others hear the same as those who watch
    told = table.told.get(as_seen)
    if told is None and table.before is not None and table.status == RUNNING and table.undo is None:
        told = table.told[as_seen] = tell_change(table, as_seen, table.before)
    return told


def tell_change(table: Table, seat: int | None, before: State) -> Told:
    """The message itself: a `Change`, as it is told in views/messages.py."""
    record, viewer = table.record, table.viewer(seat)
    assert record is not None
    news = table.news.get(viewer)
    if news is None:
        news = table.news[viewer] = tell_news(table, record, viewer, before)
    return Told(news, open_offers(record.now, seat))


def tell_news(table: Table, record: Record, viewer: int | None, before: State) -> News:
    """What all are told who see the same."""
    plies = record.plies
    head: JsonObject = {
        "kind": "change",
        "base": table.version - 1,
        "version": table.version,
        "ply": plies,
        "decides": table.decides,
        "since": table.moved_at,
        "undo": None,
        "view": record.now.changed(before, viewer),
    }
    return News(head, {"from_ply": plies - 1, "steps": [step_for(table, viewer)]})


def step_for(table: Table, seat: int | None) -> JsonObject:
    """The last step of the story as a seat may know it."""
    assert table.record is not None
    step = table.steps[-1]
    return tell_step(step, table.record.now, seat) if table.secretive else step
