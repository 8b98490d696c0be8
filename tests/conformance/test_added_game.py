"""The game of docs/add-a-game.md passes what every game must pass."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from oenach import OVER, Game, IllegalMove, Match, Rng
from oenach.kernel.game import random_playout

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


@pytest.fixture(scope="module", params=[2, 3])
def dun(request: pytest.FixtureRequest) -> Game:
    code = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {"__name__": "dun"}
    exec(compile("\n".join(code[:2]), str(PAGE), "exec"), names)
    made: Game = names["DunGame"](request.param, {"stones": 9})
    return made


def test_it_conforms(dun: Game) -> None:
    for seed in range(20):
        rng, state = Rng(seed), dun.new()
        while True:
            position = json.loads(json.dumps(dun.position(state)))
            assert dun.position(dun.from_position(position)) == position
            allowed = [move for move in range(dun.move_count) if not dun.refusal(state, move)]
            assert allowed == state.legal_moves()
            for move in set(range(dun.move_count)) - set(allowed):
                with pytest.raises(IllegalMove):
                    state.apply(move)
            assert dun.position(state) == position
            twin = state.copy()
            random_playout(twin, Rng(seed))
            assert dun.position(state) == position
            if state.to_act == OVER:
                break
            state.apply(dun.random_move(state, rng))
        assert state.outcome() is not None


def test_it_can_be_played_and_loaded(dun: Game) -> None:
    match = Match(dun, secret=bytes(32))
    while not match.over:
        match.play(dun.text(match.state, match.state.legal_moves()[0]))
    assert Match.load(match.log, game=dun).log == match.log
