"""Offers are the legal moves, with what a page shows of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playing_offers import chosen, matches, purposeful_matches

import oenach
from kernel.toy import PebblesGame
from oenach import CHANCE, OVER, Match, OptionError, Rng
from oenach.kernel.seats import letter
from oenach.offers import Offer, furnishing, offers, reach
from tables import OPTIONS, TABLES, make, walk

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)

VERBS = {
    "tain": {"place", "pass", "free"},
    "keltis": {"flip", "keep", "leave", "take", "stop"},
    "celtic-trader": {
        *("role", "stay", "roman", "resolve", "go", "pick", "drop", "halt"),
        *("buy", "claim", "deliver", "end"),
    },
}


def by_text(match: Match) -> dict[str, Offer]:
    return {offer.text: offer for offer in offers(match.state, match.to_act)}


@every_table
def test_the_texts_are_the_legal_moves_in_their_order(name: str, seats: int) -> None:
    for variant in range(len(OPTIONS[name])):
        game = make(name, seats, variant)
        for state in walk(game, seed=11):
            legal = [game.text(state, move) for move in state.legal_moves()]
            for seat in range(seats):
                acts = seat == state.to_act
                assert [offer.text for offer in offers(state, seat)] == (legal if acts else [])


@every_table
def test_every_offer_can_be_played_and_asking_changes_nothing(name: str, seats: int) -> None:
    for ply, match in enumerate(matches(make(name, seats), seed=12)):
        if ply % 6:
            continue
        state = match.state
        before = state.game.position(state)
        for offer in offers(state, match.to_act):
            child = state.copy()
            child.apply(child.game.parse(child, offer.text))
        assert state.game.position(state) == before


@every_table
def test_an_offer_is_final_exactly_when_it_cannot_be_taken_back(name: str, seats: int) -> None:
    met = set()
    for variant in range(len(OPTIONS[name])):
        for seed in range(3):
            rng = Rng(seed)
            match = Match(make(name, seats, variant), secret=bytes([seed] * 32))
            while not match.over:
                seat = match.to_act
                offer = chosen(offers(match.state, seat), rng)
                entries = match.play(offer.text, seat=seat)
                assert offer.final == (match.undoable(seat) == 0), offer
                kinds = {entry.event.kind for entry in entries}
                assert offer.final == (bool(kinds & {"draw", "reveal"}) or match.over)
                met.add(offer.final)
    assert met == {True, False}


@every_table
def test_all_verbs_come_up_and_no_others(name: str, seats: int) -> None:
    met = {
        offer.verb
        for variant in range(len(OPTIONS[name]))
        for play in (matches, purposeful_matches)
        for seed in range(6)
        for match in play(make(name, seats, variant), seed)
        for offer in offers(match.state, match.to_act)
    }
    # Whom to free is a rare choice (T19), and has a test of its own.
    assert met | {"free"} == VERBS[name] | {"free"}


@pytest.mark.parametrize("name", OPTIONS)
def test_nobody_is_offered_anything_at_a_draw_or_at_the_end(name: str) -> None:
    for state in walk(make(name, 2), seed=13):
        if state.to_act in (CHANCE, OVER):
            assert offers(state, 0) == offers(state, 1) == []


@pytest.mark.parametrize("seat", [-2, -1, 2])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(OptionError):
        offers(oenach.game("keltis").new(), seat)


def test_a_game_without_offers_of_its_own_has_plain_ones() -> None:
    for seed in range(10):
        match, rng = Match(PebblesGame(2, {}), secret=bytes([seed] * 32)), Rng(seed)
        while not match.over:
            seat, state = match.to_act, match.state
            found = offers(state, seat)
            texts = [state.game.text(state, move) for move in state.legal_moves()]
            assert [offer.text for offer in found] == texts
            assert [offer.verb for offer in found] == [text.split()[0] for text in texts]
            offer = chosen(found, rng)
            match.play(offer.text)
            assert offer.final == (match.undoable(seat) == 0)
    assert reach(match.state, 0) == []
    assert furnishing(match.game) == {"game": "pebbles", "seats": 2}


# Táin


def test_placements_name_token_and_place() -> None:
    game = oenach.game("tain", seats=3, options={"first_player": "A"})
    found = offers(game.new(), 0)
    assert found[0] == Offer("pass", "pass")
    assert Offer("W>B3", "place", "W", "B3") in found
    assert Offer("C>K1", "place", "C", "K1") in found
    assert (
        msgspec.json.encode(found[1]) == b'{"text":"C>A1","verb":"place","piece":"C","place":"A1"}'
    )


def test_the_last_pass_turns_tokens_up() -> None:
    match = Match(oenach.game("tain", options={"first_player": "A"}))
    match.play_all(["X>B1"])
    match.play("pass")
    assert by_text(match)["pass"].final
    assert not by_text(match)["X>A1"].final


def test_a_round_without_any_token_can_be_taken_back() -> None:
    match = Match(oenach.game("tain", options={"first_player": "A"}))
    match.play("pass")
    assert not by_text(match)["pass"].final
    match.play("pass")
    assert match.undoable(1) == 1


@pytest.mark.parametrize(("empty_rounds", "final"), [(0, False), (6, True)])
def test_whom_to_free_is_final_only_in_the_last_round(empty_rounds: int, final: bool) -> None:
    match = Match(oenach.game("tain", options={"first_player": "A"}))
    # B's daughter is kidnapped and a boy caught; in a later round B's chief gets into A's house.
    for text in ["W>B4", "D>B4", "W>A1", "B>A1", "pass", "pass", *["pass"] * (2 * empty_rounds)]:
        match.play(text)
    for text in ["C>A4", "pass", "pass"]:
        match.play(text)
    assert offers(match.state, 1) == [
        Offer("free B", "free", "B", final=final),
        Offer("free D", "free", "D", final=final),
    ]
    match.play("free D", seat=1)
    assert match.undoable(1) == (0 if final else 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_offers_tell_nothing_that_the_seat_does_not_know(seats: int) -> None:
    worlds = 0
    for seed in range(4):
        game, rng = make("tain", seats, seed % 2), Rng(seed)
        for state in walk(game, seed, most=250):
            for seat in range(seats):
                told = msgspec.json.encode(offers(state, seat))
                world = game.imagine(state.knowledge(seat), rng)
                worlds += game.position(world) != game.position(state)
                assert msgspec.json.encode(offers(world, seat)) == told
    assert worlds > 300 * seats


# Keltis


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_brings_what_the_sheet_says_and_goes_to_its_series(seats: int) -> None:
    for match in matches(make("keltis", seats), seed=14):
        seat, view = match.to_act, match.observe(match.to_act)
        for offer in offers(match.state, seat):
            after = match.state
            after.apply(match.game.parse(after, offer.text))
            assert after.sheet(seat).total - match.state.sheet(seat).total == offer.gain
            if offer.verb in ("take", "keep"):
                assert offer.piece is not None
                assert offer.place == offer.piece[0]
                assert (
                    int(offer.piece[1:]) in after.observe(seat)["series"][letter(seat)][offer.place]
                )  # type: ignore[index]
                assert offer.again == (int(after.to_act) == seat)
            else:
                assert not offer.again
                assert offer.piece == (view["revealed"] if offer.verb == "leave" else None)


def test_a_clover_gives_another_turn() -> None:
    game = oenach.game("keltis", options={"first_player": "A"})
    state = game.new()
    for text in ("flip", "=B5"):
        state.apply(game.parse(state, text))
    assert offers(state, 0) == [
        Offer("keep", "keep", "B5", "B", gain=-4, again=True),
        Offer("leave", "leave", "B5"),
    ]


# Celtic Trader

TRADER_SEATS = pytest.mark.parametrize("seats", [2, 3, 5])


def turn_of(view: dict[str, Any]) -> tuple[object, ...]:
    return view["to_act"], view["round"], view["phase"] == "over"


@TRADER_SEATS
def test_trader_offers_say_what_the_table_then_shows(seats: int) -> None:
    met = set()
    for variant in range(2):
        for match in purposeful_matches(make("celtic-trader", seats, variant), seed=15 + variant):
            before: Any = match.observe(None)
            for offer in offers(match.state, match.to_act):
                state = match.state
                state.apply(match.game.parse(state, offer.text))
                check_trader_offer(offer, before, state.observe(None), letter(match.to_act))
                met.add((offer.verb, offer.ends, offer.halts, offer.falls is None))
    assert ("go", True, False, True) in met
    assert ("pick", False, True, True) in met
    assert ("resolve", False, False, False) in met


def check_trader_offer(offer: Offer, before: Any, after: Any, seat: str) -> None:
    was, now = before["players"][seat], after["players"][seat]
    gain = after["sheets"][seat]["total"] - before["sheets"][seat]["total"]
    assert offer.gain == gain
    assert offer.falls == next(iter(before["charts"].keys() - after["charts"].keys()), None)
    if before["phase"] != "roles":
        assert offer.ends == (turn_of(before) != turn_of(after))
    if offer.verb == "deliver":
        assert offer.points == now["rp"] - was["rp"]
        assert (offer.place, offer.piece in was["carried"]) == (was["at"], True)
    elif offer.verb == "claim":
        assert offer.points == now["vp"] - was["vp"] == was["rp"] - now["rp"]
    elif offer.verb == "buy":
        assert offer.cost == was["rp"] - now["rp"]
        assert now[offer.piece] == was[offer.piece] + 1
    elif offer.verb == "go":
        assert offer.place == now["at"]
        if not offer.ends:
            assert offer.cost == before["turn"]["points"] - after["turn"]["points"]
    elif offer.verb == "pick":
        assert offer.halts == (after["turn"]["halted"] and not before["turn"]["halted"])
        assert offer.piece in before["spots"][offer.place]
    elif offer.verb == "role":
        assert (offer.piece, offer.place) == (now["role"], now["at"])
    elif offer.verb == "resolve":
        assert offer.piece in before["turn"]["drawn"]
        if "+" in offer.text:
            assert after["charts"][offer.place][offer.piece] == offer.points


def test_a_step_costs_a_point_unless_it_stays_on_its_tile() -> None:
    stopped = 0
    for seed in range(4):
        for match in matches(make("celtic-trader", 3), seed):
            board = match.game.board  # type: ignore[attr-defined]
            tile_of = {section.id: section.tile for section in board.world.sections}
            tile_of |= dict(zip(board.strongholds, board.world.stronghold_tiles, strict=True))
            at = match.observe(None)["players"][letter(match.to_act)]["at"]  # type: ignore[index]
            for offer in offers(match.state, match.to_act):
                if offer.verb == "go":
                    assert offer.cost == (tile_of[at] != tile_of[offer.place])
                    stopped += offer.ends
    assert stopped > 20
