"""For people who add or change games or bots: calls that check them against what all others rely on.

    from caylus.testing import check_bot, check_game

    check_game("ferry")
    check_game("ferry", seeds=range(100), players=[2])

`check_game` plays random games and raises `ContractBroken` with a sentence at the first promise that is not
kept. The parts it is made of can be called by themselves on a state or a record of your own. `GameSuite` runs
them and all that is asked of the games here (properties, secrets, damaged and garbled input, records) with
pytest. What a game promises beyond this (its goods, its pieces, its length) is for its own tests. `check_bot`
lets a bot play and raises `BotBroken`.
"""

from caylus.bots.check import BotBroken, BotReport, check_bot
from caylus.testing.promises import (
    ContractBroken,
    check_components,
    check_copy,
    check_decision,
    check_every_action,
    check_game,
    check_imagined,
    check_ledger,
    check_play,
    check_position,
    check_record,
    check_refusal,
    check_sealed,
    check_space,
    check_state,
    check_thoroughly,
    check_undo,
    check_views,
    option_rows,
)
from caylus.testing.retelling import Retelling, check_retold
from caylus.testing.suite import GameSuite

__all__ = [
    "BotBroken",
    "BotReport",
    "ContractBroken",
    "GameSuite",
    "Retelling",
    "check_bot",
    "check_components",
    "check_copy",
    "check_decision",
    "check_every_action",
    "check_game",
    "check_imagined",
    "check_ledger",
    "check_play",
    "check_position",
    "check_record",
    "check_refusal",
    "check_retold",
    "check_sealed",
    "check_space",
    "check_state",
    "check_thoroughly",
    "check_undo",
    "check_views",
    "option_rows",
]
