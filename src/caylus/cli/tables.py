"""Tables that several commands print: the result of a game, and the ledger of its points."""

from __future__ import annotations

from caylus.cli.screen import Screen
from caylus.core.record import Record
from caylus.core.state import State


def show_ledger(screen: Screen, state: State, names: list[str]) -> None:
    """Points by source and seat, with their sums; each seat's column adds up to its score."""
    sums: dict[str, list[int]] = {}
    for entry in state.ledger():
        by_seat = sums.setdefault(str(entry["source"]), [0] * state.players)
        seat, points = entry["seat"], entry["points"]
        assert isinstance(seat, int)
        assert isinstance(points, int)
        by_seat[seat] += points
    if not sums:
        screen.say("Nobody has scored yet.")
        return
    rows = [[source.capitalize(), *(str(points) if points else "" for points in sums[source])] for source in sums]
    rows.append(["Total", *map(str, state.scores())])
    screen.table("Points by source", ["", *names], rows)


def show_result(screen: Screen, record: Record, names: list[str]) -> None:
    """Who won, and the seats from first to last."""
    state = record.now
    scores = state.scores()
    winners = [names[seat] for seat in state.winners()]
    best = max(scores)
    if len(winners) == 1:
        screen.say(f"The game is over. {winners[0]} wins with {best} points.")
    else:
        together = ", ".join(winners[:-1]) + " and " + winners[-1]
        screen.say(f"The game is over. {together} share the victory with {best} points each.")
    ranking = sorted(range(record.players), key=lambda seat: -scores[seat])
    rows = [
        [str(1 + sum(1 for other in scores if other > scores[seat])), names[seat], str(scores[seat])]
        for seat in ranking
    ]
    screen.table("Result", ["place", "player", "points"], rows)
