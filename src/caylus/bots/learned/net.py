"""A small net of whole numbers: what an observation promises each chair.

Every byte of an observation that is not zero picks a row of a table; the rows are added and pass through two small
layers. All of it is done in whole numbers, so that every machine and both builds find the same.

Numbers are packed: a word of the first layer holds three sums, a word of the second two. A packed word is
`a + b * 2**21 + c * 2**42`, with signs, so that adding words adds all sums at once, and multiplying one multiplies
all. Who makes a net sees to it that no sum can outgrow its place.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

SUMS: Final = 3  # in a word of the first layer
SUM_BITS: Final = 21
SUM_UNIT: Final = 1 << SUM_BITS
PRODUCTS: Final = 2  # in a word of the second
PRODUCT_BITS: Final = 31
PRODUCT_UNIT: Final = 1 << PRODUCT_BITS
STRIDE: Final = 4  # words that are added in one go; the rows of both layers have some times so many
HIGHEST: Final = 4095  # what a cell hands on at most: 16 in steps of 1/256
STEPS: Final = 1024  # an expectation is told in steps of 1/1024
LOGIT_SHIFT: Final = 8  # from what the heads add up to those steps
POINTS_UNIT: Final = 16.0  # points are told in sixteens
FAR: Final = 12 * STEPS  # behind the best by so much is to have no chance


def falling() -> list[float]:
    """e to the minus n/1024 in whole numbers, from multiplications of whole numbers: the same everywhere."""
    factor = 18428738468430479223  # 2**64 / e**(1/1024), rounded
    found: list[float] = []
    value = 1 << 96
    for _ in range(FAR + 1):
        found.append(float(value >> 52))
        value = value * factor >> 64
    return found


FALLING: Final = falling()


class Net:
    """What a net says of the observation it has looked at."""

    def __init__(self, chairs: int, sources: int) -> None:
        self.chairs: i64 = chairs
        self.sources: i64 = sources

    def look(self, seen: bytes) -> None:
        """Take in an observation; what it promises can be asked for then."""
        raise NotImplementedError

    def head(self, number: i64) -> i64:
        """What a head says, in steps: win by chair, points by chair, points by source, policy."""
        raise NotImplementedError

    def shares(self, players: int) -> list[float]:
        """The win by chair, for the chairs that have a player."""
        return soften([self.head(chair) for chair in range(players)])

    def points(self, players: int) -> list[float]:
        """The points still to come by chair."""
        return [self.head(self.chairs + chair) / STEPS * POINTS_UNIT for chair in range(players)]

    def by_source(self) -> list[float]:
        """The points still to come for the first chair, by what will earn them."""
        first = 2 * self.chairs
        return [self.head(first + source) / STEPS * POINTS_UNIT for source in range(self.sources)]

    def policy(self, legal: list[int]) -> list[float]:
        """How likely each of these actions is to be found best."""
        first = 2 * self.chairs + self.sources
        return soften([self.head(first + action) for action in legal])


class PackedNet(Net):
    """The numbers of a net in packed words: quick where this is compiled.

    `file.py` reads one: packed rows of the first two layers, plain ones of the heads.
    """

    def __init__(
        self,
        starts: vec[i64],
        largest: vec[i64],
        table: vec[i64],
        first_bias: vec[i64],
        first_shift: int,
        second: vec[i64],
        second_bias: vec[i64],
        second_shift: int,
        heads: vec[i64],
        chairs: int,
        sources: int,
    ) -> None:
        super().__init__(chairs, sources)
        self.starts = starts  # by byte of the observation: where its row for the value 1 begins
        self.largest = largest  # by byte: the largest value it has a row for; 0 for none
        self.table = table
        self.first_bias = first_bias
        self.first_shift: i64 = first_shift
        self.second = second
        self.second_bias = second_bias
        self.second_shift: i64 = second_shift
        self.heads = heads  # rows of weights, each with its bias behind it
        self.size: i64 = len(starts)
        self.words: i64 = len(first_bias)
        self.pairs: i64 = len(second_bias)
        self.cells: i64 = self.pairs * PRODUCTS
        most = max(self.size, self.words * SUMS)
        self.picked = vec[i64]([i64(0)] * most)  # where the rows begin that are added next
        self.handed = vec[i64]([i64(0)] * most)  # what cells of the first layer hand on
        self.sums = vec[i64]([i64(0)] * self.words)
        self.told = vec[i64]([i64(0)] * self.cells)  # what the second layer hands on

    def look(self, seen: bytes) -> None:
        """Take in an observation; what it promises can be asked for then."""
        count = self.pick(seen)
        self.add_rows(count)
        self.pass_on()

    def pick(self, seen: bytes) -> i64:
        """Which rows of the table the observation picks; gives their number."""
        picked, starts, largest = self.picked, self.starts, self.largest
        size, row = self.size, self.words
        count: i64 = 0
        at: i64 = 0
        while at < size:
            eight = read_i64_le(seen, at) if at + 8 <= size else tail(seen, at)
            byte: i64 = at
            while eight != 0:
                value = eight & 255
                if value != 0:
                    most = largest[byte]
                    if most != 0:
                        if value > most:
                            value = most
                        picked[count] = starts[byte] + (value - 1) * row
                        count += 1
                eight = (eight >> 8) & 0xFFFFFFFFFFFFFF
                byte += 1
            at += 8
        return count

    def add_rows(self, count: i64) -> None:
        """Add the picked rows to the bias, some words at a time."""
        picked, table, bias, sums = self.picked, self.table, self.first_bias, self.sums
        words = self.words
        word: i64 = 0
        while word < words:
            a = bias[word]
            b = bias[word + 1]
            c = bias[word + 2]
            d = bias[word + 3]
            n: i64 = 0
            while n < count:
                row = picked[n] + word
                a += table[row]
                b += table[row + 1]
                c += table[row + 2]
                d += table[row + 3]
                n += 1
            sums[word] = a
            sums[word + 1] = b
            sums[word + 2] = c
            sums[word + 3] = d
            word += STRIDE

    def pass_on(self) -> None:
        """From the sums through the second layer: `told` holds what the heads are made from."""
        picked, handed, second, bias, told = self.picked, self.handed, self.second, self.second_bias, self.told
        shift, pairs = self.second_shift, self.pairs
        count = self.unpack()
        half: i64 = PRODUCT_UNIT // 2
        mask: i64 = PRODUCT_UNIT - 1
        pair: i64 = 0
        while pair < pairs:
            a = bias[pair]
            b = bias[pair + 1]
            c = bias[pair + 2]
            d = bias[pair + 3]
            n: i64 = 0
            while n < count:
                value = handed[n]
                row = picked[n] + pair
                a += value * second[row]
                b += value * second[row + 1]
                c += value * second[row + 2]
                d += value * second[row + 3]
                n += 1
            for total in (a, b, c, d):
                low = ((total + half) & mask) - half
                told[pair * PRODUCTS] = passed_on(low >> shift)
                told[pair * PRODUCTS + 1] = passed_on(((total - low) >> PRODUCT_BITS) >> shift)
                pair += 1

    def unpack(self) -> i64:
        """What the cells of the first layer hand on, and where their rows of the second begin; gives their number."""
        sums, picked, handed = self.sums, self.picked, self.handed
        shift, pairs, words = self.first_shift, self.pairs, self.words
        half: i64 = SUM_UNIT // 2
        mask: i64 = SUM_UNIT - 1
        count: i64 = 0
        row: i64 = 0
        word: i64 = 0
        while word < words:
            left = sums[word]
            lane: i64 = 0
            while lane < SUMS:
                value = ((left + half) & mask) - half
                left = (left - value) >> SUM_BITS
                value >>= shift
                if value > 0:
                    if value > HIGHEST:
                        value = HIGHEST
                    picked[count] = row
                    handed[count] = value
                    count += 1
                row += pairs
                lane += 1
            word += 1
        return count

    def head(self, number: i64) -> i64:
        """What a head says, in steps."""
        heads, told = self.heads, self.told
        cells = self.cells
        at = number * (cells + 1)
        total = heads[at + cells]
        cell: i64 = 0
        while cell < cells:
            total += told[cell] * heads[at + cell]
            cell += 1
        return total >> LOGIT_SHIFT


def tail(seen: bytes, at: i64) -> i64:
    """The last bytes, as if zeros followed."""
    found: i64 = 0
    place: i64 = 1
    while at < len(seen):
        found += i64(seen[at]) * place
        place *= 256
        at += 1
    return found


def passed_on(value: i64) -> i64:
    """What a cell hands on."""
    if value < 0:
        return 0
    if value > HIGHEST:
        return HIGHEST
    return value


def soften(told: list[i64]) -> list[float]:
    """Shares from expectations: so many steps behind the best, so much less."""
    best = told[0]
    for each in told:
        if each > best:
            best = each
    raised: list[float] = []
    total = 0.0
    for each in told:
        behind = best - each
        part = FALLING[behind] if behind < FAR else FALLING[FAR]
        raised.append(part)
        total += part
    return [part / total for part in raised]
