"""Advice: what a bot would do and why, in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias, runtime_checkable

from caylus.bots.bot import Bot
from caylus.bots.judges import judge_for
from caylus.bots.learned.judge import LearnedJudge
from caylus.bots.search.bot import SearchBot
from caylus.core.errors import BadOption
from caylus.core.state import SEAT_NAMES, State
from caylus.kit.knowledge.appraisal import Appraisal, best_of
from caylus.kit.knowledge.judge import Judge

Differences: TypeAlias = Callable[[Judge, State, State, int], list[tuple[float, str]]]

OPTIONS: Final = 3  # that are shown
TELLING: Final = 0.4  # points from which on a difference is worth a word
AT_ONCE: Final = "points at once"
PROSPECTS: Final = "further prospects"  # what a net expects beyond what is told by name
EARNED: Final = {
    "points in the castle": ("batch", "bundle", "token", "no batch", "no house"),
    "points by favors": ("favor", "character"),
    "points for building": ("built", "residence", "covered"),
    "points from visitors": ("owner",),
    "points from trade": ("trade",),
    "points for what is left over": ("left over",),
}  # by what they are called, the sources of points in the ledger
ONLY_WAY: Final = "There is nothing else to do."


@runtime_checkable
class Appraiser(Bot, Protocol):
    """A bot that can say what it thinks of every answer."""

    def appraise(self, state: State) -> list[Appraisal]:
        """What each of the answers it considers promises."""
        ...


@dataclass(frozen=True)
class Advised:
    """One answer with what it promises."""

    action: int
    notation: str
    text: str
    score: float  # expected at the end
    share: float  # of the win
    reason: str


def advise(bot: Bot, state: State, names: list[str] | None = None) -> list[Advised]:
    """The best three answers of the seat that decides, the bot's choice first. The state is what the seat may know."""
    if not isinstance(bot, Appraiser):
        raise BadOption("This bot does not say what it thinks.")
    found = bot.appraise(state.copy())
    ranked: list[Appraisal] = []
    while found and len(ranked) < OPTIONS:
        best = best_of(found)
        ranked.append(best)
        found = [each for each in found if each is not best]
    judge = judge_for(state)
    tell = differences_by_source if isinstance(bot, SearchBot) and isinstance(judge, LearnedJudge) else differences
    called = SEAT_NAMES if names is None else names
    advice = []
    for at, each in enumerate(ranked):
        other = ranked[1] if at == 0 and len(ranked) > 1 else ranked[0]
        reason = ONLY_WAY if other is each else explain(judge, state, each, other, called, tell) + expect(each, called)
        score = judge.scores(each.outcome)[state.who]
        sentence = state.describe(each.action, called)
        advice.append(Advised(each.action, state.notation(each.action), sentence, score, each.share, reason))
    return advice


def explain(
    judge: Judge, state: State, chosen: Appraisal, other: Appraisal, names: list[str], tell: Differences
) -> str:
    """One sentence: what an answer brings that another does not, what it costs, and whom it hurts."""
    seat = state.who
    gains = tell(judge, chosen.outcome, other.outcome, seat)
    better = sorted((each for each in gains if each[0] >= TELLING), reverse=True)[:2]
    worse = sorted(each for each in gains if each[0] <= -TELLING)[:1]
    mine, theirs = judge.scores(chosen.outcome), judge.scores(other.outcome)
    hurt, whom = min((mine[at] - theirs[at], at) for at in range(state.players) if at != seat)
    robbed = (-hurt, names[whom]) if hurt <= -TELLING else None
    return word_reason(state.notation(other.action), better, worse, robbed)


def word_reason(
    than: str, better: list[tuple[float, str]], worse: list[tuple[float, str]], robbed: tuple[float, str] | None
) -> str:
    """The sentence that compares an answer with another; the web client knows its form and says it in its language."""
    parts = []
    if better:
        parts.append("brings " + " and ".join(f"{phrase} (+{points:.1f})" for points, phrase in better))
    if worse:
        parts.append("costs " + " and ".join(f"{phrase} ({points:.1f})" for points, phrase in worse))
    if robbed is not None:
        parts.append(f"takes {robbed[0]:.1f} points from {robbed[1]}")
    if not parts:
        return f"It comes to much the same as '{than}'."
    listed = parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]
    return f"Compared with '{than}' it {listed}."


def expect(chosen: Appraisal, names: list[str]) -> str:
    """One more sentence, if a search has looked so far: how another seat would answer."""
    answered = chosen.answered
    if answered is None:
        return ""
    return " " + word_reply(names[answered.who], answered.describe(chosen.reply, names))


def word_reply(who: str, sentence: str) -> str:
    """The sentence that tells of another's answer; the web client knows its form, too."""
    return f"{who} would answer: {sentence}."


def differences(judge: Judge, one: State, other: State, seat: int) -> list[tuple[float, str]]:
    """By how many points two outcomes differ for a seat, by what features are called."""
    found = [(float(one.scores()[seat] - other.scores()[seat]), AT_ONCE)]
    if one.over or other.over:
        return found
    weights = judge.weights.by_time[judge.weights.moment(judge.features.turns_left(one))]
    mine, theirs = judge.features.count(one, seat), judge.features.count(other, seat)
    by_phrase: dict[str, float] = {}
    for at, row in enumerate(judge.features.rows):
        by_phrase[row.phrase] = by_phrase.get(row.phrase, 0.0) + weights[at] * (mine[at] - theirs[at])
    found += [(points, phrase) for phrase, points in by_phrase.items()]
    if isinstance(judge, LearnedJudge):  # the reason is to add up to the scores that are told with it
        expected = judge.scores(one)[seat] - judge.scores(other)[seat]
        found.append((expected - sum(points for points, _ in found), PROSPECTS))
    return found


def differences_by_source(judge: Judge, one: State, other: State, seat: int) -> list[tuple[float, str]]:
    """The same by what earns the points, as a net foretells it: those already won and those to come."""
    assert isinstance(judge, LearnedJudge)
    expected = judge.scores(one)[seat] - judge.scores(other)[seat]
    mine, theirs = judge.by_source(one, seat), judge.by_source(other, seat)
    found = [
        (sum(mine.get(source, 0.0) - theirs.get(source, 0.0) for source in sources), phrase)
        for phrase, sources in EARNED.items()
    ]
    return [*found, (expected - sum(points for points, _ in found), PROSPECTS)]
