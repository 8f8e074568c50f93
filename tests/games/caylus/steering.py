"""What steered players of Caylus want, and how near a table is to a goal."""

from __future__ import annotations

from caylus.core.state import JsonObject, State

CUBES = ["food", "wood", "stone", "cloth", "gold"]
PRODUCTION = {
    *("farm", "forest", "sawmill", "quarry", "farm-food", "farm-cloth", "wood-quarry", "wood-sawmill"),
    *("stone-farm", "park", "workshop"),
}
PRESTIGE = {
    *("statue", "granary", "library", "weaver", "theater", "university", "monument", "hotel", "cathedral"),
}
COSTS = {
    "statue": {"stone": 2, "gold": 1},
    "granary": {"food": 3, "gold": 1},
    "library": {"wood": 3, "gold": 1},
    "weaver": {"cloth": 3, "gold": 1},
    "theater": {"wood": 3, "gold": 2},
    "university": {"stone": 3, "gold": 2},
    "monument": {"stone": 4, "gold": 2},
    "hotel": {"stone": 3, "gold": 2},
    "cathedral": {"stone": 5, "gold": 3},
}
SECTIONS = ["dungeon", "walls", "towers"]
STAR = 0  # the seat for which a goal is reached
# What each leaning makes of a favor line
LINES = {
    "castle": {"cubes": 6, "building": 1, "money": 2, "prestige": 1},
    "builder": {"cubes": 2, "building": 6, "money": 1, "prestige": 1},
    "prestige": {"cubes": 3, "building": 5, "money": 1, "prestige": 1},
    "courtier": {"cubes": 1, "building": 1, "money": 3, "prestige": 5},
    "drifter": {"cubes": 1, "building": 1, "money": 1, "prestige": 1},
}
LEANINGS = list(LINES)


def purse(state: State) -> dict[str, int]:
    """What the seat to decide has."""
    assert state.seat is not None
    goods = dict(zip([*CUBES, "deniers"], state.goods(state.seat), strict=False))
    goods["others"] = sum(1 for cube in CUBES[1:] if goods[cube])
    return goods


def wish(state: State, word: str, leaning: str) -> float:
    """The weight that the leaning gives an action."""
    verb, _, thing = word.partition(" ")
    decision = state.decision
    assert decision is not None
    if verb == "place":
        return wish_to_place(thing, purse(state), leaning)
    if verb == "pass":
        return 0.15
    if verb == "decline":
        if leaning == "drifter":
            return 0.5
        return 0.5 if decision["kind"] == "castle" and leaning != "castle" else 0.1
    if verb == "build":
        return 8 if thing.split()[0] in PRESTIGE else 1.5
    if verb == "favor":
        return LINES[leaning][thing.split()[0]] * (0.02 if thing.endswith("unused") else 1)
    if verb == "provost":
        return wish_to_move(thing, leaning)
    if verb == "take" and "gold" in thing:
        return 6
    if verb == "give" and "gold" in thing:
        return 0.2
    if verb == "transform":
        return 0.4 if thing in PRODUCTION and leaning != "prestige" else 1
    return 1


def wish_to_move(steps: str, leaning: str) -> float:
    """Where the provost should go: forward, so that more buildings work; a drifter does not care."""
    if steps == "stay":
        return 4
    if leaning == "drifter":
        return 0.6
    return 0.6 if steps.startswith("+") else 0.1


def wish_to_place(place: str, has: dict[str, int], leaning: str) -> float:
    """Where a worker could be of use, given what the player has."""
    if leaning == "drifter":
        return 1
    if place == "castle":
        ready = has["food"] > 0 and has["others"] >= 2
        return (12 if leaning == "castle" else 4) if ready else 0.1
    if place in PRODUCTION:
        return 4
    if place in ("carpenter", "fixed-carpenter"):
        return 4 if has["wood"] and leaning != "castle" else 0.3
    if place == "mason":
        return 6 if has["stone"] else 0.3
    if place == "lawyer":
        return 6 if has["cloth"] and leaning != "castle" else 0.2
    if place.startswith("architect"):
        return 10 if has["gold"] and leaning in ("prestige", "builder") else 0.2
    if place in ("gold-mine", "bank", "alchemist"):
        return 4 if leaning == "prestige" else 1.5
    if place == "joust":
        return 6 if has["cloth"] and leaning != "castle" else 0.2
    return {"trading-post": 3, "church": 2, "tailor": 2, "jeweller": 2, "guild": 1}.get(place, 0.7)


# -- goals --------------------------------------------------------------------------------------------------


