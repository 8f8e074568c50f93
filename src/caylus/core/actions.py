"""The action space: a game's fixed numbering of everything a seat can ever choose, with its notation."""

from typing import Final

from caylus.core.errors import NotationError, shown

PASS: Final = 0
DECLINE: Final = 1
USE: Final = 2

MOST_DIGITS: Final = 3  # of a number in a notation
HINTS: Final = 6  # how many candidates an error message lists


class Segment:
    """A run of consecutive actions with one verb."""

    def __init__(self, verb: str, start: int, size: int, meaning: str) -> None:
        self.verb = verb
        self.start = start
        self.size = size
        self.meaning = meaning


class ActionSpace:
    """Every action of a game in order; the first three are the same in all games."""

    def __init__(self, cubes: list[str]) -> None:
        self.cubes = cubes
        self.words: list[str] = []
        self.number: dict[str, int] = {}  # by the normal form of the notation
        self.segments: list[Segment] = []
        self.segment_of: list[int] = []  # by action
        self.add("pass", [""], "place no more workers this turn")
        self.add("decline", [""], "make no use of what is offered")
        self.add("use", [""], "use a building that leaves nothing to choose")

    def add(self, verb: str, objects: list[str], meaning: str) -> int:
        """Number a further verb with its objects; gives the first number."""
        start = len(self.words)
        for thing in objects:
            word = f"{verb} {thing}".strip()
            self.number[self.normal(word)] = len(self.words)
            self.words.append(word)
        self.segment_of += [len(self.segments)] * len(objects)
        self.segments.append(Segment(verb, start, len(objects), meaning))
        return start

    def add_provost(self, most: int, steps: str) -> int:
        """Append his moves, so many steps back or forward at the most; gives the first. `steps` is what they are."""
        moves = [f"{step:+d}" if step else "stay" for step in range(-most, most + 1)]
        return self.add("provost", moves, f"move the provost so many {steps}, forward (+) or back (-)")

    def __len__(self) -> int:
        return len(self.words)

    def verb(self, action: int) -> str:
        """The verb of an action."""
        return self.segments[self.segment_of[action]].verb

    def normal(self, text: str) -> str:
        """The form in which notations are compared: lower case, single spaces, cubes counted and in order.

        So `build mason pay food wood` and `take food food` mean `build mason pay wood food` and `take 2 food`.
        """
        words: list[str] = []
        counts = [0] * len(self.cubes)
        times = ""
        for word in text.lower().split():
            if word in self.cubes:
                counts[self.cubes.index(word)] += int(times or "1")
                times = ""
                continue
            if times:
                words.append(times)
            times = ""
            if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS:
                times = word
                continue
            words.extend(self.listed(counts))
            counts = [0] * len(self.cubes)
            words.append(word)
        words.extend(self.listed(counts))
        if times:
            words.append(times)
        return " ".join(words)

    def listed(self, counts: list[int]) -> list[str]:
        """So many of each cube, as words."""
        return [cube if n == 1 else f"{n} {cube}" for n, cube in zip(counts, self.cubes, strict=True) if n]


def fit(typed: list[str], words: list[str]) -> int:
    """How well a short form fits a notation: 0 whole words, 1 beginnings, 2 beginnings of parts, -1 not."""
    if len(typed) > len(words):
        return -1
    worst = 0
    for at, beginning in enumerate(typed):
        word = words[at]
        if word == beginning:
            continue
        if word.startswith(beginning):
            worst = max(worst, 1)
        elif any(part.startswith(beginning) for part in word.split("-")[1:]):
            worst = 2
        else:
            return -1
    return worst


def resolve(text: str, notations: list[str]) -> int:
    """Which of the notations a short form means: `p q` is `place quarry` where nothing else fits as well.

    A form that spells a notation to its last word beats one that breaks off, whole words beat beginnings.
    """
    typed = text.lower().split()
    best = 6
    found: list[int] = []
    for at, notation in enumerate(notations):
        words = notation.split()
        quality = fit(typed, words)
        if quality < 0:
            continue
        if len(typed) < len(words):
            quality += 3
        if quality < best:
            best, found = quality, [at]
        elif quality == best:
            found.append(at)
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(f"'{notations[at]}'" for at in found[:HINTS])
        more = "" if len(found) <= HINTS else f" and {len(found) - HINTS} more"
        raise NotationError(f"{shown(text)} could be {names}{more}.")
    raise NotationError(f"{shown(text)} names no action.")
