"""Bots by their short codes: a word, and after a colon how the bot is set (`greedy`, `search:1s`, `search:2000`).

Packages of other people add bots through the entry point group `caylus.bots`: the name is the word, the
object a maker, called with the setting and the seed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Final, TypeAlias

from caylus.bots.bot import Bot
from caylus.bots.evaluation.experts import BEST, Judges
from caylus.bots.greedy import GreedyBot
from caylus.bots.learned.nets import Nets
from caylus.bots.levels import LEVELS, Level
from caylus.bots.novice import NoviceBot
from caylus.bots.planner import PlannerBot
from caylus.bots.random import RandomBot
from caylus.bots.search.bot import SearchBot
from caylus.bots.search.linear import LinearBot
from caylus.core.errors import BadOption, shown

Maker: TypeAlias = Callable[[str, str], Bot]

GROUP: Final = "caylus.bots"
BUDGET: Final = re.compile(r"(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})(s|ms)?", re.ASCII)
SECONDS: Final = 1.0  # a search takes so long unless told otherwise
SIMULATIONS: Final = 2000  # in a second, about; much depends on the machine and on what is judged
LONGEST: Final = 600.0
MOST: Final = 1_000_000  # simulations
FILES: Final[dict[str, Judges]] = {}  # that ask nets in files


def make_random(setting: str, seed: str) -> Bot:
    """`random`."""
    refuse_setting("random", setting)
    return RandomBot(seed)


def make_novice(setting: str, seed: str) -> Bot:  # noqa: ARG001 (it throws no dice)
    """`novice`."""
    refuse_setting("novice", setting)
    return NoviceBot()


def make_greedy(setting: str, seed: str) -> Bot:
    """`greedy`, or `greedy:0.02`: softened, so that what promises 0.02 less is chosen e times less often."""
    softness = 0.0
    if setting:
        if not re.fullmatch(r"0?\.\d{1,6}", setting, re.ASCII):
            raise BadOption(f"The softness of 'greedy' is a number below 1, as in greedy:0.02, not {shown(setting)}.")
        softness = float(setting)
    return GreedyBot(seed, softness)


def make_planner(setting: str, seed: str) -> Bot:  # noqa: ARG001 (it throws no dice)
    """`planner`."""
    refuse_setting("planner", setting)
    return PlannerBot()


def make_search(setting: str, seed: str) -> Bot:
    """`search`, `search:0.5s`, `search:50ms`, or `search:2000` simulations; `search:2000:FILE` asks a net in a file."""
    budget, _, path = setting.partition(":")
    seconds, simulations = read_budget("search", budget)
    return SearchBot(seed, seconds, simulations, judges=judges_with(path) if path else BEST)


def make_linear(setting: str, seed: str) -> Bot:
    """`linear`, set as `search` is: the search of 0.1, to measure progress by."""
    seconds, simulations = read_budget("linear", setting)
    return LinearBot(seed, seconds, simulations)


def judges_with(path: str) -> Judges:
    """Judges that ask the net in a file, read once."""
    if path not in FILES:
        FILES[path] = Judges(Nets(path))
    return FILES[path]


def read_budget(word: str, setting: str) -> tuple[float, int]:
    """The seconds or the simulations that a search is set to; the other is 0."""
    if not setting:
        return SECONDS, 0
    read = BUDGET.fullmatch(setting)
    if read is None or (read[2] is None and not read[1].isdigit()):
        raise BadOption(
            f"'{word}' is set by time or simulations, as in {word}:0.5s or {word}:2000, not {shown(setting)}."
        )
    if read[2] is None:
        simulations = int(read[1])
        if not 1 <= simulations <= MOST:
            raise BadOption(f"A search makes 1 to {MOST} simulations, not {shown(setting)}.")
        return 0.0, simulations
    seconds = float(read[1]) * (0.001 if read[2] == "ms" else 1.0)
    if not 0.001 <= seconds <= LONGEST:
        raise BadOption(f"A search takes 0.001 to {LONGEST:.0f} seconds, not {shown(setting)}.")
    return seconds, 0


def refuse_setting(word: str, setting: str) -> None:
    """There is nothing to set."""
    if setting:
        raise BadOption(f"The bot '{word}' has no settings, so not {shown(setting)}.")


MAKERS: Final[dict[str, Maker]] = {
    "random": make_random,
    "novice": make_novice,
    "greedy": make_greedy,
    "planner": make_planner,
    "search": make_search,
    "linear": make_linear,
}


def make_level(level: Level) -> Maker:
    """The maker of a level's bot."""

    def make_leveled(setting: str, seed: str) -> Bot:
        refuse_setting(level.word, setting)
        return make(level.code, seed)

    return make_leveled


for each in LEVELS:
    MAKERS[each.word] = make_level(each)


def register(word: str, maker: Maker) -> None:
    """Add a bot of one's own for this process; BadOption if the word is taken or cannot be typed as a code."""
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,30}", word):
        raise BadOption(f"A bot is named by a word of small letters, digits and hyphens, not {shown(word)}.")
    if MAKERS.get(word, maker) is not maker:
        raise BadOption(f"There is already a bot '{word}'.")
    MAKERS[word] = maker


def codes() -> list[str]:
    """The words of all bots, those of other packages included."""
    return [*MAKERS, *sorted(entry.name for entry in entry_points(group=GROUP) if entry.name not in MAKERS)]


def make(code: str, seed: str, *, files: bool = False) -> Bot:
    """The bot a code names, with the seed of its own dice; BadOption if there is no such bot.

    With `files` a code may name one, to be read: for one's own commands, never for codes that strangers send.
    """
    word, _, setting = code.partition(":")
    if ":" in setting and word in MAKERS and not files:
        raise BadOption("Bots with a net from a file play in the terminal and the arena only.")
    if word not in MAKERS:
        for entry in entry_points(group=GROUP, name=word):
            return make_with(f"'{word}' of {entry.value}", entry.load, setting, seed)
        raise BadOption(f"There is no bot '{code[:40]}'; there is {', '.join(codes())}.")
    return make_with(f"'{word}'", lambda: MAKERS[word], setting, seed)


@lru_cache(maxsize=1000)
def seconds_of(code: str) -> float:
    """How long a bot thinks about a decision, about, as far as its code tells: a search does, others are quick."""
    bot = make(code, "")
    return bot.seconds or bot.simulations / SIMULATIONS if isinstance(bot, SearchBot) else 0.0


def make_with(called: str, load: Callable[[], Maker], setting: str, seed: str) -> Bot:
    """A bot by its maker, which may be another's work; BadOption tells what is wrong with it."""
    try:
        return load()(setting, seed)
    except BadOption:
        raise
    except Exception as error:  # whatever a stranger's code may raise
        raise BadOption(
            f"The bot {called} cannot be made from a setting and a seed: {type(error).__name__}: {error}."
        ) from error
