"""Bots that think in the process of their table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from caylus.bots import registry
from caylus.bots.bot import Bot
from caylus.bots.random import RandomBot
from caylus.bots.search.bot import SearchBot
from caylus.core.errors import BadOption
from caylus.core.record import Record
from caylus.core.state import State
from caylus.tables.bots import SEATS, BotsHere, Memory, Task, answer, record_for
from caylus.tables.events import Kept
from caylus.tables.facts import Facts
from caylus.tables.hub import Hub
from caylus.tables.imports import setup_of
from caylus.tables.moves import Play
from caylus.tables.person import Person
from caylus.tables.refusals import Conflict, Unknown, not_known
from caylus.tables.seats import BotSeat, MySeat, TableWish
from caylus.tables.service import Tables
from caylus.tables.setup import Seat
from caylus.tables.storage import MemoryStorage
from caylus.tables.table import Table
from caylus.tables.takeback import TakeBack

ANNA = Person("anna", "Anna", guest=True)


def new_tables(bots: BotsHere) -> Tables:
    """Tables in memory."""
    return Tables(MemoryStorage(), bots, Hub())


async def let_bots_play(tables: Tables, bots: BotsHere) -> None:
    """Until a person is asked."""
    while (answer := bots.think()) is not None:
        await tables.take_answer(*answer)


async def test_bots_answer_alike_after_their_answers_were_taken_back() -> None:
    bots = BotsHere()
    tables = new_tables(bots)
    wish = TableWish("magna-carta", [MySeat(), BotSeat("greedy:0.5"), BotSeat("random")], seed=5)
    table = await tables.open(ANNA, wish)
    stories = []
    for _ in range(2):
        await let_bots_play(tables, bots)
        assert table.record is not None
        await tables.do(table, ANNA, Play(table.version, table.record.now.actions()[0]))
        await let_bots_play(tables, bots)
        stories.append(list(table.record.actions))
        await tables.do(table, ANNA, TakeBack(table.version))
        assert len(table.record.actions) < len(stories[-1])
    assert stories[0] == stories[1]


class Searcher:
    """A search that notes how much it knew of a position before it thought about it."""

    def __init__(self, seed: str, known: list[int]) -> None:
        self.bot = SearchBot(seed, simulations=300)
        self.known = known  # the visits, by decision
        self.thoughts = self.bot.thoughts
        self.begin_with = self.bot.begin_with

    def choose(self, state: State) -> int:
        """Choose as ever."""
        node = self.bot.trees[0].nodes.get(state.key()) if self.bot.trees else None
        self.known.append(node.visits if node is not None else 0)
        return self.bot.choose(state)


async def play_first_acts(tables: Tables, bots: BotsHere, table: Table, acts: int) -> list[int]:
    """What happens at a table where a person decides so often, as a bot would."""
    for _ in range(acts):
        await let_bots_play(tables, bots)
        assert table.record is not None
        now = table.record.now
        await tables.do(table, ANNA, Play(table.version, registry.make("greedy", "1").choose(now.copy())))
    await let_bots_play(tables, bots)
    assert table.record is not None
    return list(table.record.actions)


async def test_a_search_goes_on_where_it_ended_and_knows_nothing_of_what_was_taken_back() -> None:
    known: list[int] = []
    bots = BotsHere(lambda code, seed: Searcher(seed, known))  # noqa: ARG005 (all are alike)
    tables = new_tables(bots)
    table = await tables.open(ANNA, TableWish("caylus", [MySeat(), BotSeat("search")], seed=5))
    await play_first_acts(tables, bots, table, 4)
    assert known[0] == 0
    assert max(known) > 1, "it goes on"

    assert table.record is not None
    await tables.do(table, ANNA, TakeBack(table.version))
    left = list(table.record.actions)
    known.clear()
    after_undo = await play_first_acts(tables, bots, table, 1)
    assert known[0] == 0, "what it is asked again it sees for the first time"

    alone = BotsHere(lambda code, seed: Searcher(seed, []))  # noqa: ARG005
    tables = new_tables(alone)
    seats = [Seat("person", ANNA.id, "Anna", ""), Seat("bot", "", "Red", "search")]
    fresh = await tables.lay(setup_of(Record("caylus", 2, 5), ANNA, 0.0), seats, left)
    assert await play_first_acts(tables, alone, fresh, 1) == after_undo


def test_a_process_keeps_the_thoughts_of_a_few_seats() -> None:
    memory, asked = Memory(), []
    for seed in range(SEATS + 2):
        task = Task(f"table {seed}", 0, "caylus", 2, seed, {}, [], "search:40")
        record = record_for(task)
        assert answer(task, record, memory) in record.now.legal
        asked.append((task.table, record.now.who))
    assert list(memory.thoughts) == asked[2:]


@pytest.mark.parametrize(("code", "goes_on"), [("search:200", True), ("search:201", False)])
def test_what_one_bot_thought_is_not_told_to_another(code: str, goes_on: bool) -> None:
    memory, dice, record = Memory(), Random(1), Record("caylus", 2, 1)
    seat = record.now.who
    first, second = registry.make("search:200", "1"), registry.make(code, "1")
    assert isinstance(first, SearchBot)
    assert isinstance(second, SearchBot)
    record.play(memory.ask("here", record, "search:200", first, dice))
    node = first.trees[0].nodes[record.now.key()]
    while node.who != seat:
        record.play(node.actions[node.tries.index(max(node.tries))])
        node = first.trees[0].nodes[record.now.key()]
    memory.ask("here", record, code, second, dice)
    assert (second.trees == first.trees) == goes_on


async def test_a_bot_is_asked_no_more_once_its_turn_was_taken_back() -> None:
    bots = BotsHere()
    tables = new_tables(bots)
    table = await tables.open(ANNA, TableWish("caylus", [MySeat(), BotSeat("random")], seed=1))
    await let_bots_play(tables, bots)
    while not bots.waiting:
        assert table.record is not None
        await tables.do(table, ANNA, Play(table.version, table.record.now.actions()[0]))
    await tables.do(table, ANNA, TakeBack(table.version))
    assert bots.think() is None


async def test_tables_take_turns_at_thinking() -> None:
    bots = BotsHere()
    tables = new_tables(bots)
    wish = TableWish("caylus", [BotSeat("random"), BotSeat("random")], seed=1)
    both = [(await tables.open(ANNA, wish)).id for _ in range(2)]
    asked = []
    for _ in range(4):
        answer = bots.think()
        assert answer is not None
        asked.append(answer[0])
        await tables.take_answer(*answer)
    assert asked == both * 2


async def test_a_bot_with_a_net_from_a_file_plays_only_where_the_process_allows_it() -> None:
    bots = BotsHere()
    tables = new_tables(bots)
    code = "search:1:net.bin"
    seats = [Seat("bot", "", name, code) for name in ("Blue", "Red")]
    table = await tables.lay(setup_of(Record("caylus", 2, 1), ANNA, 0.0), seats)
    with pytest.raises(BadOption, match="in the terminal and the arena only"):
        bots.think()
    made: list[str] = []

    def make(code: str, seed: str) -> Bot:
        made.append(code)
        return RandomBot(seed)

    allowing = BotsHere(make)
    allowing.consider(table)
    assert allowing.think() is not None
    assert made == [code]


class LateStorage(MemoryStorage):
    """Falls silent at an action, which arrives later all the same."""

    def __init__(self) -> None:
        super().__init__()
        self.late: list[tuple[str, Sequence[Kept], Facts | None]] = []
        self.silent = False

    async def append(self, table: str, kept: Sequence[Kept], facts: Facts | None = None) -> None:
        """Keep it, or nobody knows whether it is kept."""
        if self.silent:
            self.silent = False
            self.late.append((table, kept, facts))
            raise not_known("it has fallen silent")
        await super().append(table, kept, facts)

    async def arrive(self) -> None:
        """What was sent is kept after all."""
        await super().append(*self.late.pop())


async def test_a_bot_is_asked_after_an_action_that_is_found_to_be_kept_when_it_is_sent_again() -> None:
    bots, storage = BotsHere(), LateStorage()
    tables = Tables(storage, bots, Hub())
    tables.on_doubt = str  # whoever looks at once finds nothing
    table = await tables.open(ANNA, TableWish("caylus", [MySeat(), BotSeat("random")], seed=1))
    while True:
        await let_bots_play(tables, bots)
        assert table.record is not None
        wish = Play(table.version, table.record.now.actions()[0], "7")
        storage.silent = True
        with pytest.raises(Unknown):
            await tables.do(table, ANNA, wish)
        await storage.arrive()
        assert not await tables.do(table, ANNA, wish)
        if table.decides == 1:
            break
    assert bots.think() is not None


async def test_a_bot_is_asked_again_after_its_own_answer_is_found_to_be_kept() -> None:
    bots, storage = BotsHere(), LateStorage()
    tables = Tables(storage, bots, Hub())
    tables.on_doubt = str  # whoever looks at once finds nothing
    table = await tables.open(ANNA, TableWish("caylus", [BotSeat("random"), BotSeat("random")], seed=1))
    answer = bots.think()
    assert answer is not None
    storage.silent = True
    with pytest.raises(Unknown):
        await tables.take_answer(*answer)
    await storage.arrive()
    with pytest.raises(Conflict):
        await tables.take_answer(*answer)
    assert table.ply == 1
    assert bots.think() is not None
