"""What is wrong with a map file, as sentences in the reader's language."""

from __future__ import annotations

from typing import Final

from oenach.games.celtic_trader.maps.files.faults import MapFault
from oenach.games.celtic_trader.maps.files.reading import MapFileError
from oenach.kernel.errors import Fact
from oenach.messages import explain, say

# Phrases that the checker puts into the facts of some mistakes; each has a message `map-phrase-…`.
PHRASES: Final = {
    "an object": "object",
    "a list": "list",
    "text": "text",
    "a whole number": "number",
    "true or false": "flag",
    "null": "nothing",
    "a very large number": "very-large",
    "a key that is text": "text-key",
    "a role": "role",
    "without a name": "nameless",
    "[A-Za-z][A-Za-z0-9_-]{0,15}": "form-id",
    "[a-z][a-z0-9-]{0,23}": "form-role",
    "1 to 60 printable characters": "form-title",
}
WITH_PHRASES: Final = {
    "wrong-type": ("expected", "found"),
    "bad-name": ("form",),
    "name-taken": ("other",),
    "stronghold-unreachable": ("name",),
}
PLACES: Final = ("tile", "section", "edge")


def fault_lines(error: MapFileError, language: str = "en") -> list[str]:
    """One line for each mistake: the file, the place in it, the reason and the rule."""
    if not error.faults:
        return [explain(error, language)]
    file = str(error.facts["file"])
    return [f"{file}: {fault_line(fault, language)}" for fault in error.faults]


def fault_line(fault: MapFault, language: str = "en") -> str:
    """The place of a mistake, what it is, and the rule that it breaks."""
    facts: dict[str, Fact] = dict(fault.facts)
    for name in WITH_PHRASES.get(fault.key, ()):
        phrase = PHRASES.get(str(facts[name]))
        if phrase is not None:
            facts[name] = say(f"map-phrase-{phrase}", language)
    why = say(f"map-fault-{fault.key}", language, **facts)
    if fault.where == "file":
        return f"{why} ({fault.rule})"
    return f"{told_place(fault.where, language)}: {why} ({fault.rule})"


def told_place(where: str, language: str) -> str:
    """A place in a file; the words for tile, section and edge in the reader's language."""
    told: list[str] = []
    for part in where.split(", "):
        kind, _, name = part.partition(" ")
        if name and kind in PLACES:
            told.append(say(f"map-place-{kind}", language, name=name))
        else:
            told.append(part)
    return ", ".join(told)
