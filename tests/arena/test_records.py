"""Arena games as a data set."""

import gzip
import json
from pathlib import Path

import pytest

from caylus.arena import read_records
from caylus.arena.records import write_records
from caylus.core.errors import RecordError
from tests.arena.matches import match_of, played


@pytest.fixture
def dataset(tmp_path: Path) -> Path:
    match = match_of("random", "counting", records=True)
    write_records(tmp_path / "games.records", match, played(match, 4))
    return tmp_path / "games.records"


def test_games_come_back_as_they_were_played(dataset: Path) -> None:
    games = played(match_of("random", "counting"), 4)
    found = list(read_records(dataset))
    assert [recorded.scores for recorded in found] == [game.scores for game in games]
    assert [recorded.record.seed for recorded in found] == [game.seed for game in games]
    assert [recorded.record.plies for recorded in found] == [game.plies for game in games]
    assert [recorded.bots for recorded in found] == [["random", "counting"], ["counting", "random"]] * 2
    assert found[0].record.seats == ["Blue (random)", "Red (counting)"]
    assert found[0].record.now.over


def test_the_same_games_make_the_same_bytes(dataset: Path, tmp_path: Path) -> None:
    match = match_of("random", "counting", records=True)
    write_records(tmp_path / "again", match, played(match, 4))
    assert (tmp_path / "again").read_bytes() == dataset.read_bytes()
    assert len(dataset.read_bytes()) < 8000


def test_a_data_set_is_read_one_game_after_another(dataset: Path) -> None:
    lines = gzip.decompress(dataset.read_bytes()).splitlines(keepends=True)
    dataset.write_bytes(gzip.compress(b"".join([*lines[:2], b"nonsense\n"])))
    reading = read_records(dataset)
    assert next(reading).bots == ["random", "counting"]
    with pytest.raises(RecordError, match="damaged in line 3"):
        next(reading)


def test_damage_is_told(dataset: Path, tmp_path: Path) -> None:
    whole = dataset.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    game = json.loads(lines[1])
    changed = {**game, "record": {**game["record"], "result": [1, 2]}}
    heading = json.loads(lines[0])
    late = 3 * len(whole) // 4

    def packed(*parts: object) -> bytes:
        return gzip.compress("".join(json.dumps(part) + "\n" for part in parts).encode())

    damages = {
        "a letter": (b"Dear Anna", "^a letter is not a file of records.$"),
        "nothing": (b"", "is not a file of records"),
        "other": (packed({"format": "other"}), "is not a file of records"),
        "newer": (packed({**heading, "version": 2}), "of a newer kind"),
        "cut": (whole[:-40], "damaged after line"),
        "flipped": (whole[:late] + bytes([whole[late] ^ 255]) + whole[late + 1 :], "^flipped is damaged"),
        "edited": (packed(heading, changed), "damaged in line 2. The record claims"),
        "bots": (packed(heading, {**game, "bots": ["random"]}), "damaged in line 2"),
        "bare": (packed(heading, {"bots": []}), "damaged in line 2"),
        "list": (packed(heading, [1]), "damaged in line 2"),
    }
    for name, (content, expected) in damages.items():
        path = tmp_path / name
        path.write_bytes(content)
        with pytest.raises(RecordError, match=expected):
            list(read_records(path))
    with pytest.raises(RecordError, match="No such file"):
        list(read_records(tmp_path / "missing"))
