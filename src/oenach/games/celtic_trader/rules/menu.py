"""A menu: a set of move ids as pairs of words, a first id and the bits of those from there on.

All questions about legal moves are answered from the one menu of a node, so that the list, the
random choice and the refusals can't disagree. The pairs are in the order of their ids.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from oenach.games.celtic_trader.rules.components import WORD
from oenach.kernel.bits import bit_count, lowest_bit, nth_bit


def add_words(menu: vec[i64], first: i64, words: vec[i64]) -> vec[i64]:
    """The menu with the ids of a set of places, `first` being that of place 0."""
    for word in range(i64(len(words))):
        menu = append(menu, first + word * WORD)
        menu = append(menu, words[word])
    return menu


def add_range(menu: vec[i64], first: i64, count: i64) -> vec[i64]:
    """The menu with so many ids in a row."""
    full: i64 = (1 << 60) - 1
    while count > 0:
        menu = append(menu, first)
        menu = append(menu, full if count >= WORD else full >> (WORD - count))
        first += WORD
        count -= WORD
    return menu


def offers(menu: vec[i64], move: i64) -> bool:
    """Whether a move is on the menu."""
    for pair in range(0, i64(len(menu)), 2):
        offset = move - menu[pair]
        if 0 <= offset < WORD and (menu[pair + 1] >> offset) & 1 != 0:
            return True
    return False


def size(menu: vec[i64]) -> i64:
    """How many moves are on the menu."""
    count: i64 = 0
    for pair in range(0, i64(len(menu)), 2):
        count += bit_count(menu[pair + 1])
    return count


def nth(menu: vec[i64], index: i64) -> i64:
    """The move at an index, from 0, of those on the menu in rising order."""
    pair: i64 = 0
    while True:
        bits = menu[pair + 1]
        count = bit_count(bits)
        if index < count:
            return menu[pair] + nth_bit(bits, index)
        index -= count
        pair += 2


def listed(menu: vec[i64]) -> vec[i64]:
    """The moves on the menu, rising."""
    moves = vec[i64]()
    for pair in range(0, i64(len(menu)), 2):
        bits = menu[pair + 1]
        while bits != 0:
            moves = append(moves, menu[pair] + lowest_bit(bits))
            bits &= bits - 1
    return moves
