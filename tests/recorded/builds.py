"""Random games that plain and compiled Python must play alike, down to the hash of every position."""

from __future__ import annotations

import json

from tests.recorded.digests import of_text, random_record

GAMES_EACH = 3
KEY_EVERY = 40  # plies between the keys that are stored as they are


def fingerprint(game: str, players: int, options: dict[str, str]) -> dict[str, object]:
    """What the random games of one set-up come to."""
    texts: list[str] = []
    keys: list[int] = []
    scores: list[list[int]] = []
    for seed in range(GAMES_EACH):
        record = random_record(game, players, options, seed)
        texts += [record.dumps(), json.dumps(record.story(), sort_keys=True)]
        texts.append(json.dumps(record.now.position(), sort_keys=True))
        scores.append(record.now.scores())
        state = record.state(0)
        for ply, action in enumerate(record.actions):
            if ply % KEY_EVERY == 0:
                keys.append(state.key())
            state.play(action)
    return {"scores": scores, "records": of_text("\n".join(texts)), "keys": [f"{key:016x}" for key in keys]}
