"""The look all pictures share. Matplotlib is an extra, so only drawing imports it."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from caylus.arena.match import ArenaError

Axes: TypeAlias = list[Any]  # of Matplotlib, whose types would have to be imported

# Told apart by eyes that see fewer colours, too (Okabe and Ito)
COLORS: Final = [
    "#0072B2",
    "#D55E00",
    "#009E73",
    "#CC79A7",
    "#56B4E9",
    "#E69F00",
    "#7F6A93",
    "#8C8C8C",
]
INK: Final = "#333333"
FAINT: Final = "#666666"
GREY: Final = "#BBBBBB"
WIDTH: Final = 8.0  # inches
DOTS: Final = 150  # an inch
LOOK: Final[dict[Any, Any]] = {
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.labelcolor": INK,
    "axes.axisbelow": True,
    "text.color": INK,
    "xtick.color": GREY,
    "xtick.labelcolor": INK,
    "ytick.color": GREY,
    "ytick.labelcolor": INK,
}


def check_drawing() -> None:
    """Say so early if no pictures can be drawn."""
    if importlib.util.find_spec("matplotlib") is None:
        raise ArenaError("--plots needs Matplotlib, which is not installed: pip install 'caylus[stats]'.")


@contextmanager
def picture(path: Path, title: str, about: str, *, height: float, rows: int = 1, columns: int = 1) -> Iterator[Axes]:
    """Empty axes to draw on, under a title; the picture is written when the drawing is done."""
    from matplotlib import rc_context  # noqa: PLC0415 (an extra, and slow to import)
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context(LOOK):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = list(figure.subplots(rows, columns, squeeze=False).flat)
        figure.suptitle(f"{title}\n", x=0.01, ha="left", fontsize=12, fontweight="bold")
        figure.text(0.01, 1 - 0.36 / height, about, ha="left", va="top", fontsize=8.5, color=FAINT)
        yield axes
        try:
            figure.savefig(path, dpi=DOTS, metadata={"Software": None})  # the same match gives the same bytes
        except OSError as error:
            raise ArenaError(f"{path} cannot be written: {error.strerror}.") from None
