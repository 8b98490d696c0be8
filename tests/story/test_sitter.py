"""Who sits where, read from the log and written to it, and how it is told."""

from __future__ import annotations

import re

import pytest

from oenach.bots.hosting.answer import FaultKind
from oenach.messages import LANGUAGES
from oenach.story import Sitter, read_sitter, spoken


@pytest.mark.parametrize(
    ("who", "sitter"),
    [
        ("person:Ada", Sitter(False, "Ada")),
        ("person:a:b", Sitter(False, "a:b")),
        ("bot:master", Sitter(True, "master")),
        ("bot:never heard of", Sitter(True, "never heard of")),
        *[(f"fallback:steady:{kind}", Sitter(True, "steady", str(kind))) for kind in FaultKind],
    ],
)
def test_what_is_read_is_written_the_same(who: str, sitter: Sitter) -> None:
    assert read_sitter(who) == sitter
    assert str(sitter) == who


@pytest.mark.parametrize("who", ["Ada", "fallback:steady:bored", "fallback:", "robot:x"])
def test_anything_else_is_a_persons_name(who: str) -> None:
    assert read_sitter(who) == Sitter(False, who)


def test_a_person_and_a_bot_sit_down() -> None:
    assert spoken(Sitter(False, "Ada").seated("A")) == "Seat A: Ada"
    told = Sitter(True, "steady").seated("B")
    assert spoken(told) == "Seat B: steady bot"
    assert spoken(told, "fr").endswith("robot steady")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FaultKind)
def test_every_fault_is_told_in_every_language(kind: FaultKind, language: str) -> None:
    told = spoken(Sitter(True, "steady", kind).seated("A"), language)
    assert told.endswith(".") and re.search(r"\bA\b", told) and "story" not in told
