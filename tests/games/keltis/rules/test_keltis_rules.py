"""Every rule of Keltis by its id, and the worked examples of the book."""

from __future__ import annotations

import pytest

from oenach.games.keltis.rules.game import KeltisGame
from oenach.games.keltis.rules.state import KeltisState
from oenach.kernel.errors import IllegalMove, OptionError
from oenach.kernel.seats import CHANCE, OVER

TILES = [f"{colour}{value}" for colour in "BYPNG" for value in range(11)]
Series = dict[str, dict[str, list[int]]]


def table(
    series: Series,
    middle: str = "",
    *,
    to_act: str = "A",
    phase: str = "turn",
    revealed: str | None = None,
    rest: str = "face_down",
    seats: int = 2,
) -> KeltisState:
    """A position from its series and middle; all other tiles are face down, or in the middle."""
    laid = {
        f"{colour}{value}"
        for own in series.values()
        for colour, values in own.items()
        for value in values
    }
    placed = laid | set(middle.split()) | {revealed}
    others = [tile for tile in TILES if tile not in placed]
    places = {"face_down": [], "middle": middle.split()}
    places[rest] = places[rest] + others
    return KeltisGame(seats, {}).from_position(
        {
            "game": "keltis",
            "seats": seats,
            "options": {},
            "to_act": to_act,
            "phase": phase,
            "revealed": revealed,
            "last_turn": not places["face_down"],
            "face_down": places["face_down"],
            "middle": places["middle"],
            "series": {letter: series.get(letter, {}) for letter in "ABCD"[:seats]},
        }
    )


def play(state: KeltisState, *texts: str) -> None:
    """Apply moves by their notation."""
    for text in texts:
        state.apply(state.game.parse(state, text))


def refused(state: KeltisState, text: str) -> str:
    """The rule by which a move is refused, which must leave the position as it was."""
    before = state.game.position(state)
    with pytest.raises(IllegalMove) as caught:
        play(state, text)
    assert state.game.position(state) == before
    assert caught.value.key.startswith("keltis-")
    return caught.value.rule


def legal(state: KeltisState) -> list[str]:
    """The legal moves by their notation."""
    return [state.game.text(state, move) for move in state.legal_moves()]


def series(state: KeltisState) -> Series:
    """The series in front of every seat."""
    found = state.game.position(state)["series"]
    assert isinstance(found, dict)
    return found


def started(seats: int = 2, first: str = "A") -> KeltisState:
    """A new game in which it is settled who starts."""
    return KeltisGame(seats, {"first_player": first}).new()


# Components.


def test_R1_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert KeltisGame(seats, {}).seats == seats
    for seats in (1, 5):
        with pytest.raises(OptionError):
            KeltisGame(seats, {})


def test_R1_five_colours_of_eleven_values_one_tile_each() -> None:
    state = started()
    assert state.game.position(state)["face_down"] == TILES
    assert len(TILES) == 55


def test_R2_symbols_on_the_tiles() -> None:
    stones = {"B2", "B3", "Y6", "Y8", "P1", "P4", "N4", "N7", "G6", "G9"}
    clovers = {"B5", "B6", "Y1", "Y7", "P2", "P9", "N5", "N8", "G3", "G4"}
    ones = {"B9", "Y4", "P5", "N6", "G1"}
    threes = {"B8", "Y3", "P7", "N2", "G5"}
    for tile in TILES:
        state = started()
        play(state, "flip", f"={tile}", "keep")
        lines = {line.label: line for line in state.sheet(0).lines}
        assert lines["wishing-stones"].count == (tile in stones), tile
        assert lines["bonus"].count == (tile in ones | threes), tile
        assert lines["bonus"].points == (tile in ones) + 3 * (tile in threes), tile
        assert (state.to_act == 0) == (tile in clovers), tile


# Play.


def test_R3_chance_decides_who_starts() -> None:
    state = KeltisGame(3, {}).new()
    assert state.to_act == CHANCE
    assert legal(state) == ["=A", "=B", "=C"]
    assert [weight for _, weight in state.chance_outcomes()] == [1, 1, 1]
    assert refused(state, "flip") == "R3"
    assert refused(state, "=B0") == "R3"
    play(state, "=C")
    assert state.to_act == 2
    assert refused(state, "=A") == "R3"


def test_R3_first_player_can_be_named() -> None:
    state = started(4, "C")
    assert state.to_act == 2
    assert legal(state) == ["flip"]
    for value in ("D", "a", "", "oldest", None, 1):
        with pytest.raises(OptionError):
            KeltisGame(3, {"first_player": value})
    with pytest.raises(OptionError):
        KeltisGame(3, {"marker": "rotates"})


