"""Sentences that all games say alike."""

from typing import Final

from caylus.core.effects import Option
from caylus.core.goods import COIN, CUBES, FAVOR, POINTS, TOKEN, Words
from caylus.core.state import JsonObject

BACK: Final = ("home", "camp")  # where workers go when they are done
# What a change says by its parts alone
TEXTS: Final = {
    "worker": "{{{seat}}} has a worker there: {to}",
    "worker home": "{{{seat}}} takes the worker back: {from}",
    "worker camp": "A worker of {{{seat}}} goes to the Camp: {from}",
    "pass": "{{{seat}}} passes, number {rank} on the bridge",
    "first": "{{{seat}}} is the next to begin",
    "section": "It has been scored: {section}",
    "bundle": "{{{seat}}} delivers a bundle",
    "site": "The delivery is over",
    "tokens": "{{{seat}}} takes tokens of the {section}: {number}",
    "prestige": "{{{seat}}} now has it: {tile}",
    "reserve": "Cubes on card {space}: {left}",
}


def change_text(change: JsonObject, words: Words) -> str:
    """A change of the story in a sentence, with seats written `{0}`, `{1}` ..."""
    if "text" in change:
        return str(change["text"])
    kind, seat = str(change["kind"]), change.get("seat")
    if kind == "goods":
        amount = whole(change, "amount")
        what = words.count(abs(amount), words.one.index(str(change["what"])))
        return f"{{{seat}}} {'gains' if amount > 0 else 'pays'} {what}"
    if kind == "points":
        amount = whole(change, "amount")
        verb = "scores" if amount > 0 else "loses"
        return f"{{{seat}}} {verb} {words.count(abs(amount), POINTS)} ({change['source']}: {change['what']})"
    if kind == "favor won":
        return f"{{{seat}}} wins {words.count(whole(change, 'number'), FAVOR)}"
    return TEXTS[f"worker {change['to']}" if kind == "worker" and change["to"] in BACK else kind].format(**change)


def whole(change: JsonObject, part: str) -> int:
    """A number in a change."""
    return int(str(change[part]))


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
