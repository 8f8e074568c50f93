"""What can be played here, and against whom."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath

from caylus.bots.levels import LEVELS
from caylus.core.game import GAMES as CATALOG
from caylus.core.game import find
from caylus.server.api.problems import REFUSALS
from caylus.tables.views.components import show_component
from caylus.tables.views.messages import BotShown, ChoiceShown, ComponentShown, GameShown


@get("/games", responses=REFUSALS, sync_to_thread=False)
def list_games() -> list[GameShown]:
    """The games with their options."""
    return [
        GameShown(
            id=game.id,
            name=game.name,
            year=game.year,
            rules=game.rules,
            players=list(game.players),
            options=[
                ChoiceShown(name=each.name, values=list(each.values), default=each.default) for each in game.choices
            ],
        )
        for game in CATALOG.values()
    ]


@get("/games/{game_id:str}/components", responses=REFUSALS, sync_to_thread=False)
def list_components(game_id: FromPath[str]) -> list[ComponentShown]:
    """Everything on the table, in words and in figures, with the default options."""
    return [show_component(each) for each in find(game_id).components()]


@get("/bots", responses=REFUSALS, sync_to_thread=False)
def list_bots() -> list[BotShown]:
    """The levels of computer players, from easy to hard."""
    return [BotShown(code=level.word, name=level.name, about=level.about) for level in LEVELS]


GAMES = Router("/", route_handlers=[list_games, list_components, list_bots], tags=["games"])
