"""The result of a match as JSON, as Markdown, and as rows of a table."""

from __future__ import annotations

import json
from statistics import mean
from typing import Final

import caylus
from caylus.arena.intervals import Interval
from caylus.arena.match import Match
from caylus.arena.play import Played
from caylus.arena.run import Run
from caylus.arena.sprt import BOUND
from caylus.arena.standings import FIGURES, Standing, Standings
from caylus.core.game import find
from caylus.core.state import JsonObject

FORMAT: Final = "caylus-arena"
VERSION: Final = 1
FEW: Final = 400  # games below which nothing should be published
HEADINGS: Final = ["bot", "win share", "95 %", "score", "margin", "rank", "Elo", "95 %"]
TIMES: Final = ["bot", "ms a decision", "longest"]


def result_json(run: Run, standings: Standings) -> JsonObject:
    """The result with all its figures; docs/arena.md explains the fields."""
    games = run.results()
    result: JsonObject = {
        "format": FORMAT,
        "version": VERSION,
        "program": caylus.__version__,
        "fingerprint": run.match.program,
        "match": run.match.to_json(),
        "games": standings.games,
        "blocks": standings.blocks,
        "rotations": run.match.rotations,
        "bots": [standing_json(standing) for standing in standings.bots],
        "elo_zero": run.match.labels[standings.zero],
        "pairs": [
            {
                "one": run.match.labels[pair.one],
                "other": run.match.labels[pair.other],
                "meetings": pair.meetings,
                "ahead": pair.ahead,
            }
            for pair in standings.pairs
        ],
        "lengths": lengths_json(games),
    }
    if run.test is not None:
        result["sprt"] = {
            "h0": run.test.hypotheses.low,
            "h1": run.test.hypotheses.high,
            "llr": round(run.test.verdict.ratio, 4),
            "bound": round(BOUND, 4),
            "blocks": run.test.verdict.blocks,
            "answer": run.test.verdict.answer or "undecided",
        }
    return result


def standing_json(standing: Standing) -> JsonObject:
    """One bot of the result."""
    found: JsonObject = {
        "bot": standing.label,
        "code": standing.code,
        "games": standing.games,
        "seats": standing.seats,
        "wins": round(standing.wins, 6),
    }
    for name in (*FIGURES, "elo"):
        low, high = standing.intervals[name]
        found[name] = {"mean": rounded(getattr(standing, name)), "low": rounded(low), "high": rounded(high)}
    found["seconds"] = {"mean": rounded(standing.seconds), "longest": rounded(standing.slowest)}
    found["sources"] = {source: rounded(points) for source, points in standing.sources.items()}
    return found


def rounded(value: float | None) -> float | None:
    """As many figures as anyone can use."""
    return None if value is None else round(value, 6)


def lengths_json(games: list[Played]) -> JsonObject:
    """How long the games were."""
    if not games:
        return {}
    return {
        name: {"mean": rounded(mean(values)), "min": min(values), "max": max(values)}
        for name, values in (("plies", [game.plies for game in games]), ("rounds", [game.rounds for game in games]))
    }


def dumps(result: JsonObject) -> str:
    """JSON for a file."""
    return json.dumps(result, indent=2) + "\n"


def percent(share: float | None) -> str:
    """`51.3 %`."""
    return "" if share is None else f"{100 * share:.1f} %"


def span(interval: Interval, *, shares: bool = False) -> str:
    """`47.2-55.3` or `+12 to +40`, with the side left out that has no bound."""
    low, high = interval
    if shares:
        return "" if low is None or high is None else f"{100 * low:.1f}-{100 * high:.1f}"
    if low is None and high is None:
        return "unknown"
    if high is None:
        return f"{low:+.0f} or more"
    if low is None:
        return f"{high:+.0f} or less"
    return f"{low:+.0f} to {high:+.0f}"


