"""Arguments that several commands share."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from caylus.core.errors import BadOption

Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative="",
        metavar="NAME=VALUE",
        help="An option of the game, as in favors=simple. Repeatable.",
    ),
]
Plain = Annotated[
    bool, Parameter(negative="", show_default=False, help="Words only: for screen readers and simple terminals.")
]


def chosen(options: list[str] | None) -> dict[str, str]:
    """The options of a game as they were typed."""
    found: dict[str, str] = {}
    for pair in options or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"An option is written NAME=VALUE, as in favors=simple, not '{pair[:40]}'.")
        if name in found:
            raise BadOption(f"The option '{name[:40]}' is given twice.")
        found[name] = value
    return found
