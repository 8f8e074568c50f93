"""The engines measured beside ours. `make bench` installs them; without one of them its rows are left out."""

from __future__ import annotations

import importlib.metadata
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.measure import Prepare
from benchmarks.peers import board_games, catan, catan_gym, open_spiel, python_chess


@dataclass(frozen=True)
class Peer:
    """Another engine: the package it comes in, the module it is imported as, and what is measured on it."""

    name: str
    package: str
    module: str
    works: Callable[[], dict[str, Prepare]]

    def is_installed(self) -> bool:
        """Whether it is there to be measured."""
        return importlib.util.find_spec(self.module) is not None

    def version(self) -> str:
        """Its version."""
        return importlib.metadata.version(self.package)


PEERS = {
    peer.name: peer
    for peer in (
        Peer("catanatron", "catanatron", "catanatron", catan.works),
        Peer("OpenSpiel", "open_spiel", "pyspiel", open_spiel.works),
        Peer("python-chess", "chess", "chess", python_chess.works),
    )
}
STEPPED = {  # by name: the environment under build/peers that has it
    "PettingZoo": "bench-pettingzoo",
    "catanatron gym": "bench-catanatron",
}
STEPPED_PEERS = {
    peer.name: peer
    for peer in (
        Peer("PettingZoo", "pettingzoo", "pettingzoo", board_games.works),
        Peer("catanatron gym", "catanatron_gym", "catanatron_gym", catan_gym.works),
    )
}
