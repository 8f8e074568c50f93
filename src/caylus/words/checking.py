"""What the catalogues of a language lack, and what they say that English does not say any more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from caylus.words.catalogue import ENGLISH, FOLDER, NAME

GAMES: Final = FOLDER.parent / "games"
MISSING: Final = "is missing"
Messages: TypeAlias = "dict[str, ast.Message]"
# A name may be short by itself
SHORT: Final = "short"


@dataclass(frozen=True)
class Finding:
    """Something that is wrong with a message of a file."""

    path: Path
    id: str
    problem: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(FOLDER.parent).as_posix()}: {self.id} {self.problem}"


class Arguments(Visitor):
    """The arguments of a message and of those that it names, without the forms that lie beside them."""

    def __init__(self, known: Messages) -> None:
        self.known = known
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (as Fluent calls it)
        """An argument, or a form of one."""
        self.found.add(node.id.name.split("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message that is told within."""
        if node.id.name in self.known:
            self.visit(self.known[node.id.name])


def arguments(message: ast.Message, known: Messages) -> set[str]:
    """The arguments that a message is told with."""
    visitor = Arguments(known)
    visitor.visit(message)
    return visitor.found


def files(language: str) -> dict[str, Path]:
    """The catalogues of a language by the name that they have in every language."""
    found = {
        f"words/{path.relative_to(FOLDER / language).as_posix()}": path for path in (FOLDER / language).rglob("*.ftl")
    }
    for path in GAMES.glob(f"*/words/**/{language}.ftl"):
        found[path.relative_to(FOLDER.parent).parent.as_posix()] = path
    return dict(sorted(found.items()))


@lru_cache
def parsed(source: str) -> list[ast.EntryType]:
    """What stands in a catalogue."""
    return FluentParser().parse(source).body


def messages(path: Path) -> Messages:
    """The messages of a catalogue by their ids."""
    entries = parsed(path.read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def broken(path: Path) -> Iterator[Finding]:
    """What is no Fluent, and what is said twice."""
    ids: set[str] = set()
    for entry in parsed(path.read_text(encoding="utf-8")):
        if isinstance(entry, ast.Junk):
            yield Finding(path, str(entry.content).split("=")[0].strip(), "is no Fluent")
        elif isinstance(entry, ast.Message):
            if entry.id.name in ids:
                yield Finding(path, entry.id.name, "is there twice")
            ids.add(entry.id.name)


def compared(path: Path, english: Messages, every: tuple[Messages, Messages]) -> Iterator[Finding]:
    """What a catalogue lacks of the English one, and what it says beyond it; with every message of both languages."""
    own = messages(path)
    names_forms = {form.id.name for known in every if NAME in known for form in known[NAME].attributes}
    for id, message in english.items():
        if id not in own:
            yield Finding(path, id, MISSING)
            continue
        told = own[id]
        if message.value is not None and told.value is None:
            yield Finding(path, id, "has no text of its own")
        asked, given = arguments(told, every[1]), arguments(message, every[0])
        for wanted in sorted(given - asked):
            yield Finding(path, id, f"does not say {{ ${wanted} }}")
        for unknown in sorted(asked - given):
            yield Finding(path, id, f"is not told {{ ${unknown} }}")
        # Each language has its own forms of names
        forms = {each.id.name for each in told.attributes} | names_forms | {SHORT}
        for form in message.attributes:
            if form.id.name not in forms:
                yield Finding(path, f"{id}.{form.id.name}", MISSING)
    for id in own:
        if id not in english:
            yield Finding(path, id, "is not said in English any more")


def every_message(paths: Iterable[Path]) -> Messages:
    """The messages of several catalogues."""
    return {id: message for path in paths for id, message in messages(path).items()}


def place(name: str, language: str) -> Path:
    """Where a catalogue belongs in a language."""
    if name.startswith("words/"):
        return FOLDER / language / name.removeprefix("words/")
    return FOLDER.parent / name / f"{language}.ftl"


def check(language: str) -> list[Finding]:
    """All that is wrong with the catalogues of a language."""
    wanted, own = files(ENGLISH), files(language)
    every = every_message(wanted.values()), every_message(own.values())
    found = [finding for path in own.values() for finding in broken(path)]
    for name, path in wanted.items():
        if name in own:
            found += compared(own[name], messages(path), every)
        else:
            found += [Finding(place(name, language), id, MISSING) for id in messages(path)]
    strange = [path for name, path in own.items() if name not in wanted]
    return found + [Finding(path, "the file", "is none that English has") for path in strange]


def said(language: str) -> int:
    """How many messages a language has."""
    return sum(len(messages(path)) for path in files(language).values())
