"""Records: the game itself, as a readable text with one action a line, or as JSON.

    game: caylus
    rules: 1
    players: 2
    options: edition=later favors=table jeweller=on lawyer=4
    seed: 7
    seat 1: Anna
    seat 2: Hugo
    plies: 3

    place quarry
    place farm
    pass

Lines that begin with `#` are remarks. A finished game has a heading `result:` with the points by seat.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

from caylus.core.errors import CaylusError, IllegalAction, RecordError, listed, shown
from caylus.core.game import check_seed, find
from caylus.core.state import NOBODY, SEAT_NAMES, JsonObject, State, pointed
from caylus.core.story import Happening

LONGEST: Final = 2_000_000  # characters; no real game comes near
NAME_LENGTH: Final = 40
FORMAT: Final = "caylus-record"
SEALED: Final = "sealed"  # in the place of the seed while a game runs


class Record:
    """A game: which, how set up, who sat where, and what was played."""

    def __init__(
        self,
        game: object,
        players: SupportsIndex,
        seed: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] | None = None,
        actions: Sequence[SupportsIndex] = (),
    ) -> None:
        self.about = find(game)
        self.game = self.about.id
        self.rules = self.about.rules
        self.players = self.about.check_players(players)
        self.options = self.about.check_options(options)
        self.seed = check_seed(seed)
        self.seats = check_seats(SEAT_NAMES[: self.players] if seats is None else seats, self.players)
        self.actions: list[int] = []
        self.now = self.about.start(self.players, self.seed, self.options)
        for action in actions:
            self.play(action)

    @property
    def plies(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    def play(self, action: SupportsIndex) -> None:
        """Play an action at the end of the record; an illegal one raises IllegalAction and adds nothing."""
        number = self.now.as_action(action)
        self.now.play(number)
        self.actions.append(number)

    def undo(self, plies: int = 1) -> None:
        """Take back the last actions."""
        keep = self.check_ply(self.plies - plies)
        self.now = self.state(keep)
        del self.actions[keep:]

    def state(self, ply: int | None = None) -> State:
        """The state after so many actions (all of them if not given), independent of the record."""
        if ply is None:
            return self.now.copy()
        state = self.about.start(self.players, self.seed, self.options)
        for action in self.actions[: self.check_ply(ply)]:
            state.play(action)
        return state

    def check_ply(self, ply: int) -> int:
        """The ply, if the record reaches it."""
        if not 0 <= ply <= self.plies:
            raise RecordError(f"This record has {self.plies} actions; there is no ply {shown(ply)}.")
        return ply

    def notations(self) -> list[str]:
        """The actions as people write them."""
        state = self.about.start(self.players, self.seed, self.options)
        written: list[str] = []
        for action in self.actions:
            written.append(state.notation(action))
            state.play(action)
        return written

    def headings(self, sealed: bool = False) -> dict[str, str]:
        """The headings of the text form, in order."""
        top = {"game": self.game, "rules": str(self.rules), "players": str(self.players)}
        if self.options:
            top["options"] = " ".join(f"{name}={value}" for name, value in self.options.items())
        top["seed"] = SEALED if sealed else str(self.seed)
        for at, name in enumerate(self.seats):
            top[f"seat {at + 1}"] = name
        top["plies"] = str(self.plies)
        if self.now.over:
            top["result"] = " ".join(str(points) for points in self.now.scores())
        return top

    def dumps(self, sealed: bool = False) -> str:
        """The record as text, with a remark where each turn begins.

        Sealed, it keeps its seed to itself: who has the seed of a running game can foresee its shuffles.
        """
        lines = [f"{name}: {value}" for name, value in self.headings(sealed).items()]
        state = self.about.start(self.players, self.seed, self.options)
        turn = 0
        for action in self.actions:
            if state.turn != turn:
                turn = state.turn
                lines += ["", f"# {state.turn_word.lower()} {turn}"]
            lines.append(state.notation(action))
            state.play(action)
        return "\n".join(lines) + "\n"

    def to_json(self, sealed: bool = False) -> JsonObject:
        """The record as a JSON object; sealed as in `dumps`."""
        found: JsonObject = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": dict(self.options),
            "seed": SEALED if sealed else self.seed,
            "seats": list(self.seats),
            "actions": self.notations(),
        }
        if self.now.over:
            found["result"] = self.now.scores()
        return found

    def story_for(self, seat: int | None) -> list[JsonObject]:
        """The story as a seat may hear it now (None: a spectator); all of it once the game is over."""
        self.now.check_seat(seat)
        steps = self.story()
        if self.now.over or not self.about.hides(self.options):
            return steps
        return [tell_step(step, self.now, seat) for step in steps]

    def story(self) -> list[JsonObject]:
        """Action by action: what was done and all that happened by it. Step 0 is what came before the first.

        It tells everything; while a game with secrets runs, `story_for` is what a seat may hear.
        """
        state = self.about.set_up(self.players, self.seed, self.options)
        state.trace = []
        state.tell_phase()
        state.settle()
        steps: list[JsonObject] = [
            {
                "ply": 0,
                "turn": 1,
                "seat": None,
                "act": {"id": "begins"},
                "happenings": happenings(state),
            }
        ]
        for at, action in enumerate(self.actions):
            steps.append(self.told(state, at + 1, action))
        return steps

    def play_told(self, action: SupportsIndex) -> JsonObject:
        """Play an action and tell this step of the story, secrets included."""
        number = self.now.as_action(action)
        state, step = self.foresee(number)
        self.go_on(number, state)
        return step

    def foresee(self, action: int) -> tuple[State, JsonObject]:
        """The state after an action, and this step of the story with its secrets; the record stays as it is."""
        if action not in self.now.legal:
            raise IllegalAction(self.now.reason_against(action))
        state = self.now.copy()
        step = self.told(state, self.plies + 1, action)
        state.trace = None
        return state, step

    def go_on(self, action: int, foreseen: State) -> None:
        """Play an action that leads to a state foreseen; the state until now is left as it was."""
        self.now = foreseen
        self.actions.append(action)

    def told(self, state: State, ply: int, action: int) -> JsonObject:
        """Play an action on a state, and what there is to tell of it."""
        seat = state.who
        step: JsonObject = {
            "ply": ply,
            "turn": state.turn,
            "seat": seat,
            "action": action,
            "notation": state.notation(action),
            **state.act_json(action),
        }
        state.trace = []
        state.play(action)
        step["happenings"] = happenings(state)
        return step

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.players} players, {self.plies} plies>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copied and pickled as its text."""
        return load, (self.dumps(),)


