"""Servers to test against: one inside the test, and one that is a process of its own.

The toy is installed in both.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from chosen_randomness import ChosenRandomness
from oenach.bots.hosting.pool import BotPool
from oenach.server import serving
from oenach.server.app import Services, make_app, make_services
from oenach.server.settings import Settings
from oenach.server.workers.pool import WorkPool
from stores import put_empty_store
from toys.installing import ON_PATH, toy_installed
from waiting import PATIENCE

KEY: Final = "5e" * 32
"""The key that signs cookies: the same after a restart."""

FREELY: Final[dict[str, Any]] = {
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
    "guests_per_minute": 10_000,
    "tables_per_hour": 1_000_000,
}
"""Nobody is kept from asking much where that is not what a test is about."""


class SharedBots(BotPool):
    """The bots of all servers inside the tests, whose process is started when first asked."""

    def start(self) -> None:
        """Wait for the first question."""

    async def close(self) -> None:
        """Other servers have further questions."""


BOTS: Final = SharedBots(1)


class SharedWork(WorkPool):
    """The process of all servers inside the tests for what takes long, started when first asked."""

    def start(self) -> None:
        """Wait for the first job."""

    async def close(self) -> None:
        """Other servers have further jobs."""


WORK: Final = SharedWork(1)


@dataclass(frozen=True)
class Running:
    """A server inside the test, over real sockets; what it is made of can be looked at."""

    url: str
    services: Services


@asynccontextmanager
async def running(folder: Path, **settings: object) -> AsyncIterator[Running]:
    """A server with its database in a folder; started there again, it goes on where it was.

    Its deals are always the same: they follow from how many tables were set up before.
    """
    usual: dict[str, object] = {
        "port": 0,
        "database": f"sqlite:///{folder / 'oenach.db'}",
        "secret": KEY,
        "log_level": "error",
        **FREELY,
    }
    chosen = Settings(**{**usual, **settings})  # type: ignore[arg-type]
    put_empty_store(chosen.database)
    with toy_installed():
        async with _serving(chosen) as server:
            yield server


@asynccontextmanager
async def _serving(chosen: Settings) -> AsyncIterator[Running]:
    listening = serving.bind(chosen)
    services = make_services(chosen, ChosenRandomness())
    services.registry.context.bots = BOTS
    services.registry.context.work = WORK
    ready = asyncio.Event()
    server = serving.Server(serving.configure(make_app(services), chosen), ready.set)
    serve = asyncio.create_task(server.serve(sockets=[listening]))
    waiting = asyncio.create_task(ready.wait())
    try:
        await asyncio.wait({serve, waiting}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert ready.is_set(), "the server did not start"
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", services)
    finally:
        waiting.cancel()
        server.should_exit = True
        await asyncio.wait_for(serve, PATIENCE)
        listening.close()


def at_server(scene: Callable[[Running], Awaitable[None]]) -> Callable[[Path], None]:
    """Makes a test of what happens at a server of its own."""

    async def happening(folder: Path) -> None:
        async with running(folder) as server:
            await scene(server)

    def test(tmp_path: Path) -> None:
        asyncio.run(happening(tmp_path))

    test.__name__, test.__doc__ = scene.__name__, scene.__doc__
    return test


class Process:
    """`oenach serve` as a process of its own; killed and started again it keeps its port."""

    program: tuple[str, ...] = ("-m", "oenach.cli")

    def __init__(
        self, folder: Path, *arguments: str, background: bool = False, **settings: object
    ) -> None:
        self.folder = folder
        self.url = ""
        self.said: list[str] = []
        self._arguments = list(arguments)
        # A shell that is no terminal's has background jobs ignore Ctrl-C.
        self._shell = ["sh", "-c", 'trap "" INT; exec "$@"', "sh"] if background else []
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self._environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, [ON_PATH, os.environ.get("PYTHONPATH")])),
            "OENACH_DATA": str(folder),
            "OENACH_BOT_PROCESSES": "1",
            "OENACH_LOG_LEVEL": "error",
            **{f"OENACH_{name.upper()}": str(value) for name, value in settings.items()},
        }

    async def __aenter__(self) -> Process:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            await self.kill()

    @property
    def pid(self) -> int:
        """The process that runs."""
        assert self._process is not None
        return self._process.pid

    @property
    def errors(self) -> str:
        """What it wrote to its log so far, all its lives together."""
        return (self.folder / "errors.txt").read_text(encoding="utf-8")

    async def start(self) -> None:
        """Start it, and wait until it says where it listens."""
        assert self._process is None, "it runs already"
        command = [sys.executable, *self.program, *self._command()]
        with (self.folder / "errors.txt").open("a") as errors:
            self._process = subprocess.Popen(
                [*self._shell, *command, *self._arguments],
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            await asyncio.wait_for(asyncio.to_thread(self._read_address), PATIENCE)
        except BaseException:
            await self.kill()
            raise

    def _command(self) -> list[str]:
        return ["serve", "--port", str(self._port)]

    def _read_address(self) -> None:
        assert self._process is not None and self._process.stdout is not None
        for line in self._process.stdout:
            self.said.append(line.rstrip("\n"))
            if self._says_it_is_there(line):
                return
        raise AssertionError(f"the server said {self.said} and {self.errors}")

    def _says_it_is_there(self, line: str) -> bool:
        found = re.search(r"https?://[^/\s]+:(\d+)/", line)
        if found:
            self.url, self._port = found[0].rstrip("/"), int(found[1])
        return found is not None

    async def rest(self) -> list[str]:
        """Everything that it says until it says how to stop it."""
        return await asyncio.wait_for(asyncio.to_thread(self._read_rest), PATIENCE)

    def _read_rest(self) -> list[str]:
        assert self._process is not None and self._process.stdout is not None
        for line in self._process.stdout:
            self.said.append(line.rstrip("\n"))
            if "Ctrl-C" in line:
                break
        return self.said

    async def kill(self) -> None:
        """End it as a power cut would."""
        await self._end(signal.SIGKILL)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; its exit code."""
        return await self._end(how)

    async def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None and process.stdout is not None
        process.send_signal(how)
        try:
            code = await asyncio.to_thread(process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            await asyncio.to_thread(process.wait)
            raise
        finally:
            # A killed server's bots may still hold the pipe for a moment; reading would wait.
            process.stdout.close()
        return code


class ChosenProcess(Process):
    """A server whose deals are chosen."""

    program = (str(Path(__file__).with_name("chosen.py")),)


class PatientProcess(Process):
    """A server that waits for an hour where it usually waits some seconds for what goes on when it
    stops: one that ends soon did not end because it had waited for long enough."""

    program = (
        "-c",
        "from oenach.cli import main; from oenach.server import joining, serving; "
        "joining.FAREWELL = serving.FAREWELL = 3600; main()",
    )
