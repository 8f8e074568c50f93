"""Intervals hold what they promise, also where nothing varies."""

from random import Random

import pytest

from caylus.arena.intervals import Interval, effective_games, percentiles, resample, share_interval, wilson


def bounds(interval: Interval) -> tuple[float, float]:
    assert interval.low is not None
    assert interval.high is not None
    return interval.low, interval.high


def test_wilson_as_in_the_textbooks() -> None:
    assert bounds(wilson(0.5, 100)) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert bounds(wilson(0.9, 10)) == pytest.approx((0.5958, 0.9821), abs=1e-4)
    assert bounds(wilson(1.0, 100)) == pytest.approx((0.9630, 1.0), abs=1e-4)


def test_who_wins_all_games_is_not_certain_to() -> None:
    low, high = bounds(share_interval([[1.0] * 200], Interval(1.0, 1.0)))
    assert 0.975 < low < 0.99, "about what 200 independent games would prove"
    assert high == 1.0
    low, high = bounds(share_interval([[0.5] * 20], Interval(0.5, 0.5)))
    assert low < 0.47
    assert high > 0.53


def test_blocks_are_worth_as_many_games_as_they_vary_little() -> None:
    rng = Random(1)
    independent = [(rng.randrange(2) + rng.randrange(2)) / 2 for _ in range(4000)]
    together = [float(rng.randrange(2)) for _ in range(4000)]
    opposed = [0.5 if rng.random() < 0.8 else float(rng.randrange(2)) for _ in range(4000)]
    assert effective_games([independent]) == pytest.approx(8000, rel=0.05)
    assert effective_games([together]) == pytest.approx(4000, rel=0.05)
    assert effective_games([opposed]) > 12_000


def test_tables_that_differ_do_not_widen_the_interval() -> None:
    strong, weak = [1.0, 0.5, 1.0, 1.0] * 50, [0.0, 0.5, 0.0, 0.0] * 50
    assert effective_games([strong, weak]) > 2 * effective_games([strong + weak])


def test_resampling_keeps_tables_apart_and_repeats_itself() -> None:
    strata = [[0, 1, 2], [3, 4]]
    draws = list(resample(strata))
    assert draws == list(resample(strata))
    assert all(sum(at < 3 for at in drawn) == 3 and len(drawn) == 5 for drawn in draws)


@pytest.mark.parametrize(("truth", "together"), [(0.5, 0.0), (0.8, 0.6), (0.97, 0.6), (0.995, 0.0)])
def test_the_truth_lies_inside_nineteen_times_of_twenty(truth: float, together: float) -> None:
    rng = Random(7)
    inside = 0
    for _ in range(120):
        shares: list[float] = []
        for _ in range(60):  # blocks of two games, of which some end alike
            one = rng.random() < truth
            other = one if rng.random() < together else rng.random() < truth
            shares.append((one + other) / 2)
        means = [sum(rng.choices(shares, k=60)) / 60 for _ in range(100)]
        low, high = bounds(share_interval([shares], percentiles(means)))
        inside += low <= truth <= high
    assert inside >= 120 * 0.92
