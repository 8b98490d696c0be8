"""What a page of Celtic Trader is told of a move is what the table shows after it."""

from __future__ import annotations

from typing import Any

import pytest

from oenach.games.celtic_trader.page_types import CelticTraderOffer
from oenach.kernel.seats import letter
from oenach.offers import offers
from oenach.testing.conformance.offers import matches, purposeful_matches
from tables import make

TRADER_SEATS = pytest.mark.parametrize("seats", [2, 3, 5])


def turn_of(view: dict[str, Any]) -> tuple[object, ...]:
    return view["to_act"], view["round"], view["phase"] == "over"


@TRADER_SEATS
def test_celtic_trader_offers_say_what_the_table_then_shows(seats: int) -> None:
    met: set[tuple[object, ...]] = set()
    for variant in range(2):
        for match in purposeful_matches(make("celtic-trader", seats, variant), seed=15 + variant):
            before: Any = match.observe(None)
            for offer in offers(match.state, match.to_act):
                assert isinstance(offer, CelticTraderOffer)
                state = match.state
                state.apply(match.game.parse(state, offer.text))
                if offer.verb == "halt" and state.to_act == match.to_act:
                    # C17, C18: it opens a last step, in which there may be nothing to do.
                    left = [match.game.move_texts[move] for move in state.legal_moves()]
                    assert offer.ends == (left == ["end"])
                    met.add(("halt", "opens", not offer.ends))
                    continue
                check_celtic_trader_offer(offer, before, state.observe(None), letter(match.to_act))
                met.add((offer.verb, offer.ends, offer.halts, offer.falls is None))
    assert ("go", True, False, True) in met
    assert ("pick", False, True, True) in met
    assert ("resolve", False, False, False) in met
    assert {("halt", "opens", True), ("halt", "opens", False)} <= met


def check_celtic_trader_offer(offer: CelticTraderOffer, before: Any, after: Any, seat: str) -> None:
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
                assert isinstance(offer, CelticTraderOffer)
                if offer.verb == "go":
                    assert offer.cost == (tile_of[at] != tile_of[offer.place])
                    stopped += offer.ends
    assert stopped > 20
