"""The text of every move, and what is wrong with a text that is none."""

from __future__ import annotations

from typing import Final

from oenach.games.celtic_trader.maps.files.worldmap import ABILITIES, RESOURCES
from oenach.games.celtic_trader.rules.board import Board
from oenach.games.celtic_trader.rules.components import RESERVE, TOKENS
from oenach.kernel.description import Description
from oenach.kernel.errors import IllegalMove, MalformedMove


def move_texts(board: Board, supply: int) -> list[str]:
    """All moves in the order of `MoveIds`; nobody can ever have more RP than can be claimed."""
    texts = [f"={role}" for role in board.role_names]
    texts += [f"role {role}" for role in board.role_names]
    texts += [f"={token}" for token in TOKENS]
    texts += ["stay", *_each("roman ", board.place_names)]
    texts += resolve_texts(board)
    texts += _each("go ", board.place_names)
    for verb in ("pick ", "drop "):
        texts += _each(verb, list(RESOURCES))
    texts += ["halt", *_each("buy ", list(ABILITIES)), *_each("deliver ", list(RESOURCES)), "end"]
    texts += [f"claim {points}" for points in range(1, supply + int(RESERVE) + 1)]
    return texts


def resolve_texts(board: Board) -> list[str]:
    """The ways to resolve a token (C11)."""
    texts = [
        f"resolve {RESOURCES[spot // 3]}@{board.name(section)}"
        for spot, section in enumerate(board.spot_sections)
    ]
    for resource in RESOURCES:
        texts += _each(f"resolve {resource}+", board.strongholds)
    texts += _each("resolve ", list(RESOURCES))
    texts += [*_each("resolve roman@", board.place_names), "resolve roman", "resolve cycle"]
    texts += [*_each("resolve orders@", board.place_names), "resolve orders"]
    return texts + _each("resolve romanisation@", board.strongholds)


def _each(start: str, words: list[str]) -> list[str]:
    return [start + word for word in words]


def malformed(board: Board, text: str, most: int) -> MalformedMove | IllegalMove:
    """What is wrong with a text that is no move on this map, as precisely as can be said."""
    verb, _, rest = text.partition(" ")
    if text[:1] == "=":
        return _unknown(text, text[1:], "token-or-role")
    if not rest:
        return _not_a_move(text)
    if verb == "role":
        return _unknown(text, rest, "role")
    if verb in ("go", "roman"):
        return _no_place(board, text, rest)
    if verb in ("pick", "drop", "deliver"):
        return _unknown(text, rest, "resource")
    if verb == "buy":
        return _unknown(text, rest, "ability")
    if verb == "claim":
        return _bad_claim(text, rest, most)
    return _bad_resolve(board, text, rest) if verb == "resolve" else _not_a_move(text)


def _not_a_move(text: str) -> MalformedMove:
    return MalformedMove("not-a-move", text=text[:80], game="celtic-trader")


def _unknown(text: str, word: str, expected: str) -> MalformedMove:
    """A word stands where a name of another kind belongs."""
    return MalformedMove(
        "celtic-trader-unknown-word", text=text[:80], word=word[:40], expected=expected
    )


def _no_place(board: Board, text: str, word: str) -> MalformedMove:
    """A name that is no place; a tile's is not, when the tile has several."""
    for tile in board.world.tiles:
        if tile.id == word:
            names = [board.name(section) for section in tile.sections]
            if tile.name is not None:
                names.insert(0, tile.name)
            return MalformedMove("celtic-trader-name-a-section", tile=word, names=", ".join(names))
    return _unknown(text, word, "place")


def _bad_claim(text: str, word: str, most: int) -> MalformedMove | IllegalMove:
    if not (word.isascii() and word.isdigit()) or (word[0] == "0" and word != "0"):
        return _not_a_move(text)
    return IllegalMove("C17", "celtic-trader-claim-too-much", asked=word[:20], most=most)  # C17


def _bad_resolve(board: Board, text: str, rest: str) -> MalformedMove | IllegalMove:
    sign = "@" if "@" in rest else "+"
    token, found, target = rest.partition(sign)
    if token not in TOKENS:
        return _unknown(text, token, "token")
    if not found or token == "cycle" or (sign == "+" and token not in RESOURCES):
        return _not_a_move(text)
    if sign == "+" or token == "romanisation":
        return _unknown(text, target, "stronghold")
    if target not in board.place_numbers:
        return _no_place(board, text, target)
    # C11: the place is there, but it has no spot for this resource.
    return IllegalMove("C11", "celtic-trader-no-spot", resource=token, place=target)


NAMING: Final = ("role", "pick", "drop", "deliver", "buy")
ALONE: Final = ("stay", "halt", "end")


def described(text: str) -> Description | None:
    """The draws, and the verbs with what follows them; None for anything else.

    A token that is resolved as a higher demand is `raise`d, at a stronghold.
    """
    if text[:1] == "=":
        verb = "draw" if text[1:] in TOKENS else "draw-role"
        return Description(verb, text[1:]) if text[1:] else None
    verb, _, rest = text.partition(" ")
    if verb in ALONE:
        return None if rest else Description(verb)
    if not rest:
        return None
    if verb == "resolve":
        return _resolved(rest)
    if verb in ("go", "roman"):
        return Description(verb, "roman" if verb == "roman" else None, (rest,))
    if verb == "claim":
        return Description(verb, amount=int(rest)) if rest.isdecimal() else None
    return Description(verb, rest) if verb in NAMING else None


def _resolved(rest: str) -> Description | None:
    """`wheat@T03`, `wheat+iceni`, `roman@T11`, `orders`."""
    token, at, place = rest.partition("@")
    if at:
        return Description("resolve", token, (place,))
    token, plus, place = rest.partition("+")
    if plus:
        return Description("raise", token, (place,))
    return Description("resolve", token) if token in TOKENS else None


def written(board: Board, move: Description) -> str | None:
    """A move that points at a place of the map; None for one that does not.

    A resource that is resolved at a stronghold is a higher demand there (C11); a place without a
    spot for it is written all the same, for `malformed` to say so.
    """
    if len(move.places) != 1:
        return None
    place = move.places[0]
    if move.verb in ("go", "roman"):
        return f"{move.verb} {place}"
    if move.verb not in ("resolve", "raise"):
        return None
    raises = move.piece in RESOURCES and place in board.strongholds
    return f"resolve {move.piece}{'+' if raises else '@'}{place}"


def family(text: str) -> str:
    """A move up to the thing that it names, for a menu; all of it if it names none."""
    for sign in ("@", "+"):
        if sign in text:
            return text[: text.index(sign) + 1]
    verb, _, rest = text.partition(" ")
    return f"{verb} " if rest and verb != "resolve" else text
