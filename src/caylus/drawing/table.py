"""A table of any game as a picture, drawn from a view: whatever is not in the view cannot be drawn."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from caylus.core.game import GAMES
from caylus.core.state import SEAT_NAMES, State
from caylus.drawing.picture import Box, Disc, Picture, Words

SEATS: Final = ["#1e4e91", "#b02f26", "#e3a92b", "#2a7f66", "#2d2a2b"]
ON_SEAT: Final = ["#ffffff", "#ffffff", "#2a2017", "#ffffff", "#ffffff"]
GOODS: Final = {
    "food": "#d9707f",
    "wood": "#96602f",
    "stone": "#9aa0a6",
    "cloth": "#7c4a94",
    "fabric": "#7c4a94",
    "gold": "#edbb2f",
    "deniers": "#d9d3c4",
}
KINDS: Final = {  # by group of components: the band, the face
    "special": ("#5b4a6e", "#ebe3ea"),
    "neutral": ("#9c4a5a", "#f4d9d3"),
    "starting": ("#9c4a5a", "#f4d9d3"),
    "fixed": ("#75643f", "#f3e8cb"),
    "printed": ("#75643f", "#f3e8cb"),
    "wood": ("#774519", "#e9cda4"),
    "stone": ("#50565e", "#dadbd7"),
    "residence": ("#44652a", "#d3dfb5"),
    "prestige": ("#23497c", "#cfdeee"),
    "monument": ("#23497c", "#cfdeee"),
}
PLAIN: Final = ("#75643f", "#f3e8cb")
PAPER, PANEL, LINE, INK, FAINT = "#e6d9bc", "#fbf5e6", "#b9a273", "#2a2017", "#5c4c38"
EMPTY: Final = "#ddceab"

TILE_WIDTH, TILE_HEIGHT, GAP = 104.0, 66.0, 8.0
COLUMNS: Final = 8
MARGIN: Final = 16.0
SEAT_HEIGHT: Final = 46.0
LONG_NAME: Final = 15  # letters that fit onto a band
WIDTH: Final = 2 * MARGIN + COLUMNS * TILE_WIDTH + (COLUMNS - 1) * GAP


def svg(state: State, seat: int | None = None) -> str:
    """The table as an SVG document, as the seat sees it; None: as spectators do."""
    return draw(state, seat).svg()


def draw(state: State, seat: int | None = None) -> Picture:
    """The table as a picture."""
    view: dict[str, Any] = state.view(seat)
    about = GAMES[str(view["game"])]
    decision = view["decision"]
    asked = "The game is over." if decision is None else f"{SEAT_NAMES[decision['seat']]}: {state.asks()}"
    heading = f"{about.name}, {state.turn_word.lower()} {view['turn']}"
    picture = Picture(WIDTH, 0, f"{heading}. {asked}")
    top = MARGIN + 22
    picture.shapes.append(Words(MARGIN, top, heading, 20, INK, bold=True))
    picture.shapes.append(Words(WIDTH - MARGIN, top, asked, 14, FAINT, "end"))
    top += 16
    top = draw_places(picture, view, top)
    top = draw_road(picture, view, top)
    for at, line in enumerate(castle_lines(view)):
        picture.shapes.append(Words(MARGIN, top + 16 + 18 * at, line, 14, INK))
    top += 18 * len(castle_lines(view)) + 14
    for number, purse in enumerate(view["seats"]):
        draw_seat(picture, view, number, purse, top)
        top += SEAT_HEIGHT + GAP
    picture.height = top + MARGIN - GAP
    picture.shapes.insert(0, Box(0, 0, WIDTH, picture.height, PAPER))
    return picture


@cache
def names_of(game: str) -> dict[str, tuple[str, str]]:
    """The name and the group of each component of a game."""
    return {component.id: (component.name, component.group) for component in GAMES[game].components()}


def look_up(view: dict[str, Any], tile: str) -> tuple[str, str, str]:
    """A building's name, the color of its band and that of its face."""
    known = names_of(view["game"])
    short = tile if tile in known else tile.partition("-")[2]  # a card of a player's: red-bank
    name, group = known.get(tile) or known.get(short) or (tile.replace("-", " ").capitalize(), "")
    kind = next((word for word in KINDS if word in group.lower()), "")
    return (name, *KINDS.get(kind, PLAIN))


def draw_tile(picture: Picture, x: float, y: float, name: str, band: str, face: str, workers: list[int]) -> None:
    """A building with its workers."""
    shapes = picture.shapes
    shapes.append(Box(x, y, TILE_WIDTH, TILE_HEIGHT, face, LINE, 6))
    shapes.append(Box(x, y, TILE_WIDTH, 18, band, radius=6))
    shapes.append(Words(x + TILE_WIDTH / 2, y + 13.5, shorten(name), 12, "#fff8ea", "middle", bold=True))
    for at, seat in enumerate(workers):
        draw_worker(picture, x + 20 + 24 * at, y + 42, seat)


def draw_worker(picture: Picture, x: float, y: float, seat: int) -> None:
    """A worker of a seat, told by color and letter."""
    picture.shapes.append(Disc(x, y, 11, SEATS[seat], "#fff8ea"))
    picture.shapes.append(Words(x, y + 5, SEAT_NAMES[seat][0], 14, ON_SEAT[seat], "middle", bold=True))


