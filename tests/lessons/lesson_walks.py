"""All ways through a lesson, and what answers every try on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from oenach.games.installed import module_of
from oenach.kernel.matches.match import Match
from oenach.lessons.installed import lesson
from oenach.lessons.lesson import MOST_WORDS, Lesson
from oenach.lessons.run import Run
from oenach.messages.catalogues import LANGUAGES, has, say

MOST_READ = 3
"""Steps at which one merely reads."""


def folder(game: str) -> Path:
    """Where the sources of a game are."""
    module = module_of(game)
    assert module is not None
    return Path(__file__).parents[2].joinpath("src", *module.package.split("."))


def runs(run: Run) -> Iterator[Run]:
    """A lesson at each of its steps and at its end, by every right move."""
    yield run
    step = run.step
    if step is None:
        return
    for text in step.ask or (None,):
        yield from runs(run.next() if text is None else right(run, text))


def main_line(run: Run) -> Iterator[Run]:
    """The same by the first of the right moves alone."""
    yield run
    while run.step is not None:
        run = right(run, run.step.ask[0]) if run.step.ask else run.next()
        yield run


def at(taught: Lesson, step: str) -> Run:
    """A lesson at one of its steps."""
    found = (run for run in main_line(Run(taught)) if run.step is not None and run.step.id == step)
    return next(found)


def right(run: Run, text: str) -> Run:
    """Where a right move leads to."""
    tried = run.attempt(text)
    assert tried.error is None, (text, tried.error)
    assert tried.run is not None, text
    return tried.run


def legal(match: Match) -> list[str]:
    """The moves that could be made now."""
    return [match.game.text(match.state, move) for move in match.state.legal_moves()]


def check_ways(taught: Lesson) -> None:
    """Whichever right moves are made, the learner is to act at each step, and it ends."""
    for run in runs(Run(taught)):
        step = run.step
        if step is not None and step.ask:
            assert run.match.to_act == run.seat, step.id
            assert set(step.ask) <= set(legal(run.match)), step.id


def check_tries(taught: Lesson) -> None:
    """Whatever is tried is answered, and leads on or leaves the lesson where it was."""
    for run in main_line(Run(taught)):
        step = run.step
        if step is None or not step.ask:
            continue
        before = run.match.last_seq
        possible = legal(run.match)
        for text in {*run.match.game.move_texts, "no move", ""}:
            tried = run.attempt(text)
            outcomes = [tried.error, tried.shown, tried.run]
            assert sum(outcome is not None for outcome in outcomes) == 1, (step.id, text)
            assert (tried.error is None) == (text in possible), (step.id, text)
            assert (tried.run is not None) == (text in step.ask), (step.id, text)
            if tried.shown is not None and tried.key is not None:
                assert has(tried.key), tried.key
        assert run.match.last_seq == before
        for start in step.wrong:
            others = [text for text in possible if text not in step.ask]
            assert any(text.startswith(start) for text in others), (step.id, start)


def check_sentences(taught: Lesson) -> None:
    """Every sentence is there in each language and short, and none is there that nobody says."""
    needed = {taught.end_key}
    for step in taught.steps:
        needed |= {taught.key(step)} | {taught.key(step, end) for end in step.wrong.values()}
    rights = {taught.key(step, "right") for step in taught.steps if step.ask}
    for language in LANGUAGES:
        found = set(keys(taught, language))
        assert needed <= found, needed - found
        assert found <= needed | rights, found - needed - rights
        for key in found:
            words = re.findall(r"\w+(?:[’.-]\w+)*", say(key, language))
            assert 0 < len(words) <= MOST_WORDS, (key, language, len(words))


def keys(taught: Lesson, language: str) -> Iterator[str]:
    """The sentences of a lesson in a game's catalogue."""
    file = folder(taught.game) / "messages" / f"lessons.{language}.ftl"
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name.startswith(f"lesson-{taught.game}-"), entry.id.name
            if entry.id.name.startswith(f"lesson-{taught.game}-{taught.name}-"):
                yield entry.id.name


def check_points(taught: Lesson, words: str) -> None:
    """What is pointed at can be found on the board: `words` matches all that its list has."""
    listed = (folder(taught.game) / "lessons" / "README.md").read_text(encoding="utf-8")
    for step in taught.steps:
        for point in step.point:
            assert re.fullmatch(words, point), (step.id, point)
    for cell in re.findall(r"^\| (`.*?) \|", listed, re.M):
        for word in re.findall(r"`(.*?)`", cell):
            assert re.fullmatch(words, word), word


def check_lesson(game: str, name: str, words: str) -> None:
    """All of this of one lesson."""
    taught = lesson(game, name)
    check_ways(taught)
    check_tries(taught)
    check_sentences(taught)
    check_points(taught, words)
    assert sum(not step.ask for step in taught.steps) <= MOST_READ
