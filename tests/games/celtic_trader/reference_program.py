"""A slow reference for Celtic Trader, written from the rules file alone.

It works on the JSON positions of the rules (plain dicts) and looks everything up anew at every
step, so that each rule can be read off. The engine is checked against it node by node; neither
was written with a look at the other.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

Position = dict[str, Any]
World = dict[str, Any]

RESOURCES = ["deer", "cloth", "wheat", "fish", "ore", "grapes"]  # C1
COLUMNS = [1, 2, 4, 6, 8]  # C4
COSTS = [0, 2, 4, 7, 10]  # C5
MOVEMENT = [2, 3, 4, 5, 6]  # C5
TRADING = [0, 1, 2, 4, 7]  # C5
CARRYING = [(1, 0), (2, 0), (2, 1), (3, 1), (3, 2)]  # C5
ABILITIES = ["movement", "trading", "carrying"]
ROMANS = {2: 14, 3: 13, 4: 12, 5: 11}  # C8
NEIGHBOUR = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]  # edges 0 to 5
DATA = (
    Path(__file__).parents[3]
    / "src"
    / "oenach"
    / "games"
    / "celtic_trader"
    / "maps"
    / "files"
    / "data"
)

_files: dict[str, World] = {}


# The map


def map_of(position: Position) -> World:
    """The parsed map file: the embedded one, or the built-in of that name."""
    wanted = position["options"].get("map", "britannia")
    if isinstance(wanted, dict):
        return wanted
    if wanted not in _files:
        _files[wanted] = json.loads((DATA / f"{wanted}.json").read_text(encoding="utf-8"))
    return _files[wanted]


def all_sections(world: World) -> list[tuple[Any, Any]]:
    return [(tile, section) for tile in world["tiles"] for section in tile["sections"]]


def find_section(world: World, name: str) -> tuple[Any, Any]:
    """(tile, section) of a section's id."""
    for tile, section in all_sections(world):
        if section["id"] == name:
            return tile, section
    raise ValueError(f"no section {name}")


def stronghold_tile(world: World, name: str) -> Any:
    """The tile of a stronghold's name, or None if that is no stronghold."""
    for tile in world["tiles"]:
        if tile["kind"] == "stronghold" and tile["name"] == name:
            return tile
    return None


def beyond(world: World, tile: Any, edge: int) -> tuple[Any, Any]:
    """(tile, section) that the road over this edge of a tile leads to."""
    place = [tile["at"][0] + NEIGHBOUR[edge][0], tile["at"][1] + NEIGHBOUR[edge][1]]
    for other, section in all_sections(world):
        if list(other["at"]) == place and (edge + 3) % 6 in section["edges"]:
            return other, section
    raise ValueError(f"no road on the other side of {tile['id']}, edge {edge}")


def start_place(world: World, role: str) -> str:
    """C13a: where a role starts; a stronghold's tile means the stronghold."""
    start = str(world["roles"][role]["start"])
    for tile in world["tiles"]:
        if tile["kind"] == "stronghold" and tile["id"] == start:
            return str(tile["name"])
    return start


# What a position says


def letters(position: Position) -> str:
    return "ABCDE"[: position["seats"]]


def is_city(position: Position, name: str) -> bool:
    """A stronghold without a chart is a Roman city."""
    return stronghold_tile(map_of(position), name) is not None and name not in position["charts"]


def roman_places(position: Position) -> list[str]:
    """Every place that can hold a Roman token."""
    world = map_of(position)
    # C3b: one on every section, unless the map says there is none
    places = [section["id"] for _, section in all_sections(world) if section.get("roman", True)]
    for tile in world["tiles"]:
        if tile["kind"] == "stronghold" and is_city(position, tile["name"]):
            places.append(tile["name"])  # C3a: the garrison place of a city
    return places


def free_roman_places(position: Position) -> list[str]:
    return [place for place in roman_places(position) if place not in position["romans"]]


