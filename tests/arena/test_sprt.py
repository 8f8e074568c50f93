"""The sequential test: is A better than B?"""

from random import Random

import pytest

from caylus.arena.run import Run
from caylus.arena.sprt import BOUND, Hypotheses, Trial, expected_share, parse_hypotheses
from caylus.core.errors import BadOption
from tests.arena.matches import by_bot, match_of


@pytest.mark.parametrize(
    ("elo", "players", "share"),
    [(0, 2, 0.5), (191, 2, 0.75), (382, 2, 0.9), (191, 4, 0.5), (44, 4, 0.3), (0, 5, 0.2)],
)
def test_win_shares_of_one_among_copies(elo: float, players: int, share: float) -> None:
    assert expected_share(elo, players) == pytest.approx(share, abs=0.002)


def run_test(truth: float, seed: int, hypotheses: Hypotheses) -> Trial:
    """Blocks of two games until there is an answer."""
    rng = Random(seed)
    test = Trial(hypotheses, 2)
    while not test.verdict.answer and test.verdict.blocks < 5000:
        test.add(((rng.random() < truth) + (rng.random() < truth)) / 2)
    return test


def test_it_finds_out_who_is_better() -> None:
    hypotheses = Hypotheses(0, 80)
    better = [run_test(expected_share(80, 2), seed, hypotheses) for seed in range(20)]
    equal = [run_test(0.5, seed, hypotheses) for seed in range(20)]
    assert sum(test.verdict.answer == "better" for test in better) >= 17
    assert sum(test.verdict.answer == "not better" for test in equal) >= 17
    assert sum(test.verdict.blocks for test in better) / 20 < 150


def test_the_ratio_is_that_of_the_likelihoods() -> None:
    # blocks that are all won or all lost: 30 against 20, under 0.5 and under 0.6
    test = Trial(Hypotheses(0, 70.4365), 2)
    for won in [1.0, 0.0, 1.0, 0.0, 1.0] * 10:
        test.add(won)
    assert test.verdict.ratio == pytest.approx(30 * 0.18232 + 20 * -0.22314, abs=0.01)


def test_one_won_block_proves_little() -> None:
    test = Trial(Hypotheses(0, 40), 2)
    test.add(1.0)
    assert 0 < test.verdict.ratio < 0.2
    assert test.verdict.answer == ""


def test_it_stops_at_the_first_answer() -> None:
    test = Trial(Hypotheses(0, 40), 2)
    for _ in range(200):
        test.add(1.0)
    assert test.verdict.ratio >= BOUND
    assert test.verdict.blocks < 60


def test_games_beyond_the_answer_do_not_count_whatever_order_they_come_in() -> None:
    match = match_of("first", "last")
    games = by_bot(match, [[1, 9]] * 200)
    counted = []
    for order in (games, games[::-1]):
        run = Run(match, 200, Hypotheses(0, 40))
        for game in order:
            run.add(game)
        assert run.decided
        counted.append([game.index for game in run.results()])
    assert counted[0] == counted[1]
    assert 20 < len(counted[0]) < 100
    assert list(run.due()) == []


@pytest.mark.parametrize("text", ["0", "0,0", "40,0", "a,b", "0,40,80", "0,5000", "nan,40"])
def test_hypotheses_that_make_no_sense(text: str) -> None:
    with pytest.raises(BadOption, match="--sprt"):
        parse_hypotheses(text)
