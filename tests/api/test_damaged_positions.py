"""Positions with something wrong in them: a PositionError with a sentence, never anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import caylus
from caylus.games.caylus import flow as caylus_flow
from caylus.games.caylus1303 import flow as caylus1303_flow
from caylus.games.magna_carta import flow as magna_carta_flow
from caylus.testing import damage
from caylus.testing.sentences import assert_sentence
from tests.games import folders
from tests.recorded import perft

FLOWS = {"caylus": caylus_flow, "caylus-1303": caylus1303_flow, "magna-carta": magna_carta_flow}
CASES = [(game, name) for game in caylus.GAMES for name in perft.stored(game)]
KINDS = {game: {question.id for question in flow.QUESTIONS[1:]} for game, flow in FLOWS.items()}
DETAILS: dict[str, dict[str, object]] = {"site": {"building": "cathedral"}, "favor-effect": {"slot": 1}}
EITHER = {  # questions that a seat can be asked at the same point of a turn
    "road": {"favor", "site"},
    "special": {"favor"},
    "favor": {"favor-character", "favor-effect"},
    "favor-building": {"favor", "special", "site"},
    "favor-character": {"favor", "building", "favor-effect"},
    "favor-cubes": {"favor", "favor-exchange", "favor-building"},
    "favor-exchange": {"favor", "favor-cubes"},
    "favor-effect": {"favor", "favor-character", "building"},
    "site": {"favor", "favor-building"},
    "early": {"place"},
}
CHECKS = [damage.check_part_missing, damage.check_part_replaced, damage.check_part_too_many]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_damaged_position_is_refused_or_can_be_played(
    game: str, name: str, check: Callable[[caylus.State], None]
) -> None:
    check(perft.state_of(perft.stored(game)[name]))


def fits(position: Any) -> bool:
    """Whether a game can be made of it."""
    position.pop("ledger", None)
    try:
        caylus.from_position(position)
    except caylus.PositionError as error:
        assert_sentence(str(error))
        return False
    return True


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_question_fits_one_seat_at_one_point_of_its_phase(game: str, name: str) -> None:
    whole: Any = perft.state_of(perft.stored(game)[name]).position()
    kind, asked = whole["question"]["kind"], whole["question"]["seat"]
    nobody_knows = (whole["phase"], kind) == ("delivery", "favor")  # who delivered most in this round
    for seat in range(whole["players"]):
        fit = seat == asked or nobody_knows
        assert fits({**whole, "question": {**whole["question"], "seat": seat}}) == fit, f"seat {seat}"
    for cursor in (whole["cursor"] - 1, whole["cursor"] + 1, 0, 30):
        assert fits({**whole, "cursor": cursor}) == (cursor == whole["cursor"]), f"cursor {cursor}"


@pytest.mark.parametrize(("game", "name"), CASES)
def test_another_question_does_not_fit_but_where_it_could_have_been(game: str, name: str) -> None:
    whole: Any = perft.state_of(perft.stored(game)[name]).position()
    kind, seat = whole["question"]["kind"], whole["question"]["seat"]
    questions: list[Any] = [{"kind": other, "seat": seat, **DETAILS.get(other, {})} for other in KINDS[game]]
    found = {question["kind"] for question in questions if fits({**whole, "question": question})}
    assert kind in found
    assert found - {kind} <= EITHER.get(kind, set())


@pytest.mark.parametrize("game", caylus.GAMES)
def test_a_position_of_a_newer_version_of_the_rules_is_refused(game: str) -> None:
    position = caylus.new(game, 2, 1).position()
    position["rules"] = caylus.GAMES[game].rules + 1
    with pytest.raises(caylus.PositionError, match="newer"):
        caylus.from_position(position)


@pytest.mark.parametrize("game", caylus.GAMES)
def test_points_that_the_ledger_does_not_explain_are_refused(game: str) -> None:
    position: Any = caylus.new(game, 2, 1).position()
    position["seats"][0]["points"] = 5
    with pytest.raises(caylus.PositionError, match="ledger") as refused:
        caylus.from_position(position)
    assert_sentence(str(refused.value))
    del position["ledger"]
    assert caylus.from_position(position).scores() == [5, 0]


@pytest.mark.parametrize("game", caylus.GAMES)
def test_a_recorded_position_can_be_read_at_every_ply(game: str) -> None:
    for path in folders.recordings(game)[:6]:
        record = caylus.load(path.read_text())
        state = record.state(0)
        for action in record.actions:
            assert caylus.from_position(state.position()).key() == state.key()
            state.play(action)
