"""The words that can be typed instead of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oenach.console.menu import Menu
from oenach.console.scores import score_table
from oenach.console.speaker import Speaker
from oenach.games.installed import module_of
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import letter
from oenach.messages.catalogues import has
from oenach.terminal.boards import part_names
from oenach.terminal.hinting import hint_text
from oenach.terminal.rulebook import rule_text, show_rulebook

if TYPE_CHECKING:
    from oenach.terminal.session import Session

LATELY = 20
"""So many sentences `log` shows, unless it is asked for all."""
RULE_WIDTH = 5
"""Columns for the id of a rule among the words that `help` lists."""


class Leave(Exception):
    """A person wants to stop for now."""


def why_told(match: Match, text: str, speaker: Speaker) -> str:
    """Whether a move is legal, and if not, by which rule."""
    refused = match.refusal(text)
    if refused is None:
        return speaker.say("terminal-why-legal", text=text)
    return speaker.explain(refused)


class Commands:
    """Obeys words that are no moves. None of them changes the match but `undo` and `time`."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._plain = {
            "help": self._help,
            "score": self._score,
            "undo": self._undo,
            "board": self._board,
            "save": self._save,
            "queue": self._queue,
            "time": self._time,
            "hint": self._hint,
        }

    def dispatch(self, line: str, seat: int, menu: Menu) -> bool:
        """Whether the line was one of the words, and was obeyed."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line == "?":
            self.session.screen.show(menu.listed(self.session.screen.width))
        elif line in ("quit", "exit"):
            raise Leave
        elif word == "why" and rest:
            self._why(rest)
        elif word == "rules":
            self._rules(rest)
        elif word == "log":
            self._log(seat, rest == "all")
        elif line == "queue clear":
            self.session.queue.clear(seat)
        elif line in self._plain:
            self._plain[line](seat)
        elif line in part_names(self.session.match.game.name):
            view = self.session.match.observe(seat)
            self.session.screen.show(self.session.painter.draw_part(line, view))
        else:
            return False
        return True

    def _why(self, text: str) -> None:
        session = self.session
        session.screen.tell(why_told(session.match, text, session.speaker))

    def _rules(self, rule: str) -> None:
        session = self.session
        name, language = session.match.game.name, session.speaker.language
        if rule:
            session.screen.show(rule_text(name, rule, language), session.screen.width)
        else:
            show_rulebook(name, session.screen, session.screen.typed, language)

    def _log(self, seat: int, everything: bool) -> None:
        told = self.session.table.chronicle.whole(seat)
        shown = told if everything else told[-LATELY:]
        if len(shown) < len(told):
            self.session.screen.tell(self.session.say("terminal-log-more", count=len(told)))
        for seq, line in shown:
            self.session.screen.tell(f"{seq:4d}  {line}")

    def _help(self, seat: int) -> None:
        session = self.session
        name = session.match.game.name
        module = module_of(name)
        rule = module.words.WINNING if module else ""
        session.screen.tell(session.say("terminal-help", rule=rule.ljust(RULE_WIDTH)))
        if has(f"terminal-help-{name}"):
            session.screen.tell(session.say(f"terminal-help-{name}"))

    def _score(self, seat: int) -> None:
        session = self.session
        view = session.match.observe(seat)
        session.screen.show(score_table(view, session.table.sitters, session.speaker))

    def _undo(self, seat: int) -> None:
        self.session.table.undo(seat)

    def _board(self, seat: int) -> None:
        session = self.session
        view = session.match.observe(seat)
        session.screen.show(session.painter.draw(view, seat), session.screen.width)

    def _save(self, seat: int) -> None:
        session = self.session
        if session.table.save_file is None:
            session.screen.tell(session.say("terminal-not-kept"))
            return
        session.save()
        path = str(session.table.save_file.path)
        session.screen.tell_whole(session.say("terminal-saved", path=path))

    def _queue(self, seat: int) -> None:
        session = self.session
        waiting = session.queue.waiting(seat)
        key = "terminal-queue" if waiting else "terminal-queue-empty"
        session.screen.tell(session.say(key, moves="; ".join(waiting), seat=letter(seat)))

    def _time(self, seat: int) -> None:
        self.session.table.call_time()

    def _hint(self, seat: int) -> None:
        session = self.session
        with session.screen.waiting(session.say("terminal-hint-thinking")):
            answer = session.table.advise(seat)
        session.screen.show(hint_text(answer, session.match.state, session.speaker))
