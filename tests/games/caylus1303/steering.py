"""What steered players of Caylus 1303 want, and how near a table is to a goal."""

from __future__ import annotations

from typing import Any

from caylus.core.state import State

RESOURCES = ["food", "wood", "stone", "fabric", "gold"]
PRODUCTION = {
    *("farm", "farm-2", "sawmill", "quarry", "wood-farm", "wood-sawmill", "wood-quarry", "wood-market"),
    *("stone-farm", "stone-sawmill", "stone-quarry"),
}
BONUS = {"stone-farm", "stone-sawmill", "stone-quarry"}
MONEY = {"guild-3", "guild-4", "stone-guild", "covered-market"}
GOLD = {"gold-mine": 6.0, "foundry": 5.0, "alchemist": 5.0}
HOARDED = {"quarry", "wood-quarry", "stone-quarry", "spinning-mill"}
COSTS = {
    "garden": {"gold": 1, "wood": 1},
    "factory": {"gold": 1, "fabric": 1},
    "granary": {"gold": 1, "stone": 1},
    "statue": {"gold": 1, "stone": 2},
    "theater": {"gold": 3, "wood": 4},
    "cathedral": {"gold": 3, "stone": 3},
    "mansion": {"gold": 5, "stone": 5},
}
LEANINGS = ["builder", "landlord", "deliverer", "courtier", "drifter", "spoiler", "pusher", "hoarder"]
STAR = 0  # the seat for which a goal is reached
GREAT = {"theater", "cathedral", "mansion"}
LAST_ROUND = 9
WOOD_SPACE, STONE_SPACE = 9, 14  # where tiles lie from the set-up on


def wish(state: State, word: str, leaning: str) -> float:
    """The weight that the leaning gives an action."""
    verb, _, thing = word.partition(" ")
    if verb == "place":
        if thing in BONUS and is_own_and_taken(state, thing):
            return 60  # only the Journeyman can
        return 1 if leaning == "drifter" else wish_to_place(thing, purse(state), leaning)
    if leaning == "hoarder":
        return wish_of_a_hoarder(verb, thing)
    if verb == "pass":
        return 0.5 if leaning == "drifter" else 0.25
    if verb == "decline":
        return 0.5 if leaning == "drifter" else 0.15
    if verb == "build":
        return 6 if thing.split()[0] in COSTS else 2
    if verb == "provost":
        return wish_to_move(thing, leaning)
    if verb == "site":
        return int(thing) * 2
    if verb == "steal":
        return 0.7
    if verb == "deliver" and "gold" in thing:
        return 3
    if verb == "give" and thing.endswith("gold"):
        return 9
    if verb == "take":
        return 3 if "fabric" in thing else 1
    return 1


def wish_of_a_hoarder(verb: str, thing: str) -> float:
    """Keep gold and stone for a great monument, or for a favor late in the game."""
    first = thing.partition(" ")[0]
    if verb in ("deliver", "pass"):
        return 0.05
    if verb in ("build", "transform"):
        return 0.05 if first in COSTS and first not in GREAT else 30 if first in GREAT or first in GOLD else 3
    if verb in ("give", "pay"):
        return 9
    if verb == "site":
        return 3 * int(thing)
    return 5 if thing == "stay" else 1 if verb != "decline" else 0.3


def purse(state: State) -> dict[str, int]:
    """What the seat to decide has."""
    goods = dict(zip([*RESOURCES, "workers"], state.goods(state.who), strict=False))
    goods["others"] = sum(1 for resource in RESOURCES[1:] if goods[resource])
    return goods


def is_own_and_taken(state: State, tile: str) -> bool:
    """Whether the seat to decide owns the building, on which somebody else's worker stands."""
    road: Any = state.position()["road"]
    return any(space["tile"] == tile and space["owner"] == state.who and space["workers"] for space in road)


def wish_to_move(steps: str, leaning: str) -> float:
    """Where the provost should go: forward, so that more buildings work; a drifter does not care."""
    if steps == "stay":
        return 5
    if leaning == "drifter":
        return 1
    if leaning in ("spoiler", "pusher"):
        return 6 if steps.startswith("-" if leaning == "spoiler" else "+") else 0.1
    return 0.5 if steps.startswith("+") else 0.1


