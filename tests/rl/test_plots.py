"""Plots of finished games."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

import caylus
from caylus.core.errors import BadOption
from caylus.core.state import SEAT_NAMES
from caylus.drawing import plot_scores, plot_sources
from tests.games import folders

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    """All words of a picture."""
    return [str(each.text) for each in ET.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("game", caylus.GAMES)
def test_the_plots_tell_the_final_scores(game: str) -> None:
    paths = folders.recordings(game)[:6]
    assert paths
    for path in paths:
        state = caylus.load(path.read_text("utf-8")).now
        scores = state.scores()
        shown = plot_scores(state)._repr_svg_()
        ends = {f"{name} {points}" for name, points in zip(SEAT_NAMES, scores, strict=False)}
        assert ends <= set(texts(shown))
        lines = [each for each in ET.fromstring(shown).iter(f"{SVG}polyline") if each.get("stroke-width") == "3"]
        assert len(lines) == state.players
        assert {len(str(each.get("points")).split()) for each in lines} == {state.turn + 1}
        words = texts(plot_sources(state).svg())
        sources = {str(entry["source"]) for entry in state.ledger()}
        assert sources <= set(words)
        beside = [int(found[1]) for word in words if (found := re.fullmatch(r"(\d+)(?: \(lost \d+\))?", word))]
        assert set(scores) <= set(beside)


def test_the_leader_is_highest() -> None:
    state = caylus.load(folders.recordings("caylus")[0].read_text("utf-8")).now
    lines = list(ET.fromstring(plot_scores(state).svg()).iter(f"{SVG}polyline"))[-state.players :]
    heights = [float(str(line.get("points")).split()[-1].partition(",")[2]) for line in lines]
    assert heights.index(min(heights)) == state.winners()[0]


def test_a_game_that_goes_on_keeps_its_secrets() -> None:
    state = caylus.new("caylus-1303", 3, seed=1)
    for plot in (plot_scores, plot_sources):
        with pytest.raises(BadOption, match="when the game is over"):
            plot(state)


def test_a_plot_can_be_painted() -> None:
    state = caylus.load(folders.recordings("caylus")[0].read_text("utf-8")).now
    assert plot_scores(state).rgb().shape == (340, 720, 3)
