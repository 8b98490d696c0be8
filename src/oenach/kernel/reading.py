"""Reading JSON positions: every value is checked, and an error names the path to what is wrong."""

from __future__ import annotations

from oenach.kernel.errors import PositionError, shown
from oenach.kernel.seats import LETTERS


def as_object(value: object, where: str) -> dict[str, object]:
    """The value as a JSON object."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise PositionError(where, "not-an-object")
    return value


def as_list(value: object, where: str) -> list[object]:
    """The value as a JSON array."""
    if not isinstance(value, list):
        raise PositionError(where, "not-a-list")
    return value


def as_text(value: object, where: str) -> str:
    """The value as a text."""
    if not isinstance(value, str):
        raise PositionError(where, "not-a-text")
    return value


def as_flag(value: object, where: str) -> bool:
    """The value as true or false."""
    if not isinstance(value, bool):
        raise PositionError(where, "not-a-flag")
    return value


def as_number(value: object, where: str, least: int, most: int) -> int:
    """The value as a whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(where, "not-a-number")
    if not least <= value <= most:
        raise PositionError(where, "out-of-range", found=shown(value), least=least, most=most)
    return value


def as_word(value: object, where: str, words: list[str]) -> str:
    """The value as one of a few words."""
    if not isinstance(value, str) or value not in words:
        raise PositionError(where, "unknown-word", found=shown(value), allowed=", ".join(words))
    return value


def as_seat(value: object, where: str, seats: int) -> int:
    """The value as a seat letter."""
    if not isinstance(value, str) or len(value) != 1 or value not in LETTERS[:seats]:
        raise PositionError(where, "not-a-seat", found=shown(value))
    return LETTERS.index(value)


def as_seat_or_none(value: object, where: str, seats: int) -> int | None:
    """The value as a seat letter or null."""
    return None if value is None else as_seat(value, where, seats)


def check_keys(data: dict[str, object], where: str, needed: list[str], optional: list[str]) -> None:
    """Every needed key is there and no key is unknown."""
    for key in needed:
        if key not in data:
            raise PositionError(f"{where}.{key}" if where else key, "missing")
    for key in data:
        if key not in needed and key not in optional:
            raise PositionError(f"{where}.{key[:40]}" if where else key[:40], "unknown-key")


def by_seat(value: object, where: str, seats: int) -> list[object]:
    """An object with exactly one entry for each seat, as a list in seat order."""
    entries = as_object(value, where)
    check_keys(entries, where, list(LETTERS[:seats]), [])
    return [entries[LETTERS[seat]] for seat in range(seats)]


def check_game(data: dict[str, object], game: str, seats: int) -> dict[str, object]:
    """The position is of this game and table size; its options."""
    for key in ("game", "seats"):
        if key not in data:
            raise PositionError(key, "missing")
    if data["game"] != game:
        raise PositionError("game", "other-game", found=shown(data["game"]), expected=game)
    if as_number(data["seats"], "seats", 1, 9) != seats:
        raise PositionError("seats", "other-seats", found=shown(data["seats"]), expected=seats)
    return as_object(data.get("options", {}), "options")
