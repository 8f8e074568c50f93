"""Generations: the best net so far plays, a new one learns from the games, and a match decides which of them goes on.

Everything lies in one folder: `rows/` (a file for some games), `g3.net` and `g3.npz` (a generation's net, and the
fractions that the next one starts from), `journal.jsonl` (what was done, a line each). Whatever is there already is
not done again, so a run that was killed goes on where it was.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

import numpy as np

from caylus.arena.match import fingerprint, prepare
from caylus.arena.run import Run, crew_for
from caylus.arena.sprt import Hypotheses
from caylus.bots.learned.file import split, text
from caylus.bots.learned.nets import shipped
from caylus.core.game import find
from caylus.core.state import JsonObject
from caylus.training.crew import play_all
from caylus.training.fit import Fit, Plan, Report, TrainingError
from caylus.training.quantize import fractions, quantize
from caylus.training.rows import Array, load, save
from caylus.training.selfplay import LINEAR_WORD, Task

PART: Final = 10  # games in a file
SEEDS: Final = 1_000_000  # a generation's seeds lie so far from those of the next
GATE: Final = Hypotheses(-10.0, 50.0)  # what the new net must be, in Elo, to be let through

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Recipe:
    """What a run does."""

    game: str
    players: list[int]
    games: int  # of a generation, for each number of players
    simulations: int = 160
    start: str = ""  # the net that plays first: a file, `linear`, or empty for the package's
    window: int = 3  # generations whose rows are learned from
    gate: int = 200  # games at most for each number of players; 0 for no gate
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    plan: Plan = field(default_factory=Plan)
    others: list[str] = field(default_factory=list)  # folders of runs whose games are learned from, too


class Training:
    """A folder and what happens in it."""

    def __init__(self, folder: Path, recipe: Recipe, workers: int, tell: Tell, address: str = "") -> None:
        self.folder = folder
        self.recipe = recipe
        self.workers = workers
        self.tell = tell
        self.address = address
        self.commit = commit()  # as it is when the program is read, whatever is written while it runs
        for other in recipe.others:
            if recipe_in(Path(other)).get("game") != recipe.game or not any(Path(other, "rows").glob("*.npz")):
                raise TrainingError(f"{other} holds no games of {recipe.game} to learn from.")
        (folder / "rows").mkdir(parents=True, exist_ok=True)
        self.lines = self.read_journal()

    def read_journal(self) -> list[JsonObject]:
        """What was done so far; a line that was cut off by a kill is left out."""
        path = self.folder / "journal.jsonl"
        found: list[JsonObject] = []
        for line in path.read_text("utf-8").splitlines() if path.exists() else []:
            try:
                found.append(json.loads(line))
            except ValueError:
                continue
        if found and found[0].get("recipe") != json.loads(json.dumps(self.recipe_json())):
            raise TrainingError(f"{self.folder} holds a run with another recipe; name another folder.")
        return found

    def recipe_json(self) -> JsonObject:
        """The recipe, ready for JSON."""
        found: JsonObject = {}
        found.update(asdict(self.recipe))
        if not self.recipe.others:
            del found["others"]
        return found

    def note(self, what: str, generation: int, **facts: object) -> None:
        """Write a line of the journal."""
        line = {"kind": what, "generation": generation, **facts}
        self.lines.append(json.loads(json.dumps(line)))
        with (self.folder / "journal.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def done(self, what: str, generation: int) -> JsonObject | None:
        """The line of something that was done already."""
        for line in self.lines:
            if line.get("kind") == what and line.get("generation") == generation:
                return line
        return None

    def run(self, generations: int) -> Path:
        """So many generations; gives the best net."""
        if not self.lines:
            self.note("begin", 0, recipe=self.recipe_json(), program=fingerprint())
            first = self.lines[0]
            first["recipe"] = json.loads(json.dumps(self.recipe_json()))
        for generation in range(1, generations + 1):
            self.play(generation)
            self.fit(generation)
            self.pass_gate(generation)
        return Path(self.champion(generations + 1))

    def champion(self, generation: int) -> str:
        """The net that plays in a generation: the newest that was let through before."""
        for before in range(generation - 1, 0, -1):
            line = self.done("gate", before)
            if line is not None and line["passed"]:
                return str(self.folder / f"g{before}.net")
        return self.recipe.start

    def part(self, generation: int, players: int, number: int) -> Path:
        """The file of some games."""
        return self.folder / "rows" / f"g{generation}-{players}p-{number:05}.npz"

    def play(self, generation: int) -> None:
        """Play the games of a generation that are not there yet."""
        recipe = self.recipe
        net = self.champion(generation)
        due: list[tuple[Task, Path]] = []
        total = 0
        for at in range(-(-recipe.games // PART)):
            for players in recipe.players:  # in turn, so that a run cut short has some of each
                total += 1
                path = self.part(generation, players, at)
                if not path.exists():
                    seed = (recipe.seed * 1000 + generation) * SEEDS + players * (SEEDS // 10) + at * PART
                    task = Task(recipe.game, players, net, recipe.simulations, seed, PART, recipe.options)
                    due.append((task, path))
        paths = {task.seed: path for task, path in due}
        begun = monotonic()
        best: dict[int, list[int]] = {}
        for number, (task, (arrays, scores)) in enumerate(
            play_all([task for task, _ in due], self.workers, self.address), 1
        ):
            save(paths[task.seed], arrays)
            best.setdefault(task.players, []).extend(scores)
            pace = number * PART / (monotonic() - begun)
            winners = ", ".join(f"{players}: {sum(b) / len(b):.1f}" for players, b in sorted(best.items()))
            there = (total - len(due) + number) * PART
            self.tell(
                f"Generation {generation}: {there} of {total * PART} games, {pace:.2f} a second; "
                f"winners' points by players {winners}"
            )
        if self.done("play", generation) is None:
            winners_json = {str(players): round(sum(b) / len(b), 1) for players, b in sorted(best.items())}
            self.note(
                "play",
                generation,
                net=net,
                games=total * PART,
                winners=winners_json,
                seconds=round(monotonic() - begun),
            )

    def fit(self, generation: int) -> None:
        """Learn from the rows of the last generations."""
        recipe = self.recipe
        path = self.folder / f"g{generation}.net"
        if path.exists() and self.done("fit", generation) is not None:
            return
        begun = monotonic()
        files = sorted(
            file
            for before in range(max(1, generation - recipe.window + 1), generation + 1)
            for file in (self.folder / "rows").glob(f"g{before}-*.npz")
        )
        others = {other: sorted(Path(other, "rows").glob("*.npz")) for other in recipe.others}
        files += [file for kept in others.values() for file in kept]
        data = load(files)
        data["actions"] = np.array(len(find(recipe.game).space))
        fit = Fit(data, recipe.plan, self.begin_with(generation))
        reports: list[Report] = []

        def listen(report: Report) -> None:
            reports.append(report)
            self.tell(
                f"Generation {generation}, epoch {report.epoch}: log-loss of the win {report.win:.4f} "
                f"(the search {report.search:.4f}), points explained {report.points:.3f}, "
                f"first idea {report.policy:.3f}, trees {report.trees:.4f}"
            )

        fit.run(listen)
        np.savez_compressed(self.folder / f"g{generation}.part.npz", **fit.numbers())  # type: ignore[arg-type]
        (self.folder / f"g{generation}.part.npz").rename(self.folder / f"g{generation}.npz")
        names = [str(name) for name in data["source_names"]]
        told: JsonObject = {
            "generation": generation,
            "recipe": self.recipe_json(),
            "program": fingerprint(),
            "commit": self.commit,
            "games": len(files) * PART,
            "games by players": games_by_players(files),
            "positions": len(data["seen"]),
            "tree positions": len(data["tree_seen"]),
            "start": Path(self.champion(generation) or "package").name,
            "start sha256": self.digest_of_start(generation),
        }
        told["others"] = {Path(other).name: recipe_in(Path(other)) for other in others}
        blob = quantize(fit.fitted(), recipe.game, recipe.players, names, told)
        path.with_suffix(".part").write_bytes(blob)
        path.with_suffix(".part").rename(path)
        last = asdict(reports[-1]) if reports else {}
        self.note(
            "fit",
            generation,
            positions=len(data["seen"]),
            trees=len(data["tree_seen"]),
            seconds=round(monotonic() - begun),
            sha256=split(blob)[0]["sha256"],
            **{f"last {name}": round(float(value), 5) for name, value in last.items()},
        )

    def begin_with(self, generation: int) -> dict[str, Array] | None:
        """The weights that a generation's net begins with: those of the one before, or of the net at the start."""
        earlier = self.folder / f"g{generation - 1}.npz"
        if earlier.exists():
            return dict(np.load(earlier))
        if self.recipe.start == LINEAR_WORD:
            return None
        data = Path(self.recipe.start).read_bytes() if self.recipe.start else shipped(self.recipe.game)
        return fractions(data) if data else None

    def digest_of_start(self, generation: int) -> str:
        """Of the net that played first, or that went before: by it the file can be found again; empty for tables."""
        champion = self.champion(generation)
        if champion == LINEAR_WORD:
            return ""
        data = Path(champion).read_bytes() if champion else shipped(self.recipe.game)
        return text(split(data)[0], "sha256") if data else ""

    def pass_gate(self, generation: int) -> None:
        """Let the new net meet the one that played; it goes on if it is better, or in doubt has won its share."""
        recipe = self.recipe
        if self.done("gate", generation) is not None:
            return
        begun = monotonic()
        passed = True
        told: dict[str, JsonObject] = {}
        before = self.champion(generation)
        budget = recipe.simulations
        old = f"linear:{budget}" if before == LINEAR_WORD else f"search:{budget}{':' if before else ''}{before}"
        for players in recipe.players if recipe.gate else []:
            new = f"search:{budget}:{self.folder / f'g{generation}.net'}"
            match = prepare(recipe.game, [new, old], players, seed=recipe.seed + generation, options=recipe.options)
            run = Run(match, recipe.gate, GATE)
            run.go(crew_for(match, self.workers), None, Watch(self.tell, f"Generation {generation}, gate"))
            assert run.test is not None
            share = run.wins[0] / max(1, run.seats[0])
            told[str(players)] = {
                "share": round(share, 4),
                "games": len(run.played),
                "answer": run.test.verdict.answer,
            }
            self.tell(f"Generation {generation}, gate, {players} players: {share:.1%} of {len(run.played)} games")
            answer = run.test.verdict.answer
            passed = passed and (answer == "better" or (answer == "" and share >= 1 / players))
        self.note("gate", generation, passed=passed, matches=told, seconds=round(monotonic() - begun))


