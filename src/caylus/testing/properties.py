"""What holds for every record, whatever was played."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from caylus.core.game import from_position
from caylus.core.goods import ANY, COIN, FAVOR, KINDS, POINTS, TOKEN
from caylus.core.record import Record
from caylus.core.state import State, lay_over, pointed
from caylus.core.story import change_message, changes_of
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
            told = change_message(change, record.about.words).of(record.game).told(record.seats)
            promise(" " in told, f"A change has no sentence: {told}")
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


def counted(pairs: list[int]) -> list[int]:
    """(kind, number) pairs as an amount; what is still to be chosen is left out."""
    found = [0] * KINDS
    for kind, number in zip(pairs[::2], pairs[1::2], strict=True):
        found[kind] += number
    return found[:ANY]


def paid_and_gained(changes: list[Any], seat: int, words: list[str]) -> tuple[list[int], list[int]]:
    """What changes of the story took from a seat and gave it, by kind; points lost are given as less than none."""
    paid, gained = [0] * ANY, [0] * ANY
    for change in changes:
        if change.get("seat") != seat:
            continue
        if change["kind"] == "points":
            gained[POINTS] += change["amount"]
        elif change["kind"] in COUNTED:
            gained[COUNTED[change["kind"]]] += change["number"]
        else:
            kind, amount = goods_in(change, words)
            (paid if amount < 0 else gained)[kind] += abs(amount)
    return paid, gained


COUNTED = {"favor won": FAVOR, "tokens": TOKEN}


def check_prices(record: Record) -> None:
    """Every action costs what it is said to cost, and brings what it is said to bring."""
    state = record.state(0)
    for played in record.actions:
        for action in state.actions():
            twin = state.copy()
            twin.trace = []
            twin.happen("act", twin.who)
            twin.carry_out(action)
            changes: Any = changes_of(twin.trace)
            paid, gained = paid_and_gained(changes, state.who, record.about.words.one)
            written = f"'{state.notation(action)}'"
            promise(counted(state.price(action)) == paid, f"{written} costs something else than its price says.")
            asked = twin.decision if twin.who == state.who else None
            if any(change["kind"] == "claim" for change in changes) or (asked and asked["kind"] == "site"):
                continue  # it comes when the worker has left, or when a site has been chosen
            promise(counted(state.brings(action)) == gained, f"{written} brings something else than its gain says.")
        state.play(played)


def check_told_while_playing(record: Record) -> None:
    """A story told while playing is the story told afterwards."""
    twin = Record(record.game, record.players, record.seed, record.options, record.seats)
    steps = twin.story()
    for action in record.actions:
        steps.append(twin.play_told(action))
    promise(twin.now.trace is None and steps == record.story(), "Told while playing, the story is another.")


def plain(state: State, action: int) -> bool:
    """Whether what an action does is said by its verb alone."""
    return repr(state.said(action)) == f"act-{state.verb(action)}"


def aside_of(state: State, action: int) -> dict[str, object]:
    """What one should know of an action when choosing."""
    aside = state.aside(action)
    return {} if aside is None else aside.to_json()


def check_offers(record: Record) -> None:
    """What a client is offered says of each action just what the questions about it answer one by one."""
    state = record.state(0)
    for played in [*record.actions, None]:
        offers = state.offers_json()
        promise([offer["action"] for offer in offers] == state.actions(), "The offers are not the legal actions.")
        for offer, action in zip(offers, state.actions(), strict=True):
            one_by_one = {
                "action": action,
                "notation": state.notation(action),
                "verb": state.verb(action),
                "act": {} if plain(state, action) else state.said(action).to_json(),
                "aside": aside_of(state, action),
                "target": pointed(state.target(action)) if state.target(action) else {},
                "also": pointed(state.also(action)) if state.also(action) else {},
                "price": state.price_json(action),
                "gain": state.gain_json(action),
                "reveals": state.reveals(action),
            }
            spoken = {key: told for key, told in one_by_one.items() if told is not False and told != {}}
            promise(offer == spoken, f"The offer of '{offer['notation']}' says something else than its parts.")
            promise(state.parse(str(offer["notation"])) == action, f"'{offer['notation']}' is read as something else.")
        if played is not None:
            state.play(played)
