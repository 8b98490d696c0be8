"""One guest asks for much that takes long: `python -m bench.attacks.slow_work`.

Sets up 40 tables, each with something of its own to be drawn (`bench/games/<game>/attack.py` says
with which options), asks for all of it twice at once, and for the check of a match that was made
long by taking moves back. Told are the others' acknowledgements meanwhile, next to a quiet run.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import json
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from bench.attacks.others import Evening
from bench.serving import computed, server
from oenach.server.client import Client, Refusal

Options = Callable[[int], dict[str, object]]


def slow_to_draw() -> tuple[str, Options]:
    """A game of which something takes long to draw, and options with which that is ever new."""
    for file in sorted(Path(__file__).parents[1].glob("games/*/attack.py")):
        spec = importlib.util.spec_from_file_location("attack", file)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return file.parent.name, module.slow_options
    raise SystemExit("no game says what takes long to draw")


async def long_match(guest: Client, game: str, events: int) -> str:
    """A table whose match has so many events, or as many as one may make by taking moves back."""
    seats = [{"kind": "person"}, {"kind": "person", "name": "Other"}]
    table = await guest.set_up(game, seats, start=True)
    place = await guest.come_to(table["id"])
    while place.position["seq"] < events and not place.over:
        if place.position.get("undo"):
            answer = await place.ask("undo", answers=place.position["seq"])
            if answer["type"] == "refused":
                break
        elif place.my_turn and place.position.get("offers"):
            await place.play(place.position["offers"][0]["text"])
        else:
            await place.next("update", "curtain")
    print(f"the attacker's match has {place.position['seq'] + 1} events")
    await place.leave()
    return str(table["id"])


async def attack(
    guest: Client, tables: list[str], long: str, times: int, answered: Counter[str]
) -> None:
    """Everything at once; `answered` counts how."""
    paths = [f"/api/tables/{table}/static-data" for table in tables for _ in range(2)]
    paths += [f"/api/tables/{long}/verification"] * times

    async def ask(path: str) -> None:
        try:
            answer = await guest.http.get(path, follow_redirects=True)
            answered[str(answer.status_code)] += 1
        except httpx.TransportError:
            answered["no answer"] += 1

    await asyncio.gather(*[ask(path) for path in paths])


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """A quiet run, then the attack."""
    game, options = slow_to_draw()
    with tempfile.TemporaryDirectory() as folder, server(None, Path(folder)) as (url, pid):
        evening = Evening(url)
        async with Client(url) as guest, evening.going_on(arguments.tables):
            seats = [{"kind": "person"}, {"kind": "open"}]
            made = [
                str((await guest.set_up(game, seats, options=options(number)))["id"])
                for number in range(arguments.maps)
            ]
            long = await long_match(guest, game, arguments.events)
            evening.acknowledged.clear()
            await asyncio.sleep(arguments.seconds)
            quiet = evening.figures()
            evening.acknowledged.clear()
            began, before = time.perf_counter(), computed(pid)
            answered: Counter[str] = Counter()
            attacking = asyncio.create_task(attack(guest, made, long, arguments.checks, answered))
            await asyncio.wait([attacking], timeout=arguments.most)
            # What was held up comes now, and counts.
            await asyncio.sleep(min(1.0, arguments.seconds))
            seconds = time.perf_counter() - began
            during = evening.figures()
            attacking.cancel()
            share = (computed(pid) - before) / seconds
    return {
        "cores": os.cpu_count(),
        "quiet_ms": quiet,
        "attacked_ms": during,
        "attack_seconds": round(seconds, 1),
        "answered": dict(answered),
        "server_share_of_a_core": round(share, 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.attacks.slow_work", description=__doc__)
    parser.add_argument("--tables", type=int, default=8, help="tables of the others")
    parser.add_argument("--maps", type=int, default=40, help="things to be drawn, each asked twice")
    parser.add_argument("--checks", type=int, default=4, help="checks of the long match")
    parser.add_argument("--events", type=int, default=2000, help="how long that match is made")
    parser.add_argument("--seconds", type=float, default=10.0, help="of the quiet run")
    parser.add_argument("--most", type=float, default=60.0, help="seconds of the attack, at most")
    try:
        print(json.dumps(asyncio.run(run(parser.parse_args())), indent=2))
    except Refusal as refusal:
        raise SystemExit(f"the attacker was refused: {refusal}") from None


if __name__ == "__main__":
    main()
