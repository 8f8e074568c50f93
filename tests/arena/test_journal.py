"""A run that is stopped goes on where it was, and never mixes two matches."""

import json
import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import caylus
from caylus.arena.journal import Journal
from caylus.arena.match import ArenaError, Match, fingerprint
from caylus.arena.play import Played, play_game
from caylus.arena.run import Run
from tests.arena.matches import Silence, match_of, outcome


class Memory:
    """Plays in this process and remembers which games it was asked for."""

    def __init__(self, match: Match, fails_after: int = 1000) -> None:
        self.match = match
        self.asked: list[int] = []
        self.fails_after = fails_after

    def play(self, indexes: Iterable[int]) -> Iterator[Played]:
        """Game by game; gives up after so many."""
        for index in indexes:
            if len(self.asked) == self.fails_after:
                raise KeyboardInterrupt
            self.asked.append(index)
            yield play_game(self.match, index)


def go(match: Match, path: Path, games: int = 8, fails_after: int = 1000) -> tuple[list[Played], list[int]]:
    """Play a match with a journal; gives the results and the games that had to be played."""
    run = Run(match, games)
    memory = Memory(match, fails_after)
    with Journal(path, match) as journal, suppress(KeyboardInterrupt):
        run.go(memory.play, journal, Silence())
    return run.results(), memory.asked


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    match = match_of("random", "counting")
    whole, _ = go(match, tmp_path / "whole")
    _, asked = go(match, tmp_path / "parts", fails_after=3)
    assert asked == [0, 1, 2]
    results, asked = go(match, tmp_path / "parts")
    assert asked == [3, 4, 5, 6, 7]
    assert [outcome(game) for game in results] == [outcome(game) for game in whole]
    assert go(match, tmp_path / "parts")[1] == [], "all is done"


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    match = match_of("random", "counting")
    go(match, tmp_path / "j", games=4)
    results, asked = go(match, tmp_path / "j", games=6)
    assert asked == [4, 5]
    assert len(results) == 6
    assert len(go(match, tmp_path / "j", games=2)[0]) == 2


def test_a_line_cut_off_is_played_again(tmp_path: Path) -> None:
    match = match_of("random", "counting")
    whole, _ = go(match, tmp_path / "j")
    content = (tmp_path / "j").read_bytes()
    lines = content.splitlines(keepends=True)
    for cut in (len(lines[-1]) - 1, 1):
        (tmp_path / "j").write_bytes(content[:-cut])
        results, asked = go(match, tmp_path / "j")
        assert asked == [7]
        assert [outcome(game) for game in results] == [outcome(game) for game in whole]
        assert go(match, tmp_path / "j")[1] == [], "and the journal is whole again"
    (tmp_path / "j").write_bytes(lines[0][:20])
    assert len(go(match, tmp_path / "j")[1]) == 8, "even the first line may be cut off"


@pytest.mark.parametrize("what", ["bots", "seed", "players", "game", "records"])
def test_the_journal_of_another_match_is_refused(what: str, tmp_path: Path) -> None:
    other = {
        "bots": match_of("random", "last"),
        "seed": match_of("random", "counting", seed=2),
        "players": match_of("random", "counting", players=3),
        "game": match_of("random", "counting", game="caylus"),
        "records": match_of("random", "counting", records=True),
    }[what]
    path = tmp_path / "j"
    go(match_of("random", "counting"), path, games=2)
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=f"another match: '{what}' was .* and is now"):
        Journal(path, other)
    assert path.read_bytes() == before


def test_games_of_other_code_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "j"
    match = match_of("random", "counting")
    go(match, path, games=2)
    path.write_text(path.read_text().replace(match.program, "0123456789abcdef"))
    with pytest.raises(ArenaError, match="another version of the program"):
        Journal(path, match)


def test_a_bot_with_other_weights_is_other_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = Path(caylus.__file__).parent
    twin = tmp_path / "caylus"
    shutil.copytree(package, twin, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    monkeypatch.setattr(caylus, "__file__", str(twin / "__init__.py"))
    before = fingerprint()
    weights = next(twin.rglob("weights.toml"))
    weights.write_text(weights.read_text() + "\n")
    assert fingerprint() != before
    (twin / "cli" / "app.py").write_text("")
    again = fingerprint()
    (twin / "cli" / "screen.py").write_text("")
    assert fingerprint() == again, "what only shows games does not matter"


def test_a_damaged_journal_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "j"
    match = match_of("random", "counting")
    go(match, path, games=4)
    good = path.read_text().splitlines()
    game = json.loads(good[2])
    bad_lines = ["{", "[]", json.dumps({**game, "scores": [1]}), json.dumps({**game, "extra": 1}), "{}"]
    bad_lines.append(json.dumps({**game, "seats": game["seats"][::-1]}))
    bad_lines.append("[" * 100_000)
    wrong: dict[str, list[object]] = {
        "index": ["1", None, 0.0, -1, True],
        "block": [7, "0"],
        "rotation": [1 - game["rotation"]],
        "table": [1],
        "seed": [game["seed"] + 1],
        "scores": [[1.5, 2], [float("nan"), 1], ["1", "2"]],
        "decisions": [[None, 1]],
        "seconds": [["1", 1], [float("inf"), 1]],
        "plies": ["many"],
        "sources": [{"castle": [1]}, {"castle": 1}, []],
    }
    bad_lines += [json.dumps({**game, name: value}) for name, values in wrong.items() for value in values]
    for bad in bad_lines:
        path.write_text("\n".join([*good[:2], bad, *good[3:]]) + "\n")
        with pytest.raises(ArenaError, match="damaged in line 3"):
            Journal(path, match)
    path.write_text("Dear diary\n")
    with pytest.raises(ArenaError, match="not the journal"):
        Journal(path, match)


def test_two_runs_cannot_write_one_journal(tmp_path: Path) -> None:
    match = match_of("random", "counting")
    with Journal(tmp_path / "j", match), pytest.raises(ArenaError, match="in use"):
        Journal(tmp_path / "j", match)
    Journal(tmp_path / "j", match).close()


def test_a_journal_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="cannot be used: Is a directory"):
        Journal(tmp_path, match_of("random"))


@pytest.mark.parametrize(
    "content", [b"my only copy", b'{"format":"caylus-journal","game":"', b"[" * 100_000 + b"\n", b"\n"]
)
def test_what_is_no_journal_of_the_match_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content + b"x" * (not content.endswith(b"\n")))
    before = path.read_bytes()
    with pytest.raises(ArenaError, match="not the journal of"):
        Journal(path, match_of("random", "counting"))
    assert path.read_bytes() == before