def test_R3_play_goes_clockwise() -> None:
    state = started(3, "B")
    seats = []
    for tile in ("B0", "Y0", "P0", "N0"):
        seats.append(state.to_act)
        play(state, "flip", f"={tile}", "leave")
    assert seats == [1, 2, 0, 1]


def test_R4_reveal_or_take() -> None:
    state = table({"A": {"B": [4, 6]}}, "B7 B5 Y10")
    assert legal(state) == ["flip", "take B7", "take Y10"]
    assert refused(state, "take G1") == "R4"
    assert refused(state, "keep") == "R4"
    assert refused(state, "leave") == "R4"
    assert refused(state, "=G1") == "R4"


def test_R4_flip_draws_any_face_down_tile_alike() -> None:
    state = table({"A": {"B": [4, 6]}}, "B7 Y10")
    play(state, "flip")
    assert state.to_act == CHANCE
    assert state.game.position(state)["to_act"] == "A"
    hidden = [tile for tile in TILES if tile not in ("B4", "B6", "B7", "Y10")]
    assert legal(state) == [f"={tile}" for tile in hidden]
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    for text in ("=B7", "=B4", "flip", "take B7", "keep", "stop", "=A"):
        assert refused(state, text) == "R4", text
    play(state, "=Y9")
    assert state.to_act == 0
    assert state.game.position(state)["revealed"] == "Y9"


def test_R5_left_tile_lies_face_up_and_ends_the_turn() -> None:
    state = started()
    play(state, "flip", "=G7", "leave")
    assert state.to_act == 1
    assert legal(state) == ["flip", "take G7"]
    assert series(state) == {"A": {}, "B": {}}


def test_R5_kept_tile_is_laid_down_and_ends_the_turn() -> None:
    state = started()
    play(state, "flip", "=G7")
    assert legal(state) == ["keep", "leave"]
    play(state, "keep")
    assert state.to_act == 1
    assert series(state) == {"A": {"G": [7]}, "B": {}}


def test_R5_no_other_tile_once_revealed() -> None:
    state = table({}, "B7", phase="decide", revealed="G7")
    for text in ("take B7", "take G7", "flip", "stop"):
        assert refused(state, text) == "R5", text
    assert refused(state, "=B1") == "R4"
    assert refused(state, "=B") == "R3"


def test_R6_first_tile_of_a_colour_is_free() -> None:
    state = table({"A": {"B": [4, 6]}}, " ".join(f"G{value}" for value in range(11)))
    assert legal(state) == ["flip"] + [f"take G{value}" for value in range(11)]


def test_R6_second_tile_fixes_direction() -> None:
    middle = "G0 G2 G4 G6 G8"
    state = table({"A": {"G": [5]}}, middle)
    assert legal(state) == ["flip", "take G0", "take G2", "take G4", "take G6", "take G8"]
    up, down = state.copy(), state
    play(up, "take G6", "flip", "=B0", "leave")
    assert legal(up) == ["flip", "take B0", "take G8"]
    play(down, "take G2", "flip", "=B0", "leave")
    assert legal(down) == ["flip", "take B0", "take G0"]


def test_R6_every_further_tile_goes_strictly_on() -> None:
    state = table({"A": {"G": [1, 5]}, "B": {"G": [8, 6]}}, "G0 G2 G7 G9")
    assert refused(state, "take G0") == "R6"
    assert refused(state, "take G2") == "R6"
    play(state, "take G9")
    assert series(state)["A"] == {"G": [1, 5, 9]}
    assert refused(state, "take G7") == "R6"
    play(state, "take G2")
    assert series(state)["B"] == {"G": [8, 6, 2]}


def test_R6_a_series_can_be_closed() -> None:
    state = table({"A": {"G": [0, 10], "B": [10, 0]}}, "G5 B5")
    assert legal(state) == ["flip"]
    assert series(state)["A"] == {"G": [0, 10], "B": [10, 0]}


def test_R6_refusal_tells_the_series() -> None:
    state = table({"A": {"G": [8, 5], "Y": [1, 6]}}, "G7 Y4")
    game = state.game
    refusal = game.refusal(state, game.parse(state, "take G7"))
    assert refusal is not None
    assert refusal.facts == {"tile": "G7", "last": "G5", "direction": "down"}
    refusal = game.refusal(state, game.parse(state, "take Y4"))
    assert refusal is not None
    assert refusal.facts == {"tile": "Y4", "last": "Y6", "direction": "up"}


