"""The table of Caylus in the terminal: phases, town and road, castle, players."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from caylus.core.goods import COIN
from caylus.games.caylus.board import SECTIONS
from caylus.games.caylus.buildings import WORDS
from caylus.games.caylus.terminal import told
from caylus.games.caylus.terminal.tiles import PRINT, rows
from caylus.kit.terminal import grid, players
from caylus.kit.terminal.board import Board
from caylus.kit.terminal.grid import Cell
from caylus.kit.terminal.pieces import heading, row_of_signs, sign
from caylus.kit.terminal.signs import SEAT_STYLES, Signs
from caylus.kit.terminal.spaces import ambiguous
from caylus.kit.terminal.supply import to_build

PHASES: Final = ("income", "placement", "special", "provost", "road", "castle", "end-of-turn")
MARKS: Final = {section.mark for section in SECTIONS}
LINES: Final = ("prestige", "money", "cubes", "building")
FIGURES: Final = {"deniers": "d", **dict(zip(WORDS.cubes, PRINT.letters, strict=True)), "workers": "men"}


def draw(view: dict[str, Any], names: list[str], signs: Signs, width: int, full: bool) -> list[RenderableType]:
    """The whole table; `full` adds the buildings still in the supply."""
    across = min(width, grid.MOST * (grid.INNER + 1) + 1)
    drawn: list[RenderableType] = [heading(view, f"Turn {view['turn']}", PHASES, price(view), across, signs)]
    drawn += grid.draw([town(view, signs), road(view, signs)], across, signs)
    drawn.append(castle(view, signs))
    drawn.append(seats(view, names, signs, width))
    if full:
        drawn += supply(view, signs)
    return drawn


def price(view: dict[str, Any]) -> str:
    """What a worker costs now; empty where none is placed."""
    asked = view["decision"] or {}
    if "price" not in asked:
        return ""
    own = any(place["owner"] == asked["seat"] for place in view["road"])
    if asked["price"] == 1 or not own:
        return f"worker {WORDS.count(asked['price'], COIN)}"
    return f"worker {asked['price']}d, own building 1d"


def town(view: dict[str, Any], signs: Signs) -> list[Cell]:
    """The special buildings and the castle's gate: a row before the road."""
    buildings = rows(view["options"])
    cells: list[Cell] = []
    for id, place in view["special"].items():
        building = buildings[id]
        cell = Cell(name=Text(PRINT.name_of(building)), text=Text(PRINT.text_of(building, signs)))
        if id == "stables":
            cell.text = circles(place, signs) if view["players"] > 2 else Text("closed")
        elif id == "inn":
            cell.owner = Text("enters ").append_text(sign(place["left"], signs, signs.worker))
            cell.text = Text("pays 1d" if place["right"] is not None else "")
            cell.worker = sign(place["right"], signs, signs.worker)
        elif place is not None:
            cell.worker = sign(place, signs, signs.worker)
        cells.append(cell)
    workers = row_of_signs(view["castle"]["workers"], signs, signs.worker)
    cells.append(Cell(name=Text("Castle"), text=workers))
    cells[0].title = "before the"
    cells[1].title = "bridge"
    return cells


def circles(seats: list[int | None], signs: Signs) -> Text:
    """The three places of the stables."""
    return Text(" ").join(Text(f"{at}").append_text(sign(seat, signs)) for at, seat in enumerate(seats, 1))


def road(view: dict[str, Any], signs: Signs) -> list[Cell]:
    """The spaces of the road; workers beyond the provost are asleep, and a wall stands after him."""
    buildings = rows(view["options"])
    cells: list[Cell] = []
    for place in view["road"]:
        space = place["space"]
        beyond = space > view["provost"]
        cell = Cell(title=f"{space}{signs.flag if space in MARKS else ''}", mark=standing(view, space), quiet=beyond)
        cell.barrier = space == view["provost"]
        if place["tile"] is not None:
            building = buildings[place["tile"]]
            cell.name = Text(PRINT.name_of(building))
            cell.text = Text(PRINT.text_of(building, signs))
        if place["owner"] is not None:
            cell.owner = sign(place["owner"], signs, signs.house)
        if place["worker"] is not None:
            cell.worker = sign(place["worker"], signs, signs.worker)
            if beyond:
                cell.text = Text("asleep")
        if place["claim"] is not None:
            cell.text = Text("lawyer ").append_text(sign(place["claim"], signs))
        cells.append(cell)
    return cells


def spaces(view: dict[str, Any]) -> dict[str, int]:
    """The spaces of the buildings that their names do not tell apart."""
    buildings = rows(view["options"])
    road = [(place["tile"], place["space"]) for place in view["road"] if place["tile"] is not None]
    return ambiguous((tile, space, PRINT.name_of(buildings[tile])) for tile, space in road)


def standing(view: dict[str, Any], space: int) -> str:
    """Who of the two officials stands on a space."""
    if view["provost"] == view["bailiff"] == space:
        return "prov+bail"
    return "provost" if view["provost"] == space else "bailiff" if view["bailiff"] == space else ""


def castle(view: dict[str, Any], signs: Signs) -> Text:
    """The three sections with their houses, the one under construction set off."""
    line = Text()
    scored = True
    for section in SECTIONS:
        current = section.id == view["section"]
        scored = scored and not current
        line.append("  " if line.plain else "")
        line.append(f"[{section.name}]" if current else section.name, style="bold" if current else "")
        worth = (
            "scored" if scored and view["section"] != section.id else f"{section.points}p {signs.flag}{section.mark}"
        )
        line.append(f" {worth} ", style="dim")
        houses = view["castle"][section.id]
        for seat, number in enumerate(houses):
            line.append(signs.seats[seat] * number, style=SEAT_STYLES[seat])
        line.append(signs.empty * (section.parts - sum(houses)), style="dim")
    return line


def seats(view: dict[str, Any], names: list[str], signs: Signs, width: int) -> RenderableType:
    """A line a seat, in turn order, with the favor markers where there are any."""
    own: dict[str, list[Text]] = {}
    if view["options"]["favors"] == "table":
        title = f" favors ({view['columns']} open)" if width >= players.WIDE else " favors"
        own[title] = [markers(purse, signs) for purse in view["seats"]]
    return players.draw(view, names, view["order"], players.figures(view, FIGURES), own, signs, width)


def markers(purse: dict[str, Any], signs: Signs) -> Text:
    """Where a seat's favor markers stand: `P2 M· C1 B·`; a line used in this phase has a mark."""
    parts: list[Text] = []
    for line in LINES:
        level = purse["favors"][line]
        part = Text().append(line[0].upper(), style="dim")
        part.append(str(level) if level else signs.empty, style="" if level else "dim")
        part.append("'" if line in purse["used"] else "")
        parts.append(part)
    return Text(" ").append_text(Text(" ").join(parts))


def supply(view: dict[str, Any], signs: Signs) -> list[RenderableType]:
    """The buildings that can still be built, and the key to the signs."""
    kinds = ("wood", "stone", "prestige")
    lines: list[RenderableType] = list(to_build(PRINT, rows(view["options"]), view["supply"], kinds, signs))
    key = f"F W S C G goods, {signs.cube} any cube, d deniers, p points, {signs.house} owner, {signs.worker} worker; "
    lines.append(Text(f"{key}favor lines: Prestige, Money, Cubes, Building", style="dim"))
    return lines


BOARD: Final = Board(draw, told.tell, spaces=spaces)