def free_spots(position: Position, resource: str) -> list[str]:
    """C11: sections with a spot of that kind on which no such token lies."""
    return [
        section["id"]
        for _, section in all_sections(map_of(position))
        if resource in section.get("spots", [])
        and resource not in position["spots"].get(section["id"], [])
    ]


def steps(position: Position) -> dict[str, int]:
    """Every step of the player to act: where it ends -> the points it costs.

    Whether these points are left is not asked here.
    """
    world = map_of(position)
    at = position["players"][position["to_act"]]["at"]
    found: dict[str, int] = {}

    def leave(tile: Any, edge: int) -> None:
        other, section = beyond(world, tile, edge)
        if other["kind"] != "stronghold":
            found[section["id"]] = 1  # C13
        elif section["id"] in position["romans"]:
            found[section["id"]] = 1  # C3a: stopped on the road
        else:
            found[other["name"]] = 1  # C3a: arrives at the stronghold itself

    home = stronghold_tile(world, at)
    if home is not None:  # in the middle of a stronghold or city
        for road in home["sections"]:
            if road["id"] in position["romans"]:
                found[road["id"]] = 0  # C3a: stopped on the way out, on the same tile
            else:
                leave(home, road["edges"][0])
        return found
    tile, section = find_section(world, at)
    for edge in section["edges"]:
        leave(tile, edge)
    if tile["kind"] == "stronghold":
        found[tile["name"]] = 0  # C3a: on to the stronghold
    return found


def can_step(position: Position, goal: str, cost: int) -> bool:
    points = int(position["turn"]["points"])
    if stronghold_tile(map_of(position), goal) is not None and cost == 0:
        return True  # C3a: from its road to the stronghold
    return points >= 1  # also where none is spent: leaving by a road with a Roman token


# Set-up


def fresh_turn(points: int) -> dict[str, Any]:
    return {"drawn": [], "points": points, "picks": 0, "halted": False}


def start(seats: int, options: dict[str, Any]) -> Position:
    """C8, C9: the position in which a game begins."""
    position = {
        "game": "celtic-trader",
        "seats": seats,
        "options": options,
        "round": 1,
        "to_act": "A",
        "phase": "roles",
        "bag": {},
        "discard": {},
        "removed_romans": 0,
        "supply": options.get("supply", 114),  # C6
        "spots": {},
        "romans": [],
        "charts": {},
        "players": {},
        "last_round": False,
        "turn": fresh_turn(0),
    }
    world = map_of(position)
    left = dict.fromkeys(RESOURCES, 7)
    for _, section in all_sections(world):
        if section.get("spots"):
            position["spots"][section["id"]] = sorted(section["spots"])
            for resource in section["spots"]:
                left[resource] -= 1
    for resource in RESOURCES:
        put(position["bag"], resource, left[resource])
    put(position["bag"], "cycle", 1)
    put(position["bag"], "orders", 1)
    put(position["bag"], "romanisation", 1)
    put(position["bag"], "roman", 14 if options.get("fast_game", False) else ROMANS[seats])
    position["charts"] = copy.deepcopy(world["charts"])
    for seat in letters(position):
        position["players"][seat] = {
            "role": None,
            "at": None,
            "rp": 0,
            "vp": 0,
            "carried": [],
            "movement": 0,
            "trading": 0,
            "carrying": 0,
        }
    return position


def put(counts: dict[str, int], token: str, number: int = 1) -> None:
    """Add tokens to the bag or the discard; empty counts are left out."""
    total = counts.get(token, 0) + number
    assert total >= 0, token
    counts[token] = total
    if total == 0:
        del counts[token]


# What can be done


def is_chance(position: Position) -> bool:
    if position["phase"] == "roles":
        return bool(position["options"].get("roles", "blind") == "blind")  # C9a
    return bool(position["phase"] == "draw")


def roles_left(position: Position) -> list[str]:
    taken = [player["role"] for player in position["players"].values()]
    return [role for role in map_of(position)["roles"] if role not in taken]


