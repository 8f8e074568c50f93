"""Bots and their codes."""

from random import Random

import pytest

import caylus
from caylus.bots import registry
from caylus.bots.bot import ask
from caylus.bots.check import BotBroken, check_bot
from caylus.bots.random import RandomBot
from caylus.core.state import State


class Curious:
    """A bot that plays on with what it is given, and keeps it."""

    def __init__(self) -> None:
        self.given: State | None = None

    def choose(self, state: State) -> int:
        """The first action, after having tried it."""
        self.given = state
        action = state.actions()[0]
        state.play(action)
        return action


def test_a_bot_never_holds_the_real_game() -> None:
    game = caylus.new("caylus", players=3, seed=1)
    key = game.key()
    bot = Curious()
    action = ask(bot, game, Random(1))
    assert bot.given is not game
    assert game.key() == key
    assert action in game.actions()


def test_the_random_bot_repeats_itself_with_its_seed() -> None:
    def played(seed: str) -> list[int]:
        bot = RandomBot(seed)
        game = caylus.new("caylus", players=2, seed=1)
        actions = []
        while not game.over:
            actions.append(bot.choose(game))
            game.play(actions[-1])
        return actions

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_codes() -> None:
    assert isinstance(registry.make("random", "7"), RandomBot)
    with pytest.raises(caylus.BadOption, match="there is random"):
        registry.make("oracle:9", "7")
    with pytest.raises(caylus.BadOption, match="no settings"):
        registry.make("random:fast", "7")


def test_the_random_bot_keeps_what_a_bot_promises() -> None:
    assert check_bot(RandomBot) > 1000


class Stubborn:
    """Passes, legal or not."""

    def choose(self, state: State) -> int:
        """Pass."""
        assert not state.over
        return 0


class Restless:
    """Has dice of its own, whatever the seed."""

    rng = Random(1)

    def choose(self, state: State) -> int:
        """Any legal action."""
        return self.rng.choice(state.actions())


class Peeping:
    """Looks at what its seat cannot know."""

    def choose(self, state: State) -> int:
        """An action that depends on every card, wherever it lies."""
        actions = state.actions()
        return actions[sum(map(ord, str(state.position()))) % len(actions)]


def test_a_bot_that_breaks_a_promise_is_told_which() -> None:
    with pytest.raises(BotBroken, match="not legal"):
        check_bot(lambda _: Stubborn())
    with pytest.raises(BotBroken, match="same seed"):
        check_bot(lambda _: Restless())
    with pytest.raises(BotBroken, match="cannot know"):
        check_bot(lambda _: Peeping(), games=["magna-carta"])
    assert check_bot(lambda _: Curious(), games=["caylus"], plies=5) == 4 * 5
