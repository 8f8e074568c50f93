"""The seeded generator behind every shuffle: small, copyable, the same interpreted and compiled."""

import hashlib
from typing import Final, TypeVar

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF


class Chance:
    """A xoshiro128++ generator: four words of 32 bits, started from the SHA-256 of a text."""

    def __init__(self, seed: str, words: list[int] | None = None) -> None:
        if words is None:
            digest = hashlib.sha256(seed.encode()).digest()
            words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4)]
            words[0] |= 1  # never all zero
        self.a, self.b, self.c, self.d = words

    def words(self) -> list[int]:
        """Its whole state; `Chance("", words)` goes on from there."""
        return [self.a, self.b, self.c, self.d]

    def word(self) -> int:
        """The next 32 bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        total = (a + d) & WORD
        result = (((total << 7) & WORD) | (total >> 25)) + a
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) & WORD) | (d >> 21)
        return result & WORD

    def below(self, bound: int) -> int:
        """A number from 0 to `bound - 1`, each as likely as the others."""
        limit = (WORD + 1) - (WORD + 1) % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order, every order as likely as the others."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
