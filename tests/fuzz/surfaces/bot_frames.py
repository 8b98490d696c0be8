"""What the process of a bot says to its parent, which believes none of it."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from fuzz import spoiling
from fuzz.surface import ANY_JSON, TAKEN, Surface
from oenach.bots.bot import Belief, Candidate, Thoughts
from oenach.bots.hosting.answer import Fault
from oenach.bots.hosting.wire import FAILED, SAID, read_thoughts
from oenach.processes.frames import Frame, FrameTooLarge, read_frame

MOVES: Final = (0, 3, 5, 8, 13)
"""Those that are legal where the bot is asked."""
LARGEST: Final = 1 << 20

RIGHT: Final = Thoughts(
    move=5,
    wins=(0.25, 0.75),
    candidates=(Candidate(5, 0.25, 0.9), Candidate(8, 0.2, 0.1)),
    beliefs=(Belief(1, "B3", {"W": 0.5, "D": 0.5}),),
    simulations=400,
).to_json()


class BotFrames(Surface):
    """The bytes that come over the pipe are read as a frame, a reply and thoughts."""

    name = "bot-frames"
    share = 150

    def almost(self, rng: Random) -> Any:
        kind = rng.choice((SAID, SAID, SAID, FAILED, b"X"))
        body = spoiling.as_json(spoiling.several(RIGHT, rng), rng)
        whole = Frame(kind, body.encode("utf-8", "surrogatepass")).to_bytes()
        return spoiling.octets(whole, rng) if rng.random() < 0.3 else whole

    def anything(self) -> st.SearchStrategy[Any]:
        replies = ANY_JSON.map(lambda value: Frame(SAID, json.dumps(value).encode()).to_bytes())
        return replies | st.binary(max_size=60)

    def answer(self, given: Any) -> str:
        try:
            frame = read_frame(io.BytesIO(given).read, LARGEST)
        except FrameTooLarge:
            return "too-large"
        if frame is None:
            return "cut"
        try:
            thoughts = read_thoughts(frame, MOVES)
        except Fault as fault:
            return str(fault.kind)
        assert thoughts.move in MOVES
        return TAKEN
