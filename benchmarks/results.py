"""From the rounds to one row a measurement: medians, spreads, ratios."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.measure import Summary, summary
from benchmarks.turns import Found

# What a kind of measurement is compared with: engine and measurement of the peer.
DECISIONS = {"catanatron": "catan/call by call/4", "OpenSpiel": "chess/call by call/2"}
COPIES = {"catanatron": "catan/copies/4", "OpenSpiel": "chess/copies/2"}
ANCHORS = {
    "engine loop": {"catanatron": DECISIONS["catanatron"]},  # its peer's loop is Python; pyspiel's would be C++
    "call by call": DECISIONS,
    "copies": COPIES,
}


@dataclass(frozen=True)
class Row:
    """One measurement of one engine, over all rounds."""

    engine: str
    build: str  # or the version of a peer
    game: str
    players: int
    what: str
    rate: Summary
    games: Summary
    ratios: dict[str, float]  # by peer, to its decisions or its copies


def rows_of(found: Found) -> list[Row]:
    """All measurements, with ratios of medians."""
    middles = {key: summary([rate.per_second for rate in rates]) for key, rates in found.items()}
    by_peer = {(engine, name): middle.median for (engine, _, name), middle in middles.items()}
    rows: list[Row] = []
    for (engine, build, name), rates in found.items():
        game, what, players = name.split("/")
        middle = middles[engine, build, name]
        anchors = ((peer, by_peer.get((peer, other))) for peer, other in ANCHORS.get(what, {}).items())
        ratios = {peer: middle.median / median for peer, median in anchors if median}
        games = summary([rate.games_per_second for rate in rates])
        rows.append(Row(engine, build, game, int(players), what, middle, games, ratios))
    return rows
