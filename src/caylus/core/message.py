"""Messages: what there is to say, as an id and arguments. Nothing here is a sentence.

The words are in the catalogues of `caylus.words`, a message a line, in every language. An id with a part after a point
names a form of the message: `act-place` offers an action, `act-place.told` tells that a seat has done it.

As JSON a message is `{"id": ..., "args": {...}}`, without `args` if it has none. An argument is a number, a text, a
message, or one of

    {"seat": 1}                     a player, by name
    {"ref": "place quarry"}         a place or component, by its name in the catalogue
    {"goods": {"food": 2}}          an amount, by the names that purses use
    {"all": [...]}                  several of these: `a, b and c`
    {"either": [...]}               one of these: `a, or b`
    {"row": [...]}                  one after the other: `a, b, c`
    {"sentences": [...]}            sentences
    {"clauses": [...]}              parts of a sentence: `a; b; c`
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from caylus.core.goods import Amount

Arg: TypeAlias = "int | str | Seat | Ref | Goods | Several | Message"
Args: TypeAlias = "dict[str, Arg]"

ALL: Final = "all"
EITHER: Final = "either"
ROW: Final = "row"
SENTENCES: Final = "sentences"
CLAUSES: Final = "clauses"

TELLERS: Final[list[Callable[[Message, list[str] | None], str]]] = []  # who says it in English, once that is known


class Seat:
    """A player."""

    def __init__(self, number: int) -> None:
        self.number = number

    def to_json(self) -> object:
        """As JSON."""
        return {"seat": self.number}

    def __repr__(self) -> str:
        return f"seat {self.number}"


class Ref:
    """A place or component: a kind and an id, as in `place quarry`, `space 12`, `tile mason`."""

    def __init__(self, text: str) -> None:
        self.text = text

    def to_json(self) -> object:
        """As JSON."""
        return {"ref": self.text}

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Goods:
    """An amount, by the names that purses use; nothing may be in it."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def to_json(self) -> object:
        """As JSON."""
        return {"goods": self.amount}

    def __repr__(self) -> str:
        return repr(self.amount)


class Several:
    """Several arguments, and how they are joined."""

    def __init__(self, way: str, items: list[Arg]) -> None:
        self.way = way
        self.items = items

    def to_json(self) -> object:
        """As JSON."""
        return {self.way: [arg_json(item) for item in self.items]}

    def __repr__(self) -> str:
        return f"{self.way} {self.items!r}"


class Message:
    """What there is to say. As a text it is its English, or its id and arguments where no words are installed."""

    def __init__(self, id: str, **args: Arg) -> None:
        self.id = id
        self.args: Args = args
        self.game = ""  # whose words are wanted, where that is known

    def of(self, game: str) -> Message:
        """The same, of a game."""
        self.game = game
        return self

    def with_args(self, args: Args) -> Message:
        """The same with further arguments, which give way to its own."""
        twin = Message(self.id)
        twin.args = {**args, **self.args}
        twin.game = self.game
        return twin

    def told_of(self, seat: int) -> Message:
        """The same, told of a seat that does it."""
        twin = Message(f"{self.id}.told", seat=Seat(seat))
        twin.args.update(self.args)
        twin.game = self.game
        return twin

    def to_json(self) -> dict[str, object]:
        """As JSON."""
        if not self.args:
            return {"id": self.id}
        return {"id": self.id, "args": {name: arg_json(arg) for name, arg in self.args.items()}}

    def told(self, names: list[str] | None = None) -> str:
        """In English; players are called by the names, or by the colors of their seats."""
        return TELLERS[0](self, names) if TELLERS else repr(self)

    def __str__(self) -> str:
        return self.told()

    def __reduce__(self) -> tuple[object, tuple[dict[str, object], str]]:
        """Pickled as JSON: errors are handed from process to process with what they say."""
        return restored, (self.to_json(), self.game)

    def __repr__(self) -> str:
        return f"{self.id} {self.args!r}" if self.args else self.id


def restored(data: dict[str, object], game: str) -> Message:
    """The message that was pickled."""
    return read_message(data).of(game)


def arg_json(arg: Arg) -> object:
    """An argument as JSON."""
    return arg if isinstance(arg, (int, str)) else arg.to_json()


def read_message(data: Mapping[str, object]) -> Message:
    """The message that was written as JSON."""
    args = data.get("args", {})
    assert isinstance(args, dict)
    message = Message(str(data["id"]))
    for name, arg in args.items():
        message.args[str(name)] = read_arg(arg)
    return message


def read_arg(data: object) -> Arg:
    """The argument that was written as JSON."""
    if isinstance(data, (int, str)):
        return data
    assert isinstance(data, dict)
    if "id" in data:
        return read_message(data)
    ((way, said),) = data.items()
    if way == "seat":
        assert isinstance(said, int)
        return Seat(said)
    if way == "ref":
        return Ref(str(said))
    if way == "goods":
        assert isinstance(said, dict)
        return Goods(said)
    assert isinstance(said, list)
    return Several(str(way), [read_arg(item) for item in said])


def all_of(items: list[Arg]) -> Several:
    """`a, b and c`."""
    return Several(ALL, items)


def either(items: list[Arg]) -> Several:
    """`a, or b`."""
    return Several(EITHER, items)


def in_row(items: list[Arg]) -> Several:
    """`a, b, c`."""
    return Several(ROW, items)


def clauses(items: list[Arg]) -> Several:
    """Parts of a sentence: `a; b; c`."""
    return Several(CLAUSES, items)


def sentences(items: list[Arg]) -> Several:
    """Sentences, one after the other."""
    return Several(SENTENCES, items)
