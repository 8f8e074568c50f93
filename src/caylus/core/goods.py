"""Goods, coins and points, and amounts of them.

A seat's *purse* counts the first seven kinds. The others stand in prices and gains only: favors, tokens of
the castle, and the two wild cubes of the family's icons (`any`: any cube, gold included; `free`: any cube but gold).
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

Amount: TypeAlias = dict[str, int]  # so many of each good, by the names that purses use in views

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
COIN: Final = 5
POINTS: Final = 6
PURSE: Final = 7  # so many numbers in a purse

FAVOR: Final = 7
TOKEN: Final = 8
ANY: Final = 9
FREE: Final = 10
KINDS: Final = 11

CUBES: Final = 5  # the first five kinds are cubes

ROW_WORDS: Final = {
    "food": FOOD,
    "wood": WOOD,
    "stone": STONE,
    "cloth": CLOTH,
    "gold": GOLD,
    "coin": COIN,
    "coins": COIN,
    "point": POINTS,
    "points": POINTS,
    "favor": FAVOR,
    "favors": FAVOR,
    "token": TOKEN,
    "tokens": TOKEN,
    "any": ANY,
    "free": FREE,
}


def amount(text: str, names: Mapping[str, int] = ROW_WORDS) -> list[int]:
    """The amount that a component row spells out: `amount("2 stone gold")` is two stone and one gold."""
    counts = [0] * KINDS
    times = 1
    for word in text.replace(",", " ").split():
        if word.isdigit():
            times = int(word)
        else:
            counts[names[word]] += times
            times = 1
    return counts


def selections(size: int, kinds: list[int]) -> list[list[int]]:
    """Every way to take `size` cubes of these kinds, as counts of the five cubes."""
    if size == 0:
        return [[0] * CUBES]
    found: list[list[int]] = []
    for smaller in selections(size - 1, kinds):
        for kind in kinds:
            if any(smaller[kind + 1 :]):
                continue  # counted when the later kind came after this one
            larger = smaller[:]
            larger[kind] += 1
            found.append(larger)
    return sorted(found, reverse=True)


class Words:
    """What one game calls its goods, coins and points, so that every game's texts use its rulebook's names."""

    def __init__(self, cubes: list[str], coin: str, coins: str, cube: str = "cube") -> None:
        self.cubes = cubes  # empty for a kind the game does not have
        self.any = [kind for kind in range(CUBES) if cubes[kind]]
        self.free = [kind for kind in self.any if kind != GOLD]
        self.one = [*cubes, coin, "point", "favor", "castle token", f"{cube} of any kind", f"{cube} (no gold)"]
        self.many = [*cubes, coins, "points", "favors", "castle tokens", f"{cube}s of any kind", f"{cube}s (no gold)"]
        self.keys = [*cubes, coins, "points", "favors", "tokens", "any", "free"]

    def count(self, number: int, kind: int) -> str:
        """`2 food`, `1 denier`, `3 points`."""
        return f"{number} {self.one[kind] if abs(number) == 1 else self.many[kind]}"

    def named(self, counts: list[int]) -> Amount:
        """An amount by name: `{"deniers": 2, "points": 3}`; empty for nothing."""
        return {self.keys[kind]: counts[kind] for kind in range(len(counts)) if counts[kind]}

    def paired(self, pairs: list[int]) -> Amount:
        """The same of (kind, number) pairs, each kind once."""
        return {self.keys[pairs[at]]: pairs[at + 1] for at in range(0, len(pairs), 2) if pairs[at + 1]}

    def told(self, named: Amount) -> str:
        """What `named` gave, as `phrase` says it; empty for nothing."""
        counts = [named.get(key, 0) for key in self.keys]
        return self.phrase(counts) if any(counts) else ""

    def cubes_in(self, listed: str) -> list[int]:
        """So many of each cube, as `listed` writes them."""
        return amount(listed, {name: kind for kind, name in enumerate(self.cubes) if name})

    def phrase(self, counts: list[int]) -> str:
        """`2 stone and 1 gold`; `nothing` for an empty amount."""
        parts = [self.count(counts[kind], kind) for kind in range(len(counts)) if counts[kind]]
        if not parts:
            return "nothing"
        return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]

    def listed(self, counts: list[int]) -> str:
        """The cubes as the notation writes them: `2 food cloth`."""
        parts = [(counts[kind], self.cubes[kind]) for kind in range(CUBES) if counts[kind]]
        return " ".join(name if number == 1 else f"{number} {name}" for number, name in parts)
