"""The commands of `caylus` and their options; every error becomes one sentence and exit status 2."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

import caylus
from caylus.cli import games as games_command
from caylus.cli import rules as rules_command
from caylus.cli import saves, seating
from caylus.cli.arguments import Options, Plain, chosen
from caylus.cli.commands import Player
from caylus.cli.host import Host
from caylus.cli.replay import Reader, show_story
from caylus.cli.screen import screen_for
from caylus.core.errors import BadOption, CaylusError
from caylus.core.game import GAMES, find
from caylus.core.record import Record

FIRST: Final = next(iter(GAMES))  # the game that is meant unless another is named
PLAYERS: Final = 4  # unless asked otherwise

app = App(
    name="caylus",
    help="A digital home of the Caylus board games.",
    version=caylus.__version__,
    help_format="markdown",
    suppress_keyboard_interrupt=False,
)


@app.command
def play(
    game: Annotated[str | None, Parameter(help=f"Which game; `caylus games` lists them. Default: {FIRST}.")] = None,
    /,
    *,
    players: Annotated[
        int | None, Parameter(metavar="N", help="How many seats. Default: 4, or what the game allows.")
    ] = None,
    name: Annotated[
        list[str] | None,
        Parameter(negative="", metavar="NAME", help="A person at this terminal; several share it in turn. Repeatable."),
    ] = None,
    bots: Annotated[
        list[str] | None,
        Parameter(
            negative="", metavar="CODE", help="Who takes the other seats: one code for all, or repeated, one for each."
        ),
    ] = None,
    seed: Annotated[
        int | None, Parameter(metavar="N", help="Fixes every shuffle, so that the game can be set up again.")
    ] = None,
    option: Options = None,
    resume: Annotated[
        str | None,
        Parameter(metavar="FILE", help="Go on with a saved game; `last` is the newest one that is not over."),
    ] = None,
    watch: Annotated[bool, Parameter(negative="", show_default=False, help="Only bots play.")] = False,
    plain: Plain = False,
) -> int:
    """Play in the terminal, against bots or with others at the same terminal.

    The game is saved after every action, and --resume goes on with it. A saved game knows its bots by their
    names, as in `Red (journeyman)`; with --resume, --name says which seats people take, --bots what the others are.
    """
    screen = screen_for(plain=plain)
    if resume is not None:
        if game is not None or players is not None or seed is not None or option or watch:
            raise BadOption("A saved game brings its own game, players, seed and options: leave those out.")
        path = saves.saved_path(resume)
        record = saves.read(path)
        seats = seating.old_seats(record.seats, name or [], bots or [])
    else:
        about = find(game or FIRST)
        number = about.check_players(
            max(about.players[0], min(PLAYERS, about.players[-1]), len(name or [])) if players is None else players
        )
        seats = seating.new_seats(number, name or [], bots or [], watch=watch)
        record = Record(about.id, number, seed, chosen(option), [seat.name for seat in seats])
        path = saves.fresh_path(about.id)
    host = Host(record, seats, screen, path)
    return host.run(Player(host).decide)


@app.command
def replay(
    file: Annotated[str, Parameter(help="A record, such as a saved game.")],
    /,
    *,
    ply: Annotated[int, Parameter(metavar="N", help="Begin after so many actions.")] = 0,
    everything: Annotated[
        bool,
        Parameter(
            name="--all",
            negative="",
            show_default=False,
            help="Print the whole story with every change, and do not ask.",
        ),
    ] = False,
    plain: Plain = False,
) -> int:
    """Step through a record, or print its story where there is no terminal to ask."""
    record = saves.read(saves.saved_path(file))
    record.check_ply(ply)
    screen = screen_for(plain=plain)
    if everything or not sys.stdin.isatty():
        show_story(screen, record, ply, every_change=everything)
        return 0
    return Reader(record, screen, ply).run()


@app.command
def rules(
    game: Annotated[str, Parameter(help="Which game; `caylus games` lists them.")] = FIRST,
    component: Annotated[list[str] | None, Parameter(negative="", help="A building, favor or other part.")] = None,
    /,
    *,
    option: Options = None,
    plain: Plain = False,
) -> int:
    """Explain a building, favor or other part of a game, or list them all."""
    screen = screen_for(plain=plain)
    about = find(game)
    if component:
        rules_command.show_one(screen, about, chosen(option), " ".join(component))
    else:
        rules_command.show_all(screen, about, chosen(option))
    return 0


@app.command
def games(*, plain: Plain = False) -> int:
    """List the games and their options."""
    games_command.show_games(screen_for(plain=plain))
    return 0


# Imported when called: other commands need none of it
app.command("caylus.cli.arena:arena")
app.command("caylus.cli.measure:measure")
app.command("caylus.cli.hint:hint")
app.command("caylus.cli.serve:serve")
app.command("caylus.cli.worker:worker")
app.command("caylus.cli.admin:admin", name="admin")
app.command("caylus.cli.tune:tune")
app.command("caylus.cli.train:train")
app.command("caylus.cli.draw:draw")
app.command("caylus.cli.dataset:dataset")
app.command("caylus.cli.language:language", name="language")


def import_all() -> None:
    """Import every command, so that the list of all tells what each is for."""
    for name in app:
        app[name]


def run(arguments: list[str]) -> int:
    """Carry out a command line; gives the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a name may hold letters that the terminal cannot write
    if arguments[:1] in ([], ["--help"], ["-h"]):
        import_all()
    try:
        status = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except (CaylusError, CycloptsError) as error:
        sentence = " ".join(str(error).split())
        Console(stderr=True, markup=False, emoji=False, highlight=False, soft_wrap=True).print(sentence)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # the reader has gone; nothing more can be said, not even by Python on its way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status if isinstance(status, int) else 0
