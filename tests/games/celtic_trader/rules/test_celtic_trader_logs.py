"""Logs that embed a map of one's own."""

from __future__ import annotations

import json
from typing import cast

import oenach
from oenach import Match
from oenach.games.celtic_trader.maps.files.worldmap import builtin
from oenach.kernel.matches.verify import verify


def test_the_order_of_keys_in_an_own_map_means_nothing() -> None:
    world = builtin("britannia")
    assert world is not None
    roles = cast("dict[str, object]", world.file["roles"])
    backwards = {**world.file, "roles": dict(reversed(list(roles.items())))}
    tidy = json.loads(json.dumps(backwards, sort_keys=True))
    logged = []
    for content in (backwards, tidy):
        match = Match(oenach.game("celtic-trader", 3, {"map": content}), secret=bytes(32))
        for _ in range(30):
            match.play(match.game.text(match.state, match.state.legal_moves()[0]))
        log = json.loads(json.dumps(match.log))
        assert Match.load(log).log == match.log
        assert verify(log).ok
        logged.append(log["events"])
    assert logged[0] == logged[1]
