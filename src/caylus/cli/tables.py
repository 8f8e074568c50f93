"""Tables that several commands print: the result of a game, and the ledger of its points."""

from __future__ import annotations

from typing import Any

from caylus.cli.screen import Screen
from caylus.core.record import Record


def show_ledger(screen: Screen, view: dict[str, Any], names: list[str]) -> None:
    """Points by source and seat, with their sums; each seat's column adds up to its score.

    Seats whose points the viewer may not see have a question mark for their total.
    """
    sums: dict[str, list[int]] = {}
    for entry in view["ledger"]:
        by_seat = sums.setdefault(entry["source"], [0] * view["players"])
        by_seat[entry["seat"]] += entry["points"]
    hidden = None in view["scores"]
    if not sums:
        screen.say(
            "You have not scored yet; the points of others lie face down." if hidden else "Nobody has scored yet."
        )
        return
    rows = [[source.capitalize(), *(str(points) if points else "" for points in sums[source])] for source in sums]
    rows.append(["Total", *("?" if score is None else str(score) for score in view["scores"])])
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
