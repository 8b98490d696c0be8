"""Random valid positions of Táin, made directly, that games reach only rarely.

Each function takes a `random.Random`, so that a seed names a position. Nothing here asks the
references or the engine what is legal; the rules for valid positions are kept by construction.
"""

from __future__ import annotations

from random import Random
from typing import Any

Position = dict[str, Any]

CLAN = "CWWBBBBBBDXXXXXXXX"
KINDS = "CWBDX"


def random_options(rng: Random, seats: int) -> dict[str, Any]:
    """A few of the options, or none; values that are the default anyway included."""
    values = {
        "first_player": ["random", *"ABCD"[:seats]],
        "marker": ["rotates", "stays"],
        "lone_cow": ["left", "first_in_turn_order"],
        "memory_aid": [False, True],
    }
    return {name: rng.choice(values[name]) for name in values if rng.random() < 0.5}


def commando(rng: Random, seats: int, fierce: bool = False) -> Position:
    """A commando phase somewhere in a game, often with little left to take.

    In a fierce one everybody lays as much as possible, and bluffs last."""
    position = _between_raids(rng, seats)
    hands = _deal(rng, position)
    _lay_tokens(rng, position, hands, fierce)
    _put_aside(rng, position, hands)
    return position


def choice(rng: Random, seats: int) -> Position:
    """A raid phase in which somebody has both a boy and the daughter to free (T19)."""
    position = _between_raids(rng, seats)
    order = _order(position)
    # The chooser raids this board, so that it is not the chooser's own.
    board = rng.choice(order)
    chooser = rng.choice([seat for seat in order if seat != board])
    hands = _deal(rng, position)
    for kind in "BD":
        _imprison(position, hands, f"{chooser}:{kind}", board)
    position["phase"] = "raid"
    position["passed"] = sorted(order)
    position["to_act"] = chooser
    claims = {chooser: rng.choice([1, 1, 2])}
    # Claims before the chooser's in T16's order would have been served already.
    others = [seat for seat in order[order.index(chooser) + 1 :] if seat != board]
    if claims[chooser] == 1 and others and rng.random() < 0.7:
        claims[rng.choice(others)] = 1
    for seat, count in claims.items():  # the raiders lie in the used pile already (T18)
        for _ in range(count):
            kind = rng.choice([kind for kind in hands[seat] if kind in "CWB"])
            hands[seat].remove(kind)
            position["clans"][seat]["used"] += kind
    _lay_on_boards(rng, position, hands, order[order.index(board) + 1 :])
    position["raid"] = {"board": board, "claims": claims, "beside": _beside(rng, position, hands)}
    _put_aside(rng, position, hands)
    return position


def _between_raids(rng: Random, seats: int) -> Position:
    letters = "ABCD"[:seats]
    kingdom = rng.choice([0, 0, 1, 1, 2, rng.randint(0, 25)])
    # No clan has 11 cattle while a game goes on (T23), and cattle never go back (T4).
    kingdom = min(25 - 5 * seats, max(kingdom, 25 - 10 * seats))
    cattle = _share(rng, 25 - kingdom, seats, most=10)
    jewels = _share(rng, 3 * seats, seats, most=12)
    clans = {
        seat: {
            "unused": "",
            "used": "",
            "cattle": cattle[number],
            "jewels": jewels[number],
            "prisoners": [],
            "guards": ["-"] * 5,
            "raiders": ["-"] * 5,
        }
        for number, seat in enumerate(letters)
    }
    first = rng.choice(letters)
    return {
        "game": "tain",
        "seats": seats,
        "options": random_options(rng, seats),
        "round": rng.choice([2, 3, 4, 5, 6, 7, 8, 8]),
        "first": first,
        "phase": "commando",
        "to_act": first,
        "passed": [],
        "clans": clans,
        "kingdom": {"cattle": kingdom, "places": ["-", "-"]},
    }


def _share(rng: Random, count: int, seats: int, most: int) -> list[int]:
    """So many things for so many seats, unfairly, with at most so many for one."""
    greed = [rng.choice([0.02, 0.3, 1, 4]) for _ in range(seats)]
    shares = [0] * seats
    for _ in range(count):
        open_to = [seat for seat in range(seats) if shares[seat] < most]
        shares[rng.choices(open_to, [greed[seat] for seat in open_to])[0]] += 1
    return shares


def _deal(rng: Random, position: Position) -> dict[str, list[str]]:
    """Put prisoners into the houses, and give every clan the rest of its tokens in hand."""
    clans = position["clans"]
    captivity = rng.choice([0.0, 0.3, 0.6, 0.9])
    hands = {}
    for seat in clans:
        hand = list(CLAN)
        others = [other for other in clans if other != seat]
        for kind in "BBBBBBD":
            if rng.random() < captivity:
                hand.remove(kind)
                clans[rng.choice(others)]["prisoners"].append(f"{seat}:{kind}")
        rng.shuffle(hand)
        hands[seat] = hand
    for clan in clans.values():
        clan["prisoners"].sort()
    return hands


def _imprison(position: Position, hands: dict[str, list[str]], prisoner: str, board: str) -> None:
    """Make sure that a token sits in that house, wherever it was dealt."""
    houses = [clan["prisoners"] for clan in position["clans"].values()]
    seat, kind = prisoner.split(":")
    if prisoner in position["clans"][board]["prisoners"]:
        return
    if kind in hands[seat]:
        hands[seat].remove(kind)
    else:
        next(house for house in houses if prisoner in house).remove(prisoner)
    position["clans"][board]["prisoners"].append(prisoner)
    position["clans"][board]["prisoners"].sort()


