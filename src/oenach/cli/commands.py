"""The one list of commands: what each does in a line, where it is, and examples of it."""

from __future__ import annotations

from importlib import import_module
from typing import Final, NamedTuple

ABOUT: Final = "Táin, Keltis and Celtic Trader: three Celtic board games with exact rules."
VERSION_HELP: Final = "Say which version this is."


class Entry(NamedTuple):
    """A command as it is listed; its module is imported when it is called."""

    name: str
    place: str
    """What carries it out, as MODULE:NAME: a function, or an app with commands of its own."""
    summary: str
    """The first paragraph of its help."""
    examples: tuple[str, ...] = ()

    def load(self) -> object:
        """The function or the app."""
        module, _, name = self.place.partition(":")
        found: object = getattr(import_module(module), name)
        return found

    def epilog(self) -> str | None:
        """The examples, as they stand at the end of the command's help."""
        if not self.examples:
            return None
        return "\n\n".join(["**Examples:**", *(f"- {example}" for example in self.examples)])


COMMANDS: Final = (
    Entry(
        "arena",
        "oenach.arena.command:arena",
        "Let bots play a tournament, and say how good they are, with 95 % intervals.",
        (
            "`oenach arena tain --bots master,strong,steady --seats 3 --games 600 --workers 2`",
            "`oenach arena keltis --bots greedy,random --games 200`",
            "`oenach arena tain --bots master@1/20,strong@1/20 --out study/tain`",
            "`oenach arena keltis --bots master,ismcts-plain --seconds 0.05`",
            "`oenach arena tain --bots master,steady,steady,steady --seats 4 --budget 1/20`",
            "`oenach arena keltis --bots mybots:Careful,greedy` (a class in your mybots.py)",
            "`oenach arena tain --bots master,steady --ray local`",
        ),
    ),
    Entry(
        "play",
        "oenach.cli.playing:play",
        "Play a game against bots, or with friends on one device.",
        (
            "`oenach play`",
            "`oenach play tain --seats 3`",
            "`oenach play tain --seats 3 --bots strong,novice`",
            "`oenach play keltis --seats 2 --pass-round`",
            "`oenach play celtic-trader --option limit=rounds:10`",
            "`oenach play --resume`",
        ),
    ),
    Entry(
        "replay",
        "oenach.cli.logs:replay",
        "Step through a match: Enter or n goes on, b back, g to a step, q leaves.",
        ("`oenach replay match.json`", "`oenach replay match.json --as A`"),
    ),
    Entry(
        "review",
        "oenach.review.command:review",
        "Go through a match: chances to win, what each decision cost, and what would have been "
        "better.",
        ("`oenach review match.json`", "`oenach review match.json -o review.html`"),
    ),
    Entry(
        "serve",
        "oenach.server.command:serve",
        "Serve the tables to browsers, here or in the whole house.",
        ("`oenach serve`", "`oenach serve --browser`", "`oenach serve --lan`"),
    ),
    Entry(
        "settings",
        "oenach.server.command:show_settings",
        "Show every setting, its value, and where that came from.",
        ("`oenach settings`", "`OENACH_PORT=9000 oenach settings`"),
    ),
    Entry(
        "verify",
        "oenach.cli.logs:verify",
        "Check a log: draws, hidden moves, the chain of hashes, the rules, the outcome.",
        ("`oenach verify match.json`",),
    ),
    Entry(
        "rules",
        "oenach.cli.rules:rules",
        "Show the rulebook of a game, or one rule of it.",
        ("`oenach rules tain`", "`oenach rules tain T9`"),
    ),
    Entry(
        "games",
        "oenach.cli.lists:games",
        "List the games, for how many they are, and their options.",
    ),
    Entry("bots", "oenach.cli.lists:bots", "List the bots, the levels from the weakest on."),
    Entry("saves", "oenach.cli.lists:saves", "List the saved matches."),
    Entry("map", "oenach.terminal.maps:map_app", "Check, draw and make maps for Celtic Trader."),
)
