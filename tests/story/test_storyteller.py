"""What is told of a match, and that a storyteller may begin anywhere in it."""

from __future__ import annotations

import pytest

from oenach.games.installed import games, modules
from oenach.story import Chronicle, Storyteller, Told, spoken
from per_game import QUICKEST
from story.story_matches import Played, told

FIRST: dict[str, object] = {"first_player": "A"}


def public(played: Played) -> list[str]:
    """What all are told, in English."""
    return [spoken(item.public) for item in played.story()]


def test_a_game_that_is_not_known_is_told_in_its_notation() -> None:
    played = Played(QUICKEST, 2, FIRST)
    text = played.match.game.text(played.match.state, played.match.state.legal_moves()[0])
    action = played.play(text).actions[-1]
    [move, *draws] = Storyteller("hurling").follow(action.happened)
    assert spoken(move.public) == f"A plays {text}."
    assert move.public.rule is None
    assert all(draw.public.key == "tell-other" for draw in draws)


# The table


def test_what_happens_at_the_table_is_told() -> None:
    played = Played(QUICKEST, 3, FIRST)
    played.do(lambda match: match.take_seat(0, "person:Ada"))
    played.do(lambda match: match.take_seat(1, "bot:steady"))
    played.do(lambda match: match.take_seat(1, "fallback:steady:late"))
    played.do(lambda match: match.resign(2))
    assert public(played) == [
        "Seat A: Ada",
        "Seat B: steady bot",
        "B: the bot does not answer in time; a random move is made for it.",
        "C gives up.",
    ]


# Beginning in the middle


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        (module.name, max(module.seats[0], module.seats[1] - at))
        for at, module in enumerate(modules())
    ],
)
def test_a_storyteller_may_begin_anywhere(game: str, seats: int, seed: int) -> None:
    played = Played(game, seats).play_randomly(seed)
    whole = [told.to_json() for told in (item.public for item in played.story())]
    for start in range(0, len(played.actions), 7):
        late = told(Storyteller(game), played.actions[start:])
        assert all(item.public.to_json() in whole for item in late)


# The chronicle


@pytest.mark.parametrize("game", games())
def test_a_chronicle_keeps_what_is_told_of_any_game(game: str) -> None:
    played = Played(game, 2).play_randomly(seed=3, most=20)
    chronicle = Chronicle(game, Told.to_json)
    for action in played.actions:
        chronicle.follow(action.happened)
    story = played.story()
    assert [item.public for item in chronicle.items] == [item.public.to_json() for item in story]
