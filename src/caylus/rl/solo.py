"""Gymnasium environments: one seat against bots of the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from caylus.bots import registry
from caylus.bots.bot import ask, seed_of_dice
from caylus.bots.random import RandomBot
from caylus.core.errors import BadOption
from caylus.core.game import GAMES
from caylus.core.state import State
from caylus.rl import arrays
from caylus.rl.choice import Chosen
from caylus.rl.rendering import RENDER_MODES, render
from caylus.rl.returns import ILLEGAL
from caylus.rl.seeding import SEED_BITS


class SoloEnv(Chosen, gymnasium.Env[arrays.Bytes, np.int64]):
    """A seat of one's own against bots.

    `bots` is a code, or one for each of the other seats. The seat is drawn for every game, unless `seat` names it.
    Observations are bytes, laid out as `encoder.layout` tells; `info["action_mask"]` marks what may be done. Rewards
    are 0 until the end, then what `returns` says.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        players: int = 2,
        bots: str | Sequence[str] = "novice",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        returns: str = "ranks",
        render_mode: str | None = None,
    ) -> None:
        codes = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(codes) != players - 1:
            raise BadOption(f"With {players} players there are {players - 1} bots, not {len(codes)}.")
        if seat is not None and not 0 <= seat < players:
            raise BadOption(f"Seats are 0 to {players - 1}, not {seat}.")
        for code in codes:
            registry.make(code, "0")  # an unknown one is refused here, not in the middle of a game
        self.codes = codes
        self.wanted = seat
        self.choose(game, players, options, returns)
        self.render_mode = render_mode
        self.table = self.begin(0)
        self.seat = 0
        self.drawn = 0
        self.bots: list[Any] = []
        self.played: list[int] = []
        self.rng = Random(0)
        self.observation_space = spaces.Box(0, 255, (self.encoder.layout.size,), dtype=np.uint8)
        self.action_space = spaces.Discrete(len(self.table.space))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[arrays.Bytes, dict[str, Any]]:
        """Set up a new game; bots play until it is our decision."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(1 << SEED_BITS))
        self.drawn = drawn
        self.rng = Random(drawn)
        self.table = self.begin(drawn)
        self.seat = int(self.np_random.integers(self.players)) if self.wanted is None else self.wanted
        self.bots = self.make_bots()
        self.played = []
        self.wait()
        return self.observed(), self.told()

    def step(self, action: Any) -> tuple[arrays.Bytes, float, bool, bool, dict[str, Any]]:
        """Play; bots answer until it is our decision again. An illegal action ends the game with a reward of -1."""
        if self.table.over or int(action) not in self.table.legal:
            return self.observed(), ILLEGAL, True, False, self.told()
        self.play(int(action))
        self.wait()
        over = self.table.seat is None
        reward = self.returns(self.table)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observed(), reward, over, False, self.told()

    def wait(self) -> None:
        """Let the bots play until it is our decision or the game is over."""
        table = self.table
        while not table.over and table.who != self.seat:
            self.play(answer(self.bots[table.who], table, self.rng))

    def play(self, action: int) -> None:
        """Play an action of whoever decides."""
        self.table.play(action)
        self.played.append(action)

    def make_bots(self) -> list[Any]:
        """The bots of this game by seat, None for our own."""
        others = iter(self.codes)
        return [
            None if seat == self.seat else registry.make(next(others), seed_of_dice(self.drawn, seat))
            for seat in range(self.players)
        ]

    def __deepcopy__(self, memo: dict[int, Any]) -> SoloEnv:
        """An exact copy. Bots that cannot be copied, such as searching ones, think through the game anew."""
        twin = copy(self)
        memo[id(self)] = twin
        for name, value in vars(self).items():
            if name != "bots":
                setattr(twin, name, deepcopy(value, memo))
        try:
            twin.bots = deepcopy(self.bots, memo)
        except TypeError:
            twin.bots = self.make_bots()
            twin.think_again()
        return twin

    def think_again(self) -> None:
        """Let new bots come to the knowledge that those before them had."""
        table = self.begin(self.drawn)
        rng = Random(self.drawn)
        for action in self.played:
            if table.who != self.seat:
                answer(self.bots[table.who], table, rng)
            table.play(action)

    def observed(self) -> arrays.Bytes:
        """The position as our seat may know it."""
        return arrays.observe(self.encoder, self.table, self.seat)

    def told(self) -> dict[str, Any]:
        """What stands beside the observation."""
        return {"action_mask": arrays.mask(self.table, self.seat), "seat": self.seat}

    def action_masks(self) -> Any:
        """What may be done now, as MaskablePPO asks for it."""
        return arrays.mask(self.table, self.seat).astype(bool)

    def render(self) -> Any:
        """The table as `render_mode` says."""
        return render(self.table, self.render_mode)


def answer(bot: Any, table: State, rng: Random) -> int:
    """What a bot plays; one that only looks at its actions needs no world imagined for it."""
    return bot.choose(table.masked(table.who)) if isinstance(bot, RandomBot) else ask(bot, table, rng)


def gymnasium_id(game: str) -> str:
    """What Gymnasium calls the environment of a game, such as `Caylus-v0`."""
    return "".join(word.capitalize() for word in game.split("-")) + "-v0"


def register() -> None:
    """Make the environments known to Gymnasium."""
    for game in GAMES:
        name = gymnasium_id(game)
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="caylus.rl.solo:SoloEnv", kwargs={"game": game})
