"""A small map for Celtic Trader and random positions on any map, full of rare things.

A position made here could have come up in play as far as one can tell from it alone: all tokens
and points are somewhere, nobody carries too much, and what `turn` says fits where the player
stands.
"""

from __future__ import annotations

from random import Random
from typing import Any

from games.celtic_trader import reference_program as rules
from games.celtic_trader.reference_program import (
    CARRYING,
    COLUMNS,
    MOVEMENT,
    RESOURCES,
    TRADING,
    Position,
)

PHASES = ["roles", "roman", "draw", "resolve", "move", "circle", "stronghold"]


def small_map() -> dict[str, Any]:
    """14 tiles: alba and bruga are neighbours, the circle has a spot, K05b and K11b no Romans."""

    def land(name: str, at: list[int], *sections: dict[str, Any], kind: str = "land") -> Any:
        return {"id": name, "at": at, "kind": kind, "sections": list(sections)}

    def road(name: str, edges: list[int], *spots: str, roman: bool = True) -> dict[str, Any]:
        section: dict[str, Any] = {"id": name, "edges": edges, "spots": list(spots)}
        return section if roman else {**section, "roman": False}

    def stronghold(tile: str, at: list[int], name: str, *edges: int) -> dict[str, Any]:
        sections = [
            {"id": tile + letter, "edges": [edge]}
            for letter, edge in zip("abcdef", edges, strict=False)
        ]
        return {"id": tile, "at": at, "kind": "stronghold", "name": name, "sections": sections}

    tiles = [
        stronghold("K01", [0, 0], "alba", 1, 2),
        stronghold("K02", [1, 0], "bruga", 4, 2, 3, 1),
        land("K03", [2, 0], road("K03", [4, 1, 2], "wheat", "deer")),
        stronghold("K04", [3, 0], "caern", 4, 2),
        land(
            "K05",
            [0, 1],
            road("K05a", [5, 1], "fish"),
            road("K05b", [0, 2], "ore", "cloth", roman=False),
        ),
        land("K06", [1, 1], road("K06", [5, 4, 1, 2], "grapes"), kind="circle"),
        land("K07", [2, 1], road("K07a", [4, 1, 2]), road("K07b", [5, 3], "deer")),
        land("K08", [3, 1], road("K08", [5, 4, 2, 3], "wheat", "fish", "grapes")),
        stronghold("K09", [0, 2], "dun", 5, 1),
        land("K10", [1, 2], road("K10a", [5, 2], "ore"), road("K10b", [4, 0, 1], "cloth", "fish")),
        land(
            "K11",
            [2, 2],
            road("K11a", [5, 3], "deer", "grapes"),
            road("K11b", [4, 0, 1, 2], "wheat", roman=False),
        ),
        stronghold("K12", [3, 2], "eburon", 5, 4, 3),
        stronghold("K13", [1, 3], "fal", 5, 0, 1),
        land("K14", [2, 3], road("K14", [4, 5, 0], "ore", "cloth")),
    ]
    columns = {
        "alba": [1, 2, 4, 6, 8, 2],
        "bruga": [2, 2, 1, 8, 4, 6],
        "caern": [4, 6, 2, 1, 1, 8],
        "dun": [8, 1, 6, 2, 4, 4],
        "eburon": [6, 4, 8, 4, 2, 1],
        "fal": [2, 8, 1, 6, 6, 2],
    }
    roles = {
        "fastest": {"start": "K01", "bonus": {"movement": [0, 14, 24, 37, 53]}},
        "trusted": {"start": "K06", "bonus": {"rp": 1}},
        "strongest": {"start": "bruga", "bonus": {"carrying": [0, 12, 22, 35, 50]}},
        "shrewdest": {"start": "K05b", "bonus": {"trading": [1, 10, 18, 29, 44], "rp": 2}},
        "hardiest": {
            "start": "K07a",
            "bonus": {"movement": [0, 8, 13, 20, 28], "carrying": [0, 8, 13, 20, 28]},
        },
        "wisest": {
            "start": "K06",
            "bonus": {ability: [0, 6, 10, 14, 19] for ability in rules.ABILITIES},
        },
    }
    return {
        "name": "small",
        "version": 1,
        "reconstruction": True,
        "tiles": tiles,
        "charts": {name: dict(zip(RESOURCES, row, strict=True)) for name, row in columns.items()},
        "roles": roles,
    }


