"""Matches played by offers alone, for the tests of offers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

import oenach
from oenach import Game, Match, Rng, State
from oenach.bots.catalog import bot
from oenach.offers import Offer, offers, static_data


def chosen(found: list[Offer], rng: Rng) -> Offer:
    """An offer: first any verb, then any offer with it, so that rare kinds of move happen too."""
    verbs = sorted({offer.verb for offer in found})
    verb = verbs[int(rng.below(len(verbs)))]
    of_verb = [offer for offer in found if offer.verb == verb]
    return of_verb[int(rng.below(len(of_verb)))]


def matches(game: Game, seed: int, most: int = 400) -> Iterator[Match]:
    """One match at every node of its course, the same object each time."""
    match, rng = Match(game, secret=seed.to_bytes(32, "big")), Rng(seed)
    while not match.over and most > 0:
        yield match
        match.play(chosen(offers(match.state, match.to_act), rng).text, seat=match.to_act)
        most -= 1


def purposeful_matches(game: Game, seed: int, most: int = 1000) -> Iterator[Match]:
    """The same with moves of the greedy bot and some others, which gets to what chance hardly
    ever does: goods delivered, abilities bought."""
    match, rng, greedy = (
        Match(game, secret=seed.to_bytes(32, "big")),
        Rng(seed),
        bot("greedy", game),
    )
    while not match.over and most > 0:
        yield match
        state, seat = match.state, match.to_act
        text = chosen(offers(state, seat), rng).text
        if rng.below(8):
            knowledge, moves = match.knowledge(seat), state.legal_moves()
            text = game.text(state, greedy.choose(knowledge, moves, Random(most)))
        match.play(text, seat=seat)
        most -= 1


def furnished(game: oenach.Game) -> Any:
    return msgspec.json.decode(msgspec.json.encode(static_data(game)))


def after(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.game.parse(state, text))
    return state
