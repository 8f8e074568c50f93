"""Records: written, read, undone, and told."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import caylus
from caylus import testing
from caylus.testing import check_retold, properties
from tests.games import folders
from tests.property.strategies import random_records, records


def retelling_of(record: caylus.Record) -> type[testing.Retelling]:
    """What the changes of its game mean."""
    found: type[testing.Retelling] = folders.own(record.game, "retelling").Retelling
    return found


def played_at_random(game: str) -> caylus.Record:
    """A game to its end."""
    record, rng = caylus.Record(game, players=2, seed=5), Random(5)
    while not record.now.over:
        record.play(rng.choice(record.now.actions()))
    return record


NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=40).filter(
    lambda name: name.isprintable() and name == name.strip()
)


@given(records())
@settings(max_examples=80)
def test_a_record_comes_back_from_text_and_from_json(record: caylus.Record) -> None:
    testing.check_record(record)


@given(random_records(most=30), st.data())
@settings(max_examples=100)
def test_any_printable_names_come_back(record: caylus.Record, data: st.DataObject) -> None:
    names = data.draw(st.lists(NAMES, min_size=record.players, max_size=record.players, unique=True))
    named = caylus.Record(record.game, record.players, record.seed, record.options, names, record.actions)
    assert caylus.load(named.dumps()).seats == names
    story = named.story()
    assert len(story) == record.plies + 1


@given(records(), st.data())
@settings(max_examples=60)
def test_undo_is_the_same_as_not_having_played(record: caylus.Record, data: st.DataObject) -> None:
    back = data.draw(st.integers(0, record.plies))
    keep = record.actions[: record.plies - back]
    record.undo(back)
    fresh = caylus.Record(record.game, record.players, record.seed, record.options, record.seats, keep)
    assert record.dumps() == fresh.dumps()
    assert record.now.position() == fresh.now.position() == record.state(len(keep)).position()


@given(records())
@settings(max_examples=80)
def test_a_story_accounts_for_every_good_and_every_point_and_after_the_end_everybody_hears_it(
    record: caylus.Record,
) -> None:
    properties.check_story(record)


@given(records())
@settings(max_examples=80)
def test_whoever_hears_the_whole_story_knows_the_table(record: caylus.Record) -> None:
    check_retold(record, retelling_of(record))


@pytest.mark.parametrize("game", caylus.GAMES)
@pytest.mark.parametrize("forgotten", ["worker", "pass", "provost", "tile", "points"])
def test_a_story_that_leaves_something_out_is_found(game: str, forgotten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played_at_random(game)
    retelling = retelling_of(record)
    monkeypatch.setattr(retelling, f"on_{forgotten}", lambda _self, _change: None)
    with pytest.raises(testing.ContractBroken, match="the story has not told all of this"):
        check_retold(record, retelling)


@given(records())
@settings(max_examples=40)
def test_every_action_costs_what_it_is_said_to_cost(record: caylus.Record) -> None:
    properties.check_prices(record)
