"""The plug of a game: its name, its options, what it is made of, and what else it brings; and the list of all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NotRequired, SupportsIndex, TypedDict

from mypy_extensions import mypyc_attr

from caylus.core.actions import ActionSpace
from caylus.core.building import Building
from caylus.core.effects import Effect, EffectValue, effect_value
from caylus.core.errors import LARGE, BadOption, PositionError, UnknownGame, as_whole, shown
from caylus.core.goods import Amount, Words
from caylus.core.message import Message
from caylus.core.reading import PLENTY, part, require, texts, whole
from caylus.core.state import JsonObject, State

SEED_BITS: Final = 128


class Choice:
    """An option of a game: its values, the first of them the default, and what each means."""

    def __init__(self, name: str, meaning: str, values: dict[str, str]) -> None:
        self.name = name
        self.meaning = meaning
        self.values = values

    @property
    def default(self) -> str:
        """The value that holds unless another is asked for."""
        return next(iter(self.values))


class Section(TypedDict):
    """A section of a castle in figures; a key that says nothing of it is left out."""

    points: int  # for a batch or a token
    parts: NotRequired[int]  # so many batches fill it
    mark: NotRequired[int]  # the space on which the bailiff brings its scoring
    loss: NotRequired[int]  # points for no house in it; below zero
    favors: NotRequired[list[int]]  # by the number of houses from none on, the last for all above
    tokens: NotRequired[dict[str, int]]  # by the number of players


class Cell(TypedDict):
    """Where a favor stands in the table of favors."""

    line: str
    column: int


class Component:
    """A tile, card, space or favor as the rules pages tell it; made from the row that drives the game.

    In words, and in figures: amounts by the names that purses use, effects as `core.effects.EffectValue`.
    """

    def __init__(
        self,
        id: str,
        name: str,
        group: str,
        text: Message,
        *,
        cost: Amount | None = None,
        points: int = 0,
        favors: int = 0,
        income: Amount | None = None,
        effect: EffectValue | None = None,
        setup: EffectValue | None = None,
        owner: EffectValue | None = None,
        section: Section | None = None,
        cell: Cell | None = None,
        figures: Amount | None = None,
        copies: int = 1,
        doubt: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.group = group
        self.text = text
        self.cost = cost or {}
        self.points = points  # when built
        self.favors = favors  # when built
        self.income = income or {}  # more each turn
        self.effect = effect  # for the worker's owner
        self.setup = setup  # the same on the side laid at the set-up, where that is another
        self.owner = owner  # for the building's owner, when another player uses it
        self.section = section
        self.cell = cell
        self.figures = figures or {}  # of a power or place: the id says what they stand for
        self.copies = copies  # of the same tile
        self.doubt = doubt  # which figures rest on little evidence, with their marks


class ForecastPhases:
    """When it can be foreseen what happens if all stop: phases in which the provost may yet move, and the road's."""

    def __init__(self, moving: list[str], road: str) -> None:
        self.moving = moving
        self.road = road


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What the options of a game decide; shared by all states of a table."""

    def __init__(self, game: Game, options: dict[str, str]) -> None:
        self.game = game
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the family: all that the program knows of it. What is not overridden has a plain stand-in.

    What stands above the rules is the business of `caylus.kit.plug.Plug`, from which games are derived.
    """

    def __init__(
        self,
        id: str,
        name: str,
        year: int,
        players: range,
        rules: int,
        choices: list[Choice],
        space: ActionSpace,
        words: Words,
    ) -> None:
        self.id = id
        self.name = name
        self.year = year
        self.players = players  # how many can play
        self.rules = rules  # version; a record of a newer one is refused
        self.choices = choices
        self.space = space  # the fixed action space
        self.words = words  # what it calls its goods

    @property
    def python_name(self) -> str:
        """The id as names in Python are written, for environments."""
        return self.id.replace("-", "_")

    @property
    def party(self) -> str:
        """How many can play, in words."""
        fewest, most = self.players[0], self.players[-1]
        return f"{fewest} players" if fewest == most else f"{fewest} to {most} players"

    def __repr__(self) -> str:
        return f"<{self.name} ({self.year}), {self.party}>"

    def set_up(self, players: int, seed: int, options: dict[str, str]) -> State:
        """The table laid for a new game, before anything happens; all three have been checked."""
        raise NotImplementedError

    def read(self, position: JsonObject, players: int, options: dict[str, str]) -> State:
        """The state a position describes; players and options have been checked."""
        raise NotImplementedError

    def rows(self, options: dict[str, str]) -> list[Component]:
        """Everything on the table, in the order of the rules page; the options have been checked."""
        raise NotImplementedError

    def hides(self, options: dict[str, str]) -> bool:  # noqa: ARG002 (for games to fill in)
        """Whether seats see different tables; else all of them and spectators see the same. The options have been
        checked."""
        return True

    def guesses(self, options: dict[str, str]) -> bool:
        """Whether something stays hidden from a seat that has counted along, so that bots must guess at it."""
        return self.hides(options)

    def catalogue(self, language: str) -> str:  # noqa: ARG002 (for games to fill in)
        """Its words in a language, as Fluent; empty for a language it does not speak."""
        return ""

    def forecast(self) -> ForecastPhases | None:
        """In which phases it can be foreseen what happens if all stop; none in a game that is too different."""
        return None

    def components(self, options: Mapping[str, object] | None = None) -> list[Component]:
        """Everything on the table as the chosen options have it, in the order of the rules page."""
        rows = self.rows(self.check_options(options))
        for row in rows:
            row.text.of(self.id)
        return rows

    def check_options(self, options: Mapping[str, object] | None) -> dict[str, str]:
        """All options with their values, defaults filled in; BadOption for what is not there."""
        if options is not None and not isinstance(options, Mapping):
            raise BadOption("Options are names with values, such as favors=simple.")
        given = dict(options or {})
        full: dict[str, str] = {}
        for choice in self.choices:
            value = given.pop(choice.name, choice.default)
            word = str(value) if type(value) is int and -LARGE < value < LARGE else value
            if not isinstance(word, str) or word not in choice.values:
                known = " or ".join(choice.values)
                raise BadOption(f"{self.name}: {choice.name} can be {known}, not {shown(value)}.")
            full[choice.name] = word
        if given:
            known = ", ".join(choice.name for choice in self.choices) or "none"
            raise BadOption(f"{self.name} has no option {shown(next(iter(given)))} (it has: {known}).")
        return full

    def check_players(self, players: SupportsIndex) -> int:
        """The number of players, if the game can be played by so many."""
        number = as_whole(players)
        if number is None or number not in self.players:
            fewest, most = self.players[0], self.players[-1]
            if fewest == most:
                raise BadOption(f"{self.name} is for {fewest} players, not {shown(players)}.")
            raise BadOption(f"{self.name} is for {fewest} to {most} players, not {shown(players)}.")
        return number

    def restore(self, position: JsonObject) -> State:
        """The state a position describes; PositionError if it could not have come from a game."""
        try:
            options = self.check_options(texts(position, "options"))
            players = self.check_players(whole(position, "players", self.players[0], self.players[-1]))
        except BadOption as error:
            raise PositionError(str(error)) from None
        version = whole(position, "rules", 1, PLENTY)
        require(version <= self.rules, f"The position was made with newer rules (version {version}).")
        return self.read(position, players, options)

    def new(
        self, players: SupportsIndex, seed: SupportsIndex | None = None, options: Mapping[str, object] | None = None
    ) -> State:
        """A new game at its first decision; the seed fixes every shuffle and is drawn if not given."""
        return self.start(self.check_players(players), check_seed(seed), self.check_options(options))

    def start(self, players: int, seed: int, options: dict[str, str]) -> State:
        """The same for players, seed and options that have been checked."""
        state = self.set_up(players, seed, options)
        state.settle()
        return state


