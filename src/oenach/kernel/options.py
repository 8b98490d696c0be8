"""Options: declared once, checked when a game is made, described for forms."""

from __future__ import annotations

from oenach.kernel.errors import OptionError, shown
from oenach.kernel.seats import letters

OptionValue = str | int | bool | dict[str, object]


class Option:
    """One option of a game: its name, its default, and what it takes."""

    def __init__(self, name: str, default: OptionValue) -> None:
        self.name = name
        self.default = default

    def read(self, game: str, value: object) -> OptionValue:
        """The value if it is allowed; OptionError if not."""
        raise NotImplementedError

    def kept(self, value: object) -> object:
        """The value as a match keeps it: without what plays no part in it, such as comments."""
        return value

    def schema(self) -> dict[str, object]:
        """A JSON Schema of what the option takes, for forms."""
        raise NotImplementedError

    def refuse(self, game: str, value: object, allowed: str) -> OptionError:
        """The error for a value that is not allowed."""
        return OptionError(
            "bad-value", game=game, option=self.name, value=shown(value), allowed=allowed
        )


class Choice(Option):
    """One of a few words."""

    def __init__(self, name: str, values: list[str]) -> None:
        super().__init__(name, values[0])
        self.values = values

    def read(self, game: str, value: object) -> OptionValue:
        if not isinstance(value, str) or value not in self.values:
            raise self.refuse(game, value, ", ".join(self.values))
        return value

    def schema(self) -> dict[str, object]:
        return {"type": "string", "enum": list(self.values), "default": self.default}


class Flag(Option):
    """Yes or no; no unless asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(name, False)

    def read(self, game: str, value: object) -> OptionValue:
        if not isinstance(value, bool):
            raise self.refuse(game, value, "true, false")
        return value

    def schema(self) -> dict[str, object]:
        return {"type": "boolean", "default": self.default}


class Whole(Option):
    """A whole number between two bounds."""

    def __init__(self, name: str, default: int, least: int, most: int) -> None:
        super().__init__(name, default)
        self.least = least
        self.most = most

    def read(self, game: str, value: object) -> OptionValue:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refuse(game, value, f"{self.least} to {self.most}")
        if not self.least <= value <= self.most:
            raise self.refuse(game, value, f"{self.least} to {self.most}")
        return value

    def schema(self) -> dict[str, object]:
        return {
            "type": "integer",
            "minimum": self.least,
            "maximum": self.most,
            "default": self.default,
        }


def first_player(seats: int) -> Option:
    """Who goes first: drawn at random, or a seat."""
    return Choice("first_player", ["random", *letters(seats)])


def kept_options(known: list[Option], given: dict[str, object]) -> dict[str, object]:
    """Options as a new match keeps them; those that are unknown stay, to be refused."""
    by_name = {option.name: option for option in known}
    return {
        name: by_name[name].kept(value) if name in by_name else value
        for name, value in given.items()
    }


def read_options(
    game: str, known: list[Option], given: dict[str, object]
) -> dict[str, OptionValue]:
    """Every option with the value asked for or its default; OptionError on anything unknown."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise OptionError(
                "unknown-option", game=game, option=shown(name), known=", ".join(names)
            )
    return {
        option.name: option.read(game, given[option.name])
        if option.name in given
        else option.default
        for option in known
    }
