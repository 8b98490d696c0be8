"""What a page of Táin is given agrees with the rules, and tells no secrets."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import oenach
from oenach import (
    IllegalMove,
    MalformedMove,
    Match,
    NotYourTurn,
    OenachError,
    Rng,
    State,
)
from oenach.games.tain.page_types import TainOffer
from oenach.kernel.turns import refusal
from oenach.offers import Offer, layout, offers, queue_offers, reach
from offers.playing_offers import after, sent_static_data
from tables import is_chance, make, walk


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tain_kinds_and_places_give_the_opening_moves(seats: int) -> None:
    game = oenach.game("tain", seats=seats, options={"first_player": "A"})
    table = sent_static_data(game)
    expected = ["pass"]
    for place in table["places"]:
        for kind in table["kinds"]:
            own = place.get("board") == "A"
            if own or kind["kingdom" if place["opens"] == "kingdom" else "raids"]:
                expected.append(f"{kind['kind']}>{place['place']}")
    assert [offer.text for offer in offers(game.new(), 0)] == expected
    hand = "".join(kind["kind"] * kind["count"] for kind in table["kinds"])
    view: Any = game.new().observe(0)
    assert view["clans"]["A"]["unused"] == hand
    assert {"cattle": view["clans"]["A"]["cattle"], "jewels": view["clans"]["A"]["jewels"]} == (
        table["start"]
    )
    assert table["cattle"] == view["kingdom"]["cattle"] + seats * table["start"]["cattle"]


def test_tain_duels_come_out_as_the_table_says() -> None:
    """A raider at gate 1 of the pasture takes a cow if it succeeds (T15)."""
    game = oenach.game("tain", options={"first_player": "A"})
    table = sent_static_data(game)
    assert len(table["duels"]) == 15
    for duel in table["duels"]:
        guard = [] if duel["guard"] is None else [f"{duel['guard']}>B1"]
        state = after(game.new(), f"{duel['raider']}>B1", *(guard or ["pass"]), "pass")
        if guard:
            after(state, "pass")
        view: Any = state.observe(None)
        cattle, cells = view["clans"]["A"]["cattle"], [view["clans"][c]["prisoners"] for c in "AB"]
        result = {
            (6, False, False): "succeeds",
            (5, False, False): "fails",
            (5, False, True): "boy-captured",
            (5, True, False): "daughter-kidnapped",
        }[cattle, bool(cells[0]), bool(cells[1])]
        assert result == duel["result"], duel


def test_tain_points_add_up_to_every_sheet() -> None:
    game = make("tain", 3)
    table = sent_static_data(game)["points"]
    for state in walk(game, seed=41):
        for seat in range(3):
            sheet = state.sheet(seat)
            assert sheet.total == sum(line.count * table[line.label] for line in sheet.lines)


def by_text(match: Match) -> dict[str, Offer]:
    return {offer.text: offer for offer in offers(match.state, match.to_act)}


def test_placements_name_token_and_place() -> None:
    game = oenach.game("tain", seats=3, options={"first_player": "A"})
    found = offers(game.new(), 0)
    assert found[0] == TainOffer("pass", "pass")
    assert TainOffer("W>B3", "place", "W", "B3") in found
    assert TainOffer("C>K1", "place", "C", "K1") in found
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
        TainOffer("free B", "free", "B", final=final),
        TainOffer("free D", "free", "D", final=final),
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


ODD = ["", "?>B1", "w>b1", "go nowhere", "resolve wheat@", "claim 0", "=A", "\0", "take Z9"]


def told(error: OenachError | None) -> tuple[object, ...] | None:
    if error is None:
        return None
    return error.code, error.key, getattr(error, "rule", None), tuple(error.facts.items())


def test_each_kind_of_refusal() -> None:
    state = oenach.game("tain", options={"first_player": "A"}).new()
    assert isinstance(refusal(state, "Q>B1", 0), MalformedMove)
    assert isinstance(refusal(state, 7, 0), MalformedMove)  # type: ignore[arg-type]
    assert isinstance(refusal(state, "pass", 1), NotYourTurn)
    illegal = refusal(state, "D>B1", 0)
    assert isinstance(illegal, IllegalMove)
    assert (illegal.rule, illegal.key) == ("T8", "tain-daughter-stays")
    assert refusal(state, "W>B1", 0) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refusals_tell_nothing_that_the_seat_does_not_know(seats: int) -> None:
    worlds = 0
    for seed in range(4):
        game, rng = make("tain", seats, seed % 2), Rng(seed)
        texts = [*game.move_texts, *ODD]
        for ply, state in enumerate(walk(game, seed, most=250)):
            if ply % 3 or is_chance(state):
                continue
            for seat in range(seats):
                answers = [told(refusal(state, text, seat)) for text in texts]
                world = game.imagine(state.knowledge(seat), rng)
                worlds += game.position(world) != game.position(state)
                assert [told(refusal(world, text, seat)) for text in texts] == answers
    assert worlds > 100 * seats


def test_there_is_no_map_to_lay_out_or_to_walk_on() -> None:
    game = oenach.game("tain", options={"first_player": "A"})
    assert layout(game) == {}
    assert reach(game.new(), 0) == []


def queueable(state: State, seat: int, *waiting: str) -> list[str]:
    queued, behind = queue_offers(state, seat, waiting)
    assert [offer.text for offer in queued] == list(waiting)
    for offer in [*queued, *behind]:
        assert isinstance(offer, TainOffer)
        assert (offer.verb, offer.final) == ("place", False)
        assert offer.text == f"{offer.piece}>{offer.place}"
    return [offer.text for offer in behind]


def test_T11_guards_are_queued_with_the_tokens_and_at_the_gates_that_are_left() -> None:
    game = oenach.game("tain", options={"first_player": "A"})
    state = game.new()
    every = [f"{kind}>B{gate}" for gate in range(1, 6) for kind in "CWBDX"]
    assert queueable(state, 1) == every
    assert queueable(state, 0) == [], "whose turn it is does not queue"
    # There is one chief and one daughter, and a gate holds one guard.
    left = [text for text in every if text[0] not in "CD" and text[2:] not in ("B1", "B2")]
    assert queueable(state, 1, "C>B1", "D>B2") == left
    after(state, "X>A1", "W>B3", "X>A2")
    # What was laid takes a gate and a token; a guard that would find its gate taken drops out.
    assert queueable(state, 0) == [f"{kind}>A{gate}" for gate in (3, 4, 5) for kind in "CWBDX"]
    after(state, "W>B4", "X>A3")
    after(state, "pass", "X>A4")
    assert queueable(state, 1) == [], "whoever has passed lays nothing more"


def test_T11_nothing_is_queued_that_the_table_would_refuse() -> None:
    for seats in (2, 4):
        match = Match(make("tain", seats), secret=b"\x11" * 32)
        rng = Rng(seats)
        for _ in range(60):
            if match.over:
                break
            for seat in range(seats):
                queued, behind = queue_offers(match.state, seat, [])
                match.check_queue([offer.text for offer in behind], seat)
                assert not queued
            legal = offers(match.state, match.to_act)
            match.play(legal[int(rng.below(len(legal)))].text)


def test_what_can_be_queued_tells_nothing_of_what_others_hide() -> None:
    game = oenach.game("tain", options={"first_player": "A"})
    one, two = game.new(), game.new()
    after(one, "X>A1", "W>B1", "C>A2", "D>B2")
    after(two, "D>A1", "W>B1", "B>A2", "D>B2")
    assert queueable(one, 1) == queueable(two, 1) != []
