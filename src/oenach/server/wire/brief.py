"""What is large and never changes at a table is named by its hash where it would come again and
again: in views, and in what is posted about tables."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

import oenach
from oenach.games.installed import module_of
from oenach.kernel.game import Game

LONGEST_OPTION: Final = 100
"""Bytes up to which the value of an option is written out."""

_encode = msgspec.json.Encoder(order="deterministic").encode


def brief_options(options: Mapping[str, object]) -> dict[str, object]:
    """Options with `{"hash": …}` in place of each value that is long; small ones as they are."""
    return {name: _brief(value) for name, value in options.items()}


def brief_view(view: Mapping[str, object]) -> Mapping[str, object]:
    """The view of any game, with its options briefly."""
    options = view.get("options")
    if not isinstance(options, Mapping) or not options:
        return view
    return {**view, "options": brief_options(options)}


@lru_cache(maxsize=256)
def static_key(game: Game) -> str:
    """Names the static data of a game with its options and seats: under the same name there is
    always the same."""
    made_of = [sources_hash(game.name), game.name, game.rules_version, game.seats, game.given]
    return hashlib.sha256(_encode(made_of)).hexdigest()


@cache
def sources_hash(name: str) -> str:
    """A hash of the program that draws a game: another version of it may draw it otherwise."""
    digest, module = hashlib.sha256(oenach.__version__.encode()), module_of(name)
    found = None if module is None else find_spec(module.package)
    for folder in (found and found.submodule_search_locations) or ():
        for file in sorted(Path(folder).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()


def _brief(value: object) -> object:
    if isinstance(value, bool | int | float) or value is None:
        return value
    written = _encode(value)
    if len(written) <= LONGEST_OPTION:
        return value
    return {"hash": hashlib.sha256(written).hexdigest()}
