"""Bots by their codes: what can be written, what is refused, and how other people's bots join in."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import caylus
from caylus.bots import registry
from caylus.bots.greedy import GreedyBot
from caylus.bots.levels import LEVELS
from caylus.bots.novice import NoviceBot
from caylus.bots.planner import PlannerBot
from caylus.bots.random import RandomBot
from caylus.bots.search.bot import SearchBot
from caylus.core.state import State
from tests.cli.terminal import run

HOUSE_BOT = '''"""A bot of another package."""


class HouseBot:
    """Counts on from its setting."""

    def __init__(self, setting: str, seed: str) -> None:
        self.setting = setting
        self.seed = seed

    def choose(self, state):
        """The answer at the place that the setting names."""
        return state.actions()[int(self.setting or 0) % len(state.actions())]


def shy():
    """Takes neither setting nor seed."""
'''


class LastBot:
    """Takes the last legal action."""

    def choose(self, state: State) -> int:
        """The last."""
        return state.actions()[-1]


def make_last(setting: str, seed: str) -> LastBot:
    """A maker as third parties write it."""
    assert (setting, seed) == ("fast", "7")
    return LastBot()


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with an installed package that brings two bots, one under a word that is taken."""
    (tmp_path / "house_bots.py").write_text(HOUSE_BOT)
    about = tmp_path / "house_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: house-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[caylus.bots]\nhouse = house_bots:HouseBot\nrandom = house_bots:HouseBot\n"
        "lost = nowhere_bots:Bot\nshy = house_bots:shy\n"
    )
    return tmp_path


def test_every_word_makes_its_bot() -> None:
    assert isinstance(registry.make("random", "7"), RandomBot)
    assert isinstance(registry.make("novice", "7"), NoviceBot)
    assert isinstance(registry.make("greedy", "7"), GreedyBot)
    assert isinstance(registry.make("planner", "7"), PlannerBot)
    assert isinstance(registry.make("search", "7"), SearchBot)
    assert registry.codes()[:6] == ["random", "novice", "greedy", "planner", "search", "linear"]


@pytest.mark.parametrize(("code", "softness"), [("greedy", 0.0), ("greedy:0.02", 0.02), ("greedy:.5", 0.5)])
def test_greedy_is_set_by_its_softness(code: str, softness: float) -> None:
    bot = registry.make(code, "7")
    assert isinstance(bot, GreedyBot)
    assert bot.softness == softness


@pytest.mark.parametrize(
    ("code", "seconds", "simulations"),
    [
        ("search:1s", 1.0, 0),
        ("search:0.5s", 0.5, 0),
        ("search:.25s", 0.25, 0),
        ("search:50ms", 0.05, 0),
        ("search:2000", 0.0, 2000),
        ("search:1", 0.0, 1),
    ],
)
def test_a_search_is_set_by_time_or_by_simulations(code: str, seconds: float, simulations: int) -> None:
    bot = registry.make(code, "7")
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.simulations) == (seconds, simulations)


def test_a_search_without_a_setting_has_a_limit_all_the_same() -> None:
    bot = registry.make("search", "7")
    assert isinstance(bot, SearchBot)
    assert bot.seconds > 0


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (
            "oracle:9",
            "There is no bot 'oracle:9'; there is random, novice, greedy, planner, search, linear, apprentice, ",
        ),
        ("", "There is no bot ''; there is random, "),
        ("Greedy", "There is no bot 'Greedy'; there is random, "),
        ("random:fast", "The bot 'random' has no settings, so not 'fast'."),
        ("novice:1", "The bot 'novice' has no settings, so not '1'."),
        ("planner:2s", "The bot 'planner' has no settings, so not '2s'."),
        ("mason:1", "The bot 'mason' has no settings, so not '1'."),
        ("greedy:2", "The softness of 'greedy' is a number below 1, as in greedy:0.02, not '2'."),
        ("greedy:1.0", "The softness of 'greedy' is a number below 1, as in greedy:0.02, not '1.0'."),
        ("greedy:-0.1", "The softness of 'greedy' is a number below 1, as in greedy:0.02, not '-0.1'."),
        ("greedy:nan", "The softness of 'greedy' is a number below 1, as in greedy:0.02, not 'nan'."),
        ("search:fast", "'search' is set by time or simulations, as in search:0.5s or search:2000, not 'fast'."),
        ("search:1.5", "'search' is set by time or simulations, as in search:0.5s or search:2000, not '1.5'."),
        ("search:-5", "'search' is set by time or simulations, as in search:0.5s or search:2000, not '-5'."),
        ("search:1h", "'search' is set by time or simulations, as in search:0.5s or search:2000, not '1h'."),
        ("search:0", "A search makes 1 to 1000000 simulations, not '0'."),
        ("search:1000001", "A search makes 1 to 1000000 simulations, not '1000001'."),
        ("search:0s", "A search takes 0.001 to 600 seconds, not '0s'."),
        ("search:601s", "A search takes 0.001 to 600 seconds, not '601s'."),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(code: str, sentence: str) -> None:
    with pytest.raises(caylus.BadOption) as refused:
        registry.make(code, "7")
    assert str(refused.value).startswith(sentence)