def test_R6_colours_do_not_touch_each_other() -> None:
    # The highest tile of one colour is the neighbour of the lowest of the next.
    state = table({"A": {"B": [9, 10], "Y": [5, 4], "P": [1]}}, "Y0 Y6 P0 P10 N0")
    assert legal(state) == ["flip", "take Y0", "take P0", "take P10", "take N0"]


def test_R7_clover_laid_gives_another_turn() -> None:
    state = started()
    play(state, "flip", "=B5", "keep")
    assert state.to_act == 0
    assert legal(state) == ["flip"]


def test_R7_clover_left_gives_none_but_its_taker_has_one() -> None:
    state = started()
    play(state, "flip", "=B5", "leave")
    assert state.to_act == 1
    play(state, "take B5")
    assert state.to_act == 1
    assert legal(state) == ["flip"]


def test_R7_clovers_chain_with_all_choices() -> None:
    state = table({}, "B5 B6 G3 G0")
    play(state, "take B5", "take G3")
    assert legal(state) == ["flip", "take B6", "take G0"]
    play(state, "flip", "=Y1", "keep", "take B6", "take G0")
    assert state.to_act == 1
    assert series(state)["A"] == {"B": [5, 6], "Y": [1], "G": [3, 0]}


def test_R7_clover_of_an_extra_turn_that_is_left_ends_it() -> None:
    state = table({}, "B5")
    play(state, "take B5", "flip", "=B6", "leave")
    assert state.to_act == 1


def test_R7a_extra_turn_must_be_played() -> None:
    state = table({}, "B5 G0")
    play(state, "take B5")
    assert refused(state, "stop") == "R7a"
    assert legal(state) == ["flip", "take G0"]


def test_R7a_nobody_stops_in_an_ordinary_turn() -> None:
    assert refused(started(), "stop") == "R7a"


def last_tile(tile: str, own: dict[str, list[int]]) -> KeltisState:
    """Seat B has just revealed the last tile; all others that nobody laid are in the middle."""
    return table({"B": own}, to_act="B", phase="decide", revealed=tile, rest="middle")


def one_face_down(tile: str) -> KeltisState:
    """Seat B is to move, with one tile face down and the others in the middle."""
    state = last_tile(tile, {})
    earlier = {"phase": "turn", "revealed": None, "face_down": [tile], "last_turn": False}
    return KeltisGame(2, {}).from_position(state.game.position(state) | earlier)


@pytest.mark.parametrize("choice", ["keep", "leave"])
def test_R8_game_ends_with_the_turn_of_the_last_tile(choice: str) -> None:
    state = last_tile("G0", {})
    assert state.outcome() is None
    play(state, choice)
    assert state.to_act == OVER
    assert legal(state) == []
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "last-tile"
    for move in range(state.game.move_count):
        refusal = state.game.refusal(state, move)
        assert refusal is not None
        assert refusal.rule == "R8"


def test_R8_revealing_the_last_tile_makes_the_last_turn() -> None:
    state = one_face_down("G0")
    assert refused(state, "stop") == "R7a"
    play(state, "flip")
    assert state.game.position(state)["last_turn"] is False
    play(state, "=G0")
    assert state.game.position(state)["last_turn"] is True
    assert legal(state) == ["keep", "leave"]


def test_R8_play_goes_on_while_one_tile_is_face_down() -> None:
    state = one_face_down("G0")
    play(state, "take B0")
    assert state.to_act == 0
    assert "flip" in legal(state)


def test_R8_middle_counts_for_nobody() -> None:
    state = last_tile("G0", {})
    play(state, "leave")
    outcome = state.outcome()
    assert outcome is not None
    assert [sheet.total for sheet in outcome.sheets] == [-4, -4]


def test_R8_no_time_is_called() -> None:
    with pytest.raises(IllegalMove) as caught:
        started().call_time()
    assert caught.value.rule == "R8"


def test_R8a_extra_turn_belongs_to_the_last_turn() -> None:
    state = last_tile("B5", {"Y": [0, 9], "P": [9, 1], "N": [10, 0], "G": [0, 10]})
    play(state, "keep")
    assert state.to_act == 1
    blue = [f"take B{value}" for value in range(11) if value != 5]
    assert legal(state) == ["stop", *blue, "take Y10", "take P0"]
    assert refused(state, "flip") == "R8"
    play(state, "take Y10")
    assert state.to_act == OVER


def test_R8a_the_player_may_stop() -> None:
    state = last_tile("B5", {})
    play(state, "keep", "stop")
    assert state.to_act == OVER
    assert series(state)["B"] == {"B": [5]}


