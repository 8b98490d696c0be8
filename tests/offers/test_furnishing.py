"""What a page draws a table from agrees with the rules."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playing_offers import matches, purposeful_matches

import oenach
from oenach import State
from oenach.offers import furnishing, layout, offers
from tables import TABLES, make, walk


def furnished(game: oenach.Game) -> Any:
    return msgspec.json.decode(msgspec.json.encode(furnishing(game)))


def after(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.game.parse(state, text))
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_furnishing_is_json_and_made_afresh(name: str, seats: int) -> None:
    game = make(name, seats)
    found = furnishing(game)
    assert (found["game"], found["seats"]) == (name, seats)
    whole = json.dumps(found)
    for value in found.values():
        if isinstance(value, list | dict):
            value.clear()
    assert json.dumps(furnishing(game)) == whole


# Táin


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tain_kinds_and_places_give_the_opening_moves(seats: int) -> None:
    game = oenach.game("tain", seats=seats, options={"first_player": "A"})
    table = furnished(game)
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
    table = furnished(game)
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
    table = furnished(game)["points"]
    for state in walk(game, seed=41):
        for seat in range(3):
            sheet = state.sheet(seat)
            assert sheet.total == sum(line.count * table[line.label] for line in sheet.lines)


# Keltis


def test_keltis_tables_add_up_to_every_sheet() -> None:
    game = make("keltis", 3)
    table = furnished(game)
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
    for tile in furnished(game)["tiles"]:
        keep = offers(after(game.new(), "flip", f"={tile['tile']}"), 0)[0]
        assert keep.again == (tile.get("symbol") == "clover")
        assert (tile.get("symbol") == "bonus") == ("bonus" in tile)


# Celtic Trader


def test_the_trader_table_is_the_opening_position() -> None:
    game = oenach.game("celtic-trader", seats=3, options={"roles": "draft"})
    table, state = furnished(game), game.new()
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


def test_trader_steps_follow_the_roads() -> None:
    """Without Roman tokens one goes where the roads lead; a stronghold's roads lead into it."""
    game = make("celtic-trader", 2)
    table = furnished(game)
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


def test_trader_tiles_lie_next_to_those_their_roads_lead_to() -> None:
    table = furnished(make("celtic-trader", 2))["map"]
    at = {tile["id"]: complex(*tile["at"]) for tile in table["tiles"]}
    tile_of = {section["id"]: section["tile"] for section in table["sections"]}
    edges = {section["id"]: section["edges"] for section in table["sections"]}
    middles = [complex(*middle) for middle in table["hex"]["edges"]]
    for one, other in table["roads"]:
        way = at[tile_of[other]] - at[tile_of[one]]
        assert any(abs(2 * middles[edge] - way) < 0.1 for edge in edges[one])
    bridged = {tile["id"] for tile in table["tiles"] if tile.get("bridges")}
    assert {"T07", "T09", "T12", "T13"} <= bridged


def test_trader_abilities_cost_and_give_what_the_table_says() -> None:
    game = oenach.game("celtic-trader", seats=2)
    abilities = {each["ability"]: each for each in furnished(game)["abilities"]}
    roles = {each["role"]: each for each in furnished(game)["roles"]}
    bought, delivered = 0, 0
    for seed in range(2):
        for match in purposeful_matches(game, seed):
            view: Any = match.observe(None)
            own = view["players"][view["to_act"]]
            for offer in offers(match.state, match.to_act):
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
    table, drawn = furnished(game)["map"], layout(game)
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


def test_only_a_game_with_a_map_has_a_layout() -> None:
    assert layout(oenach.game("keltis")) == layout(oenach.game("tain")) == {}
