"""Games for Hypothesis to draw: any game, any set-up, random or recorded, at any ply."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

import caylus
from caylus.core.chance import Chance
from tests.games import folders


@st.composite
def starts(draw: st.DrawFn) -> caylus.Record:
    """A record in which nothing has been played."""
    about = caylus.GAMES[draw(st.sampled_from(sorted(caylus.GAMES)))]
    options = {choice.name: draw(st.sampled_from(list(choice.values))) for choice in about.choices}
    players = draw(st.sampled_from(list(about.players)))
    return caylus.Record(about.id, players, draw(st.integers(0, 2**128 - 1)), options)


@st.composite
def random_records(draw: st.DrawFn, most: int = 400) -> caylus.Record:
    """A record of random play, broken off somewhere or played to the end."""
    record = draw(starts())
    chance = Chance(f"property {draw(st.integers(0, 2**32))}")
    for _ in range(draw(st.integers(0, most))):
        if record.now.over:
            break
        legal = record.now.actions()
        record.play(legal[chance.below(len(legal))])
    return record


@cache
def recorded() -> list[caylus.Record]:
    """The recorded games: they go where random play does not."""
    return [caylus.load(path.read_text()) for game in caylus.GAMES for path in folders.recordings(game)]


@st.composite
def recorded_records(draw: st.DrawFn) -> caylus.Record:
    """A recorded game, broken off somewhere."""
    whole = draw(st.sampled_from(recorded()))
    keep = draw(st.integers(0, whole.plies))
    return caylus.Record(whole.game, whole.players, whole.seed, whole.options, whole.seats, whole.actions[:keep])


def records() -> st.SearchStrategy[caylus.Record]:
    """A record at any ply, of random or of recorded play."""
    return st.one_of(random_records(), recorded_records())


def states() -> st.SearchStrategy[caylus.State]:
    """A state as it comes about in play."""
    return records().map(lambda record: record.state())


def open_states() -> st.SearchStrategy[caylus.State]:
    """A state in which somebody has a decision."""
    return states().filter(lambda state: not state.over)
