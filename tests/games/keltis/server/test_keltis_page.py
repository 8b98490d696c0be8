"""What a page of Keltis is given agrees with the rules."""

from __future__ import annotations

from typing import Any

import pytest

import oenach
from oenach.games.keltis.page_types import KeltisOffer, Tile
from oenach.kernel.seats import letter
from oenach.offers import layout, offers, reach
from oenach.testing.conformance.offers import matches
from offers.playing_offers import after, sent_static_data
from tables import make, walk


def test_keltis_tables_add_up_to_every_sheet() -> None:
    game = make("keltis", 3)
    table = sent_static_data(game)
    tiles = {tile["tile"]: tile for tile in table["tiles"]}
    assert [(c["letter"], v) for c in table["colours"] for v in table["values"]] == [
        (tile["colour"], tile["value"]) for tile in table["tiles"]
    ]
    for seed in range(5):
        for state in walk(game, seed):
            view: Any = state.observe(None)
            for seat, series in view["series"].items():
                laid = [tiles[f"{c}{value}"] for c, values in series.items() for value in values]
                stones = sum(tile.get("symbol") == "wishing-stone" for tile in laid)
                total = table["stone_points"][stones] + sum(tile.get("bonus", 0) for tile in laid)
                total += sum(table["series_points"][len(values)] for values in series.values())
                assert total == view["sheets"][seat]["total"]


def test_keltis_clovers_are_the_tiles_that_give_another_turn() -> None:
    game = oenach.game("keltis", options={"first_player": "A"})
    for tile in sent_static_data(game)["tiles"]:
        keep = offers(after(game.new(), "flip", f"={tile['tile']}"), 0)[0]
        assert isinstance(keep, KeltisOffer)
        assert keep.again == (tile.get("symbol") == "clover")
        assert (tile.get("symbol") == "bonus") == ("bonus" in tile)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_brings_what_the_sheet_says_and_goes_to_its_series(seats: int) -> None:
    for match in matches(make("keltis", seats), seed=14):
        seat, view = match.to_act, match.observe(match.to_act)
        for offer in offers(match.state, seat):
            assert isinstance(offer, KeltisOffer)
            after = match.state
            after.apply(match.game.parse(after, offer.text))
            assert after.sheet(seat).total - match.state.sheet(seat).total == offer.gain
            if offer.verb in ("take", "keep"):
                assert offer.piece is not None
                assert offer.place == offer.piece[0]
                shown: Any = after.observe(seat)
                assert int(offer.piece[1:]) in shown["series"][letter(seat)][offer.place]
                assert offer.again == (int(after.to_act) == seat)
            else:
                assert not offer.again
                assert offer.piece == (view["revealed"] if offer.verb == "leave" else None)


def test_a_clover_gives_another_turn() -> None:
    game = oenach.game("keltis", options={"first_player": "A"})
    state = game.new()
    for text in ("flip", "=B5"):
        state.apply(game.parse(state, text))
    clover: Tile = {"tile": "B5", "colour": "B", "value": 5, "symbol": "clover"}
    assert offers(state, 0) == [
        KeltisOffer("keep", "keep", "B5", "B", tile=clover, gain=-4, again=True),
        KeltisOffer("leave", "leave", "B5", tile=clover),
    ]


def test_there_is_no_map_to_lay_out_or_to_walk_on() -> None:
    game = oenach.game("keltis", options={"first_player": "A"})
    assert layout(game) == {}
    assert reach(game.new(), 0) == []