def test_a_bot_of_ones_own_is_made_by_its_word() -> None:
    registry.register("last", make_last)
    registry.register("last", make_last)  # a module imported twice does no harm
    assert isinstance(registry.make("last:fast", "7"), LastBot)
    assert registry.codes()[-1] == "last"


@pytest.mark.parametrize("word", ["", "Last", "9lives", "la st", "la:st", "-last", "l" * 32, "dernière"])
def test_a_word_that_is_no_code_is_refused(word: str) -> None:
    with pytest.raises(caylus.BadOption, match="A bot is named by a word of small letters, digits and hyphens, not '"):
        registry.register(word, make_last)
    assert word not in registry.codes()


@pytest.mark.parametrize("word", ["random", "search", "mason"])
def test_a_word_that_is_taken_is_refused(word: str) -> None:
    before = registry.MAKERS[word]
    with pytest.raises(caylus.BadOption, match=f"There is already a bot '{word}'."):
        registry.register(word, make_last)
    assert registry.MAKERS[word] is before


def test_an_installed_package_brings_its_bot(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(caylus.BadOption):
        registry.make("house:2", "7")
    monkeypatch.syspath_prepend(house)
    assert registry.codes().count("house") == 1
    bot = registry.make("house:2", "7")
    assert vars(bot) == {"setting": "2", "seed": "7"}
    state = caylus.new("caylus", players=2, seed=1)
    assert bot.choose(state) == state.actions()[2]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("lost", "The bot 'lost' of nowhere_bots:Bot cannot be made .* No module named 'nowhere_bots'"),
        ("shy", "The bot 'shy' of house_bots:shy cannot be made .* takes 0 positional arguments"),
    ],
)
def test_what_is_wrong_with_a_foreign_bot_is_told(
    house: Path, monkeypatch: pytest.MonkeyPatch, code: str, told: str
) -> None:
    monkeypatch.syspath_prepend(house)
    with pytest.raises(caylus.BadOption, match=told):
        registry.make(code, "7")


def test_no_package_takes_a_word_of_ours(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(house)
    assert isinstance(registry.make("random", "7"), RandomBot)
    assert registry.codes().count("random") == 1


def test_an_installed_bot_sits_down_at_the_table(house: Path) -> None:
    paths = os.pathsep.join(filter(None, [str(house), os.environ.get("PYTHONPATH", "")]))
    table = ["play", "magna-carta", "--watch", "--players", "2", "--seed", "1", "--bots", "house:1"]
    done = run(*table, home=house, extra={"PYTHONPATH": paths})
    assert done.returncode == 0
    (saved,) = (house / "games").iterdir()
    record = caylus.load(saved.read_text())
    assert record.seats == ["Blue (house:1)", "Red (house:1)"]
    assert record.now.over


def test_there_are_six_levels_for_players() -> None:
    names = ["Apprentice", "Journeyman", "Mason", "Master builder", "King's architect", "Master"]
    assert [level.name for level in LEVELS] == names
    assert [level.word for level in LEVELS] == [name.lower().replace("'", "").replace(" ", "-") for name in names], (
        "a level's word is its name as a code"
    )
    assert len({level.code for level in LEVELS}) == len({level.about for level in LEVELS}) == 6


def test_a_levels_word_makes_the_bot_of_its_code() -> None:
    for level in LEVELS:
        assert level.word in registry.codes()
        bot, same = registry.make(level.word, "7"), registry.make(level.code, "7")
        assert type(bot) is type(same)
        assert not isinstance(bot, RandomBot), "weakness is short sight, not chance"
        if isinstance(bot, SearchBot) and isinstance(same, SearchBot):
            assert (bot.seconds, bot.simulations) == (same.seconds, same.simulations)
