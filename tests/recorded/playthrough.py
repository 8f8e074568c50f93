"""Playthroughs: a whole game as a text that a person can follow and check against the rulebook.

Each decision stands with its legal answers, the one chosen after `> `, its sentence, and what followed; each
turn begins with the table, and the ledger comes last.
"""

from __future__ import annotations

from typing import Any

from caylus.core.message import Message, read_message
from caylus.core.record import Record, load
from caylus.core.state import JsonObject, State
from caylus.core.story import change_message, step_message
from tests.games import folders

CHOSEN = "> "


def write(record: Record) -> str:
    """The playthrough of a record."""
    lines = [f"{heading}: {value}" for heading, value in record.headings().items()]
    state = record.state(0)
    turn = 0
    steps = record.story()
    lines += ["", *told(record, steps[0])]
    for step in steps[1:]:
        if state.turn != turn:
            turn = state.turn
            lines += ["", f"=== turn {turn} ===", *table(record, state)]
        decision = state.decision or {}
        seat = record.seats[state.who]
        lines += [
            "",
            f"#{step['ply']} {seat}, {decision['phase']}, {decision['kind']}: {state.asks()}",
            "legal: " + " | ".join(state.notation(action) for action in state.actions()),
            f"{CHOSEN}{step['notation']}",
            say(record, step_message(step)),
            *told(record, step),
        ]
        state.play(int(str(step["action"])))
    lines += ["", "=== the end ===", *table(record, state), "", "=== ledger ==="]
    for entry in state.ledger():
        seat = record.seats[int(str(entry["seat"]))]
        lines.append(f"turn {entry['turn']:>2}  {seat:<8} {entry['points']:>+3}  {entry['source']}: {entry['what']}")
    names = " and ".join(record.seats[seat] for seat in state.winners())
    lines += ["", f"Won by {names}."]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def read(text: str) -> Record:
    """The record that a playthrough tells: its headings and the chosen actions."""
    top, _, rest = text.partition("\n\n")
    chosen = [line.removeprefix(CHOSEN) for line in rest.splitlines() if line.startswith(CHOSEN)]
    return load("\n".join([top, "", *chosen]))


def told(record: Record, step: JsonObject) -> list[str]:
    """What happened, each with what it comes from and what it says of itself, and below it the changes."""
    happenings: Any = step["happenings"]
    lines: list[str] = []
    for each in happenings:
        cause = " ".join(each["cause"].values()) if each["cause"] else ""
        if each["kind"] != "act":
            text = say(record, read_message(each["message"])) if "message" in each else ""
            lines.append(f"  {each['kind']} ({cause}): {text}".replace(" ()", "").removesuffix(": "))
        lines += [f"    {say(record, change_message(change, record.about.words))}" for change in each["changes"]]
    return lines


def say(record: Record, message: Message) -> str:
    """A message in English, with the names of the players."""
    return message.of(record.game).told(record.seats)


def table(record: Record, state: State) -> list[str]:
    """The table in a few lines, as the game's own file draws it."""
    drawing = folders.own(record.game, "drawing")
    lines: list[str] = drawing.lines(state, record.seats)
    return lines
