"""The results as tables: for the terminal, and in Markdown for the pages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

WIDTH = 110
TITLES = ("engine", "game", "players")
EXPLANATION = """\
Rates are per second of CPU time: median of {rounds} rounds of {seconds} s, all in turn on one core; ± half of
(highest - lowest) over the median.

*engine's loop*: the choices are made inside the engine; *call by call*: `actions()` and `play()` from Python;
*x cat.*, *x chess*: times the decisions or copies of catanatron (4 players) and of OpenSpiel's chess.

*copies*, *actions()*, *key()*: of states in mid-game; *replay*: the actions of a record played again and checked;
*load*: a record read from its text, each line parsed, played and checked.

*copied*, *moved*: the bytes of a copy, and of one played on by one action, as asked of Python's allocator (copies may
share what neither has changed); *held*: of the latter, as held of the machine's memory; *left*: what the process held
more than before after {dropped} copies were made and dropped, and a tenth as many that were also played on.

catanatron counts every `play_tick`, also where it leaves no choice; Caylus plays such steps unasked and does not count
them. Decisions of two games differ in work: a ratio is an anchor, not a verdict.
"""


@dataclass(frozen=True)
class Block:
    """A table: the first columns say what a line is about, the others are figures."""

    title: str
    headings: tuple[str, ...]
    lines: list[tuple[str, ...]]


class Figures:
    """The rows of a result by engine, game and players, and in them by what was measured."""

    def __init__(self, result: dict[str, Any]) -> None:
        self.groups: dict[tuple[str, str, int], dict[str, dict[str, Any]]] = {}
        for row in result["rows"]:
            engine = row["build"] if row["engine"] == "caylus" else f"{row['engine']} {row['build']}"
            self.groups.setdefault((engine, row["game"], row["players"]), {})[row["what"]] = row
        self.memory = {(each["build"], each["game"], each["players"]): each for each in result["memory"]}

    def lines(self, figures: Any, *kinds: str) -> list[tuple[str, ...]]:
        """A line for each group that has one of these measurements."""
        return [
            (engine, game, str(players), *figures(rows, self.memory.get((engine, game, players), {})))
            for (engine, game, players), rows in self.groups.items()
            if any(kind in rows for kind in kinds)
        ]


def rate(rows: dict[str, dict[str, Any]], what: str) -> str:
    """A rate with its spread."""
    if what not in rows:
        return ""
    found = rows[what]["rate"]
    thousands = found["median"] / 1000
    return f"{thousands:,.{0 if thousands >= 100 else 1}f} ±{100 * found['spread']:.0f}%"


def ratio(rows: dict[str, dict[str, Any]], what: str, peer: str) -> str:
    """A ratio to a peer."""
    if what not in rows or peer not in rows[what]["ratios"]:
        return ""
    found = float(rows[what]["ratios"][peer])
    return f"{found:.2f}" if found < 1 else f"{found:.1f}"


def a_game(rows: dict[str, dict[str, Any]], what: str) -> str:
    """Milliseconds for a whole game."""
    return f"{1000 / rows[what]['games']['median']:.2f}" if what in rows else ""


def amount(value: float | None) -> str:
    """A number of bytes, where it is known."""
    return "" if value is None else f"{value:,.0f}"


def play(rows: dict[str, dict[str, Any]], _: dict[str, Any]) -> tuple[str, ...]:
    """The figures of random play."""
    games = rows.get("engine loop", rows.get("call by call"))
    return (
        rate(rows, "engine loop"),
        ratio(rows, "engine loop", "catanatron"),
        rate(rows, "call by call"),
        ratio(rows, "call by call", "catanatron"),
        ratio(rows, "call by call", "OpenSpiel"),
        f"{games['games']['median']:,.0f}" if games else "",
    )


def states(rows: dict[str, dict[str, Any]], _: dict[str, Any]) -> tuple[str, ...]:
    """The figures of single states."""
    return (
        rate(rows, "copies"),
        ratio(rows, "copies", "catanatron"),
        ratio(rows, "copies", "OpenSpiel"),
        rate(rows, "actions"),
        rate(rows, "keys"),
    )


def records(rows: dict[str, dict[str, Any]], memory: dict[str, Any]) -> tuple[str, ...]:
    """The figures of records and of memory."""
    left = memory.get("bytes_left_by_dropped_copies")
    return (
        rate(rows, "replay"),
        a_game(rows, "replay"),
        rate(rows, "load"),
        a_game(rows, "load"),
        *(amount(memory.get(name)) for name in ("bytes_copied", "bytes_moved", "bytes_held")),
        "" if left is None else f"{left / 1024:,.0f} KiB",
    )


def starts(build: str, times: dict[str, float]) -> tuple[str, ...]:
    """The figures of one build's import."""
    return (build, f"{times['best_ms']:.1f}", f"{times['median_ms']:.1f}")


