"""`caylus tune`: weights found by playing."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from caylus.arena import climb, tuning
from caylus.arena.tuning import Moment, blend, fit, least_share, nothing, play_softly, tent, write_table
from caylus.cli import app
from caylus.kit.knowledge.features import Feature, Features
from caylus.kit.knowledge.weights import SPREAD, TO_COME
from caylus.kit.plug import find_knowledge

TINY = ["tune", "magna-carta", "--players", "2", "--games", "3", "--generations", "1", "--climb", "4", "--seed", "5"]
COMMAND = "# caylus tune magna-carta --players 2 --games 3 --generations 1 --climb 4 --seed 5 -o FILE"


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Calls the command in this process; the new weights meet the old ones twice and are kept. Gives what it prints."""
    monkeypatch.setattr(tuning, "CHECKS", 2)
    monkeypatch.setattr(tuning, "least_share", lambda _: 1.0)
    monkeypatch.setattr(climb, "STEPS_AT_ONCE", 2)

    def called(*arguments: str, status: int = 0) -> str:
        assert app.run(list(arguments)) == status
        out, err = capsys.readouterr()
        return err if status else out

    return called


def test_only_the_table_of_that_number_of_players_is_replaced(call: Callable[..., str], tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    said = call(*TINY, "--workers", "1", "-o", str(out))
    assert "Generation 1: 3 of 3 games played" in said
    assert "Generation 1: New weights won" in said
    assert "Climbing: 4 of 4 games played" in said
    assert "Climbing: Its end won" in said
    assert f"Written to {out}." in said.replace("\n", "")
    before, after = tomllib.loads(find_knowledge("magna-carta").read_text()), tomllib.loads(out.read_text())
    features = find_knowledge("magna-carta").features
    assert set(after) == set(before) | {"players-2"}
    assert {name: table for name, table in after.items() if name != "players-2"} == {
        name: table for name, table in before.items() if name != "players-2"
    }
    assert after["players-2"] != before.get("players-2")
    assert set(after["players-2"]) == {row.name for row in features.rows} | {TO_COME, SPREAD}
    assert all(len(row) == len(features.knots) for row in after["players-2"].values())
    lines = out.read_text().splitlines()
    assert lines[0] == find_knowledge("magna-carta").read_text().splitlines()[0], "the head of the file stays"
    assert lines[lines.index("[players-2]") - 1] == COMMAND


def test_without_better_weights_nothing_is_written(
    call: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tuning, "least_share", least_share)  # a block or two never tell
    out = tmp_path / "weights.toml"
    assert "Nothing better was found; no file was written." in call(*TINY, "--workers", "1", "-o", str(out))
    assert not out.exists()


def test_what_is_as_good_by_chance_is_not_better() -> None:
    rng = Random(1)
    lucky = sum(least_share([rng.choice((0.0, 0.5, 1.0)) for _ in range(200)]) > 0.5 for _ in range(400))
    assert lucky <= 20
    assert least_share([0.5, 1.0] * 200) > 0.7
    assert least_share([0.25, 0.5] * 100) > 0.25


def test_one_may_begin_with_nothing(call: Callable[..., str], tmp_path: Path) -> None:
    assert set(map(tuple, nothing("magna-carta").values())) == {(0.0,) * 5}
    begun: list[Path] = []
    for arguments in ([], ["--from-nothing"]):
        begun.append(tmp_path / f"{len(begun)}.toml")
        call(*TINY, *arguments, "--workers", "1", "-o", str(begun[-1]))
    usual, bare = (tomllib.loads(path.read_text())["players-2"] for path in begun)
    assert usual != bare
    assert "--climb 4 --from-nothing --seed 5 -o FILE" in begun[1].read_text()


def test_the_result_does_not_depend_on_the_workers(call: Callable[..., str], tmp_path: Path) -> None:
    paths = [tmp_path / f"{workers}.toml" for workers in ("1", "2")]
    for path in paths:
        call(*TINY, "--workers", path.stem, "-o", str(path))
    assert paths[0].read_text() == paths[1].read_text()


def test_a_second_run_goes_into_the_same_file(call: Callable[..., str], tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    out.write_text("# Mine.\n\n[players-3]\nchurch = [1, 2, 3, 4, 5]\n")
    for _ in range(2):
        call(*TINY, "--workers", "1", "-o", str(out))
        text = out.read_text()
        assert text.startswith(f"# Mine.\n\n{COMMAND}\n[players-2]\n")
        assert text.endswith("\n\n[players-3]\nchurch = [1, 2, 3, 4, 5]\n")
        assert text.count("[players-2]") == text.count(COMMAND) == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["tune", "chess", "-o", "FILE"], "chess"),
        (["tune", "magna-carta", "--players", "5", "-o", "FILE"], "5"),
        (["tune", "magna-carta", "--games", "0", "-o", "FILE"], "--games is at least 1, not 0."),
        (["tune", "magna-carta", "--generations", "-1", "-o", "FILE"], "--generations is at least 0, not -1."),
        (["tune", "magna-carta", "--climb", "-1", "-o", "FILE"], "--climb is at least 0, not -1."),
        (["tune", "magna-carta", "-o", "none/FILE"], "none"),
        (["tune", "magna-carta", "--workers", "-1", "-o", "FILE"], "--workers is at least 1, not -1."),
        (["tune", "magna-carta", "--workers", "0", "-o", "FILE"], "--workers is at least 1, not 0."),
        (["tune", "magna-carta"], "--out"),
    ],
)
def test_what_cannot_be_tuned_is_refused_before_a_game_is_played(
    call: Callable[..., str], arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    words = [str(tmp_path / word) if "FILE" in word else word for word in arguments]
    said = call(*words, status=2)
    assert sentence in said
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"\xff\xfe", b"no weights"])
def test_a_file_that_holds_no_weights_is_left_alone(call: Callable[..., str], tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes"
    path.write_bytes(content)
    assert "is not a file of weights" in call(*TINY, "-o", str(path), status=2)
    assert path.read_bytes() == content


def test_a_game_is_noted_at_the_beginning_of_each_turn() -> None:
    job = ("magna-carta", 2, find_knowledge("magna-carta").read_table(2), 7)
    moments = play_softly(job)
    assert [moment.counts for moment in moments] == [moment.counts for moment in play_softly(job)]
    assert len(moments) > 3
    lefts = [moment.left for moment in moments]
    assert lefts[0] > lefts[-1]
    for moment in moments:
        assert len(moment.counts) == len(moment.rest) == 2
        assert all(len(counts) == len(find_knowledge("magna-carta").features.rows) for counts in moment.counts)
    assert all(
        earlier >= later for seat in (0, 1) for earlier, later in zip(moments[0].rest, moments[-1].rest, strict=True)
    )


def test_what_features_are_worth_is_found_from_what_came_of_them() -> None:
    features = Features([Feature("gold", "gold"), Feature("dust", "dust")], [1.0, 5.0])
    rng = Random(1)
    moments = []
    for _ in range(4000):
        left = rng.uniform(1, 5)
        counts = [[rng.randrange(40), rng.randrange(40)] for _ in range(3)]
        worth = 2 + (left - 1)  # gold: 2 points at the end, 6 with five turns left; dust: nothing
        moments.append(Moment(left, counts, [10 + worth * gold + rng.gauss(0, 1) for gold, _ in counts]))
    table = fit(moments, features, {})
    assert table["gold"] == pytest.approx([2, 6], abs=0.1)
    assert table["dust"] == pytest.approx([0, 0], abs=0.1)
    assert table[TO_COME] == pytest.approx([10, 10], abs=2)
    assert all(0 < spread < 3 for spread in table[SPREAD])


def test_a_few_games_change_little() -> None:
    features = Features([Feature("gold", "gold")], [1.0, 5.0])
    table = fit([Moment(1.0, [[1], [0]], [50.0, 0.0])], features, {"gold": [3.0, 4.0]})
    assert table["gold"] == pytest.approx([3, 4], abs=0.5)


def test_each_point_belongs_to_the_knots_beside_it() -> None:
    knots = [1.0, 3.0, 7.0]
    assert [tent(knots, at) for at in (0.5, 1, 2, 6, 7, 9)] == [
        [1, 0, 0],
        [1, 0, 0],
        [0.5, 0.5, 0],
        [0, 0.25, 0.75],
        [0, 0, 1],
        [0, 0, 1],
    ]


def test_half_way_between_two_tables() -> None:
    assert blend({"gold": [1.0, 2.0]}, {"gold": [3.0, 2.5], "new": [1.0, 1.0]}) == {
        "gold": [2.0, 2.25],
        "new": [1.0, 1.0],
    }


def test_a_table_is_written_in_its_place() -> None:
    text = "# Head.\n[players-2]\na = [1]\n\n# caylus tune x --players 4\n[players-4]\na = [4]\n"
    written = write_table(text, 3, {"a": [3.0]}, "caylus tune x --players 3")
    assert written == (
        '# Head.\n\n[players-2]\na = [1]\n\n# caylus tune x --players 3\n[players-3]\n"a" = [3.0]\n\n'
        "# caylus tune x --players 4\n[players-4]\na = [4]\n"
    )
    again = write_table(written, 4, {"a": [5.0]}, "caylus tune y")
    assert again == written.replace("--players 4", "y").replace("x y", "y").replace("a = [4]", '"a" = [5.0]')
