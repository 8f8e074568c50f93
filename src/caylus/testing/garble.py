"""Garbled input, made quickly: the same for the same generator."""

from __future__ import annotations

from random import Random

ODD = [
    "",
    " ",
    "\t",
    "\0",
    "\ud800",
    "\u2028",
    "\ufeff",
    "²",
    "٣",
    "ß",
    "İ",
    "{",
    "}",
    '"',
    ":",
    "#",
    "=",
    "-0",
    "+1",
    "1e9",
]
NUMBERS = ["0", "1", "-1", "2", "007", "999", "1000", "9" * 30, "9" * 5000, "1.5", "+3", "0x10"]
HEADINGS = ["game", "rules", "players", "options", "seed", "seat 1", "seat 2", "seat 9", "plies", "result", "weather"]


def garbled_word(rng: Random, words: list[str]) -> str:
    """A word of the notation, part of one, a number, or something odd."""
    kind = rng.randrange(6)
    word = rng.choice(words)
    if kind == 0:
        return rng.choice(ODD)
    if kind == 1:
        return rng.choice(NUMBERS)
    if kind == 2:
        return word[: rng.randint(0, len(word))]
    if kind == 3:
        at = rng.randint(0, len(word))
        return word[:at] + chr(rng.randrange(0x110000)) + word[at:]
    return word.upper() if kind == 4 else word


def garbled_phrase(rng: Random, words: list[str]) -> str:
    """A few such words; now and then a great many."""
    size = rng.randint(0, 6) if rng.random() < 0.99 else 2000
    return rng.choice([" ", "  ", "\t", "-"]).join(garbled_word(rng, words) for _ in range(size))


def garbled_lines(rng: Random, lines: list[str], words: list[str]) -> list[str]:
    """A record with a few lines lost, doubled, moved, cut, or made up."""
    found = list(lines)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(found) + 1)
        kind = rng.randrange(6)
        if kind == 0:
            del found[at : at + rng.randint(1, 3)]
        elif kind == 1:
            found[at:at] = found[at : at + 2]
        elif kind == 2:
            found.insert(at, garbled_phrase(rng, words))
        elif kind == 3:
            found.insert(at, f"{rng.choice(HEADINGS)}: {garbled_phrase(rng, words)}")
        elif kind == 4 and at < len(found):
            found.insert(rng.randrange(len(found)), found.pop(at))
        elif at < len(found):
            line = found[at]
            cut = rng.randint(0, len(line))
            found[at] = line[:cut] + rng.choice([*ODD, *NUMBERS]) + line[cut + rng.randint(0, 2) :]
    return found


def garbled_value(rng: Random, words: list[str]) -> object:
    """Something to stand in a position."""
    kind = rng.randrange(9)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([10**9, -(10**9), 10**20, 10**6000, 1.5, float("nan"), float("inf")])
    if kind == 2:
        return [garbled_value(rng, words) for _ in range(rng.randint(0, 3))]
    if kind == 3:
        return {garbled_word(rng, words): garbled_value(rng, words) for _ in range(rng.randint(0, 3))}
    if kind in (4, 5):
        return garbled_word(rng, words)
    return rng.randint(-2, 30)
