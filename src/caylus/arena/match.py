"""What a match is: which bots meet, on which seeds, in which seats. Every game follows from its number alone.

A *block* is one seed with all rotations of the seats, so that luck of the setup and of the seat falls on all
bots alike; the games of a block belong together, and statistics count blocks.
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import caylus
from caylus.bots import registry
from caylus.core.errors import BadOption, CaylusError
from caylus.core.game import check_seed, find
from caylus.core.state import JsonObject

SEED_BYTES: Final = 6  # of the seed of a game: short enough for every reader of JSON
PLAYED_BY: Final = (
    "core",
    "kit",
    "games",
    "bots",
    "arena/facts.py",
    "arena/match.py",
    "arena/play.py",
)  # what the course of a game rests on
SOURCES: Final = (".py", ".toml", ".json", ".net")  # programs, and what bots have learned


class ArenaError(CaylusError):
    """A match cannot be begun, or cannot go on."""


class Sitting(NamedTuple):
    """One game of a match: the number of its block, how far its seats are rotated, its seed, who sits where."""

    block: int
    rotation: int
    table: int
    seed: int
    seats: list[int]


@dataclass(frozen=True)
class Match:
    """The arguments of a match. With the number of a game they fix that game."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    plugins: tuple[str, ...] = ()
    keep_records: bool = False  # with every game its record
    keep_facts: bool = False  # with every game what `caylus measure` tells

    @property
    def labels(self) -> list[str]:
        """The bots by their codes; one that is named again is told apart by a number."""
        found: list[str] = []
        for at, code in enumerate(self.bots):
            again = self.bots[:at].count(code)
            found.append(f"{code} ({again + 1})" if again else code)
        return found

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """The groups of bots that meet, by their places in `bots`.

        With more seats than bots the first sits against copies of the others, taken in turn; with more bots
        than seats every group of them meets.
        """
        others = range(1, len(self.bots))
        if len(self.bots) > self.players:
            return list(combinations(range(len(self.bots)), self.players))
        if not others:
            return [(0,) * self.players]
        return [(0, *(others[at % len(others)] for at in range(self.players - 1)))]

    @property
    def rotations(self) -> int:
        """Games in a block: one for each seat the bots can be moved on to; a bot among its own kind has one."""
        return self.players if len(self.bots) > 1 else 1

    def blocks_for(self, games: int) -> int:
        """Blocks that hold at least so many games of every table."""
        return -(-games // self.rotations) * len(self.tables)

    def sitting(self, index: int) -> Sitting:
        """The game of that number. Tables take turns, and each meets the same seeds."""
        block, rotation = divmod(index, self.rotations)
        tables = self.tables
        deal, table = divmod(block, len(tables))
        order = list(tables[table])
        if len(set(order)) > 2:
            Random(f"{self.seed}/{deal}/{table}").shuffle(order)  # neighbours change from block to block
        seats = [order[(seat - rotation) % self.players] for seat in range(self.players)]
        return Sitting(block, rotation, table, game_seed(self.seed, deal), seats)

    def to_json(self) -> JsonObject:
        """The arguments, ready for JSON."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "options": dict(self.options),
            "plugins": list(self.plugins),
            "records": self.keep_records,
            "facts": self.keep_facts,
        }

    @property
    def program(self) -> str:
        """A hash of all code the games rest on: this program's and that of the plugins."""
        return fingerprint(self.plugins)


def game_seed(seed: int, deal: int) -> int:
    """The seed of a block's games."""
    return int.from_bytes(hashlib.sha256(f"caylus arena {seed} {deal}".encode()).digest()[:SEED_BYTES], "big")


def prepare(
    game: str,
    bots: Iterable[str],
    players: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    plugins: Iterable[str] = (),
    *,
    keep_records: bool = False,
    keep_facts: bool = False,
) -> Match:
    """A match whose arguments have been checked: the game, the options, and that every bot can be made."""
    about = find(game)
    codes = tuple(bots)
    match = Match(
        game=about.id,
        bots=codes,
        players=about.check_players(players),
        seed=check_seed(seed),
        options=about.check_options(options),
        plugins=tuple(plugins),
        keep_records=keep_records,
        keep_facts=keep_facts,
    )
    load_plugins(match.plugins)
    if not codes:
        raise BadOption("A match needs at least one bot.")
    for code in codes:
        registry.make(code, "", files=True)
    return match


def load_plugins(plugins: Iterable[str]) -> None:
    """Import modules that register bots; they may lie in the current folder."""
    if "" not in sys.path:
        sys.path.append("")
    for name in plugins:
        try:
            importlib.import_module(name)
        except BadOption as error:
            raise ArenaError(f"The plugin '{name[:60]}' cannot be used: {error}") from None
        except Exception as error:  # whatever a stranger's module may raise
            raise ArenaError(f"The plugin '{name[:60]}' cannot be imported: {type(error).__name__}: {error}.") from None


def fingerprint(plugins: Iterable[str] = ()) -> str:
    """A short hash of the sources that decide how games go."""
    top = Path(caylus.__file__).parent
    total = hashlib.sha256()
    for name in PLAYED_BY:
        path = top / name
        for source in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if source.suffix not in SOURCES:
                continue
            total.update(source.relative_to(top).as_posix().encode() + b"\0" + source.read_bytes())
    for name in plugins:
        origin = getattr(sys.modules.get(name), "__file__", None)
        if origin is not None:
            total.update(Path(origin).read_bytes())
    return total.hexdigest()[:16]
