"""The table of Caylus Magna Carta in sentences, for screen readers and for those who like words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from caylus.core.goods import POINTS
from caylus.games.magna_carta.board import SECTIONS, TOKEN_POINTS
from caylus.games.magna_carta.buildings import WORDS
from caylus.games.magna_carta.terminal.tiles import CARDS, COVERS, ON_THE_ROAD, RESERVED
from caylus.kit.terminal import sentences
from caylus.kit.terminal.players import clockwise


def tell(view: dict[str, Any], names: list[str], full: bool) -> list[str]:
    """The whole table and the hand of whom it is told to; `full` adds the prices of the prestige cards."""
    lines = sentences.opening(view, f"Turn {view['turn']}", names, clockwise(view))
    for seat in clockwise(view):
        lines += told_seat(view, names, seat)
    if view["provost"] is not None:
        lines.append(f"The provost is on card {view['provost']}.")
    lines += sentences.along(view["road"], partial(told_card, view, names))
    return lines + castle(view, names) + prestige(view, names, full=full)


def told_seat(view: dict[str, Any], names: list[str], seat: int) -> list[str]:
    """What a seat has, what it has thrown away, and of its hand what the viewer knows."""
    purse = view["seats"][seat]
    tokens = ", ".join(f"{SECTIONS[at]} {number}" for at, number in enumerate(purse["tokens"]) if number)
    said = f"{names[seat]}: {sentences.purse(purse, WORDS, 'deniers')}; workers at home {purse['workers']}"
    cards = f"cards in hand {purse['hand_size']}, in the pile {purse['pile_size']}"
    lines = [f"{said}; {cards}; tokens: {tokens or 'none'}."]
    if purse["discard"]:
        lines.append(f"Discards of {names[seat]}: {named(purse['discard'])}.")
    if purse["hand"] is not None:
        title = "Your hand" if view["you"] == seat else f"Hand of {names[seat]}"
        lines.append(f"{title}: {'; '.join(priced(id) for id in purse['hand']) or 'no cards'}.")
    elif purse["shown"]:
        lines.append(f"In the hand of {names[seat]} must be: {named(purse['shown'])}.")
    return lines


def named(cards: Sequence[str]) -> str:
    """Cards by their names."""
    return ", ".join(CARDS[id].full_name for id in cards)


def priced(id: str) -> str:
    """A card with its price and points."""
    card = CARDS[id] if id in CARDS else COVERS[id]
    return f"{card.full_name}, {WORDS.phrase(card.cost)}, {WORDS.count(card.points, POINTS)}"


def told_card(view: dict[str, Any], names: list[str], place: dict[str, Any]) -> str:
    """A card of the road."""
    card = ON_THE_ROAD[place["tile"]]
    parts = [f"Card {place['space']}: {card.full_name}"]
    if place["cover"] == "residence":
        parts = [f"Card {place['space']}: Residence made of the {card.full_name}"]
    elif place["cover"] is not None:
        parts = [f"Card {place['space']}: {COVERS[place['cover']].name}"]
    if place["owner"] is not None:
        parts.append(f"owned by {names[place['owner']]}")
    if place["reserve"]:
        parts.append(f"{place['reserve']} {RESERVED[card.id]} in reserve")
    if place["cover"] is None:
        asleep = place["worker"] is not None and view["provost"] is not None and place["space"] > view["provost"]
        parts.append(sentences.who(names, place["worker"]) + (", asleep" if asleep else ""))
    if place["turning"]:
        parts.append("becomes a residence when the worker leaves")
    return ", ".join(parts) + "."


def castle(view: dict[str, Any], names: list[str]) -> list[str]:
    """The tokens left, those out of the game, and the batches of this turn."""
    tokens = ", ".join(
        f"{number} of the {SECTIONS[at]} for {WORDS.count(TOKEN_POINTS[at], POINTS)} each"
        for at, number in enumerate(view["castle"]["tokens"])
    )
    lines = [f"Castle tokens left: {tokens}; out of the game {view['castle']['removed']}."]
    offered = sentences.tallied(names, view["castle"]["offers"])
    return [*lines, f"Batches this turn: {offered}."] if offered else lines


def prestige(view: dict[str, Any], names: list[str], *, full: bool) -> list[str]:
    """The prestige cards on offer, and whose the others are."""
    free = [priced(id) if full else COVERS[id].name for id, owner in view["prestige"].items() if owner is None]
    lines = [f"Prestige buildings to build: {('; ' if full else ', ').join(free) or 'none'}."]
    lines += [
        f"Built: {COVERS[id].name} by {names[owner]}." for id, owner in view["prestige"].items() if owner is not None
    ]
    return lines
