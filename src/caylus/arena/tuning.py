"""Tuning: find what each feature is worth by playing, and by seeing what came of it.

A generation plays games by look-ahead with the weights at hand, softened so that games differ, and notes every
seat's features at the beginning of every turn. The new weights are those that best foretell, by least squares,
how many more points than the others a seat would still win. They are kept if they win against the old ones.
What goes with winning is not always what makes one win, so at the end the weights `climb` from what was fitted.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import Final

from caylus.arena.climb import Table, climb, look_ahead, rounded
from caylus.arena.intervals import effective_games, wilson
from caylus.arena.match import ArenaError
from caylus.bots.judges import make_judge
from caylus.core.game import new
from caylus.kit.knowledge.appraisal import appraise, best_of
from caylus.kit.knowledge.features import Features
from caylus.kit.knowledge.weights import SPREAD, TO_COME
from caylus.kit.plug import find_knowledge

SOFTNESS: Final = (0.003, 0.01, 0.03, 0.08)  # one of these for each seat of a game
RIDGE: Final = 300.0  # how strongly weights are held to those one began with ...
SMOOTH: Final = 900.0  # ... and neighbouring knots to each other
CHECKS: Final = 1000  # games against the weights before, rounded to whole blocks
UNSEEN: Final = 500_000  # seeds beyond those of the games that weights are fitted to begin here
LOGISTIC: Final = 0.55  # a normal distribution's spread as that of a logistic one


@dataclass
class Moment:
    """The beginning of a turn: the turns left, and each seat's features and points to come."""

    left: float
    counts: list[list[int]]
    rest: list[float]


