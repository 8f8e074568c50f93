"""`caylus train`: nets that learn from their own games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from caylus.arena.match import ArenaError
from caylus.bots.learned.nets import read_file
from caylus.cli.arguments import Options, chosen
from caylus.cli.running import available_cores
from caylus.cli.screen import screen_for
from caylus.core.errors import BadOption
from caylus.core.game import find

LINEAR = "linear"


def train(
    game: Annotated[str, Parameter(help="Which game; `caylus games` lists them.")],
    /,
    *,
    players: Annotated[
        list[int] | None,
        Parameter(negative="", metavar="N", help="How many seats. Repeatable. Default: all counts."),
    ] = None,
    out: Annotated[Path, Parameter(name=["--out", "-o"], metavar="FOLDER", help="Where everything is kept.")],
    generations: Annotated[int, Parameter(metavar="N", help="How often to play and learn.")] = 1,
    games: Annotated[int, Parameter(metavar="N", help="Games of a generation, for each number of seats.")] = 1000,
    simulations: Annotated[int, Parameter(metavar="N", help="Of a decision that is searched in full.")] = 160,
    start: Annotated[
        str, Parameter(metavar="FILE|linear", help="The net to begin with, or tables. Default: the package's net.")
    ] = "",
    window: Annotated[int, Parameter(metavar="N", help="Generations whose games are learned from.")] = 3,
    width: Annotated[int, Parameter(metavar="N", help="Cells of the first layer; a multiple of 12.")] = 144,
    epochs: Annotated[int, Parameter(metavar="N", help="How often all games are gone through.")] = 6,
    rate: Annotated[float, Parameter(metavar="X", help="How large the steps of learning are at most.")] = 0.003,
    others: Annotated[
        list[Path] | None,
        Parameter(
            name="--with", negative="", metavar="FOLDER", help="A run whose games are learned from as well. Repeatable."
        ),
    ] = None,
    gate: Annotated[int, Parameter(metavar="N", help="Games at most in which a new net must stand the test.")] = 200,
    seed: Annotated[int, Parameter(metavar="N", help="Fixes the games.")] = 1,
    option: Options = None,
    workers: Annotated[int | None, Parameter(metavar="N", help="Processes. Default: one for each core.")] = None,
    on: Annotated[
        str, Parameter(metavar="ray|ADDRESS", help="Play on Ray, begun here or at an address; needs caylus[cluster].")
    ] = "",
) -> int:
    """Train a net: it plays against itself, learns from the games, and must beat the net before.

    What is done is kept in the folder, and the same command goes on after a kill. Needs caylus[train] and PyTorch.
    """
    screen = screen_for(plain=True)
    about = find(game)
    seats = sorted({about.check_players(number) for number in players or about.players})
    for name, number, least in (
        ("--games", games, 1),
        ("--generations", generations, 1),
        ("--simulations", simulations, 1),
        ("--window", window, 1),
        ("--epochs", epochs, 1),
        ("--gate", gate, 0),
        ("--workers", 1 if workers is None else workers, 1),
    ):
        if number < least:
            raise BadOption(f"{name} is at least {least}, not {number}.")
    if not 0 < rate < 1:
        raise BadOption(f"--rate lies between 0 and 1, not {rate}.")
    if width < 12 or width % 12:
        raise BadOption(f"--width is a multiple of 12, not {width}.")
    if start not in ("", LINEAR) and read_file(Path(start)).game != about.id:
        raise BadOption(f"The net {start} is for another game.")
    try:
        from caylus.training.fit import Plan, load_torch  # noqa: PLC0415 (numpy is an extra)
        from caylus.training.run import Recipe, Training  # noqa: PLC0415
    except ImportError as error:
        raise ArenaError(f"Training needs {error.name}: pip install 'caylus[train]'.") from None
    load_torch()
    recipe = Recipe(
        game=about.id,
        players=seats,
        games=games,
        simulations=simulations,
        start=start,
        window=window,
        gate=gate,
        seed=seed,
        options=about.check_options(chosen(option)),
        plan=Plan(first=width, epochs=epochs, rate=rate),
        others=[str(other) for other in others or []],
    )
    best = Training(out, recipe, workers or available_cores(), screen.say, on).run(generations)
    screen.say(f"The best net is {best}." if best.suffix == ".net" else "No net was better than the one at the start.")
    return 0
