"""The results as one table for people."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

WIDTH = 110
WHAT = {
    "engine loop": "engine's loop",
    "call by call": "call by call",
    "copies": "copies",
}


def show(result: dict[str, Any]) -> None:
    """Print the machine, the table and how to read it."""
    console = Console()
    console = Console(width=max(WIDTH, console.width) if console.is_terminal else WIDTH)
    machine, method = result["machine"], result["method"]
    core = "not pinned" if machine["pinned_to_core"] is None else f"one core, number {machine['pinned_to_core']}"
    console.print(
        f"{machine['date']}: {machine['cpu']} ({machine['cores']} cores), {machine['system']}, {machine['python']}; "
        f"{core}; load average {machine['load_before']} before, {machine['load_after']} after.",
        highlight=False,
    )
    table = Table(title="Random legal play and copying, per second of CPU time")
    for heading in ("engine", "game", "players", "what"):
        table.add_column(heading)
    for heading in ("per second", "spread", "ratio", "games/s"):
        table.add_column(heading, justify="right")
    before = None
    for row in result["rows"]:
        group = (row["engine"], row["build"], row["game"], row["players"])
        if before not in (None, group):
            table.add_section()
        table.add_row(
            f"{row['engine']} {row['build']}" if group != before else "",
            row["game"] if group != before else "",
            str(row["players"]) if group != before else "",
            WHAT[row["what"]],
            f"{row['rate']['median']:,.0f}",
            f"±{row['rate']['spread']:.0%}",
            "" if row["ratio"] is None else f"{row['ratio']:.1f}",
            f"{row['games']['median']:,.1f}" if row["games"]["median"] else "",
        )
        before = group
    console.print(table)
    console.print(
        f"Median of {method['rounds']} rounds of {method['cpu_seconds_per_round']} CPU seconds, the engines in turn; "
        "engine's loop: decisions, the choices made inside the engine; call by call: decisions, actions() and play() "
        "called from Python; copies: of a state in mid-game. "
        "Spread: half of (highest - lowest) over the median; ratio: to the median of catanatron.\n"
        "A decision of catanatron is one play_tick, counted also where it leaves no choice; Caylus plays such "
        "steps unasked and does not count them. Decisions of two games differ in work: an anchor, not a verdict.",
        highlight=False,
    )
    for remark in result["remarks"]:
        console.print(remark, highlight=False)