def random_options(rng: Random, world: Any) -> dict[str, Any]:
    """Options in every combination, on a map given by name or by content."""
    options: dict[str, Any] = {"map": world}
    if rng.random() < 0.5:
        options["roles"] = rng.choice(["blind", "draft"])
    if rng.random() < 0.5:
        options["supply"] = rng.choice([20, 40, 60, 114, 200])
    if rng.random() < 0.5:
        options["fast_game"] = rng.random() < 0.7
    if rng.random() < 0.6:
        options["limit"] = rng.choice(["none", "rounds:2", "rounds:4", "rounds:9", "minutes:30"])
    return options


def random_position(rng: Random, seats: int, options: dict[str, Any], phase: str) -> Position:
    """A valid position in this phase, late enough in the game to be crowded."""
    position = rules.start(seats, options)
    position["last_round"] = rng.random() < 0.15
    if phase == "roles":
        return _some_roles(rng, position)
    latest = _latest_round(options)
    position["round"] = rng.choice([latest, rng.randint(2, latest)])
    position["to_act"] = rng.choice(rules.letters(position))
    return _filled(rng, position, phase)


def last_turn(rng: Random, seats: int, options: dict[str, Any]) -> Position:
    """The last seat's movement in the last round of a game with `rounds:N`."""
    position = rules.start(seats, options)
    position["round"] = _latest_round(options)
    position["to_act"] = rules.letters(position)[-1]
    return _filled(rng, position, "move")


def _latest_round(options: dict[str, Any]) -> int:
    limit = options.get("limit", "none")
    return int(limit.removeprefix("rounds:")) if limit.startswith("rounds:") else 12


def _filled(rng: Random, position: Position, phase: str) -> Position:
    """All but the round and the seat is thrown together."""
    position["phase"] = phase
    roles = rng.sample(rules.roles_left(position), position["seats"])
    for seat, role in zip(rules.letters(position), roles, strict=True):
        position["players"][seat]["role"] = role
    _conquests_and_demand(rng, position)
    _romans(rng, position)
    _players(rng, position)
    _turn(rng, position)
    _tokens(rng, position)
    _points(rng, position)
    return position


def _some_roles(rng: Random, position: Position) -> Position:
    for _ in range(rng.randrange(position["seats"])):
        position = rules.apply(position, rng.choice(rules.legal(position)))
    return position


def _conquests_and_demand(rng: Random, position: Position) -> None:
    names = list(position["charts"])
    for name in rng.sample(names, rng.choice([0, 0, 1, 2, 3, 4, 5, 5])):
        del position["charts"][name]
    kinds = rng.choice([COLUMNS, COLUMNS, [8], [1], [6, 8], [1, 2]])
    for chart in position["charts"].values():
        for resource in RESOURCES:
            chart[resource] = rng.choice(kinds)
    # A conquest removes a token if there is one on the tile; Romanisation may find none.
    cities = len(names) - len(position["charts"])
    position["removed_romans"] = rng.choice([cities, rng.randint(0, cities)])


def _romans(rng: Random, position: Position) -> None:
    """Roman tokens on the map, preferably on all roads but one of the strongholds."""
    left = position["bag"]["roman"] - position["removed_romans"]
    places: list[str] = []
    tiles = [tile for tile in rules.map_of(position)["tiles"] if tile["kind"] == "stronghold"]
    rng.shuffle(tiles)
    if rng.random() < 0.7:
        for tile in tiles:
            roads = [section["id"] for section in tile["sections"]]
            rng.shuffle(roads)
            if tile["name"] in position["charts"]:
                roads = roads[1:]
            elif rng.random() < 0.6:
                roads.insert(0, tile["name"])
            places += roads
    others = [place for place in rules.roman_places(position) if place not in places]
    rng.shuffle(others)
    on_map = rng.choice([0, left, left, rng.randint(0, left)])
    for place in places + others:
        if len(position["romans"]) == on_map:
            break
        if not _would_conquer(position, place):
            position["romans"].append(place)
    position["romans"].sort()


