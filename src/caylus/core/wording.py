"""Sentences that all games say alike."""

from typing import Final

from caylus.core.effects import Option
from caylus.core.goods import COIN, CUBES, FAVOR, POINTS, TOKEN, Words

IRREGULAR: Final = {"pass": "passes"}


def third_person(name: str, sentence: str) -> str:
    """`Anna places a worker ...` out of `Place a worker ...`."""
    verb, _, rest = sentence.partition(" ")
    verb = verb.lower()
    return f"{name} {IRREGULAR.get(verb, verb + 's')} {rest}".rstrip(" .") + "."


def points_and_favors(points: int, favors: int, words: Words) -> str:
    """`7 points and 1 favor`."""
    yielded = [0] * (FAVOR + 1)
    yielded[POINTS] = points
    yielded[FAVOR] = favors
    return words.phrase(yielded)


def option_sentence(option: Option, words: Words) -> str:
    """A take or trade with both its sides."""
    gain = [0] * (TOKEN + 1)
    for at in range(0, len(option.gains), 2):
        gain[option.gains[at]] = option.gains[at + 1]
    gain[POINTS] = option.points
    gain[FAVOR] = option.favors
    gain[TOKEN] = option.tokens
    got = words.phrase(gain) if option.then is None else "2 cubes of your choice"
    if not any(option.pay):
        return f"Take {got}"
    verb = "Give" if any(option.pay[:CUBES]) else "Pay"
    return f"{verb} {words.phrase(option.pay)} for {got}"


def provost_sentence(steps: int, target: str, step: str, price: int, words: Words) -> str:
    """The provost's move with its price; `step` is what the game calls one."""
    if steps == 0:
        return "Leave the provost where he is"
    way = "forward" if steps > 0 else "back"
    steps = abs(steps)
    paid = f" for {words.count(steps * price, COIN)}" if price else ""
    return f"Move the provost {steps} {step}{'' if steps == 1 else 's'} {way} to {target}{paid}"
