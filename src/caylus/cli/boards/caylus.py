"""The table of Caylus in the terminal: phases, town and road, castle, players."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from caylus.cli.boards import grid
from caylus.cli.boards.caylus_tiles import effect_of, name_of, rows
from caylus.cli.boards.grid import Cell
from caylus.cli.signs import ASCII, SEAT_STYLES, Signs
from caylus.core.goods import COIN
from caylus.games.caylus.board import SECTIONS
from caylus.games.caylus.buildings import KIND_NAMES, WORDS

PHASES: Final = ("income", "placement", "special", "provost", "road", "castle", "end-of-turn")
MARKS: Final = {section.mark for section in SECTIONS}
LINES: Final = ("prestige", "money", "cubes", "building")
WIDE: Final = 96
SHORT_TITLES: Final = {"points": "pts", "deniers": "d", "workers": "men"} | {
    good: good[0].upper() for good in WORDS.cubes
}
RANKS: Final = ("1st", "2nd", "3rd", "4th", "5th")


def draw(view: dict[str, Any], names: list[str], signs: Signs, width: int, full: bool) -> list[RenderableType]:
    """The whole table; `full` adds the buildings still in the supply."""
    across = min(width, grid.MOST * (grid.INNER + 1) + 1)
    drawn: list[RenderableType] = [heading(view, across, signs)]
    drawn += grid.draw([town(view, signs), road(view, signs)], across, signs)
    drawn.append(castle(view, signs))
    drawn.append(players(view, names, signs, wide=width >= WIDE))
    if full:
        drawn += supply(view, signs)
    return drawn


def sign(seat: int | None, signs: Signs, before: str = "") -> Text:
    """A seat's sign in its colour, or the mark of an empty place."""
    if seat is None:
        return Text(signs.empty, style="dim")
    return Text(before + signs.seats[seat], style=SEAT_STYLES[seat])


def heading(view: dict[str, Any], width: int, signs: Signs) -> Text:
    """The turn, its phases with the present one set off, and what a worker costs."""
    line = Text().append(f"Turn {view['turn']}  ", style="bold")
    if view["decision"] is None:
        return line.append("The game is over.")
    for at, phase in enumerate(PHASES):
        if at:
            line.append(f" {signs.dot} ", style="dim")
        shown = "end" if phase == "end-of-turn" else phase
        if phase == view["phase"]:
            line.append(f"[{shown}]", style="bold")
        else:
            line.append(shown, style="dim")
    price = view["decision"].get("price")
    if price is not None:
        own = any(place["owner"] == view["decision"]["seat"] for place in view["road"])
        cost = f"worker {WORDS.count(price, COIN)}" if price == 1 or not own else f"worker {price}d, own building 1d"
        line.append(" " * max(2, width - line.cell_len - len(cost)))
        line.append(cost)
    return line


def town(view: dict[str, Any], signs: Signs) -> list[Cell]:
    """The special buildings and the castle's gate: a row before the road."""
    buildings = rows(view["options"])
    cells: list[Cell] = []
    for id, place in view["special"].items():
        building = buildings[id]
        cell = Cell(name=Text(name_of(building)), text=Text(effect_of(building, signs)))
        if id == "stables":
            cell.text = circles(place, signs) if view["players"] > 2 else Text("closed")
        elif id == "inn":
            cell.owner = Text("enters ").append_text(sign(place["left"], signs, signs.worker))
            cell.text = Text("pays 1d" if place["right"] is not None else "")
            cell.worker = sign(place["right"], signs, signs.worker)
        elif place is not None:
            cell.worker = sign(place, signs, signs.worker)
        cells.append(cell)
    workers = Text(" ").join(sign(seat, signs, signs.worker) for seat in view["castle"]["workers"])
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
            cell.name = Text(name_of(building))
            cell.text = Text(effect_of(building, signs))
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


def players(view: dict[str, Any], names: list[str], signs: Signs, *, wide: bool) -> Table:
    """A line a seat, in turn order; a narrow terminal gets short headings."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("  turn order", no_wrap=True, max_width=26, overflow="crop" if signs is ASCII else "ellipsis")
    for title in ("points", "deniers", *WORDS.cubes, "workers"):
        table.add_column(title if wide else SHORT_TITLES[title], justify="right", no_wrap=True)
    lined = view["options"]["favors"] == "table"
    if lined:
        table.add_column(f" favors ({view['columns']} open)" if wide else " favors", no_wrap=True)
    table.add_column("passed", no_wrap=True)
    for at, seat in enumerate(view["order"], 1):
        purse = view["seats"][seat]
        deciding = view["decision"] is not None and view["decision"]["seat"] == seat
        name = Text(f"{'>' if deciding else ' '} {at} ").append_text(sign(seat, signs))
        name.append(f" {names[seat]}", style="bold" if deciding else "")
        cells = [name, Text(str(purse["points"]), style="bold")]
        cells += [quiet_zero(purse[good]) for good in ("deniers", *WORDS.cubes, "workers")]
        if lined:
            cells.append(markers(purse, signs))
        passed = view["passed"]
        cells.append(Text(RANKS[passed.index(seat)] if seat in passed else ""))
        table.add_row(*cells)
    return table


def quiet_zero(number: int) -> Text:
    """A figure; nothing stands back."""
    return Text(str(number), style="" if number else "dim")


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
    """The buildings that can still be built, by kind."""
    buildings = rows(view["options"])
    lines: list[RenderableType] = []
    for kind in ("wood", "stone", "prestige"):
        of_kind = [buildings[id] for id in view["supply"] if KIND_NAMES[buildings[id].kind] == kind]
        copies = Counter(building.row for building in of_kind)
        names = ", ".join(
            f"{buildings[row].full_name} {buildings[row].points}p{f' (x{number})' if number > 1 else ''}"
            for row, number in copies.items()
        )
        lines.append(Text(f"{kind.capitalize()} to build: ", style="dim").append(names or "none", style=""))
    key = f"F W S C G goods, {signs.cube} any cube, d deniers, p points, {signs.house} owner, {signs.worker} worker; "
    lines.append(Text(f"{key}favor lines: Prestige, Money, Cubes, Building", style="dim"))
    return lines
