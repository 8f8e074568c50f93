"""Keys: equal for equal positions, however they came about, and different for different ones."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

import caylus
from tests.property import invariants
from tests.property.strategies import open_states, recorded
from tests.recorded import perft

ENOUGH = 1500  # states looked at
EVERY = 25  # plies between looks at a recorded game


def without_history(state: caylus.State, history: set[str]) -> str:
    """The position as far as it matters for what can still happen."""
    return json.dumps(without(state.position(), history))


def without(value: Any, history: set[str]) -> Any:
    """A position, or a part of it, less the parts named so."""
    if isinstance(value, dict):
        return {part: without(inside, history) for part, inside in value.items() if part not in history}
    return [without(inside, history) for inside in value] if isinstance(value, list) else value


def positions_by_key(game: str, state: caylus.State, depth: int) -> tuple[dict[int, str], int]:
    """The positions reachable in so many actions by their key, each compared; and how many came about twice."""
    history = invariants.of(game).HISTORY
    found: dict[int, str] = {}
    twice = 0
    level = [state]
    for _ in range(depth):
        after: list[caylus.State] = []
        for each in level:
            for action in each.actions():
                if len(after) < ENOUGH:
                    twin = each.copy()
                    twin.play(action)
                    after.append(twin)
        for each in after:
            position = without_history(each, history)
            twice += each.key() in found
            assert found.setdefault(each.key(), position) == position, "two positions have the same key"
        level = after
    assert len(set(found.values())) == len(found), "a position has two keys"
    return found, twice


@given(open_states())
@settings(max_examples=12)
def test_a_key_belongs_to_one_position_and_a_position_to_one_key(state: caylus.State) -> None:
    game = str(state.position()["game"])
    positions_by_key(game, state, 3)


@pytest.mark.parametrize("game", caylus.GAMES)
def test_different_answers_lead_to_different_keys_unless_to_the_same_position(game: str) -> None:
    for at, record in enumerate(record for record in recorded() if record.game == game):
        state = record.state(0)
        for ply, action in enumerate(record.actions):
            if ply % EVERY == at % EVERY:
                positions_by_key(game, state, 1)
            state.play(action)


@pytest.mark.parametrize("game", caylus.GAMES)
def test_positions_reached_in_different_orders_have_the_same_key(game: str) -> None:
    opening = [caylus.new(game, 2, 1)]  # the draft or the mulligans are followed by many free choices
    for _ in range(3):
        opening.append(opening[-1].copy())
        opening[-1].play(opening[-1].actions()[0])
    _, twice = positions_by_key(game, max(opening, key=lambda state: len(state.actions())), 3)
    assert twice > 0


def test_the_history_of_a_game_is_not_in_its_key() -> None:
    state = caylus.new("caylus", 3, 1)
    position = state.position()
    position["turn"] = 3
    assert caylus.from_position(position).key() == state.key()


@pytest.mark.parametrize("game", caylus.GAMES)
def test_options_and_players_are_in_the_key(game: str) -> None:
    about = caylus.GAMES[game]
    rows = [{choice.name: value} for choice in about.choices for value in choice.values if value != choice.default]
    keys = {caylus.new(game, players, 1, row).key() for players in about.players for row in [{}, *rows]}
    assert len(keys) == len(about.players) * (len(rows) + 1)


# -- every part counts --------------------------------------------------------------------------------------

CASES = [(game, name) for game in caylus.GAMES for name in perft.stored(game)]


def edits(value: Any) -> list[Any]:
    """What else might stand in a position in place of this."""
    if value is None:
        return [0, 1, "residence"]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, None]
    if isinstance(value, list):
        flat = all(isinstance(each, (int, str)) for each in value)
        more = [[*value, each] for each in (0, "prestige", "building")]  # a seat, a line of favors
        return [value[:-1], value[::-1], value[1:] + value[:1], *more] if flat else []
    return []


def variants(position: Any, value: Any) -> list[str]:
    """The position as JSON with one number, seat or list in it changed, in every way worth trying."""
    found: list[str] = []
    parts: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    for part in parts:
        kept = value[part]
        for other in edits(kept):
            value[part] = other
            found.append(json.dumps(position))
        value[part] = kept
        if isinstance(kept, (dict, list)):
            found += variants(position, kept)
    return found


@pytest.mark.parametrize(("game", "name"), CASES)
def test_every_part_of_a_position_is_in_its_key(game: str, name: str) -> None:
    history = invariants.of(game).HISTORY
    state = perft.state_of(perft.stored(game)[name])
    position = {part: value for part, value in state.position().items() if part != "ledger"}
    found = {state.key(): without_history(state, history)}
    for text in variants(position, position):
        try:
            other = caylus.from_position(json.loads(text))
        except caylus.PositionError:
            continue
        told = without_history(other, history)
        assert found.setdefault(other.key(), told) == told, "two positions have the same key"
    assert len(found) > 20
