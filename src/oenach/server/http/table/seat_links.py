"""Links that move a seat to another device, when they are used."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, post
from litestar.params import JSONBody

from oenach.kernel.seats import LETTERS
from oenach.server.clock import now_ms
from oenach.server.errors import NotFound
from oenach.server.http.bodies import LinkToken, Seated
from oenach.server.http.dependencies import TheIdentity, ThePeople, TheRegistry
from oenach.server.http.problems import CHANGING, refusals


class SeatLinkController(Controller):
    """Links that move a seat to another device."""

    path = "/api/seat-links"
    tags = ("table",)

    @post(
        "/use",
        status_code=200,
        summary="Take the seat of a seat link over",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def use(
        self,
        request: Request[Any, Any, Any],
        people: ThePeople,
        identity: TheIdentity,
        registry: TheRegistry,
        data: JSONBody[LinkToken],
    ) -> Seated:
        """Whoever has the link has the seat; the device that it came from looks on."""
        person = await people.known(request)
        archive = registry.context.archive
        token = identity.token_hash(data.token)
        found = await asyncio.to_thread(archive.seat_link, token, now_ms())
        if found is None:
            raise NotFound("server-link-too-old")
        number, seat, owner = found
        table_id = await asyncio.to_thread(archive.match_id, number)
        table = await registry.table(table_id or "")
        used = False

        async def hand_over() -> None:
            nonlocal used
            # Whoever is refused leaves the link to whom it was meant for.
            table.seating.check_hand_over(seat, owner, person.id)
            if not used:
                if await asyncio.to_thread(archive.use_seat_link, token, now_ms()) is None:
                    raise NotFound("server-link-too-old")
                used = True
            await table.seating.hand_over(seat, owner, person.id)
            # The host may have come with it.
            await table.reports.tell_host()

        await table.alone(hand_over)
        return Seated(LETTERS[seat], table.seen())