def check_seed(seed: SupportsIndex | None) -> int:
    """The seed, or a new random one."""
    if seed is None:
        import secrets  # noqa: PLC0415 (who names a seed need not wait for it)

        return secrets.randbits(63)
    number = as_whole(seed)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        raise BadOption(f"A seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {shown(seed)}.")
    return number


def value_or_none(effect: Effect | None, words: Words, kinds: list[str]) -> EffectValue | None:
    """An effect as data, where there is one."""
    return effect_value(effect, words, kinds) if effect is not None else None


def building_components(tiles: list[Building], kinds: list[str], words: Words) -> list[Component]:
    """Buildings as the rules pages tell them, a row once however many copies there are."""
    found: list[Component] = []
    for building in tiles:
        if building.row != building.id:
            continue
        copies = sum(1 for other in tiles if other.row == building.id)
        found.append(
            Component(
                building.id,
                building.full_name,
                kinds[building.kind],
                building.message(words),
                cost=words.named(building.cost),
                points=building.points,
                favors=building.favors,
                income=words.named(building.income),
                effect=value_or_none(building.effect, words, kinds),
                setup=None if building.setup is building.effect else value_or_none(building.setup, words, kinds),
                owner=value_or_none(building.owner, words, kinds),
                copies=copies,
                doubt=building.doubt,
            )
        )
    return found


GAMES: Final[dict[str, Game]] = {}
BROKEN: Final[dict[str, str]] = {}  # games of other packages that cannot be played, with a sentence that says why


def enter(game: Game) -> None:
    """Put a game into the catalogue."""
    GAMES[game.id] = game


def find(id: object) -> Game:
    """The game of that id."""
    if isinstance(id, str) and id in GAMES:
        return GAMES[id]
    if isinstance(id, str) and id in BROKEN:
        raise UnknownGame(BROKEN[id])
    raise UnknownGame(f"There is no game {shown(id)} here; there is {', '.join(GAMES)}.")


def new(
    game: object,
    players: SupportsIndex,
    seed: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """A new game at its first decision."""
    return find(game).new(players, seed, options)


def from_position(position: object) -> State:
    """The state that `State.position` described; PositionError if it could not have come from a game."""
    if not isinstance(position, dict):
        raise PositionError("A position is a JSON object.")
    return find(part(position, "game")).restore(position)
