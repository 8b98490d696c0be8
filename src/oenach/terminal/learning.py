"""A lesson in a terminal: one step at a time, each try answered, and at its end a real table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from oenach import story
from oenach.console.errors import TerminalError
from oenach.console.menu import Menu, submenu
from oenach.console.scores import score_table
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker
from oenach.games.installed import module_of
from oenach.kernel.errors import OenachError
from oenach.kernel.logs.events import Moved
from oenach.kernel.matches.happened import Happened
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import letter
from oenach.lessons.installed import first_lesson
from oenach.lessons.run import Run, Tried
from oenach.lessons.sentences import Sentences
from oenach.story.sitter import Sitter
from oenach.terminal.boards import BoardPainter, menu_of, part_names
from oenach.terminal.chronicle import Chronicle
from oenach.terminal.commands import RULE_WIDTH, Leave, why_told
from oenach.terminal.rulebook import rule_text, show_rulebook
from oenach.terminal.table import Table

OPPONENT: Final = "novice"
"""Who plays on at the other seats."""


class Learning:
    """Takes somebody through a lesson."""

    def __init__(
        self,
        run: Run,
        screen: Screen,
        speaker: Speaker,
        *,
        sentences: Sentences | None = None,
        keep: Callable[[Run], None] | None = None,
    ) -> None:
        self.run = run
        self.screen = screen
        self.speaker = speaker
        self.say = speaker.say
        self._sentences = sentences or Sentences()
        # Keeps how far one has come; a file that is only tried out is not kept.
        self._keep = keep
        self._keep_failed = False
        self.sitters = [
            Sitter(False, speaker.say("terminal-you", number=1))
            if seat == run.seat
            else Sitter(True, OPPONENT)
            for seat in range(run.match.game.seats)
        ]
        # After which event the board stands on the screen, so that reading on does not repeat it.
        self._shown: int | None = None
        # A choice of several moves has opened a menu of its own.
        self._menu: Menu | None = None

    @property
    def game(self) -> str:
        """The name of the game that is learnt."""
        return self.run.lesson.game

    def go(self) -> Table | None:
        """Go through the lesson; the table at which the match goes on, if somebody wants that."""
        title = self.speaker.game(self.game)
        self.screen.tell(self.say("terminal-lesson-begin", game=title), style="dim")
        if self.run.number:
            self.screen.tell(self.say("terminal-lesson-resumed"))
        table: Table | None = None
        try:
            self._show_step()
            while table is None:
                if self.run.over:
                    table = self._ask_at_end()
                else:
                    self._ask()
        except (KeyboardInterrupt, EOFError, Leave):
            self._leave()
        return table

    # What is shown.

    def _show_step(self) -> None:
        """What happened, the board if it has changed, and what is said and asked now."""
        run = self.run
        self._menu = None
        self._keep_now()
        self._tell_news(run.match, run.since)
        self._show_board()
        if run.step is None:
            self.screen.tell(self._sentences.said(run.said, self.speaker.language), style="bold")
            if run.match.over:
                self._show_outcome(run.match)
            return
        at, steps = run.number + 1, len(run.lesson.steps)
        self.screen.tell(self.say("terminal-lesson-at", step=at, steps=steps), style="dim")
        self._show_asked()

    def _show_asked(self) -> None:
        step = self.run.step
        self.screen.tell(self._sentences.said(self.run.said, self.speaker.language), style="bold")
        if step is not None and step.ask:
            self._offer(self._whole_menu())

    def _show_board(self) -> None:
        match, seat = self.run.match, self.run.seat
        if match.last_seq != self._shown:
            self._shown = match.last_seq
            self.screen.show(self._painter().draw(match.observe(seat), seat), self.screen.width)

    def _painter(self) -> BoardPainter:
        return BoardPainter(self.sitters, self.speaker, self.screen.width, self.screen.height)

    def _tell_news(self, match: Match, since: int) -> None:
        """What others did and what followed since an event; at the beginning nothing is new."""
        for item in chronicle_of(match, self.speaker).items:
            if item.seq > since and item.seat != self.run.seat:
                self.screen.tell(item.told_to(self.run.seat))

    # What is typed.

    def _ask(self) -> None:
        """Ask for what the step asks for, or for Enter."""
        step = self.run.step
        assert step is not None, "a lesson that is not over has a step"
        prompt = "terminal-prompt" if step.ask else "terminal-lesson-on"
        if self._menu is not None:
            prompt = "terminal-prompt-which"
        line = self.screen.ask(self.say(prompt, seat=letter(self.run.seat)) + " ")
        with self._errors_told():
            self._answer(line)

    @contextmanager
    def _errors_told(self) -> Iterator[None]:
        try:
            yield
        except OenachError as error:
            self.screen.tell(self.speaker.explain(error), style="bold")

    def _answer(self, line: str) -> None:
        step = self.run.step
        assert step is not None, "a lesson that is not over has a step"
        if self._menu is not None and line in ("", "back"):
            self._menu = None
            self._offer(self._whole_menu())
        elif not line and step.ask:
            self.screen.tell(self.say("terminal-lesson-move-asked"))
        elif not line or line == "next":
            self._go_to(self.run.next())
        elif not self._obey(line):
            if line.isascii() and line.isdigit() and step.ask:
                self._choose(line)
            else:
                self._try(line)

    def _obey(self, line: str) -> bool:
        """Whether the line was one of the words, and was obeyed."""
        word, _, rest = line.partition(" ")
        words: dict[str, Callable[[], None]] = {
            "skip": self._skip,
            "back": self._back,
            "again": self._again,
            "help": self._help,
            "?": self._list,
            "board": self._draw_again,
            "score": self._score,
        }
        if line in ("quit", "exit"):
            raise Leave
        if line in words:
            words[line]()
        elif word == "why" and rest:
            self.screen.tell(why_told(self.run.match, rest.strip(), self.speaker))
        elif word == "rules":
            self._rules(rest.strip())
        elif line in part_names(self.game):
            view = self.run.match.observe(self.run.seat)
            self.screen.show(self._painter().draw_part(line, view))
        else:
            return False
        return True

    def _choose(self, number: str) -> None:
        menu = self._menu or self._whole_menu()
        choice = menu.pick(int(number[:9]))
        if choice is None:
            numbers = menu.numbers()
            raise TerminalError("terminal-no-such-number", number=number[:9], numbers=numbers)
        if len(choice.moves) > 1:
            self._menu = submenu(choice)
            self._offer(self._menu)
        else:
            self._try(choice.moves[0])

    def _try(self, text: str) -> None:
        step = self.run.step
        tried = self.run.attempt(text)
        if tried.error is not None:
            self.screen.tell(self.speaker.explain(tried.error), style="bold")
            if step is not None and not step.ask:
                self.screen.tell(self.say("terminal-lesson-reading"))
        elif tried.run is not None:
            self._tell_right(tried)
            self._go_to(tried.run)
        else:
            self._tell_other(tried)

    def _tell_right(self, tried: Tried) -> None:
        language = self.speaker.language
        if tried.key is not None and self._sentences.text(tried.key, "en") is not None:
            self.screen.tell(self._sentences.said(tried.key, language))

    def _tell_other(self, tried: Tried) -> None:
        """What answers a move that is legal but not asked for: what would come of it."""
        assert tried.key is not None and tried.shown is not None, "another move is shown"
        self._menu = None
        self.screen.tell(self._sentences.said(tried.key, self.speaker.language))
        self.screen.tell(self.say("terminal-lesson-would"), style="dim")
        for item in chronicle_of(tried.shown, self.speaker).items:
            if item.seq > tried.since:
                self.screen.tell(item.told_to(self.run.seat))
        seat = self.run.seat
        after = self._painter().draw_step(tried.shown.observe(seat), seat)
        self.screen.show(after, self.screen.width)
        self.screen.tell(self.say("terminal-lesson-as-before"), style="dim")
        self._show_asked()

    # The words.

    def _go_to(self, run: Run) -> None:
        self.run = run
        self._show_step()

    def _skip(self) -> None:
        step = self.run.step
        if step is None or not step.ask:
            self._go_to(self.run.next())
            return
        onward = self.run.attempt(step.ask[0]).run
        assert onward is not None, "what a lesson asks for is right"
        self.screen.tell(self.say("terminal-lesson-skipped", move=step.ask[0]))
        self._go_to(onward)

    def _back(self) -> None:
        self._shown = None
        self._go_to(self.run.back())

    def _again(self) -> None:
        self._shown = None
        self._go_to(Run(self.run.lesson))

    def _help(self) -> None:
        module = module_of(self.game)
        rule = module.words.WINNING if module else ""
        self.screen.tell(self.say("terminal-lesson-help", rule=rule.ljust(RULE_WIDTH)))

    def _list(self) -> None:
        self.screen.show(self._whole_menu().listed(self.screen.width))

    def _draw_again(self) -> None:
        self._shown = None
        self._show_board()

    def _score(self) -> None:
        view = self.run.match.observe(self.run.seat)
        self.screen.show(score_table(view, self.sitters, self.speaker))

    def _rules(self, rule: str) -> None:
        language = self.speaker.language
        if rule:
            self.screen.show(rule_text(self.game, rule, language), self.screen.width)
        else:
            show_rulebook(self.game, self.screen, self.screen.typed, language)

    def _whole_menu(self) -> Menu:
        """The legal moves of the learner; none while somebody else is to act."""
        match, seat = self.run.match, self.run.seat
        texts: list[str] = []
        if match.to_act == seat:
            state = match.state
            texts = [match.game.text(state, move) for move in state.legal_moves()]
        return menu_of(self.game, seat, texts, self.speaker)

    def _offer(self, menu: Menu) -> None:
        self.screen.show(menu.numbered(self.screen.width))

    # The end.

    def _ask_at_end(self) -> Table | None:
        """Ask how to go on after the last step; the table if somebody plays on."""
        match = self.run.match
        offer = "terminal-lesson-again" if match.over else "terminal-lesson-offer"
        line = self.screen.ask(self.say(offer) + " ")
        if not line and match.over:
            raise Leave
        if not line:
            return self._play_on()
        with self._errors_told():
            self._obey(line)
        return None

    def _show_outcome(self, match: Match) -> None:
        outcome = match.outcome()
        assert outcome is not None, "a match that is over has an outcome"
        self._score()
        self.screen.tell(self.speaker.spoken(story.why_it_ended(self.game, outcome)))
        won = story.who_won(self.game, outcome, self.sitters)
        self.screen.tell(self.speaker.spoken(won), style="bold")

    def _play_on(self) -> Table:
        match = self.run.match
        chronicle = chronicle_of(match, self.speaker)
        kept = self.run.lesson.start.has_log
        return Table.going_on(match, self.sitters, chronicle, kept=kept)

    def _leave(self) -> None:
        self.screen.tell("")
        if self._keep is not None and not self._keep_failed and not self.run.over:
            at, steps = self.run.number + 1, len(self.run.lesson.steps)
            told = self.say("terminal-lesson-left", step=at, steps=steps, command=self._command())
            self.screen.tell_whole(told)

    def _command(self) -> str:
        """What goes on with this lesson."""
        lesson = self.run.lesson
        module = module_of(lesson.game)
        usual = module is not None and lesson.name == first_lesson(module)
        return f"oenach learn {lesson.game}" + ("" if usual else f" --lesson {lesson.name}")

    def _keep_now(self) -> None:
        """Keep how far one has come. A failure is told once, and the lesson goes on."""
        if self._keep is None:
            return
        try:
            self._keep(self.run)
            self._keep_failed = False
        except TerminalError as error:
            if not self._keep_failed:
                self.screen.tell(self.speaker.explain(error), style="bold red")
            self._keep_failed = True


def chronicle_of(match: Match, speaker: Speaker) -> Chronicle:
    """The story of a match so far, told action by action."""
    chronicle = Chronicle(match.game.name, speaker)
    for action in actions(match.happened()):
        chronicle.follow(action)
    return chronicle


def actions(happened: Sequence[Happened]) -> list[list[Happened]]:
    """Events cut into moves, each with what followed from it."""
    cut: list[list[Happened]] = [[]]
    for each in happened:
        if isinstance(each.entry.event, Moved):
            cut.append([])
        cut[-1].append(each)
    return [action for action in cut if action]
