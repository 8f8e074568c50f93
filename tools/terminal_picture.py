"""Draw docs/images/terminal.svg: a fixed game, some way in, as `caylus play` shows it."""

from io import StringIO
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import caylus
from caylus.cli.screen import Screen
from caylus.cli.seating import new_seats, titles
from caylus.cli.telling import Teller
from caylus.kit.terminal.signs import FULL

PICTURE: Final = Path(__file__).parents[1] / "docs" / "images" / "terminal.svg"
SEED: Final = 360
TURN: Final = 13
REFUSED: Final = "provost -3"
EAGER: Final = ("build", "castle", "favor", "transform", "give", "place")

# The visual language by candlelight: panel, ink, and the tinctures of the seats made light enough to read
NORMAL: Final = ["#231e19", "#b02f26", "#8ccb8f", "#f0be62", "#1e4e91", "#966ea0", "#6ea0aa", "#c3b292"]
BRIGHT: Final = ["#786c5c", "#ff8a76", "#8ccb8f", "#f0be62", "#7aaaf0", "#be96c8", "#96c8d2", "#f4e8d0"]


def triplets(colours: list[str]) -> list[tuple[int, int, int]]:
    """Colours as a terminal theme wants them."""
    return [(int(c[1:3], 16), int(c[3:5], 16), int(c[5:7], 16)) for c in colours]


CANDLELIGHT: Final = TerminalTheme((35, 30, 25), (244, 232, 208), triplets(NORMAL), triplets(BRIGHT))

# Without web fonts: the picture must look the same without a network
FRAME: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" xml:space="preserve" role="img" \
aria-label="A game of Caylus in the terminal">
<style>
.{unique_id}-matrix {{
  font-family: "DejaVu Sans Mono", "Fira Code", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    """Play, show, and write the picture."""
    seats = new_seats(4, ["Anna"], ["random"], watch=False)
    record = caylus.Record("caylus", players=4, seed=SEED, seats=[seat.name for seat in seats])
    rng = Random(SEED)
    last = 0
    while not ready(record.now):
        if record.now.seat == 0:
            last = record.plies
        record.play(eager(record.now, rng))

    screen = Screen()
    screen.signs = FULL
    screen.console = Console(
        width=100, record=True, file=StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    lines = Teller(record, seats).lines(record.story_for(None)[last + 1 :])
    screen.say(f"> {record.notations()[last]}")
    screen.tell(lines)
    state = record.now
    screen.board(state.view(0), titles(seats))
    options = [(state.notation(action), state.describe(action)) for action in state.actions()]
    screen.ask(0, seats[0].shown, str(state.asks()), options)
    screen.say(f"> why not {REFUSED}")
    screen.say(state.why_not(REFUSED) or "")
    screen.say(">")
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(
        screen.console.export_svg(title="caylus play", theme=CANDLELIGHT, code_format=FRAME, unique_id="caylus"),
        encoding="utf-8",
    )
    print(f"{PICTURE.relative_to(Path.cwd())} shows the game after {record.plies} actions.")


def ready(state: caylus.State) -> bool:
    """Whether this is the moment to show: we may move the provost."""
    return state.turn == TURN and state.seat == 0 and (state.decision or {})["kind"] == "provost"


def eager(state: caylus.State, rng: Random) -> int:
    """A lively choice: whatever builds rather than whatever passes."""
    actions = state.actions()
    for verb in EAGER:
        found = [action for action in actions if state.notation(action).startswith(verb)]
        if found:
            return rng.choice(found)
    return rng.choice(actions)


if __name__ == "__main__":
    main()
