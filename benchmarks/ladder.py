"""Every match on the page about bots, one after the other: what is not played yet is played, then the tables are told.

    PYTHONPATH=build/mypyc .venv/bin/python -m benchmarks.ladder [--only PATTERN] [--list | --write] [--out FOLDER]

A match is one `caylus arena` command with its seed and its JSON file in the folder of its game (under `docs/games`
unless told). A match that has its file is not played again, one that was stopped goes on. `--write` plays nothing and
puts the tables and the picture of the doublings where the page shows them, and what `caylus measure` told of games of
search beside.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import subprocess
import sys
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks import doublings, quick
from benchmarks.machine import ROOT
from caylus.arena.match import fingerprint, load_plugins
from caylus.arena.measure_report import by_size
from caylus.bots import levels
from caylus.core.game import GAMES as CATALOG
from caylus.core.game import find

SEED = 1
GAMES = {game: list(find(game).players) for game in CATALOG}
LEVELS = [level.word for level in levels.LEVELS]
CLOSEST_RUNG = ("caylus-1303", 4)  # where search is nearest to its floor: twice the games to tell
MASTER, ARCHITECT = LEVELS[-1], LEVELS[-2]
CLOSEST_LEVELS = (
    "caylus-1303",
    5,
)  # where architect and builder are nearest to each other: once more, with no early end
MASTERS: list[
    tuple[str, int]
] = []  # tables at which the Master has met the King's architect: each takes an hour or more
MATCHES = ROOT / "docs" / "games"
MEASURED = ROOT / "docs" / "measures" / "caylus-4p-search_1200.json"
PAGE = ROOT / "docs" / "bots.md"
PICTURE = ROOT / "docs" / "images" / "doublings.svg"
HEAD = (
    "| game | players | bot | against | games | win share | 95 % interval | at least | reached | ms a decision |\n"
    "| --- | ---: | --- | --- | ---: | ---: | ---: | ---: | --- | ---: |\n"
)


@dataclass(frozen=True)
class Line:
    """One match: the bot in question, whom it meets, and what the lower end of its interval must reach."""

    part: str  # of the page: which table it stands in
    game: str
    bot: str
    other: str
    players: int
    games: int
    least: float | None = None
    sprt: str = ""  # for a costly match: it ends, at the latest after its games, when this test knows who is better
    seed: int = SEED

    @property
    def name(self) -> str:
        """How the line is called."""
        return f"{self.game}-{self.of_game}"

    @property
    def of_game(self) -> str:
        """The same without the game."""
        seed = f"-seed-{self.seed}" if self.seed != SEED else ""
        return f"{self.players}p-{self.bot}-{self.other}{seed}".replace(":", "_")

    def file(self, folder: Path) -> Path:
        """Where its result is kept."""
        return folder / self.game / "matches" / f"{self.of_game}.json"

    def command(self, folder: Path) -> list[str]:
        """The command that plays it."""
        plugin = ["--plugin", "benchmarks.openspiel_player"] if "openspiel" in self.other else []
        sprt = ["--sprt", self.sprt] if self.sprt else []
        return [
            *("arena", self.game, self.bot, self.other, "--players", str(self.players), "--games", str(self.games)),
            *("--seed", str(self.seed), "--json", str(self.file(folder)), *plugin, *sprt),
        ]


def lines() -> list[Line]:
    """All matches: the rungs, the outside anchor, the doublings, the levels, the closest of them once more."""
    found: list[Line] = []
    for game in GAMES:
        for players, at in ((2, 0), (4, 1)):
            found.append(Line("rungs", game, "novice", "random", players, 400, (0.97, 0.90)[at]))
            found.append(Line("rungs", game, "greedy", "novice", players, 400, (0.80, 0.55)[at]))
            found.append(Line("rungs", game, "planner", "greedy", players, 400, (0.65, 0.40)[at]))
            games = 400 if (game, players) == CLOSEST_RUNG else 200
            found.append(Line("rungs", game, "search:0.05s", "planner", players, games, (0.55, 0.33)[at]))
    found.append(Line("outside", "caylus", "search:0.1s", "openspiel:0.1s", 2, 200, 0.95))
    found.append(Line("outside", "caylus", "search:0.1s", "openspiel:1s", 2, 40))
    found += [
        Line("doublings", "caylus", f"search:{2 * few}", f"search:{few}", 2, 400, 0.5) for few in doublings.BUDGETS[:-1]
    ]
    for game, counts in GAMES.items():
        for players in counts:
            for lower, higher in pairwise(LEVELS):
                if higher == MASTER and (game, players) not in MASTERS:
                    continue
                games = 200 if higher in LEVELS[-3:] else 400  # those who search take their time
                sprt = "0,100" if higher in (MASTER, ARCHITECT) else ""
                found.append(Line("levels", game, higher, lower, players, games, 1 / players, sprt))
    game, players = CLOSEST_LEVELS
    found.append(Line("once more", game, ARCHITECT, LEVELS[-3], players, 100, 1 / players, seed=3))
    return found


def read_results(folder: Path) -> dict[str, Any]:
    """What has been played, by the names of the lines."""
    files = sorted(folder.glob("*/matches/*.json"))
    return {f"{path.parents[1].name}-{path.stem}": json.loads(path.read_text("utf-8")) for path in files}


def tell(line: Line, result: dict[str, Any]) -> str:
    """A row of the table."""
    first = result["bots"][0]
    share, seconds = first["share"], first["seconds"]
    least = "" if line.least is None else f"{line.least:.0%}"
    reached = result["sprt"]["answer"] == "better" if line.sprt else share["low"] >= (line.least or 0)
    verdict = "" if line.least is None else "yes" if reached else "**no**"
    return (
        f"| {find(line.game).name} | {line.players} | `{line.bot}` | `{line.other}` | {result['games']} | "
        f"{share['mean']:.1%} | {share['low']:.1%} to {share['high']:.1%} | {least} | {verdict} | "
        f"{1000 * seconds['mean']:.1f} |\n"
    )


def table(wanted: list[Line], results: dict[str, Any]) -> str:
    """The lines that have been played."""
    rows = [tell(line, results[line.name]) for line in wanted if line.name in results]
    return HEAD + "".join(rows) if rows else "Not played yet.\n"


def sanity(measured: dict[str, Any]) -> str:
    """The table of alarms, and where the points came from."""
    columns = ("what", "shown", "expected", "verdict")
    rows = ["| " + " | ".join(alarm[column] for column in columns) + " |\n" for alarm in measured["alarms"]]
    return (
        "| | measured | expected | verdict |\n| --- | ---: | ---: | --- |\n"
        + "".join(rows)
        + "\n| points of a seat from | |\n| --- | ---: |\n"
        + "".join(f"| {source} | {points:+.1f} |\n" for source, points in by_size(measured["sources"]))
    )


def fill_page(page: str, results: dict[str, Any], measured: dict[str, Any]) -> str:
    """The page with each table between its marks."""
    parts = dict.fromkeys(line.part for line in lines())
    tables = {part: table([line for line in lines() if line.part == part], results) for part in parts}
    for part, told in {**tables, "sanity": sanity(measured)}.items():
        begin, end = f"<!-- matches: {part} -->\n", f"<!-- end of {part} -->\n"
        before, rest = page.split(begin)
        _, after = rest.split(end)
        page = f"{before}{begin}\n{told}\n{end}{after}"
    return page


def is_old(result: dict[str, Any]) -> bool:
    """Whether the code that games rest on has changed since; its comments count, too."""
    program: str = result["fingerprint"]
    plugins = result["match"]["plugins"]
    load_plugins(plugins)
    return program != fingerprint(plugins)


def main() -> None:
    """Play what is missing and print what is there."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--only", default="*", metavar="PATTERN", help="only lines like this: 'caylus-2p-search*'")
    parser.add_argument("--list", action="store_true", help="play nothing")
    parser.add_argument("--write", action="store_true", help="play nothing, write tables and picture into the page")
    parser.add_argument("--out", type=Path, metavar="FOLDER")
    quick.offer(parser)
    asked = parser.parse_args()
    wanted = [line for line in lines() if fnmatch.fnmatch(line.name, asked.only)]
    if asked.quick:
        wanted = [replace(line, games=line.players) for line in wanted]
    with quick.folder_for(asked, MATCHES) as out:
        play_and_tell(wanted, out, asked)


def play_and_tell(wanted: list[Line], out: Path, asked: argparse.Namespace) -> None:
    """Play what is missing in the folder, then tell what is there."""
    for line in wanted:
        path = line.file(out)
        if not path.exists() and not asked.list and not asked.write:
            print("caylus " + " ".join(line.command(Path())), flush=True)
            path.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run([sys.executable, "-m", "caylus", *line.command(out)], check=True, cwd=ROOT)
    results = read_results(out)
    if asked.write:
        measured = json.loads(MEASURED.read_text("utf-8"))
        PAGE.write_text(fill_page(PAGE.read_text("utf-8"), results, measured), "utf-8")
        PICTURE.write_text(doublings.draw(results), "utf-8")
    else:
        print(table(wanted, results), end="")
        old = [line.name for line in wanted if line.name in results and is_old(results[line.name])]
        if old:
            print(f"Played by another version of the engine or the bots: {', '.join(old)}.")


if __name__ == "__main__":
    main()
