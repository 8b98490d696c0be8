"""The processes of bots are gone when they should be, whatever happened."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import ctrl_c
import waiting
from bots.faulty_bots import MAKER, STAGE, busy
from bots.processes import alive, gone, read, running
from oenach.bots.hosting.host import BotHost
from tables import example

SEED = 7
PARENT = """
import os, signal, sys
from oenach.bots.hosting.host import BotHost
from tables import example
game = example()
knowledge = game.new().knowledge(0)
host = BotHost(sys.argv[1], game, seconds=100, pace=0, maker=sys.argv[2])
host.start()
print(host.pid, flush=True)
host.ask(knowledge, 7)
try:
    print("answered", flush=True)
    signal.pause()
except KeyboardInterrupt:
    os.kill(host.pid, 0)
    print("interrupted", flush=True)
    host.close()
    print("closed", flush=True)
"""


def parent(bot: str, maker: str = MAKER) -> subprocess.Popen[str]:
    return running(PARENT, bot, maker)


def ask(host: BotHost) -> None:
    host.ask(host.game.new().knowledge(0), SEED)


def host_of(bot: str, patience: float = waiting.PATIENCE) -> BotHost:
    return BotHost(bot, example(), seconds=patience, pace=0, grace=0, maker=MAKER)


@pytest.fixture(autouse=True)
def heeding_ctrl_c() -> Iterator[None]:
    with ctrl_c.heeded():
        yield


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a bot says that it is busy."""
    monkeypatch.setenv(STAGE, str(tmp_path))
    return tmp_path


def test_close_leaves_no_process_and_can_be_said_twice() -> None:
    host = host_of("well")
    ask(host)
    pid = host.pid
    assert pid is not None and alive(pid)
    host.close()
    host.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_host_that_was_never_asked_starts_nothing() -> None:
    with host_of("well") as host:
        assert host.pid is None


def test_a_closed_host_can_be_asked_again() -> None:
    with host_of("well") as host:
        ask(host)
        first = host.pid
        host.close()
        ask(host)
        assert host.pid not in (None, first)


def test_a_bot_that_hangs_is_gone_when_it_is_given_up() -> None:
    with host_of("hangs", patience=0.2) as host:
        host.start()
        pid = host.pid
        assert pid is not None
        ask(host)
        assert not alive(pid)


PRESS = """
import os, signal, sys, waiting
from pathlib import Path
waiting.until(lambda: [*Path(sys.argv[1]).glob("busy.*")], "a bot that is busy")
os.kill(int(sys.argv[2]), signal.SIGINT)
"""


def test_ctrl_c_during_a_question_ends_its_process(stage: Path) -> None:
    with host_of("hangs") as host:
        host.start()
        pid = host.pid
        assert pid is not None
        # Another process presses the key, as soon as the question is under way.
        with running(PRESS, str(stage), str(os.getpid())), pytest.raises(KeyboardInterrupt):
            ask(host)
        assert host.pid is None and not alive(pid)


def test_ctrl_c_reaches_the_parent_alone_which_then_closes() -> None:
    with parent("well") as process:
        pid = int(read(process))
        assert read(process) == "answered"
        os.killpg(process.pid, signal.SIGINT)
        # The bot did not die of it: its parent lets it go.
        assert read(process) == "interrupted" and read(process) == "closed"
        assert process.wait(waiting.PATIENCE) == 0
        assert gone(pid)


@pytest.mark.parametrize("bot", ["well", "hangs"])
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_bot_does_not_outlive_its_parent(bot: str, number: signal.Signals, stage: Path) -> None:
    with parent(bot) as process:
        pid = int(read(process))
        if bot == "well":
            assert read(process) == "answered"
        else:
            # It would read nothing now.
            waiting.until(lambda: busy(stage) == {pid}, "the bot is busy")
        assert alive(pid)
        process.send_signal(number)
        process.wait(waiting.PATIENCE)
        assert gone(pid)


KILLED_AT_ONCE = """
import os, signal, time
from bots.faulty_bots import MAKER
from oenach.bots.hosting.bot_process import BotProcess
from oenach.bots.hosting.wire import Engagement
from tables import example
# A group that is left behind with a stopped process in it is told to hang up.
signal.signal(signal.SIGHUP, signal.SIG_IGN)
process = BotProcess(MAKER)
# It comes to nothing before this one is gone.
os.kill(process.pid, signal.SIGSTOP)
process.send(Engagement.of("unready", example()).to_frame(), time.monotonic() + 60)
print(process.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_bot_whose_parent_is_killed_before_it_has_begun_never_begins(stage: Path) -> None:
    with running(KILLED_AT_ONCE) as process:
        pid = int(read(process))
        process.wait(waiting.PATIENCE)
    # The system lets a stopped process go on when it is orphaned; this is for one that does not.
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGCONT)
    try:
        waiting.until(lambda: not alive(pid) or busy(stage), "what becomes of the bot")
        assert not busy(stage)
    finally:
        if alive(pid):
            os.kill(pid, signal.SIGKILL)
