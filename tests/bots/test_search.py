"""The search: one seed, one choice; positions shared and kept; no more thought than needed."""

from __future__ import annotations

import gc
from random import Random

import pytest

import caylus
from caylus.bots.judges import judge_for
from caylus.bots.planner import plan_turn, think_through
from caylus.bots.search.bot import KEPT, SearchBot
from caylus.bots.search.linear import LinearBot
from caylus.bots.search.tree import END_THE_TURN, ROLL_OUT, Manner, Node, Tree, manner_for
from caylus.core.state import State
from caylus.kit.knowledge.appraisal import best_of
from caylus.kit.knowledge.judge import final_shares
from tests.bots.situations import GAMES, after, moments, where


def grown(state: State, simulations: int) -> Tree:
    """A tree after so many simulations."""
    tree = Tree(judge_for(state), state, Manner())
    for _ in range(simulations):
        tree.simulate()
    return tree


def children(node: Node) -> list[Node]:
    """The positions that were reached from one at once."""
    return [child for child in node.children if child is not None]


def thought(bot: SearchBot, state: State) -> list[tuple[int, float, float]]:
    """All that a bot thinks of a position."""
    return [(each.action, each.share, each.liking) for each in bot.appraise(state)]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_thinks_the_same(game: str) -> None:
    (state,) = where(lambda state: state.turn == 3, game, 3)
    thoughts = [thought(SearchBot("a", simulations=70), state.copy()) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_where_cards_are_hidden_the_seed_decides_which_worlds_are_imagined() -> None:
    (state,) = where(lambda state: state.turn == 3, "magna-carta", 3)
    bots = [SearchBot(seed, simulations=200) for seed in "ab"]
    assert thought(bots[0], state.copy()) != thought(bots[1], state.copy())
    for bot in bots:
        assert len(bot.trees) > 1
        for tree in bot.trees:
            assert tree.root.state.view(state.who) == state.view(state.who)
        assert len({str(tree.root.state.position()) for tree in bot.trees}) == len(bot.trees)


@pytest.mark.parametrize("game", GAMES)
def test_every_simulation_is_counted_on_its_way(game: str) -> None:
    (state,) = where(lambda state: state.turn == 2, game, 4)
    tree = grown(state, 80)
    assert tree.root.visits == 81
    assert sum(tree.root.tries) == 80
    for node in tree.nodes.values():
        assert sum(node.totals) == pytest.approx(node.visits)
        assert sum(node.tries) < node.visits
        if node.actions:
            assert sorted(node.actions) == node.state.legal
            assert sum(node.likings) == pytest.approx(1)


def test_the_bot_takes_what_was_tried_most() -> None:
    (state,) = where(lambda state: state.turn == 2, "caylus", 3)
    bot = SearchBot("a", simulations=120)
    found = bot.appraise(state.copy())
    tries = dict(zip(bot.trees[0].root.actions, bot.trees[0].root.tries, strict=True))
    assert tries[best_of(found).action] == max(tries.values())
    assert SearchBot("a", simulations=120).choose(state.copy()) == best_of(found).action


def silly_ones(state: State) -> list[int]:
    """The answers with which no plan for the turn begins that promises half as much as the best one."""
    judge = judge_for(state)
    found = {plan.action: plan.share for plan in plan_turn(judge, state)}
    for action in judge.habits.considered(state):
        if action not in found:
            found[action] = think_through(judge, state, action).share
    best = max(found.values())
    return [action for action in found if found[action] < best / 2 and found[action] < best - 0.05]


def test_what_is_tried_most_is_not_answered_if_a_planner_calls_it_silly() -> None:
    (state,) = where(lambda state: state.turn == 12 and len(state.legal) > 17, "caylus", 2)
    silly = silly_ones(state)
    assert silly
    sound = [action for action in judge_for(state).habits.considered(state) if action not in silly]
    assert len(sound) > 1
    for liked in [*sound[:2], *silly[:3]]:
        bot, linear = SearchBot("a", simulations=30), LinearBot("a", simulations=30)
        for each in (bot, linear):
            each.think(state.copy())
            root = each.trees[0].root
            root.tries[root.actions.index(liked)] = 1000
        assert (best_of(bot.sum_all_up(state)).action == liked) == (liked in sound)
        assert best_of(bot.sum_all_up(state)).action in sound
        assert best_of(linear.sum_all_up(state)).action == liked, "as in the first release"


def test_positions_reached_by_several_ways_are_one() -> None:
    state = caylus.new("caylus", players=2, seed=3)
    tree = grown(state, 600)
    parents: dict[int, int] = {}
    for node in tree.nodes.values():
        for key in {child.state.key() for child in children(node)}:
            parents[key] = parents.get(key, 0) + 1
            assert tree.nodes[key] in children(node)
    shared = [tree.nodes[key] for key, number in parents.items() if number > 1]
    assert shared
    tries = {node.state.key(): 0 for node in shared}
    for node in tree.nodes.values():
        for at, child in enumerate(node.children):
            if child in shared and child is not None:
                tries[child.state.key()] += node.tries[at]
    assert [node.visits for node in shared] == list(tries.values()), "each way adds to the same count"


def test_few_answers_are_tried_at_first_and_more_later() -> None:
    (state,) = where(lambda state: len(state.legal) > 12, "caylus", 3)
    few, many = (sum(tries > 0 for tries in grown(state, number).root.tries) for number in (8, 300))
    assert few < many


def test_every_answer_to_the_question_itself_is_looked_at() -> None:
    (state,) = where(lambda state: len(state.legal) > 12, "caylus", 3)
    bot = SearchBot("a", simulations=1)
    assert sorted(each.action for each in bot.appraise(state)) == judge_for(state).habits.considered(state)
    assert all(child is not None for child in bot.trees[0].root.children)


@pytest.mark.parametrize("game", ["caylus", "caylus-1303"])
def test_what_was_seen_is_kept_for_the_next_decision(game: str) -> None:
    (state,) = where(lambda state: state.turn == 2, game, 2)
    bot = SearchBot("a", simulations=150)
    action = bot.choose(state.copy())
    tree = bot.trees[0]
    known = tree.nodes[after(state, action).key()]
    visits, size = known.visits, len(tree.nodes)
    bot.choose(known.state.copy())
    assert bot.trees == [tree]
    assert tree.root is known
    assert visits > 1
    assert known.visits == visits + bot.done
    assert all(key == node.state.key() for key, node in tree.nodes.items())
    assert len(tree.nodes) <= size + bot.done + len(known.actions)


def test_what_can_no_longer_be_reached_is_forgotten() -> None:
    state = caylus.new("caylus", players=2, seed=3)
    tree = grown(state, 200)
    before = len(tree.nodes)
    assert tree.move_on(children(tree.root)[0].state.copy())
    assert len(tree.nodes) < before
    assert state.key() not in tree.nodes


def test_an_unknown_position_gets_a_tree_of_its_own() -> None:
    bot = SearchBot("a", simulations=20)
    bot.choose(caylus.new("caylus", players=2, seed=3))
    tree = bot.trees[0]
    other = caylus.new("caylus", players=3, seed=4)
    assert bot.choose(other.copy()) in other.legal
    assert bot.trees != [tree]


def test_a_search_stops_when_its_answer_stands_fast() -> None:
    budget = 2000
    (state,) = where(lambda state: len(state.legal) == 2, "caylus", 2)
    bot = SearchBot("a", simulations=budget)
    bot.choose(state.copy())
    first, second = sorted(bot.trees[0].root.tries, reverse=True)
    assert bot.done < budget
    assert first - second > budget - bot.done, "what is left could not have changed it"


def test_a_search_with_a_clock_answers() -> None:
    (state,) = where(lambda state: state.turn == 2, "magna-carta", 3)
    bot = SearchBot("a", seconds=0.02)
    assert bot.choose(state.copy()) in state.legal
    assert bot.done > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_last_decision_of_a_game_is_made_for_the_final_score(game: str) -> None:
    mattered = 0
    for seed in range(30):
        for real in moments(game, 2, seed, whim=0.3):
            state = real.imagine(real.who, Random(1))
            ends = {action: after(state, action) for action in state.legal}
            if all(end.over for end in ends.values()):
                shares = {action: final_shares(end)[state.who] for action, end in ends.items()}
                chosen = SearchBot("a", simulations=60).choose(state.copy())
                assert shares[chosen] > max(shares.values()) - 0.01
                mattered += min(shares.values()) < max(shares.values()) - 0.01
    assert mattered > 0


def test_where_one_answer_is_legal_it_is_given() -> None:
    for state in where(lambda state: len(state.legal) == 1, "magna-carta", 3, number=2, whim=0.5):
        for bot in (SearchBot("a", simulations=40), SearchBot("a", simulations=200), SearchBot("a", seconds=0.02)):
            assert bot.choose(state.copy()) == state.legal[0]


@pytest.mark.parametrize("glance", [END_THE_TURN, ROLL_OUT])
@pytest.mark.parametrize("game", GAMES)
def test_a_position_can_be_judged_at_a_glance_in_two_ways(game: str, glance: int) -> None:
    state = caylus.new(game, players=2, seed=4)
    key = state.key()
    tree = Tree(judge_for(state), state, Manner(glance=glance))
    for _ in range(20):
        tree.simulate()
    assert tree.root.visits == 21
    assert sum(tree.root.totals) == pytest.approx(21)
    assert state.key() == key, "the position itself stays"


def test_a_tree_holds_no_more_positions_than_it_may_and_still_judges() -> None:
    for players, manner in ((2, Manner()), (4, manner_for(4, guesses=False))):
        state = caylus.new("caylus", players=players, seed=4)
        tree = Tree(judge_for(state), state, manner, most=60)
        tree.widen_root()
        before = len(tree.nodes)
        for _ in range(300):
            tree.simulate()
        assert len(tree.nodes) == 60 > before
        assert sum(tree.root.tries) == 300
        roomless = [tries for node in tree.nodes.values() for tries in tries_without_node(node)]
        assert 0 < max(roomless) < 100, "where there is no room it goes elsewhere, too"


@pytest.mark.parametrize("players", [2, 4])
def test_of_what_is_kept_for_many_games_the_most_visited_stays_and_grows_on(players: int) -> None:
    state = caylus.new("caylus", players=players, seed=4)
    tree = Tree(judge_for(state), state, manner_for(players, guesses=False))
    tree.widen_root()
    for _ in range(300):
        tree.simulate()
    before = dict(tree.nodes)
    tree.thin(len(before))
    assert tree.nodes == before, "there is room for all"
    tree.thin(60)
    assert 20 < len(tree.nodes) <= 60
    left = max(node.visits for key, node in before.items() if key not in tree.nodes)
    assert all(node.visits > left for node in tree.nodes.values() if node is not tree.root)
    assert tree.root is before[state.key()]
    for node in tree.nodes.values():
        assert all(child.state.key() in tree.nodes for child in children(node))
    visits = tree.root.visits
    tree.widen_root()
    assert all(child is not None for child in tree.root.children)
    for _ in range(200):
        tree.simulate()
    assert tree.root.visits == visits + 200
    for node in tree.nodes.values():
        assert sum(node.totals) == pytest.approx(node.visits)


def test_a_bot_made_anew_begins_with_what_another_thought() -> None:
    (state,) = where(lambda state: state.turn == 2, "caylus", 2)
    first, second = (SearchBot("a", simulations=150) for _ in range(2))
    action = first.choose(state.copy())
    thoughts = first.thoughts()
    assert isinstance(thoughts, Tree)
    following = after(state, action)
    visits = thoughts.nodes[following.key()].visits
    second.begin_with(thoughts)
    second.choose(following)
    assert visits > 1
    assert second.trees[0].root.visits == visits + second.done


def test_no_more_is_kept_than_there_is_room_for() -> None:
    bot = SearchBot("a", simulations=2 * KEPT)
    bot.choose(caylus.new("caylus", players=2, seed=4))
    assert len(bot.trees[0].nodes) > KEPT
    thoughts = bot.thoughts()
    assert isinstance(thoughts, Tree)
    assert 100 < len(thoughts.nodes) <= KEPT


def test_what_was_imagined_is_not_kept() -> None:
    (state,) = where(lambda state: state.turn == 2, "magna-carta", 3)
    bot = SearchBot("a", simulations=40)
    assert bot.thoughts() is None
    bot.choose(state)
    assert bot.trees
    assert bot.thoughts() is None


def tries_without_node(node: Node) -> list[int]:
    """How often answers were tried whose positions are not held."""
    return [tries for tries, child in zip(node.tries, node.children, strict=True) if child is None]


def test_a_root_is_widened_once() -> None:
    state = caylus.new("caylus", players=3, seed=4)
    tree = Tree(judge_for(state), state, Manner())
    tree.widen_root()
    visits = [child.visits for child in tree.root.children if child is not None]
    likings = list(tree.root.likings)
    tree.widen_root()
    assert [child.visits for child in tree.root.children if child is not None] == visits
    assert tree.root.likings == likings


@pytest.mark.parametrize("frozen", [False, True])
def test_a_fresh_tree_is_not_looked_through_for_garbage_at_once(frozen: bool) -> None:
    (state,) = where(lambda state: state.turn == 2, "caylus-1303", 3)
    bot = SearchBot("a", simulations=200)
    gc.collect()
    assert gc.isenabled()
    if frozen:
        gc.freeze()
    try:
        bot.choose(state)
        assert gc.isenabled()
        assert (gc.get_freeze_count() > 0) == frozen
        old = {id(each) for each in gc.get_objects(generation=2)}
    finally:
        gc.unfreeze()
    nodes = bot.trees[0].nodes.values()
    assert frozen or all(id(node) in old for node in nodes)
