"""`oenach rules`."""

from __future__ import annotations

from typing import Annotated

import typer

from oenach.console.arguments import Language
from oenach.console.completing import complete_game
from oenach.console.telling import begin
from oenach.games.installed import games
from oenach.terminal.rulebook import rule_text, show_rulebook, summary_text

GameName = Annotated[
    str,
    typer.Argument(
        help=f"One of: {', '.join(games())}.", metavar="GAME", autocompletion=complete_game
    ),
]


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="The id of one rule, from the book.")] = None,
    short: Annotated[bool, typer.Option(help="Only what can be read in a minute.")] = False,
    pager: Annotated[bool, typer.Option(help="Page the book on a terminal.")] = True,
    language: Language = "en",
) -> None:
    """Show the rulebook of a game, one rule of it, or what can be read of it in a minute."""
    _, screen = begin(language)
    if short:
        screen.show(summary_text(game, language), screen.width)
    elif rule is None:
        show_rulebook(game, screen, paged=pager and screen.typed, language=language)
    else:
        screen.show(rule_text(game, rule, language), screen.width)
