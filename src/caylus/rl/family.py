"""What the three PettingZoo modules have in common: `env`, `raw_env` and `parallel_env` of one game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caylus.rl.aec import TableEnv, TableParallelEnv
from caylus.rl.guards import GuardedEnv


def environments(
    game: str, players: int
) -> tuple[Callable[..., GuardedEnv], Callable[..., TableEnv], Callable[..., TableParallelEnv]]:
    """The makers of one game's environments; with `max_cycles` they are forgiving unless told otherwise."""

    def raw_env(**settings: Any) -> TableEnv:
        """The environment without guards."""
        settings.setdefault("players", players)
        settings.setdefault("forgiving", settings.get("max_cycles") is not None)
        return TableEnv(game, **settings)

    def env(**settings: Any) -> GuardedEnv:
        """The environment with PettingZoo's usual guards."""
        return GuardedEnv(raw_env(**settings))

    def parallel_env(**settings: Any) -> TableParallelEnv:
        """All agents act at once; only the action of the one whose decision it is counts."""
        return TableParallelEnv(raw_env(**settings))

    return env, raw_env, parallel_env
