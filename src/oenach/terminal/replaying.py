"""Stepping through a match that was played."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from oenach.console.scores import score_table
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker
from oenach.kernel.errors import OptionError
from oenach.kernel.seats import LETTERS
from oenach.kernel.state import State
from oenach.story.ending import who_won, why_it_ended
from oenach.story.history import History, open_view
from oenach.terminal.boards import BoardPainter
from oenach.terminal.chronicle import Chronicle
from oenach.terminal.sitters import sitters_of

OPEN: Final = "open"
SPECTATOR: Final = "spectator"


KEY = re.compile(r"\x1b\[[A-D]|.", re.DOTALL)


def split_keys(read: str) -> list[str]:
    """The keys in what came in one piece: a terminal may hand over several at once.

    Enter after another key only ends the line, it is no step of its own."""
    keys = KEY.findall(read)
    return keys[:-1] if len(keys) > 1 and keys[-1] in "\r\n" else keys


class Replay:
    """A match, and the step of it that is looked at."""

    def __init__(
        self, history: History, screen: Screen, speaker: Speaker, viewer: str | None
    ) -> None:
        self.history = history
        self.match = history.match
        self.screen = screen
        self.speaker = speaker
        self.sitters = sitters_of(self.match)
        # While a match goes on, hidden tokens stay hidden unless one asks to see them.
        self.viewer = viewer or (OPEN if self.match.over else SPECTATOR)
        self.seat = self._seat()
        self.at = 0
        self.sentences = self._tell_all()

    def _seat(self) -> int | None:
        if self.viewer in (OPEN, SPECTATOR):
            return None
        name = self.viewer.upper()
        if len(name) != 1 or name not in LETTERS[: self.match.game.seats]:
            raise OptionError("no-such-seat", seat=self.viewer[:40], seats=self.match.game.seats)
        return LETTERS.index(name)

    def _tell_all(self) -> list[list[tuple[int, str]]]:
        """The sentences of each step, as the viewer may read them."""
        chronicle = Chronicle(self.match.game.name, self.speaker)
        told: list[list[tuple[int, str]]] = []
        for step in self.history.steps:
            mark = len(chronicle.items)
            chronicle.follow(step.happened)
            items = chronicle.items[mark:]
            if self.viewer == OPEN:
                told.append([(item.seq, item.private) for item in items])
            else:
                told.append([(item.seq, item.told_to(self.seat)) for item in items])
        return told

    def print_all(self) -> None:
        """Everything as text, with the last board and the score."""
        for step in self.sentences:
            for seq, line in step:
                self.screen.tell(f"{seq:4d}  {line}")
        self.at = len(self.history.steps) - 1
        self._show_board()

    def step_through(self, key: Callable[[], str]) -> None:
        """Show a step at a time, as the keys say; `key` waits for one."""
        self._show_step()
        while True:
            self.screen.tell(self.speaker.say("terminal-replay-keys"), style="dim")
            try:
                pressed = split_keys(key())
            except EOFError:
                return
            while pressed:
                command = pressed.pop(0)
                if command in ("q", "Q", "\x1b", "\x04"):
                    return
                if command == "\x03":
                    raise KeyboardInterrupt
                target = self._target(command, pressed)
                if target is not None:
                    self.at = max(0, min(target, len(self.history.steps) - 1))
                    self._show_step()

    def _target(self, pressed: str, typed_ahead: list[str]) -> int | None:
        if pressed in ("\r", "\n", " ", "n", "\x1b[C", "\x1b[B"):
            return self.at + 1
        if pressed in ("b", "\x1b[D", "\x1b[A"):
            return self.at - 1
        if pressed == "g":
            number = "".join(typed_ahead).strip()
            typed_ahead.clear()
            if not number:
                number = self.screen.ask(self.speaker.say("terminal-replay-go") + " ")
            return int(number[:9]) if number.isascii() and number.isdigit() else self.at
        return None

    def _show_step(self) -> None:
        last = len(self.history.steps) - 1
        if self.screen.can_clear:
            self.screen.console.clear()
        self.screen.tell(self.speaker.say("terminal-replay-at", step=self.at, last=last), "bold")
        for seq, line in self.sentences[self.at]:
            self.screen.tell(f"{seq:4d}  {line}")
        self._show_board()

    def _show_board(self) -> None:
        view = self._view(self.history.steps[self.at].state)
        painter = BoardPainter(self.sitters, self.speaker, self.screen.width, self.screen.height)
        self.screen.show(painter.draw(view, self.seat), self.screen.width)
        outcome = self.match.outcome()
        if self.at == len(self.history.steps) - 1 and outcome is not None:
            self.screen.show(score_table(view, self.sitters, self.speaker))
            game, say = self.match.game.name, self.speaker.spoken
            self.screen.tell(say(why_it_ended(game, outcome)))
            self.screen.tell(say(who_won(game, outcome, self.sitters)), style="bold")

    def _view(self, state: State) -> Mapping[str, object]:
        return open_view(state) if self.viewer == OPEN else state.observe(self.seat)
