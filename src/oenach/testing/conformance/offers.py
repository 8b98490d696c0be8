"""Offers are the legal moves, with what a page shows of them; static data is JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import msgspec
import pytest

from oenach.bots.catalog import bot
from oenach.kernel.errors import IllegalMove, OenachError
from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER
from oenach.offers import Offer, layout, offers, static_data
from oenach.testing.conformance.base import Conformance
from oenach.testing.spots import Spot

ODD = ("", "?>B1", "w>b1", "go nowhere", "resolve wheat@", "claim 0", "=A", "\0", "take Z9")


class OffersConform(Conformance):
    """What a page is offered."""

    def test_the_texts_are_the_legal_moves_in_their_order(self, seats: int) -> None:
        for game in self.variants(seats):
            for spot, state in self.walk(game, seed=11):
                legal = [game.text(state, move) for move in state.legal_moves()]
                for seat in range(seats):
                    wanted = legal if seat == state.to_act else []
                    texts = [offer.text for offer in offers(state, seat)]
                    spot.of(seat=seat).same("texts of the offers", texts, wanted)

    def test_nobody_is_offered_anything_at_a_draw_or_at_the_end(self, seats: int) -> None:
        for spot, state in self.walk(self.make(seats), seed=13):
            if state.to_act in (CHANCE, OVER):
                for seat in range(seats):
                    texts = [offer.text for offer in offers(state, seat)]
                    spot.of(seat=seat).same("texts of the offers", texts, [])

    def test_every_offer_can_be_played_and_asking_changes_nothing(self, seats: int) -> None:
        for ply, match in enumerate(matches(self.make(seats), seed=12)):
            if ply % 6:
                continue
            state = match.state
            before = state.game.position(state)
            for offer in offers(state, match.to_act):
                child = state.copy()
                child.apply(child.game.parse(child, offer.text))
            position = state.game.position(state)
            Spot.at(state, ply).same("position after it was asked for offers", position, before)

    def test_an_offer_is_final_exactly_when_it_cannot_be_taken_back(self, seats: int) -> None:
        met = set()
        for game in self.variants(seats):
            for seed in range(3):
                rng = Rng(seed)
                match = Match(game, secret=bytes([seed] * 32))
                while not match.over:
                    seat, before = match.to_act, match.state.copy()
                    offer = chosen(offers(match.state, seat), rng)
                    entries = match.play(offer.text, seat=seat)
                    here = Spot.at(before, seat=seat, offer=offer.text)
                    undoable = match.undoable(seat)
                    here.same("final, if the match takes nothing back", offer.final, undoable == 0)
                    kinds = {entry.event.kind for entry in entries}
                    is_final = bool(kinds & {"draw", "reveal"}) or match.over
                    here.of(events=kinds).same("final, by what follows", offer.final, is_final)
                    met.add(offer.final)
        # The last move of a match is final in every game.
        spot = Spot(self.make(seats))
        spot.holds("the last move of a match is final", True in met)
        is_right = False in met or not self.about.some_undoable
        spot.holds("some move can be taken back (see about.some_undoable)", is_right)

    def test_all_verbs_come_up_and_no_others(self, seats: int) -> None:
        if self.about.verbs is None:
            pytest.skip("about.verbs does not say which verbs this game has")
        met = {
            offer.verb
            for game in self.variants(seats)
            for play in (matches, purposeful_matches)
            for seed in range(6)
            for match in play(game, seed)
            for offer in offers(match.state, match.to_act)
        }
        rare, spot = self.about.rare_verbs, Spot(self.make(seats))
        spot.same("verbs of offers", sorted(met | rare), sorted(self.about.verbs | rare))

    def test_a_refusal_is_the_one_that_the_match_gives(self, seats: int) -> None:
        game = self.make(seats)
        for ply, match in enumerate(matches(game, seed=31)):
            if ply % 9:
                continue
            rng = Rng(ply)
            texts = [game.move_texts[int(rng.below(game.move_count))] for _ in range(12)]
            legal = [offer.text for offer in offers(match.state, match.to_act)]
            for seat in range(seats):
                for text in [*ODD, *texts, legal[0]]:
                    here = Spot.at(match.state, ply, seat=seat, text=text)
                    error = match.refusal(text, seat=seat)
                    if seat == match.to_act and text in legal:
                        here.same("refusal of a move that is offered", told(error), None)
                        continue
                    play = partial(match.play, text, seat=seat)
                    caught = here.raises("a move that is not offered", OenachError, play)
                    here.same("refusal before and when it is played", told(error), told(caught))

    def test_after_the_end_everything_is_refused_as_the_match_does(self, seats: int) -> None:
        match = Match(self.make(seats), secret=bytes(32))
        rng = Rng(5)
        while not match.over:
            found = offers(match.state, match.to_act)
            match.play(found[int(rng.below(len(found)))].text)
        text = match.game.move_texts[-1]
        here = Spot.at(match.state, text=text)
        caught = here.raises("a move after the end", IllegalMove, partial(match.play, text))
        here.same(
            "refusal before and when it is played", told(match.refusal(text, seat=1)), told(caught)
        )

    def test_static_data_is_json_and_made_afresh(self, seats: int) -> None:
        game = self.make(seats)
        found, spot = static_data(game), Spot(game)
        spot.same("static_data.game", found["game"], self.game)
        spot.same("static_data.seats", found["seats"], seats)
        whole = json.loads(json.dumps(found))
        for value in found.values():
            if isinstance(value, list | dict):
                value.clear()
        spot.same_json("static_data after somebody changed it", static_data(game), whole)

    def test_a_layout_is_json_and_the_same_each_time(self) -> None:
        seats = self.module.seats[0]
        one, other = layout(self.make(seats)), layout(self.make(seats))
        Spot(self.make(seats)).same_json("layout", one, other)

    def test_static_data_is_of_the_type_that_is_named(self) -> None:
        game = self.make(self.module.seats[0])
        drawn_from = layout(game)
        whole = {**static_data(game), **({"layout": drawn_from} if drawn_from else {})}
        _check_type(Spot(game), "static_data", whole, self.module.page.TYPES.static_data)

    def test_views_offers_and_effects_are_of_the_types_that_are_named(self, seats: int) -> None:
        types = self.module.page.TYPES
        game = self.make(seats)
        match, rng = Match(game, secret=bytes(32)), Rng(seats)
        while not match.over:
            here = Spot.at(match.state)
            for seat in range(seats):
                _check_type(here.of(viewer=seat), "view", match.observe(seat), types.view)
            found = offers(match.state, match.to_act)
            for offer in found:
                is_one = type(offer) is types.offer
                here.of(offer=offer.text).holds("an offer of the type of page.TYPES", is_one)
            seen, before = match.last_seq, match.state.copy()
            text = chosen(found, rng).text
            match.play(text)
            effects = [effect for each in match.happened(seen) for effect in each.effects]
            here = Spot.at(before, move=text)
            _check_type(here, "effects", effects, list[types.effect])  # type: ignore[name-defined]


def _check_type(spot: Spot, what: str, value: object, kind: object) -> None:
    """AssertionError names the field that is not as `page.TYPES` says."""
    __tracebackhide__ = True
    try:
        msgspec.convert(msgspec.to_builtins(value), kind)
    except msgspec.ValidationError as error:
        spot.of(wrong=str(error), got=value).fails(f"{what}: not of the type of page.TYPES")


def chosen(found: Sequence[Offer], rng: Rng) -> Offer:
    """An offer: first any verb, then any offer with it, so that rare kinds of move happen too."""
    verbs = sorted({offer.verb for offer in found})
    verb = verbs[int(rng.below(len(verbs)))]
    of_verb = [offer for offer in found if offer.verb == verb]
    return of_verb[int(rng.below(len(of_verb)))]


def matches(game: Game, seed: int, most: int = 400) -> Iterator[Match]:
    """One match at every node of its course, the same object each time, played by offers alone."""
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


def told(error: OenachError | None) -> tuple[object, ...] | None:
    """All that an error tells."""
    if error is None:
        return None
    return error.code, error.key, getattr(error, "rule", None), tuple(error.facts.items())
