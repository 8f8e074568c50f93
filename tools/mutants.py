"""Break the rules on purpose, one place at a time, and see whether the tests notice.

    .venv/bin/python tools/mutants.py --sample 400 --seed 1 --out build/mutants.json
    .venv/bin/python tools/mutants.py --again build/mutants.json

Every mutant is one small change in one module of `src/caylus/games`: a comparison, a number, an `and`, a `not`, a sum,
a statement left out. It is tried in a copy of the source, with the tests of its game; a mutant that no test notices is
told with its line. `--again` tries those who survived a former run once more, with the tests of positions and saved
games. A number that tests can never see to matter (a bit of a hash, a width) is a mutant too, so not every survivor is
a gap.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Queue
from random import Random

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "caylus" / "games"
RECORDED = [
    "tests/recorded/test_builds.py",
    "tests/recorded/test_playthroughs.py",
    "tests/recorded/test_recorded_games.py",
]
TESTS = {game: [*RECORDED, f"tests/games/{game}"] for game in ("caylus", "caylus1303", "magna_carta")}
OTHER_TESTS = ["tests/api/test_damaged_positions.py", "tests/api/test_records.py", "tests/property/test_states.py"]
ABOVE = ("knowledge", "terminal", "encoding.py")  # rooms that stand above the rules
NOTHING = "__init__.py"  # to break
PATIENCE = 90  # seconds of the processor: a mutant that hangs is noticed
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
}


@dataclass(frozen=True)
class Mutant:
    """A change: which node of which module, and what becomes of it."""

    path: str
    node: int  # its place in ast.walk
    kind: str
    line: int


@dataclass
class Fate:
    """What became of a mutant."""

    mutant: Mutant
    change: str
    noticed: bool


def rules() -> list[Path]:
    """The modules of all games that hold what is played."""
    found = (path for path in sorted(GAMES.glob("*/**/*.py")) if path.name != NOTHING)
    return [path for path in found if not {*path.relative_to(GAMES).parts} & {*ABOVE}]


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a module."""
    tree = ast.parse(path.read_text())
    spared = {id(inner) for node in ast.walk(tree) for part in unplayed(node) for inner in ast.walk(part)}
    found: list[Mutant] = []
    name = path.relative_to(GAMES).as_posix()
    for at, node in enumerate(ast.walk(tree)):
        if id(node) not in spared:
            found += [Mutant(name, at, kind, getattr(node, "lineno", 0)) for kind in kinds_of(node)]
    return found


def unplayed(node: ast.AST) -> list[ast.AST]:
    """Parts that nothing depends on while a game is played: annotations, doc strings, assertions."""
    found: list[ast.AST] = []
    if isinstance(node, ast.FunctionDef):
        found += [argument.annotation for argument in node.args.args if argument.annotation]
        found += [node.returns] if node.returns else []
    if isinstance(node, ast.AnnAssign):
        found.append(node.annotation)
    if isinstance(node, ast.Assert) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        found.append(node)
    return found


def kinds_of(node: ast.AST) -> list[str]:
    """In which ways a node can be changed."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        return ["comparison"]
    if isinstance(node, ast.BoolOp):
        return ["and, or"]
    if isinstance(node, ast.BinOp) and type(node.op) in SWAPS:
        return ["sum"]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return ["not"]
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        return ["truth"]
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return ["number"]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return ["left out"]
    if isinstance(node, ast.AugAssign | ast.Break | ast.Continue):
        return ["left out"]
    return []


def changed(source: str, mutant: Mutant) -> str:
    """The source with the change."""
    tree = ast.parse(source)
    node = list(ast.walk(tree))[mutant.node]
    if mutant.kind == "left out":
        return ast.unparse(Leaving(node).visit(tree))
    if isinstance(node, ast.Compare):
        node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[call-overload]
    elif isinstance(node, ast.BoolOp | ast.BinOp):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.UnaryOp):
        return ast.unparse(Replacing(node, node.operand).visit(tree))
    elif isinstance(node, ast.Constant):
        node.value = (not node.value) if isinstance(node.value, bool) else node.value + 1  # type: ignore[operator]
    return ast.unparse(tree)


class Replacing(ast.NodeTransformer):
    """Puts one node in place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        """The new one for the old one."""
        return copy.deepcopy(self.new) if node is self.old else super().generic_visit(node)