def recipe_in(folder: Path) -> JsonObject:
    """The recipe of the run in a folder; empty if there is none."""
    try:
        with (folder / "journal.jsonl").open(encoding="utf-8") as file:
            found = json.loads(file.readline()).get("recipe")
    except (OSError, ValueError, AttributeError):
        return {}
    return found if isinstance(found, dict) else {}


def games_by_players(files: list[Path]) -> JsonObject:
    """How many games the files hold, by the number of players in their names."""
    found: dict[str, int] = {}
    for file in files:
        players = file.stem.split("-")[1].removesuffix("p")
        found[players] = found.get(players, 0) + PART
    return {players: found[players] for players in sorted(found)}


def commit() -> str:
    """The commit of the checkout that this program runs from; empty without one, marked if something was changed."""
    git = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty", "--exclude=*"]
    try:
        return subprocess.run(git, capture_output=True, text=True, timeout=20, check=False).stdout.strip()
    except OSError:
        return ""


class Watch:
    """Tells of a match now and then."""

    def __init__(self, tell: Tell, where: str) -> None:
        self.tell_on = tell
        self.where = where
        self.last = monotonic()

    def begin(self, run: Run) -> None:
        """Nothing to tell yet."""

    def tell(self, run: Run) -> None:
        """One more game is over."""
        if monotonic() - self.last > 20:
            self.last = monotonic()
            share = run.wins[0] / max(1, run.seats[0])
            self.tell_on(f"{self.where}: {share:.1%} of {len(run.played)} games")

    def end(self, run: Run) -> None:
        """What came out is told by who asked."""
