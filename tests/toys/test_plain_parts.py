"""A game whose parts are imported: levels, words and a board that know no game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import oenach
from oenach.bots import levels, uniform
from oenach.bots.catalog import LEVEL_NAMES
from oenach.console.plain_board import draw
from oenach.console.speaker import Speaker
from oenach.kernel.description import Description
from oenach.kernel.matches.match import Match
from oenach.messages import LANGUAGES, say, tell
from oenach.messages.describing import described, word_for
from oenach.story.history import History, open_view
from oenach.story.plain_words import facts_of, sentence_key
from oenach.terminal.boards import BoardPainter, menu_of
from terminal.fixtures import bots_here, own_home
from terminal.scripted import PlayingScreen, people, positions, session_of, table_of
from toys.broken import Brought, appends, removes, written
from toys.installing import toy_installed

__all__ = ["bots_here", "own_home"]

NAME = "pebbles"


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with toy_installed():
        yield


def shown(view: Any, width: int = 80, language: str = "en") -> str:
    painter = BoardPainter(people(1, len(view["sheets"])), Speaker(language), width, 24)
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as caught:
        console.print(draw(view, 0, painter))
    return caught.get()


def view_of(*zones: Any, to_act: str | None = "A") -> dict[str, Any]:
    sheet = {"total": 3, "lines": [{"label": "points", "count": 3, "points": 3}]}
    sheets = {"A": sheet, "B": sheet}
    return {"game": NAME, "to_act": to_act, "sheets": sheets, "zones": list(zones)}


# The board.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (160, 50)])
def test_every_position_fits_with_its_menu(seats: int, width: int, height: int) -> None:
    for state in positions(NAME, seats, 60):
        for seat in (None, *range(seats)):
            lines = shown(state.observe(seat), width).splitlines()
            texts = [state.game.text(state, move) for move in state.legal_moves()]
            menu = menu_of(NAME, 0, texts, Speaker()).numbered(width).plain.splitlines()
            assert max(map(len, [*lines, *menu])) <= width
            # A line is for the prompt, and one for what was told last.
            assert len(lines) + len(menu) <= height - 2


def test_places_and_pieces_have_their_words() -> None:
    hand = {"place": "hand", "seat": "A", "pieces": [{"kind": "R", "count": 2}, {"kind": "R"}]}
    board = shown(view_of(hand))
    assert "hand  red ×3" in board
    assert "▸ A Person0 to act   Total 3  points 3" in board
    assert "  B random bot   Total 3" in board
    assert "Hand  rot ×3" in shown(view_of(hand), language="de")


def test_what_has_no_word_is_shown_as_it_is() -> None:
    pieces = [{"kind": "amber", "seat": "B"}, {"kind": "b/w"}]
    assert "bag  B amber, b/w" in shown(view_of({"place": "bag", "pieces": pieces}))


def test_what_lies_face_down_is_counted_and_not_named() -> None:
    zone = {"place": "hand", "seat": "B", "pieces": [{"kind": None, "count": 4}, {"kind": "G"}]}
    assert "hand  face down ×4, green" in shown(view_of(zone))


def test_an_empty_zone_is_there() -> None:
    assert "bag  ·" in shown(view_of({"place": "bag", "pieces": []}))


def test_zones_of_a_row_stand_side_by_side_as_far_as_there_is_room() -> None:
    pieces = [{"kind": "standing-stone"}]
    row = [{"place": f"field{n}", "row": "fields", "pieces": pieces} for n in range(1, 9)]
    wide, narrow = shown(view_of(*row), 160), shown(view_of(*row), 80)
    assert "field1" in wide and wide.count("╭") == 1
    # Four and four, and no word is broken.
    assert narrow.count("╭") == 2
    assert narrow.count("standing-stone") == 8
    assert [line.count("field") for line in narrow.splitlines() if "field" in line] == [4, 4]


def test_a_view_without_zones_is_shown_whole() -> None:
    view = {key: value for key, value in view_of().items() if key != "zones"}
    assert '"game": "pebbles"' in shown(view)


def test_whoever_sees_everything_sees_the_hands_apart() -> None:
    match = Match(oenach.game(NAME, 2, {"first_player": "A"}), bytes(32))
    match.play("R>3")
    view = open_view(History(match.log).steps[-1].state)
    hands = [zone for zone in view["zones"] if zone["place"] == "hand"]  # type: ignore[attr-defined]
    assert [[piece["count"] for piece in zone["pieces"]] for zone in hands] == [[7, 8], [8, 8]]
    assert view["zones"][2]["pieces"] == [{"kind": "R", "seat": "A"}]  # type: ignore[index]


# The menu.


def test_moves_are_grouped_by_verb_and_many_by_piece() -> None:
    state = oenach.game(NAME, 2, {"first_player": "A"}).new()
    texts = [state.game.text(state, move) for move in state.legal_moves()]
    menu = menu_of(NAME, 0, texts, Speaker())
    assert [group.label for group in menu.groups] == ["lay", "or"]
    labels = [[choice.label for choice in group.choices] for group in menu.groups]
    assert labels == [["red… (8)", "green… (8)"], ["done", "toss a coin"]]
    assert sorted(text for choice in menu.choices for text in choice.moves) == sorted(texts)


def test_few_moves_are_shown_each() -> None:
    texts = ["R>1", "G>1", "done"]
    menu = menu_of(NAME, 0, texts, Speaker("de"))
    assert [group.label for group in menu.groups] == ["legen", "oder"]
    assert [choice.label for choice in menu.choices] == ["R>1", "G>1", "fertig"]


def test_moves_of_an_unknown_notation_are_in_the_menu_too() -> None:
    menu = menu_of(NAME, 0, ["jump 1", "jump 2", "rest"], Speaker())
    assert [choice.moves for choice in menu.choices] == [["jump 1"], ["jump 2"], ["rest"]]


def test_a_move_that_is_called_by_a_number_has_it_in_the_menu() -> None:
    """Whoever types 5 to lay the 5 must not lay another card."""
    menu = menu_of(NAME, 0, ["lay 2", "lay 5", "lay 11", "rest"], Speaker())
    shown = menu.numbered(80).plain
    assert shown == "lay  2) lay 2  5) lay 5  11) lay 11\nor  12) rest"
    assert [menu.pick(number) for number in (1, 3)] == [None, None]
    picked = [menu.pick(number) for number in (2, 5, 11, 12)]
    assert [one.moves for one in picked if one] == [["lay 2"], ["lay 5"], ["lay 11"], ["rest"]]
    assert menu.numbers() == "2, 5, 11–12"


def test_moves_that_share_a_number_are_counted() -> None:
    menu = menu_of(NAME, 0, ["lay 7", "take 7"], Speaker())
    assert [menu.pick(number) is None for number in (1, 2, 7)] == [False, False, True]


@pytest.mark.parametrize("width", [80, 160])
def test_a_whole_match_is_played_by_numbers(width: int, own_home: Path, bots_here: None) -> None:
    table = table_of(NAME, people(1, 3), {"rounds": 1, "brisk": True, "first_player": "B"})
    rng = Random(3)
    screen = PlayingScreen(lambda prompt: str(rng.randint(1, 2)), width)
    assert session_of(table, screen).run() == 0
    assert table.match.over
    assert "lays a pebble on" in screen.output and "The last round is over." in screen.output
    lines = [line for line in screen.output.splitlines() if str(own_home) not in line]
    assert all(len(line) <= width for line in lines)


# Words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_sentence(language: str) -> None:
    game = oenach.game(NAME, 4)
    for text in (*game.move_texts, "?>4"):
        told = tell(NAME, "A", text, language)
        assert "tell-" not in told and "{" not in told
        assert told != say("tell-other", language, seat="A", text=text)


def test_the_facts_are_the_parts_of_the_move() -> None:
    assert tell(NAME, "B", "R>4") == "B lays a red pebble on 4"
    assert tell(NAME, "B", "?>4") == "B lays a pebble on 4"
    assert tell(NAME, "", "=C") == "C goes first"
    assert facts_of(Description("carry", "wool", ("Cork", "Tara"), 3)) == {
        "piece": "wool",
        "place": "Cork",
        "to": "Tara",
        "places": "Cork, Tara",
        "amount": 3,
    }
    assert facts_of(Description("pass"))["place"] == ""
    assert sentence_key("dun", "=sun!") == "tell-dun-sun"


def test_a_text_that_is_no_move_is_told_as_it_stands() -> None:
    assert described(NAME, "R>99") is None
    assert tell(NAME, "A", "R>99") == say("tell-other", seat="A", text="R>99")


def test_a_word_comes_from_the_catalogue_or_stays() -> None:
    assert word_for("piece", NAME, "R", "fr") == "rouge"
    assert word_for("piece", NAME, "amber", "fr") == "amber"


# Levels.


def test_a_game_without_a_strategy_has_the_levels_for_any_game() -> None:
    assert levels.strategy_of("no-such-game") is uniform
    assert tuple(uniform.LEVELS) == LEVEL_NAMES
    assert levels.level_of("no-such-game", "steady") == uniform.LEVELS["steady"]


STRATEGY = "from oenach.bots.uniform import HEURISTICS, LEVELS, bluffs, face_down\n"
MATCH = """
import oenach
from random import Random
from oenach.bots.catalog import bot
match = oenach.Match(oenach.game("hurling", 2, {"rounds": 1}), bytes(32))
while not match.over:
    seat = match.to_act
    moves, player = match.state.legal_moves(), bot("novice", match.game)
    chosen = player.choose(match.knowledge(seat), moves, Random(1))
    match.play(match.game.text(match.state, chosen))
