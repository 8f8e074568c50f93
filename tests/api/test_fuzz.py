"""Anything at all at the doors that take text or JSON: nothing but a CaylusError ever comes out.

Twenty thousand cases in all: some built by Hypothesis piece by piece, so that it can make a failure small, and
three times as many garbled from a number it draws, which is much quicker.
"""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import caylus
from caylus.testing.damage import (
    check_garbled_action,
    check_garbled_position,
    check_garbled_record,
    parent,
    places,
    refused_or_fine,
)
from tests.games import folders

ANY_TEXT = st.text(st.characters(exclude_categories=[]), max_size=60)  # surrogates and NULs included
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**30), 10**30) | st.floats() | ANY_TEXT,
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(ANY_TEXT, inside, max_size=4),
    max_leaves=8,
)
WORDS = sorted({word for about in caylus.GAMES.values() for text in about.space.words for word in text.split()})
WORD = st.sampled_from([*WORDS, "", "2", "999", "0", "-", "+9", "place", "p", "\t", "food", "pay"]) | ANY_TEXT
PHRASE = st.lists(WORD, max_size=8).map(" ".join)
HEADINGS = ["game", "rules", "players", "options", "seed", "seat 1", "seat 2", "plies", "result", "Seed", "#", ""]
HEADING = st.builds("{}: {}".format, st.sampled_from(HEADINGS) | ANY_TEXT, PHRASE)
LINE = st.one_of(PHRASE, HEADING, ANY_TEXT)


@cache
def beginning(game: str) -> list[str]:
    """The lines of a short record."""
    whole = caylus.load(folders.recordings(game)[0].read_text())
    some = caylus.Record(game, whole.players, whole.seed, whole.options, whole.seats, whole.actions[:25])
    return some.dumps().split("\n")


@cache
def middle(game: str) -> caylus.State:
    """A state in the middle of a recorded game."""
    whole = caylus.load(folders.recordings(game)[0].read_text())
    return whole.state(whole.plies // 2)


@given(st.sampled_from(sorted(caylus.GAMES)), PHRASE | ANY_TEXT)
@settings(max_examples=1_500)
def test_any_text_as_an_action(game: str, text: str) -> None:
    state = middle(game)
    refused_or_fine(state.parse, text, caylus.NotationError)
    refused_or_fine(state.why_not, text, caylus.NotationError)


@given(st.lists(LINE, max_size=12).map("\n".join) | st.text(max_size=300))
@settings(max_examples=1_000)
def test_any_text_as_a_record(text: str) -> None:
    refused_or_fine(caylus.load, text, caylus.CaylusError)


@given(st.sampled_from(sorted(caylus.GAMES)), st.data())
@settings(max_examples=1_000)
def test_an_edited_record(game: str, data: st.DataObject) -> None:
    lines = list(beginning(game))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        lines[at : at + data.draw(st.integers(0, 2))] = data.draw(st.lists(LINE, max_size=2))
        lines = lines or [""]
    refused_or_fine(caylus.load, "\n".join(lines), caylus.CaylusError)


@given(st.sampled_from(sorted(caylus.GAMES)), st.data())
@settings(max_examples=800)
def test_an_edited_json_record(game: str, data: st.DataObject) -> None:
    record: dict[str, Any] = caylus.load("\n".join(beginning(game))).to_json()
    part = data.draw(st.sampled_from([*record, "result"]))
    record[part] = data.draw(JSON | st.lists(PHRASE, max_size=3))
    refused_or_fine(caylus.load, json.dumps(record), caylus.CaylusError)


@given(JSON)
@settings(max_examples=700)
def test_any_json_as_a_record_or_a_position(value: Any) -> None:
    refused_or_fine(caylus.load, json.dumps(value), caylus.CaylusError)
    refused_or_fine(caylus.from_position, value, caylus.CaylusError)


@given(st.sampled_from(sorted(caylus.GAMES)), st.data())
@settings(max_examples=600)
def test_an_edited_position(game: str, data: st.DataObject) -> None:
    position = copy.deepcopy(middle(game).position())
    at = data.draw(st.sampled_from(list(places(position))))
    parent(position, at)[at[-1]] = data.draw(JSON | st.integers(-2, 30) | st.sampled_from(WORDS))
    kind = caylus.UnknownGame if at == ("game",) else caylus.PositionError
    refused_or_fine(lambda given: caylus.from_position(given).view(None), position, kind)


# -- garbled from a number ----------------------------------------------------------------------------------

SEEDS = st.integers(0, 2**64)


@given(st.sampled_from(sorted(caylus.GAMES)), SEEDS)
@settings(max_examples=8_000)
def test_a_garbled_action(game: str, seed: int) -> None:
    check_garbled_action(middle(game), WORDS, random.Random(seed))


@given(st.sampled_from(sorted(caylus.GAMES)), SEEDS)
@settings(max_examples=5_500)
def test_a_garbled_record(game: str, seed: int) -> None:
    check_garbled_record(beginning(game), WORDS, random.Random(seed))


@given(st.sampled_from(sorted(caylus.GAMES)), SEEDS)
@settings(max_examples=1_500)
def test_a_garbled_position(game: str, seed: int) -> None:
    check_garbled_position(middle(game), WORDS, random.Random(seed))
