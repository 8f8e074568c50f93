"""`check_bot`: each promise that a bot can break, it finds out."""

from random import Random
from time import sleep

import pytest

import caylus
from caylus.bots.bot import ask
from caylus.bots.random import RandomBot
from caylus.core.state import State
from caylus.testing import BotBroken, BotReport, check_bot


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


class Stale:
    """Keeps its first answer for ever."""

    def __init__(self) -> None:
        self.answer: int | None = None

    def choose(self, state: State) -> int:
        """The last action of the first question it was ever asked."""
        self.answer = state.actions()[-1] if self.answer is None else self.answer
        return self.answer


class Slow:
    """Thinks for a while about one decision, and answers all others at once."""

    def choose(self, state: State) -> int:
        """The first, at the table of three players after a while."""
        if state.players == 3:
            sleep(0.06)
        return state.actions()[0]


def test_a_bot_never_holds_the_real_game() -> None:
    game = caylus.new("caylus", players=3, seed=1)
    key = game.key()
    bot = Curious()
    action = ask(bot, game, Random(1))
    assert bot.given is not game
    assert game.key() == key
    assert action in game.actions()


def test_a_bot_that_breaks_a_promise_is_told_which() -> None:
    with pytest.raises(BotBroken, match=r"answers 0, which is not legal \(caylus/2/\d+\)"):
        check_bot(lambda _: Stubborn())
    with pytest.raises(BotBroken, match="same seed"):
        check_bot(lambda _: Restless())
    with pytest.raises(BotBroken, match="cannot know"):
        check_bot(lambda _: Peeping(), games=["magna-carta"])


def test_a_bot_must_answer_well_when_it_is_kept_for_the_whole_game() -> None:
    with pytest.raises(BotBroken, match=r"which is not legal \(caylus/2/[1-9]"):
        check_bot(lambda _: Stale(), games=["caylus"])


def test_what_is_hidden_is_dealt_anew_for_the_check() -> None:
    assert check_bot(lambda _: Peeping(), games=["caylus"], plies=3).decisions == 12  # where nothing is hidden


def test_a_slow_bot_is_told_where_it_thinks_too_long() -> None:
    with pytest.raises(BotBroken, match=r"takes \d\S* seconds, more than 0\.05 \(magna-carta/3/0\)"):
        check_bot(lambda _: Slow(), games=["magna-carta"], plies=2, seconds=0.05)


def test_the_report_tells_the_longest_decision_and_the_mean() -> None:
    report = check_bot(lambda _: Slow(), games=["magna-carta"], plies=1, seconds=60)
    assert report.decisions == 3
    assert report.where == "magna-carta/3/0"
    assert report.longest >= 0.06
    assert report.longest / 3 <= report.mean < report.longest


def test_games_and_plies_can_be_named() -> None:
    assert check_bot(lambda _: Curious(), games=["caylus"], plies=5).decisions == 4 * 5
    assert check_bot(lambda _: Curious(), games=[]) == BotReport(0, 0.0, 0.0, "")
    with pytest.raises(caylus.UnknownGame):
        check_bot(RandomBot, games=["chess"])


def test_the_random_bot_keeps_what_a_bot_promises_to_the_end_of_every_game() -> None:
    assert check_bot(RandomBot).decisions > 1000
