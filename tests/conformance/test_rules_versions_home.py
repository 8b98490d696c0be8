"""A second version of a game's rules lives in its folder beside the first.

The newest is in `rules/`, an older one in `rules_<version>/`: all of it, or, as here, no more than
what is different.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kernel.playing import SECRET, through_json
from oenach.games.installed import register_module
from oenach.games.module import GameModule, MissingPart
from oenach.games.parts import PROTOCOLS
from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify
from oenach.kernel.registry import make_game, rules_versions

NEWEST = """
from toys.pebbles.rules.game import PebblesGame


class Camogie(PebblesGame):
    name = "camogie"
    rules_version = 2


GAME = Camogie
"""
FIRST = '''
from {package}.rules.game import Camogie


class CamogieBefore(Camogie):
    """As it was played before: a toss cost a point."""

    rules_version = 1

    def perform(self, state, move, effects):
        if self.move_texts[move] == "toss":
            state.points[state.turn] -= 1
        super().perform(state, move, effects)


GAME = CamogieBefore
'''
PACKAGE = "camogie_for_oenach"


@pytest.fixture(scope="module")
def camogie(tmp_path_factory: pytest.TempPathFactory) -> GameModule:
    folder = tmp_path_factory.mktemp("games")
    for name, text in (("rules", NEWEST), ("rules_1", FIRST)):
        (folder / PACKAGE / name).mkdir(parents=True)
        (folder / PACKAGE / name / "__init__.py").write_text("")
        (folder / PACKAGE / name / "game.py").write_text(text.format(package=PACKAGE))
    (folder / PACKAGE / "__init__.py").write_text("")
    sys.path.insert(0, str(folder))
    module = GameModule(
        name="camogie",
        order=99,
        seats=(2, 4),
        minutes=(5, 10),
        package=PACKAGE,
        rules={1: "rules_1", 2: "rules"},
    )
    register_module(module)
    return module


def tossed(game: Game) -> Match:
    match = Match(game, SECRET)
    while not match.over:
        match.play("toss")
    return match


def test_new_matches_are_played_by_the_newest_rules(camogie: GameModule) -> None:
    assert rules_versions("camogie") == (1, 2)
    assert make_game("camogie", 2).rules_version == camogie.newest.rules_version == 2


def test_a_match_of_each_version_replays_and_verifies(camogie: GameModule) -> None:
    matches = [tossed(make_game("camogie", 2, {}, version)) for version in (1, 2)]
    totals = [[sheet.total for sheet in match.outcome().sheets] for match in matches]  # type: ignore[union-attr]
    assert sum(totals[0]) < sum(totals[1])
    for match in matches:
        loaded = Match.load(through_json(match.log))
        assert type(loaded.game) is camogie.game_class(match.game.rules_version)
        assert loaded.log == match.log
        assert verify(through_json(match.public_log)).complete


def test_a_part_that_is_missing_is_named(camogie: GameModule, tmp_path: Path) -> None:
    with pytest.raises(MissingPart, match=f"{PACKAGE} has no words.py"):
        _ = camogie.words
    part = Path(str(sys.modules[PACKAGE].__file__)).parent / "page.py"
    part.write_text("def offers(state, seat):\n    return []\n")
    with pytest.raises(MissingPart) as lack:
        _ = camogie.page
    others = [name for name in PROTOCOLS["page"] if name != "offers"]
    assert str(lack.value) == f"{PACKAGE}.page has no {', '.join(others)}"
