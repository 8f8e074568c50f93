"""The plug with all that stands above a game's rules: what its bots know, its numbers for nets, its board."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from caylus.core.errors import UnknownGame
from caylus.core.game import Game, find
from caylus.kit.knowledge.knowledge import Knowledge

if TYPE_CHECKING:
    from caylus.kit.encoding.encoder import Encoder
    from caylus.kit.terminal.board import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class Plug(Game):
    """A game as the program knows it. What is not overridden has a plain stand-in.

    Encoders and boards need packages that the rules do without, so they are imported when they are asked for.
    """

    package: str = ""  # where its `encoding`, `terminal.board` and `words` lie; a game without them has the plain ones
    plain: Encoder | None = None  # made when it is first asked for

    def knowledge(self) -> Knowledge | None:
        """What bots know of it; without it a search plays to the end at random."""
        return None

    def encoder(self) -> Encoder:
        """Its positions and answers as numbers, always by the same encoder."""
        if self.package:
            found: Encoder = import_module(f"{self.package}.encoding").ENCODER
            return found
        from caylus.kit.encoding.plain import PlainEncoder  # noqa: PLC0415 (the rules need no librt)

        if self.plain is None:
            self.plain = PlainEncoder(self)
        return self.plain

    def board(self) -> Board:
        """Its table in the terminal, drawn and told."""
        module = f"{self.package}.terminal.board" if self.package else "caylus.kit.terminal.plain"
        found: Board = import_module(module).BOARD
        return found

    def catalogue(self, language: str) -> str:
        """Its words in a language: of the folder `words` in its package, and those of its rules, if they lie apart."""
        package = self.package or type(self).__module__.rpartition(".")[0]
        if not package:
            return ""
        from importlib.resources import files  # noqa: PLC0415 (who says nothing need not wait for it)

        words = files(package).joinpath("words")
        parts = [words.joinpath(f"{language}.ftl"), words.joinpath("rules", f"{language}.ftl")]
        return "\n".join(part.read_text(encoding="utf-8") for part in parts if part.is_file())


def plug_of(game: Game) -> Plug:
    """The same game with all of its parts."""
    assert isinstance(game, Plug)
    return game


def find_plug(id: object) -> Plug:
    """The game of that id."""
    return plug_of(find(id))


def find_knowledge(id: object) -> Knowledge:
    """What bots know of the game of that id; UnknownGame if that is nothing."""
    plug = find_plug(id)
    found = plug.knowledge()
    if found is None:
        raise UnknownGame(f"Bots know nothing of {plug.name}.")
    return found