def goals(missing: set[str]) -> list[str]:
    """What to aim at when these features have not been shown yet."""
    found: list[str] = []
    for feature in sorted(missing):
        kind, _, thing = feature.partition(" ")
        if kind == "built" and thing in PRESTIGE:
            found.append(f"build {thing}")
        elif feature.startswith("used favor-"):
            found.append(f"line {thing.split('-')[1]}")
        elif feature.endswith("by completion") or "castle was full" in feature:
            found.append("castle")
        elif "favor was lost" in feature:
            found.append("fifth favor")
    return found


def suits(start: State, goal: str) -> bool:  # noqa: ARG001 (every set-up allows everything)
    """Whether the goal can be reached from this start."""
    return True


def progress(state: State, goal: str) -> float:
    """How near the table is to its goal."""
    view = state.view(None)
    verb, _, thing = goal.partition(" ")
    if verb == "castle":
        return castle_progress(view)
    if verb == "build":
        return build_progress(view, thing)
    if verb == "line":
        return line_progress(view, thing)
    return fifth_favor_progress(view)


def seats(view: JsonObject) -> list[dict[str, int]]:
    """The purses with their numbers."""
    found = view["seats"]
    assert isinstance(found, list)
    return found


def houses(view: JsonObject, section: str) -> list[int]:
    """The houses in a section by seat."""
    castle = view["castle"]
    assert isinstance(castle, dict)
    found = castle[section]
    assert isinstance(found, list)
    return found


def owned(view: JsonObject, seat: int) -> list[str]:
    """The tiles of a seat on the road."""
    road = view["road"]
    assert isinstance(road, list)
    return [str(space["tile"]) for space in road if space["owner"] == seat]


def standing(view: JsonObject, *tiles: str) -> int:
    """How many of these tiles are on the road."""
    road = view["road"]
    assert isinstance(road, list)
    return sum(1 for space in road if space["tile"] in tiles)


def castle_progress(view: JsonObject) -> float:
    """Many houses, batches at hand, and a slow bailiff."""
    built = sum(sum(houses(view, section)) for section in SECTIONS)
    ready = 0.0
    for has in seats(view):
        cubes = [has["wood"], has["stone"], has["cloth"], has["gold"]]
        ready += min(has["food"], sum(min(cube, 2) for cube in cubes) / 2) + sum(cubes) / 10 + has["deniers"] / 20
    return 10 * built + 6 * ready + standing(view, *PRODUCTION) - 3 * int(str(view["bailiff"]))


def build_progress(view: JsonObject, tile: str) -> float:
    """The cubes, a residence, and an architect to come by."""
    mine = owned(view, STAR)
    if tile in mine:
        return 1000
    has = seats(view)[STAR]
    ready: float = sum((10 if cube == "gold" else 4) * min(has[cube], needed) for cube, needed in COSTS[tile].items())
    ready += 25 * min(mine.count("residence"), 1) + has["deniers"] / 2 + 0.5 * has["food"] + has["wood"] + has["cloth"]
    ready += 10 * standing(view, "mason") + 10 * min(standing(view, "lawyer"), 1)
    return ready + 20 * min(standing(view, "architect", "architect-2"), 1) + 3 * standing(view, "bank", "alchemist")


def line_progress(view: JsonObject, line: str) -> float:
    """The marker far to the right, and sections scored, so that columns open."""
    has = seats(view)[STAR]
    favors = has["favors"]
    assert isinstance(favors, dict)
    at_hand = has["cloth"] + has["deniers"] / 5 + int(str(view["bailiff"])) / 4
    if line == "building":
        at_hand += sum(build_progress(view, tile) for tile in ("granary", "statue")) / 10
    return 30 * int(favors[line]) + at_hand + 3 * sum(houses(view, section)[STAR] for section in SECTIONS)


def fifth_favor_progress(view: JsonObject) -> float:
    """Six houses in the towers, the building line at its end, and all that the Monument needs."""
    has = seats(view)[STAR]
    favors = has["favors"]
    assert isinstance(favors, dict)
    section = str(view["section"])
    ready = 12.0 * min(houses(view, "towers")[STAR], 6) + 15 * min(int(favors["building"]), 4)
    ready += 25 * min(owned(view, STAR).count("residence"), 1) + 20 * (section in ("towers", "done"))
    ready += 4 * min(has["stone"], 6) + 10 * min(has["gold"], 2) + 2 * min(has["food"], 6) + has["deniers"] / 2
    ready += 2 * min(has["wood"] + has["cloth"], 6) - 100 * standing(view, "monument")
    return ready + 500 * any(entry["what"] == "monument" for entry in ledger(view))


def ledger(view: JsonObject) -> list[JsonObject]:
    """Where the points come from."""
    found = view["ledger"]
    assert isinstance(found, list)
    return found