def happenings(state: State) -> list[JsonObject]:
    """What a state has noted."""
    return [happening(each) for each in state.trace or []]


def happening(found: Happening) -> JsonObject:
    """One of the things that happened; the message is left out where there is none."""
    told: JsonObject = {
        "kind": found.kind,
        "seat": None if found.seat == NOBODY else found.seat,
        "turn": found.turn,
        "phase": found.phase,
        "cause": pointed(found.cause) if found.cause else None,
    }
    if found.message is not None:
        told["message"] = found.message.to_json()
    told["changes"] = found.changes
    return told


def tell_step(step: JsonObject, now: State, seat: int | None) -> JsonObject:
    """A step of the story as a seat may hear it at a moment of the game (None: a spectator)."""
    happenings: Any = step["happenings"]
    told: list[JsonObject] = []
    for each in happenings:
        changes = [change for change in each["changes"] if now.may_tell(change, seat)]
        told.append(each if len(changes) == len(each["changes"]) else {**each, "changes": changes})
    return {**step, "happenings": told}


def check_seats(seats: Sequence[object], players: int) -> list[str]:
    """The names, if there is a usable one for each seat."""
    names = [name for name in seats if isinstance(name, str)]
    if isinstance(seats, str) or len(names) != len(seats):
        raise RecordError("The seats of a record are a list of names.")
    if len(names) != players:
        raise RecordError(f"{players} players need {players} names, not {len(names)}.")
    for name in names:
        if not name.strip() or len(name) > NAME_LENGTH or not name.isprintable() or name != name.strip():
            raise RecordError(f"A player's name is 1 to {NAME_LENGTH} printable characters, not {shown(name)}.")
    if len(set(names)) != len(names):
        raise RecordError("Two seats cannot bear the same name.")
    return names


# -- reading ------------------------------------------------------------------------------------------------


def load(text: str) -> Record:
    """The record in a text or JSON text, replayed and checked; RecordError tells what is wrong and where."""
    text = text.removeprefix("\ufeff")
    if len(text) > LONGEST:
        raise RecordError("This is too long to be the record of a game.")
    return from_json_text(text) if text.lstrip().startswith("{") else from_text(text)


