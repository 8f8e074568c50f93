"""PettingZoo environments: one agent acts at a time (AEC), and a parallel form of the same."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv, ParallelEnv

from caylus.core.errors import BadOption
from caylus.core.game import find
from caylus.rl import arrays
from caylus.rl.choice import Chosen
from caylus.rl.rendering import RENDER_MODES, render
from caylus.rl.returns import ILLEGAL
from caylus.rl.seeding import SEED_BITS

Observation = dict[str, Any]


class TableEnv(Chosen, AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A game of the family; `player_0` has the first seat.

    An observation is a `dict` of `observation` (bytes, laid out as `encoder.layout` tells) and `action_mask`. Rewards
    are 0 until the end, then what `returns` says: `ranks`, `scores` or `wins`. An illegal action raises
    `IllegalAction`, unless `forgiving`: then the last legal action is played in its place. `max_cycles` cuts the game
    short when every agent has decided so often; whose decisions are used up before, has the last legal action played.
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, str] | None = None,
        returns: str = "ranks",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        forgiving: bool = False,
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": f"{find(game).python_name}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
            "render_fps": 2,
        }
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"Render modes are {', '.join(RENDER_MODES)}, not {render_mode!r}.")
        self.render_mode = render_mode
        self.choose(game, players, options, returns)
        self.max_cycles = max_cycles
        self.forgiving = forgiving
        self.chance = random.Random()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.state_ = self.begin(0)
        size = self.encoder.layout.size
        actions = len(self.state_.space)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.decided = dict.fromkeys(self.possible_agents, 0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions; always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Set up a new game: the one of this seed, or the next of the seed that was given last."""
        if seed is not None:
            self.chance = random.Random(seed)
        self.state_ = self.begin(self.chance.getrandbits(SEED_BITS))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decided = dict.fromkeys(self.possible_agents, 0)
        self.agent_selection = self.possible_agents[self.state_.who]

    def observe(self, agent: str) -> Observation:
        """What the agent may know, and what it may do."""
        seat = self.seat_of[agent]
        return {
            "observation": arrays.observe(self.encoder, self.state_, seat),
            "action_mask": arrays.mask(self.state_, seat),
        }

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is."""
        agent = self.agent_selection
        if not self.is_playing(agent):
            self._was_dead_step(action)
            return
        state = self.state_
        if action is None:
            raise BadOption("None is for agents whose game is over.")
        if self.forgiving and action not in state.legal:
            action = state.legal[-1]
        state.play(action)
        self.decided[agent] += 1
        cut = self.max_cycles is not None and self.is_cut(self.max_cycles)
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            for each, reward in zip(self.possible_agents, self.returns(state), strict=True):
                self.rewards[each] = reward
                self.terminations[each] = True
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[state.who]
            if cut:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def is_cut(self, most: int) -> bool:
        """Whether all have decided so often; until then those who have are decided for."""
        state = self.state_
        while not state.over and self.decided[self.possible_agents[state.who]] >= most:
            if min(self.decided.values()) >= most:
                return True
            state.play(state.legal[-1])
        return False

    def is_playing(self, agent: str) -> bool:
        """Whether the game is still on for the agent."""
        return not (self.terminations[agent] or self.truncations[agent])

    def forfeit(self) -> None:
        """End the game with a reward of -1 for the agent whose turn it is: it has broken the rules."""
        culprit = self.agent_selection
        self._cumulative_rewards[culprit] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[culprit] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as `render_mode` says: `ansi` text, an `svg` picture, an `rgb_array`; `human` prints the text."""
        return render(self.state_, self.render_mode)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


class TableParallelEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """The same with a step for all agents at once: only the action of the one whose decision it is counts."""

    def __init__(self, table: TableEnv) -> None:
        self.table = table
        self.metadata = table.metadata
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations; always the same object."""
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions; always the same object."""
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Set up a new game."""
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """What each agent may know; the mask of all but one is empty."""
        return {agent: self.table.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the action of the agent whose decision it is; the others' are not looked at."""
        table = self.table
        chosen = table.agent_selection
        if chosen not in actions:
            raise BadOption(f"It is the decision of {chosen}, and there is no action of it.")
        action = actions[chosen]
        if table.forgiving and action not in table.state_.legal:
            action = table.state_.legal[-1]
        table.state_.play(action)
        self.cycles += 1
        over = table.state_.over
        if not over:
            table.agent_selection = self.possible_agents[table.state_.who]
        cut = table.max_cycles is not None and self.cycles >= table.max_cycles and not over
        agents = self.agents
        rewards = dict(zip(agents, table.returns(table.state_), strict=True)) if over else dict.fromkeys(agents, 0.0)
        observations = self.observations()
        if over or cut:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> Any:
        """As the environment in turn shows it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held that would have to be given back."""