def test_R8a_clovers_chain_in_the_last_turn_too() -> None:
    state = last_tile("B5", {})
    play(state, "keep", "take B6", "take Y1")
    assert state.to_act == 1
    assert "stop" in legal(state)
    play(state, "take B10")
    assert state.to_act == OVER
    assert series(state)["B"] == {"B": [5, 6, 10], "Y": [1]}


def test_R8a_with_nothing_that_fits_only_stop_is_left() -> None:
    # The other colours are closed, and all of blue above 5 lies with A.
    own = {"B": [0, 4]} | {colour: [0, 10] for colour in "YPNG"}
    state = table(
        {"A": {"B": [6, 7, 8, 9, 10]}, "B": own},
        to_act="B",
        phase="decide",
        revealed="B5",
        rest="middle",
    )
    play(state, "keep")
    assert legal(state) == ["stop"]


# Score.


def points_of(own: dict[str, list[int]]) -> dict[str, tuple[int, int]]:
    sheet = table({"A": own}).sheet(0)
    assert sheet.total == sum(line.points for line in sheet.lines)
    return {line.label: (line.count, line.points) for line in sheet.lines}


def test_R9_colour_by_its_number_of_tiles() -> None:
    expected = [0, -4, -3, 2, 3, 6, 10, 10, 10, 10, 10, 10]
    for letter, label in zip("BYPNG", ["blue", "yellow", "pink", "brown", "green"], strict=True):
        for count, points in enumerate(expected):
            assert points_of({letter: list(range(count))})[label] == (count, points)


def test_R10_wishing_stones_by_their_number() -> None:
    stones = ["B2", "B3", "Y6", "Y8", "P1", "P4", "N4", "N7", "G6", "G9"]
    for count in range(11):
        own: dict[str, list[int]] = {}
        for stone in stones[:count]:
            own.setdefault(stone[0], []).append(int(stone[1:]))
        points = [-4, -3, 2, 3, 6, 10][min(count, 5)]
        assert points_of(own)["wishing-stones"] == (count, points)


def test_R11_bonus_points_are_added() -> None:
    assert points_of({"B": [8, 9], "G": [1, 5]})["bonus"] == (4, 8)
    assert points_of({"B": [0, 10]})["bonus"] == (0, 0)


def test_R11_most_points_wins() -> None:
    state = last_tile("G0", {"B": [1, 2, 3, 4, 5, 6]})
    play(state, "leave")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert [sheet.total for sheet in outcome.sheets] == [-4, 12]


def test_R11_tied_players_share_the_victory() -> None:
    own = {"A": {"B": [0, 1, 4]}, "B": {"Y": [0, 2, 5]}, "C": {"P": [0]}}
    state = table(own, to_act="C", phase="decide", revealed="G0", rest="middle", seats=3)
    play(state, "leave")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


# The book's examples.


@pytest.mark.parametrize("values", [[0, 3, 4, 5, 9], [8, 6, 5, 2, 0]])
@pytest.mark.parametrize("colour", "BYPNG")
def test_example_1_R6_series_that_go_up_or_down(colour: str, values: list[int]) -> None:
    state = started()
    others = [tile for tile in TILES if tile[0] != colour]
    for value in values:
        play(state, "flip", f"={colour}{value}", "keep")
        if state.to_act == 0:  # R7: a clover, so A turns up one more, and leaves it
            play(state, "flip", f"={others.pop()}", "leave")
        play(state, "flip", f"={others.pop()}", "leave")
    assert series(state)["A"] == {colour: values}


def test_example_2_R6_neither_seven_nor_nine_on_eight_five() -> None:
    for tile in ("G7", "G9"):
        state = table({"A": {"G": [8, 5]}}, phase="decide", revealed=tile)
        assert legal(state) == ["leave"]
        assert refused(state, "keep") == "R6"
        play(state, "leave")
        assert state.game.position(state)["middle"] == [tile]


def test_example_3_R9_R10_R11_a_score_of_21() -> None:
    own = {"B": [2, 8], "Y": [3, 4, 6, 10], "P": [0, 3, 7], "N": [10, 9, 5, 4, 0]}
    state = table({"A": own})
    assert [tuple(line) for line in state.sheet(0).lines] == [
        ("blue", 2, -3),
        ("yellow", 4, 3),
        ("pink", 3, 2),
        ("brown", 5, 6),
        ("green", 0, 0),
        ("wishing-stones", 3, 3),
        ("bonus", 4, 10),
    ]
    assert state.sheet(0).total == 21