def wish_to_place(place: str, has: dict[str, int], leaning: str) -> float:
    """Where a worker could be of use, given what the player has."""
    if leaning == "hoarder" and (place in GOLD or place in HOARDED):
        return 12
    if place == "site":
        ready = has["food"] > 0 and has["others"] >= 2
        return (12 if leaning == "deliverer" else 4) if ready else 0.2
    if place == "fairground":
        return (9 if leaning == "courtier" else 2) if has["wood"] else 0.2
    if place == "lawyer":
        return (9 if leaning == "landlord" else 4) if has["fabric"] else 0.2
    if place in ("carpenter", "printed-carpenter"):
        return 5 if has["wood"] and leaning != "deliverer" else 0.4
    if place == "stonemason":
        return 7 if has["stone"] else 0.3
    if place in PRODUCTION:
        return 4
    if place == "spinning-mill":
        return 6
    if place in MONEY:
        return 3 if has["workers"] < 8 else 1
    wanted = {"tailor": has["fabric"], "church": has["workers"] - 2, "market": has["workers"]}
    if place == "jeweler" and has["gold"]:
        return 0.1 if leaning == "hoarder" else 12
    return GOLD.get(place, 2.0 if wanted.get(place, 1) > 0 else 0.2)


# -- goals --------------------------------------------------------------------------------------------------

MOMENTS = {
    "a player was without houses": "houses",
    "the win was shared": "tie",
    "all fifteen workers were in hand": "workers",
    "a worker was lost beyond the fifteenth": "workers",
    "the provost stood past the end of the road": "everyone a pusher",
    "the provost was reset beyond the set-up stone tile": "road",
    "the provost stood right after the bridge": "everyone a spoiler",
    "the road was full": "road",
    "a second bundle with gold gave the goldsmith nothing": "hold goldsmith",
    "the deliveryman without a worker lost a tie": "everyone a deliverer",
    "no bonus for an owner who joined a worker": "hold journeyman",
    "foreman and goldsmith at one bundle": "hold foreman goldsmith",
    "two monuments of one player in a round": "build statue",
}


def goals(missing: set[str]) -> list[str]:
    """What to aim at when these features have not been shown yet."""
    found = [MOMENTS[feature] for feature in sorted(missing) if feature in MOMENTS]
    for feature in sorted(missing):
        kind, _, thing = feature.partition(" ")
        if kind == "built":
            found.append(f"build {thing}")
            if thing in GREAT:
                found.append("everyone a hoarder")
        elif "on the site" in feature or "set-up side" in feature:
            found.append(f"tile {feature.split()[-1]}")
    return found


def suits(start: State, goal: str) -> bool:
    """Whether the tile was laid at the set-up, whether the characters are in the game."""
    position: Any = start.position()
    verb, _, thing = goal.partition(" ")
    if verb == "hold":
        return set(thing.split()) <= set(position["characters"])
    road = position["road"]
    laid = [*position["site"]["tiles"], road[WOOD_SPACE - 1]["tile"], road[STONE_SPACE - 1]["tile"]]
    return verb != "tile" or thing in laid


def progress(state: State, goal: str) -> float:
    """How near the table is to its goal."""
    view: dict[str, Any] = state.view(None)
    verb, _, thing = goal.partition(" ")
    has = view["seats"][STAR]
    mine = [str(space["tile"]) for space in view["road"] if space["owner"] == STAR]
    built = sum(1 for space in view["road"] if space["tile"] is not None)
    if verb == "houses":
        return float(-10 * has["houses"] + has["fabric"] + has["wood"] / 2 + has["stone"] / 2 + has["food"] / 4)
    if verb == "tie":
        scores = sorted(state.scores())
        return float(scores[-2] - scores[-1]) if view["turn"] >= LAST_ROUND - 1 else 0.0
    if verb == "workers":
        return float(max(seat["workers"] for seat in view["seats"]))
    if verb in ("hold", "tile"):
        wealth = 20 * len(BONUS.intersection(mine)) + 10 * min(has["gold"], 3) + 3 * min(has["food"], 3)
        held = len(set(has["characters"]).intersection(thing.split()))
        return float(50 * held + wealth + has["wood"] + has["stone"])
    if verb == "road":
        return float(10 * built + sum(seat["wood"] + seat["food"] + seat["stone"] for seat in view["seats"]) / 5)
    if thing in mine:
        return 1000
    ready = sum((10 if cube == "gold" else 4) * min(has[cube], needed) for cube, needed in COSTS.get(thing, {}).items())
    ready += 25 * min(mine.count("residence"), 1) + 2 * has["fabric"] + has["food"] + has["wood"] + has["stone"]
    return float(ready + has["workers"] / 2)
