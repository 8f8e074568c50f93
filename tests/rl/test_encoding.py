"""Positions and answers in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

import caylus
from caylus.core.errors import CaylusError, UnknownGame
from caylus.core.state import State
from caylus.games.magna_carta.buildings import DECK, NEUTRALS
from caylus.kit.encoding.layout import MOST, Layout, Part
from caylus.kit.plug import find_plug
from caylus.rl import arrays
from tests.games import folders

TABLES = [(game, players) for game in caylus.GAMES for players in caylus.GAMES[game].players]
CHAIRS_FIRST = {
    "asked",
    "order",
    "passed",
    "castle queue",
    "seats",
    "first",
    "next first",
    "queue",
    "hands",
    "discards",
}
CHAIRS_LAST = {"special", "owners", "workers", "claims", "residences", "joiners", "prestige"}
DECKS = {
    "spaces",
    "covered",
    "workers",
    "reserve",
    "turning",
    "subject",
}  # of Magna Carta: by chair, behind the neutrals
FIRST = len(NEUTRALS)


def moments(game: str, players: int, seed: int, step: int = 7) -> Iterator[State]:
    """Now and then a moment of a random game, and its end."""
    state = caylus.new(game, players, seed=seed)
    rng = Random(seed)
    at = 0
    while not state.over:
        if at % step == 0:
            yield state
        state.play(rng.choice(state.actions()))
        at += 1
    yield state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_observation_does_not_depend_on_what_the_seat_cannot_know(game: str, players: int) -> None:
    encoder = find_plug(game).encoder()
    rng = Random(1)
    for state in moments(game, players, seed=players):
        for seat in range(players):
            dreamt = state.imagine(seat, rng)
            assert encoder.encode(state, seat) == encoder.encode(dreamt, seat)
            assert encoder.encode_options(state, seat) == encoder.encode_options(dreamt, seat)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_two_seats_see_the_same_but_for_the_chair_and_their_secrets(game: str, players: int) -> None:
    encoder = find_plug(game).encoder()
    hidden = {"magna-carta": {"hands"}, "caylus-1303": {"seats"}}.get(game, set())
    for state in moments(game, players, seed=10 + players):
        seen = [arrays.observe(encoder, state, seat) for seat in range(players)]
        for part in encoder.layout.parts:
            first = turned(game, part, seen[0], 0, players)
            for seat in range(1, players):
                other = turned(game, part, seen[seat], seat, players)
                if part.name not in hidden:
                    assert np.array_equal(first, other), part.name
                elif part.name == "seats":
                    assert np.array_equal(np.delete(first, 6, 1), np.delete(other, 6, 1)), "only points are hidden"
                else:
                    others = [each for each in range(players) if each not in (0, seat)]
                    assert np.array_equal(first[others], other[others]), "of third hands both know the same"
                    assert (first[0] >= other[0]).all(), "one's own hand is known best"
                    assert (other[seat] >= first[seat]).all()


def turned(game: str, part: Part, seen: arrays.Bytes, seat: int, players: int) -> npt.NDArray[np.uint8]:
    """A part with its chairs in the order of the seats."""
    table = seen[part.start : part.stop].reshape(part.shape).copy()
    order = [(each - seat) % players for each in range(players)]
    if part.name in CHAIRS_FIRST:
        table[:players] = table[order]
    if part.name in CHAIRS_LAST:
        table[..., :players] = table[..., order]
    if part.name == "holders":
        table[:, :players] = table[:, order]
    if game == "magna-carta" and part.name in DECKS:
        cards = len(DECK)
        decks = table[FIRST : FIRST + 4 * cards].reshape(4, cards, *table.shape[1:]).copy()
        decks[:players] = decks[order]
        table[FIRST : FIRST + 4 * cards] = decks.reshape(4 * cards, *table.shape[1:])
    return table


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_different_answers_have_different_rows(game: str, players: int) -> None:
    encoder = find_plug(game).encoder()
    for state in moments(game, players, seed=20 + players):
        if state.over:
            assert encoder.encode_options(state, 0) == []
            continue
        rows = encoder.encode_options(state, state.who)
        assert len(rows) == len(state.actions())
        assert len({tuple(row) for row in rows}) == len(rows)
        assert all(len(row) == encoder.options.size for row in rows)
        assert encoder.encode_options(state, (state.who + 1) % players) == []


@pytest.mark.parametrize("game", caylus.GAMES)
def test_every_number_has_a_name(game: str) -> None:
    encoder = find_plug(game).encoder()
    for layout in (encoder.layout, encoder.options):
        assert layout.size == sum(part.size for part in layout.parts)
        assert len({part.name for part in layout.parts}) == len(layout.parts)
        assert all(part.what for part in layout.parts)
        starts = [part.start for part in layout.parts]
        assert starts == [0, *(part.stop for part in layout.parts)][:-1]


@pytest.mark.parametrize("game", caylus.GAMES)
def test_every_part_of_an_observation_says_something(game: str) -> None:
    encoder = find_plug(game).encoder()
    silent = {part.name for part in encoder.layout.parts} - {"favors"}  # used one by one: seldom is one left
    spans = {part.name: slice(part.start, part.stop) for part in encoder.layout.parts}
    for path in folders.recordings(game):
        record = caylus.load(path.read_text("utf-8"))
        state = record.state(0)
        for action in record.actions:
            numbers = encoder.encode(state, state.who)
            assert 0 <= min(numbers) <= max(numbers) <= MOST
            silent = {name for name in silent if not any(numbers[spans[name]])}
            state.play(action)
        if not silent:
            return
    assert silent == set()


def test_what_a_seat_has_is_told() -> None:
    state = caylus.new("caylus", 3, seed=5)
    state.play(state.parse("place stables"))
    who = state.view(None)["order"][0]  # type: ignore[index]
    encoder = find_plug("caylus").encoder()
    seen = arrays.observe(encoder, state, who)
    part = encoder.layout.part("special")
    assert seen[part.start : part.stop].reshape(part.shape)[4, 0] == 1, "the first circle of the stables is mine"
    seats = encoder.layout.part("seats")
    own = seen[seats.start : seats.stop].reshape(seats.shape)[0]
    assert list(own[:7]) == [2, 1, 0, 0, 0, 5 + 2 - 1, 0], "five deniers, income, and the price of a placement"
    assert own[7] == 5, "workers at home"


def test_a_row_tells_price_and_place() -> None:
    state = caylus.new("caylus", 2, seed=5)
    encoder = find_plug("caylus").encoder()
    rows = dict(zip(state.actions(), encoder.encode_options(state, state.who), strict=True))
    row = rows[state.parse("place quarry")]
    where, change = encoder.options.part("where"), encoder.options.part("change")
    road = state.view(None)["road"]
    assert isinstance(road, list)
    space = next(each["space"] for each in road if each["tile"] == "quarry")
    assert row[where.start : where.stop] == [space, 6 - space]
    assert row[change.start : change.stop] == [0, 0, 0, 0, 0, -1, 0]


def test_a_masked_state_has_lost_what_the_seat_may_not_know() -> None:
    state = caylus.new("magna-carta", 3, seed=5)
    masked = state.masked(1)
    assert masked.key() != state.key()
    assert caylus.new("caylus", 3, seed=5).masked(1).view(1) == caylus.new("caylus", 3, seed=5).view(1)
    assert (masked.actions() == []) == (state.who != 1)
    hands = masked.hands  # type: ignore[attr-defined]  # a table of Magna Carta has hands
    assert hands[1] == state.hands[1]  # type: ignore[attr-defined]
    assert hands[0] == [-1] * 3


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_put_aside_to_encode_is_put_back(game: str, players: int) -> None:
    encoder = find_plug(game).encoder()
    for state in moments(game, players, seed=4, step=19):
        before, key = state.position(), state.key()
        ledger, actions = state.ledger(), state.actions()
        for seat in range(players):
            encoder.encode(state, seat)
        assert (state.position(), state.key()) == (before, key)
        assert (state.ledger(), state.actions()) == (ledger, actions)


def test_a_seat_that_does_not_exist_sees_nothing() -> None:
    state = caylus.new("magna-carta", 3, seed=1)
    for seat in (-1, 3):
        with pytest.raises(CaylusError):
            find_plug("magna-carta").encoder().encode(state, seat)


def test_it_is_put_back_even_when_encoding_fails() -> None:
    state = caylus.new("magna-carta", 2, seed=1)
    state.turn = 1000  # more than a byte holds
    hands = state.hands  # type: ignore[attr-defined]  # a table of Magna Carta has hands
    dealt = [hand[:] for hand in hands]
    with pytest.raises((OverflowError, TypeError, ValueError)):
        find_plug("magna-carta").encoder().encode(state, 0)
    assert state.hands == dealt  # type: ignore[attr-defined]


def test_parts_are_found_by_name() -> None:
    layout = Layout(1)
    assert layout.add("one", [2, 3], "six numbers") == 0
    assert layout.add("two", [1], "a number") == 6
    assert (layout.part("two").start, layout.part("two").stop, layout.size) == (6, 7, 7)
    with pytest.raises(KeyError, match="three"):
        layout.part("three")
    with pytest.raises(UnknownGame, match="chess"):
        find_plug("chess").encoder()
