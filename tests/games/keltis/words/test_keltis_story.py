"""What is told of a match of Keltis."""

from __future__ import annotations

from oenach.kernel.matches.happened import Happened
from oenach.story import Storyteller, Told
from story.story_matches import Played

FIRST: dict[str, object] = {"first_player": "A"}


def test_moves_of_keltis_say_it_all() -> None:
    played = Played("keltis", 2, FIRST).play("flip leave flip")
    teller = Storyteller("keltis")
    story = [
        item
        for action in played.actions
        for item in teller.follow([Happened(entry) for entry, *_ in action.happened])
    ]
    assert story == played.story()
    assert [item.public.key for item in story if item.seat is None] == ["tell-keltis-drawn"] * 2
    assert story[0].public == Told("tell-keltis-flip", {"seat": "A"}, "R4")
    assert set(story[1].public.facts) == {"colour", "value"}