def draw_places(picture: Picture, view: dict[str, Any], top: float) -> float:
    """The buildings beside the road, special or printed ones; gives where they end."""
    places: dict[str, Any] = view.get("special") or view.get("printed") or {}
    for at, (place, workers) in enumerate(places.items()):
        name, band, face = look_up(view, place)
        draw_tile(picture, MARGIN + at * (TILE_WIDTH + GAP), top, name, band, face, listed(workers))
    return top + (TILE_HEIGHT + GAP if places else 0)


def listed(workers: Any) -> list[int]:
    """The seats in whatever form a view names them."""
    if isinstance(workers, dict):
        workers = list(workers.values())
    if isinstance(workers, list):
        return [seat for seat in workers if seat is not None]
    return [] if workers is None else [workers]


def draw_road(picture: Picture, view: dict[str, Any], top: float) -> float:
    """The road, row by row, every second one from right to left; gives where it ends."""
    for at, space in enumerate(view.get("road", [])):
        row, column = divmod(at, COLUMNS)
        if row % 2:
            column = COLUMNS - 1 - column
        x, y = MARGIN + column * (TILE_WIDTH + GAP), top + row * (TILE_HEIGHT + GAP)
        if space["tile"] is None:
            picture.shapes.append(Box(x, y, TILE_WIDTH, TILE_HEIGHT, EMPTY, LINE, 6))
        else:
            shown = space.get("cover") or space["tile"]
            name, band, face = look_up(view, shown)
            draw_tile(picture, x, y, name, band, face, listed(space.get("workers", space.get("worker"))))
        picture.shapes.append(Words(x + TILE_WIDTH - 6, y + TILE_HEIGHT - 6, str(space["space"]), 10, FAINT, "end"))
        if space["owner"] is not None:
            owner = space["owner"]
            picture.shapes.append(Box(x + 4, y + TILE_HEIGHT - 9, TILE_WIDTH - 30, 6, SEATS[owner], radius=3))
        marks = [name for name in ("provost", "bailiff") if view.get(name) == space["space"]]
        for number, mark in enumerate(marks):
            left = x + TILE_WIDTH - 20 - 20 * number
            picture.shapes.append(Box(left, y + 22, 16, 18, "#ffffff" if mark == "provost" else "#c9b37e", INK, 3))
            picture.shapes.append(Words(left + 8, y + 35, mark[0].upper(), 12, INK, "middle", bold=True))
    rows = -(-len(view.get("road", [])) // COLUMNS)
    return top + rows * (TILE_HEIGHT + GAP)


def castle_lines(view: dict[str, Any]) -> list[str]:
    """The castle, or the Construction Site, in words."""
    site: dict[str, Any] = view.get("castle") or view.get("site") or {}
    if "tokens" in site:
        return [f"Castle: {site['tokens'][0]} dungeon, {site['tokens'][1]} walls, {site['tokens'][2]} towers left"]
    if "bundles" in site:
        bundles = [had + now for had, now in zip(site["delivered"], site["bundles"], strict=True)]
        return [f"Construction Site, bundles delivered: {by_seat(bundles)}"]
    if "dungeon" not in site:
        return []
    parts = (f"{section} {by_seat(site[section])}" for section in ("dungeon", "walls", "towers"))
    queue = ", ".join(SEAT_NAMES[seat] for seat in site["workers"]) or "nobody"
    return [f"Castle, houses in {'; '.join(parts)}. Workers: {queue}"]


def by_seat(counts: list[int]) -> str:
    """A number for each seat that has one."""
    return ", ".join(f"{SEAT_NAMES[seat]} {count}" for seat, count in enumerate(counts) if count) or "none"


def draw_seat(picture: Picture, view: dict[str, Any], seat: int, purse: dict[str, Any], top: float) -> None:
    """What a seat has."""
    shapes = picture.shapes
    shapes.append(Box(MARGIN, top, WIDTH - 2 * MARGIN, SEAT_HEIGHT, PANEL, LINE, 6))
    shapes.append(Box(MARGIN, top, 10, SEAT_HEIGHT, SEATS[seat], radius=3))
    draw_worker(picture, MARGIN + 32, top + SEAT_HEIGHT / 2, seat)
    shapes.append(Words(MARGIN + 52, top + 28, SEAT_NAMES[seat], 15, INK, bold=True))
    x = MARGIN + 130
    for name, color in GOODS.items():
        if name in purse:
            shapes.append(Box(x, top + 15, 15, 15, color, INK, 2))
            shapes.append(Words(x + 20, top + 28, str(purse[name]), 14, INK))
            x += 54
    words = [f"{purse['workers']} workers"] if "workers" in purse else []
    if "camp" in purse:
        words.append(f"{purse['camp']} in the Camp")
    if "hand_size" in purse:
        words.append(f"{purse['hand_size']} cards in hand")
    if purse.get("hand"):
        words.append(", ".join(look_up(view, card)[0] for card in purse["hand"]))
    if purse.get("characters"):
        words.append(", ".join(look_up(view, character)[0] for character in purse["characters"]))
    favors = purse.get("favors") or {}
    reached = [f"{line} {column}" for line, column in favors.items() if column]
    if reached:
        words.append("favors: " + ", ".join(reached))
    shapes.append(Words(x + 8, top + 28, "; ".join(words), 12, FAINT))
    points = purse["points"]
    told = "points hidden" if points is None else f"{points} point{'s' if points != 1 else ''}"
    shapes.append(Words(WIDTH - MARGIN - 12, top + 29, told, 16, INK, "end", bold=True))


def shorten(name: str) -> str:
    """A name that fits onto a band."""
    return name if len(name) <= LONG_NAME else name[: LONG_NAME - 1] + "…"
