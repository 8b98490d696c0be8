"""A lesson in the terminal: whatever is typed, it goes on or says why not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import jsonschema
import pytest

from lessons.broken_lessons import FILE, toy_json, toy_lesson
from oenach.console.speaker import Speaker
from oenach.kernel.matches.match import Match
from oenach.lessons.lesson import Lesson
from oenach.lessons.run import Run
from oenach.messages import LANGUAGES, say
from oenach.terminal.learning import Learning
from oenach.terminal.progress import keep, progress_file, resumed
from terminal.scripted import Here, PlayingScreen, ScriptedScreen, saved
from toys.installing import toy_installed

END = say("terminal-lesson-offer")
PRACTICE = ("--lesson", "practice")


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_installed():
        yield


def learnt(*lines: str, lesson: Lesson | None = None, language: str = "en") -> str:
    """What is shown when these lines are typed."""
    screen = ScriptedScreen(lines)
    Learning(Run(lesson or toy_lesson()), screen, Speaker(language)).go()
    return " ".join(screen.output.split())


def words(key: str, language: str = "en") -> str:
    return " ".join(say(key, language).split())


def test_one_reads_on_does_what_is_asked_and_is_told_so() -> None:
    shown = learnt("", "R>1", "done")
    told = [
        "Step 1 of 3",
        words("lesson-pebbles-practice-hello"),
        "Step 2 of 3",
        words("lesson-pebbles-practice-lay"),
        words("lesson-pebbles-practice-lay-right"),
        "Step 3 of 3",
        "B lays a pebble on 3",
        words("lesson-pebbles-practice-end"),
        END,
    ]
    places = [shown.find(one) for one in told]
    assert -1 not in places and places == sorted(places)


def test_a_move_may_be_chosen_by_its_numbers() -> None:
    shown = learnt("", "1", "", "1", "1", "3")
    assert say("terminal-prompt-which", seat="A") in shown and END in shown


def test_another_legal_move_is_answered_by_its_sentence_and_by_what_it_would_do() -> None:
    shown = learnt("", "G>1")
    assert words("lesson-pebbles-practice-lay-green") in shown
    assert "A lays a green pebble on 1" in shown
    assert shown.count(words("lesson-pebbles-practice-lay")) == 2
    shown = learnt("", "toss")
    assert words("lesson-not-asked") in shown


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    shown = learnt("", "R>1", "R>1", "nonsense", "99")
    assert "P2: " in shown
    assert "“nonsense” is not a move" in shown
    assert "There is no number 99" in shown


def test_nothing_but_enter_is_needed_where_nothing_is_asked() -> None:
    shown = learnt("what now", "", "", "")
    assert words("terminal-lesson-reading") in shown
    assert shown.count(words("terminal-lesson-move-asked")) == 2


def test_steps_are_skipped_gone_back_to_and_begun_anew() -> None:
    shown = learnt("skip", "skip", "back", "back", "back", "skip", "skip", "skip", "again")
    assert say("terminal-lesson-skipped", move="R>1") in shown
    steps = [part[0] for part in shown.split("Step ")[1:]]
    assert steps == ["1", "2", "3", "2", "1", "1", "2", "3", "1"]


def test_the_words_of_the_table_work_here_too() -> None:
    shown = learnt("", "help", "?", "score", "board", "why R>1", "rules P2", "rules P99", "rules")
    assert "R>1 is legal now." in shown
    assert "lays pebbles, red or green, on free places" in shown
    assert "no rule “P99”" in shown
    assert say("terminal-score") in shown


def test_at_the_end_words_are_obeyed_and_others_ask_again() -> None:
    shown = learnt("skip", "skip", "skip", "hello?", "skip", "rules P99", "back")
    assert shown.count(END) == 4 and shown.count("Step 3 of 3") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    shown = learnt("", "G>1", "toss", "R>9", "R>1", "done", language=language)
    for step in ("hello", "lay", "lay-green", "lay-right", "done", "end"):
        assert words(f"lesson-pebbles-practice-{step}", language) in shown
    assert words("lesson-not-asked", language) in shown


def test_a_match_that_ends_with_the_lesson_is_told_to_its_end() -> None:
    lesson = toy_lesson(options={"first_player": "A", "rounds": 1})
    shown = learnt("skip", "skip", "skip", "", lesson=lesson)
    assert "The last round is over." in shown and END not in shown
    assert say("terminal-lesson-again") in shown


@pytest.mark.parametrize("seed", range(5))
def test_whoever_types_at_random_reaches_the_end(seed: int, own_home: Path) -> None:
    """Numbers, words and moves without any sense: there is no dead end."""
    rng = Random(seed)
    typed = [str(number) for number in range(1, 9)] + ["", "", "x", "back", "?", "R>1", "done"]
    screen = PlayingScreen(lambda prompt: "quit" if prompt.startswith(END) else rng.choice(typed))
    learning = Learning(Run(toy_lesson()), screen, Speaker(), keep=keep)
    assert learning.go() is None
    assert learning.run.over


def test_where_one_stopped_is_kept_until_it_is_done(own_home: Path) -> None:
    lesson = toy_lesson()
    assert resumed(lesson).number == 0
    Learning(Run(lesson), ScriptedScreen(["", "R>2", "quit"]), Speaker(), keep=keep).go()
    again = resumed(lesson)
    assert (again.number, again.made) == (2, ("R>2",))
    Learning(again, ScriptedScreen(["done"]), Speaker(), keep=keep).go()
    assert resumed(lesson).number == 0


def test_what_is_kept_of_another_lesson_or_is_broken_counts_for_nothing(own_home: Path) -> None:
    lesson = toy_lesson()
    foreign = '{"step": 2, "made": ["G>8"]}'
    for content in (
        foreign.encode(),
        b'{"step": 99}',
        b'{"step": "x"}',
        b"no",
        b'{"step": -4}',
        b'{"step": 1, "made": ["\xff"]}',
        b'{"step": ' + b"[" * 9000,
    ):
        progress_file(lesson).parent.mkdir(exist_ok=True)
        progress_file(lesson).write_bytes(content)
        assert resumed(lesson).number == 0


def test_a_folder_that_cannot_be_written_is_told_once(own_home: Path) -> None:
    (own_home / "lessons").write_text("in the way")
    screen = ScriptedScreen(["", "R>1", "quit"])
    Learning(Run(toy_lesson()), screen, Speaker(), keep=keep).go()
    assert screen.output.count("can’t be written") == 1
    assert "oenach learn" not in screen.output


# The commands.


def test_learn_goes_on_where_one_stopped_and_on_to_a_table(here: Here, tmp_path: Path) -> None:
    done = here.run("learn", "pebbles", *PRACTICE, typed="\nR>1\n")
    assert done.returncode == 0 and "oenach learn pebbles --lesson practice" in done.stdout
    done = here.run("learn", "pebbles", *PRACTICE, typed="done\n\n" + "done\n" * 9)
    assert done.returncode == 0, done.stderr
    assert say("terminal-lesson-resumed") in done.stdout
    assert "novice" in done.stdout and "The last round is over." in done.stdout
    [file] = saved(tmp_path)
    assert Match.load(json.loads(file.read_text())).over


def test_learn_can_begin_anew(here: Here) -> None:
    here.run("learn", "pebbles", *PRACTICE, typed="\n")
    assert "Step 1 of 3" not in here.run("learn", "pebbles", *PRACTICE).stdout
    assert "Step 1 of 3" in here.run("learn", "pebbles", *PRACTICE, "--again").stdout


def test_learn_asks_which_game_among_those_that_teach(here: Here) -> None:
    done = here.run("learn", typed="pebbles\n")
    assert done.returncode == 0 and "Step 1 of 4" in done.stdout


def test_what_cannot_be_learnt_is_said(here: Here) -> None:
    done = here.run("learn", "bowls")
    assert done.returncode == 2 and "bowls" in done.stderr
    done = here.run("learn", "pebbles", "--lesson", "ninth")
    assert done.returncode == 2 and "no lesson called “ninth”" in done.stderr


def test_a_table_after_a_prepared_deal_is_not_saved_and_says_so(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "prepared.json"
    whole = toy_json()
    whole["start"]["draws"] = ["=sun"]
    file.write_text(json.dumps(whole))
    done = here.run("lesson", "play", str(file), typed="\nR>1\ndone\n\nsave\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "The sun shines" in done.stdout
    assert done.stdout.count(say("terminal-not-kept")) == 2
    assert saved(tmp_path) == []
    done = here.run("lesson", "play", str(file), typed="\nR>1\ndone\n\n" + "done\n" * 9)
    assert "The last round is over." in done.stdout and "oenach verify" not in done.stdout


def test_check_tells_what_is_wrong_and_where(here: Here, tmp_path: Path) -> None:
    done = here.run("lesson", "check", "pebbles")
    assert done.returncode == 0 and "3 steps, nothing is wrong" in done.stdout
    assert here.run("lesson", "check", str(FILE)).returncode == 0
    broken = tmp_path / "broken.json"
    broken.write_text(FILE.read_text().replace("R>2", "R>9"))
    done = here.run("lesson", "check", str(broken))
    assert done.returncode == 2
    assert "Error: Step 2 (lay): “R>9” is asked for" in done.stdout
    assert "1 error, 0 warnings" in done.stdout
    broken.write_text("{}")
    done = here.run("lesson", "check", str(broken))
    assert done.returncode == 2 and "this is no lesson" in done.stderr.lower()
    assert here.run("lesson", "check", "nowhere.json").returncode == 2


def test_check_takes_a_game_beside_a_folder_of_its_name(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pebbles").mkdir()
    done = here.run("lesson", "check", "pebbles")
    assert (done.returncode, done.stderr) == (0, "")


def test_strict_asks_for_every_language(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "second.json"
    file.write_text(json.dumps({**toy_json(), "name": "second", "steps": [{"id": "hello"}]}))
    (tmp_path / "second.en.ftl").write_text(
        "lesson-pebbles-second-hello = Hello.\nlesson-pebbles-second-end = Bye.\n"
    )
    done = here.run("lesson", "check", str(file))
    assert done.returncode == 0 and "0 errors, 3 warnings" in done.stdout
    assert here.run("lesson", "check", str(file), "--strict").returncode == 2
    assert "Hello." in here.run("lesson", "play", str(file), "-l", "de").stdout


def test_play_begins_at_a_step(here: Here) -> None:
    done = here.run("lesson", "play", str(FILE), "--step", "3", typed="done\n")
    assert "Step 3 of 3" in done.stdout and "Step 2 of 3" not in done.stdout
    assert END in " ".join(done.stdout.split())


def test_a_lesson_is_made_from_a_match_and_can_be_played(here: Here, tmp_path: Path) -> None:
    here.run("play", "pebbles", "--seats", "2", "--seat", "A", typed="R>1\ndone\n" * 9)
    [match] = saved(tmp_path)
    file = tmp_path / "made.json"
    done = here.run("lesson", "from", match.name, "-o", str(file), "--seat", "a")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "made.en.ftl").exists()
    assert here.run("lesson", "check", str(file)).returncode == 0
    shown = here.run("lesson", "play", str(file), typed="skip\n" * 9).stdout
    assert say("lesson-from-end") in shown
    done = here.run("lesson", "from", match.name, "-o", str(file))
    assert done.returncode == 2 and "is there already" in done.stderr
    other = str(tmp_path / "other.json")
    assert here.run("lesson", "from", match.name, "-o", other, "--seat", "Z").returncode == 2
    assert here.run("lesson", "from", match.name, "-o", other, "--name", "A B").returncode == 2


def test_the_schema_takes_lessons_and_nothing_else(here: Here) -> None:
    schema = json.loads(here.run("lesson", "schema").stdout)
    jsonschema.validate(toy_json(), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**toy_json(), "colour": "red"}, schema)
