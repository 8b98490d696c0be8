"""The one list of commands: what each does in a line, where it is, and examples of it."""

from __future__ import annotations

from importlib import import_module
from typing import Final, NamedTuple

from oenach.games.installed import games, modules
from oenach.games.module import GameModule

ABOUT: Final = "Celtic board games with exact rules: play, look back, let bots play."
VERSION_HELP: Final = "Say which version this is."


class Entry(NamedTuple):
    """A command as it is listed; its module is imported when it is called."""

    name: str
    place: str
    """What carries it out, as MODULE:NAME: a function, or an app with commands of its own."""
    summary: str
    """The first paragraph of its help."""
    examples: tuple[str, ...] = ()
    """With `{first}` and `{other}` for games that are installed."""
    game: GameModule | None = None
    """Whose command it is, if it is not the program's own."""

    def load(self) -> object:
        """The function or the app."""
        if self.game is not None:
            return self.game.commands.APPS[self.name]
        module, _, name = self.place.partition(":")
        found: object = getattr(import_module(module), name)
        return found

    def epilog(self) -> str | None:
        """The examples, as they stand at the end of the command's help."""
        if not self.examples:
            return None
        names = games()
        told = [example.format(first=names[0], other=names[-1]) for example in self.examples]
        return "\n\n".join(["**Examples:**", *(f"- {example}" for example in told)])


