"""The commands under one name, each loaded when it is called."""

from __future__ import annotations

import os
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

import oenach
from oenach.cli.commands import ABOUT, VERSION_HELP, Entry, commands

MARKUP: Final = "markdown"


class LazyCommand(TyperCommand):
    """A command that is listed by its entry, and loaded when it is called."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.name, help=entry.summary, rich_markup_mode=MARKUP)
        self._entry = entry

    def make_context(self, *arguments: Any, **settings: Any) -> Any:
        """The context of the command itself, which from here on takes this one's place."""
        return self.loaded().make_context(*arguments, **settings)

    def loaded(self) -> Any:
        """The command itself, with all its arguments."""
        entry, found = self._entry, self._entry.load()
        alone = _new_app()
        if isinstance(found, typer.Typer):
            alone.add_typer(found, name=entry.name, epilog=entry.epilog())
        else:
            assert callable(found), entry.place
            alone.command(entry.name, epilog=entry.epilog())(found)
        group = get_command(alone)
        assert isinstance(group, TyperGroup)
        return group.commands[entry.name]


class LazyGroup(TyperGroup):
    """All commands of the list, none of them loaded."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for entry in commands():
            self.add_command(LazyCommand(entry))


COMPLETES: Final = "_OENACH_COMPLETE"
"""The variable by which a shell asks what could be typed next; `oenach completion` sets that up."""


def _new_app(cls: type[TyperGroup] = TyperGroup) -> typer.Typer:
    new = typer.Typer(
        name="oenach",
        cls=cls,
        help=ABOUT,
        no_args_is_help=True,
        # Its options are not among ours: `oenach completion` is where people look.
        add_completion=COMPLETES in os.environ,
        pretty_exceptions_enable=False,
        rich_markup_mode=MARKUP,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    new.callback()(root)
    return new


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"oenach {oenach.__version__}")
        raise typer.Exit


def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=VERSION_HELP)
    ] = False,
) -> None:
    """The games at the command line."""


app = _new_app(LazyGroup)


def run(program: str) -> int:
    """Run a command; the exit code, once whatever went wrong has been told."""
    try:
        app(prog_name=program)
    except (KeyboardInterrupt, EOFError):
        return 0
    except Exception as error:
        from oenach.console.telling import tell

        return tell(error)
    return 0
