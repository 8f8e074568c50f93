"""The seeded generator behind every shuffle: small, copyable, the same interpreted and compiled."""

import hashlib
from typing import Final, TypeVar

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF


class Chance:
    """A xoshiro128++ generator: four words of 32 bits, started from the SHA-256 of a text."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big") | 1  # never all zero
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.d = int.from_bytes(digest[12:16], "big")

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
