"""What can still be built, by kind: lines below a board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from caylus.core.building import Building
from caylus.kit.terminal.signs import Signs
from caylus.kit.terminal.tiles import Print


def to_build(
    printed: Print, rows: Mapping[str, Building], supply: Sequence[str], kinds: Sequence[str], signs: Signs
) -> Iterator[Text]:
    """A line for each kind: name, price and points of the tiles in the supply, copies once."""
    for kind in kinds:
        of_kind = [rows[id] for id in supply if printed.kinds[rows[id].kind] == kind]
        copies = Counter(building.row for building in of_kind)
        shown = [
            printed.short(rows[row], signs) + (f" (x{number})" if number > 1 else "") for row, number in copies.items()
        ]
        yield Text(f"{kind.capitalize()} to build: ", style="dim").append(", ".join(shown) or "none", style="")