def _would_conquer(position: Position, place: str) -> bool:
    for tile in rules.map_of(position)["tiles"]:
        roads = [section["id"] for section in tile["sections"]]
        if tile.get("name") in position["charts"] and place in roads:
            return all(road == place or road in position["romans"] for road in roads)
    return False


def _players(rng: Random, position: Position) -> None:
    for player in position["players"].values():
        for ability in rules.ABILITIES:
            player[ability] = rng.choice([0, 1, 2, 3, 4, 4])
        player["at"] = _somewhere(rng, position)
    actor = position["players"][position["to_act"]]
    if position["phase"] == "circle":
        actor["at"] = rng.choice(_circle(position))
    elif position["phase"] == "stronghold":
        actor["at"] = rng.choice(list(position["charts"]))
    elif position["phase"] == "roman":
        if not position["romans"]:
            position["romans"] = _circle(position)[:1]
        actor["at"] = rng.choice(position["romans"])
    elif position["phase"] == "move" and rng.random() < 0.4:
        sections = rules.all_sections(rules.map_of(position))
        actor["at"] = rng.choice([section["id"] for _, section in sections if section.get("spots")])


def _circle(position: Position) -> list[str]:
    return [
        section["id"]
        for tile, section in rules.all_sections(rules.map_of(position))
        if tile["kind"] == "circle"
    ]


def _somewhere(rng: Random, position: Position) -> str:
    sections = rules.all_sections(rules.map_of(position))
    places = rng.choice(
        [
            [section["id"] for _, section in sections],
            [section["id"] for tile, section in sections if tile["kind"] == "stronghold"],
            [tile["name"] for tile, _ in sections if tile["kind"] == "stronghold"],
            [section["id"] for _, section in sections if section.get("spots")],
            position["romans"] or _circle(position),
            _circle(position),
        ]
    )
    return str(rng.choice(places))


def _turn(rng: Random, position: Position) -> None:
    """Points, picks and halted that fit where the player stands."""
    phase = position["phase"]
    player = position["players"][position["to_act"]]
    full = MOVEMENT[player["movement"]]
    turn = rules.fresh_turn(full)
    position["turn"] = turn
    if phase in ("roman", "draw", "resolve"):
        return
    here = _section_spots(position, player["at"])
    # Nobody arrives on a Roman token, or on a stronghold's road, and is still in the turn; on the
    # road a few positions have spent points all the same, for the step that costs none (C3a).
    on_road = _on_stronghold_road(position, player["at"])
    if on_road and phase == "move" and rng.random() < 0.2:
        turn["points"] = 0
    elif player["at"] not in position["romans"] and not on_road:
        turn["points"] = rng.choice([0, 1, full, rng.randint(0, full)])
    elsewhere = CARRYING[player["carrying"]][1] if turn["points"] < full else 0
    turn["picks"] = rng.choice([0, rng.randint(0, elsewhere + len(here))])
    turn["halted"] = turn["picks"] > CARRYING[player["carrying"]][1]
    if phase == "circle":
        turn["claimed"] = rng.random() < 0.3


def _section_spots(position: Position, at: str) -> list[str]:
    for _, section in rules.all_sections(rules.map_of(position)):
        if section["id"] == at:
            return list(section.get("spots", []))
    return []


def _on_stronghold_road(position: Position, at: str) -> bool:
    for tile, section in rules.all_sections(rules.map_of(position)):
        if section["id"] == at:
            return bool(tile["kind"] == "stronghold")
    return False


