"""The shared tests as a class for pytest: derive from it, name the game, and pytest runs them over it.

    from caylus.testing import GameSuite

    class TestFerry(GameSuite):
        game = "ferry"

All is drawn from seeds, so that a test that fails once fails again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from random import Random
from typing import ClassVar

from caylus.core.chance import Chance
from caylus.core.game import find
from caylus.core.playout import play_out
from caylus.core.record import Record
from caylus.core.state import State
from caylus.testing import damage, properties, secrets
from caylus.testing.keys import check_keys, check_parts_in_key
from caylus.testing.promises import (
    check_components,
    check_copy,
    check_every_action,
    check_game,
    check_imagined,
    check_position,
    check_record,
    check_space,
    check_state,
    check_views,
    promise,
)
from caylus.testing.retelling import Retelling, check_retold

NAMES = ["Anna", "{1}", "Hugo", "Inès", "Ole"]  # a name is not mistaken for a place to put one
PARTS = 4  # in so many parts a record is cut, each of which leads to a state: a short game is seldom broken off


class GameSuite:
    """What is asked of every game. What a game promises beyond it is for further tests of its own."""

    game: ClassVar[str]
    history: ClassVar[Set[str]] = {"ledger"}  # parts of a position that tell how it came about, and no more
    records: ClassVar[int] = 12  # random games, broken off somewhere or played to the end
    garbled: ClassVar[int] = 600  # garbled texts and positions
    retelling: ClassVar[type[Retelling]] = Retelling  # a game's own knows the changes that only its story tells

    def world(self, state: State, viewer: int | None, rng: Random) -> State:
        """A state that differs only in what the viewer cannot know.

        The game's own imagination gives one; a game with secrets had better make it from a position, by hand.
        """
        return state.imagine(viewer, rng)

    # -- what is looked at

    def random_records(self) -> Iterator[Record]:
        """Random play of any set-up, every third to the end."""
        about = find(self.game)
        for seed in range(self.records):
            rng = Random(seed)
            options = {choice.name: rng.choice(list(choice.values)) for choice in about.choices}
            record = Record(self.game, rng.choice(list(about.players)), rng.getrandbits(128), options)
            most = rng.randrange(200) if seed % 3 else 20_000
            while not record.now.over and record.plies < most:
                record.play(rng.choice(record.now.actions()))
            yield record

    def states(self) -> Iterator[State]:
        """Where these have come to."""
        for record in self.random_records():
            for part in range(1, PARTS + 1):
                yield record.state(record.plies * part // PARTS)

    def each(self, check: Callable[[State], object]) -> None:
        """Check every state."""
        for state in self.states():
            check(state)

    def each_open(self, check: Callable[[State], object]) -> None:
        """Check every state in which somebody has a decision."""
        self.each(lambda state: None if state.over else check(state))

    def words(self) -> list[str]:
        """Every word of the notation."""
        return sorted({word for text in find(self.game).space.words for word in text.split()})

    # -- the promises of the interface

    def test_the_space_is_a_numbering(self) -> None:
        check_space(find(self.game))

    def test_components_tell_what_they_are(self) -> None:
        check_components(find(self.game))

    def test_random_games_keep_all_promises(self) -> None:
        check_game(self.game, seeds=range(1))

    # -- properties

    def test_a_state_asks_one_seat_one_thing(self) -> None:
        self.each(check_state)

    def test_legal_is_what_can_be_played_and_all_else_has_a_reason(self) -> None:
        self.each(check_every_action)

    def test_copies_are_independent(self) -> None:
        for state in self.states():
            for action in state.actions()[:5]:
                check_copy(state, action)

    def test_a_position_is_read_back_as_it_was_written(self) -> None:
        self.each(check_position)

    def test_a_key_belongs_to_one_position_and_a_position_to_one_key(self) -> None:
        self.each(lambda state: check_keys(state, 2, self.history))

    def test_every_part_of_a_position_is_in_its_key(self) -> None:
        tried = sum(check_parts_in_key(state, self.history) for state in self.states())
        promise(tried > self.records, "Next to no other position could be made by changing a part of one.")

    def test_what_has_changed_leads_from_one_view_to_the_next(self) -> None:
        for at, record in enumerate(self.random_records()):
            properties.check_changes(record, 1 + at % 3)

    def test_points_change_only_as_the_ledger_says(self) -> None:
        for record in self.random_records():
            properties.check_ledger_grows(record)

    def test_offers_say_what_the_questions_about_them_answer(self) -> None:
        for record in self.random_records():
            properties.check_offers(record)

    def test_an_action_costs_and_brings_what_it_is_said_to(self) -> None:
        for record in self.random_records():
            properties.check_prices(record)

    # -- secrets

    def test_views_can_be_sent_and_tell_whose_they_are(self) -> None:
        self.each(check_views)

    def test_in_an_open_game_everyone_sees_the_same(self) -> None:
        for record in self.random_records():
            if not record.about.hides(record.options):
                for seat in range(record.players):
                    same = {**record.now.view(seat), "you": None} == record.now.view(None)
                    promise(same, "Nothing is said to be hidden, yet seats see different tables.")

    def test_an_imagined_state_looks_as_the_real_one(self) -> None:
        self.each(lambda state: check_imagined(state, Random(1)))

    def test_nothing_hidden_leaves_the_game(self) -> None:
        rng = Random(2)
        compared = 0
        for state in self.states():
            for viewer in secrets.viewers(state):
                world = self.world(state, viewer, rng)
                secrets.check_world(state, world, viewer)
                compared += world.position() != state.position()
        record = next(self.random_records())
        promise(compared > 0 or not record.about.guesses(record.options), "The worlds were all the same world.")

    def test_what_is_told_of_an_action_tells_no_secret(self) -> None:
        rng = Random(3)
        for record in self.random_records():
            state = record.state(0)
            for action in record.actions:
                viewer = rng.choice(secrets.viewers(state))
                secrets.check_same_telling(state, self.world(state, viewer, rng), viewer, action)
                state.play(action)

    def test_what_a_seat_cannot_know_is_drawn_anew_each_time(self) -> None:
        guessing = [record for record in self.random_records() if record.about.guesses(record.options)]
        differing = 0
        for record in guessing:
            state = record.state(0)
            for viewer in secrets.viewers(state):
                first, other = (state.imagine(viewer, Random(seed)).position() for seed in (5, 6))
                differing += first != other
        promise(differing > 0 or not guessing, "Whatever is drawn, a seat imagines the same.")

    def test_imagined_games_can_be_played_to_their_end(self) -> None:
        for state in self.states():
            for viewer in secrets.viewers(state):
                guess = state.imagine(viewer, Random(4))
                play_out(guess, Chance("imagined"))
                promise(guess.over, "An imagined game does not end.")

    # -- damaged and garbled input

    def test_a_position_without_one_of_its_parts_is_refused(self) -> None:
        self.each_open(damage.check_part_missing)

    def test_a_position_with_a_part_replaced_is_refused_or_can_be_played(self) -> None:
        self.each(damage.check_part_replaced)

    def test_a_position_with_a_part_too_many_is_refused(self) -> None:
        self.each_open(damage.check_part_too_many)

    def test_a_garbled_action(self) -> None:
        states, words = list(self.states()), self.words()
        for seed in range(self.garbled):
            damage.check_garbled_action(states[seed % len(states)], words, Random(seed))

    def test_a_garbled_position(self) -> None:
        states, words = list(self.states()), self.words()
        for seed in range(self.garbled):
            damage.check_garbled_position(states[seed % len(states)], words, Random(seed))

    def test_a_garbled_record(self) -> None:
        texts, words = [record.dumps().split("\n") for record in self.random_records()], self.words()
        for seed in range(self.garbled):
            damage.check_garbled_record(texts[seed % len(texts)], words, Random(seed))

    # -- records

    def test_a_record_comes_back_is_undone_and_told(self) -> None:
        for record in self.random_records():
            check_record(record)
            properties.check_read_back_half_way(record)
            properties.check_told_while_playing(record)

    def test_a_story_accounts_for_every_good_and_every_point(self) -> None:
        for record in self.random_records():
            properties.check_story(record)

    def test_whoever_hears_the_whole_story_knows_the_table(self) -> None:
        for record in self.random_records():
            check_retold(record, self.retelling)

    def test_a_damaged_record_does_not_pass_for_whole(self) -> None:
        text = next(record for record in self.random_records() if record.now.over).dumps()
        damage.check_lines_lost(text)
        damage.check_lines_doubled(text)
        damage.check_lines_swapped(text)
        damage.check_cut_off(text)
