"""`caylus hint`: what a bot would do in a record's position, and why."""

from __future__ import annotations

from random import Random
from typing import Annotated, Final

from cyclopts import Parameter

from caylus.bots import registry
from caylus.bots.advice import advise
from caylus.cli import saves
from caylus.cli.arguments import Plain
from caylus.cli.screen import screen_for

SECONDS: Final = "search:1s"


def hint(
    file: Annotated[str, Parameter(help="A record, such as a saved game; `last` is the newest one.")],
    /,
    *,
    ply: Annotated[
        int | None, Parameter(metavar="N", help="The position after so many actions. Default: the last one.")
    ] = None,
    bot: Annotated[str, Parameter(metavar="CODE", help="Who is asked.")] = SECONDS,
    plain: Plain = False,
) -> int:
    """Show the best three answers in a position: expected final score, share of the win, and a reason."""
    screen = screen_for(plain=plain)
    record = saves.read(saves.saved_path(file))
    at = len(record.actions) if ply is None else ply
    record.check_ply(at)
    state = record.state(at)
    thinker = registry.make(bot, f"hint {at}", files=True)
    asked = state.decision
    if asked is None:
        screen.say("The game is over; there is nothing to decide.")
        return 0
    names = record.seats
    advice = advise(thinker, state.recall(state.seat, Random(f"hint {at}")), names)
    screen.say(f"After {at} actions, {state.turn_word.lower()} {state.turn}: {names[state.who]} decides.")
    screen.say(str(state.asks()))
    rows = []
    reasons = []
    for place, each in enumerate(advice, start=1):
        rows.append([str(place), each.notation, f"{each.score:.0f}", f"{each.share:.0%}"])
        reasons.append(f"{place}. {each.text}. {each.reason}")
    screen.say()
    screen.table("", ["", "answer", "final score", "win share"], rows)
    screen.say()
    for reason in reasons:
        screen.say(reason)
    return 0
