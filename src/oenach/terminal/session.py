"""One sitting at a table: bots move, people are asked, until the match is over or left."""

from __future__ import annotations

import time

from oenach import story
from oenach.console.errors import ScriptError, TerminalError
from oenach.console.menu import Menu, submenu
from oenach.console.scores import score_table
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker
from oenach.kernel.errors import MalformedMove, OenachError
from oenach.kernel.seats import letter
from oenach.offers import prompt
from oenach.terminal.boards import BoardPainter, menu_of
from oenach.terminal.commands import Commands, Leave
from oenach.terminal.queued import SEPARATOR, Queue
from oenach.terminal.table import Table


class Session:
    """Plays a table's match on a screen; with prompts it says what each choice is about."""

    def __init__(
        self, table: Table, screen: Screen, speaker: Speaker, *, prompts: bool = False
    ) -> None:
        self.table = table
        self.match = table.match
        self.screen = screen
        self.speaker = speaker
        self.say = speaker.say
        self.prompts = prompts
        self.queue = Queue()
        self.commands = Commands(self)
        # By seat: up to which sentence of the chronicle it has been told what happened.
        self._told: dict[int | None, int] = {}
        self._whispers: dict[int, list[str]] = {}
        # Who sees the screen now; with several people, a curtain falls when that changes.
        self._viewer: int | None = None
        # Whose whole board stands on the screen, so that steps of a turn need not repeat it.
        self._shown: int | None = None
        self._deadline = self._limit()
        self._save_failed = False

    @property
    def several(self) -> bool:
        """Whether people pass the device round."""
        return len(self.table.people) > 1

    @property
    def painter(self) -> BoardPainter:
        """What boards are drawn on; the terminal may have another size by now."""
        return BoardPainter(self.table.sitters, self.speaker, self.screen.width, self.screen.height)

    def run(self) -> int:
        """Play until the end; the exit code of the program."""
        try:
            self.save()
            if self.table.people:
                self.screen.tell(self.say("terminal-hint"), style="dim")
            while not self.match.over:
                self._call_time()
                self._step()
            self.save()
            self._finish()
        except (KeyboardInterrupt, EOFError, Leave):
            self._leave()
        except ScriptError:
            self.save()
            raise
        finally:
            self.table.close()
        return 0

    def save(self) -> None:
        """Keep the match on disk. A failure is told once, and play goes on."""
        try:
            self.table.save()
            self._save_failed = False
        except TerminalError as error:
            if not self._save_failed:
                self.screen.tell(self.speaker.explain(error), style="bold red")
            self._save_failed = True

    # Whose turn it is.

    def _step(self) -> None:
        seat = self.match.to_act
        if self.table.sitters[seat].is_bot:
            self._bot_acts(seat)
            if not self.table.people:
                self._tell_news(None)
            return
        if self._play_queued(seat):
            return
        # Any other single move is left to the person: a quick answer would tell what is hidden.
        forced = self.match.forced()
        if forced is not None:
            self.table.chronicle.note(story.forced(seat, forced), self.match.last_seq)
            self.table.play(forced, seat)
            return
        self._person_acts(seat)

    def _bot_acts(self, seat: int) -> None:
        if not self.table.hosts[seat].pace:
            self.table.play_bot(seat)
            return
        name = self.speaker.named(self.table.sitters[seat])
        with self.screen.waiting(self.say("terminal-thinking", seat=letter(seat), name=name)):
            self.table.play_bot(seat)

    def _play_queued(self, seat: int) -> bool:
        text = self.queue.next(seat)
        if text is None:
            return False
        try:
            self.table.play(text, seat)
        except OenachError as error:
            dropped = [text, *self.queue.clear(seat)]
            why = self.speaker.explain(error)
            line = self.say("terminal-queue-dropped", moves="; ".join(dropped), why=why)
            self._whispers.setdefault(seat, []).append(line)
            return False
        self._whispers.setdefault(seat, []).append(self.say("terminal-queue-played", text=text))
        return True

    def _person_acts(self, seat: int) -> None:
        self.save()
        if self.several and self._viewer != seat and not self._curtain(seat):
            return
        fresh = self._shown != seat or self._others_acted(seat)
        self._viewer = self._shown = seat
        self._tell_news(seat)
        for line in self._whispers.pop(seat, []):
            self.screen.tell(line)
        view = self.match.observe(seat)
        painter = self.painter
        self.screen.show(
            painter.draw(view, seat) if fresh else painter.draw_step(view, seat), self.screen.width
        )
        self._prompt(seat)
        self._ask_until_acted(seat)
        self.save()

    def _prompt(self, seat: int) -> None:
        told = prompt(self.match.state, seat) if self.prompts else None
        if told is not None:
            self.screen.tell(self.speaker.spoken(told), style="italic")

    def _curtain(self, seat: int) -> bool:
        """Hand the device over; False if the one before took the last move back instead."""
        before, self._shown = self._viewer, None
        self.screen.wipe()
        name = self.table.sitters[seat].name
        self.screen.tell(self.say("terminal-hand-over", seat=letter(seat), name=name), "bold")
        if not self.screen.can_clear:
            self.screen.tell(self.say("terminal-cannot-clear"))
        can_undo = before is not None and self.match.undoable(before) > 0
        if can_undo and before is not None:
            self.screen.tell(self.say("terminal-undo-at-curtain", seat=letter(before)))
        answer = self.screen.ask(self.say("terminal-press-enter") + " ")
        if can_undo and before is not None and answer == "undo":
            self.table.undo(before)
            return False
        self.screen.wipe()
        return True

    def _ask_until_acted(self, seat: int) -> None:
        whole = menu_of(self.match.game.name, seat, self.table.legal_texts(), self.speaker)
        menu = self._offer(whole)
        seen = self.match.last_seq
        while self.match.last_seq == seen:
            key = "terminal-prompt" if menu is whole else "terminal-prompt-which"
            line = self.screen.ask(self.say(key, seat=letter(seat)) + " ")
            try:
                if menu is not whole and line in ("", "back"):
                    menu = self._offer(whole)
                else:
                    menu = self._answer(line, seat, menu)
            except OenachError as error:
                self._refuse(error)

    def _offer(self, menu: Menu) -> Menu:
        self.screen.show(menu.numbered(self.screen.width))
        return menu

    def _answer(self, line: str, seat: int, menu: Menu) -> Menu:
        """Do what a line says; the menu that numbers now belong to."""
        if not line or self.commands.dispatch(line, seat, menu):
            return menu
        if line.isascii() and line.isdigit():
            return self._choose(line, seat, menu)
        if SEPARATOR in line:
            self._queue(line, seat)
        else:
            self.table.play(line, seat)
        return menu

    def _choose(self, number: str, seat: int, menu: Menu) -> Menu:
        """A number of the menu; a choice of several moves opens a menu of its own."""
        choice = menu.pick(int(number[:9]))
        if choice is None:
            numbers = menu.numbers()
            raise TerminalError("terminal-no-such-number", number=number[:9], numbers=numbers)
        if len(choice.moves) > 1:
            return self._offer(submenu(choice))
        self.table.play(choice.moves[0], seat)
        return menu

    def _queue(self, line: str, seat: int) -> None:
        """The first move now, those after it when the turn comes again, if the game allows it."""
        first, *later = [text.strip() for text in line.split(SEPARATOR) if text.strip()] or [line]
        self.match.check_queue(later, seat)
        self.table.play(first, seat)
        self.queue.add(seat, later)

    def _refuse(self, error: OenachError) -> None:
        """Say what is wrong; a person is asked again, a script goes on unless it was no move."""
        why = self.speaker.explain(error)
        if self.screen.typed:
            self.screen.tell(why, style="bold")
        elif isinstance(error, MalformedMove):
            raise ScriptError("terminal-at-line", line=self.screen.line, why=why)
        else:
            self.screen.tell(self.say("terminal-at-line", line=self.screen.line, why=why))

    # What people are told.

    def _others_acted(self, seat: int) -> bool:
        items = self.table.chronicle.items[self._told.get(seat, 0) :]
        return any(item.seat not in (None, seat) for item in items)

    def _tell_news(self, seat: int | None) -> None:
        chronicle = self.table.chronicle
        for line in chronicle.since(self._told.get(seat, 0), seat):
            self.screen.tell(line)
        self._told[seat] = len(chronicle.items)

    def catch_up(self, lately: int) -> None:
        """Count all but the last few sentences as told: a match is gone on with."""
        mark = max(0, len(self.table.chronicle.items) - lately)
        for seat in [*range(self.match.game.seats), None]:
            self._told[seat] = mark

    def _finish(self) -> None:
        people = self.table.people
        viewer = people[0] if len(people) == 1 else None
        self._tell_news(viewer)
        outcome = self.match.outcome()
        assert outcome is not None, "a match that is over has an outcome"
        view = self.match.observe(viewer)
        self.screen.show(self.painter.draw(view, viewer), self.screen.width)
        self.screen.show(score_table(view, self.table.sitters, self.speaker))
        game, sitters = self.match.game.name, self.table.sitters
        self.screen.tell(self.speaker.spoken(story.why_it_ended(game, outcome)))
        self.screen.tell(self.speaker.spoken(story.who_won(game, outcome, sitters)), style="bold")
        if self.table.save_file is not None:
            path = str(self.table.save_file.path)
            self.screen.tell_whole(self.say("terminal-log-kept", path=path))

    def _leave(self) -> None:
        if self.several:
            self.screen.wipe()
        self.save()
        self.screen.tell("")
        if self.table.save_file is None:
            self.screen.tell(self.say("terminal-not-kept"))
        elif not self._save_failed:
            path = str(self.table.save_file.path)
            self.screen.tell_whole(self.say("terminal-left", path=path))

    # The table calls time when the agreed minutes are over.

    def _limit(self) -> float | None:
        minutes = self.match.game.minutes_agreed()
        return None if minutes is None else time.monotonic() + 60 * minutes

    def _call_time(self) -> None:
        if self._deadline is not None and time.monotonic() >= self._deadline:
            self._deadline = None
            if self.match.awaits_time():
                self.table.call_time()
