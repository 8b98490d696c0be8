"""What the study of the bots plays."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

import oenach

sys.path.append(str(Path(__file__).resolve().parents[1]))

from of_games import told


class Study(NamedTuple):
    """What is played of a game: `games/<game>/study.toml`."""

    greedy_floor: float
    """What greedy must at least win against random play, and master against plain search."""
    plain_floor: float
    meetings: dict[str, int]
    """How many games with each reference."""
    confirming: int
    """Long thinking is confirmed with fewer games still."""
    a_seat: int
    """How many games for each seat of a table of three and more."""


STUDIES: Final = {game: Study(**said) for game, said in told("study").items()}
STEPS: Final = (("steady", "novice"), ("strong", "steady"), ("master", "strong"))


class Trial(NamedTuple):
    """One tournament of the study."""

    part: str
    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    least: float | None = None
    by_bound: bool = False
    """The share that the first bot must reach: its estimate, or the lower bound of it."""

    @property
    def name(self) -> str:
        """The name of its folder."""
        who = "-".join(dict.fromkeys(bot.replace("@", "_").replace("/", "of") for bot in self.bots))
        return f"{self.part}/{self.game}-{self.seats}-{who}"


def _most_seats(game: str) -> int:
    return oenach.game(game).most_seats


def _floors() -> list[Trial]:
    return [
        Trial("floors", game, 2, ("greedy", "random"), 200, study.greedy_floor)
        for game, study in STUDIES.items()
    ]


def _levels() -> list[Trial]:
    """Each level against the one below, at a twentieth of the simulations of both."""
    return [
        Trial("levels", game, 2, (f"{upper}@1/20", f"{lower}@1/20"), 200, 0.6, True)
        for game in STUDIES
        for upper, lower in STEPS
    ]


def _references() -> list[Trial]:
    trials: list[Trial] = []
    for game, study in STUDIES.items():
        trials.append(Trial("references", game, 2, ("master@1/20", "random"), 200, 0.97))
        for reference in ("ismcts-plain", "ismcts-greedy"):
            bots = ("master@0.05s", f"{reference}@0.05s")
            games = study.meetings[reference]
            least = 0.6 if reference == "ismcts-greedy" else study.plain_floor
            trials.append(Trial("references", game, 2, bots, games, least))
    return trials


def _tables() -> list[Trial]:
    """One master among steady ones, at a twentieth."""
    return [
        Trial(
            "tables",
            game,
            seats,
            ("master@1/20", *("steady@1/20",) * (seats - 1)),
            study.a_seat * seats,
            2 / seats if seats == 4 else None,
        )
        for game, study in STUDIES.items()
        for seats in range(3, _most_seats(game) + 1)
    ]


def _confirming() -> list[Trial]:
    """Longer thinking: ten times the time, and the levels' full simulations."""
    trials: list[Trial] = []
    for game, study in STUDIES.items():
        games = study.confirming
        for reference in ("ismcts-plain", "ismcts-greedy"):
            bots = ("master@0.5s", f"{reference}@0.5s")
            trials.append(Trial("confirming", game, 2, bots, games))
        for upper, lower in STEPS:
            trials.append(Trial("confirming", game, 2, (upper, lower), games))
    return trials


def _balance() -> list[Trial]:
    """A table full of equals: what the seat is worth, and how long a game is."""
    return [
        Trial("balance", game, seats, ("strong@1/20",) * seats, 120)
        for game in STUDIES
        for seats in range(2, _most_seats(game) + 1)
    ]


TRIALS: Final = (
    *_floors(),
    *_levels(),
    *_references(),
    *_tables(),
    *_balance(),
    *_confirming(),
)
