"""All that is fuzzed within a process: what is common to all games, and what a game has besides."""

from __future__ import annotations

from functools import cache

from fuzz.surface import Surface
from fuzz.surfaces.bot_frames import BotFrames
from fuzz.surfaces.commands import Commands
from fuzz.surfaces.exports import Exports
from fuzz.surfaces.lessons import Lessons
from fuzz.surfaces.logs import Logs
from fuzz.surfaces.notation import Notation
from fuzz.surfaces.positions import Positions
from fuzz.surfaces.settings import ServerSettings
from fuzz.surfaces.tournaments import Tournaments
from oenach.games.installed import modules
from per_game import folder, part


@cache
def surfaces() -> dict[str, Surface]:
    """By name; those of a game are in `tests/games/<game>/fuzzing.py`."""
    common = (
        *(Notation, Positions, Logs, Lessons, ServerSettings, BotFrames, Exports),
        *(Commands, Tournaments),
    )
    found: list[Surface] = [kind() for kind in common]
    for module in modules():
        if (folder(module.name) / "fuzzing.py").exists():
            found += [kind() for kind in part(module.name, "fuzzing").SURFACES]
    return {surface.name: surface for surface in found}
