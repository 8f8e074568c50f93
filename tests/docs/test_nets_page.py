"""The page about nets shows in its picture what its table tells."""

from __future__ import annotations

import pytest

from benchmarks import generations


def test_the_picture_of_generations_shows_the_table() -> None:
    page = generations.PAGE.read_text("utf-8")
    steps = generations.read(page)
    assert len(steps) == page.split(generations.HEADING)[1].split("![", maxsplit=1)[0].count("% to ") > 0
    assert all(step.low < step.share < step.high for step in steps)
    assert generations.draw(steps) == generations.PICTURE.read_text("utf-8"), "python -m benchmarks.generations"
    assert f"(images/{generations.PICTURE.name})" in page


def test_who_wins_an_even_share_is_as_good_as_the_others() -> None:
    assert generations.over_even(0.25, 0.25) == pytest.approx(0)
    assert generations.over_even(0.5, 0.25) == pytest.approx(190.85, abs=0.01)
    assert generations.over_even(0.1, 0.25) == pytest.approx(-190.85, abs=0.01)
