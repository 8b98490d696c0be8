"""All that every game must do, as one class."""

from __future__ import annotations

from oenach.testing.conformance.hiding import HidingConforms
from oenach.testing.conformance.imagining import ImaginingConforms
from oenach.testing.conformance.lessons import LessonsConform
from oenach.testing.conformance.logs import LogsConform
from oenach.testing.conformance.moves import MovesConform
from oenach.testing.conformance.offers import OffersConform
from oenach.testing.conformance.playing import PlayingConforms
from oenach.testing.conformance.positions import PositionsConform
from oenach.testing.conformance.prompts import PromptsConform
from oenach.testing.conformance.rules import RulesConform
from oenach.testing.conformance.telling import TellingConforms
from oenach.testing.conformance.words import WordsConform


class GameConformance(
    MovesConform,
    PositionsConform,
    HidingConforms,
    ImaginingConforms,
    TellingConforms,
    LogsConform,
    OffersConform,
    WordsConform,
    PromptsConform,
    RulesConform,
    PlayingConforms,
    LessonsConform,
):
    """A class with this one as its base and the name of an installed game as `game` tests it:
    its name must begin with `Test`. `about` says more, for the tests that need to be told."""