@dataclass
class Tuning:
    """A table of weights on its way."""

    game: str
    players: int
    games: int
    seed: int
    workers: int
    say: Callable[[str], None]
    table: Table = field(default_factory=dict)  # the package's, if none is given
    moments: list[Moment] = field(default_factory=list)
    checked: int = 0  # blocks against the weights before, so far: each is played on a seed of its own

    def __post_init__(self) -> None:
        try:
            import numpy  # noqa: F401, PLC0415 (an extra)
        except ImportError:
            raise ArenaError("Tuning needs NumPy: pip install 'caylus[stats]'.") from None
        self.table = self.table or find_knowledge(self.game).read_table(self.players)

    def run(self, generations: int, climbing: int) -> Table:
        """Play and fit, generation after generation, then climb for so many games; gives the best table found."""
        with ProcessPoolExecutor(self.workers, mp_context=get_context("spawn")) as pool:
            for generation in range(1, generations + 1):
                self.generation(pool, generation)
            if climbing:
                found = climb(pool, self.game, self.players, self.table, climbing, self.seed, self.say)
                self.keep_best(pool, "Climbing", {"Its end": found, "Half the way": blend(self.table, found)})
        return self.table

    def generation(self, pool: ProcessPoolExecutor, generation: int) -> None:
        """Play softly, fit, and keep what wins."""
        first = self.seed * 1_000_000 + (generation - 1) * self.games
        jobs = [(self.game, self.players, self.table, first + at) for at in range(self.games)]
        fresh: list[Moment] = []
        for done, moments in enumerate(pool.map(play_softly, jobs, chunksize=8), start=1):
            fresh += moments
            if done % max(1, self.games // 5) == 0:
                self.say(f"Generation {generation}: {done} of {self.games} games played")
        found = fit([*self.moments, *fresh], find_knowledge(self.game).features, self.table)
        self.moments = fresh
        candidates = {"New weights": found, "Half-way weights": blend(self.table, found)}
        self.keep_best(pool, f"Generation {generation}", candidates)

    def keep_best(self, pool: ProcessPoolExecutor, what: str, candidates: dict[str, Table]) -> None:
        """Let tables play against the one at hand; the first that is clearly better takes its place."""
        blocks = max(1, CHECKS // self.players)
        for name, table in candidates.items():
            first = self.seed * 1_000_000 + UNSEEN + self.checked
            self.checked += blocks
            duels = [
                (self.game, self.players, table, self.table, first + block, seat)
                for block in range(blocks)
                for seat in range(self.players)
            ]
            won = list(pool.map(duel, duels, chunksize=8))
            shares = [sum(won[at : at + self.players]) / self.players for at in range(0, len(won), self.players)]
            low = least_share(shares)
            better = low > 1 / self.players
            told = f"{what}: {name} won {sum(won) / len(won):.1%} against those before, at least {low:.1%}"
            self.say(f"{told}; {'kept' if better else 'dropped'}")
            if better:
                self.table = table
                return


def least_share(shares: list[float]) -> float:
    """The lower end of the interval around the mean of block shares."""
    return wilson(sum(shares) / len(shares), effective_games([shares])).low or 0.0


def nothing(game: str) -> Table:
    """The table of one who knows nothing of the features: a point in hand is a point, and all else is worth none."""
    features = find_knowledge(game).features
    return {row.name: [0.0] * len(features.knots) for row in features.rows}


def play_softly(job: tuple[str, int, Table, int]) -> list[Moment]:
    """A game of softened look-ahead, as its moments."""
    game, players, table, seed = job
    judge = make_judge(game, table)
    rng = Random(f"tune {seed}")
    state = new(game, players, seed=seed)
    softness = [rng.choice(SOFTNESS) for _ in range(players)]
    moments: list[Moment] = []
    points: list[list[int]] = []
    turn = -1
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            counts = [judge.features.count(state, seat) for seat in range(players)]
            moments.append(Moment(judge.features.turns_left(state), counts, []))
            points.append(state.scores())
        found = [appraise(judge, state, action) for action in state.legal]
        best = best_of(found).share
        likely = [math.exp((each.share - best) / softness[state.who]) for each in found]
        state.play(rng.choices(found, likely)[0].action)
    final = state.scores()
    for moment, scores in zip(moments, points, strict=True):
        moment.rest = [float(end - now) for end, now in zip(final, scores, strict=True)]
    return moments


def duel(job: tuple[str, int, Table, Table, int, int]) -> float:
    """The win share of one seat with the new weights against the old ones."""
    game, players, table, other, seed, seat = job
    judges = [make_judge(game, table if at == seat else other) for at in range(players)]
    state = new(game, players, seed=seed)
    while not state.over:
        state.play(look_ahead(judges[state.who], state))
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0


def fit(moments: list[Moment], features: Features, start: Table) -> Table:
    """The table that foretells best how the seats differ in the points to come."""
    import numpy as np  # noqa: PLC0415 (an extra)

    knots = len(features.knots)
    size = len(features.rows) * knots
    squares = np.zeros((size, size))
    products = np.zeros(size)
    hats = np.array([tent(features.knots, moment.left) for moment in moments])
    rows, rests = [], []
    for moment, hat in zip(moments, hats, strict=True):
        counts = np.array(moment.counts, dtype=float)
        rest = np.array(moment.rest)
        each = (counts - counts.mean(axis=0))[:, :, None] * hat
        rows.append(each.reshape(len(rest), size))
        rests.append(rest - rest.mean())
    for at in range(0, len(rows), 4096):
        block, wanted = np.concatenate(rows[at : at + 4096]), np.concatenate(rests[at : at + 4096])
        squares += block.T @ block
        products += block.T @ wanted
    before = np.array([start.get(row.name, [0.0] * knots) for row in features.rows]).ravel()
    chain = np.zeros((knots, knots))
    for at in range(knots - 1):
        chain[at : at + 2, at : at + 2] += [[1, -1], [-1, 1]]
    smooth = SMOOTH * np.kron(np.eye(len(features.rows)), chain)
    weights = np.linalg.solve(squares + RIDGE * np.eye(size) + smooth, products + RIDGE * before)

    errors = np.array([float(np.square(r - row @ weights).mean()) for row, r in zip(rows, rests, strict=True)])
    seats = len(moments[0].rest)
    usual = (hats.T @ errors + errors.mean()) / (hats.sum(axis=0) + 1)  # also where no game came near a knot
    spread = LOGISTIC * np.sqrt(2 * seats / (seats - 1) * usual)
    grid = weights.reshape(-1, knots)
    unseen = [
        float(np.mean(moment.rest) - np.mean(np.array(moment.counts, dtype=float) @ grid @ hat))
        for moment, hat in zip(moments, hats, strict=True)
    ]
    base = np.linalg.lstsq(hats, np.array(unseen), rcond=None)[0]
    table = {row.name: rounded(grid[at]) for at, row in enumerate(features.rows)}
    table[TO_COME] = rounded(base)
    table[SPREAD] = rounded(spread)
    return table


def tent(knots: list[float], at: float) -> list[float]:
    """How much each knot has to say at a point between them."""
    found = [0.0] * len(knots)
    if at <= knots[0]:
        found[0] = 1.0
    elif at >= knots[-1]:
        found[-1] = 1.0
    else:
        right = next(index for index, knot in enumerate(knots) if at <= knot)
        part = (at - knots[right - 1]) / (knots[right] - knots[right - 1])
        found[right - 1], found[right] = 1 - part, part
    return found


def blend(old: Table, new_: Table) -> Table:
    """The table half-way between two."""
    return {
        name: [round((a + b) / 2, 2) for a, b in zip(old.get(name, row), row, strict=True)]
        for name, row in new_.items()
    }


def write_table(text: str, players: int, table: Table, command: str) -> str:
    """The text of a weights file with one table put in its place, and the command that made it."""
    head = f"[players-{players}]"
    lines = [f"# {command}", head, *(f'"{name}" = [{", ".join(map(str, row))}]' for name, row in table.items())]
    kept: list[list[str]] = [[]]
    for line in text.splitlines():
        if line.startswith("# caylus tune") or (line.startswith("[players-") and not starts_table(kept[-1])):
            kept.append([])
        kept[-1].append(line)
    others = [part for part in kept[1:] if head not in part]
    tables = sorted([*others, lines], key=lambda part: next(line for line in part if line.startswith("[")))
    return "\n\n".join("\n".join(part).strip() for part in [kept[0], *tables]) + "\n"


def starts_table(lines: list[str]) -> bool:
    """Whether these lines are the comment above a table whose head is still to come."""
    return bool(lines) and lines[-1].startswith("# caylus tune")
