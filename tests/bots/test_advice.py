"""Advice: three answers at most, the bot's own first, each with what it promises and a reason."""

from __future__ import annotations

import re
from random import Random

import pytest

import caylus
from caylus.bots import registry
from caylus.bots.advice import EARNED, PROSPECTS, Advised, Appraiser, advise, differences, differences_by_source
from caylus.bots.judges import judge_for
from caylus.bots.learned.judge import LearnedJudge
from caylus.bots.search.bot import SearchBot
from caylus.core.state import NOBODY
from tests.bots.situations import GAMES, after, moments, where

THINKERS = ["novice", "greedy", "planner", "search:40"]
SENTENCE = re.compile(
    r"(Compared with '([^']+)' it (brings|costs|takes) .+?|It comes to much the same as '([^']+)')\."
    r"( (Anna|Blue|Red|Green|Hugo|Cleo) would answer: (.+)\.)?"
)


def named(each: Advised) -> str:
    """The other answer that a reason names."""
    found = SENTENCE.fullmatch(each.reason)
    assert found, each.reason
    return found[2] or found[4]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", THINKERS)
def test_the_best_three_are_told_the_bots_own_choice_first(code: str, game: str) -> None:
    for state in where(lambda state: state.turn > 1 and len(state.legal) > 3, game, 3, number=3):
        bot = registry.make(code, "a")
        assert isinstance(bot, Appraiser)
        advice = advise(bot, state)
        assert len(advice) == len({each.action for each in advice}) == 3
        assert advice[0].action == registry.make(code, "a").choose(state.copy())
        for each in advice:
            assert each.action in state.legal
            assert each.notation == state.notation(each.action)
            assert each.text == state.describe(each.action)
            assert 0 <= each.share <= 1
            assert -20 < each.score < 300
        assert named(advice[0]) == advice[1].notation
        assert named(advice[1]) == named(advice[2]) == advice[0].notation


def test_of_two_answers_both_are_told_and_one_alone_is_told_so() -> None:
    (state,) = where(lambda state: len(state.legal) == 2, "caylus", 3)
    assert len(advise(registry.make("planner", "a"), state)) == 2
    (state,) = where(lambda state: len(state.legal) == 1, "magna-carta", 3, whim=0.5)
    (only,) = advise(registry.make("planner", "a"), state)
    assert only.action == state.legal[0]
    assert only.reason == "There is nothing else to do."


def test_advising_changes_nothing() -> None:
    (state,) = where(lambda state: state.turn == 2, "caylus", 3)
    key = state.key()
    for code in THINKERS:
        advise(registry.make(code, "a"), state)
    assert state.key() == key


def test_people_are_called_by_their_names() -> None:
    told = ""
    for at, state in enumerate(moments("caylus", 2, 3)):
        if at % 5 == 0 and state.turn < 8:
            told += " ".join(
                f"{each.text} {each.reason}" for each in advise(registry.make("greedy", "a"), state, ["Anna", "Hugo"])
            )
    assert re.search(r"takes \d+\.\d points from (Anna|Hugo)", told)
    assert not re.search(r"\b(Blue|Red)\b", told)


def test_the_last_decision_is_told_with_the_true_scores() -> None:
    for state in where(
        lambda state: len(state.legal) > 1 and all(after(state, action).over for action in state.legal), "caylus", 2
    ):
        for each in advise(registry.make("greedy", "a"), state):
            assert each.score == after(state, each.action).scores()[state.who]


def test_a_reason_tells_what_the_features_say() -> None:
    told: set[str] = set()
    for at, state in enumerate(moments("caylus", 3, 4)):
        if at % 4 == 0:
            for each in advise(registry.make("greedy", "a"), state):
                told |= set(re.findall(r"(?:brings|costs|\) and) (?!costs|takes)([a-z ]+) \([+-]\d", each.reason))
    phrases = {row.phrase for row in judge_for(caylus.new("caylus", 3)).features.rows}
    assert told <= phrases | {"points at once", "further prospects"}
    assert len(told) > 5


