"""What nets and data sets rely on: the numbers of actions, the layouts of observations and options, samples of them."""

from __future__ import annotations

import hashlib
from typing import Any

import caylus
from caylus.kit.encoding.encoder import Encoder
from caylus.kit.encoding.layout import Layout
from tests.recorded.digests import random_record

EVERY = 7  # plies between the positions that are looked at


def numbers(game: str, encoder: Encoder) -> dict[str, Any]:
    """All of it."""
    return {
        "actions": caylus.GAMES[game].space.words,
        "observation": rows(encoder.layout),
        "option": rows(encoder.options),
        "seen": {f"{players}p": seen(game, encoder, players) for players in caylus.GAMES[game].players},
    }


def moved(stored: dict[str, Any], found: dict[str, Any]) -> str:
    """What no longer has the number it had; empty if all that is new comes after all others."""
    for what in ("actions", "observation", "option"):
        before, now = stored[what], found[what]
        if what != "actions":
            version, *before = before
            if version.split(",")[0] != now[0].split(",")[0]:
                continue  # another version of the numbers, which nets of the old one refuse
            now = now[1:]
        if now[: len(before)] != before:
            at = next(at for at, row in enumerate(before) if now[at : at + 1] != [row])
            return f"{what}: '{before[at]}' has moved; what is new comes after all others"
    return ""


def rows(layout: Layout) -> list[str]:
    """The parts of a layout."""
    parts = [f"{part.start} {part.name} {part.shape}" for part in layout.parts]
    return [f"version {layout.version}, {layout.size} numbers", *parts]


def seen(game: str, encoder: Encoder, players: int) -> str:
    """What all seats see in a random game, and the rows of what can be answered, as a digest."""
    record = random_record(game, players, {}, 5)
    digest = hashlib.sha256()
    state = record.state(0)
    for ply, action in enumerate(record.actions):
        if ply % EVERY == 0:
            for seat in range(players):
                digest.update(encoder.encode(state, seat))
            digest.update(str(encoder.encode_options(state, state.who)).encode())
        state.play(action)
    return digest.hexdigest()