def chance(position: Position) -> list[tuple[str, int]]:
    """At a chance node every outcome with its weight; elsewhere nothing."""
    if not is_chance(position):
        return []
    if position["phase"] == "roles":
        return [(f"={role}", 1) for role in roles_left(position)]
    return [(f"={token}", number) for token, number in position["bag"].items()]


def legal(position: Position) -> list[str]:
    """The notation of every legal move; at a chance node of every outcome."""
    if is_chance(position):
        return [text for text, _ in chance(position)]
    if position["phase"] == "over":
        return []
    player = position["players"][position["to_act"]]
    if position["phase"] == "roles":
        return [f"role {role}" for role in roles_left(position)]  # C9a, draft
    if position["phase"] == "roman":  # C10
        return ["stay"] + [f"roman {place}" for place in free_roman_places(position)]
    if position["phase"] == "resolve":
        texts = []
        for token in sorted(set(position["turn"]["drawn"])):
            texts += resolutions(position, token)
        return texts
    if position["phase"] == "move":
        return travels(position, player)
    if position["phase"] == "circle":
        return circle_actions(position, player)
    assert position["phase"] == "stronghold"
    return [f"deliver {kind}" for kind in sorted(set(player["carried"]))] + ["end"]  # C18


def resolutions(position: Position, token: str) -> list[str]:
    """C11: the ways to resolve one drawn token."""
    if token in RESOURCES:
        spots = free_spots(position, token)
        if spots:
            return [f"resolve {token}@{spot}" for spot in spots]
        rising = [name for name, chart in position["charts"].items() if chart[token] != 8]
        if rising:
            return [f"resolve {token}+{name}" for name in rising]  # C11a
        return [f"resolve {token}"]
    if token == "roman":
        places = free_roman_places(position)
        return [f"resolve roman@{place}" for place in places] or ["resolve roman"]
    if token == "orders":
        return [f"resolve orders@{place}" for place in position["romans"]] or ["resolve orders"]
    if token == "romanisation":
        return [f"resolve romanisation@{name}" for name in position["charts"]]
    assert token == "cycle"
    return ["resolve cycle"]


def travels(position: Position, player: dict[str, Any]) -> list[str]:
    """C13-C16: the moves of the phase `move`."""
    texts = ["halt"]
    if not position["turn"]["halted"]:
        for goal, cost in steps(position).items():
            if can_step(position, goal, cost):
                texts.append(f"go {goal}")
    most, _ = CARRYING[player["carrying"]]
    if len(player["carried"]) < most:
        for kind in position["spots"].get(player["at"], []):
            texts.append(f"pick {kind}")
    for kind in sorted(set(player["carried"])):
        texts.append(f"drop {kind}")
    return texts


def circle_actions(position: Position, player: dict[str, Any]) -> list[str]:
    """C17: buy, then claim once, then only end."""
    texts = ["end"]
    if position["turn"]["claimed"]:
        return texts
    for ability in ABILITIES:
        level = player[ability]
        if level < 4 and player["rp"] >= COSTS[level + 1]:
            texts.append(f"buy {ability}")
    for number in range(1, player["rp"] + 1):
        texts.append(f"claim {number}")
    return texts


# What it does


def apply(position: Position, text: str) -> Position:
    """The position after a move or a chance event; the old one stays as it is."""
    if text not in legal(position):
        raise ValueError(f"{text!r} is not legal")
    position = copy_of(position)
    if position["phase"] == "roles":
        take_role(position, text.removeprefix("=").removeprefix("role "))
    elif position["phase"] == "draw":
        draw(position, text.removeprefix("="))
    else:
        word, _, rest = text.partition(" ")
        ACTIONS[word](position, rest)
    return position


def copy_of(position: Position) -> Position:
    # the options may embed a whole map, which never changes
    return {
        key: value if key == "options" else copy.deepcopy(value) for key, value in position.items()
    }


def take_role(position: Position, role: str) -> None:
    """C9b: in seat order, before the first turn."""
    seat = position["to_act"]
    position["players"][seat]["role"] = role
    position["players"][seat]["at"] = start_place(map_of(position), role)
    seats = letters(position)
    if seat == seats[-1]:
        begin_turn(position, "A")
    else:
        position["to_act"] = seats[seats.index(seat) + 1]


