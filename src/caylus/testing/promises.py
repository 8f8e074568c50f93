"""What all games promise, checked in random play: `check_game`, and the parts it is made of."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from caylus.core.actions import DECLINE, PASS, USE
from caylus.core.chance import Chance
from caylus.core.errors import IllegalAction, RecordError
from caylus.core.game import GAMES, Game, find, from_position, new
from caylus.core.message import Message
from caylus.core.record import Record, load
from caylus.core.state import State
from caylus.core.story import step_message

MOST_PLIES: Final = 20_000  # no game of the family comes near
THOROUGH_EVERY: Final = 29  # plies between the checks that take long
FIXED_ACTIONS: Final = {PASS: "pass", DECLINE: "decline", USE: "use"}


class ContractBroken(AssertionError):
    """The game does not keep a promise of the interface."""


def check_game(
    game: str,
    seeds: Iterable[int] = range(2),
    players: Iterable[int] | None = None,
    options: Iterable[Mapping[str, str]] | None = None,
) -> int:
    """Play random games of every set-up (or of those given) and check all promises; gives how many games."""
    about = find(game)
    check_space(about)
    check_components(about)
    numbers = list(about.players if players is None else players)
    rows = list(option_rows(about) if options is None else options)
    every_seed = list(seeds)
    for number in numbers:
        for row in rows:
            for seed in every_seed:
                check_play(Record(game, number, seed, row))
    return len(numbers) * len(rows) * len(every_seed)


def option_rows(about: Game) -> list[dict[str, str]]:
    """The defaults, and each other value of each option by itself."""
    default = about.check_options({})
    others = [(choice.name, value) for choice in about.choices for value in choice.values if value != choice.default]
    return [default, *({**default, name: value} for name, value in others)]


def promise(kept: bool, sentence: str) -> None:
    """Stop with a sentence unless the promise is kept."""
    if not kept:
        raise ContractBroken(sentence)


# -- what does not change during a game ---------------------------------------------------------------------


def check_space(about: Game) -> None:
    """The action space is a numbering: every action has one notation, every segment its run of them."""
    space = about.space
    promise(GAMES.get(about.id) is about, f"The catalogue does not have {about.id} under its id.")
    promise(len(set(space.words)) == len(space.words), "Two actions have the same notation.")
    for action, word in enumerate(space.words):
        promise(space.number.get(space.normal(word)) == action, f"'{word}' does not lead back to its number.")
    for action, word in FIXED_ACTIONS.items():
        promise(space.words[action] == word, f"Action {action} is '{word}' in all games.")
    at = 0
    for segment in space.segments:
        promise(segment.start == at and segment.size > 0, f"The segment '{segment.verb}' leaves a gap.")
        promise(bool(segment.meaning), f"The segment '{segment.verb}' does not say what it means.")
        at += segment.size
    promise(at == len(space.words), "The segments do not cover the action space.")


def check_components(about: Game) -> None:
    """Every component has an id of its own, a name, a group and a text, whatever the options."""
    for row in option_rows(about):
        components = about.components(row)
        ids = [component.id for component in components]
        promise(len(set(ids)) == len(ids), "Two components have the same id.")
        for component in components:
            told = bool(component.name and component.group and component.text)
            promise(told, f"The component {component.id} lacks a name, a group or a text.")


# -- a whole game -------------------------------------------------------------------------------------------


def check_play(record: Record) -> None:
    """Play a random game on the record, checking on the way; then check the record."""
    chance = Chance(f"check {record.seed}")
    rng = Random(record.seed)
    twin = new(record.game, record.players, record.seed, record.options)
    promise(twin.position() == record.now.position(), "The same seed does not give the same start.")
    while not record.now.over:
        promise(record.plies < MOST_PLIES, "The game does not end.")
        check_state(record.now)
        if record.plies % THOROUGH_EVERY == 0:
            check_thoroughly(record.now, rng)
        legal = record.now.actions()
        action = legal[chance.below(len(legal))]
        check_copy(record.now, action)
        record.play(action)
        twin.play(action)
        promise(twin.key() == record.now.key(), "The same actions do not give the same key.")
    check_state(record.now)
    check_thoroughly(record.now, rng)
    promise(twin.position() == record.now.position(), "The same actions do not give the same position.")
    check_record(record)


def check_thoroughly(state: State, rng: Random) -> None:
    """All checks of one state that take longer."""
    check_every_action(state)
    check_position(state)
    check_views(state)
    check_imagined(state, rng)


# -- one state ----------------------------------------------------------------------------------------------


def check_state(state: State) -> None:
    """Whose decision it is, what can be answered, and the points."""
    legal = state.actions()
    if state.over:
        promise(
            not legal and state.seat is None and state.decision is None, "The game is over, yet something is asked."
        )
        best = max(state.scores())
        winners = [seat for seat, points in enumerate(state.scores()) if points == best]
        promise(state.winners() == winners, "The winners are not those with the most points.")
    else:
        promise(len(legal) > 0, "The game goes on, but nothing can be played.")
        promise(legal == sorted(set(legal)), "The actions are not in ascending order, each once.")
        promise(legal[0] >= 0 and legal[-1] < len(state.space), "An action is not in the action space.")
        promise(state.winners() == [], "There are winners before the end.")
        check_decision(state)
    legal.clear()
    promise(state.over or len(state.actions()) > 0, "Whoever changes the list of actions changes the game.")
    check_ledger(state)


def check_decision(state: State) -> None:
    """The question says what it is, whose it is, and reads as a sentence; it can be sent as JSON."""
    decision = state.decision
    promise(decision is not None, "The game goes on, but there is no decision.")
    assert decision is not None
    promise(decision["seat"] == state.seat, "The decision is another seat's.")
    for part in ("kind", "phase"):
        promise(isinstance(decision[part], str) and bool(decision[part]), f"The decision has no {part}.")
    promise(str(state.asks()).endswith((".", "?")), f"The question is no sentence: {state.asks()}")
    promise(decision["turn"] == state.turn, "The decision is of another turn.")
    promise(json.loads(json.dumps(decision)) == decision, "The decision cannot be sent as JSON.")


def check_ledger(state: State) -> None:
    """The ledger explains every point, and no seat ever had less than none."""
    sums = [0] * state.players
    for entry in state.ledger():
        seat, points = entry["seat"], entry["points"]
        assert isinstance(seat, int)
        assert isinstance(points, int)
        promise(points != 0 and bool(entry["source"]) and bool(entry["what"]), "A ledger entry explains nothing.")
        sums[seat] += points
        promise(sums[seat] >= 0, f"Seat {seat} had less than no points.")
    promise(sums == state.scores(), f"The ledger adds up to {sums}, the scores are {state.scores()}.")


def check_copy(state: State, action: int) -> None:
    """What is played on a copy is not seen on the original, nor the other way round."""
    before, key = state.position(), state.key()
    copy = state.copy()
    promise(copy.position() == before and copy.key() == key, "A copy is not equal to its original.")
    copy.play(action)
    promise(state.position() == before and state.key() == key, "Playing on a copy changed the original.")
    after = copy.position()
    original = state.copy()
    other = state.copy()
    other.play(state.actions()[-1])
    original.play(action)
    promise(copy.position() == after, "Playing on the original changed a copy.")
    promise(original.position() == after, "The same action on equal states had different results.")


def check_every_action(state: State) -> None:
    """Legal is what can be played: notation, sentence and reasons agree for every action of the space."""
    legal = state.actions()
    before = state.position()
    written = [state.notation(action) for action in legal]
    promise(len(set(written)) == len(written), "Two legal actions have the same notation.")
    for action, text in zip(legal, written, strict=True):
        promise(state.parse(text) == action, f"'{text}' is not read back as the action it stands for.")
        promise(state.parse(f"  {text.upper()}  ") == action, f"'{text}' is not read in capitals and with spaces.")
        promise(state.why_not(text) is None, f"'{text}' is legal, yet there is a reason against it.")
        promise(bool(state.describe(action).strip()), f"'{text}' has no sentence.")
    for action in range(len(state.space)):
        reason = state.reason_against(action)
        code = state.code_against(action)
        promise((reason is None) == (action in legal), f"Legality and reason differ for '{state.notation(action)}'.")
        promise((code == "") == (action in legal), f"Legality and the code differ for '{state.notation(action)}'.")
        if action not in legal:
            check_refusal(state, action, reason)
    for action in (-1, len(state.space), 10**9):
        check_refusal(state, action, state.reason_against(action))
    promise(state.position() == before, "A refused action changed the game.")


def check_refusal(state: State, action: int, message: Message | None) -> None:
    """An illegal action is refused with its reason, a sentence."""
    reason = str(message)
    promise(reason[:1] != "" and reason.endswith("."), f"The reason against action {action} is no sentence: {reason!r}")
    try:
        state.play(action)
    except IllegalAction as error:
        promise(str(error) == reason, f"Action {action} is refused for another reason than told.")
        return
    raise ContractBroken(f"Action {action} is not legal but could be played.")


def check_position(state: State) -> None:
    """A position is JSON, and what it is read back to cannot be told from the state itself."""
    position = state.position()
    sent = json.loads(json.dumps(position))
    promise(sent == position, "The position changes on its way through JSON.")
    for twin in (from_position(sent), pickle.loads(pickle.dumps(state))):
        promise(twin.position() == position, "A position is not read back as it was written.")
        promise(twin.actions() == state.actions(), "A position read back allows other actions.")
        promise(twin.key() == state.key(), "A position read back has another key.")
        promise(twin.decision == state.decision, "A position read back asks another question.")


def check_views(state: State) -> None:
    """Every seat and a spectator have a view that can be sent as JSON and names whose it is."""
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        promise(json.loads(json.dumps(view)) == view, "A view cannot be sent as JSON.")
        promise(view["you"] == seat, "A view does not say whose it is.")


def check_imagined(state: State, rng: Random) -> None:
    """An imagined state looks to the seat exactly as the real one, and is independent of it."""
    before = state.position()
    for seat in (None, *range(state.players)):
        imagined = state.imagine(seat, rng)
        promise(imagined.view(seat) == state.view(seat), "The seat can tell an imagined state from the real one.")
        if seat is not None and seat == state.seat:
            promise(imagined.actions() == state.actions(), "In an imagined state the seat has other actions.")
        if not imagined.over:
            imagined.play(imagined.actions()[0])
    promise(state.position() == before, "Playing on an imagined state changed the real one.")


# -- one record ---------------------------------------------------------------------------------------------


def check_record(record: Record) -> None:
    """A record comes back from text and JSON, can be stepped through and undone, and tells its story."""
    final = record.now.position()
    text = record.dumps()
    for twin in (load(text), load(json.dumps(record.to_json()))):
        promise(
            twin.actions == record.actions and twin.now.position() == final, "A record is not read back as written."
        )
        promise(twin.dumps() == text and twin.seats == record.seats, "A record is not written twice the same way.")
    check_sealed(record)
    story = record.story()
    promise(len(story) == record.plies + 1, "The story does not have a step for each action.")
    state = record.state(0)
    for ply, action in enumerate(record.actions):
        step = story[ply + 1]
        promise(
            step["notation"] == state.notation(action) and step["action"] == action, "The story tells another game."
        )
        told = step_message(step).of(record.game).told(record.seats)
        promise(told.endswith("."), f"The story has a step without a sentence: {told}")
        if ply % THOROUGH_EVERY == 0:
            promise(record.state(ply).position() == state.position(), f"The state at ply {ply} is not the one played.")
        state.play(action)
    promise(
        state.position() == final and record.state().position() == final,
        "Played step by step, the game ends elsewhere.",
    )
    check_undo(record)


def check_sealed(record: Record) -> None:
    """A sealed record keeps its seed to itself and cannot be replayed; a seat hears no step more or less."""
    promise(record.headings(sealed=True)["seed"] != str(record.seed), "A sealed record gives its seed away.")
    for text in (record.dumps(sealed=True), json.dumps(record.to_json(sealed=True))):
        try:
            load(text)
        except RecordError:
            continue
        raise ContractBroken("A sealed record could be replayed.")
    for seat in (None, *range(record.players)):
        promise(len(record.story_for(seat)) == record.plies + 1, "A seat does not hear of every action.")


def check_undo(record: Record) -> None:
    """Undoing is the same as not having played."""
    twin = load(record.dumps())
    for plies in (1, 7, twin.plies // 2):
        if plies <= twin.plies:
            keep = twin.plies - plies
            twin.undo(plies)
            promise(twin.actions == record.actions[:keep], "Undoing took back other actions.")
            promise(twin.now.position() == record.state(keep).position(), "Undoing leads to another position.")
