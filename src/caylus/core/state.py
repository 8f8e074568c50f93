"""The state of a game: what every game of the family offers, whatever its rules.

A game supplies its own data and the four methods of its flow (`ask`, `carry_out`, `obstacle`, `copy`) and
of its outside (`told`, `asked`, `seen`, `position` ...). What is written here is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final, SupportsIndex, TypeAlias

from mypy_extensions import i64, mypyc_attr

from caylus.core.actions import resolve
from caylus.core.errors import BadOption, IllegalAction, as_whole, shown
from caylus.core.goods import COIN, GOLD, POINTS, PURSE, Amount
from caylus.core.ledger import Entry, entries
from caylus.core.message import Message, Seat, read_message
from caylus.core.story import Happening, act_message

if TYPE_CHECKING:
    from caylus.core.game import Game

Json: TypeAlias = object
JsonObject: TypeAlias = dict[str, Json]

NOBODY: Final = -1
NOTHING: Final[list[int]] = []
NO_ACTION: Final = "no-action"  # why an action may not be played, in a word
GAME_OVER: Final = "over"
NOT_ASKED: Final = "not-asked"
RULE: Final = "rule"
POINTED: Final[dict[str, JsonObject]] = {}  # what has been pointed at, as it is told; shared, never changed
PAINTERS: Final[list[Callable[[State], str]]] = []  # who draws a state, once somebody above has said so
SEAT_NAMES: Final = ["Blue", "Red", "Orange", "Green", "Black"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game at one moment: one seat has one decision, or the game is over."""

    def __init__(self, game: Game, options: dict[str, str]) -> None:
        self.game = game
        self.options = options
        self.space = game.space
        self.words = game.words
        self.players = 0
        self.turn = 0
        self.turn_word = "Turn"
        self.who = NOBODY  # the seat that decides, NOBODY when the game is over
        self.legal = NOTHING  # replaced, never changed, once asked: copies share it
        self.purse = NOTHING  # PURSE numbers a seat
        self.newest: Entry | None = None
        self.trace: list[Happening] | None = None  # what happens is noted here while a story is told

    # -- what a game supplies ---------------------------------------------------------------------------

    def ask(self) -> None:
        """Carry the game to its next question and list the answers in `legal`; none when it is over."""
        raise NotImplementedError

    def carry_out(self, action: int) -> None:
        """Change the state by a legal action, up to the next question."""
        raise NotImplementedError

    def obstacle(self, action: int) -> Message:
        """The rule in the way of an action that is not legal at this moment."""
        raise NotImplementedError

    def unnamed_obstacle(self, wanted: str) -> Message | None:  # noqa: ARG002 (for games to fill in)
        """The rule against something that is never an action, though people may ask for it."""
        return None

    def copy(self) -> State:
        """An independent copy: what is played on one is not seen on the other."""
        raise NotImplementedError

    def asked(self) -> JsonObject:
        """The question of `decision` while the game runs."""
        raise NotImplementedError

    def seen(self, seat: int | None) -> JsonObject:
        """What `view` shows to a seat that exists."""
        raise NotImplementedError

    def seen_since(self, before: State, seat: int | None) -> JsonObject:
        """What `changed` shows to a seat that exists; a game may find it without two whole views."""
        was, now = before.seen(seat), self.seen(seat)
        return {key: news(was[key], value) for key, value in now.items() if value != was[key]}

    def imagined(self, seat: int | None, rng: Random) -> State:
        """What `imagine` gives to a seat that exists."""
        raise NotImplementedError

    def recalled(self, seat: int | None, rng: Random) -> State:
        """What `recall` gives to a seat that exists; a game whose secrets can be counted fills it in."""
        return self.imagined(seat, rng)

    def hide(self, seat: int | None) -> list[list[int]]:  # noqa: ARG002 (for games with secrets to fill in)
        """Put aside what the seat may not know; gives it, to be put back."""
        return []

    def put_back(self, aside: list[list[int]]) -> None:
        """Undo `hide`."""

    def said(self, action: int) -> Message:
        """What an action does; target, price and gain need not be said again. Told in a story as its form `.told`."""
        raise NotImplementedError

    def aside(self, action: int) -> Message | None:  # noqa: ARG002 (for games to fill in)
        """What one should know when choosing the action, though the story need not repeat it."""
        return None

    def target(self, action: int) -> str:  # noqa: ARG002 (for games to fill in)
        """What the action points at, a kind and an id as in `place quarry` or `space 12`; empty for nothing."""
        return ""

    def price(self, action: int) -> list[int]:  # noqa: ARG002 (for games to fill in)
        """What the seat that decides pays for the action, as (kind, number) pairs."""
        return []

    def verb(self, action: int) -> str:
        """What the action does, in a word."""
        return self.space.verb(action)

    def also(self, action: int) -> str:  # noqa: ARG002 (for games to fill in)
        """What else the action is about, as `target` tells it: where a building will stand, say; or empty."""
        return ""

    def brings(self, action: int) -> list[int]:  # noqa: ARG002 (for games to fill in)
        """What the seat that decides gains by the action for certain, as (kind, number) pairs; a loss is negative."""
        return []

    def steps(self, action: int) -> int | None:  # noqa: ARG002 (for games to fill in)
        """How far the action moves the provost; None for one that does not."""
        return None

    def is_asked(self, action: int) -> bool:  # noqa: ARG002 (for games to fill in)
        """Whether the action would answer the question at hand, were there no rule in the way."""
        return True

    def reveals(self, action: int) -> bool:  # noqa: ARG002 (for games to fill in)
        """Whether the action shows its player something that was hidden, so that it cannot fairly be undone."""
        return False

    def key(self) -> int:
        """A hash of the position: equal for equal positions, however they came about."""
        raise NotImplementedError

    def position(self) -> JsonObject:
        """The whole position, secrets included, ready for JSON; `caylus.from_position` reads it back."""
        raise NotImplementedError

    def may_tell(self, change: JsonObject, seat: int | None) -> bool:  # noqa: ARG002 (for games to fill in)
        """Whether a change of the story may be told to a seat (None: a spectator) at this moment."""
        return True

    def list_builds(self, seat: int, kind: int, waived: int) -> None:
        """Add to `legal` the buildings of a kind the seat can build, one cube of `waived` less."""
        raise NotImplementedError

    def list_transforms(self, seat: int, needs: list[int]) -> None:
        """Add to `legal` the buildings the seat can make its residence for that price."""
        raise NotImplementedError

    def list_provost_moves(self, seat: int, steps: int, price: int) -> None:
        """Add to `legal` the moves of the provost open to the seat at `price` coins a space."""
        raise NotImplementedError

    def build(self, seat: int, action: int, waived: int) -> None:
        """Build what the action names."""
        raise NotImplementedError

    def transform(self, seat: int, action: int, needs: list[int]) -> None:
        """Make a residence of what the action names."""
        raise NotImplementedError

    def move_provost(self, seat: int, action: int, price: int) -> None:
        """Move the provost as the action says."""
        raise NotImplementedError

    def grant_favors(self, seat: int, favors: int) -> None:
        """Give the seat favors, to be used before anything else happens."""
        raise NotImplementedError

    def tokens_left(self) -> int:
        """How many tokens the castle still has; games without tokens have none."""
        return 0

    def token_points(self, tokens: int) -> int:  # noqa: ARG002 (for games to fill in)
        """What the best tokens left count."""
        return 0

    def take_tokens(self, seat: int, tokens: int) -> None:
        """Take the best tokens left."""
        raise NotImplementedError

    def tell_phase(self) -> None:
        """Note in the story being told which phase it is."""

    def phase_name(self) -> str:
        """The phase at hand; games without phases have none."""
        return ""

    def subject(self) -> str:
        """What the question is about, as `target` tells it: the building that works, the line of favors; or empty."""
        return ""

    def must_ask(self) -> bool:
        """Whether the question is asked though it has one answer only, lest silence give away a secret."""
        return False

    # -- playing ----------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.who == NOBODY else self.who

    @property
    def decision(self) -> JsonObject | None:
        """The question asked now: its kind, the seat, a message, and what it is about. None when over."""
        return None if self.who == NOBODY else self.asked()

    def asks(self) -> Message:
        """The question as a message; only while the game runs."""
        asked = self.asked()["asked"]
        assert isinstance(asked, dict)
        return read_message(asked).of(self.game.id)

    def view(self, seat: int | None) -> JsonObject:
        """All that the seat may see (None: a spectator), ready for JSON."""
        self.check_seat(seat)
        return self.seen(seat)

    def laid_open(self) -> JsonObject:
        """A view with what every seat knows of its own: for games that are over, looked at again."""
        seats: list[Json] = []
        for seat in range(self.players):
            seen = self.seen(seat)["seats"]
            assert isinstance(seen, list)
            seats.append(seen[seat])
        return {**self.seen(None), "seats": seats, "scores": self.scores(), "ledger": self.ledger()}

    def changed(self, before: State, seat: int | None) -> JsonObject:
        """What is new in a seat's view since an earlier moment of the game: laid over that view, it gives this one.

        Where the view has a list of objects, those that are new may come alone, by their place in it: {"7": {...}}.
        """
        self.check_seat(seat)
        return self.seen_since(before, seat)

    def imagine(self, seat: int | None, rng: Random) -> State:
        """A state the seat cannot tell from this one; what it cannot know is drawn anew."""
        self.check_seat(seat)
        return self.imagined(seat, rng)

    def recall(self, seat: int | None, rng: Random) -> State:
        """The same for a seat that has watched all along and forgotten nothing: what it could count is true."""
        self.check_seat(seat)
        return self.recalled(seat, rng)

    def masked(self, seat: int | None) -> State:
        """A copy from which all that the seat may not know is gone: to be looked at, not to be played on."""
        self.check_seat(seat)
        twin = self.copy()
        twin.mask(seat)
        return twin

    def mask(self, seat: int | None) -> list[list[int]]:
        """Put aside all that a seat may not know, the ledger and others' answers too; gives what `hide` gives."""
        self.newest = None
        if seat != self.who:
            self.legal = NOTHING
        return self.hide(seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.who == NOBODY

    def actions(self) -> list[int]:
        """The legal actions, ascending; empty only when the game is over."""
        return self.legal[:]

    def actions_for(self, seat: int | None) -> list[int]:
        """The legal actions that a seat may know of: its own when it decides, else none."""
        self.check_seat(seat)
        return self.actions() if seat is not None and seat == self.who else []

    def play(self, action: SupportsIndex) -> None:
        """Answer the question asked; an illegal answer raises IllegalAction and changes nothing."""
        number = self.as_action(action)
        if number not in self.legal:
            raise IllegalAction(self.reason_against(number))
        if self.trace is not None:
            self.happen("act", self.who, self.subject() or self.target(number))
        self.carry_out(number)
        self.end_happening()
        self.settle()

    def as_action(self, action: SupportsIndex) -> int:
        """The number of an action; IllegalAction for what is no number."""
        if type(action) is int:
            return action
        number = as_whole(action)
        if number is None:
            raise IllegalAction(Message("why-no-number", given=shown(action)))
        return number

    def settle(self) -> None:
        """Go on to the next real choice: where only one thing can be done, it is done unasked."""
        self.ask()
        while len(self.legal) == 1 and not self.must_ask():
            action = self.legal[0]
            if self.trace is not None:
                self.happen("forced", self.who, self.subject() or self.target(action), self.forced(action))
            self.carry_out(action)
            self.end_happening()
            self.ask()

    def reason_against(self, action: int) -> Message | None:
        """Why the action may not be played now; None if it may."""
        if action in self.legal:
            return None
        if not 0 <= action < len(self.space.words):
            return Message("why-no-action")
        if self.who == NOBODY:
            return Message("why-over")
        return self.obstacle(action).of(self.game.id)

    def code_against(self, action: int) -> str:
        """Of what kind that reason is: `no-action`, `over`, `not-asked` or `rule`; empty if there is none."""
        if action in self.legal:
            return ""
        if not 0 <= action < len(self.space.words):
            return NO_ACTION
        if self.who == NOBODY:
            return GAME_OVER
        return RULE if self.is_asked(action) else NOT_ASKED

    # -- words ------------------------------------------------------------------------------------------

    def notation(self, action: int) -> str:
        """The action as a person writes it; `parse` reads it back."""
        self.check_action(action)
        return self.space.words[action]

    def describe(self, action: int, names: list[str] | None = None) -> str:
        """A sentence for people, beginning with the verb: `Place a worker on the Quarry for 1 denier`.

        Other players are called by the names, or by the colors of their seats.
        """
        self.check_action(action)
        return self.offered(action).told(names)

    def act(self, action: int) -> Message:
        """What an action does, with its target, its price and what it brings."""
        return act_message(self.act_json(action)).of(self.game.id)

    def offered(self, action: int) -> Message:
        """The same with what one should know when choosing."""
        aside = self.aside(action)
        act = self.act(action)
        return act if aside is None else Message("with-aside", act=act, aside=aside).of(self.game.id)

    def act_json(self, action: int) -> JsonObject:
        """The parts of it; what says nothing is left out, and `act` where it is `act-` and the verb."""
        verb, said = self.verb(action), self.said(action)
        found: JsonObject = {"verb": verb}
        if said.args or said.id != f"act-{verb}":
            found["act"] = said.to_json()
        target, also = self.target(action), self.also(action)
        if target:
            found["target"] = pointed(target)
        if also:
            found["also"] = pointed(also)
        price, gain = self.price_json(action), self.gain_json(action)
        if price:
            found["price"] = price
        if gain:
            found["gain"] = gain
        return found

    def price_json(self, action: int) -> Amount:
        """What the action costs, by the names that purses use in views."""
        return self.words.paired(self.price(action))

    def gain_json(self, action: int) -> Amount:
        """What it brings for certain, in the same way."""
        return self.words.paired(self.brings(action))

    def offers_json(self) -> list[JsonObject]:
        """The legal actions with all that a client shows of each; a server makes them after every action."""
        return [self.offer(action) for action in self.legal]

    def offer(self, action: int) -> JsonObject:
        """One of them. Offers that are alike may be one object, so nobody changes it."""
        return self.offer_json(action, None)

    def offer_json(self, action: int, why_not: Message | None) -> JsonObject:
        """An action with all that a client shows of it, be it the rule in its way; what says nothing is left out."""
        offer: JsonObject = {"action": action, "notation": self.notation(action), **self.act_json(action)}
        aside = self.aside(action)
        if aside is not None:
            offer["aside"] = aside.to_json()
        if self.reveals(action):
            offer["reveals"] = True
        if why_not is not None:
            offer["why_not"] = why_not.to_json()
        return offer

    def check_action(self, action: int) -> None:
        """An action of the game's action space; IllegalAction for any other number."""
        if not 0 <= action < len(self.space.words):
            raise IllegalAction(Message("why-no-action"))

    def parse(self, text: str) -> int:
        """The action a text names: its notation, or a short form that fits one legal action only."""
        found = self.spelled(text)
        if found < 0:
            found = self.legal[resolve(text, [self.notation(action) for action in self.legal])]
        return found

    def spelled(self, text: str) -> int:
        """The action that a text spells out in full, legal or not; -1 if it is none."""
        wanted = self.space.normal(text)
        found = self.space.number.get(wanted, -1)
        if found in self.legal:
            return found
        for action in self.legal:  # a price may be written as it is really paid
            if self.space.normal(self.notation(action)) == wanted:
                return action
        return found

    def why_not(self, text: str) -> str | None:
        """The rule in the way of an action and what is missing, in English; None if it is legal."""
        found = self.refusal(text)
        return None if found is None else str(found)

    def refusal(self, text: str) -> Message | None:
        """The same as a message."""
        found = self.spelled(text)
        if found < 0:
            never = self.unnamed_obstacle(self.space.normal(text))
            if never is not None:
                return never.of(self.game.id)
            every = range(len(self.space.words))
            found = resolve(text, [self.notation(action) for action in every])
        return self.reason_against(found)

    def why_not_for(self, seat: int | None, text: str) -> str | None:
        """The same for a seat or spectator, who learns nothing about what another seat may decide."""
        self.check_seat(seat)
        if self.who != NOBODY and seat != self.who:
            return str(Message("why-not-yours", seat=Seat(self.who)))
        return self.why_not(text)

    # -- goods and points -------------------------------------------------------------------------------

    def affords(self, seat: int, needs: list[int]) -> bool:
        """Whether the purse holds every (kind, number) pair of a price."""
        base: i64 = seat * PURSE
        purse = self.purse
        at: i64 = 0
        while at < len(needs):
            if purse[base + needs[at]] < needs[at + 1]:
                return False
            at += 2
        return True

    def shortage(self, seat: int, needs: list[int]) -> Amount:
        """What the purse lacks of a price; empty if nothing."""
        base = seat * PURSE
        lacking = [0] * PURSE
        for at in range(0, len(needs), 2):
            lacking[needs[at]] = max(0, needs[at + 1] - self.purse[base + needs[at]])
        return self.words.named(lacking)

    def gain(self, seat: int, kind: int, number: int) -> None:
        """Take cubes or coins from the stock, or put them back when the number is negative."""
        purse = self.purse
        at: i64 = seat * PURSE + kind
        purse[at] = purse[at] + number  # compiled, `+=` on a place of a list is slow
        if self.trace is not None:
            self.note({"kind": "goods", "seat": seat, "what": self.words.one[kind], "amount": number})

    def pay(self, seat: int, needs: list[int]) -> None:
        """Put the (kind, number) pairs of a price back into the stock."""
        for at in range(0, len(needs), 2):
            self.gain(seat, needs[at], -needs[at + 1])

    def score(self, seat: int, points: int, source: str, what: str) -> None:
        """Gain points, or lose them down to 0 at the lowest, and write down why."""
        at = seat * PURSE + POINTS
        points = max(points, -self.purse[at])
        if points == 0:
            return
        self.purse[at] = self.purse[at] + points
        self.newest = Entry(self.newest, self.turn, seat, points, source, what)
        if self.trace is not None:
            self.note({"kind": "points", "seat": seat, "amount": points, "source": source, "what": what})

    def score_left_over(self, seat: int, gold: int, cubes: int, coins: int) -> None:
        """At the end: `gold` points each, a point for so many other cubes and for so many coins, each rounded down."""
        purse = self.goods(seat)
        self.score(seat, gold * purse[GOLD], "left over", self.words.one[GOLD])
        self.score(seat, sum(purse[:GOLD]) // cubes, "left over", "cubes")
        self.score(seat, purse[COIN] // coins, "left over", self.words.many[COIN])

    def holds(self, seat: int, kind: int) -> int:
        """How much of a kind the seat has."""
        return self.purse[seat * PURSE + kind]

    def goods(self, seat: int) -> list[int]:
        """The seat's cubes, coins and points."""
        return self.purse[seat * PURSE : (seat + 1) * PURSE]

    def scores(self) -> list[int]:
        """Points by seat."""
        return self.purse[POINTS::PURSE]

    def winners(self) -> list[int]:
        """The seats with the most points once the game is over (ties share the win); empty before."""
        if self.who != NOBODY:
            return []
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == max(scores)]

    def ledger(self) -> list[JsonObject]:
        """Every gain and loss of points in order; each seat's entries add up to its score."""
        return [entry_json(entry) for entry in entries(self.newest)]

    def ledger_since(self, before: State) -> JsonObject:
        """The entries that an earlier moment of the game did not have, by their place in the ledger."""
        all_of_them = entries(self.newest)
        start = len(entries(before.newest))
        return {str(at): entry_json(all_of_them[at]) for at in range(start, len(all_of_them))}

    def points_by_source(self) -> dict[str, list[int]]:
        """The ledger, summed by source and seat."""
        sums: dict[str, list[int]] = {}
        for entry in entries(self.newest):
            sums.setdefault(entry.source, [0] * self.players)[entry.seat] += entry.points
        return sums

    def check_seat(self, seat: int | None) -> None:
        """A seat of this game, or None for a spectator; BadOption for any other."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption(f"There is no seat {shown(seat)} in a game of {self.players}; seats count from 0.")

    # -- the story --------------------------------------------------------------------------------------

    def happen(self, kind: str, seat: int = NOBODY, cause: str = "", message: Message | None = None) -> None:
        """What is noted from here on belongs to this, until the next; see `core/story.py`."""
        if self.trace is None or (self.trace and self.trace[-1].goes_on_as(kind, seat, cause)):
            return
        self.trace.append(Happening(kind, seat, self.turn, self.phase_name(), cause, message))

    def end_happening(self) -> None:
        """What changes next has a cause of its own."""
        if self.trace:
            self.trace[-1].ended = True

    def note(self, change: JsonObject) -> None:
        """Add a change to what happens just now."""
        if self.trace is not None:
            happening = self.trace[-1]
            assert not happening.ended, "a change without a cause"
            happening.changes.append(change)

    def forced(self, action: int) -> Message | None:
        """Why a seat can only do this, and that it does; a game says more of it where people would ask."""
        return self.act(action).told_of(self.who)

    def __repr__(self) -> str:
        asked = self.decision
        doing = "over" if asked is None else f"{SEAT_NAMES[self.who]}: {asked['kind']}"
        return f"<{type(self).__name__}, {self.players} players, {self.turn_word.lower()} {self.turn}, {doing}>"

    def _repr_svg_(self) -> str | None:
        """A picture for notebooks, as spectators see the table."""
        return PAINTERS[0](self) if PAINTERS else None

    def __reduce__(self) -> tuple[object, tuple[JsonObject]]:
        """Pickled as its position."""
        from caylus.core.game import from_position  # noqa: PLC0415 (games are made of states)

        return from_position, (self.position(),)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()


def news(was: object, now: object) -> object:
    """What is new in a part of a view; of a list of objects, unless it became shorter, the new ones by their place."""
    if not isinstance(now, list) or not isinstance(was, list) or len(now) < len(was):
        return now
    if not all(isinstance(each, dict) for each in now):
        return now
    return {str(at): each for at, each in enumerate(now) if at >= len(was) or each != was[at]}


def lay_over(view: JsonObject, changed: JsonObject) -> JsonObject:
    """A view with what has `changed` since."""
    found = {**view, **changed}
    for key, value in changed.items():
        was = view[key]
        if isinstance(was, list) and isinstance(value, dict):
            items = was[:]
            for place, item in value.items():
                if int(place) < len(items):
                    items[int(place)] = item
                else:
                    items.append(item)
            found[key] = items
    return found


def pointed(text: str) -> JsonObject:
    """What is pointed at, a kind and an id as in `place quarry`, as it is told."""
    if text not in POINTED:
        kind, _, id = text.partition(" ")
        POINTED[text] = {"kind": kind, "id": id}
    return POINTED[text]


def entry_json(entry: Entry) -> JsonObject:
    """An entry of the ledger."""
    return {
        "turn": entry.turn,
        "seat": entry.seat,
        "points": entry.points,
        "source": entry.source,
        "what": entry.what,
    }


def seat_json(seat: int) -> Json:
    """A seat, null for nobody."""
    return None if seat == NOBODY else seat


def purse_json(state: State, seat: int) -> JsonObject:
    """A seat's cubes and coins by name."""
    names = state.words.keys
    return {names[kind]: state.holds(seat, kind) for kind in [*state.words.any, COIN]}
