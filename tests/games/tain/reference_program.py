"""Táin, sentence by sentence from the rules file, on JSON positions.

`start`, `legal`, `apply`, `chance` and `outcome` are all there is. A position is never changed:
`apply` works on a copy. Slow on purpose: nothing is remembered from one call to the next.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Position = dict[str, Any]

CLAN = "CWWBBBBBBDXXXXXXXX"  # T1: 1 chief, 2 warriors, 6 boys, 1 daughter, 8 bluffs
KINDS = "CWBDX"
PASTURE = (1, 2, 3)  # T2: the gates of a pasture
HOUSE = (4, 5)  # T2: the gates of a house
ALL_CATTLE = 25  # T4
DEFAULTS = {"first_player": "random", "marker": "rotates", "lone_cow": "left"}

# T14, as it is printed: a row for each raider, a column for each guard. Bluffs were taken away
# before (T12), so that "none" is the whole first column.
GUARDS = "-BWCD"
RAIDS = {
    "B": ["succeeds", "fails", "boy captured", "fails", "fails"],
    "W": ["succeeds", "succeeds", "fails", "fails", "daughter kidnapped"],
    "C": ["succeeds", "succeeds", "succeeds", "fails", "fails"],
}


def start(seats: int, options: dict[str, Any]) -> Position:
    """The position in which a game begins."""
    position: Position = {
        "game": "tain",
        "seats": seats,
        "options": dict(options),
        "round": 1,
        "first": None,
        "phase": "start",
        "to_act": None,
        "passed": [],
        "clans": {},
        "kingdom": {"cattle": ALL_CATTLE - 5 * seats, "places": ["-", "-"]},  # T3, T4
    }
    for seat in "ABCD"[:seats]:
        position["clans"][seat] = {
            "unused": CLAN,  # T1
            "used": "",
            "cattle": 5,  # T4
            "jewels": 3,  # T4
            "prisoners": [],
            "guards": ["-"] * 5,  # T2
            "raiders": ["-"] * 5,  # T2
        }
    chosen = _option(position, "first_player")
    if chosen != "random":  # T5
        _begin_round(position, chosen)
    return position


def chance(position: Position) -> list[tuple[str, int]]:
    """The outcomes of the chance event that is due, with their weights."""
    if position["phase"] != "start":
        return []
    return [("=" + seat, 1) for seat in position["clans"]]  # T5


def legal(position: Position) -> list[str]:
    """Every legal move; at a chance event its outcomes."""
    if position["phase"] == "start":
        return [text for text, _ in chance(position)]
    if position["phase"] == "commando":
        return [*_legal_placements(position), "pass"]  # T6, T10
    if position["phase"] == "raid":
        return ["free B", "free D"]  # T19a: only asked when both kinds are there
    return []


def apply(position: Position, text: str) -> Position:
    """The position after a move or a chance event; ValueError for anything not legal."""
    if text not in legal(position):
        raise ValueError(f"{text} is not legal here")
    after = deepcopy(position)
    if position["phase"] == "start":
        _begin_round(after, text[1])
    elif text == "pass":
        _pass(after)
    elif text.startswith("free "):
        _answer(after, text[5])
    else:
        kind, place = text.split(">")
        _place(after, kind, place)
    _tidy(after)
    return after


def outcome(position: Position) -> tuple[str, list[str], list[int]] | None:
    """None, or the reason of the end, the winners' letters, and the points of each seat."""
    if position["phase"] != "over":
        return None
    clans = position["clans"]
    reason = "rounds"
    for clan in clans.values():
        if clan["cattle"] >= 11:  # T23
            reason = "cattle"
    standings = {}
    for seat, clan in clans.items():
        # T25: points, then cattle, then jewels, then unused tokens
        standings[seat] = (_points(clan), clan["cattle"], clan["jewels"], len(clan["unused"]))
    best = max(standings.values())
    winners = [seat for seat in clans if standings[seat] == best]
    return reason, winners, [_points(clan) for clan in clans.values()]


def _points(clan: dict[str, Any]) -> int:
    points: int = 2 * clan["cattle"] + 3 * clan["jewels"]  # T24
    for prisoner in clan["prisoners"]:
        if prisoner.endswith(":B"):
            points += 1
        if prisoner.endswith(":D"):
            points += 5
    if clan["cattle"] >= 11:
        points += 3
    return points


def _option(position: Position, name: str) -> str:
    chosen: str = position["options"].get(name, DEFAULTS[name])
    return chosen


def _clockwise(position: Position, seat: str) -> list[str]:
    """All seats clockwise, that seat first."""
    seats = list(position["clans"])
    at = seats.index(seat)
    return seats[at:] + seats[:at]