def _tokens(rng: Random, position: Position) -> None:
    """Every token goes somewhere: spots, hands, drawn, discard, bag."""
    stock = [resource for resource in RESOURCES for _ in range(7)]
    on_map = _tokens_on_spots(rng, position)
    for resource in on_map:
        stock.remove(resource)
    rng.shuffle(stock)
    for player in position["players"].values():
        most, _ = CARRYING[player["carrying"]]
        for _ in range(rng.choice([0, most, rng.randint(0, most)])):
            # often several of a kind
            token = player["carried"][-1] if player["carried"] and rng.random() < 0.5 else stock[-1]
            if token not in stock:
                token = stock[-1]
            stock.remove(token)
            player["carried"].append(token)
        player["carried"].sort()
    events = ["cycle", "orders", "romanisation"]
    romans = position["bag"]["roman"] - position["removed_romans"] - len(position["romans"])
    stock += events + ["roman"] * romans
    _draw(rng, position, stock, events)
    in_bag = rng.choice([0.0, 0.1, 0.5, 1.0])
    # The cycle goes straight back into the bag, so in play it never lies in the discard and no
    # turn begins with an empty bag; a position typed in may have it there all the same.
    cycle_in_bag = 1.0 if rng.random() < 0.8 else in_bag
    position["bag"], position["discard"] = {}, {}
    for token in stock:
        bag = rng.random() < (cycle_in_bag if token == "cycle" else in_bag)
        rules.put(position["bag" if bag else "discard"], token)
    if position["phase"] == "draw" and not position["bag"]:
        _shift(rng, position["discard"], position["bag"], list(position["discard"]))
    # What was picked up in this turn is carried still, or lies in the discard.
    player = position["players"][position["to_act"]]
    while position["turn"]["picks"] > len(player["carried"]) + sum(
        position["discard"].get(resource, 0) for resource in RESOURCES
    ):
        _shift(rng, position["bag"], position["discard"], RESOURCES)


def _shift(rng: Random, source: dict[str, int], target: dict[str, int], tokens: list[str]) -> None:
    token = rng.choice([token for token in tokens if token in source])
    rules.put(source, token, -1)
    rules.put(target, token)


def _tokens_on_spots(rng: Random, position: Position) -> list[str]:
    """Put tokens on spots; where the player just took some, these spots are empty."""
    player = position["players"][position["to_act"]]
    turn = position["turn"]
    free = CARRYING[player["carrying"]][1]
    full = MOVEMENT[player["movement"]]
    taken_here = turn["picks"] if turn["points"] == full else max(0, turn["picks"] - free)
    density = rng.choice([0.0, 0.5, 0.9, 1.0])
    position["spots"] = {}
    for _, section in rules.all_sections(rules.map_of(position)):
        spots = list(section.get("spots", []))
        if section["id"] == player["at"] and taken_here:
            rng.shuffle(spots)
            spots = spots[taken_here:]
        lying = sorted(spot for spot in spots if rng.random() < density)
        if lying:
            position["spots"][section["id"]] = lying
    return [token for lying in position["spots"].values() for token in lying]


def _draw(rng: Random, position: Position, stock: list[str], events: list[str]) -> None:
    drawn = {"draw": rng.choice([0, 1]), "resolve": rng.choice([1, 2, 2])}
    for _ in range(drawn.get(position["phase"], 0)):
        wanted = [token for token in [*events, "roman"] if token in stock]
        token = rng.choice(wanted) if wanted and rng.random() < 0.6 else rng.choice(stock)
        stock.remove(token)
        position["turn"]["drawn"].append(token)


def _points(rng: Random, position: Position) -> None:
    """RP and VP; then what was delivered in this visit, which may exhaust the supply."""
    least = rng.choice([1, 2, 5, 15, position["supply"] // 2])
    for player in position["players"].values():
        for what in ("rp", "vp"):
            most = max(0, position["supply"] - least)
            player[what] = rng.randint(0, rng.choice([most, min(most, 12)]))
            position["supply"] -= player[what]
    if position["phase"] == "stronghold":
        _deliveries(rng, position)


def _deliveries(rng: Random, position: Position) -> None:
    """The visit so far: up to as many deliveries as the limit leaves room for."""
    player = position["players"][position["to_act"]]
    chart = position["charts"][player["at"]]
    position["turn"]["values"] = dict(chart)
    room = CARRYING[player["carrying"]][0] - len(player["carried"])
    for _ in range(rng.randint(0, room)):
        wanted = [kind for kind in RESOURCES if position["discard"].get(kind)]
        if not wanted:
            return
        kind = rng.choice(wanted)
        earned = position["turn"]["values"][kind] + TRADING[player["trading"]]
        player["rp"] += earned
        position["supply"] -= earned
        chart[kind] = COLUMNS[max(0, COLUMNS.index(chart[kind]) - 1)]
