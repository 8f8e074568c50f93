"""Tables made from the engine's own rows while the pages are built, so that no figure is written twice.

```{components} caylus wood          the tiles, sections or favors of one group
```{favor-table} caylus              the favor table, lines by columns
```{left-out} magna-carta rules=beginner   the components that an option takes out of the game
```{choices} caylus                  the options of a game
```{action-space} caylus             every verb of the notation
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sphinx.util.docutils import SphinxDirective

import caylus
from caylus.core.game import Component, Game

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def table(headings: list[str], rows: Iterable[list[str]]) -> str:
    """A table in Markdown."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def components_of(game: Game, group: str) -> list[Component]:
    """One group of a game's components, as the default options print them."""
    found = [row for row in game.components(game.check_options(None)) if row.group == group]
    if not found:
        raise ValueError(f"{game.name} has no components of the group '{group}'")
    return found


def component_table(game: Game, group: str) -> str:
    """Name, word of the notation, price and points where the group has them, what it does, and what is in doubt."""
    return rows_table(game, components_of(game, group))


def rows_table(game: Game, rows: list[Component]) -> str:
    """Components in a table; columns that would stay empty are left out."""
    priced = any(row.cost or row.points for row in rows)
    doubted = any(row.doubt for row in rows)
    headings = ["name", "written", *(["cost", "points"] if priced else []), "what it does"]
    lines: list[list[str]] = []
    for row in rows:
        name = f"{row.name} ({row.copies} copies)" if row.copies > 1 else row.name
        price = [game.words.told(row.cost), str(row.points)] if priced else []
        lines.append([name, f"`{row.id}`", *price, str(row.text), *([row.doubt] if doubted else [])])
    return table([*headings, "uncertain"] if doubted else headings, lines)


def left_out(game: Game, option: str) -> str:
    """What an option takes out of the game."""
    name, _, value = option.partition("=")
    kept = {row.id for row in game.components({name: value})}
    return rows_table(game, [row for row in game.components() if row.id not in kept])


def favor_table(game: Game) -> str:
    """The lines of the favor table with the effect of each column."""
    lines: dict[str, list[str]] = {}
    for row in components_of(game, "favor"):
        line = row.name.partition(",")[0]
        lines.setdefault(line, [f"**{line}**"]).append(str(row.text))
    columns = len(next(iter(lines.values()))) - 1
    return table(["line", *(f"column {at}" for at in range(1, columns + 1))], lines.values())


def choice_table(game: Game) -> str:
    """Each option with its values, the default first."""
    rows: list[list[str]] = []
    for choice in game.choices:
        for value, meaning in choice.values.items():
            default = " (default)" if value == choice.default else ""
            rows.append([f"`{choice.name}={value}`{default}", choice.meaning, meaning])
    return table(["option", "decides", "meaning"], rows)


def action_table(game: Game) -> str:
    """Each verb of the action space: its numbers, what it means, and how it is written."""
    rows: list[list[str]] = []
    for segment in game.space.segments:
        last = segment.start + segment.size - 1
        numbers = str(segment.start) if last == segment.start else f"{segment.start}-{last}"
        words = game.space.words[segment.start : last + 1]
        shown = words if len(words) <= 7 else [*words[:3], words[len(words) // 2], words[-1]]
        written = ", ".join(f"`{word}`" for word in shown)
        rows.append([f"`{segment.verb}`", numbers, str(segment.size), segment.meaning, written])
    return table(["verb", "numbers", "how many", "meaning", "for example"], rows)


class GameTable(SphinxDirective):
    """A directive whose arguments name a game and, for `components`, a group, for `left-out`, an option."""

    required_arguments = 1
    optional_arguments = 1
    has_content = False

    def run(self) -> list[Any]:
        """The table, parsed like the rest of the page."""
        game = caylus.GAMES[self.arguments[0]]
        text = {
            "components": lambda: component_table(game, self.arguments[1]),
            "favor-table": lambda: favor_table(game),
            "left-out": lambda: left_out(game, self.arguments[1]),
            "choices": lambda: choice_table(game),
            "action-space": lambda: action_table(game),
        }[self.name]()
        return self.parse_text_to_nodes(text)


def setup(app: Sphinx) -> dict[str, bool]:
    """Make the directives known to Sphinx."""
    for name in ("components", "favor-table", "left-out", "choices", "action-space"):
        app.add_directive(name, GameTable)
    return {"parallel_read_safe": True}
