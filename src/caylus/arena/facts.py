"""What `caylus measure` needs to know of a game, gathered by playing its record once more."""

from __future__ import annotations

from typing import Any

from caylus.core.record import Record
from caylus.core.state import JsonObject, State
from caylus.kit.plug import plug_of


def gather(record: Record) -> JsonObject:
    """The facts of a finished game: options by kind of decision, first order of seats, changes of the lead."""
    state = record.state(0)
    options: dict[str, dict[str, int]] = {}
    lead = Lead()
    first = first_order(state)
    for action in record.actions:
        asked = state.decision
        assert asked is not None
        counts = options.setdefault(str(asked["kind"]), {})
        number = str(len(state.legal))  # a text, as JSON will have it
        counts[number] = counts.get(number, 0) + 1
        state.play(action)
        lead.look(state.scores())
    facts: JsonObject = {"options": options, "first": first, "leads": lead.changes}
    knowledge = plug_of(record.about).knowledge()
    if knowledge is not None and knowledge.alarms is not None:
        facts["sanity"] = knowledge.alarms.count(record)
    return facts


def first_order(state: State) -> list[int]:
    """The seats as they come to play in the first turn."""
    view: dict[str, Any] = state.view(None)
    if "order" in view:
        return list(view["order"])
    return [(view.get("first", 0) + at) % state.players for at in range(state.players)]


class Lead:
    """Counts how often another seat takes the lead; while the first are level, nobody has taken it."""

    def __init__(self) -> None:
        self.leader: int | None = None
        self.changes = 0

    def look(self, scores: list[int]) -> None:
        """Look at the points after a decision."""
        best = max(scores)
        if scores.count(best) > 1 or scores.index(best) == self.leader:
            return
        if self.leader is not None:
            self.changes += 1
        self.leader = scores.index(best)