def from_text(text: str) -> Record:
    """A record in its text form."""
    top: dict[str, str] = {}
    written: list[tuple[int, str]] = []
    for at, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        if not colon:
            written.append((at, line))
        elif written:
            raise RecordError(f"Line {at}: headings such as {shown(name.strip())} stand before the actions.")
        elif name.strip().lower() in top:
            raise RecordError(f"Line {at}: the heading {shown(name.strip())} stands twice.")
        else:
            top[name.strip().lower()] = value.strip()
    seats: list[str] = []
    while f"seat {len(seats) + 1}" in top:
        seats.append(top.pop(f"seat {len(seats) + 1}"))
    options: dict[str, str] = {}
    for pair in top.pop("options", "").split():
        option, _, chosen = pair.partition("=")
        options[option] = chosen
    refuse_sealed(top.get("seed"))
    if "game" not in top:
        raise RecordError("This is not a record: it has no heading such as 'game: caylus'.")
    game = top.pop("game")
    plies = top.pop("plies", None)
    result = top.pop("result", None)
    record = prepare(
        game,
        whole(top.pop("rules", None), "rules"),
        whole(top.pop("players", None), "players"),
        whole(top.pop("seed", None), "seed"),
        options,
        seats or None,
    )
    if top:
        raise RecordError(f"A record has no heading {shown(next(iter(top)))}.")
    replay(record, written)
    if plies is not None and whole(plies, "plies") != record.plies:
        raise RecordError(f"The record should have {plies} actions but has {record.plies}: part of it is missing.")
    if result is not None:
        check_result(record, [whole(points, "result") for points in result.split()])
    return record


def from_json_text(text: str) -> Record:
    """A record in its JSON form."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"This is not a record: {str(error)[:100]}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f'This is not a record: it lacks "format": "{FORMAT}".')
    unknown = set(data) - {
        "format",
        "game",
        "rules",
        "players",
        "options",
        "seed",
        "seats",
        "actions",
        "result",
    }
    if unknown:
        raise RecordError(f"A record has no part {shown(min(unknown))}.")
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise RecordError("The actions of a record are a list of texts.")
    seats = data.get("seats")
    if seats is not None and (not isinstance(seats, list) or not all(isinstance(name, str) for name in seats)):
        raise RecordError("The seats of a record are a list of names.")
    options = data.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise RecordError("The options of a record are names with values.")
    refuse_sealed(data.get("seed"))
    numbers: list[int] = []
    for name in ("rules", "players", "seed"):
        value = data.get(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise RecordError(f"The heading '{name}' must be a whole number.")
        numbers.append(value)
    record = prepare(data.get("game"), numbers[0], numbers[1], numbers[2], options, seats)
    replay(record, list(enumerate(actions, 1)))
    result = data.get("result")
    if result is not None:
        check_result(record, result)
    return record


def refuse_sealed(seed: object) -> None:
    """Without its seed a record cannot be replayed."""
    if seed == SEALED:
        raise RecordError("This record is sealed: its seed is given out when the game is over.")


def whole(text: str | None, name: str) -> int:
    """The whole number in a heading."""
    if text is None:
        raise RecordError(f"The record lacks the heading '{name}'.")
    if len(text) > 60 or not text.isascii() or not text.isdigit():
        raise RecordError(f"The heading '{name}' must be a whole number, not {shown(text)}.")
    return int(text)


def prepare(
    game: object, rules: int, players: int, seed: int, options: dict[str, str], seats: list[str] | None
) -> Record:
    """The record at its start; the rules' version is checked before anything that may depend on it."""
    if game is None:
        raise RecordError("The record lacks the heading 'game'.")
    about = find(game)
    if rules > about.rules:
        raise RecordError(
            f"The record was made with version {rules} of the rules of {about.name}; "
            f"this program knows them up to version {about.rules}. A newer program can read it."
        )
    if rules < 1:
        raise RecordError(f"There is no version {rules} of the rules.")
    return Record(about.id, players, seed, options, seats)


def replay(record: Record, written: list[tuple[int, str]]) -> None:
    """Play the written actions; an error tells where it stands."""
    for at, text in written:
        if record.now.over:
            raise RecordError(f"Line {at}: the game was over before {shown(text)}.")
        try:
            record.play(record.now.parse(text))
        except CaylusError as error:
            raise RecordError(f"Line {at}: {shown(text)} cannot be played. {error}") from None


def check_result(record: Record, result: object) -> None:
    """The points the record claims must be those its actions lead to."""
    if not record.now.over:
        raise RecordError("The record claims a result, but its game does not end: part of it is missing.")
    if not isinstance(result, list) or not all(type(points) is int for points in result):
        raise RecordError("The result of a record is a list of points.")
    if result != record.now.scores():
        told = f"The record claims the result {listed(result)}"
        raise RecordError(f"{told}, but its actions lead to {listed(record.now.scores())}.")