def _lay_tokens(rng: Random, position: Position, hands: dict[str, list[str]], fierce: bool) -> None:
    """Play part of a commando phase: in turn, until everybody has passed but for some."""
    quota = {seat: 18 if fierce else rng.choice([0, 2, 4, 7, 11, 18]) for seat in hands}
    daring = rng.random()
    for _ in range(80 if fierce else rng.randint(0, 60)):
        seat = position["to_act"]
        hand = [kind for kind in hands[seat] if kind != "X"] if fierce else hands[seat]
        laid = quota[seat] > 0 and _lay_one(rng, position, hand, seat, daring)
        if fierce:
            hands[seat] = [*hand, *(kind for kind in hands[seat] if kind == "X")]
            laid = laid or _lay_one(rng, position, hands[seat], seat, daring)
        quota[seat] -= 1
        last_one = len(position["passed"]) == len(hands) - 1
        if not laid and last_one:
            return
        if not laid:
            position["passed"] = sorted([*position["passed"], seat])
        order = [*hands, *hands]
        at = order.index(seat)
        in_play = [other for other in order[at + 1 :] if other not in position["passed"]]
        position["to_act"] = in_play[0]


def _lay_one(rng: Random, position: Position, hand: list[str], seat: str, daring: float) -> bool:
    """Lay one token of a hand somewhere; False if there is no place for any."""
    clans = position["clans"]
    kingdom = position["kingdom"]["places"]
    raids = [
        (other, gate)
        for other in clans
        for gate in range(5)
        if other != seat and clans[other]["raiders"][gate] == "-"
    ]
    guards = [gate for gate in range(5) if clans[seat]["guards"][gate] == "-"]
    thrones = [place for place in range(2) if kingdom[place] == "-"]
    if any(token[0] == seat for token in kingdom):
        thrones = []
    ways = ["raid"] * (rng.random() < daring) + ["kingdom"] * (rng.random() < 0.3)
    for way in [*ways, "guard", "raid", "kingdom"]:
        barred = {"raid": "D", "guard": "", "kingdom": "BD"}[way]
        fitting = [kind for kind in hand if kind not in barred]
        if not fitting or not {"raid": raids, "guard": guards, "kingdom": thrones}[way]:
            continue
        kind = rng.choice(fitting)
        hand.remove(kind)
        if way == "raid":
            other, gate = rng.choice(raids)
            clans[other]["raiders"][gate] = f"{seat}:{kind}"
        elif way == "guard":
            clans[seat]["guards"][rng.choice(guards)] = kind
        else:
            kingdom[rng.choice(thrones)] = f"{seat}:{kind}"
        return True
    return False


def _lay_on_boards(
    rng: Random, position: Position, hands: dict[str, list[str]], boards: list[str]
) -> None:
    """Boards in the middle of a raid phase: no bluffs any more (T12)."""
    crowd = rng.random()
    for board in boards:
        clan = position["clans"][board]
        for gate in range(5):
            guards = [kind for kind in hands[board] if kind != "X"]
            if guards and rng.random() < crowd:
                clan["guards"][gate] = rng.choice(guards)
                hands[board].remove(clan["guards"][gate])
            seat = rng.choice([seat for seat in hands if seat != board])
            raiders = [kind for kind in hands[seat] if kind not in "DX"]
            if raiders and rng.random() < crowd:
                kind = rng.choice(raiders)
                hands[seat].remove(kind)
                clan["raiders"][gate] = f"{seat}:{kind}"


def _beside(
    rng: Random, position: Position, hands: dict[str, list[str]]
) -> dict[str, dict[str, Any]]:
    """What was won earlier in this raid phase: out of the pastures, houses and hands."""
    clans = position["clans"]
    beside = {}
    for seat in clans:
        won: dict[str, Any] = {"cattle": 0, "jewels": 0, "prisoners": []}
        other = rng.choice([other for other in clans if other != seat])
        if rng.random() < 0.4 and clans[other]["cattle"] > 0:
            clans[other]["cattle"] -= 1
            won["cattle"] = 1
        if rng.random() < 0.3 and clans[other]["jewels"] > 0:
            clans[other]["jewels"] -= 1
            won["jewels"] = 1
        for kind in "BD":
            if rng.random() < 0.2 and kind in hands[other]:
                hands[other].remove(kind)
                won["prisoners"].append(f"{other}:{kind}")
        if won != {"cattle": 0, "jewels": 0, "prisoners": []}:
            beside[seat] = won
    return beside


def _put_aside(rng: Random, position: Position, hands: dict[str, list[str]]) -> None:
    """What is still in hand is unused or used; all used only if the clan has played (T22)."""
    on_the_table = list(position["kingdom"]["places"])
    for seat, clan in position["clans"].items():
        on_the_table += clan["raiders"]
        on_the_table += [f"{seat}:{kind}" for kind in clan["guards"] if kind != "-"]
    for seat, hand in hands.items():
        played = position["phase"] == "raid" or any(token[0] == seat for token in on_the_table)
        share = rng.choice([0, rng.random(), 1])
        unused = [kind for kind in hand if rng.random() < share]
        if not unused and not played:
            unused = [rng.choice(hand)]
        used = [*position["clans"][seat]["used"], *hand]
        for kind in unused:
            used.remove(kind)
        position["clans"][seat]["unused"] = "".join(sorted(unused, key=KINDS.index))
        position["clans"][seat]["used"] = "".join(sorted(used, key=KINDS.index))


def _order(position: Position) -> list[str]:
    """The seats clockwise from the first player."""
    seats = list(position["clans"])
    at = seats.index(position["first"])
    return seats[at:] + seats[:at]
