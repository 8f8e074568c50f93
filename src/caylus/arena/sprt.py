"""Is A better than B? A sequential test over whole blocks, which stops as soon as the answer is clear enough.

The generalised sequential probability ratio test: how much likelier the shares of the blocks are under H1 than
under H0, each with the distribution that fits best among those with the mean it asserts.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from caylus.core.errors import BadOption

ERROR: Final = 0.05  # the chance of a wrong answer, either way
BOUND: Final = log((1 - ERROR) / ERROR)
TRACE: Final = 1e-3  # of a block all won and a block all lost, so that a first win proves nothing
HALVINGS: Final = 60


@dataclass(frozen=True)
class Hypotheses:
    """H0: A is `low` Elo stronger than B. H1: it is `high` Elo stronger."""

    low: float
    high: float

    def shares(self, players: int) -> tuple[float, float]:
        """The win shares that one A among copies of B would have."""
        return expected_share(self.low, players), expected_share(self.high, players)


@dataclass(frozen=True)
class Verdict:
    """The logarithm of the likelihood ratio, its bounds, and the answer if it has left them."""

    ratio: float
    blocks: int

    @property
    def answer(self) -> str:
        """`better`, `not better`, or nothing yet."""
        return "better" if self.ratio >= BOUND else "not better" if self.ratio <= -BOUND else ""


def parse_hypotheses(text: str) -> Hypotheses:
    """`0,40`: H0 and H1 in Elo."""
    parts = text.split(",")
    try:
        low, high = (float(part) for part in parts)
    except ValueError:
        raise BadOption(f"--sprt takes two numbers of Elo, as in 0,40, not '{text[:40]}'.") from None
    if not -2000 <= low < high <= 2000:
        raise BadOption("The second number of --sprt must be greater than the first, and both within 2000.")
    return Hypotheses(low, high)


def expected_share(elo: float, players: int) -> float:
    """The win share of one bot against copies of another that is so much weaker."""
    odds: float = 10 ** (elo / 400)
    return odds / (odds + players - 1)


class Trial:
    """The test, as blocks come in, each given by the mean win share of A in it; it stops at the first answer."""

    def __init__(self, hypotheses: Hypotheses, players: int) -> None:
        self.hypotheses = hypotheses
        self.low, self.high = hypotheses.shares(players)
        self.seen: dict[float, float] = {0.0: TRACE, 1.0: TRACE}
        self.verdict = Verdict(0.0, 0)

    def add(self, share: float) -> None:
        """Take in the next block, unless the answer is known."""
        if self.verdict.answer:
            return
        share = round(share, 6)
        self.seen[share] = self.seen.get(share, 0.0) + 1
        total = sum(self.seen.values())
        chances = {each: times / total for each, times in self.seen.items()}
        under_low, under_high = with_mean(chances, self.low), with_mean(chances, self.high)
        ratio = sum(times * log(under_high[each] / under_low[each]) for each, times in self.seen.items())
        self.verdict = Verdict(ratio, self.verdict.blocks + 1)


def with_mean(chances: dict[float, float], mean: float) -> dict[float, float]:
    """The distribution closest in likelihood to the one seen that has this mean."""
    # chances p become p / (1 + x (share - mean)); x makes the mean right, and lies where all stay positive
    low, high = -1 / (max(chances) - mean), 1 / (mean - min(chances))
    for _ in range(HALVINGS):
        x = (low + high) / 2
        slope = sum(p * (share - mean) / (1 + x * (share - mean)) for share, p in chances.items())
        low, high = (x, high) if slope > 0 else (low, x)
    return {share: p / (1 + x * (share - mean)) for share, p in chances.items()}
