"""Moves, ends and score lines as sentences.

A move is told from its notation alone, by the words of its game; what these do not know is told as
it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from oenach.games.installed import module_of, modules
from oenach.messages.catalogues import has, said, say

Wording = tuple[str, Mapping[str, str | int]]
"""A message key and its facts."""


def tell(game: str, seat: str, text: str, language: str = "en") -> str:
    """What a seat does, from the notation of the move; draws tell the same for every seat."""
    key, facts = wording(game, seat, text)
    return said(key, language, facts)


def wording(game: str, seat: str, text: str) -> Wording:
    """The key and the facts of that sentence; draws are nobody's, and have no seat."""
    module = module_of(game)
    found = EVERYWHERE.get(text) or (module.words.wording(seat, text) if module else None)
    if found is None or not has(found[0]):
        return "tell-other", {"seat": seat, "text": text}
    key, facts = found
    return key, {"seat": seat, **facts} if seat else facts


@cache
def rule_of(key: str) -> str | None:
    """The rule that a sentence is about, so that a page can open the rulebook there."""
    found = (module.words.RULES.get(key) for module in modules())
    return next((rule for rule in found if rule is not None), None)


def winning_rule(game: str) -> str | None:
    """The rule that says who wins."""
    module = module_of(game)
    return module.words.WINNING if module else None


def reason(game: str, why: str, language: str = "en") -> str:
    """Why a game ended, as a sentence."""
    return said(reason_key(game, why), language, {})


def reason_key(game: str, why: str) -> str:
    """The key of that sentence: the one with the game's name, or the one that all games share."""
    key = f"outcome-{game}-{why}"
    return key if has(key) else f"outcome-{why}"


def label(line: str, language: str = "en") -> str:
    """What a line of a score sheet counts."""
    return say(f"sheet-{line}", language)


EVERYWHERE: Final[dict[str, Wording]] = {
    "undo": ("tell-undo", {}),
    "resign": ("tell-resign", {}),
    "call-off": ("tell-call-off", {}),
    "time": ("tell-time", {}),
}
"""Events that a log of any game can have beside its moves."""
