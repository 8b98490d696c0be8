"""Who sits where at a table, and how far it got: the owner of what the store knows of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from msgspec import structs

from oenach.kernel.seats import letter
from oenach.server.store.rows import MatchRow, SeatRow, Stamp
from oenach.server.store.terms import Terms
from oenach.server.store.writing.writes import Kind, Write
from oenach.story import Sitter


class Roster:
    """The rows of a table. They are never changed, but replaced, and only here; every change adds
    what is new in the row to a `Write`, so that nothing changes in memory alone."""

    __slots__ = ("_held", "_holding", "_row")

    def __init__(self, row: MatchRow) -> None:
        self._row = row
        # Which seats each person holds, and the chairs of which that is true.
        self._held: Mapping[str, Sequence[int]] = {}
        self._holding: Sequence[SeatRow] = ()

    def adopt(self, row: MatchRow) -> None:
        """Go on with what was read from the store."""
        self._row = row

    # Who is who.

    @property
    def row(self) -> MatchRow:
        """The table as it is stored."""
        return self._row

    @property
    def terms(self) -> Terms:
        """What was agreed when the table was set up."""
        return self._row.terms

    @property
    def host(self) -> str:
        """The person who can start the match, mute and remove."""
        return self._row.host

    @property
    def chairs(self) -> Sequence[SeatRow]:
        """All seats in their order."""
        return self._row.seats

    def chair(self, seat: int) -> SeatRow:
        """A seat as it is stored."""
        return self._row.seats[seat]

    def seats_of(self, person: str | None) -> Sequence[int]:
        """The seats that a person holds."""
        if self._holding is not self._row.seats:
            # Asked for several times with every move, and changed hardly ever.
            self._holding, self._held = self._row.seats, _held(self._row.seats)
        return [] if person is None else self._held.get(person, [])

    def people(self) -> set[str]:
        """The people who play, and have not left their seats to bots."""
        return {
            chair.person
            for chair in self._row.seats
            if chair.kind == "person" and chair.person and chair.stand_in is None
        }

    @property
    def bots_alone(self) -> bool:
        """Whether no seat is, was or can be a person's: bots sit at all of them for good.

        A seat that somebody had stays theirs whoever plays it, and once the match has begun nobody
        sits down where a bot was seated.
        """
        return self._row.state in ("playing", "over") and all(
            chair.kind == "bot" and chair.person is None and chair.stand_in is None
            for chair in self._row.seats
        )

    def open_seats(self) -> list[int]:
        """The seats at which nobody sits yet."""
        return [chair.seat for chair in self._row.seats if chair.kind == "open"]

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, be it for good or in somebody's place."""
        chair = self._row.seats[seat]
        return chair.level if chair.kind == "bot" else chair.stand_in

    def sitter(self, seat: int) -> Sitter:
        """Whoever the seat is for, as the log names them."""
        chair = self._row.seats[seat]
        if chair.kind == "bot":
            return Sitter(True, chair.level or "")
        return Sitter(False, chair.name or letter(seat))

    # Before the match. Whether it may begin, and who may sit down, is about all seats: whoever
    # changes one of them changes the row of the table, so that others know it otherwise.

    def seat_person(
        self, seat: int, *, person: str, name: str, nonce: bytes | None, write: Write
    ) -> None:
        """Somebody sits down at an open seat."""
        self.touch(write)
        self._change_seat(seat, write, kind="person", person=person, name=name, nonce=nonce)

    def empty(self, seat: int, write: Write) -> None:
        """A seat is open again."""
        self.touch(write)
        self._change_seat(seat, write, kind="open", person=None, name=None, nonce=None)

    def resize(self, chairs: Sequence[SeatRow], options: dict[str, object], write: Write) -> None:
        """There are more seats, or fewer; everybody keeps their order."""
        for chair in self._row.seats:
            # Each is as it is known here: nobody who sat down meanwhile goes with the old rows.
            self._change_seat(chair.seat, write)
        # Whoever still knows the seats of before must not take a new one for an old.
        version = 1 + max(chair.version for chair in self._row.seats)
        seats = [replace(chair, seat=seat, version=version) for seat, chair in enumerate(chairs)]
        self._change(write, options=options, seats=seats)
        write.add(Kind.SEATS_GONE, {"of_match": self._row.number})
        for chair in seats:
            write.add(Kind.SEAT, chair.stored(self._row.number))

    def pass_host_on(self, write: Write) -> None:
        """The next person is the host; without people the table is closed."""
        people = [chair.person for chair in self._row.seats if chair.person is not None]
        if people:
            self._change(write, host=people[0])
        else:
            self._change(write, state="closed")

    def begin(self, now: int, *, fill: str | None, nonce: bytes | None, write: Write) -> None:
        """The match begins: bots take the open seats, and the host may add to the draws."""
        for seat in self.open_seats():
            self._change_seat(seat, write, kind="bot", level=fill)
        own = self.seats_of(self._row.host)
        if own and nonce is not None:
            self._change_seat(own[0], write, nonce=nonce)
        self._change(write, state="playing", started=now)

    def move_to(self, places: Sequence[int], write: Write) -> None:
        """Everybody moves to the seat that was drawn for them, in the order in which they joined.

        Nonces stay where they are: they belong to who joined first, second and so on.
        """
        joined = self._row.seats
        for player, seat in enumerate(places):
            chair = joined[player]
            self._change_seat(
                seat,
                write,
                kind=chair.kind,
                person=chair.person,
                name=chair.name,
                level=chair.level,
                stand_in=chair.stand_in,
                why=chair.why,
                bank=chair.bank,
                queue=chair.queue,
            )

    # While it is played, and afterwards.

    def stand_in(self, seat: int, bot: str, why: str, write: Write) -> None:
        """A bot plays in somebody's place. Whoever comes back finds another position than their
        queue was meant for, so that is empty then."""
        self._change_seat(seat, write, stand_in=bot, why=why, queue=[])

    def sit_again(self, seat: int, bank: int | None, write: Write) -> None:
        """A person plays again where a bot stood in."""
        self._change_seat(seat, write, stand_in=None, why=None, bank=bank)

    def queue(self, seat: int, moves: Sequence[str], write: Write) -> None:
        """Other moves wait in the queue of a seat."""
        self._change_seat(seat, write, queue=list(moves))

    def bank(self, seat: int, left: int, write: Write) -> None:
        """So many milliseconds are left to a seat."""
        self._change_seat(seat, write, bank=left)

    def end(self, now: int, result: dict[str, object], write: Write) -> None:
        """The match is over."""
        self._change(write, state="over", ended=now, result=result)

    def follow_up(self, rematch: str) -> None:
        """The next match has a table of its own, which was stored together with this."""
        self._row = replace(self._row, rematch=rematch, version=self._row.version + 1)

    # Put away, and taken up again.

    def put_away(self, now: int, write: Write) -> None:
        """Nothing happens here until somebody takes the table up again."""
        self._change(write, put_away=now)

    def take_up(self, now: int, write: Write) -> None:
        """It goes on; the time in between is not counted, and everybody has it in their list."""
        away, started = self._row.put_away, self._row.started
        if away is not None and started is not None:
            started += max(0, now - away)
        self._change(write, put_away=None, forgotten=[], started=started)

    def forget(self, person: str, write: Write) -> None:
        """Somebody has deleted the table from their list."""
        self._change(write, forgotten=[*self._row.forgotten, person])

    # At any time.

    def propose(self, write: Write, **fields: object) -> None:
        """Somebody has proposed something, agreed to it, or not."""
        self._change(write, proposals=structs.replace(self._row.proposals, **fields))

    def touch(self, write: Write) -> None:
        """Nobody who knows the row as it is now is to take what is beside it for what it is now."""
        self._change(write)

    def stamp(self, seq: int) -> Stamp:
        """How far the table has got, with its events."""
        return self._row.stamp(seq)

    def rename(self, person: str, name: str, write: Write) -> None:
        """A person goes by another name; whoever holds several seats has named each of them."""
        seats = self.seats_of(person)
        for seat in seats:
            named = name if len(seats) == 1 else self._row.seats[seat].name
            self._change_seat(seat, write, name=named)

    def name_seat(self, seat: int, name: str, write: Write) -> None:
        """Whoever sits at a seat is called otherwise there."""
        self._change_seat(seat, write, name=name)

    def call(self, called: dict[str, str], write: Write) -> None:
        """Other names were seen at the table."""
        self._change(write, called=called)

    def hand_over(self, seat: int, person: str, write: Write) -> None:
        """A seat goes to another person, and the host's office with the host's last seat."""
        owner = self._row.seats[seat].person
        self._change_seat(seat, write, person=person)
        if self._row.host == owner and not self.seats_of(owner):
            self._change(write, host=person)

    def mute(self, person: str, muted: bool, write: Write) -> None:
        """What a person says is heard no more, or again."""
        others = [one for one in self._row.muted if one != person]
        self._change(write, muted=[*others, person] if muted else others)

    def let_onlookers_speak(self, yes: bool, write: Write) -> None:
        """What those without a seat say is heard, or not."""
        self._change(write, onlookers_speak=yes)

    def ban(self, person: str, name: str, write: Write) -> None:
        """A person may not sit down here any more."""
        self._change(write, removed={**self._row.removed, person: name})

    def invite_back(self, person: str, write: Write) -> None:
        """A person who was sent away may sit down again, and has the seat that a bot plays."""
        removed = {one: name for one, name in self._row.removed.items() if one != person}
        self._change(write, removed=removed)
        for chair in self._row.seats:
            if chair.person == person and chair.why == "removed":
                self._change_seat(chair.seat, write, why="invited")

    def stand(self, seq: int, write: Write) -> None:
        """What is written together holds only as things stand: the row is the one known here, and
        no event came after this one. The row's next version says so to others, too."""
        self._change(write)
        write.add(Kind.LAST_EVENT, {"of_match": self._row.number, "of_seq": seq})

    def _change(self, write: Write, **fields: object) -> None:
        row = replace(self._row, **fields)  # type: ignore[arg-type]  # fields of the row
        changing = row.changing()
        version = write.change(
            Kind.MATCH_CHANGE,
            match=row.number,
            version=row.version,
            fields={name: changing[name] for name in fields},
        )
        self._row = replace(row, version=version)

    def _change_seat(self, seat: int, write: Write, **fields: object) -> None:
        chair = replace(self._row.seats[seat], **fields)  # type: ignore[arg-type]
        stored = chair.stored(self._row.number)
        version = write.change(
            Kind.SEAT_CHANGE,
            match=self._row.number,
            seat=seat,
            version=chair.version,
            fields={name: stored[name] for name in fields},
        )
        chair = replace(chair, version=version)
        seats = [chair if one.seat == seat else one for one in self._row.seats]
        self._row = replace(self._row, seats=seats)


def _held(chairs: Sequence[SeatRow]) -> Mapping[str, Sequence[int]]:
    """The seats of each person; bots and open seats have none."""
    held: dict[str, list[int]] = {}
    for chair in chairs:
        if chair.person is not None and chair.why != "removed":
            held.setdefault(chair.person, []).append(chair.seat)
    return held
