"""Habits in Caylus 1303: what a player of some experience does at a glance."""

from __future__ import annotations

from typing import Final

from caylus.core.actions import DECLINE, PASS
from caylus.core.building import waiver
from caylus.core.effects import BUILD as BUILD_OP
from caylus.core.effects import PROVOST as PROVOST_OP
from caylus.core.effects import TRANSFORM as TRANSFORM_OP
from caylus.core.effects import Effect
from caylus.core.state import NOBODY, State
from caylus.games.caylus1303 import favors
from caylus.games.caylus1303.actions import (
    BUILD,
    DELIVER,
    DRAFT,
    PLACE,
    PLANS,
    RECRUIT,
    SITE,
    SITE_PLACE,
    STEAL,
    TRANSFORM,
)
from caylus.games.caylus1303.board import BUNDLES, ROAD_END
from caylus.games.caylus1303.buildings import FIRST_STARTING, STARTING, TILES
from caylus.games.caylus1303.characters import BAILIFF, JOURNEYMAN, STEWARD, THIEF
from caylus.games.caylus1303.knowledge.figures import Figures
from caylus.games.caylus1303.knowledge.worth import Outlook
from caylus.games.caylus1303.phases import placement, provost, road
from caylus.games.caylus1303.state import (
    ASK_BAILIFF,
    ASK_BRIDGE,
    ASK_BUILDING,
    ASK_DELIVERY,
    ASK_EARLY,
    ASK_FAVOR_EFFECT,
    ASK_MONUMENT,
    ASK_PLACE,
    Table,
)
from caylus.kit.knowledge.habits import Habits

STARTING_LOSS: Final = [0.5, 0.4, 0.4, 0.4, 0.5, 0.1, 0.0, 0.5, 0.6]  # what all lose when it becomes a residence


class Habits1303(Habits):
    """Rules of thumb for every question of Caylus 1303."""

    def __init__(self, figures: Figures | None = None, *, rash: bool = False) -> None:
        super().__init__(ASK_PLACE, rash=rash)
        self.figures = Figures() if figures is None else figures

    def weigh(self, state: State) -> list[float]:
        """What each legal action seems worth, in points."""
        assert isinstance(state, Table)
        step = state.step
        outlook = Outlook(state, state.who, self.figures)
        if step in (ASK_PLACE, ASK_EARLY):
            return weigh_places(state, outlook)
        if step == ASK_BUILDING:
            return weigh_uses(state, outlook, road.effect_in_hand(state))
        if step in (ASK_BRIDGE, ASK_BAILIFF):
            return weigh_provost(state, outlook, outlook.worker if step == ASK_BRIDGE else 0.0)
        if step == ASK_DELIVERY:
            return weigh_bundles(state, outlook)
        if step == ASK_MONUMENT:
            return weigh_monuments(state, outlook)
        if step == ASK_FAVOR_EFFECT:
            return weigh_uses(state, outlook, favors.effect_in_hand(state))
        return weigh_characters(state, outlook)

    def walks(self, state: State) -> bool:
        """Whether the provost is to be moved, by toll or by the bailiff."""
        assert isinstance(state, Table)
        return state.step in (ASK_BRIDGE, ASK_BAILIFF)

    def is_idle(self, state: State) -> bool:
        """Whether no worker is on the board."""
        assert isinstance(state, Table)
        who = state.who
        return who not in state.worker_at and who not in state.joiner_at and who not in state.queue


def weigh_places(s: Table, outlook: Outlook) -> list[float]:
    """The use of each place, by how likely it acts, less the workers it takes and what its owner gains."""
    seat = s.who
    cost = outlook.worker * placement.price(s, seat)
    gift = 0.0 if s.holder[THIEF] == seat else outlook.figures.gift / (s.players - 1)
    found: list[float] = []
    for action in s.legal:
        if action == PASS:
            found.append(outlook.figures.first_to_pass if not s.passed else 0.0)
        elif action == DECLINE:
            found.append(outlook.figures.stay_in_bed)
        elif action == PLACE + SITE_PLACE:
            found.append(outlook.site() - cost)
        else:
            found.append(weigh_place(s, outlook, action - PLACE, gift) - cost)
    return found


def weigh_place(s: Table, outlook: Outlook, tile: int, gift: float) -> float:
    """The use of a building."""
    space = s.space_of[tile]
    chance = outlook.reach(space)
    if chance == 0.0:
        return 0.0
    owner = s.owner_at[space]
    building = TILES[tile]
    effect = building.effect if building.kind == STARTING or owner != NOBODY else building.setup
    assert effect is not None
    worth = chance * outlook.effect(effect, space)
    if owner != NOBODY and owner != s.who:
        worth -= 2.0 * gift if s.holder[STEWARD] == owner else gift
        if building.owner is not None:
            worth -= gift
    if s.worker_at[space] != NOBODY and s.holder[JOURNEYMAN] == s.who:
        worth -= 0.2  # the Journeyman helps once a round
    return worth


