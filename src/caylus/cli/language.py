"""`caylus language`: how complete the catalogues of every language are."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from caylus.cli.arguments import Plain
from caylus.cli.screen import screen_for
from caylus.core.errors import BadOption
from caylus.words.catalogue import ENGLISH, KNOWN
from caylus.words.checking import MISSING, said
from caylus.words.checking import check as findings

language = App(name="language", help="Look after the languages: table, check.")


@language.command
def table(*, plain: Plain = False) -> int:
    """List every language: how much of it is said, and what is wrong with it."""
    wanted = said(ENGLISH)
    rows = []
    for code, known in KNOWN.items():
        found = [finding.problem for finding in findings(code)]
        missing = found.count(MISSING)
        part = f"{(wanted - missing) * 100 // wanted} %"
        rows.append([code, known["name"], part, str(missing), str(len(found) - missing), known.get("draft", "")])
    screen_for(plain=plain).table("", ["code", "language", "said", "missing", "else wrong", "draft"], rows)
    return 0


@language.command
def check(code: Annotated[str, Parameter(help="Which language, as `fr`.")], /, *, plain: Plain = False) -> int:
    """List what a language lacks, and what it says that English does not; the status is 1 if there is any."""
    if code not in KNOWN:
        raise BadOption(f"There is no language '{code}'; there are {', '.join(KNOWN)}.")
    screen = screen_for(plain=plain)
    found = findings(code)
    for finding in found:
        screen.say(str(finding))
    if not found:
        screen.say(f"{KNOWN[code]['name']} says all that English says.")
    return 1 if found else 0
