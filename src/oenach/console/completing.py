"""What a shell can complete, beside the names of commands and files."""

from __future__ import annotations

import os

from oenach.bots.catalog import BOTS
from oenach.games.installed import games, module_of
from oenach.kernel.options import Option
from oenach.messages import LANGUAGES


def complete_game(incomplete: str) -> list[str]:
    """The games."""
    return [name for name in games() if name.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """Bots, with commas between them."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOTS if name.startswith(last)]


def complete_language(incomplete: str) -> list[str]:
    """The languages."""
    return [name for name in LANGUAGES if name.startswith(incomplete)]


def complete_option(incomplete: str) -> list[str]:
    """The options of the game that was named, with what they take."""
    # Behind an option without its value the words are not read as arguments yet.
    typed = os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS") or ""
    module = next(filter(None, map(module_of, typed.split())), None)
    if module is None:
        return []
    options = module.newest.option_list(module.seats[1])
    known = [f"{option.name}={value}" for option in options for value in _values(option)]
    return [text for text in known if text.startswith(incomplete)]


def _values(option: Option) -> list[str]:
    schema = option.schema()
    if schema.get("type") == "boolean":
        return ["true", "false"]
    words = schema.get("enum")
    return [str(word) for word in words] if isinstance(words, list) else [""]