def weigh_uses(s: Table, outlook: Outlook, effect: Effect) -> list[float]:
    """Each way to use an effect; declining is worth nothing."""
    if effect.op == PROVOST_OP:
        return weigh_provost(s, outlook, 0.0)
    found: list[float] = []
    for action in s.legal:
        if action == DECLINE:
            found.append(0.0)
        elif effect.op == BUILD_OP:
            plan = PLANS[action - BUILD]
            found.append(outlook.building(plan.tile) - outlook.price(plan.needs[waiver(effect.waived)]))
        elif effect.op == TRANSFORM_OP:
            lost = STARTING_LOSS[action - TRANSFORM] * 0.1
            if s.worker_at[s.space_of[FIRST_STARTING + action - TRANSFORM]] == s.who:
                lost += 0.01
            found.append(outlook.residence() - outlook.price(effect.needs) - lost)
        else:
            found.append(outlook.option(effect.by_action[action]))
    return found


def weigh_provost(s: Table, outlook: Outlook, price: float) -> list[float]:
    """What each place of the provost lets one's own workers do, and those of others."""
    figures = outlook.figures
    trust = 1.0 if has_last_word(s) else figures.bridge_trust
    malice = trust * figures.malice / (s.players - 1)
    lowest = s.provost + s.legal[0] - provost.STAY
    highest = s.provost + s.legal[-1] - provost.STAY
    found: list[float] = []
    reached = 0.0  # by workers between the lowest place and the present one
    for place in range(lowest, highest + 1):
        if lowest < place <= ROAD_END:
            reached += weigh_space(s, outlook, place, trust, malice)
        found.append(reached - price * abs(place - s.provost))
    return found


def has_last_word(s: Table) -> bool:
    """Whether nobody moves the provost afterwards."""
    if s.step == ASK_BAILIFF:
        return True
    bailiff = s.holder[BAILIFF]
    return s.step == ASK_BRIDGE and s.cursor == s.players and (bailiff < 0 or bailiff == s.who)


def weigh_space(s: Table, outlook: Outlook, space: int, trust: float, malice: float) -> float:
    """What it is worth to the seat that the workers on a space act."""
    worker = s.worker_at[space]
    if worker == NOBODY:
        return 0.0
    building = s.tile(space)
    effect = building.effect if building.kind == STARTING or s.owner_at[space] != NOBODY else building.setup
    assert effect is not None
    total = 0.0
    for who in (worker, s.joiner_at[space]):
        if who == s.who:
            total += trust * outlook.effect(effect, space)
        elif who != NOBODY:
            total -= malice
    return total


def weigh_bundles(s: Table, outlook: Outlook) -> list[float]:
    """Each bundle, and a little more for the first, which may win the favor."""
    bonus = outlook.figures.first_bundle if s.bundles[s.who] == 0 else outlook.figures.next_bundle
    return [0.0 if action == DECLINE else bonus + outlook.bundle(BUNDLES[action - DELIVER]) for action in s.legal]


def weigh_monuments(s: Table, outlook: Outlook) -> list[float]:
    """Each monument that can be paid."""
    found: list[float] = []
    for action in s.legal:
        if action == DECLINE:
            found.append(0.0)
        else:
            plan = PLANS[action - BUILD]
            found.append(outlook.building(plan.tile) - outlook.price(plan.needs[0]))
    return found


def weigh_characters(s: Table, outlook: Outlook) -> list[float]:
    """Characters to choose, steal or recruit; and tiles of the site, where a favor also brings a character."""
    recruited = -1.0
    found: list[float] = []
    for action in s.legal:
        if action == DECLINE:
            found.append(0.0)
        elif action >= RECRUIT:
            found.append(outlook.character(action - RECRUIT, s.who))
        elif action >= SITE:
            if recruited < 0.0:
                recruited = best_on_board(s, outlook)
            effect = TILES[s.site[action - SITE]].setup
            assert effect is not None
            found.append(recruited + outlook.effect(effect, ROAD_END))
        elif action >= STEAL:
            found.append(outlook.steal(action - STEAL))
        else:
            found.append(outlook.character(action - DRAFT, s.who))
    return found


def best_on_board(s: Table, outlook: Outlook) -> float:
    """What the best character left on the board is worth; 0 if there is none."""
    best = 0.0
    for character in range(len(s.holder)):
        if s.holder[character] == -1:
            best = max(best, outlook.character(character, s.who))
    return best
