"""What tests of offers share, beside the matches of `oenach.testing.conformance.offers`."""

from __future__ import annotations

from typing import Any

import msgspec

import oenach
from oenach import State
from oenach.offers import static_data


def sent_static_data(game: oenach.Game) -> Any:
    return msgspec.json.decode(msgspec.json.encode(static_data(game)))


def after(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.game.parse(state, text))
    return state
