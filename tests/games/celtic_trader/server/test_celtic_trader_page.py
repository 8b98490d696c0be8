"""What a page of Celtic Trader draws a table from agrees with the rules."""

from __future__ import annotations

from typing import Any

import msgspec

import oenach
from oenach.games.celtic_trader.page_types import CelticTraderOffer
from oenach.offers import layout, offers
from oenach.testing.conformance.offers import matches, purposeful_matches
from offers.playing_offers import sent_static_data
from tables import make


def test_the_celtic_trader_table_is_the_opening_position() -> None:
    game = oenach.game("celtic-trader", seats=3, options={"roles": "draft"})
    table, state = sent_static_data(game), game.new()
    view: Any = state.observe(None)
    assert table["bag"] == view["bag"]
    assert table["supply"] == view["supply"]
    assert {each["name"]: each["chart"] for each in table["strongholds"]} == view["charts"]
    sections = table["map"]["sections"]
    assert {each["id"]: sorted(each["spots"]) for each in sections if each["spots"]} == (
        view["spots"]
    )
    assert [(each["role"], each["start"]) for each in table["roles"]] == [
        (offer.piece, offer.place) for offer in offers(state, 0)
    ]


def test_celtic_trader_steps_follow_the_roads() -> None:
    """Without Roman tokens one goes where the roads lead; a stronghold's roads lead into it."""
    game = make("celtic-trader", 2)
    table = sent_static_data(game)
    middle = {road: each["name"] for each in table["strongholds"] for road in each["roads"]}
    joined: dict[str, set[str]] = {}
    for one, other in table["map"]["roads"]:
        joined.setdefault(middle.get(one, one), set()).add(middle.get(other, other))
        joined.setdefault(middle.get(other, other), set()).add(middle.get(one, one))
    compared = 0
    for seed in range(8):
        for match in matches(game, seed):
            view: Any = match.observe(None)
            at = view["players"][view["to_act"]]["at"]
            steps = {o.place for o in offers(match.state, match.to_act) if o.verb == "go"}
            if steps and not view["romans"]:
                assert steps == joined[at]
                compared += 1
    assert compared > 10


def test_celtic_trader_tiles_lie_next_to_those_their_roads_lead_to() -> None:
    table = sent_static_data(make("celtic-trader", 2))["map"]
    at = {tile["id"]: complex(*tile["at"]) for tile in table["tiles"]}
    tile_of = {section["id"]: section["tile"] for section in table["sections"]}
    edges = {section["id"]: section["edges"] for section in table["sections"]}
    middles = [complex(*middle) for middle in table["hex"]["edges"]]
    for one, other in table["roads"]:
        way = at[tile_of[other]] - at[tile_of[one]]
        assert any(abs(2 * middles[edge] - way) < 0.1 for edge in edges[one])
    bridged = {tile["id"] for tile in table["tiles"] if tile.get("bridges")}
    assert {"T07", "T09", "T12", "T13"} <= bridged


def test_celtic_trader_abilities_cost_and_give_what_the_table_says() -> None:
    game = oenach.game("celtic-trader", seats=2)
    abilities = {each["ability"]: each for each in sent_static_data(game)["abilities"]}
    roles = {each["role"]: each for each in sent_static_data(game)["roles"]}
    bought, delivered = 0, 0
    for seed in range(2):
        for match in purposeful_matches(game, seed):
            view: Any = match.observe(None)
            own = view["players"][view["to_act"]]
            for offer in offers(match.state, match.to_act):
                assert isinstance(offer, CelticTraderOffer)
                if offer.verb == "buy":
                    level = own[offer.piece] + 1
                    assert offer.cost == abilities[offer.piece]["costs"][level]
                    bonus = roles[own["role"]]["bonus"].get(offer.piece, [0] * 5)
                    paid = offer.cost * roles[own["role"]]["rp"]
                    assert offer.gain == bonus[level] - bonus[level - 1] - paid
                    bought += 1
                elif offer.verb == "deliver":
                    trading = abilities["trading"]["levels"][own["trading"]]
                    assert offer.points == view["turn"]["values"][offer.piece] + trading
                    delivered += 1
            limit = abilities["carrying"]["levels"][own["carrying"]][0]
            assert len(own["carried"]) <= limit
            assert view["turn"]["points"] <= abilities["movement"]["levels"][own["movement"]]
    assert bought
    assert delivered


def test_the_layout_has_everything_that_is_on_the_map() -> None:
    game = make("celtic-trader", 2)
    table, drawn = sent_static_data(game)["map"], layout(game)
    tiles: Any = msgspec.json.decode(msgspec.json.encode(drawn))
    middles = table["hex"]["edges"]
    for section in table["sections"]:
        tile = tiles[section["tile"]]
        begins = [line[0][0] for line in tile["roads"][section["id"]]]
        leaves = [line[-1][-1] for line in tile["roads"][section["id"]]]
        # A road crosses each of the section's edges, and no other one.
        crossed = [edge for edge, at in enumerate(middles) if at in begins + leaves]
        assert crossed == sorted(section["edges"])
        assert list(tile["spots"].get(section["id"], {})) == section["spots"]
        assert (section["id"] in tile["romans"]) == section["roman"]
    for tile in table["tiles"]:
        bridged = [{each["over"], each["under"]} for each in tiles[tile["id"]]["bridges"]]
        assert bridged == [set(pair) for pair in tile.get("bridges", [])]
