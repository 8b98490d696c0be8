"""With whose eyes somebody looks at a table; a curtain falls when people pass a screen round."""

from __future__ import annotations

from oenach.kernel.matches.match import Match
from oenach.server.table.journal import Journal
from oenach.server.table.roster import Roster


class Curtains:
    """Owns who is at a screen that several seats share."""

    __slots__ = ("_here", "_journal", "_roster")

    def __init__(self, roster: Roster, journal: Journal) -> None:
        self._roster = roster
        self._journal = journal
        # By person: the seat that said it is here.
        self._here: dict[str, int] = {}

    def viewer(self, person: str | None) -> int | None:
        """The seat whose view somebody gets; None for an onlooker's.

        A person with several seats sees the one that said it is here, and nothing before that.
        """
        seats = self._roster.seats_of(person)
        if len(seats) <= 1:
            return seats[0] if seats else None
        assert person is not None, "who has a seat is a person"
        if not self._journal.game.open_information:
            return self._here.get(person)
        match = self._journal.match
        to_act = None if match is None else match.to_act
        return to_act if to_act in seats else seats[0]

    def lift(self, person: str, seat: int) -> None:
        """The player of a seat looks at the screen."""
        self._here[person] = seat

    def drop(self, person: str) -> None:
        """Nobody looks at a person's screen."""
        self._here.pop(person, None)

    def fall(self, match: Match) -> list[str]:
        """The next player at the same screen must not see what the last one saw: the people at
        whose screens that is so now."""
        if not self._here or match.over:
            return []
        to_act = match.to_act
        fallen = [
            person
            for person, seat in self._here.items()
            if seat != to_act and to_act in self._roster.seats_of(person)
        ]
        for person in fallen:
            del self._here[person]
        return fallen
