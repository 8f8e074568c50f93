"""The table of Caylus 1303 in sentences, for screen readers and for those who like words."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from caylus.core.building import Building
from caylus.core.effects import effect_message
from caylus.games.caylus1303.board import ROAD_END, ROUNDS
from caylus.games.caylus1303.buildings import KIND_NAMES, STARTING, WORDS
from caylus.games.caylus1303.terminal.tiles import CHARACTER_NAMES, POWERS, ROWS, is_claimed, opening_round
from caylus.kit.terminal import sentences
from caylus.kit.terminal.players import clockwise

ID: Final = "caylus-1303"
BUILT: Final = {"wood": "Wood buildings", "stone": "Stone buildings", "monument": "Monuments"}


def tell(view: dict[str, Any], names: list[str], full: bool) -> list[str]:
    """The whole table; `full` adds the characters' powers and the buildings still in the supply."""
    lines = sentences.opening(view, f"Round {view['turn']} of {ROUNDS}", names, clockwise(view))
    lines += [told_seat(view, names, seat) for seat in clockwise(view)]
    free = [CHARACTER_NAMES[id] for id, seat in view["characters"].items() if seat is None]
    lines.append(f"Characters on the board: {', '.join(free) or 'none'}.")
    lines.append(provost(view))
    lines += [f"{ROWS[id].full_name}: {workers(names, seats)}." for id, seats in view["printed"].items()]
    lines += sentences.along(view["road"], partial(told_space, view, names))
    lines += site(view, names)
    if full:
        lines += [f"{CHARACTER_NAMES[id]}: {POWERS[id]}" for id in view["characters"]]
        lines += sentences.to_build(ROWS, view["supply"], BUILT, KIND_NAMES)
    return lines


def told_seat(view: dict[str, Any], names: list[str], seat: int) -> str:
    """What a seat has."""
    purse = view["seats"][seat]
    held = ", ".join(CHARACTER_NAMES[id] for id in purse["characters"])
    return (
        f"{names[seat]}: {sentences.purse(purse, WORDS, 'workers')} in hand; in the Camp {purse['camp']}; "
        f"houses left {purse['houses']}; characters: {held or 'none'}."
    )


def provost(view: dict[str, Any]) -> str:
    """Between which spaces he stands."""
    gap = view["provost"]
    if gap == 0:
        return "The provost stands right after the Guilds Bridge."
    if gap > ROAD_END:
        return f"The provost stands {gap - ROAD_END} past the end of the road."
    return f"The provost stands after space {gap}."


def workers(names: list[str], seats: list[int]) -> str:
    """Whose workers are in a building, in the order in which they act."""
    return " and ".join(sentences.who(names, seat) for seat in seats) or "no worker"


def told_space(view: dict[str, Any], names: list[str], place: dict[str, Any]) -> str:
    """A space with a building."""
    building = ROWS[place["tile"]]
    parts = [f"Space {place['space']}: {building.full_name}{set_up_side(building, place['owner'])}"]
    if is_claimed(place):
        parts.append(f"becomes a residence of {names[place['owner']]} at the end of the round")
    elif place["owner"] is not None:
        parts.append(f"owned by {names[place['owner']]}")
    asleep = place["workers"] and place["space"] > view["provost"]
    parts.append(workers(names, place["workers"]) + (", asleep" if asleep else ""))
    return ", ".join(parts) + "."


def set_up_side(building: Building, owner: int | None) -> str:
    """A remark where a tile shows the side for the set-up and that side is another."""
    differs = owner is None and building.kind != STARTING and building.setup is not building.effect
    return " on its set-up side" if differs else ""


def site(view: dict[str, Any], names: list[str]) -> list[str]:
    """The tiles of the Construction Site, its workers and bundles."""
    lines: list[str] = []
    for slot, id in enumerate(view["site"]["tiles"]):
        setup = ROWS[id].setup
        assert setup is not None
        opened = "open" if slot < view["slots"] else f"open from round {opening_round(slot)}"
        effect = effect_message(setup, WORDS).of(ID)
        lines.append(f"Construction Site {slot + 1}: {ROWS[id].full_name}, {opened}. {effect}")
    queue = sentences.listed(names, view["site"]["workers"])
    lines.append(f"Workers on the Construction Site: {queue or 'none'}.")
    for part, title in (("bundles", "Bundles this round"), ("delivered", "Bundles of earlier rounds")):
        given = sentences.tallied(names, view["site"][part])
        if given:
            lines.append(f"{title}: {given}.")
    return lines