def begin_turn(position: Position, seat: str) -> None:
    player = position["players"][seat]
    position["to_act"] = seat
    position["turn"] = fresh_turn(MOVEMENT[player["movement"]])
    # C10: not in round 1
    if position["round"] > 1 and player["at"] in position["romans"]:
        position["phase"] = "roman"
    else:
        begin_drawing(position)


def begin_drawing(position: Position) -> None:
    # C11: an empty bag gives no draw
    position["phase"] = "draw" if position["bag"] else "move"


def stay(position: Position, _: str) -> None:
    begin_drawing(position)


def move_roman(position: Position, place: str) -> None:
    """C10: the token under the player goes to another place."""
    position["romans"].remove(position["players"][position["to_act"]]["at"])
    if place_roman(position, place):
        return
    begin_drawing(position)


def place_roman(position: Position, place: str) -> bool:
    """Put a Roman token on the map; whether that ended the game."""
    position["romans"] = sorted([*position["romans"], place])
    for tile in map_of(position)["tiles"]:
        if tile["kind"] == "stronghold" and tile["name"] in position["charts"]:
            roads = [section["id"] for section in tile["sections"]]
            if all(road in position["romans"] for road in roads):
                return conquer(position, tile["name"])  # C12
    return False


def conquer(position: Position, name: str) -> bool:
    """C12: a stronghold becomes a Roman city; whether that ended the game."""
    tile = stronghold_tile(map_of(position), name)
    roads = [section["id"] for section in tile["sections"]]
    lying = [road for road in roads if road in position["romans"]]
    for number, road in enumerate(lying):
        position["romans"].remove(road)
        if number == 0:
            position["removed_romans"] += 1
        else:
            put(position["discard"], "roman")
    del position["charts"][name]
    if not position["charts"]:
        finish(position)  # C19 (2): at once
        return True
    return False


def draw(position: Position, token: str) -> None:
    """C11: two chance events, or as many as the bag can give."""
    put(position["bag"], token, -1)
    position["turn"]["drawn"].append(token)
    if len(position["turn"]["drawn"]) == 2 or not position["bag"]:
        position["phase"] = "resolve"


def resolve(position: Position, rest: str) -> None:
    token = rest.split("@")[0].split("+")[0]
    place = rest[len(token) + 1 :]
    position["turn"]["drawn"].remove(token)
    over = False
    if token in RESOURCES and "@" in rest:
        position["spots"][place] = sorted([*position["spots"].get(place, []), token])
    elif token in RESOURCES:
        put(position["discard"], token)
        if "+" in rest:
            chart = position["charts"][place]
            chart[token] = COLUMNS[COLUMNS.index(chart[token]) + 1]
    elif token == "roman" and place:
        over = place_roman(position, place)
    elif token == "roman":
        put(position["discard"], "roman")
    elif token == "cycle":
        for kind, number in position["discard"].items():
            put(position["bag"], kind, number)
        position["discard"] = {}
        put(position["bag"], "cycle")
    elif token == "orders":
        put(position["discard"], "orders")
        if place:
            position["romans"].remove(place)
            put(position["discard"], "roman")
    elif token == "romanisation":
        put(position["discard"], "romanisation")
        over = conquer(position, place)
    if not over and not position["turn"]["drawn"]:
        position["phase"] = "move"


def go(position: Position, goal: str) -> None:
    cost = steps(position)[goal]
    position["turn"]["points"] -= cost
    position["players"][position["to_act"]]["at"] = goal
    if goal in position["romans"]:
        end_turn(position)  # C14


def pick(position: Position, kind: str) -> None:
    player = position["players"][position["to_act"]]
    here = position["spots"][player["at"]]
    here.remove(kind)
    if not here:
        del position["spots"][player["at"]]
    player["carried"] = sorted([*player["carried"], kind])
    position["turn"]["picks"] += 1
    _, free = CARRYING[player["carrying"]]
    if position["turn"]["picks"] > free:
        position["turn"]["halted"] = True  # C16


