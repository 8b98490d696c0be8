"""Every installed game, and the toy, passes the suite that any game must pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from oenach.games.installed import games
from oenach.messages import LANGUAGES
from oenach.testing import About, GameConformance
from per_game import about, folder
from toys.installing import toy_installed


def conforming(name: str) -> type[GameConformance]:
    """The suite for one of our games: in four languages, and with a test for every rule."""
    told = replace(about(name), languages=LANGUAGES, tests=folder(name))
    members = {"game": name, "about": told, "__module__": __name__}
    return type(_class_name(name), (GameConformance,), members)


def _class_name(game: str) -> str:
    return "Test" + "".join(word.capitalize() for word in game.split("-"))


globals().update({_class_name(name): conforming(name) for name in games()})


@pytest.fixture(scope="class")
def toy() -> Iterator[None]:
    with toy_installed():
        yield


@pytest.mark.usefixtures("toy")
class TestToy(GameConformance):
    """The toy is installed only while it is tested, and while its tables are asked for."""

    game = "pebbles"
    about = About(
        options=[{}, {"brisk": True, "rounds": 3}, {"face_up": True}],
        open_options=(2,),
        verbs=frozenset({"lay", "done", "toss"}),
        ends={"rounds": "P8"},
    )

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        with toy_installed():
            super().pytest_generate_tests(metafunc)


def test_every_installed_game_is_tested() -> None:
    tested = [one.game for one in globals().values() if _is_suite(one)]
    assert sorted(tested) == sorted([*games(), "pebbles"])


def _is_suite(one: object) -> bool:
    return isinstance(one, type) and issubclass(one, GameConformance) and bool(one.game)