OWN: Final = (
    Entry(
        "arena",
        "oenach.arena.command:arena",
        "Let bots play a tournament, and say how good they are, with 95 % intervals.",
        (
            "`oenach arena {first} --bots master,strong,steady --seats 3 --games 600 --workers 2`",
            "`oenach arena {other} --bots greedy,random --games 200`",
            "`oenach arena {first} --bots master@1/20,strong@1/20 --out study`",
            "`oenach arena {other} --bots master,ismcts-plain --seconds 0.05`",
            "`oenach arena {first} --bots master,steady,steady,steady --seats 4 --budget 1/20`",
            "`oenach arena {other} --bots mybots:Careful,greedy` (a class in your mybots.py)",
            "`oenach arena {first} --bots master,steady --ray local`",
        ),
    ),
    Entry(
        "play-now",
        "oenach.server.commands.play_now:play_now",
        "Open the games in a browser; oenach alone does so, too.",
        ("`oenach`", "`oenach play-now {first}`", "`oenach play-now --no-browser`"),
    ),
    Entry(
        "play",
        "oenach.cli.playing:play",
        "Play a game against bots, or with friends on one device.",
        (
            "`oenach play`",
            "`oenach play {first} --seats 3`",
            "`oenach play {first} --seats 3 --bots strong,novice`",
            "`oenach play {other} --seats 2 --pass-round`",
            "`oenach play {first} --option first_player=A`",
            "`oenach play --resume`",
        ),
    ),
    Entry(
        "learn",
        "oenach.cli.lessons:learn",
        "Learn a game by playing it: a first game, step by step.",
        ("`oenach learn`", "`oenach learn {first}`", "`oenach learn {first} --again`"),
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
        "oenach.server.commands.serve:serve",
        "Serve the tables to browsers, here or in the whole house.",
        (
            "`oenach serve`",
            "`oenach serve --browser`",
            "`oenach serve --lan`",
            "`oenach serve --processes 4 --database postgresql://oenach@db.example.org/oenach`",
        ),
    ),
    Entry(
        "worker",
        "oenach.server.commands.nodes:worker",
        "Play for the bots of servers that have the same database.",
        ("`oenach worker --bots 8 --database postgresql://oenach@db.example.org/oenach`",),
    ),
    Entry(
        "nodes",
        "oenach.server.commands.nodes:nodes",
        "List the processes that have the database together.",
        ("`oenach nodes`", "`oenach nodes --json`"),
    ),
    Entry(
        "settings",
        "oenach.server.commands.serve:show_settings",
        "Show every setting, its value, and where that came from.",
        ("`oenach settings`", "`OENACH_PORT=9000 oenach settings`"),
    ),
    Entry(
        "doctor",
        "oenach.server.doctor.command:doctor",
        "Look whether a server can do its work here, and say what to do where it cannot.",
        ("`oenach doctor`", "`oenach doctor --json`"),
    ),
    Entry(
        "check",
        "oenach.server.upkeep.check_command:check",
        "Check everything that is stored, and mend what can be mended.",
        ("`oenach check`", "`oenach check --mend`", "`oenach check --json`"),
    ),
    Entry(
        "backup",
        "oenach.server.upkeep.backup_command:backup",
        "Copy all that is stored into one file, also beside a running server.",
        ("`oenach backup oenach.backup`", "`oenach backup oenach.backup --replace`"),
    ),
    Entry(
        "restore",
        "oenach.server.upkeep.backup_command:restore",
        "Put a backup in the place of what is stored; not beside a running server.",
        ("`oenach restore oenach.backup`",),
    ),
    Entry(
        "reports",
        "oenach.server.commands.reports:reports",
        "List what people have reported at tables, or settle a report; also beside a running "
        "server.",
        ("`oenach reports`", "`oenach reports --json --all`", "`oenach reports --dismiss ID`"),
    ),
    Entry(
        "export",
        "oenach.server.upkeep.moving.command:export_store",
        "Write all that is stored into a file from which any kind of database can be filled.",
        ("`oenach export moving.oenach`", "`oenach export moving.oenach --pause --minutes 30`"),
    ),
    Entry(
        "resume",
        "oenach.server.upkeep.moving.command:resume_games",
        "Let games go on that rest since an export with --pause.",
        ("`oenach resume`",),
    ),
    Entry(
        "import",
        "oenach.server.upkeep.moving.command:import_store",
        "Fill an empty database from an export.",
        (
            "`oenach import moving.oenach --database postgresql://oenach@db.example.org/oenach`",
            "`oenach import moving.oenach --database sqlite:///oenach.db --no-check`",
        ),
    ),
    Entry(
        "lessons",
        "oenach.server.commands.lessons:lessons",
        "List the lessons, or how far people get in them on this server.",
        ("`oenach lessons`", "`oenach lessons --figures`"),
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
        "Show the rulebook of a game, one rule of it, or what can be read of it in a minute.",
        ("`oenach rules {first}`", "`oenach rules {first} --short`"),
    ),
    Entry(
        "games",
        "oenach.cli.lists:games",
        "List the games, for how many they are, and their options.",
    ),
    Entry("bots", "oenach.cli.lists:bots", "List the bots, the levels from the weakest on."),
    Entry("saves", "oenach.cli.lists:saves", "List the saved matches."),
    Entry(
        "completion",
        "oenach.cli.completion:completion",
        "Print what a shell needs to complete commands, games and options with the Tab key.",
        (
            "`oenach completion bash >> ~/.bashrc`",
            "`oenach completion zsh > ~/.zfunc/_oenach`",
            "`oenach completion fish > ~/.config/fish/completions/oenach.fish`",
        ),
    ),
    Entry(
        "lesson",
        "oenach.cli.lessons:app",
        "Write lessons: check one, try it, make one out of a match.",
        (
            "`oenach lesson check {first}`",
            "`oenach lesson from match.json --seat A --from 5 --to 20 -o raids.json`",
            "`oenach lesson check raids.json`",
            "`oenach lesson play raids.json --step 3`",
            "`oenach lesson schema > lesson.schema.json`",
        ),
    ),
    Entry(
        "new-game",
        "oenach.cli.new_game:new_game",
        "Begin a game of your own: a package with a small game in it that can be played at once.",
        ("`oenach new-game fox-and-geese`",),
    ),
)


def commands() -> list[Entry]:
    """All commands: the program's own, then those that games bring; the first of a name counts."""
    found = {entry.name: entry for entry in OWN}
    for module in modules():
        for name in module.command_list:
            found.setdefault(name, _of_game(module, name))
    return list(found.values())


def _of_game(module: GameModule, name: str) -> Entry:
    return Entry(name, "", module.command_list[name], game=module)
