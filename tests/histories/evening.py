"""All tables of a run: who plays what with whom, one match after the other."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

from histories.asking import answered
from histories.choices import Choices
from histories.pausing import pause
from histories.person import BACK_OFF, SILENCE, Person
from histories.record import Message, Recorder
from oenach.games.installed import module_of
from oenach.server.client import Client, Refusal
from stores import GAME, LONG, OPTIONS

BOT: Final[Message] = {"kind": "bot", "level": "random"}

UP_AGAIN: Final = 0.3
"""How often somebody who has sat down gets up once more, perhaps just when the match begins."""

ONCE_MORE: Final = 0.4
"""How often the same people want another match."""

STARTS: Final = 20
"""So often a host tries to begin before everybody gives up."""

CONFLICT: Final = 409
"""What a host is told while somebody has not sat down yet."""


@dataclass(frozen=True)
class Company:
    """Who meets at a table again and again."""

    game: str
    people: int
    bots: int = 0
    onlookers: int = 0

    @property
    def options(self) -> dict[str, object]:
        """Options with which a match is short."""
        return LONG if self.game == GAME else OPTIONS[self.game]


def companies(count: int) -> list[Company]:
    """So many, of all games in turn, with people among themselves, with bots, and bots alone."""
    kinds = ((2, 0, 1), (3, 0, 0), (1, 1, 1), (2, 1, 0), (0, 2, 1))
    found: list[Company] = []
    names = [*OPTIONS, GAME]
    for place in range(count):
        people, bots, onlookers = kinds[(place // len(names)) % len(kinds)]
        game = names[place % len(names)]
        module = module_of(game)
        most = people + bots if module is None else module.seats[1]
        found.append(Company(game, min(people, most - bots), bots, onlookers))
    return found


@dataclass
class Tally:
    """What happened so far, for whoever waits for it, and when."""

    acknowledged: int = 0
    matches: int = 0
    returns: int = 0
    begun: float = field(default_factory=time.monotonic)
    at: list[float] = field(default_factory=list)
    """Seconds from the beginning at which each command was acknowledged."""

    def hear(self, message: Message) -> None:
        """Something was told to somebody."""
        if message["type"] == "acknowledged" and "position" in message:
            self.acknowledged += 1
            self.at.append(time.monotonic() - self.begun)


class Evening:
    """Everybody, at all tables, until it is late."""

    def __init__(self, folder: Path, nodes: Sequence[str], seed: int) -> None:
        self.folder = folder
        self.tally = Tally()
        self.late = False
        """No further match begins."""
        self.matches: list[str] = []
        """All that began."""
        self.told: set[str] = set()
        """All tables that somebody was told of who set them up."""
        self._nodes = list(nodes)
        self._chance = random.Random(seed)
        self._names = 0
        self._met: list[tuple[Company, list[Client]]] = []

    async def arrive(self, all_companies: Sequence[Company], stack: AsyncExitStack) -> None:
        """Everybody comes, and says who they are."""
        for company in all_companies:
            clients = [await self._arrive(stack) for _ in range(_heads(company))]
            self._met.append((company, clients))

    async def play(self) -> None:
        """Everybody plays until it is late, and then to the end of the last match."""
        async with asyncio.TaskGroup() as group:
            for company, clients in self._met:
                group.create_task(self._meet(company, clients))

    async def _arrive(self, stack: AsyncExitStack) -> Client:
        self._names += 1
        client = Client(self._nodes[self._chance.randrange(len(self._nodes))])
        client.http.timeout = httpx.Timeout(SILENCE)
        stack.push_async_callback(client.http.aclose)
        await answered(lambda: client.get("/api/me"), "a node that lets somebody in")
        name = f"P{self._names}"
        await answered(lambda: client.rename(name), "a node that takes down a name")
        return client

    async def _meet(self, company: Company, clients: list[Client]) -> None:
        match: str | None = None
        while not self.late:
            match = match or await self._sit_down(company, clients)
            if match is None:
                await pause(self._chance.uniform(0, BACK_OFF))
                continue
            self.matches.append(match)
            persons = [self._person(client, match) for client in clients]
            await asyncio.gather(*[person.attend() for person in persons])
            self.tally.matches += 1
            self.tally.returns += sum(person.returns for person in persons)
            playing = clients[: company.people]
            wanted = playing and not self.late and self._chance.random() < ONCE_MORE
            match = await self._play_again(playing, match) if wanted else None

    def _person(self, client: Client, match: str) -> Person:
        choices = Choices(self._chance.getrandbits(64), client.name)
        file = self.folder / match / f"{client.name}.jsonl.gz"
        return Person(
            client,
            match,
            self._nodes,
            choices=choices,
            recorder=Recorder(file, client.name, match),
            told=self.tally.hear,
        )

    async def _sit_down(self, company: Company, clients: list[Client]) -> str | None:
        """A match that began; None if something went wrong, and then there is none to go to."""
        for client in clients:
            # Each of them goes where they like, and knows there what happened elsewhere.
            url = self._nodes[self._chance.randrange(len(self._nodes))]
            client.url, client.http.base_url = url, httpx.URL(url)
        host, others = clients[0], clients[1 : max(company.people, 1)]
        seats = [{"kind": "person"}] * bool(company.people)
        seats += [{"kind": "open"}] * len(others) + [BOT] * company.bots
        terms = {"options": company.options, "pace": 0.0}
        try:
            table = str((await host.set_up(company.game, seats, **terms))["id"])
            self.told.add(table)
            sitting = [self._sit(client, table) for client in others]
            # The host does not wait for them, but tries until it can be done.
            *_, begun = await asyncio.gather(
                *sitting, self._begin(host, table), return_exceptions=True
            )
        except (httpx.HTTPError, OSError, Refusal, ValueError):
            return None
        return table if begun is True else None

    async def _sit(self, client: Client, table: str) -> None:
        """Sit down, and perhaps get up once more."""
        await client.post(f"/api/tables/{table}/join", {})
        if self._chance.random() < UP_AGAIN:
            # Once the match has begun a bot plays for whoever leaves.
            with suppress(Refusal):
                await client.post(f"/api/tables/{table}/leave", {})
                await client.post(f"/api/tables/{table}/join", {})

    async def _begin(self, host: Client, table: str) -> bool:
        """Whether the match has begun, as far as is known."""
        for _ in range(STARTS):
            try:
                await host.post(f"/api/tables/{table}/start", {})
            except Refusal as refusal:
                if refusal.status != CONFLICT:
                    return False
                await pause(self._chance.uniform(0, BACK_OFF / 5))
            else:
                return True
        return False

    async def _play_again(self, playing: Sequence[Client], match: str) -> str | None:
        """The next match of the same people, if they get to one."""
        await asyncio.gather(
            *[self._wish_another(client, match) for client in playing], return_exceptions=True
        )
        with suppress(httpx.HTTPError, OSError, Refusal, ValueError):
            table = await playing[0].get(f"/api/tables/{match}")
            following = table.get("rematch")
            if following is not None:
                seen = await playing[0].get(f"/api/tables/{following}")
                # Whoever set it up may be gone before it began.
                return str(following) if seen["state"] == "playing" else None
        return None

    async def _wish_another(self, client: Client, match: str) -> None:
        """Say that one is ready, and once more, as somebody does who sees nothing happen."""
        async with asyncio.timeout(SILENCE):
            place = await client.come_to(match)
            await place.ask("rematch")
            await place.ask("rematch")
            await place.leave()


def _heads(company: Company) -> int:
    return company.people + company.onlookers
