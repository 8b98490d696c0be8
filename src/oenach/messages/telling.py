"""Moves, ends and score lines as sentences.

A move is told from its notation alone, so that a log can be read aloud without its game; what is
in no notation that is known here is told as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from oenach.messages.catalogues import has, said, say

Wording = tuple[str, dict[str, str]]
"""A message key and its facts."""

PLACEMENT: Final = re.compile(r"([CWBDX?])>(?:([A-D])([1-5])|K([12]))")
PASTURE_GATES: Final = "123"
HIDDEN: Final = "hidden"
TILE: Final = re.compile(r"(=|take )([BYPNG])(10|[0-9])")
TOKENS: Final = (
    "deer",
    "cloth",
    "wheat",
    "fish",
    "ore",
    "grapes",
    "roman",
    "cycle",
    "orders",
    "romanisation",
)


def tell(game: str, seat: str, text: str, language: str = "en") -> str:
    """What a seat does, from the notation of the move; draws tell the same for every seat."""
    key, facts = wording(game, seat, text)
    return said(key, language, facts)


def wording(game: str, seat: str, text: str) -> Wording:
    """The key and the facts of that sentence; draws are nobody's, and have no seat."""
    teller = TELLERS.get(game)
    found = EVERYWHERE.get(text) or (teller(seat, text) if teller else None)
    if found is None or not has(found[0]):
        return "tell-other", {"seat": seat, "text": text}
    key, facts = found
    return key, {"seat": seat, **facts} if seat else facts


def reason(game: str, why: str, language: str = "en") -> str:
    """Why a game ended, as a sentence."""
    return said(reason_key(game, why), language, {})


def reason_key(game: str, why: str) -> str:
    """The key of that sentence: the game's own, or the one for all games."""
    key = f"outcome-{game}-{why}"
    return key if has(key) else f"outcome-{why}"


def label(line: str, language: str = "en") -> str:
    """What a line of a score sheet counts."""
    return say(f"sheet-{line}", language)


def tell_tain(seat: str, text: str) -> Wording | None:
    """`=B`, `pass`, `free D`, `W>B3`, `?>K1`."""
    if text[:1] == "=" and len(text) == 2:
        return "tell-tain-marker", {"seat": text[1]}
    if text == "pass":
        return "tell-tain-pass", {}
    if text in ("free B", "free D"):
        return f"tell-tain-free-{text[-1]}", {}
    placement = PLACEMENT.fullmatch(text)
    if placement is None:
        return None
    kind, board, gate, kingdom_place = placement.groups()
    kind = HIDDEN if kind == "?" else kind
    if kingdom_place:
        return f"tell-tain-kingdom-{kingdom_place}", {"kind": kind}
    deed = "guard" if board == seat else "raid"
    where = "pasture" if gate in PASTURE_GATES else "house"
    return f"tell-tain-{deed}-{where}", {"kind": kind, "board": board, "gate": gate}


def tell_keltis(seat: str, text: str) -> Wording | None:
    """`flip`, `=G7`, `keep`, `leave`, `take G7`, `stop`, and `=A` for who starts."""
    if text in ("flip", "keep", "leave", "stop"):
        return f"tell-keltis-{text}", {}
    if text[:1] == "=" and len(text) == 2:
        return "tell-keltis-first", {"seat": text[1]}
    tile = TILE.fullmatch(text)
    if tile is None:
        return None
    key = "tell-keltis-drawn" if tile[1] == "=" else "tell-keltis-take"
    return key, {"colour": tile[2], "value": tile[3]}


def tell_trader(seat: str, text: str) -> Wording | None:
    """The draws, and the verbs with what follows them."""
    if text[:1] == "=":
        drawn = text[1:]
        if drawn in TOKENS:
            return "tell-trader-drawn", {"token": drawn}
        return "tell-trader-role-drawn", {"role": drawn}
    verb, _, rest = text.partition(" ")
    if verb == "resolve":
        return tell_resolving(rest)
    if verb in ("stay", "halt", "end") and not rest:
        return f"tell-trader-{verb}", {}
    fact = TRADER_VERBS.get(verb)
    return (f"tell-trader-{verb}", {fact: rest}) if fact and rest else None


TRADER_VERBS: Final = {
    "role": "role",
    "roman": "place",
    "go": "place",
    "pick": "resource",
    "drop": "resource",
    "buy": "ability",
    "claim": "points",
    "deliver": "resource",
}
"""The verbs of Celtic Trader that name one thing, and what the messages call it."""


def tell_resolving(rest: str) -> Wording | None:
    """What becomes of a drawn token: `wheat@T03`, `wheat+iceni`, `roman@T11`, `orders`."""
    token, at, place = rest.partition("@")
    if at:
        key = token if token in ("roman", "orders", "romanisation") else "resource"
        return f"tell-trader-resolve-{key}", {"token": token, "place": place}
    token, plus, place = rest.partition("+")
    if plus:
        return "tell-trader-resolve-demand", {"token": token, "place": place}
    if token not in TOKENS:
        return None
    key = token if token in ("roman", "cycle", "orders") else "resource"
    return f"tell-trader-resolve-{key}-only", {"token": token}


TELLERS: Final[dict[str, Callable[[str, str], Wording | None]]] = {
    "tain": tell_tain,
    "keltis": tell_keltis,
    "celtic-trader": tell_trader,
}

EVERYWHERE: Final[dict[str, Wording]] = {
    "undo": ("tell-undo", {}),
    "resign": ("tell-resign", {}),
    "time": ("tell-time", {}),
}
"""Events that a log of any game can have beside its moves."""