def blocks(result: dict[str, Any]) -> list[Block]:
    """The whole report."""
    figures = Figures(result)
    found = [
        Block(
            "Random legal play, thousand decisions a second",
            (*TITLES, "engine's loop", "x cat.", "call by call", "x cat.", "x chess", "games/s"),
            figures.lines(play, "engine loop", "call by call"),
        ),
        Block(
            "One state, thousand times a second",
            (*TITLES, "copies", "x cat.", "x chess", "actions()", "key()"),
            figures.lines(states, "copies", "actions", "keys"),
        ),
        Block(
            "Records, thousand plies a second; memory, bytes a state",
            (*TITLES, "replay", "ms a game", "load", "ms a game", "copied", "moved", "held", "left"),
            figures.lines(records, "replay", "load"),
        ),
    ]
    if result["import"]:
        title = f"`import caylus`, milliseconds by the clock, {result['method']['imports']} fresh processes"
        found.append(Block(title, ("engine", "best", "median"), [starts(*each) for each in result["import"].items()]))
    return [block for block in found if block.lines]


def headline(result: dict[str, Any]) -> str:
    """The machine in one sentence."""
    machine = result["machine"]
    core = "not pinned" if machine["pinned_to_core"] is None else f"one core, number {machine['pinned_to_core']}"
    return (
        f"{machine['date']}: {machine['cpu']} ({machine['cores']} cores), {machine['system']}, {machine['python']}, "
        f"mypyc {machine['mypyc']}; {core}; load average {machine['load_before']} before, "
        f"{machine['load_after']} after."
    )


def explanation(result: dict[str, Any]) -> list[str]:
    """How to read the figures."""
    method = result["method"]
    text = EXPLANATION.format(
        rounds=method["rounds"], seconds=method["cpu_seconds_per_round"], dropped=f"{method['dropped_copies']:,}"
    )
    return [" ".join(part.split()) for part in text.split("\n\n")]


def show(result: dict[str, Any]) -> None:
    """Print the machine, the tables and how to read them."""
    console = screen()
    console.print(headline(result), highlight=False)
    for block in blocks(result):
        draw(block, console)
    for line in (*explanation(result), *result["remarks"]):
        console.print(re.sub(r"[*`]", "", line), highlight=False)


def screen() -> Console:
    """Where tables are printed, never too narrow for them."""
    console = Console()
    return Console(width=max(WIDTH, console.width) if console.is_terminal else WIDTH)


def draw(block: Block, console: Console) -> None:
    """A block on the terminal; what is the same as in the line above is not repeated."""
    console.print(f"\n{block.title.replace('`', '')}", style="bold", highlight=False)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1))
    for heading in block.headings:
        table.add_column(
            heading, justify="left" if heading in ("engine", "game", "measured") else "right", no_wrap=True
        )
    before: tuple[str, ...] = ()
    for line in block.lines:
        if before and line[0] != before[0] and len(block.headings) > len(TITLES):
            table.add_section()
        table.add_row("" if before and line[0] == before[0] else line[0], *line[1:])
        before = line
    console.print(table)


def markdown(result: dict[str, Any]) -> str:
    """The same for a page."""
    parts = [headline(result)]
    for block in blocks(result):
        sides = ["---" if heading in ("engine", "game") else "---:" for heading in block.headings]
        rows = [" | ".join(cells) for cells in (block.headings, sides, *block.lines)]
        parts.append("\n".join([f"**{block.title}**", "", *(f"| {row} |" for row in rows)]))
    parts.append("\n".join(f"- {line}" for line in (*explanation(result), *result["remarks"])))
    return "\n\n".join(parts) + "\n"
