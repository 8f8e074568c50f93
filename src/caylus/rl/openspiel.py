"""The games for OpenSpiel: after `import caylus.rl.openspiel`, `pyspiel.load_game("caylus(players=4)")` knows them.

The set-up is the only chance event: one of `setups` numbered ones, each as likely as the others, unless `seed` names
the set-up, which leaves no chance at all. Later shuffles follow from it.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import pyspiel

from caylus.core.errors import BadOption, shown
from caylus.core.game import GAMES, new
from caylus.core.state import State
from caylus.rl.observer import Observer
from caylus.rl.returns import RETURNS, returns_by

DRAWN: Final = -1  # as `seed`: the set-up is drawn
SETUPS: Final = 1000
LONGEST: Final = 5000  # decisions; random games have some hundreds
MOST_POINTS: Final = 500.0
IMAGINED_BITS: Final = 32  # drawn for what a seat cannot know

DEFAULTS: Final[dict[str, Any]] = {
    "players": 4,
    "options": "",  # such as `favors:simple;jeweller:off`
    "returns": "ranks",
    "seed": DRAWN,
    "setups": SETUPS,
}
UTILITIES: Final = {
    "ranks": (pyspiel.GameType.Utility.ZERO_SUM, -1.0, 1.0, 0.0),
    "scores": (pyspiel.GameType.Utility.GENERAL_SUM, 0.0, MOST_POINTS, None),
    "wins": (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
}


def game_type(game: str, params: dict[str, Any]) -> pyspiel.GameType:
    """What OpenSpiel wants to know of the game with these parameters."""
    about = GAMES[game]
    hides = about.hides(about.check_options(read_options(params["options"])))
    information = pyspiel.GameType.Information
    chance = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=about.python_name,
        long_name=about.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if params["seed"] == DRAWN else chance.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        utility=UTILITIES[params["returns"]][0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.players[-1],
        min_num_players=about.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """One game of the family with its parameters."""

    def __init__(self, game: str, params: dict[str, Any]) -> None:
        self.id = game
        self.params = {**DEFAULTS, **params}
        if self.params["returns"] not in RETURNS:
            raise BadOption(f"Returns are {', '.join(RETURNS)}, not {shown(self.params['returns'])}.")
        self.returns = returns_by(self.params["returns"])
        self.players = int(self.params["players"])
        GAMES[game].check_players(self.players)
        self.options = read_options(self.params["options"])
        self.drawn = self.params["seed"] == DRAWN
        _, lowest, highest, total = UTILITIES[self.params["returns"]]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(GAMES[game].space),
            max_chance_outcomes=self.params["setups"] if self.drawn else 0,
            num_players=self.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=total,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.params), info, params)

    def new_initial_state(self) -> TableState:
        """A table that is not laid yet, or the one of the seed."""
        return TableState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Tells what a player sees now or, with perfect recall, has seen."""
        if params:
            raise BadOption(f"Observers have no parameters, so not {shown(params)}.")
        return Observer(self.id, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """The set-up."""
        return int(self.drawn)


class TableState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """A table; `table` is the game's own state, None before the set-up is drawn."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.about = (game.id, game.players, game.options, game.params["setups"])
        self.hides = GAMES[game.id].hides(GAMES[game.id].check_options(game.options))
        self.counted = game.returns
        self.table: State | None = None
        self.held: list[list[str]] = [
            [] for _ in range(game.players)
        ]  # what each seat has held, and from which move on
        if not game.drawn:
            self.lay(game.params["seed"])

    def lay(self, seed: int) -> None:
        """Lay the table."""
        game, players, options, _ = self.about
        self.table = new(game, players, seed=seed, options=options)
        self.remember()

    def remember(self) -> None:
        """Note for each seat when its secrets have changed."""
        if not self.hides or self.table is None:
            return
        for seat, held in enumerate(self.held):
            seats = self.table.view(seat)["seats"]
            assert isinstance(seats, list)
            own = json.dumps([seats[seat].get("hand"), seats[seat].get("points")])
            if not held or held[-1].partition(" ")[2] != own:
                held.append(f"{len(self.history())} {own}")

    def current_player(self) -> int:
        """Whose decision it is."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.who

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions, ascending."""
        return self.table.actions_for(player) if self.table is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The set-ups."""
        setups = self.about[3]
        return [(setup, 1 / setups) for setup in range(setups)]

    def _apply_action(self, action: int) -> None:
        """Lay the table, or play."""
        if self.table is None:
            self.lay(action)
            return
        self.table.play(action)
        self.remember()

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of an action."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"set-up {action}"
        return GAMES[self.about[0]].space.words[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        """What the game is worth to each seat; nothing before its end."""
        if self.table is None or not self.table.over:
            return [0.0] * self.about[1]
        return self.counted(self.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """A state that the player cannot tell from this one; what it cannot know is drawn anew."""
        twin: TableState = self.clone()
        if twin.table is not None:
            twin.table = twin.table.imagine(player, Random(int(sampler() * (1 << IMAGINED_BITS))))
            for seat in range(len(twin.held)):
                if seat != player:
                    twin.held[seat] = []
            twin.remember()
        return twin

    def __str__(self) -> str:
        """The whole position, secrets included, as JSON."""
        return "not laid yet" if self.table is None else json.dumps(self.table.position(), separators=(",", ":"))


def read_options(text: str) -> dict[str, str]:
    """Options written `favors:simple;jeweller:off`, for OpenSpiel keeps `=` and `,` to itself."""
    found: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, sign, value = part.partition(":")
        if not sign:
            raise BadOption(f"Options are written name:value, with ; between them, not {shown(text)}.")
        found[name] = value
    return found


def register(game: str) -> None:
    """Make a game known to OpenSpiel."""

    class Registered(TableGame):
        """This game."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(game_type(game, DEFAULTS), Registered)


for each in GAMES:
    register(each)
