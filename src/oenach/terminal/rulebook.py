"""The rulebooks: the whole book, paged on a terminal, or one rule of it."""

from __future__ import annotations

import os
import re
import shutil
from typing import Final

from rich.markdown import Markdown

from oenach.console.errors import TerminalError
from oenach.console.screen import Screen
from oenach.games.installed import module_of
from oenach.kernel.registry import no_such_game
from oenach.messages.game_texts import book_of
from oenach.messages.summaries import summary_of

RULE: Final = re.compile(r"(?:- )?\*\*([A-Z]\d+[a-z]?)\*\*")


def rulebook(game: str, language: str = "en") -> str:
    """The rulebook of a game, as Markdown; an OenachError if there is no such game, or no rulebook
    of it. It is in English where nobody has translated it.
    """
    module = module_of(game)
    if module is None:
        raise no_such_game(game)
    book = book_of(module, language)
    if book is None:
        raise TerminalError("terminal-no-rulebook", game=game)
    return book.text


def summary_text(game: str, language: str = "en") -> Markdown:
    """What can be read of a game in a minute; an OenachError if there is no such game, or nobody
    has written that of it.
    """
    if module_of(game) is None:
        raise no_such_game(game)
    parts = summary_of(game, language)
    if not parts:
        raise TerminalError("terminal-no-summary", game=game)
    told = [f"**{title}**\n\n" + "\n".join(f"- {line}" for line in lines) for title, lines in parts]
    return Markdown("\n\n".join(told))


def rules_in(book: str) -> dict[str, str]:
    """The paragraphs of each rule by its id; a table below a rule belongs to it."""
    rules: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in book.splitlines():
        started = RULE.match(line)
        if started:
            current = rules.setdefault(started[1], [])
        elif line.startswith("#"):
            current = None
        if current is not None:
            current.append(line.removeprefix("- ") if started else line)
    return {rule: "\n".join(lines).strip() for rule, lines in rules.items()}


def rule_text(game: str, rule: str, language: str = "en") -> Markdown:
    """A rule with its rulings: T5 shows T5a too."""
    rules = rules_in(rulebook(game, language))
    wanted = rule[:1].upper() + rule[1:].lower()
    found = [text for name, text in rules.items() if wanted in (name, name.rstrip("abcdefgh"))]
    if not found:
        known = f"{next(iter(rules))}\N{EN DASH}{list(rules)[-1]}"
        raise TerminalError("terminal-no-such-rule", rule=rule[:20], known=known)
    return Markdown("\n\n".join(found))


def show_rulebook(game: str, screen: Screen, paged: bool, language: str = "en") -> None:
    """The whole book, in the pager where there is one."""
    book = Markdown(rulebook(game, language))
    console = screen.console
    if paged and console.is_terminal and not console.is_dumb_terminal and shutil.which("less"):
        # Colours pass through, and a book that fits on the screen is not paged.
        os.environ.setdefault("LESS", "-RFX")
        with console.pager(styles=True):
            console.print(book, width=screen.width)
    else:
        console.print(book, width=screen.width)
