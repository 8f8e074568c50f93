"""Ratings: the Plackett-Luce model on the scale of Elo."""

from math import log
from random import Random

import pytest

from caylus.arena.ratings import ELO, add_draws, fit, reachable, stages
from caylus.arena.standings import stand
from tests.arena.matches import by_bot, match_of, won


def test_two_players_are_rated_as_in_chess() -> None:
    strengths = fit([75.0, 25.0], {(1, 1): 100.0}, 1, [0.0, 0.0])
    assert strengths[0] * ELO == pytest.approx(191, abs=0.5)
    assert strengths[1] == 0


def test_one_against_three_equals_has_the_rating_of_its_win_share() -> None:
    # a half of the first places, and no other places told: 400 log10(0.5 * 3 / 0.5)
    strengths = fit([50.0, 50.0], {(1, 3): 100.0}, 1, [0.0, 0.0])
    assert strengths[0] * ELO == pytest.approx(191, abs=0.5)


def test_a_game_is_told_place_by_place() -> None:
    wins, fields = stages([0, 1, 2], [30, 10, 20], 3)
    assert wins == [1, 0, 1]
    assert fields == {(1, 1, 1): 1, (0, 1, 1): 1}


def test_copies_of_one_bot_tell_nothing_about_each_other() -> None:
    wins, fields = stages([1, 0, 1, 1], [9, 8, 7, 6], 2)
    assert wins == [1, 1]
    assert fields == {(1, 3): 1, (1, 2): 1}


def test_ties_count_as_every_order_in_its_part() -> None:
    wins, fields = stages([0, 1], [5, 5], 2)
    assert wins == [0.5, 0.5]
    assert fields == {(1, 1): 1}
    wins, fields = stages([0, 1, 2], [5, 5, 5], 3)
    assert wins == pytest.approx([2 / 3, 2 / 3, 2 / 3])
    assert sum(fields.values()) == pytest.approx(2)


def test_the_strengths_behind_many_games_are_found_again() -> None:
    true = [0.0, log(2), log(5)]
    rng = Random(3)
    wins = [0.0] * 3
    fields: dict[tuple[int, ...], float] = {}
    for _ in range(20_000):
        order = sorted(range(3), key=lambda bot: rng.expovariate(1) / 2.718281828 ** true[bot])
        scores = [-order.index(bot) for bot in range(3)]
        more, met = stages([0, 1, 2], scores, 3)
        wins = [a + b for a, b in zip(wins, more, strict=True)]
        for field, number in met.items():
            fields[field] = fields.get(field, 0) + number
    assert fit(wins, fields, 0, [0.0] * 3) == pytest.approx(true, abs=0.05)


def test_a_draw_added_in_thought_keeps_ratings_finite() -> None:
    wins, fields = add_draws([400.0, 0.0], {(1, 1): 400.0}, {(0, 1): (0.5, 0.5)})
    assert fit(wins, fields, 1, [0.0, 0.0])[0] * ELO == pytest.approx(1161, abs=1)


def test_chains_of_places_won() -> None:
    assert reachable(0, {(0, 1), (1, 2), (3, 0)}) == {0, 1, 2}


def test_who_never_loses_has_no_upper_bound() -> None:
    match = match_of("last", "random")
    standings = stand(match, by_bot(match, [[9, 1]] * 40))
    winner, loser = standings.bots
    assert winner.intervals["elo"].high is None
    assert winner.intervals["elo"].low is not None
    assert 250 < winner.intervals["elo"].low < winner.elo
    assert winner.share == 1
    assert (winner.intervals["share"].low or 0) < 0.9
    assert loser.elo == 0, "random is the zero of the scale"


def test_the_true_rating_lies_within_the_interval() -> None:
    # 90 % of games: 382 Elo
    rng = Random(5)
    match = match_of("last", "random")
    inside = 0
    for _ in range(12):
        games = by_bot(match, [[9, 1] if rng.random() < 0.9 else [1, 9] for _ in range(60)])
        low, high = stand(match, games).bots[0].intervals["elo"]
        assert low is not None
        inside += low < 382 and (high is None or high > 382)
    assert inside >= 10


def test_figures_of_a_match_worked_out_by_hand() -> None:
    match = match_of("first", "last")
    standings = stand(match, by_bot(match, [[10, 4], [6, 6], [3, 9], [8, 5]]))
    first, last = standings.bots
    assert (standings.games, standings.blocks) == (4, 2)
    assert (first.games, first.seats, first.wins, first.share) == (4, 4, 2.5, 0.625)
    assert (first.score, first.margin, first.rank) == (6.75, 0.75, 1.375)
    assert (last.score, last.margin, last.rank) == (6.0, -0.75, 1.625)
    assert first.elo == 0, "without random, the first bot is the zero of the scale"
    assert standings.pairs[0].share == 0.625
    assert first.sources == {"built": 6.75}


def test_copies_count_by_the_seat() -> None:
    match = match_of("first", "last", players=4)
    games = [won(match, index, [20 if bot == 0 else 10 for bot in match.sitting(index).seats]) for index in range(3)]
    games.append(won(match, 3, [20, 10, 10, 10]))  # a copy of the second, as the first bot sits last
    first, last = stand(match, games).bots
    assert (first.wins, first.share) == (3, 0.75)
    assert (last.seats, last.wins) == (12, 1)
    assert last.share == pytest.approx(1 / 12)
    assert last.rank == pytest.approx((9 * 3 + 1 + 3 + 3) / 12)


def test_a_block_that_is_not_whole_does_not_count() -> None:
    match = match_of("first", "last")
    games = by_bot(match, [[10, 4], [6, 6], [3, 9]])
    assert stand(match, games).games == 2
    assert stand(match, games[:1]).bots == []
