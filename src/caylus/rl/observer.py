"""What players of the games in OpenSpiel know, as numbers and as text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from caylus.core.errors import BadOption
from caylus.core.state import State
from caylus.kit.plug import find_plug
from caylus.rl import arrays

if TYPE_CHECKING:
    from caylus.rl.openspiel import TableState


class Observer:
    """Tells what a player may know: what all see, what only it sees, or both, now or with all that went before.

    Numbers are there for all that is known now; the other kinds are texts only.
    """

    def __init__(self, game: str, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOption("An observer tells what one player knows, not what all hide from each other.")
        self.encoder = find_plug(game).encoder()
        self.recalls = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        full = self.public and self.private and not self.recalls
        self.tensor = np.zeros(self.encoder.layout.size if full else 0, np.float32)
        self.dict: dict[str, Any] = {}
        if full:
            for part in self.encoder.layout.parts:
                self.dict[part.name] = self.tensor[part.start : part.stop].reshape(part.shape)

    def set_from(self, state: TableState, player: int) -> None:
        """Write what the player sees into `tensor`, and so into the tables of `dict`."""
        if self.dict:
            self.tensor[:] = 0 if state.table is None else arrays.observe(self.encoder, state.table, player)

    def string_from(self, state: TableState, player: int) -> str:
        """What the player sees; with perfect recall all that everybody did and what the player held meanwhile."""
        if state.table is None:
            return f"player {player}: not laid yet" if self.public else ""
        told: list[str] = []
        if self.recalls and self.public:
            told.append(" ".join(map(str, state.history()[1 if state.get_game().drawn else 0 :])))
        if self.recalls and self.private:
            told.append("; ".join(state.held[player]))
        if self.public:
            told.append(json.dumps(state.table.view(player if self.private else None), separators=(",", ":")))
        elif self.private and not self.recalls:
            own = secrets(state.table, player)
            told.append(json.dumps(own, separators=(",", ":")) if own else "")
        return " | ".join(told)


def secrets(state: State, player: int) -> dict[str, Any]:
    """What a player sees of its own that spectators do not."""
    seen: Any = state.view(player)["seats"]
    shown: Any = state.view(None)["seats"]
    return {name: value for name, value in seen[player].items() if shown[player].get(name) != value}
