"""What holds for every record, whatever was played."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from caylus.core.game import from_position
from caylus.core.goods import ANY, COIN, FAVOR, FREE, KINDS, POINTS, TOKEN
from caylus.core.record import Record
from caylus.core.state import State, lay_over, pointed
from caylus.core.story import Happening, changes_of
from caylus.core.wording import change_text
from caylus.testing.promises import promise


def check_read_back_half_way(record: Record) -> None:
    """The same actions on a state that was read back half way lead to the same end."""
    half = record.plies // 2
    state = from_position(record.state(half).position())
    for action in record.actions[half:]:
        state.play(action)
    same = state.position() == record.now.position() and state.key() == record.now.key()
    promise(same, "Read back half way, the game ends elsewhere.")


def check_ledger_grows(record: Record) -> None:
    """Points change only as the ledger says, turn by turn."""
    state = record.state(0)
    known = len(state.ledger())
    scores = state.scores()
    for action in record.actions:
        state.play(action)
        ledger: Any = state.ledger()
        for entry in ledger[known:]:
            scores[entry["seat"]] += entry["points"]
        known = len(ledger)
        promise(scores == state.scores(), "Points changed, but not as the ledger says.")
    turns = [int(str(entry["turn"])) for entry in state.ledger()]
    promise(all(before <= after for before, after in pairwise(turns)), "The ledger is out of order.")


def check_changes(record: Record, plies: int) -> None:
    """What has changed in so many plies, laid over the view of then, gives the view of now."""
    moments = [record.state(0)]
    for action in record.actions:
        moments.append(moments[-1].copy())
        moments[-1].play(action)
    for at, now in enumerate(moments[plies:]):
        for seat in (None, *range(record.players)):
            changed = now.changed(moments[at], seat)
            laid = lay_over(moments[at].view(seat), changed)
            promise(laid == now.view(seat), "What has changed does not lead from one view to the other.")
            json.dumps(changed)


def check_story(record: Record) -> None:
    """The story accounts for every good and every point; a seat hears all of it once the game is over."""
    start = record.about.set_up(record.players, record.seed, record.options)
    words = record.about.words.one[: COIN + 1]
    held = [start.goods(seat)[: COIN + 1] for seat in range(record.players)]
    points = [0] * record.players
    state = record.state(0)
    story = record.story()
    for action, step in zip([None, *record.actions], story, strict=True):
        if action is not None:
            state.play(action)
        happenings: Any = step["happenings"]
        for change in [change for each in happenings for change in each["changes"]]:
            if change["kind"] == "points":
                points[change["seat"]] += change["amount"]
            else:
                kind, amount = goods_in(change, words)
                if amount:
                    held[change["seat"]][kind] += amount
            promise(bool(change_text(change, record.about.words)), "A change has no sentence.")
        goods = [state.goods(seat)[: COIN + 1] for seat in range(state.players)]
        promise(held == goods, "The story does not tell of every good.")
        promise(points == state.scores(), "The story does not tell of every point.")
    for seat in (None, *range(record.players)):
        heard = record.story_for(seat)
        promise(len(heard) == record.plies + 1, "A seat does not hear of every action.")
        if record.now.over or not record.about.hides(record.options):
            promise(heard == story, "Of a game in which nothing is hidden any more a seat does not hear all.")


def goods_in(change: Any, words: list[str]) -> tuple[int, int]:
    """The kind of goods that a change of the story is about, and how many more there are."""
    if change["kind"] == "goods":
        return words.index(change["what"]), change["amount"]
    if change["kind"] == "worker" and change["from"] == "hand":
        return COIN, -1  # where workers are what one pays with
    return COIN, 0


def check_prices(record: Record) -> None:
    """Every action costs what it is said to cost."""
    words = record.about.words.one[: COIN + 1]
    state = record.state(0)
    for played in record.actions:
        for action in state.actions():
            said, paid = [0] * len(words), [0] * len(words)
            price = state.price(action)
            for kind, number in zip(price[::2], price[1::2], strict=True):
                said[kind] += number
            twin = state.copy()
            twin.trace = []
            twin.happen("act", twin.who)
            twin.carry_out(action)
            for change in changes_of(twin.trace):
                kind, amount = goods_in(change, words)
                if amount < 0 and change["seat"] == state.seat:
                    paid[kind] -= amount
            promise(said == paid, f"'{state.notation(action)}' costs something else than its price says.")
        state.play(played)


def check_told_while_playing(record: Record) -> None:
    """A story told while playing is the story told afterwards."""
    twin = Record(record.game, record.players, record.seed, record.options, record.seats)
    steps = twin.story()
    for action in record.actions:
        steps.append(twin.play_told(action))
    promise(twin.now.trace is None and steps == record.story(), "Told while playing, the story is another.")


def check_promised(state: State, action: int) -> None:
    """What an offer says is paid and gained for certain is what the act brings, unless more must be chosen first."""
    seat, notation, twin = state.who, state.notation(action), state.copy()
    twin.trace = []
    twin.play(action)
    act = twin.trace[0]
    if any(change["kind"] == "claim" for change in act.changes) or (twin.who == seat and kind_of(twin) == "site"):
        return  # it comes later, or is foretold again
    promised, wild = [0] * KINDS, (ANY, FREE)
    for sign, pairs in ((-1, state.price(action)), (1, state.brings(action))):
        for at in range(0, len(pairs), 2):
            promised[pairs[at]] += 0 if pairs[at] in wild else sign * pairs[at + 1]
    promise(brought(act, seat, state) == promised, f"'{notation}' brings something else than its offer says.")


def kind_of(state: State) -> object:
    """What kind of question is asked; None if none is."""
    return None if state.decision is None else state.decision["kind"]


def brought(act: Happening, seat: int, state: State) -> list[int]:
    """What an act changed of all that a seat has, by kind."""
    found = [0] * KINDS
    for change in act.changes:
        if change.get("seat") != seat:
            continue
        if change["kind"] == "goods":
            found[state.words.one.index(str(change["what"]))] += int(str(change["amount"]))
        elif change["kind"] == "points":
            found[POINTS] += int(str(change["amount"]))
        elif change["kind"] == "worker" and change["from"] == "hand":
            found[COIN] -= 1
        elif change["kind"] == "favor won":
            found[FAVOR] += int(str(change["number"]))
        elif change["kind"] == "tokens":
            found[TOKEN] += int(str(change["number"]))
    return found


def check_offers(record: Record, names: list[str]) -> None:
    """What a client is offered says of each action just what the questions about it answer one by one."""
    state = record.state(0)
    for played in [*record.actions, None]:
        offers = state.offers_json(names)
        promise([offer["action"] for offer in offers] == state.actions(), "The offers are not the legal actions.")
        for offer, action in zip(offers, state.actions(), strict=True):
            one_by_one = {
                "action": action,
                "notation": state.notation(action),
                "verb": state.verb(action),
                "sentence": state.describe(action, names),
                "target": pointed(state.target(action)) if state.target(action) else {},
                "also": pointed(state.also(action)) if state.also(action) else {},
                "price": state.price_json(action),
                "gain": state.gain_json(action),
                "reveals": state.reveals(action),
            }
            spoken = {key: told for key, told in one_by_one.items() if told is not False and told != {}}
            promise(offer == spoken, f"The offer of '{offer['notation']}' says something else than its parts.")
            promise(state.parse(str(offer["notation"])) == action, f"'{offer['notation']}' is read as something else.")
            check_promised(state, action)
        if played is not None:
            state.play(played)
