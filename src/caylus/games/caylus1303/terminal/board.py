"""The table of Caylus 1303 in the terminal: phases, printed buildings and road, site, characters, players."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from caylus.core.goods import COIN
from caylus.games.caylus1303.board import PROVOST_END, ROAD_END, ROUNDS
from caylus.games.caylus1303.buildings import PRINTEDS, WORDS
from caylus.games.caylus1303.state import PHASE_IDS
from caylus.games.caylus1303.terminal import told
from caylus.games.caylus1303.terminal.tiles import (
    CHARACTER_NAMES,
    POWERS,
    PRINT,
    ROWS,
    face_of,
    is_claimed,
    opening_round,
    setup_side,
)
from caylus.kit.terminal import grid, players
from caylus.kit.terminal.board import Board
from caylus.kit.terminal.grid import Cell
from caylus.kit.terminal.pieces import heading, row_of_signs, sign, tallies
from caylus.kit.terminal.signs import Signs
from caylus.kit.terminal.spaces import ambiguous
from caylus.kit.terminal.supply import to_build

PHASES: Final = PHASE_IDS[1:-1]
FIGURES: Final = {
    "workers": "men",
    **dict(zip(WORDS.cubes, PRINT.letters, strict=True)),
    "camp": "camp",
    "houses": "hs",
}


def draw(view: dict[str, Any], names: list[str], signs: Signs, width: int, full: bool) -> list[RenderableType]:
    """The whole table; `full` adds the characters' powers and the buildings still in the supply."""
    across = min(width, grid.MOST * (grid.INNER + 1) + 1)
    drawn: list[RenderableType] = [
        heading(view, f"Round {view['turn']} of {ROUNDS}", PHASES, price(view), across, signs)
    ]
    drawn += grid.draw([town(view, signs), road(view, signs)], across, signs)
    drawn += [site(view, signs), characters(view, signs)]
    columns = players.figures(view, FIGURES)
    drawn.append(players.draw(view, names, players.clockwise(view), columns, {}, signs, width))
    if full:
        drawn += supply(view, signs)
    return drawn


def price(view: dict[str, Any]) -> str:
    """What a placement takes now; empty where none is asked for."""
    workers = (view["decision"] or {}).get("price")
    return "" if workers is None else f"takes {WORDS.count(workers, COIN)}"


def town(view: dict[str, Any], signs: Signs) -> list[Cell]:
    """The printed buildings and the Guilds Bridge with those who have passed: a row before the road."""
    cells = [
        Cell(
            name=Text(PRINT.name_of(building)),
            text=Text(PRINT.text_of(building, signs)),
            worker=row_of_workers(view["printed"][building.id], signs),
        )
        for building in PRINTEDS
    ]
    cells[0].title = "before"
    cells[1].title = "the bridge"
    bridge = Cell(name=Text("Guilds Bridge"), text=row_of_signs(view["passed"], signs))
    stand_after(view, bridge, 0)
    return [*cells, bridge]


def stand_after(view: dict[str, Any], cell: Cell, gap: int) -> None:
    """The provost, if this is where he stands: between the cell and the next."""
    if view["provost"] == gap:
        cell.after = "provost"
        cell.barrier = True


def row_of_workers(seats: list[int], signs: Signs) -> Text:
    """The workers in a building, the Journeyman's second."""
    return Text().join(sign(seat, signs, "" if at else signs.worker) for at, seat in enumerate(seats))


def road(view: dict[str, Any], signs: Signs) -> list[Cell]:
    """The spaces of the road and its end; workers beyond the provost will do nothing."""
    cells: list[Cell] = []
    for place in view["road"]:
        space = place["space"]
        beyond = space > view["provost"]
        cell = Cell(title=str(space), quiet=beyond, worker=row_of_workers(place["workers"], signs))
        if place["tile"] is not None:
            cell.name = Text(PRINT.name_of(ROWS[place["tile"]]))
            cell.text = Text(face_of(place, signs))
        if place["owner"] is not None:
            cell.owner = sign(place["owner"], signs, signs.house)
        if is_claimed(place):
            cell.text = Text("lawyer ").append_text(sign(place["owner"], signs))
        if place["workers"] and beyond:
            cell.text = Text("asleep")
        stand_after(view, cell, space)
        cells.append(cell)
    return [*cells, end_of_road(view, signs)]


def spaces(view: dict[str, Any]) -> dict[str, int]:
    """The spaces of the buildings that their names do not tell apart, from each other or from a printed one."""
    road = [(place["tile"], place["space"]) for place in view["road"] if place["tile"] is not None]
    named = [(tile, space, PRINT.name_of(ROWS[tile])) for tile, space in road]
    return ambiguous(named, [PRINT.name_of(building) for building in PRINTEDS])


def end_of_road(view: dict[str, Any], signs: Signs) -> Cell:
    """The places past the last space, where only the provost goes."""
    past = view["provost"] - ROAD_END
    places = [signs.barrier if place == past else signs.empty for place in range(1, PROVOST_END - ROAD_END + 1)]
    mark = "provost" if past > 0 else ""
    return Cell(title="end", mark=mark, text=Text(" ".join(places)), name=Text("of the road"), quiet=past <= 0)


def site(view: dict[str, Any], signs: Signs) -> Text:
    """The Construction Site: its tiles, those a favor can use set off, workers and bundles of the round."""
    line = Text("Site")
    for slot, tile in enumerate(view["site"]["tiles"]):
        opened = slot < view["slots"]
        name = f"{slot + 1} {PRINT.name_of(ROWS[tile])}"
        line.append("  ").append(f"[{name}]" if opened else name, style="bold" if opened else "dim")
        line.append(f" {setup_side(ROWS[tile], signs)}", style="" if opened else "dim")
        line.append("" if opened else f" (round {opening_round(slot)})", style="dim")
    line.append("  workers ", style="dim").append_text(row_of_signs(view["site"]["workers"], signs, signs.worker))
    line.append("" if view["site"]["workers"] else "none", style="dim")
    if any(view["site"]["bundles"]):
        line.append("  bundles ", style="dim").append_text(tallies(view["site"]["bundles"], signs))
    return line


def characters(view: dict[str, Any], signs: Signs) -> Text:
    """Every character of the game with its holder; those on the board last."""
    held = sorted((seat, id) for id, seat in view["characters"].items() if seat is not None)
    line = Text("Characters")
    for seat, id in held:
        line.append("  ").append_text(sign(seat, signs)).append(f" {CHARACTER_NAMES[id]}")
    free = [CHARACTER_NAMES[id] for id, seat in view["characters"].items() if seat is None]
    return line.append("  on the board ", style="dim").append(", ".join(free) or "none", style="" if free else "dim")


def supply(view: dict[str, Any], signs: Signs) -> list[RenderableType]:
    """The characters' powers, what can still be built, the bundles of earlier rounds, and the key to the signs."""
    lines: list[RenderableType] = [
        Text(f"{CHARACTER_NAMES[id]}: ", style="dim").append(str(POWERS[id]), style="") for id in view["characters"]
    ]
    lines += list(to_build(PRINT, ROWS, view["supply"], ("wood", "stone", "monument"), signs))
    delivered = tallies(view["site"]["delivered"], signs)
    lines.append(Text("Bundles of earlier rounds: ", style="dim").append_text(delivered or Text("none")))
    key = f"F W S B G food, wood, stone, fabric, gold; {signs.cube} any but gold, {signs.worker} worker, p points, "
    lines.append(Text(f"{key}{signs.house} owner's house; camp: workers in the Camp; ? face down", style="dim"))
    return lines


BOARD: Final = Board(draw, told.tell, spaces=spaces)
