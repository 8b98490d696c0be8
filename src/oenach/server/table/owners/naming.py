"""What people are called at a table."""

from __future__ import annotations

from oenach.server.store.seat_names import distinct, noted, shown_name
from oenach.server.store.writing.writes import Write
from oenach.server.table.audience.audience import Audience
from oenach.server.table.roster import Roster


class Naming:
    """Owns who is called what: nobody by a name that could be taken for another's, and everybody
    by the same one for as long as the match lasts, whatever they do at the table."""

    __slots__ = ("_audience", "_roster")

    def __init__(self, roster: Roster, audience: Audience) -> None:
        self._roster = roster
        self._audience = audience

    def shown(self, person: str, name: str) -> str:
        """What somebody is called here."""
        visitors = self._audience.visitors
        return shown_name(
            self._roster.row,
            person,
            name,
            own={one.name for one in visitors if one.person == person and one.name},
            others={one.name for one in visitors if one.person != person and one.name},
        )

    def coming(self, person: str, name: str) -> str:
        """What somebody is called who connects: as their seat is, if they have one."""
        seats = self._roster.seats_of(person)
        seated = self._roster.chair(seats[0]).name if len(seats) == 1 else None
        return seated or self.shown(person, name)

    def note(self, person: str, name: str, write: Write) -> None:
        """A name was seen that stays: it is nobody else's from now on."""
        if self._roster.row.called.get(name) != person:
            self._roster.call(noted(self._roster.row, person, name), write)

    def seated(self, person: str, name: str, write: Write) -> None:
        """Somebody goes by the name of their seat, in the chat, too."""
        self.note(person, name, write)
        self._audience.rename(person, name)

    def handed_over(self, owner: str, person: str, name: str, write: Write) -> None:
        """The name of a seat goes with it; whoever had it only looks on there, or not at all."""
        self.seated(person, name, write)
        if owner != person and owner in self._audience.connected():
            self._audience.rename(owner, self.shown(owner, name))

    def make_way_for_bots(self, write: Write) -> None:
        """Bots have sat down: people who could be taken for one of them are numbered."""
        chairs = self._roster.chairs
        for chair, apart in zip(chairs, distinct(chairs), strict=True):
            if apart.name != chair.name and chair.person and chair.name:
                name = self.shown(chair.person, chair.name)
                self._roster.name_seat(chair.seat, name, write)
                self.seated(chair.person, name, write)
