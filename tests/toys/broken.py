"""Distributions that bring a game, most of them with something wrong, in a folder of their own.

Each is a copy of the toy under another name, in which one thing is changed.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

TOY: Final = Path(__file__).with_name("pebbles")


@dataclass(frozen=True)
class Brought:
    """A distribution with one game."""

    game: str
    """As its entry point calls it."""
    change: Callable[[Path], None] = lambda folder: None
    """What is done to the folder of its package."""
    calls_itself: str = ""
    """The name that the game has in the module, if that is another one."""
    value: str = "MODULE"
    """What the entry point names in the module."""
    package: str = field(default="")

    def write(self, site: Path, number: int) -> None:
        """Into a folder that is on the path then."""
        package = f"brought_{number}"
        folder = site / package
        shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__"))
        name = self.calls_itself or self.game
        for file in folder.rglob("*.*"):
            text = file.read_text().replace("toys.pebbles", package)
            text = text.replace('name="pebbles"', f'name="{name}"')
            file.write_text(text.replace('"game": "pebbles"', f'"game": "{name}"'))
        self.change(folder)
        about = site / f"{package}-1.{number}.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.{number}\n"
        )
        entry = f"{self.game} = {package}.module:{self.value}"
        (about / "entry_points.txt").write_text(f"[oenach.games]\n{entry}\n")


def writes(**files: str) -> Callable[[Path], None]:
    """Puts other texts in place of modules; `rules_game` is `rules/game.py`."""

    def change(folder: Path) -> None:
        for name, text in files.items():
            (folder / f"{name.replace('_', '/')}.py").write_text(text)

    return change


def replaces(file: str, old: str, new: str) -> Callable[[Path], None]:
    """Changes one place in a file."""

    def change(folder: Path) -> None:
        text = (folder / file).read_text()
        assert old in text, f"{file} has no {old}"
        (folder / file).write_text(text.replace(old, new, 1))

    return change


def together(*changes: Callable[[Path], None]) -> Callable[[Path], None]:
    """Several changes, in turn."""

    def change(folder: Path) -> None:
        for one in changes:
            one(folder)

    return change


def appends(file: str, line: str) -> Callable[[Path], None]:
    """Has a module end in another way."""

    def change(folder: Path) -> None:
        with (folder / file).open("a") as module:
            module.write(f"\n{line}\n")

    return change


def removes(file: str) -> Callable[[Path], None]:
    """Takes a file away."""
    return lambda folder: (folder / file).unlink()


def written(site: Path, brought: Mapping[str, Brought]) -> Path:
    """The folder with all of these distributions."""
    for number, one in enumerate(brought.values()):
        one.write(site, number)
    return site
