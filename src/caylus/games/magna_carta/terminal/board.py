"""The table of Caylus Magna Carta in the terminal: phases, prestige cards and road, castle, players, your hand."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from caylus.games.magna_carta.board import SECTIONS, TOKEN_POINTS
from caylus.games.magna_carta.buildings import WORDS
from caylus.games.magna_carta.state import PHASE_IDS
from caylus.games.magna_carta.terminal import told
from caylus.games.magna_carta.terminal.tiles import CARDS, COVERS, ON_THE_ROAD, PRINT, face_of
from caylus.kit.terminal import grid, players
from caylus.kit.terminal.board import Board
from caylus.kit.terminal.grid import Cell
from caylus.kit.terminal.pieces import heading, sign, tallies
from caylus.kit.terminal.signs import Signs
from caylus.kit.terminal.spaces import ambiguous

CUBES: Final = {cube: letter for cube, letter in zip(WORDS.cubes, PRINT.letters, strict=True) if cube}
FIGURES: Final = {"deniers": "d", **CUBES, "workers": "men"}
STANDARD_ONLY: Final = "provost"  # the phase that the beginner game leaves out


def draw(view: dict[str, Any], names: list[str], signs: Signs, width: int, full: bool) -> list[RenderableType]:
    """The whole table and the hand of whom it is drawn for; `full` adds discards and a key to the signs."""
    across = min(width, grid.MOST * (grid.INNER + 1) + 1)
    phases = [phase for phase in PHASE_IDS[1:-1] if phase != STANDARD_ONLY or view["provost"] is not None]
    drawn: list[RenderableType] = [heading(view, f"Turn {view['turn']}", phases, "", across, signs)]
    drawn += grid.draw([prestige(view, signs), road(view, signs)], across, signs)
    drawn.append(castle(view, signs))
    drawn.append(seats(view, names, signs, width))
    drawn += hands(view, names, signs)
    if full:
        drawn += discards(view, names, signs)
    return drawn


def prestige(view: dict[str, Any], signs: Signs) -> list[Cell]:
    """The prestige cards with their price and points, and whose they are: a row above the road."""
    cells: list[Cell] = []
    for id, owner in view["prestige"].items():
        card = COVERS[id]
        cell = Cell(name=Text(card.name), text=Text(PRINT.amounts(card.cost, signs)), worker=Text(f"{card.points}p"))
        cell.quiet = owner is not None
        if owner is not None:
            cell.owner = sign(owner, signs, signs.house)
        cells.append(cell)
    cells[0].title = "prestige"
    return cells


def road(view: dict[str, Any], signs: Signs) -> list[Cell]:
    """The cards of the road; workers beyond the provost are asleep, cubes in the title are a card's reserve."""
    cells: list[Cell] = []
    for place in view["road"]:
        space = place["space"]
        here = space == view["provost"]
        beyond = view["provost"] is not None and space > view["provost"]
        face = face_of(place)
        cell = Cell(title=f"{space} {signs.cube * place['reserve']}".rstrip(), quiet=beyond, barrier=here)
        cell.mark = "provost" if here else ""
        cell.name = Text(PRINT.name_of(face))
        cell.text = Text(PRINT.text_of(face, signs))
        if place["owner"] is not None:
            cell.owner = sign(place["owner"], signs, signs.house)
        if place["cover"] is not None:
            under = ON_THE_ROAD[place["tile"]].full_name.lower()
            cell.text = Text(under if place["cover"] == "residence" else f"{face.points}p")
        if place["worker"] is not None:
            cell.worker = sign(place["worker"], signs, signs.worker)
            cell.text = Text("asleep") if beyond else cell.text
        if place["turning"]:
            cell.text = Text("lawyer ").append_text(sign(place["owner"], signs))
        cells.append(cell)
    return cells


def spaces(view: dict[str, Any]) -> dict[str, int]:
    """The places in the road of the cards that their names do not tell apart."""
    return ambiguous((place["tile"], place["space"], PRINT.name_of(face_of(place))) for place in view["road"])


def castle(view: dict[str, Any], signs: Signs) -> Text:
    """The tokens left in each section, the one that is taken from set off; batches of this turn."""
    line = Text("Castle")
    tokens = view["castle"]["tokens"]
    current = next((section for section, left in enumerate(tokens) if left), None)
    for section, left in enumerate(tokens):
        name = SECTIONS[section].capitalize()
        line.append("  ").append(
            f"[{name}]" if section == current else name, style="bold" if section == current else ""
        )
        line.append(f" {TOKEN_POINTS[section]}p ", style="dim").append(signs.cube * left or "none")
    if view["castle"]["removed"]:
        line.append(f"  {view['castle']['removed']} out of the game", style="dim")
    if any(view["castle"]["offers"]):
        line.append("  batches ", style="dim").append_text(tallies(view["castle"]["offers"], signs))
    return line


def seats(view: dict[str, Any], names: list[str], signs: Signs, width: int) -> RenderableType:
    """A line a seat, from the first player on, with the sizes of hand, pile and discards and the tokens."""
    columns = players.figures(view, FIGURES)
    columns.append(players.Figure("hand", "hand", [purse["hand_size"] for purse in view["seats"]]))
    columns.append(players.Figure("pile", "pile", [purse["pile_size"] for purse in view["seats"]]))
    columns.append(players.Figure("discards", "disc", [len(purse["discard"]) for purse in view["seats"]]))
    own = {" tokens": [Text(" " + "/".join(map(str, purse["tokens"]))) for purse in view["seats"]]}
    return players.draw(view, names, players.clockwise(view), columns, own, signs, width)


def hands(view: dict[str, Any], names: list[str], signs: Signs) -> list[Text]:
    """The hand of whom the board is drawn for; of others what everyone can work out."""
    lines: list[Text] = []
    for seat, purse in enumerate(view["seats"]):
        if purse["hand"] is not None:
            title = "Your hand" if view["you"] == seat else f"Hand of {names[seat]}"
            cards = ", ".join(PRINT.short(CARDS[id], signs) for id in purse["hand"])
            lines.append(Text(f"{title}: ", style="bold").append(cards or "no cards", style="not bold"))
        elif purse["shown"]:
            cards = ", ".join(CARDS[id].full_name for id in purse["shown"])
            lines.append(Text(f"In the hand of {names[seat]} must be: ", style="dim").append(cards, style="not dim"))
    return lines


def discards(view: dict[str, Any], names: list[str], signs: Signs) -> list[Text]:
    """The cards thrown away, which lie face up, and the key to the signs."""
    lines: list[Text] = []
    for seat, purse in enumerate(view["seats"]):
        cards = ", ".join(CARDS[id].full_name for id in purse["discard"])
        lines.append(Text(f"Discards of {names[seat]}: ", style="dim").append(cards or "none", style="not dim"))
    key = f"F W S G goods, {signs.cube} any cube, d deniers, p points, T token, {signs.house} owner, "
    lines.append(Text(f"{key}{signs.worker} worker; tokens: dungeon/walls/towers", style="dim"))
    return lines


BOARD: Final = Board(draw, told.tell, space="card", spaces=spaces)
