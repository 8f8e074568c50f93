"""The page about bots names every level and every code, and what it says of codes holds."""

from __future__ import annotations

import json

import pytest

import caylus
from benchmarks import doublings, ladder
from caylus.bots import registry
from caylus.bots.levels import LEVELS
from caylus.words.catalogue import FOLDER
from tests.docs.pages import DOCS, codes, prose

PAGE = DOCS / "bots.md"


def rows(section: str) -> list[list[str]]:
    """The cells of the tables in a section of the page."""
    text = prose(PAGE).split(f"\n## {section}\n")[1].split("\n## ")[0]
    lines = [line for line in text.split("\n") if line.startswith("| ") and not line.startswith("| ---")]
    return [[cell.strip().replace("`", "") for cell in line.strip("|").split(" | ")] for line in lines][1:]


def test_the_levels_are_told_as_they_are() -> None:
    assert rows("Levels") == [[level.name, level.word, level.about, level.code] for level in LEVELS]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.word)
def test_the_page_for_players_tells_of_every_level(level: caylus.bots.levels.Level) -> None:
    assert f"| `{level.word}` | {level.name} | {level.about} |" in (DOCS / "players.md").read_text()


def test_the_first_page_in_the_browser_says_the_same_of_every_level() -> None:
    words = (FOLDER / "en" / "browser" / "home.ftl").read_text("utf-8").splitlines()
    for level in LEVELS:
        assert f"habit-{level.word} = {level.about}" in words


def test_every_code_of_the_table_makes_a_bot_and_no_bot_is_left_out() -> None:
    told = [code.strip() for row in rows("Codes") for code in row[0].split(",")]
    for code in told:
        registry.make(code, "7")
    levels = {level.word for level in LEVELS}
    assert {code.split(":")[0] for code in told} == set(registry.codes()) - levels


def test_the_group_of_entry_points_is_named() -> None:
    assert f'[project.entry-points."{registry.GROUP}"]' in PAGE.read_text()
    assert "seconds" in codes(PAGE)


def test_the_page_shows_the_matches_as_their_files_tell_them() -> None:
    results = ladder.read_results(ladder.MATCHES)
    assert set(results) == {line.name for line in ladder.lines()}, "each line has its file, and each file its line"
    measured = json.loads(ladder.MEASURED.read_text("utf-8"))
    page = PAGE.read_text("utf-8")
    assert ladder.fill_page(page, results, measured) == page, "benchmarks.ladder --write"
    assert doublings.draw(results) == ladder.PICTURE.read_text("utf-8")


def test_every_floor_is_reached() -> None:
    results = ladder.read_results(ladder.MATCHES)
    assert [line.name for line in ladder.lines() if "**no**" in ladder.tell(line, results[line.name])] == []


def test_every_file_of_a_match_was_made_by_the_command_of_its_line() -> None:
    results = ladder.read_results(ladder.MATCHES)
    for line in ladder.lines():
        result = results[line.name]
        match = result["match"]
        told = f"arena {match['game']} {' '.join(match['bots'])} --players {match['players']} --games {line.games}"
        command = " ".join(line.command(ladder.MATCHES))
        assert command.startswith(f"{told} --seed {match['seed']} --json {line.file(ladder.MATCHES)}")
        if line.sprt:
            test = result["sprt"]
            assert f"{test['h0']:g},{test['h1']:g}" == line.sprt
            assert test["answer"] != "undecided" or result["games"] >= line.games
        else:
            assert result["games"] >= line.games


def test_the_measured_games_were_made_by_the_command_of_the_page() -> None:
    measured = json.loads(ladder.MEASURED.read_text("utf-8"))
    match = measured["match"]
    command = (
        f"caylus measure {match['game']} --bot {match['bots'][0]} --players {match['players']} "
        f"--games {measured['games']} --seed {match['seed']} --json docs/measures/{ladder.MEASURED.name}\n"
    )
    assert command in PAGE.read_text("utf-8")
