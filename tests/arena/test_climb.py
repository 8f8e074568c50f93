"""Climbing: weights moved by what won."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from typing import Any

import pytest

from caylus.arena.climb import Table, changed, climb, contest, moving, outcome_for
from caylus.core.game import new
from caylus.core.playout import play_out
from caylus.kit.knowledge.weights import SPREAD, TO_COME
from caylus.kit.plug import find_knowledge

START: Table = {"gold": [1.0, 1.0], "dust": [1.0, 1.0], TO_COME: [20.0, 30.0], SPREAD: [4.0, 8.0]}
WANTED = {"gold": [3.0, 5.0], "dust": [0.0, 0.0]}


class Hill(Executor):
    """Decides contests by which of the two tables is nearer to the wanted one, without any game."""

    def map(
        self, fn: Callable[..., Any], *jobs: Iterable[Any], timeout: float | None = None, chunksize: int = 1
    ) -> Iterator[Any]:
        """The outcomes, in order."""
        assert (fn, timeout) == (contest, None)
        assert chunksize
        for _game, _players, table, ways, _seed in jobs[0]:
            near, far = (away(changed(table, [sign * way for way in ways])) for sign in (1, -1))
            yield (far - near) / (far + near + 1)


def away(table: Table) -> float:
    """How far a table is from the wanted one."""
    return float(
        sum((weight - wanted) ** 2 for name in WANTED for weight, wanted in zip(table[name], WANTED[name], strict=True))
    )


def test_weights_move_to_where_they_win() -> None:
    said: list[str] = []
    found = climb(Hill(), "caylus", 2, START, 40_000, 1, said.append)
    assert found["gold"] == pytest.approx([3, 5], abs=0.6)
    assert found["dust"] == pytest.approx([0, 0], abs=0.6)
    assert (found[TO_COME], found[SPREAD]) == (START[TO_COME], START[SPREAD]), "no choice depends on these"
    assert said[-1].startswith("Climbing: ")


def test_a_row_is_lifted_and_tilted_in_parts_of_its_size() -> None:
    lifted = changed(START, [1, 0, 0, 0])
    assert lifted["gold"] == pytest.approx([1 + 1.15 * 0.8] * 2)
    assert lifted["dust"] == START["dust"]
    tilted = changed(START, [0, 0, 0, -0.5])
    assert tilted["dust"] == pytest.approx([1 + 1.15 * 0.3, 1 - 1.15 * 0.3])
    assert tilted["gold"] == START["gold"]
    assert START["gold"] == [1.0, 1.0]


@pytest.mark.parametrize("players", [2, 3])
def test_a_contest_tells_a_good_table_from_a_bad_one(players: int) -> None:
    table = find_knowledge("magna-carta").read_table(players)
    ways = [0.0] * (2 * len(moving(table)))
    assert contest(("magna-carta", players, table, ways, 3)) == pytest.approx(0), "the same table on both sides"
    half = {name: [weight / 2 - 0.075 for weight in row] for name, row in table.items()}
    ways[::2] = [1.25] * (len(ways) // 2)  # from half the weights up to all of them, and down to none
    outcomes = [contest(("magna-carta", players, half, ways, seed)) for seed in (1, 2)]
    assert min(outcomes) > 0
    assert contest(("magna-carta", players, half, [-way for way in ways], 1)) == pytest.approx(-outcomes[0])


def test_a_win_and_a_lead_count() -> None:
    state = new("caylus", 3, seed=4)
    play_out(state, 4)
    scores, winners = state.scores(), state.winners()
    assert len(winners) == 1
    lead = scores[winners[0]] - (sum(scores) - scores[winners[0]]) / 2
    assert outcome_for(winners, state) == pytest.approx(2 / 3 + 0.5 * lead / (lead + 10))
    others = [seat for seat in range(3) if seat not in winners]
    assert outcome_for(others, state) == pytest.approx(-outcome_for(winners, state))