def rows(standings: Standings) -> list[list[str]]:
    """A row for each bot, under HEADINGS."""
    return [
        [
            standing.label,
            percent(standing.share),
            span(standing.intervals["share"], shares=True),
            f"{standing.score:.1f}",
            f"{standing.margin:+.1f}",
            f"{standing.rank:.2f}",
            "0" if at == standings.zero else f"{standing.elo:+.0f}",
            "fixed" if at == standings.zero else span(standing.intervals["elo"]),
        ]
        for at, standing in enumerate(standings.bots)
    ]


def time_rows(standings: Standings) -> list[list[str]]:
    """How long each bot thought, under TIMES."""
    return [
        [standing.label, f"{1000 * standing.seconds:.2f}", f"{1000 * standing.slowest:.1f}"]
        for standing in standings.bots
    ]


def pair_rows(run: Run, standings: Standings) -> list[list[str]]:
    """How often the bot of the row ended ahead of that of the column."""
    labels = run.match.labels
    ahead = {(pair.one, pair.other): pair.share for pair in standings.pairs}
    ahead |= {(pair.other, pair.one): 1 - pair.share for pair in standings.pairs}
    return [
        [label, *(percent(ahead.get((row, column))) for column in range(len(labels)))]
        for row, label in enumerate(labels)
    ]


def headline(run: Run, standings: Standings) -> str:
    """What was played, in a sentence."""
    match = run.match
    number = counted(standings.games, "game")
    if match.rotations > 1:
        number += f" in {counted(standings.blocks, 'block')} of {match.rotations}"
    return f"{find(match.game).name}, {match.players} players{told_options(match)}, seed {match.seed}: {number}."


def counted(number: int, what: str) -> str:
    """`1 game`, `2 games`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def told_options(match: Match) -> str:
    """The options that are not as usual."""
    return "".join(f", {name}={value}" for name, value in match.options.items() if value != default(match.game, name))


def default(game: str, option: str) -> str:
    """The value an option has unless asked otherwise."""
    return next(choice.default for choice in find(game).choices if choice.name == option)


def remarks(run: Run, standings: Standings) -> list[str]:
    """What a reader must know about the figures."""
    found: list[str] = []
    left_out = len(run.results()) - standings.games
    if left_out:
        found.append(f"Left out: {counted(left_out, 'game')} of unfinished blocks.")
    if run.test is not None:
        verdict = run.test.verdict
        low, high = run.test.hypotheses.low, run.test.hypotheses.high
        answer = {
            "better": f"{run.match.labels[0]} is better: H1 ({high:+g} Elo) is accepted",
            "not better": f"{run.match.labels[0]} is not better: H0 ({low:+g} Elo) is accepted",
            "": "no answer yet",
        }[verdict.answer]
        found.append(
            f"SPRT [{low:g}, {high:g}]: {answer} after {counted(verdict.blocks, 'block')} "
            f"(LLR {verdict.ratio:+.2f}, bounds -{BOUND:.2f} and +{BOUND:.2f})."
        )
    elif standings.games < FEW:
        found.append(f"Fewer than {FEW} games: good for a first look, not for a claim.")
    return found


def markdown(run: Run, standings: Standings) -> str:
    """The result as a page of Markdown."""
    lines = [headline(run, standings), "", *table_lines(HEADINGS, rows(standings)), ""]
    if len(run.match.bots) > 2:
        lines += ["Ended ahead of:", "", *table_lines(["bot", *run.match.labels], pair_rows(run, standings)), ""]
    lines += [*table_lines(TIMES, time_rows(standings)), ""]
    for remark in remarks(run, standings):
        lines += [remark, ""]
    return "\n".join(lines)


def table_lines(headings: list[str], cells: list[list[str]]) -> list[str]:
    """A table in Markdown; all columns but the first stand right."""
    rule = ["---", *("---:" for _ in headings[1:])]
    return [f"| {' | '.join(row)} |" for row in (headings, rule, *cells)]
