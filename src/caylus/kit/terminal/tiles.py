"""What stands on a tile in a cell's eleven characters, from the row that drives the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from caylus.core import effects
from caylus.core.building import Building
from caylus.core.effects import Effect
from caylus.core.goods import ANY, COIN, CUBES, FAVOR, FREE, POINTS, TOKEN, Words
from caylus.kit.terminal.signs import Signs

ROOM: Final = 11


@dataclass(frozen=True)
class Print:
    """How a game's tiles are printed: its words, a letter for each cube, and what is written out by hand."""

    words: Words
    kinds: list[str]
    letters: str  # of the five cubes
    coin: str = "d"
    names: dict[str, str] = field(default_factory=dict)  # by row, where the name needs more room than there is
    texts: dict[str, str] = field(default_factory=dict)  # by row, where an effect cannot be told in letters

    def name_of(self, building: Building) -> str:
        """The name without the mark that tells it apart: on the board its text does."""
        return self.names.get(building.row, building.name)

    def text_of(self, building: Building, signs: Signs) -> str:
        """What the building does: in words where they fit, else in letters."""
        if building.row in self.texts:
            return self.texts[building.row]
        if building.effect is None:
            return f"+{self.amounts(building.income, signs)} income" if any(building.income) else ""
        return self.effect_text(building.effect, signs)

    def effect_text(self, effect: Effect, signs: Signs) -> str:
        """One effect, short."""
        if effect.op == effects.BUILD:
            kind = self.kinds[effect.kind]
            return f"build {kind}" if effect.waived == effects.NO_CUBE else f"{kind} -1{self.letters[effect.waived]}"
        if effect.op not in (effects.TAKE, effects.TRADE):
            return ""
        spoken = self.listed(effect, signs, spoken=True)
        single = all(sum(1 for number in line.gain if number) == 1 for line in effect.lines)
        return spoken if single and len(spoken) <= ROOM else self.listed(effect, signs)

    def listed(self, effect: Effect, signs: Signs, *, spoken: bool = False) -> str:
        """The lines of a take or trade: `2d→3p/4d→5p`."""
        lines: list[str] = []
        for line in effect.lines:
            got = self.amounts(line.gain, signs, spoken=spoken)
            paid = self.amounts(line.pay, signs)
            lines.append(f"{paid}{signs.arrow}{got}" if paid else got)
        text = " or ".join(lines)
        return text if len(text) <= ROOM else "/".join(lines)

    def amounts(self, counts: list[int], signs: Signs, *, spoken: bool = False) -> str:
        """So many of each kind, in words or in letters."""
        coin = signs.worker if self.coin == "worker" else self.coin
        letters = {COIN: coin, POINTS: "p", FAVOR: "favor", TOKEN: "T", ANY: signs.cube, FREE: signs.cube}
        parts: list[str] = []
        for kind, number in enumerate(counts):
            if not number:
                continue
            if spoken and kind <= COIN:
                parts.append(self.words.count(number, kind) if number > 1 or kind == COIN else self.words.one[kind])
            else:
                letter = self.letters[kind] if kind < CUBES else letters[kind]
                parts.append(f"{number if number > 1 or kind == COIN else ''}{letter}")
        return " ".join(parts) if spoken else "+".join(parts)

    def short(self, building: Building, signs: Signs) -> str:
        """A building that can be built: its name, price and points."""
        return f"{building.full_name} {self.amounts(building.cost, signs)} {building.points}p"
