"""What the C compiler is given: the translated modules in a few units that compile side by side.

mypyc writes a C file a module. Compiled one by one, no call between two modules is ever inlined,
which costs search more than a third of its speed in places; all in one file, nothing runs side by
side. So the modules of one game are one unit, kernel and search another, what is seldom used one
more, and what is called all the time across units is given to each of them to be inlined
(docs/decisions/0011-build.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

# Read or written once a match, or when a module is imported: not worth the compiler's best.
SELDOM: Final = frozenset(
    {
        *("checks", "reading", "writing", "position", "options", "recall"),
        *("numbers", "weights"),
        *("telling", "meetings", "effects"),
    }
)

CORE: Final = "kernel and search"
SELDOM_USED: Final = "what is seldom used"

# Small, and called in the innermost loops of every game.
BITS: Final = ("bit", "shifted", "bit_count", "lowest_bit", "nth_bit", "mixed", "highest")
INLINED: Final = (
    *(f"CPyDef_bits___{name}" for name in BITS),
    "CPyDef_rng___Rng___below",
    # Of mypyc's own library: what integers of a fixed width need.
    "CPyInt64_Divide",
    "CPyInt64_Remainder",
    "CPyTagged_FromInt64",
    "CPyTagged_IncRef",
    "CPyTagged_DecRef",
    "CPyTagged_XDecRef",
    "CPyFloat_FromTagged",
)

DEFINITION: Final = r"^\w[\w ]*[ *]{name}\([^;{{]*\) ?\n?\{{\n.*?^\}}\n"


@dataclass(frozen=True)
class Unit:
    """Several C files that are compiled as one."""

    name: str
    files: tuple[Path, ...]

    @property
    def often_used(self) -> bool:
        """Whether it is worth the compiler's best."""
        return self.name != SELDOM_USED

    def text(self, *first: Path) -> str:
        """The C file that includes them all, after some headers."""
        return "".join(f'#include "{path.as_posix()}"\n' for path in (*first, *self.files))


def module_of(file: Path) -> str:
    """The module that a C file was made from; nothing for mypyc's own."""
    return file.stem.removeprefix("__native_").replace("___", ".") if "___" in file.stem else ""


def divided(files: Iterable[Path]) -> list[Unit]:
    """The units, the largest first: who begins last should not have the most to do."""
    parts: dict[str, list[Path]] = {}
    # mypyc's own files come first, as where it makes one file of all.
    for file in sorted(files, key=lambda file: bool(module_of(file))):
        parts.setdefault(_unit_of(module_of(file)), []).append(file)
    units = [Unit(name, tuple(part)) for name, part in parts.items()]
    return sorted(units, key=lambda unit: -sum(path.stat().st_size for path in unit.files))


def _unit_of(module: str) -> str:
    """The unit of a module: its game's, if it belongs to one."""
    names = module.split(".")
    if names[-1] in SELDOM:
        return SELDOM_USED
    return names[names.index("games") + 1] if "games" in names[:-1] else CORE


def inlined_header(group: str, files: Iterable[Path]) -> str:
    """Copies of functions for the C compiler to inline, for every unit but the originals' own.

    A function that is no longer found is an error: the build would be slower without a word.
    """
    texts = [file.read_text(encoding="utf-8") for file in files]
    found = {name: text for name in INLINED for text in _definitions(name, texts)}
    missing = sorted(set(INLINED) - set(found))
    if missing:
        raise LookupError(f"not found in what mypyc wrote: {', '.join(missing)}")
    headers = f'#include "__native_{group}.h"\n#include "__native_internal_{group}.h"\n'
    # No warnings of this file. And not `static inline`: with that, gcc inlines less around them.
    start = "#pragma GCC system_header\n" + headers
    copies = (f"extern inline __attribute__((gnu_inline))\n{found[name]}" for name in INLINED)
    return start + "\n".join(copies)


def _definitions(name: str, texts: Iterable[str]) -> Iterator[str]:
    """Where a function is defined."""
    wanted = re.compile(DEFINITION.format(name=name), re.M | re.S)
    for text in texts:
        if f"{name}(" in text and (found := wanted.search(text)):
            yield found[0]