class Leaving(Replacing):
    """Leaves a statement out."""

    def __init__(self, old: ast.AST) -> None:
        super().__init__(old, ast.Pass())


def try_out(mutant: Mutant, copies: Queue[Path], tests: list[str]) -> Fate:
    """Let tests run on a copy of the source with the mutant in it."""
    place = copies.get()
    target = place / "src" / "caylus" / "games" / mutant.path
    source = (GAMES / mutant.path).read_text()
    mutated = changed(source, mutant)
    before = ast.unparse(ast.parse(source)).splitlines()
    lines = difflib.unified_diff(before, mutated.splitlines(), n=0, lineterm="")
    change = " / ".join(line.strip() for line in lines if line[0] in "+-" and line[:3] not in ("+++", "---"))
    target.write_text(mutated)
    try:
        return Fate(mutant, change, not passes(place, tests))
    finally:
        target.write_text(source)
        copies.put(place)


def passes(place: Path, tests: list[str]) -> bool:
    """Whether tests pass in a copy of the source."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis"]
    environment = {**os.environ, "PYTHONPATH": str(place / "src"), "EXPECT": "pure", "PYTHONDONTWRITEBYTECODE": "1"}
    limited = ["sh", "-c", f'ulimit -t {PATIENCE} && exec "$@"', "sh", *command, *tests]
    return subprocess.run(limited, cwd=place, env=environment, capture_output=True, check=False).returncode == 0


def main() -> None:
    """Try a sample and tell the score, module by module, and who survived."""
    parser = argparse.ArgumentParser(prog="python tools/mutants.py", description="Break the rules and run the tests.")
    parser.add_argument("--sample", type=int, default=400, help="how many mutants (default 400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only modules whose path has this in it")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write all fates as JSON there")
    parser.add_argument("--again", type=Path, metavar="FILE", help="try the survivors told there with more tests")
    asked = parser.parse_args()
    everyone = [mutant for path in rules() for mutant in mutants_of(path) if asked.only in mutant.path]
    sample = Random(asked.seed).sample(everyone, min(asked.sample, len(everyone)))
    fates: list[Fate] = []
    if asked.again:
        former = [Fate(Mutant(**each.pop("mutant")), **each) for each in json.loads(asked.again.read_text())]
        fates = [fate for fate in former if fate.noticed]
        sample = [fate.mutant for fate in former if not fate.noticed]
    with tempfile.TemporaryDirectory() as folder:
        copies: Queue[Path] = Queue()
        for worker in range(asked.workers):
            place = Path(folder) / str(worker)
            for part in ("src", "tests", "tools", "docs", "benchmarks"):
                shutil.copytree(
                    ROOT / part, place / part, ignore=shutil.ignore_patterns("__pycache__", "static", "_build")
                )
            for name in ("pyproject.toml", "Makefile", "README.md", "CHANGELOG.md", "LICENSE"):
                shutil.copy(ROOT / name, place / name)
            copies.put(place)
        tests = dict.fromkeys(TESTS, OTHER_TESTS) if asked.again else TESTS
        if not all(passes(place, each) for each in tests.values()):
            sys.exit("The tests do not even pass without a mutant.")
        with ThreadPoolExecutor(asked.workers) as pool:
            for fate in pool.map(lambda mutant: try_out(mutant, copies, tests[mutant.path.split("/")[0]]), sample):
                fates.append(fate)
                alive = sum(not each.noticed for each in fates)
                told = f"\r{len(fates)} tried, {alive} not noticed"
                print(told, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    tell(fates, len(everyone))
    if asked.out:
        asked.out.write_text(json.dumps([asdict(fate) for fate in fates], indent=1) + "\n")


def tell(fates: list[Fate], number: int) -> None:
    """The score, and the survivors."""
    noticed = sum(fate.noticed for fate in fates)
    print(f"{noticed} of {len(fates)} mutants noticed ({noticed / max(1, len(fates)):.1%}), of {number} possible ones.")
    by_module = Counter(fate.mutant.path for fate in fates)
    lost = Counter(fate.mutant.path for fate in fates if not fate.noticed)
    for path, tried in sorted(by_module.items()):
        print(f"{path:45} {tried - lost[path]:4} of {tried}")
    for fate in fates:
        if not fate.noticed:
            print(f"{fate.mutant.path}:{fate.mutant.line}: {fate.change}")


if __name__ == "__main__":
    main()
