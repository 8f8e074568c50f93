"""Counting what can be reached: the number of ways to answer the next so many questions.

.venv/bin/python -m tests.recorded.perft caylus            names the positions with their counts
.venv/bin/python -m tests.recorded.perft caylus castle 3   divides a count by the first answer
"""

from __future__ import annotations

import json
import sys

import caylus
from caylus.core.state import State
from tests.games import folders


def count(state: State, depth: int) -> int:
    """How many sequences of so many actions there are; a game that ends before counts as one."""
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.actions())
    total = 0
    for action in state.actions():
        after = state.copy()
        after.play(action)
        total += count(after, depth - 1)
    return total


def divide(state: State, depth: int) -> dict[str, int]:
    """The same, by the notation of the first action: where two engines differ, follow the one that differs."""
    found: dict[str, int] = {}
    for action in state.actions():
        after = state.copy()
        after.play(action)
        found[state.notation(action)] = count(after, depth - 1)
    return found


def stored(game: str) -> dict[str, dict[str, object]]:
    """The positions of a game by name, each with its counts from depth 1 on."""
    found = json.loads((folders.folder(game) / "perft.json").read_text())
    assert isinstance(found, dict)
    return found


def state_of(case: dict[str, object]) -> State:
    """The state of a stored position: the start of a game, or a position in full."""
    start = case.get("start")
    if isinstance(start, dict):
        return caylus.new(start["game"], start["players"], start["seed"], start["options"])
    return caylus.from_position(case["position"])


def main(arguments: list[str]) -> None:
    """Print the counts, or divide one of them."""
    cases = stored(arguments[0])
    if len(arguments) < 3:
        lines = [f"{name}: {case['counts']}" for name, case in cases.items()]
    else:
        parts = divide(state_of(cases[arguments[1]]), int(arguments[2]))
        lines = [f"{number:>9}  {notation}" for notation, number in parts.items()]
        lines.append(f"{sum(parts.values()):>9}  in all")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