def drop(position: Position, kind: str) -> None:
    position["players"][position["to_act"]]["carried"].remove(kind)
    put(position["discard"], kind)  # C16


def halt(position: Position, _: str) -> None:
    """C16: closes the movement."""
    at = position["players"][position["to_act"]]["at"]
    if at in position["charts"]:
        position["phase"] = "stronghold"
        position["turn"]["values"] = dict(position["charts"][at])
    elif stronghold_tile(map_of(position), at) is None and (
        find_section(map_of(position), at)[0]["kind"] == "circle"
    ):
        position["phase"] = "circle"
        position["turn"]["claimed"] = False
    else:
        end_turn(position)


def buy(position: Position, ability: str) -> None:
    """C17: the points go back to the supply."""
    player = position["players"][position["to_act"]]
    player[ability] += 1
    player["rp"] -= COSTS[player[ability]]
    position["supply"] += COSTS[player[ability]]


def claim(position: Position, number: str) -> None:
    """C17: once."""
    player = position["players"][position["to_act"]]
    player["rp"] -= int(number)
    player["vp"] += int(number)
    position["turn"]["claimed"] = True


def deliver(position: Position, kind: str) -> None:
    """C18: the value that stood at the beginning of the visit, and the trading bonus (C18a)."""
    player = position["players"][position["to_act"]]
    earned = position["turn"]["values"][kind] + TRADING[player["trading"]]
    player["rp"] += earned
    position["supply"] -= earned
    chart = position["charts"][player["at"]]
    chart[kind] = COLUMNS[max(0, COLUMNS.index(chart[kind]) - 1)]
    player["carried"].remove(kind)
    put(position["discard"], kind)


def end(position: Position, _: str) -> None:
    end_turn(position)


def end_turn(position: Position) -> None:
    """C19: whether the game ends with this turn; if not, the next seat begins."""
    seat = position["to_act"]
    seats = letters(position)
    if position["supply"] <= 0:
        finish(position)  # (3)
        return
    if seat != seats[-1]:
        begin_turn(position, seats[seats.index(seat) + 1])
        return
    limit = position["options"].get("limit", "none")
    if position["last_round"] or limit == f"rounds:{position['round']}":
        finish(position)  # (1)
        return
    position["round"] += 1
    begin_turn(position, "A")


def finish(position: Position) -> None:
    position["phase"] = "over"
    position["to_act"] = None
    position["turn"].pop("values", None)
    position["turn"].pop("claimed", None)


ACTIONS = {
    "stay": stay,
    "roman": move_roman,
    "resolve": resolve,
    "go": go,
    "pick": pick,
    "drop": drop,
    "halt": halt,
    "buy": buy,
    "claim": claim,
    "deliver": deliver,
    "end": end,
}


def call_time(position: Position) -> Position:
    """C19: the table calls time; the round that is being played is the last."""
    if position["phase"] == "over":
        raise ValueError("the game is over")
    position = copy_of(position)
    position["last_round"] = True
    return position


# The score


def total(position: Position, seat: str) -> int:
    """C20: VP, and the bonus of the role (C7)."""
    player = position["players"][seat]
    points = int(player["vp"])
    for what, bonus in map_of(position)["roles"][player["role"]]["bonus"].items():
        if what == "rp":
            points += bonus * player["rp"]
        else:
            points += bonus[player[what]]
    return points


def outcome(position: Position) -> tuple[str, list[str], list[int]] | None:
    """None, or (reason, the winners' letters, the totals in seat order)."""
    if position["phase"] != "over":
        return None
    if not position["charts"]:
        reason = "conquest"
    elif position["supply"] <= 0:
        reason = "supply"
    else:
        reason = "limit"
    totals = [total(position, seat) for seat in letters(position)]
    winners = [seat for seat in letters(position) if total(position, seat) == max(totals)]
    return reason, winners, totals
