"""Messages in words: plurals, names and their forms, players, lists."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import caylus
from caylus.core.message import Arg, Goods, Message, Ref, Seat, all_of, either, in_row, sentences
from caylus.words import telling
from caylus.words.catalogue import LANGUAGES, Catalogue
from caylus.words.telling import Teller, Whole, tell

WORDS = """
name = { $name }
    .the = the { $name }
    .on = on { $name-the }
nothing = nothing
either = { $before }, or { $next }
row = { $before }, { $next }
sentences = { $before } { $next }
good-food = { $n } food
good-deniers =
    { $n ->
        [one] one denier
       *[other] { $n } deniers
    }
space = space { $id }
    .the = { $name }
quarry = Quarry
castle = castle
    .on = in the castle
say = { $what }
bow = Bow to { $seat }
    .told = { $seat } bows.
begin = { CAPITAL($what) }.
where = { $what }: { $what-the }, { $what-on }
price =
    { $price-is ->
        [nothing] for free
       *[goods] for { $price }
    }
"""


def say(what: Arg, id: str = "say", **more: Arg) -> str:
    """A message of this test's own catalogue."""
    return Teller(Catalogue("en", [WORDS]), "").message(Message(id, what=what, **more))


@pytest.mark.parametrize(
    ("amount", "told"),
    [
        ({}, "nothing"),
        ({"food": 2}, "2 food"),
        ({"deniers": 1}, "one denier"),
        ({"food": 1, "deniers": 3}, "1 food and 3 deniers"),
        ({"food": 1, "deniers": 3, "good-of-nobody": 2}, "1 food, 3 deniers and good-good-of-nobody"),
    ],
)
def test_an_amount_is_a_list_with_plurals(amount: dict[str, int], told: str) -> None:
    assert say(Goods(amount)) == told


def test_a_sentence_can_ask_whether_an_amount_is_nothing() -> None:
    told = [say("", "price", price=Goods(amount)) for amount in ({}, {"food": 1})]
    assert told == ["for free", "for 1 food"]


@pytest.mark.parametrize(
    ("ref", "told"),
    [
        ("place quarry", "Quarry: the Quarry, on the Quarry"),  # by the forms of all names
        ("place castle", "castle: the castle, in the castle"),  # by one of its own
        ("space 12", "space 12: space 12, on space 12"),  # by its kind
        ("place of-nobody", "of-nobody: the of-nobody, on the of-nobody"),
    ],
)
def test_a_name_brings_its_forms(ref: str, told: str) -> None:
    assert say(Ref(ref), "where") == told


def test_several_things_are_joined_as_they_are_meant() -> None:
    three: list[Arg] = [Message("nothing"), Ref("place quarry"), 3]
    assert [say(join(three)) for join in (all_of, either, in_row, sentences)] == [
        "nothing, Quarry and 3",
        "nothing, or Quarry, or 3",
        "nothing, Quarry, 3",
        "nothing Quarry 3",
    ]


def test_a_message_in_a_message_can_begin_it() -> None:
    assert say(Message("price", price=Goods({"food": 1})), "begin") == "For 1 food."


def test_seats_are_called_by_names_or_colors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "catalogue", lambda *_: Catalogue("en", [WORDS]))
    telling.telling.cache_clear()
    bow = Message("bow", seat=Seat(1))
    assert (tell(bow), tell(bow, ["Anna", "{$seat} \\1"])) == ("Bow to Red", "Bow to {$seat} \\1")
    assert tell(Message("bow").told_of(0), ["Anna"]) == "Anna bows."
    telling.telling.cache_clear()


def test_a_name_from_right_to_left_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "catalogue", lambda *_: Catalogue("en", [WORDS]))
    telling.telling.cache_clear()
    assert tell(Message("bow", seat=Seat(0)), ["דנה"]) == "Bow to \u2068דנה\u2069"
    telling.telling.cache_clear()


def test_what_no_catalogue_knows_is_told_by_its_id() -> None:
    assert tell(Message("of-nobody", n=1)) == "of-nobody"


def test_messages_are_the_same_if_they_say_the_same() -> None:
    one, same, other = (Message("say", what=Ref(f"place {id}")) for id in ("quarry", "quarry", "castle"))
    assert Whole(one) == Whole(same) != Whole(other)
    assert hash(Whole(one)) == hash(Whole(same))


def test_english_says_as_a_whole_what_another_language_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "catalogue", lambda *_: Catalogue("en", [WORDS]))
    french = Teller(Catalogue("fr", ["nothing = rien\nquarry = Carrière\n"]))
    assert french.message(Message("nothing")) == "rien"
    assert french.message(Message("say", what=Goods({}))) == "nothing"
    assert french.message(Message("where", what=Ref("place quarry"))) == "Quarry: the Quarry, on the Quarry"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_of_a_game_can_be_told_in_every_language(language: str) -> None:
    for game in caylus.GAMES.values():
        state, chance = game.new(game.players[0], 7), Random(language)
        while not state.over and state.turn < 3:
            for action in state.actions():
                assert tell(state.offered(action), ["Anna", "Hugo"], language)
                assert tell(state.act(action).told_of(0), ["Anna", "Hugo"], language)
            assert tell(state.asks(), ["Anna", "Hugo"], language)
            state.play(chance.choice(state.actions()))


def test_a_message_comes_through_another_process() -> None:
    said = Message("act", seat=Seat(1), way=either([1, Ref("place quarry")])).of("caylus")
    found = pickle.loads(pickle.dumps(caylus.IllegalAction(said))).message
    assert (repr(found), found.game) == (repr(said), "caylus")


def test_a_message_as_json() -> None:
    message = Message("act", seat=Seat(1), target=Ref("place quarry"), price=Goods({"food": 2}), n=3, text="a")
    assert message.to_json() == {
        "id": "act",
        "args": {"seat": {"seat": 1}, "target": {"ref": "place quarry"}, "price": {"goods": {"food": 2}}, "n": 3}
        | {"text": "a"},
    }
    joined = Message("say", what=either([Message("nothing"), all_of([1, 2])]))
    assert joined.to_json() == {"id": "say", "args": {"what": {"either": [{"id": "nothing"}, {"all": [1, 2]}]}}}
    assert Message("nothing").to_json() == {"id": "nothing"}
