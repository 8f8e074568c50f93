"""Events: what is kept of them is read back, and what nobody knows is refused."""

from __future__ import annotations

import pytest

from caylus.tables import events
from caylus.tables.events import KINDS, Event, read_event
from caylus.tables.refusals import StorageError
from caylus.tables.setup import Seat

ONE_OF_EACH: list[Event] = [
    events.Sat(1, Seat("person", "anna", "Anna")),
    events.Rose(2),
    events.Started(),
    events.WentOn((3, 1, 4)),
    events.Played(0, 17),
    events.TookBack(1, 5),
    events.AskedBack(1, 5, (0, 2)),
    events.Agreed(2),
    events.Minded(0),
    events.Resigned(1, "apprentice"),
    events.StoodIn(1, "mason"),
    events.CameBack(1),
    events.Watched("hugo"),
    events.LinksRenewed("00ff"),
    events.Said("Anna", "players", "Well played!"),
    events.PlayedAgain("0123"),
]


def test_there_is_one_of_each() -> None:
    assert [type(event) for event in ONE_OF_EACH] == list(KINDS.values())


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: event.kind)
def test_an_event_is_read_back_as_it_was_kept(event: Event) -> None:
    assert read_event(event.kind, *event.columns()) == event


@pytest.mark.parametrize(("kind", "format"), [("mutiny", 1), ("play", 2)])
def test_an_event_of_a_newer_program_is_refused_with_a_sentence(kind: str, format: int) -> None:  # noqa: A002
    with pytest.raises(StorageError, match=f"'{kind}', format {format}, was kept by a newer version"):
        read_event(kind, 0, 0, None, format)


def test_what_0_1_kept_is_read() -> None:
    """Rows as the first version wrote them."""
    sat = '{"kind": "bot", "person": "", "name": "Isaure", "bot": "mason"}'
    assert read_event("sit", 1, None, sat) == events.Sat(1, Seat("bot", "", "Isaure", "mason"))
    assert read_event("ask", 0, 7, "[1, 2]") == events.AskedBack(0, 7, (1, 2))
    assert read_event("prefix", None, None, "[5, 6]") == events.WentOn((5, 6))
    assert read_event("watch", None, None, "abc") == events.Watched("abc")
    assert read_event("start", None, None, None) == events.Started()
