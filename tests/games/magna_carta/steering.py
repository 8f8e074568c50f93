"""What steered players of Caylus Magna Carta want, and how near a table is to a goal."""

from __future__ import annotations

from typing import Any

from caylus.core.state import State

COSTS = {
    "theatre": {"wood": 2, "gold": 1},
    "statue": {"stone": 2, "gold": 1},
    "hotel": {"stone": 3, "gold": 1},
    "stables": {"food": 3, "gold": 2},
    "town-hall": {"wood": 3, "gold": 2},
    "monument": {"stone": 3, "gold": 2},
    "cathedral": {"stone": 5, "gold": 3},
}
PRODUCTION = {
    *("park", "forest", "neutral-quarry", "small-farm", "small-sawmill", "small-quarry"),
    *("large-farm", "large-sawmill", "large-quarry"),
}
LEANINGS = ["builder", "lawyer", "castle", "dealer", "patron", "drifter"]
STAR = 0  # the seat for which a goal is reached


def wish(state: State, word: str, leaning: str) -> float:
    """The weight that the leaning gives an action."""
    verb, _, thing = word.partition(" ")
    if leaning == "drifter":
        return 0.3 if verb in ("pass", "decline") else 1
    if verb == "place":
        return wish_to_place(thing, state.goods(state.who), leaning)
    if verb == "build":
        return 12 if thing.split()[0] in COSTS else 5 if leaning == "builder" else 3
    if verb == "castle":
        return 4 if leaning == "castle" else 0.6
    if verb == "provost":
        return 4 if thing == "stay" else 0.5
    if verb == "pay" and leaning == "patron":
        return 10
    if verb in ("draw", "replace"):
        return 1.2 if leaning == "dealer" else 0.5
    return {"pass": 0.2, "decline": 0.3}.get(verb, 1)


def wish_to_place(tile: str, goods: list[int], leaning: str) -> float:
    """Where a worker could be of use, given what the player has."""
    color, _, rest = tile.partition("-")
    card = rest if color in ("blue", "red", "orange", "yellow", "green") else tile
    if card in PRODUCTION:
        return 4
    if card == "lawyer":
        return (12 if leaning == "lawyer" else 3) if goods[0] or goods[4] else 0.2
    if card == "church" and leaning == "patron":
        return 20
    return {"gold-mine": 6, "bank": 5, "church": 4, "trading-post": 3, "market": 2}.get(card, 2)


# -- goals --------------------------------------------------------------------------------------------------


def goals(missing: set[str]) -> list[str]:
    """What to aim at when these features have not been shown yet."""
    found = ["tie"] if "the win was shared" in missing else []
    if "the church sold tokens of two sections at once" in missing:
        found.append("everyone a patron")
    for feature in sorted(missing):
        kind, _, thing = feature.partition(" ")
        if kind == "built" and thing in COSTS:
            found.append(f"build {thing}")
    return found


def suits(start: State, goal: str) -> bool:  # noqa: ARG001 (every set-up allows everything)
    """Whether the goal can be reached from this start."""
    return True


def progress(state: State, goal: str) -> float:
    """How near the table is to its goal."""
    position: dict[str, Any] = state.position()
    _, _, card = goal.partition(" ")
    if goal == "tie":
        scores = sorted(state.scores())
        return float(scores[-2] - scores[-1])
    if position["prestige"].get(card) == STAR:
        return 1000
    has = position["seats"][STAR]
    mine = [space["cover"] for space in position["road"] if space["owner"] == STAR]
    ready = sum((10 if cube == "gold" else 4) * min(has[cube], needed) for cube, needed in COSTS[card].items())
    ready += 25 * min(mine.count("residence"), 1) + 3 * len(mine) + has["food"] + has["wood"] + has["stone"]
    return float(ready + has["deniers"] / 2)
