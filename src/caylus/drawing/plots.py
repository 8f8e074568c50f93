"""Plots of a finished game, made from its ledger: how the points came, turn by turn and from what."""

from __future__ import annotations

from typing import Any, Final

from caylus.core.errors import BadOption
from caylus.core.state import SEAT_NAMES, State
from caylus.drawing.picture import Box, Disc, Line, Picture, Words
from caylus.drawing.table import FAINT, INK, LINE, ON_SEAT, PANEL, SEATS

WIDTH, HEIGHT = 720.0, 340.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, 128.0, 44.0, 40.0
ROW: Final = 34.0
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)
HUES: Final = ["#23497c", "#9c4a5a", "#44652a", "#b5832a", "#5b4a6e", "#3d7f86", "#774519", "#50565e", "#96602f"]
MOST_MARKS: Final = 7
LETTER: Final = 6.6  # the width of a letter of the legend, at most


def plot_scores(state: State) -> Picture:
    """A line for each seat: its points at the end of each turn, as they were in truth."""
    rows = tell(state)
    last = state.turn
    totals = [[0] * state.players for _ in range(last + 1)]
    for entry in rows:
        for turn in range(entry["turn"], last + 1):
            totals[turn][entry["seat"]] += entry["points"]
    highest = max(max(line) for line in totals)
    picture = frame(f"Points by {state.turn_word.lower()}", HEIGHT)
    across = (WIDTH - LEFT - RIGHT) / max(last, 1)
    down = (HEIGHT - TOP - BOTTOM) / max(highest, 1)
    for mark in marks(highest):
        y = HEIGHT - BOTTOM - mark * down
        picture.shapes.append(Line(((LEFT, y), (WIDTH - RIGHT, y)), LINE))
        picture.shapes.append(Words(LEFT - 8, y + 4, str(mark), 12, FAINT, "end"))
    for mark in marks(last):
        picture.shapes.append(Words(LEFT + mark * across, HEIGHT - BOTTOM + 18, str(mark), 12, FAINT, "middle"))
    picture.shapes.append(Words((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, state.turn_word, 12, FAINT, "middle"))
    for seat in range(state.players):
        through = [(LEFT + turn * across, HEIGHT - BOTTOM - totals[turn][seat] * down) for turn in range(last + 1)]
        picture.shapes.append(Line(tuple(through), SEATS[seat], 3))
        picture.shapes.append(Disc(*through[-1], 5, SEATS[seat], PANEL))
    order = sorted(range(state.players), key=lambda seat: -totals[last][seat])
    low = TOP + 8.0
    for seat in order:  # names keep apart, even where lines end together
        y = max(low, HEIGHT - BOTTOM - totals[last][seat] * down)
        low = y + 18
        picture.shapes.append(Words(WIDTH - RIGHT + 12, y + 4, f"{SEAT_NAMES[seat]} {totals[last][seat]}", 14, INK))
    return picture


def plot_sources(state: State) -> Picture:
    """A bar for each seat: what its points were earned with; losses stand in the words beside it."""
    rows = tell(state)
    found: dict[str, list[int]] = {}
    for entry in rows:
        found.setdefault(entry["source"], [0] * state.players)[entry["seat"]] += entry["points"]
    sources = sorted(found, key=lambda source: -sum(found[source]))
    gained = [sum(max(found[source][seat], 0) for source in sources) for seat in range(state.players)]
    legend = wrap(sources)
    height = TOP + state.players * ROW + 16 + 22 * len(legend)
    picture = frame("Points by source", height)
    across = (WIDTH - LEFT - RIGHT) / max(*gained, 1)
    for seat in range(state.players):
        y = TOP + seat * ROW
        picture.shapes.append(Box(8, y + 3, 44, ROW - 10, SEATS[seat], radius=4))
        picture.shapes.append(Words(30, y + 20, SEAT_NAMES[seat], 12, ON_SEAT[seat], "middle", bold=True))
        x = LEFT
        for at, source in enumerate(sources):
            points = found[source][seat]
            if points <= 0:
                continue
            picture.shapes.append(Box(x, y + 3, points * across, ROW - 10, HUES[at % len(HUES)], PANEL))
            if points * across > 20:
                picture.shapes.append(Words(x + points * across / 2, y + 20, str(points), 12, "#ffffff", "middle"))
            x += points * across
        lost = gained[seat] - state.scores()[seat]
        told = f"{state.scores()[seat]}" + (f" (lost {lost})" if lost else "")
        picture.shapes.append(Words(x + 8, y + 20, told, 14, INK, bold=True))
    for line, names in enumerate(legend):
        y = TOP + state.players * ROW + 22 + 22 * line
        x = LEFT
        for source in names:
            picture.shapes.append(Box(x, y - 11, 13, 13, HUES[sources.index(source) % len(HUES)], radius=2))
            picture.shapes.append(Words(x + 19, y, source, 12, INK))
            x += 37 + LETTER * len(source)
    return picture


def tell(state: State) -> list[dict[str, Any]]:
    """The ledger of a finished game; one that goes on has secrets that a plot would tell."""
    if not state.over:
        raise BadOption("A plot tells everybody's points, so it is made when the game is over.")
    return state.ledger()


def frame(title: str, height: float) -> Picture:
    """An empty plot with its title."""
    picture = Picture(WIDTH, height, title)
    picture.shapes.append(Box(0, 0, WIDTH, height, PANEL))
    picture.shapes.append(Words(LEFT, 26, title, 17, INK, bold=True))
    return picture


def marks(highest: int) -> list[int]:
    """Round numbers from 0 on, not too many."""
    step = next((step for step in STEPS if highest / step <= MOST_MARKS), STEPS[-1])
    return list(range(0, highest + 1, step))


def wrap(names: list[str]) -> list[list[str]]:
    """The names of a legend in lines that fit."""
    lines: list[list[str]] = [[]]
    used = LEFT
    for name in names:
        wide = 37 + LETTER * len(name)
        if used + wide > WIDTH and lines[-1]:
            lines.append([])
            used = LEFT
        lines[-1].append(name)
        used += wide
    return lines