print(match.outcome().reason)
"""


@pytest.fixture(scope="module")
def english(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A distribution with a game that has English alone, and no strategy but the one for all."""

    def change(folder: Path) -> None:
        for language in LANGUAGES[1:]:
            removes(f"messages/game.{language}.ftl")(folder)
        for file in (folder / "messages").iterdir():
            file.write_text(file.read_text().replace("pebbles", "hurling"))
        (folder / "strategy.py").write_text(STRATEGY)
        appends("words.py", "wording = wording_of('hurling')")(folder)

    return written(tmp_path_factory.mktemp("site"), {"english": Brought("hurling", change)})


def run(site: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    own = {"OENACH_HOME": str(site / "home"), "COLUMNS": "80", "PYTHONPATH": str(site)}
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, **own, "OENACH_PACE": "0"},
        input=typed,
        capture_output=True,
        text=True,
    )


def test_a_bot_plays_with_no_strategy_but_the_one_for_all(english: Path) -> None:
    done = run(english, "-c", MATCH)
    assert (done.stdout, done.returncode) == ("rounds\n", 0), done.stderr


def test_a_game_in_english_alone_is_played_in_every_language(english: Path) -> None:
    words = ["play", "hurling", "--bots", "random", "--seats", "2", "--option", "rounds=1"]
    options = ["--option", "first_player=A", "-l", "de"]
    done = run(english, "-m", "oenach.cli", *words, *options, typed="R>1\ndone\n")
    assert done.returncode == 0, done.stderr
    # The program speaks German, and the game what it can.
    assert "lays a red pebble" in done.stdout or "lay  1) red" in done.stdout
    assert "am Zug" in done.stdout
    assert "hand  red" in done.stdout
    assert "-hurling" not in done.stdout


def test_its_name_is_english_in_a_german_sentence(english: Path) -> None:
    done = run(english, "-m", "oenach.cli", "play", "hurling", "--seats", "9", "-l", "de")
    assert done.returncode == 2
    assert done.stderr.startswith("Pebbles ist für 2 bis 4")


def test_its_rulebook_is_english_in_every_language(english: Path) -> None:
    words = ["-m", "oenach.cli", "rules", "hurling", "-l"]
    books = {run(english, *words, language).stdout for language in LANGUAGES}
    assert len(books) == 1
    assert "Only pebbles may be queued." in books.pop()
