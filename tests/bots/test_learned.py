"""Nets of whole numbers: what they say, how they are kept, and which are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import caylus
from caylus.bots import registry
from caylus.bots.bot import ask
from caylus.bots.judges import BEST, LINEAR, Judges
from caylus.bots.learned.file import MARK, NetError, read_net, split, write_net
from caylus.bots.learned.judge import LearnedJudge
from caylus.bots.learned.net import FALLING, FAR, STEPS
from caylus.bots.learned.nets import Nets, shipped
from caylus.bots.search.bot import SearchBot
from caylus.core.game import GAMES
from caylus.kit.plug import find_plug
from tests.bots.nets import SOURCES, SecondOpinion, random_net
from tests.docs.pages import ROOT
from tests.games import folders

PACKAGE = ROOT / "src" / "caylus"
CHOICES = json.loads(Path(__file__).with_name("linear_choices.json").read_text("utf-8"))


@pytest.mark.parametrize("packed", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_a_net_says_what_plain_arithmetic_says(game: str, packed: bool) -> None:
    data = random_net(game, 1)
    net, second = read_net(data, packed=packed).net, SecondOpinion(*split(data))
    rng = Random(1)
    size = find_plug(game).encoder().layout.size
    for trial in range(30):
        seen = bytes(rng.choice((0, 0, 0, 1, 2, 9, 255)) if trial else 255 for _ in range(size))
        net.look(seen)
        chairs = GAMES[game].players[-1]
        assert net.shares(chairs) == second.shares(seen, chairs)
        points = [second.head(seen, chairs + chair) / STEPS * 16.0 for chair in range(chairs)]
        assert net.points(chairs) == points
        assert net.by_source() == [second.head(seen, 2 * chairs + at) / STEPS * 16.0 for at in range(len(SOURCES))]


@pytest.mark.parametrize("packed", [True, False])
def test_no_sum_outgrows_its_place_however_large_the_numbers(packed: bool) -> None:
    data = random_net("caylus", 2, largest=110, spread=9.0)
    net, second = read_net(data, packed=packed).net, SecondOpinion(*split(data))
    size = find_plug("caylus").encoder().layout.size
    for seen in (bytes([255] * size), bytes([1] * size), bytes(size)):
        net.look(seen)
        assert net.shares(5) == second.shares(seen, 5)


def test_policy_is_a_share_for_each_legal_action() -> None:
    state = caylus.new("caylus", 3, seed=1)
    net = read_net(random_net("caylus", 3)).net
    net.look(find_plug("caylus").encoder().encode_world(state, state.who))
    likely = net.policy(state.legal)
    assert len(likely) == len(state.legal)
    assert sum(likely) == pytest.approx(1)


def test_the_falling_curve_is_that_of_e() -> None:
    assert FALLING[STEPS] / FALLING[0] == pytest.approx(2.718281828459045**-1)
    assert FALLING[FAR] / FALLING[0] == pytest.approx(2.718281828459045**-12, rel=1e-6)


def changed(data: bytes, **facts: object) -> bytes:
    """A file that says something else of its net."""
    end = data.index(b"\n")
    about = json.loads(data[len(MARK) : end])
    return MARK + json.dumps({**about, **facts}).encode() + data[end:]


def rows_moved(data: bytes) -> bytes:
    """A file whose numbers are as many as it says, though not where it says."""
    about, body = split(data)
    return write_net(about, bytes([body[0] ^ 1]) + body[1:])


SPOILED: dict[str, Callable[[bytes], bytes]] = {
    "holds no net.": lambda data: data[len(MARK) :],
    "or it is damaged": lambda data: data[: data.index(b"\n") + 1] + b"nonsense",
    "is damaged: its numbers": lambda data: data[: len(data) // 2],
    "format 2": lambda data: changed(data, format=2),
    "game 'chess'": lambda data: changed(data, game="chess"),
    "encoding 2": lambda data: changed(data, encoding=2),
    "rules 9": lambda data: changed(data, rules=9),
    "actions 5": lambda data: changed(data, actions=5),
    "fewer or more numbers": lambda data: changed(data, first=36),
    "fewer or more rows": rows_moved,
    "cannot be packed": lambda data: changed(data, first=25),
    "does not say its rows": lambda data: changed(data, rows="many"),
    "does not say its players": lambda data: changed(data, players=[]),
    "does not say its game": lambda data: changed(data, game=3),
    "does not say its sources": lambda data: changed(data, sources=3),
}


@pytest.mark.parametrize("says", SPOILED)
def test_what_is_no_net_for_this_game_is_refused_with_a_sentence(says: str) -> None:
    with pytest.raises(NetError, match=says):
        read_net(SPOILED[says](random_net("magna-carta", 1)))


@pytest.mark.parametrize("data", [b"", bytes(100), MARK + b"[]\n", MARK + b"{\n"])
def test_what_is_no_net_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(NetError, match="holds no net"):
        read_net(data)


def test_a_learned_judge_tells_shares_by_seat_and_true_scores_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    path.write_bytes(random_net("caylus", 4))
    judges = Judges(Nets(str(path)))
    state = caylus.new("caylus", 3, seed=2)
    judge = judges.judge(state)
    assert isinstance(judge, LearnedJudge)
    net, encoder = read_net(path.read_bytes()).net, find_plug("caylus").encoder()
    rng = Random(2)
    while not state.over:
        net.look(encoder.encode_world(state, state.who))
        chairs = net.shares(3)
        assert judge.shares(state) == [chairs[(seat - state.who) % 3] for seat in range(3)]
        state.play(rng.choice(state.legal))
    assert judge.scores(state) == state.scores()


def test_a_net_for_other_tables_leaves_this_one_to_the_weights(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    path.write_bytes(changed(random_net("magna-carta", 1), players=[2]))
    judges = Judges(Nets(str(path)))
    assert isinstance(judges.judge(caylus.new("magna-carta", 2, seed=1)), LearnedJudge)
    assert not isinstance(judges.judge(caylus.new("magna-carta", 3, seed=1)), LearnedJudge)


def test_the_files_of_the_package_are_named_for_what_they_judge() -> None:
    kept = sorted(Path(str(files("caylus.games"))).rglob("*.net"))
    assert sum(path.stat().st_size for path in kept) < 3_000_000
    for path in kept:
        found = read_net(path.read_bytes())
        for players in found.players:
            assert path.stem in ("learned", f"learned-{players}")
            assert path.parent.parent.name == folders.package(found.game)
            own = shipped(found.game, players)
            best = Nets().find(found.game, players)
            assert best is not None
            assert best.digest == (read_net(own) if own else found).digest


def test_every_net_of_the_package_tells_how_it_was_made() -> None:
    page = (ROOT / "docs" / "nets.md").read_text()
    paths = sorted(PACKAGE.glob("games/*/knowledge/*.net"))
    assert paths
    assert page.count("\n### The recipe for ") == len(paths)
    for path in paths:
        about = split(path.read_bytes())[0]
        recipe = about["recipe"]
        assert isinstance(recipe, dict)
        told = recipe.get("recipe", recipe)  # a run tells what it was asked for
        assert isinstance(told, dict)
        assert recipe["commit"]
        assert "dirty" not in str(recipe["commit"])
        assert recipe["games"]
        assert told.get("seed") or told.get("first seeds")
        row = next(line for line in page.splitlines() if line.startswith(f"| `{path.relative_to(PACKAGE)}` |"))
        assert f"`{str(about['sha256'])[:12]}…`" in row


def test_a_file_stands_for_all_nets_of_its_game_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    path.write_bytes(changed(random_net("caylus", 1), players=[3]))
    nets = Nets(str(path))
    own = nets.find("caylus", 3)
    assert own is not None
    assert own.digest == read_net(path.read_bytes()).digest
    assert [nets.find("caylus", players) for players in (2, 4, 5)] == [None] * 3
    assert nets.find("magna-carta", 2) is not None


def test_a_code_may_name_a_file_only_where_that_is_allowed(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    path.write_bytes(random_net("caylus", 1))
    code = f"search:40:{path}"
    with pytest.raises(caylus.BadOption, match="terminal and the arena only"):
        registry.make(code, "1")
    bot = registry.make(code, "1", files=True)
    assert isinstance(bot, SearchBot)
    state = caylus.new("caylus", 2, seed=3)
    assert bot.choose(state) in state.legal
    with pytest.raises(caylus.BadOption, match="cannot be read"):
        registry.make("search:40:nothing.net", "1", files=True)


def test_linear_knows_no_nets() -> None:
    for game, about in GAMES.items():
        for players in about.players:
            state = caylus.new(game, players, seed=1)
            assert not isinstance(LINEAR.judge(state), LearnedJudge)
            assert BEST.judge(state) is BEST.judge(state)


@pytest.mark.parametrize("table", CHOICES)
def test_linear_chooses_as_the_search_of_the_first_release_did(table: str) -> None:
    """So that progress can be measured against it for ever. The choices were made by `search:40` of 0.1."""
    game, players = table.split()
    state = caylus.new(game, int(players), seed=41)
    rng = Random(7)
    for ply, notation in enumerate(CHOICES[table]):
        action = ask(registry.make("linear:40", str(ply)), state, rng)
        assert state.notation(action) == notation
        state.play(action)