# Commando phase


def _legal_placements(position: Position) -> list[str]:
    seat = position["to_act"]
    clans = position["clans"]
    kingdom = position["kingdom"]["places"]
    moves = []
    for kind in KINDS:
        if kind not in clans[seat]["unused"]:  # T6
            continue
        for board in clans:
            for gate in PASTURE + HOUSE:
                if board == seat:
                    free = clans[board]["guards"][gate - 1] == "-"  # T6, T7
                    allowed = True
                else:
                    free = clans[board]["raiders"][gate - 1] == "-"  # T6, T8
                    allowed = kind != "D"
                if free and allowed:
                    moves.append(f"{kind}>{board}{gate}")
        there_already = any(token.startswith(seat + ":") for token in kingdom)
        for number in (1, 2):
            free = kingdom[number - 1] == "-"
            if free and kind in "CWX" and not there_already:  # T9
                moves.append(f"{kind}>K{number}")
    return moves


def _place(position: Position, kind: str, place: str) -> None:
    seat = position["to_act"]
    clan = position["clans"][seat]
    clan["unused"] = clan["unused"].replace(kind, "", 1)
    number = int(place[1]) - 1
    if place[0] == "K":
        position["kingdom"]["places"][number] = f"{seat}:{kind}"
    elif place[0] == seat:
        clan["guards"][number] = kind
    else:
        position["clans"][place[0]]["raiders"][number] = f"{seat}:{kind}"
    _next_turn(position)


def _pass(position: Position) -> None:
    position["passed"].append(position["to_act"])  # T10
    if len(position["passed"]) == position["seats"]:
        _raid_phase(position)
    else:
        _next_turn(position)


def _next_turn(position: Position) -> None:
    """T6: clockwise to the next who has not passed, who can be the same player again."""
    order = _clockwise(position, position["to_act"])
    for seat in order[1:] + order[:1]:
        if seat not in position["passed"]:
            position["to_act"] = seat
            return


# Raid phase


def _raid_phase(position: Position) -> None:
    position["phase"] = "raid"
    position["raid"] = {"board": None, "claims": {}, "beside": {}}
    _fill_in(position)
    _turn_up(position)
    _resolve_kingdom(position)
    _resolve_boards(position, _clockwise(position, position["first"]))  # T14


def _fill_in(position: Position) -> None:
    """Give every seat an entry, so that nobody below has to ask whether there is one."""
    raid = position["raid"]
    for seat in position["clans"]:
        raid["claims"].setdefault(seat, 0)
        raid["beside"].setdefault(seat, {"cattle": 0, "jewels": 0, "prisoners": []})


def _turn_up(position: Position) -> None:
    """T12: bluffs go to the used piles at once."""
    clans = position["clans"]
    for clan in clans.values():
        for gate in range(5):
            if clan["guards"][gate] == "X":
                clan["guards"][gate] = "-"
                clan["used"] += "X"
            if clan["raiders"][gate].endswith(":X"):
                clans[clan["raiders"][gate][0]]["used"] += "X"
                clan["raiders"][gate] = "-"
    places = position["kingdom"]["places"]
    for number in range(2):
        if places[number].endswith(":X"):
            clans[places[number][0]]["used"] += "X"
            places[number] = "-"


def _resolve_kingdom(position: Position) -> None:
    """T13."""
    kingdom = position["kingdom"]
    tokens = [token for token in kingdom["places"] if token != "-"]  # the left place first
    kinds = [token[2] for token in tokens]
    takers = [token[0] for token in tokens]
    if sorted(kinds) == ["C", "W"]:
        takers = [takers[kinds.index("C")]]
    if len(takers) == 2 and _option(position, "lone_cow") == "first_in_turn_order":
        takers = [seat for seat in _clockwise(position, position["first"]) if seat in takers]
    for seat in takers:
        if kingdom["cattle"] > 0:
            kingdom["cattle"] -= 1
            position["raid"]["beside"][seat]["cattle"] += 1
    for token in tokens:  # T18
        position["clans"][token[0]]["used"] += token[2]
    kingdom["places"] = ["-", "-"]


def _resolve_boards(position: Position, boards: list[str]) -> None:
    """Resolve these boards, or as many as there are before the next question of T19."""
    for board in boards:
        position["raid"]["board"] = board
        cattle_claims = _resolve_gates(position, board)
        _serve_cattle(position, board, cattle_claims)
        if _serve_house(position):
            return
    _resolution_phase(position)


