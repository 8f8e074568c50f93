"""`tools/mutants.py`: how a mutant is made, what becomes of it, and that it leaves the source as it was."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from queue import Queue

import pytest

from tools import mutants
from tools.mutants import Fate, Mutant, changed, mutants_of, passes, tell, try_out

RULES = '''"""A rule of a game that there is not."""


def price(passed: int, most: int = 3) -> int:
    """What 1 placement costs."""
    assert passed >= 0
    if not passed and most > 2:
        return 1
    total: Literal[9] = 1 + passed
    total += most
    print(total)
    return total  # told aloud
'''
TEST = """
from caylus.games.toy.rules import price

def test_price():
    assert price(0) == 1
    assert price(2) == 6
"""
MADE = [
    "def price(passed: int, most: int=4) -> int:",
    "    if not passed or most > 2:",
    "    if passed and most > 2:",
    "    if not passed and most >= 2:",
    "    if not passed and most > 3:",
    "        return 2",
    "    total: Literal[9] = 1 - passed",
    "    total: Literal[9] = 2 + passed",
    "    pass",  # in place of the sum ...
    "    pass",  # ... and of what is told aloud
]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one rule and one test of it."""
    games = tmp_path / "src" / "caylus" / "games"
    (games / "toy").mkdir(parents=True)
    for folder in (games.parent, games, games / "toy"):
        (folder / "__init__.py").touch()
    (games / "toy" / "rules.py").write_text(RULES)
    (tmp_path / "test_toy.py").write_text(TEST)
    monkeypatch.setattr(mutants, "GAMES", games)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # so small a test needs none, and they take seconds
    return tmp_path


def rules(place: Path) -> Path:
    """The file with the rule."""
    return place / "src" / "caylus" / "games" / "toy" / "rules.py"


def mutant_of(place: Path, line: int, kind: str) -> Mutant:
    """The one mutant of a kind in a line."""
    (found,) = [each for each in mutants_of(rules(place)) if (each.line, each.kind) == (line, kind)]
    return found


def test_every_mutant_changes_one_place_that_counts_when_the_game_is_played(place: Path) -> None:
    before = Counter(ast.unparse(ast.parse(RULES)).splitlines())
    made = [list((Counter(changed(RULES, each).splitlines()) - before).elements()) for each in mutants_of(rules(place))]
    assert sorted(made) == sorted([line] for line in MADE), "no annotation, doc string or assertion is changed"


def test_a_mutant_knows_where_it_is(place: Path) -> None:
    found = mutants_of(rules(place))
    assert {each.path for each in found} == {"toy/rules.py"}
    assert mutant_of(place, 9, "sum") in found


def test_a_mutant_is_noticed_or_told_and_the_source_is_put_back(place: Path) -> None:
    copies: Queue[Path] = Queue()
    copies.put(place)
    noticed = try_out(mutant_of(place, 9, "sum"), copies, ["test_toy.py"])
    assert (noticed.noticed, noticed.change) == (
        True,
        "-    total: Literal[9] = 1 + passed / +    total: Literal[9] = 1 - passed",
    )
    assert rules(place).read_text() == RULES
    survivor = try_out(mutant_of(place, 11, "left out"), copies, ["test_toy.py"])
    assert (survivor.noticed, survivor.change) == (False, "-    print(total) / +    pass")
    assert rules(place).read_text() == RULES
    assert copies.get_nowait() == place


def test_tests_that_hang_do_not_pass(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (place / "test_toy.py").write_text("while True: pass\n")
    monkeypatch.setattr(mutants, "PATIENCE", 1)
    assert not passes(place, ["test_toy.py"])


def test_the_score_is_told_by_module_with_everyone_who_survived(capsys: pytest.CaptureFixture[str]) -> None:
    lost, found = Mutant("toy/rules.py", 1, "sum", 9), Mutant("toy/board.py", 2, "number", 4)
    tell([Fate(lost, "1 + 2 / 1 - 2", False), Fate(lost, "", True), Fate(found, "", True)], 40)
    assert [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()] == [
        "2 of 3 mutants noticed (66.7%), of 40 possible ones.",
        "toy/board.py 1 of 1",
        "toy/rules.py 1 of 2",
        "toy/rules.py:9: 1 + 2 / 1 - 2",
    ]


def test_what_stands_above_the_rules_is_left_alone() -> None:
    found = {path.relative_to(mutants.GAMES).as_posix() for path in mutants.rules()}
    assert {"caylus/phases/road.py", "caylus1303/restore.py", "magna_carta/buildings.py"} <= found
    others = ("encoding", "knowledge", "terminal", "__init__", "others.py")
    assert not [path for path in found for other in others if other in path]
