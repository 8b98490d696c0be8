"""Óenach: three Celtic board games with exact rules, for players and for programs."""

from oenach.catalog import game, games
from oenach.kernel.errors import (
    IllegalMove,
    LogError,
    MalformedMove,
    NotYourTurn,
    OenachError,
    OptionError,
    PositionError,
    StaleMatch,
)
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Imaginer, Knowledge
from oenach.kernel.match import Match
from oenach.kernel.outcome import Line, Outcome, Sheet
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER
from oenach.kernel.state import State

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "Game",
    "IllegalMove",
    "Imaginer",
    "Knowledge",
    "Line",
    "LogError",
    "MalformedMove",
    "Match",
    "NotYourTurn",
    "OenachError",
    "OptionError",
    "Outcome",
    "PositionError",
    "Rng",
    "Sheet",
    "StaleMatch",
    "State",
    "game",
    "games",
]
