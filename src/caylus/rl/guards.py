"""PettingZoo's usual guards around an environment, in one layer."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from caylus.rl.aec import TableEnv


class GuardedEnv(OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo is not typed
    """Minds the order of calls and the bounds of actions; an illegal action ends the game with a reward of -1.

    What PettingZoo has three wrappers for, each of which would look everything up in the one below.
    """

    def __init__(self, table: TableEnv) -> None:
        super().__init__(table)
        self.table = table
        self.size = len(table.state_.space)

    # Before the first reset these are missing, and the wrapper says so

    @property
    def agents(self) -> list[str]:
        """Who still plays."""
        found: list[str] = self.table.agents
        return found

    @property
    def agent_selection(self) -> str:
        """Who acts now."""
        return self.table.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward, whether the game is over or cut short, and info, for the agent who acts now."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = self.table.last(observe)
        return found

    def step(self, action: Any) -> None:
        """Play the action of the agent whose turn it is."""
        table = self.table
        if not (self._has_reset and table.agents):
            super().step(action)
            return
        self._has_updated = True
        if table.forgiving or not table.is_playing(table.agent_selection):
            table.step(action)
            return
        assert isinstance(action, int | np.integer), "action is not in action space"
        number = int(action)
        assert 0 <= number < self.size, "action is not in action space"
        if number in table.state_.legal:
            table.step(number)
        else:
            EnvLogger.warn_on_illegal_move()
            table.forfeit()