@pytest.mark.parametrize("game", GAMES)
def test_what_tells_two_outcomes_apart_adds_up_to_what_is_expected_of_them(game: str) -> None:
    compared = 0
    for state in where(lambda state: len(state.legal) > 3 and state.turn > 1, game, 3, number=12):
        judge, seat, bot = judge_for(state), state.who, registry.make("greedy", "a")
        assert isinstance(bot, Appraiser)
        one, other = (each.outcome for each in bot.appraise(state)[:2])
        if one.over or other.over or judge.features.turns_left(one) != judge.features.turns_left(other):
            continue
        expected = judge.scores(one)[seat] - judge.scores(other)[seat]
        assert sum(points for points, _ in differences(judge, one, other, seat)) == pytest.approx(expected)
        compared += 1
    assert compared > 2


@pytest.mark.parametrize(("game", "players"), [("caylus", 3), ("caylus-1303", 2), ("magna-carta", 2)])
def test_what_a_net_foretells_by_source_adds_up_and_ends_with_what_was_won(game: str, players: int) -> None:
    judge = judge_for(caylus.new(game, players))
    assert isinstance(judge, LearnedJudge)
    assert {source for sources in EARNED.values() for source in sources} >= set(judge.learned.sources)
    for state in where(lambda state: len(state.legal) > 3 and state.turn > 1, game, players, number=3):
        bot = registry.make("greedy", "a")
        assert isinstance(bot, Appraiser)
        one, other = (each.outcome for each in bot.appraise(state)[:2])
        told = differences_by_source(judge, one, other, state.who)
        expected = judge.scores(one)[state.who] - judge.scores(other)[state.who]
        assert sum(points for points, _ in told) == pytest.approx(expected)
        assert [phrase for _, phrase in told] == [*EARNED, PROSPECTS]
        assert any(abs(points) > 0.01 for points, _ in told[:-1])
    state = list(moments(game, players, 3))[-1]
    judged = [judge.by_source(state, seat) for seat in range(players)]
    assert [sum(sources.values()) for sources in judged] != [float(points) for points in state.scores()]
    while not state.over:
        state.play(state.legal[0])
    for seat, points in enumerate(state.scores()):
        assert judge.by_source(state, seat) == {
            source: float(sums[seat]) for source, sums in state.points_by_source().items()
        }
        assert sum(judge.by_source(state, seat).values()) == points


def test_a_search_with_a_net_tells_what_earns_the_points_and_how_the_next_would_answer() -> None:
    told, replies = set(), 0
    for state in where(lambda state: len(state.legal) > 3 and state.turn > 1, "caylus", 3, number=4):
        bot = registry.make("search:200", "a")
        for each in advise(bot, state):
            sentence = SENTENCE.fullmatch(each.reason)
            assert sentence is not None, each.reason
            told |= set(re.findall(r"(?:brings|costs|\) and) (?!costs|takes)([a-z ]+) \([+-]\d", each.reason))
            replies += sentence[5] is not None
    assert told <= {*EARNED, PROSPECTS}
    assert len(told) > 2
    assert replies > 4


def test_the_answer_that_is_expected_is_another_seats_in_its_position() -> None:
    expected = 0
    several = where(lambda state: len(state.legal) > 3, "caylus", 3, number=4)
    goes_on = where(
        lambda state: len(state.legal) > 1 and all(after(state, each).who == state.who for each in state.legal),
        "caylus",
        3,
        number=2,
    )
    for state in [*several, *goes_on]:
        bot = SearchBot("a", simulations=300)
        for each in bot.appraise(state.copy()):
            if each.answered is not None:
                assert each.answered.who not in (NOBODY, state.who)
                assert each.reply in each.answered.legal
                if after(state, each.action).who != state.who:
                    assert each.answered.key() == after(state, each.action).key()
                expected += 1
    assert expected > 4
    (state,) = where(lambda state: state.turn == 3, "magna-carta", 3)
    assert all(each.answered is None for each in SearchBot("a", simulations=200).appraise(state)), "it is a guess"


def test_a_bot_that_does_not_say_what_it_thinks_is_refused() -> None:
    with pytest.raises(caylus.BadOption, match=r"^This bot does not say what it thinks\.$"):
        advise(registry.make("random", "a"), caylus.new("caylus", 2))


@pytest.mark.parametrize("code", THINKERS)
def test_advice_does_not_depend_on_what_is_hidden(code: str) -> None:
    for state in where(lambda state: state.turn == 3, "magna-carta", 3, number=3):
        rng = Random(1)
        told = [advise(registry.make(code, "a"), state.imagine(state.who, rng)) for _ in range(3)]
        assert told[0] == told[1] == told[2]
