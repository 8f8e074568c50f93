"""Sentences that all games say alike."""

from caylus.core.effects import Option
from caylus.core.goods import COIN, CUBES, FAVOR, POINTS, TOKEN, Words
from caylus.core.state import JsonObject


def change_text(change: JsonObject, words: Words) -> str:
    """A change of the story in a sentence, with seats written `{0}`, `{1}` ..."""
    kind, seat, amount = change["kind"], change.get("seat"), change.get("amount")
    if kind not in ("goods", "points") or not isinstance(amount, int):
        return str(change["text"])
    if kind == "goods":
        what = words.count(abs(amount), words.one.index(str(change["what"])))
        return f"{{{seat}}} {'gains' if amount > 0 else 'pays'} {what}"
    verb = "scores" if amount > 0 else "loses"
    return f"{{{seat}}} {verb} {words.count(abs(amount), POINTS)} ({change['source']}: {change['what']})"


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
