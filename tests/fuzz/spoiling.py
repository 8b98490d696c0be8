"""What is almost right: a value, a text or some bytes with a few things wrong in them.

Whoever reads such an input comes much further than with one that is made up, and finds what is
wrong somewhere within. The same random numbers spoil the same way.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

DEEP: Final = 300
"""So many lists stand in each other where something is nested: less than Python itself reads."""


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    made: list[Any] = []
    for _ in range(depth):
        made = [made]
    return made


SIGNS: Final = (
    *("\0", "\n", "\t", " ", "\u00a0", "\u200b", "\u202e", "\ufeff", "\u0301", "é", "ß", "İ"),
    *("\ud800", "\udfff", "😀", "٣", "²", '"', "\\", "/", "'", "<", ">", "?", "*", "-", "+", "."),
    *(",", ":", "{", "}", "[", "]", "(", ")", "%", "$", "0", "1", "9", "A", "Z", "a", "z", "e"),
)
"""Which stand where none of them should."""

NASTY: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 255, 256, 2**31 - 1, 2**31, 2**53 + 1, 2**63 - 1, 2**63),
    *(-(2**63), 10**18, 10**30, 10**400, 0.5, -0.0, 1e308, math.inf, -math.inf, math.nan),
    *("", " ", "\0", "A", "B", "Z", "?", "0", "1", "-1", "true", "null", "é" * 90, "\ud800"),
    *("x" * 100, "x" * 5000, "../../etc/passwd", "%s%n", "{}", "[]", "9" * 30, "1e999"),
    *([], {}, [[]], [None], [0] * 100, {"": None}, {"a": {"a": {}}}, nested(DEEP)),
)
"""Values that are seldom meant."""


def text(given: str, rng: Random) -> str:
    """One thing wrong in a text."""
    at = rng.randrange(len(given) + 1)
    end = min(len(given), at + rng.randrange(1, 6))
    match rng.randrange(9):
        case 0:
            return given[:at] + given[end:]
        case 1:
            return given[:at] + rng.choice(SIGNS) + given[at:]
        case 2:
            return given[:at] + rng.choice(SIGNS) + given[at + 1 :]
        case 3:
            return given[:at] + given[at:end] * rng.randrange(2, 5) + given[end:]
        case 4:
            return given[:at]
        case 5:
            return given.swapcase() if rng.random() < 0.5 else given.upper()
        case 6:
            return given[:at] + str(rng.choice((0, 1, 7, 99, 10**12))) + given[end:]
        case 7:
            return given[::-1] if rng.random() < 0.3 else given[at:] + given[:at]
        case _:
            return given + rng.choice((" ", given, "x" * 200, "\n"))


def octets(given: bytes, rng: Random) -> bytes:
    """One thing wrong in some bytes."""
    at = rng.randrange(len(given) + 1)
    match rng.randrange(6):
        case 0:
            return given[:at] + bytes([rng.randrange(256)]) + given[at + 1 :]
        case 1:
            return given[:at]
        case 2:
            return given[:at] + rng.randbytes(rng.randrange(1, 9)) + given[at:]
        case 3:
            return given[:at] + given[at + rng.randrange(1, 40) :]
        case 4:
            return given[at:]
        case _:
            return given + given[at : at + 60]


def value(given: Any, rng: Random) -> Any:
    """One thing wrong somewhere in a JSON value; what was given stays as it is."""
    if isinstance(given, (dict, list)) and given and rng.random() < 0.85:
        return _within(given, rng)
    return _replaced(given, rng)


def several(given: Any, rng: Random) -> Any:
    """Nothing, or a few things wrong in a JSON value."""
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        given = value(given, rng)
    return given


def several_in_text(given: str, rng: Random) -> str:
    """Nothing, or a few things wrong in a text."""
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        given = text(given, rng)
    return given


def as_json(given: Any, rng: Random) -> str:
    """A value as JSON, which may itself be broken somewhere."""
    written = json.dumps(given, ensure_ascii=rng.random() < 0.5)
    return text(written, rng) if rng.random() < 0.15 else written


def _within(given: Any, rng: Random) -> Any:
    if rng.random() < 0.25:
        if isinstance(given, dict):
            return rng.choice(_OF_OBJECTS)(given, rng)
        return rng.choice(_OF_LISTS)(given, rng)
    if isinstance(given, dict):
        key = rng.choice(list(given))
        return {**given, key: value(given[key], rng)}
    at = rng.randrange(len(given))
    return [*given[:at], value(given[at], rng), *given[at + 1 :]]


def _replaced(given: Any, rng: Random) -> Any:
    """Another value in place of one: a little other, of another type, or one that is seldom."""
    if isinstance(given, bool):
        return rng.choice((not given, int(given), str(given)))
    if isinstance(given, int) and rng.random() < 0.6:
        return given + rng.choice((1, -1, 2, 10, -given, -2 * given, 2**32))
    if isinstance(given, str) and rng.random() < 0.7:
        return text(given, rng)
    return rng.choice((rng.choice(NASTY), [given], {"a": given}, str(given)[:300]))


def _without_a_key(given: dict[str, Any], rng: Random) -> dict[str, Any]:
    gone = rng.choice(list(given))
    return {key: inner for key, inner in given.items() if key != gone}


def _with_another_key(given: dict[str, Any], rng: Random) -> dict[str, Any]:
    return {**given, rng.choice(("cheat", "", "id", "__class__", "é")): rng.choice(NASTY)}


def _with_a_key_renamed(given: dict[str, Any], rng: Random) -> dict[str, Any]:
    old = rng.choice(list(given))
    return {text(key, rng) if key == old else key: inner for key, inner in given.items()}


def _with_values_swapped(given: dict[str, Any], rng: Random) -> dict[str, Any]:
    one, other = rng.choice(list(given)), rng.choice(list(given))
    return {**given, one: given[other], other: given[one]}


def _without_an_element(given: list[Any], rng: Random) -> list[Any]:
    at = rng.randrange(len(given))
    return given[:at] + given[at + 1 :]


def _with_an_element_twice(given: list[Any], rng: Random) -> list[Any]:
    at = rng.randrange(len(given))
    return given[: at + 1] + given[at:]


def _with_another_element(given: list[Any], rng: Random) -> list[Any]:
    at = rng.randrange(len(given) + 1)
    return [*given[:at], rng.choice(NASTY), *given[at:]]


def _in_another_order(given: list[Any], rng: Random) -> list[Any]:
    return rng.sample(given, len(given))


def _cut(given: list[Any], rng: Random) -> list[Any]:
    return given[: rng.randrange(len(given))]


_OF_OBJECTS: Final[Sequence[Callable[[dict[str, Any], Random], Any]]] = (
    _without_a_key,
    _with_another_key,
    _with_a_key_renamed,
    _with_values_swapped,
)
_OF_LISTS: Final[Sequence[Callable[[list[Any], Random], Any]]] = (
    _without_an_element,
    _with_an_element_twice,
    _with_another_element,
    _in_another_order,
    _cut,
)
