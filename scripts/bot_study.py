"""What the study of the bots plays."""

from __future__ import annotations

from typing import Final, NamedTuple

GAMES: Final = ("keltis", "tain", "celtic-trader")
MOST_SEATS: Final = {"keltis": 4, "tain": 4, "celtic-trader": 5}
STEPS: Final = (("steady", "novice"), ("strong", "steady"), ("master", "strong"))
# What greedy must at least win against random play, and master against the textbook's search.
GREEDY_FLOOR: Final = {"keltis": 0.95, "tain": 0.95, "celtic-trader": 0.95}
PLAIN_FLOOR: Final = {"keltis": 0.7, "tain": 0.7, "celtic-trader": 0.65}
# A game of Celtic Trader has five times the decisions of one of Keltis, a game of Táin twice as
# many; where a result is clear, fewer of them tell as much. Long thinking is confirmed with fewer
# games still.
MEETINGS: Final = {
    ("keltis", "ismcts-plain"): 200,
    ("keltis", "ismcts-greedy"): 200,
    ("tain", "ismcts-plain"): 200,
    ("tain", "ismcts-greedy"): 100,
    ("celtic-trader", "ismcts-plain"): 12,
    ("celtic-trader", "ismcts-greedy"): 12,
}
CONFIRMING: Final = {"keltis": 8, "tain": 4, "celtic-trader": 2}


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


def _floors() -> list[Trial]:
    return [
        Trial("floors", game, 2, ("greedy", "random"), 200, GREEDY_FLOOR[game]) for game in GAMES
    ]


def _levels() -> list[Trial]:
    """Each level against the one below, at a twentieth of the simulations of both."""
    return [
        Trial("levels", game, 2, (f"{upper}@1/20", f"{lower}@1/20"), 200, 0.6, True)
        for game in GAMES
        for upper, lower in STEPS
    ]


def _references() -> list[Trial]:
    trials: list[Trial] = []
    for game in GAMES:
        trials.append(Trial("references", game, 2, ("master@1/20", "random"), 200, 0.97))
        for reference in ("ismcts-plain", "ismcts-greedy"):
            bots = ("master@0.05s", f"{reference}@0.05s")
            games = MEETINGS[game, reference]
            least = 0.6 if reference == "ismcts-greedy" else PLAIN_FLOOR[game]
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
            (20 if game == "celtic-trader" else 40) * seats,
            2 / seats if seats == 4 else None,
        )
        for game in GAMES
        for seats in range(3, MOST_SEATS[game] + 1)
    ]


def _confirming() -> list[Trial]:
    """Longer thinking: ten times the time, and the levels' full simulations."""
    trials: list[Trial] = []
    for game in GAMES:
        games = CONFIRMING[game]
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
        for game in GAMES
        for seats in range(2, MOST_SEATS[game] + 1)
    ]


TRIALS: Final = (
    *_floors(),
    *_levels(),
    *_references(),
    *_tables(),
    *_balance(),
    *_confirming(),
)
