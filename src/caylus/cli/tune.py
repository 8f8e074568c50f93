"""`caylus tune`: find the weights of a bot's features anew."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from caylus.arena.tuning import Tuning, nothing, write_table
from caylus.cli.running import available_cores, check_writable, write
from caylus.cli.screen import screen_for
from caylus.core.errors import BadOption
from caylus.core.game import find
from caylus.kit.plug import find_knowledge


def tune(
    game: Annotated[str, Parameter(help="Which game; `caylus games` lists them.")],
    /,
    *,
    players: Annotated[int, Parameter(metavar="N", help="How many seats.")] = 4,
    games: Annotated[int, Parameter(metavar="N", help="Games of a generation.")] = 1000,
    generations: Annotated[int, Parameter(metavar="N", help="How often to play and learn.")] = 3,
    climb: Annotated[int, Parameter(metavar="N", help="Games of climbing after the generations; 0 for none.")] = 3_000,
    from_nothing: Annotated[
        bool, Parameter(negative="", help="Begin with features worth nothing, not with the table of the package.")
    ] = False,
    seed: Annotated[int, Parameter(metavar="N", help="Fixes all games.")] = 1,
    workers: Annotated[int | None, Parameter(metavar="N", help="Processes. Default: one for each core.")] = None,
    out: Annotated[
        Path, Parameter(name=["--out", "-o"], metavar="FILE", help="The weights file to write; others' tables stay.")
    ],
) -> int:
    """Learn what the features of a game are worth from games of look-ahead, and write the table.

    The file begins as the one in the package, or as it is if it exists; only the table of this number of
    players is replaced. Needs caylus[stats].
    """
    screen = screen_for(plain=True)
    about = find(game)
    about.check_players(players)
    for name, number, least in (("--games", games, 1), ("--generations", generations, 0), ("--climb", climb, 0)):
        if number < least:
            raise BadOption(f"{name} is at least {least}, not {number}.")
    if workers is not None and workers < 1:
        raise BadOption(f"--workers is at least 1, not {workers}.")
    check_writable(out)
    before = read_weights(out) if out.exists() else find_knowledge(about.id).read_text()
    command = (
        f"caylus tune {about.id} --players {players} --games {games} --generations {generations} --climb {climb}"
        f"{' --from-nothing' if from_nothing else ''} --seed {seed} -o FILE"
    )
    start = nothing(about.id) if from_nothing else {}
    tuning = Tuning(about.id, players, games, seed, workers or available_cores(), screen.say, start)
    begun = tuning.table
    table = tuning.run(generations, climb)
    if table is begun:
        screen.say("Nothing better was found; no file was written.")
        return 0
    write(out, write_table(before, players, table, command))
    screen.say(f"Written to {out}.")
    return 0


def read_weights(path: Path) -> str:
    """The text of a weights file that is there already; BadOption if it is none."""
    try:
        text = path.read_text("utf-8")
        tomllib.loads(text)
    except (OSError, ValueError):
        raise BadOption(f"{path} is not a file of weights; name another, or remove it.") from None
    return text
