"""What an action points at is on the board, and what it is said to cost is what is paid."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import caylus
from caylus.core.goods import COIN, PURSE
from caylus.core.state import State

FOLDER = Path(__file__).parents[1] / "recorded"
EVERY = 1  # a larger step is quicker and misses rare actions


def decisions(game: str) -> Iterator[State]:
    """Every decision of recorded games."""
    for path in sorted((FOLDER / game).glob("*.txt"))[::EVERY]:
        record = caylus.load(path.read_text("utf-8"))
        state = record.state(0)
        for action in record.actions:
            yield state
            state.play(action)


def paid_for(state: State, action: int) -> dict[int, int]:
    """What really leaves the purse of the seat that decides when only this action is carried out."""
    seat, twin = state.who, state.copy()
    twin.trace = []
    before = twin.goods(seat)[: COIN + 1]
    twin.carry_out(action)
    paid = dict.fromkeys(range(COIN + 1), 0)
    gained = dict.fromkeys(range(COIN + 1), 0)
    for change in twin.trace:
        if change["kind"] == "goods" and change["seat"] == seat:
            kind = state.words.one.index(str(change["what"]))
            amount = change["amount"]
            assert isinstance(amount, int)
            if amount < 0:
                paid[kind] -= amount
            else:
                gained[kind] += amount
    after = twin.goods(seat)[: COIN + 1]
    for kind in paid:  # a worker sent out of the hand is no payment in the story, but it is gone
        paid[kind] = max(paid[kind], before[kind] + gained[kind] - after[kind])
    return {kind: number for kind, number in paid.items() if number}


def ids_in(view: object) -> set[str]:
    """Every text and every key of a view."""
    if isinstance(view, dict):
        return {str(key) for key in view} | {found for part in view.values() for found in ids_in(part)}
    if isinstance(view, list):
        return {found for part in view for found in ids_in(part)}
    return {view} if isinstance(view, str) else set()


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_the_price_of_an_action_is_what_is_paid_for_it(game: str) -> None:
    seen: set[str] = set()
    space = caylus.GAMES[game].space
    for state in decisions(game):
        for action in state.actions():
            needs = state.price(action)
            said = dict(zip(needs[::2], needs[1::2], strict=True))
            assert paid_for(state, action) == said, (state, state.notation(action))
            seen |= {
                segment.verb for segment in space.segments if segment.start <= action < segment.start + segment.size
            }
    assert {segment.verb for segment in space.segments} - seen <= {"use"}


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_every_action_points_at_something_that_lies_on_the_table(game: str) -> None:
    hidden = {"bridge", "own", "castle", "site"}
    for state in decisions(game):
        seat = state.seat
        view = state.view(seat)
        there = ids_in(view)
        road = view["road"]
        assert isinstance(road, list)
        for action in state.actions():
            kind, _, id = state.target(action).partition(" ")
            if kind in ("space", "slot"):
                assert 0 <= int(id) <= len(road) + 3
            elif kind:
                assert id in there | hidden, (state, state.notation(action), kind, id)
            assert kind in (
                "",
                "place",
                "space",
                "tile",
                "card",
                "line",
                "section",
                "character",
                "slot",
                "pile",
                "hand",
            )
            if not kind:
                assert state.notation(action) == "decline"


@pytest.mark.parametrize("game", list(caylus.GAMES))
def test_any_action_of_the_space_can_be_asked_for_target_and_price(game: str) -> None:
    for at, state in enumerate(decisions(game)):
        if at % 37 == 0:
            for action in range(len(state.space)):
                assert len(state.target(action).split()) in (0, 2)
                needs = state.price(action)
                assert all(
                    0 <= kind < PURSE and number > 0 for kind, number in zip(needs[::2], needs[1::2], strict=True)
                )


def test_prices_are_named_as_purses_are() -> None:
    state = caylus.new("caylus", 2, 7)
    quarry = state.parse("place quarry")
    assert (state.target(quarry), state.price_json(quarry)) == ("place quarry", {"deniers": 1})
    later = caylus.new("caylus-1303", 2, 7, {"setup": "first-game"})
    while (asked := later.decision) is not None and asked["kind"] != "place":
        later.play(later.actions()[0])
    place = next(action for action in later.actions() if later.notation(action).startswith("place"))
    assert later.price_json(place) == {"workers": 1}
