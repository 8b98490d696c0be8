"""What somebody at a table does next: by chance, out of all that the server offers."""

from __future__ import annotations

import random
from typing import Final

from histories.record import Message

UNDO: Final = 0.08
TAKEBACK: Final = 0.05
BATCH: Final = 0.2
STAND_IN: Final = 0.01
CALL_OFF: Final = 0.004
QUEUE: Final = 0.3
SAY: Final = 0.05
AGREE: Final = 0.6
SIT: Final = 0.5
"""How often each is chosen where it could be."""


class Choices:
    """Somebody's whims; the same seed makes the same ones of the same positions."""

    def __init__(self, seed: int, name: str) -> None:
        self._chance = random.Random(seed)
        self._name = name
        self._said = 0

    def command(self, kind: str, **fields: object) -> Message:
        """A command with an id of its own."""
        return {"type": kind, "id": f"{self._chance.getrandbits(64):016x}", **fields}

    def seconds(self, most: float) -> float:
        """Some time."""
        return self._chance.uniform(0.0, most)

    def of(self, count: int) -> int:
        """One of so many."""
        return self._chance.randrange(count)

    def _happens(self, share: float) -> bool:
        return self._chance.random() < share

    def at_turn(self, position: Message, own: str) -> Message | None:
        """What to do when it is one's turn; None where nothing is offered."""
        answers = position["seq"]
        if position.get("undo") and self._happens(UNDO):
            return self.command("undo", answers=answers)
        if position.get("takeback") and self._happens(TAKEBACK):
            return self.command("ask-takeback", answers=answers)
        if self._happens(STAND_IN):
            return self.command("stand-in", seat=own, level="random")
        if self._happens(CALL_OFF):
            return self.command("call-off", yes=True)
        if position.get("queue"):
            # It is for the table to play it, or to say that it cannot be played any more.
            return None
        moves = self._moves(position)
        return None if moves is None else self.command("move", answers=answers, moves=moves)

    def _moves(self, position: Message) -> list[str] | None:
        ways, offers = position.get("ways"), position.get("offers")
        if ways and self._happens(BATCH):
            return [str(text) for text in self._chance.choice(ways)["moves"]]
        return [str(self._chance.choice(offers)["text"])] if offers else None

    def out_of_turn(self, position: Message) -> Message | None:
        """What to do once while others are to move: put something in the queue, empty it, or ask
        for a move back."""
        queueable = position.get("queueable")
        if queueable and self._happens(QUEUE):
            return self.command("queue", moves=[self._chance.choice(queueable)["text"]])
        if position.get("queue") and self._happens(QUEUE):
            return self.command("queue", moves=[])
        if position.get("takeback") and self._happens(TAKEBACK):
            return self.command("ask-takeback", answers=position["seq"])
        return None

    def answer(self) -> Message:
        """Whether somebody else may have a move back."""
        return self.command("answer-takeback", yes=self._happens(AGREE))

    def answer_call_off(self) -> Message:
        """Whether to end the match early, as somebody else wishes."""
        return self.command("call-off", yes=self._happens(AGREE))

    def sit(self) -> Message | None:
        """Take one's seat back from the bot, perhaps."""
        return self.command("sit") if self._happens(SIT) else None

    def saying(self) -> Message | None:
        """Something to say, perhaps; nobody ever says the same twice."""
        if not self._happens(SAY):
            return None
        self._said += 1
        return {"type": "say", "text": f"{self._name} says {self._said}"}