def _resolve_gates(position: Position, board: str) -> dict[str, int]:
    """T14 at every gate, and T18. House raids go to the claims, those on the pasture come back."""
    clans = position["clans"]
    beside = position["raid"]["beside"]
    cattle_claims = dict.fromkeys(clans, 0)
    for gate in PASTURE + HOUSE:
        guard = clans[board]["guards"][gate - 1]
        raider = clans[board]["raiders"][gate - 1]
        clans[board]["guards"][gate - 1] = "-"
        clans[board]["raiders"][gate - 1] = "-"
        result = "no raid"
        if raider != "-":
            result = RAIDS[raider[2]][GUARDS.index(guard)]
        if result == "succeeds":
            if gate in PASTURE:
                cattle_claims[raider[0]] += 1
            else:
                position["raid"]["claims"][raider[0]] += 1
        if result == "boy captured":
            beside[board]["prisoners"].append(raider)
        elif raider != "-":
            clans[raider[0]]["used"] += raider[2]  # T18
        if result == "daughter kidnapped":
            beside[raider[0]]["prisoners"].append(f"{board}:{guard}")
        elif guard != "-":
            clans[board]["used"] += guard  # T18
    return cattle_claims


def _serve_cattle(position: Position, board: str, claims: dict[str, int]) -> None:
    clan = position["clans"][board]
    for seat in _clockwise(position, position["first"]):  # T16
        for _ in range(claims[seat]):  # T16a
            if clan["cattle"] > 0:  # T15, T17: never what lies beside a board
                clan["cattle"] -= 1
                position["raid"]["beside"][seat]["cattle"] += 1


def _serve_house(position: Position) -> bool:
    """Serve the house raids on the current board; True when a player has to choose (T19)."""
    raid = position["raid"]
    house = position["clans"][raid["board"]]
    for seat in _clockwise(position, position["first"]):  # T16
        while raid["claims"][seat] > 0:  # T16a
            has_boy = f"{seat}:B" in house["prisoners"]
            has_daughter = f"{seat}:D" in house["prisoners"]
            if has_boy and has_daughter:  # T19, T19a
                position["to_act"] = seat
                return True
            raid["claims"][seat] -= 1
            if has_boy:
                _free(position, seat, "B")
            elif has_daughter:
                _free(position, seat, "D")
            elif house["jewels"] > 0:  # T15
                house["jewels"] -= 1
                raid["beside"][seat]["jewels"] += 1
    return False


def _free(position: Position, seat: str, kind: str) -> None:
    position["clans"][position["raid"]["board"]]["prisoners"].remove(f"{seat}:{kind}")
    position["clans"][seat]["used"] += kind  # T20


def _answer(position: Position, kind: str) -> None:
    """T19: the player to act has chosen whom to free; go on from there."""
    _fill_in(position)
    seat = position["to_act"]
    raid = position["raid"]
    _free(position, seat, kind)
    raid["claims"][seat] -= 1
    if _serve_house(position):
        return
    order = _clockwise(position, position["first"])
    _resolve_boards(position, order[order.index(raid["board"]) + 1 :])


# Resolution phase


def _resolution_phase(position: Position) -> None:
    clans = position["clans"]
    for seat, won in position["raid"]["beside"].items():  # T21
        clans[seat]["cattle"] += won["cattle"]
        clans[seat]["jewels"] += won["jewels"]
        clans[seat]["prisoners"] += won["prisoners"]
    del position["raid"]
    if position["round"] == 8 or any(clan["cattle"] >= 11 for clan in clans.values()):  # T23
        position["phase"] = "over"
        position["to_act"] = None
        return
    for clan in clans.values():
        if clan["unused"] == "":  # T22
            clan["unused"] = clan["used"]
            clan["used"] = ""
    position["round"] += 1  # T22
    first = position["first"]
    if _option(position, "marker") == "rotates":  # T5a
        first = _clockwise(position, first)[1]
    _begin_round(position, first)


def _begin_round(position: Position, first: str) -> None:
    position["first"] = first
    position["to_act"] = first  # T6
    position["phase"] = "commando"
    position["passed"] = []


def _tidy(position: Position) -> None:
    """Write everything in the order that the rules file asks for."""
    position["passed"].sort()
    for clan in position["clans"].values():
        clan["unused"] = "".join(sorted(clan["unused"], key=KINDS.index))
        clan["used"] = "".join(sorted(clan["used"], key=KINDS.index))
        clan["prisoners"].sort()
    if "raid" in position:
        raid = position["raid"]
        raid["claims"] = {seat: count for seat, count in raid["claims"].items() if count}
        nothing: dict[str, Any] = {"cattle": 0, "jewels": 0, "prisoners": []}
        raid["beside"] = {seat: won for seat, won in raid["beside"].items() if won != nothing}
        for won in raid["beside"].values():
            won["prisoners"].sort()
