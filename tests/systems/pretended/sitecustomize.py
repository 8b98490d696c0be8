"""Makes every Python that has this folder on its path believe that it runs elsewhere.

`PRETENDED_SYSTEM` is `win32` or `darwin`. What other systems lack is taken away: modules,
functions, constants, arguments of `Popen`. Libraries that look at the system when they are imported
are imported first: they are right about where they run, it is our own code that is to be tried.
"""

import errno
import fcntl
import importlib
import importlib.abc
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
from functools import partial

SYSTEM = os.environ["PRETENDED_SYSTEM"]

FIRST = (
    *("asyncio", "ctypes", "multiprocessing.connection", "tempfile", "webbrowser", "platform"),
    *("concurrent.futures.process", "mimetypes", "getpass", "shutil", "logging.handlers"),
    *("rich.console", "rich.markdown", "rich.prompt", "typer", "typer.rich_utils", "platformdirs"),
    *("structlog", "structlog.dev", "uvicorn", "uvicorn.server", "uvicorn.loops.asyncio"),
    *("litestar", "litestar.openapi", "anyio", "anyio._backends._asyncio", "alembic.command"),
    *("sqlalchemy.dialects.sqlite", "websockets.asyncio.client", "httptools", "httpx"),
    *("uvicorn.protocols.websockets.websockets_sansio_impl", "prometheus_client"),
)

MODULES = {
    "win32": (
        "fcntl",
        "resource",
        "termios",
        "tty",
        "pty",
        "pwd",
        "grp",
        "readline",
        "syslog",
        "uvloop",
    ),
    "darwin": (),
}

EXTRAS = ("psycopg",)
"""What a plain installation has not, wherever it is."""

NAMES = {
    "win32": (
        (os, "fork forkpty nice getuid geteuid getgid getegid getpgid setpgid setsid killpg"),
        (os, "sched_getaffinity set_blocking fchmod chown statvfs getloadavg mkfifo uname"),
        (os, "O_ASYNC O_NONBLOCK O_DIRECTORY O_NOFOLLOW pidfd_open eventfd posix_spawn"),
        (select, "poll epoll POLLIN POLLOUT POLLHUP"),
        (signal, "SIGHUP SIGUSR1 SIGUSR2 SIGKILL SIGALRM SIGCHLD SIGPIPE SIGIO SIGQUIT"),
        (signal, "pthread_sigmask pthread_kill setitimer alarm pause sigwait"),
        (socket, "SO_REUSEPORT TCP_USER_TIMEOUT"),
    ),
    "darwin": (
        (os, "sched_getaffinity pidfd_open eventfd"),
        (select, "epoll"),
        (socket, "TCP_USER_TIMEOUT"),
    ),
}


class Missing(importlib.abc.MetaPathFinder):
    """Finds that a module is not there."""

    def find_spec(self, name, path=None, target=None):  # type: ignore[no-untyped-def]
        """Refuse what the system would not have."""
        if name in (*MODULES[SYSTEM], *EXTRAS):
            raise ModuleNotFoundError(f"No module named {name!r} (pretended)", name=name)


class Popen(subprocess.Popen):  # type: ignore[type-arg]
    """Starts a process with what can be had on Windows."""

    def __init__(self, *arguments, creationflags=0, **settings):  # type: ignore[no-untyped-def]
        if settings.get("pass_fds"):
            raise ValueError("pass_fds not supported on Windows.")
        for name in ("process_group", "preexec_fn", "start_new_session", "umask"):
            if name in settings:
                raise ValueError(f"{name} is not supported on Windows platforms")
        super().__init__(*arguments, **settings)

    def kill(self) -> None:
        """Without the name of the signal."""
        if self.poll() is None:
            os.kill(self.pid, 9)


def open_no_folder(path, flags, *rest, really=os.open, **settings):  # type: ignore[no-untyped-def]
    """`os.open` of Windows, which opens files alone."""
    if os.path.isdir(path):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return really(path, flags, *rest, **settings)


def sync_what_is_written(file, really=os.fsync, asked=fcntl.fcntl):  # type: ignore[no-untyped-def]
    """`os.fsync` of Windows, which wants a file that was opened for writing."""
    number = file if isinstance(file, int) else file.fileno()
    if asked(number, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    really(number)


def room_on(asked, folder):  # type: ignore[no-untyped-def]
    """`shutil.disk_usage`, which asks Windows in another way."""
    found = asked(folder)
    all_of_it, free = found.f_blocks * found.f_frsize, found.f_bavail * found.f_frsize
    return shutil._ntuple_diskusage(all_of_it, all_of_it - free, free)


def listen_to_no_signal(*_: object) -> None:
    """What an event loop of Windows says."""
    raise NotImplementedError


def become_windows() -> None:
    """What only Windows has, as far as ours ask for it, and what it does not do."""
    import asyncio
    from asyncio import unix_events

    unix_events._UnixSelectorEventLoop.add_signal_handler = listen_to_no_signal  # type: ignore
    asyncio.ProactorEventLoop = asyncio.SelectorEventLoop  # type: ignore[attr-defined]
    subprocess.Popen = Popen  # type: ignore[misc]
    os.open = open_no_folder
    os.fsync = sync_what_is_written
    shutil.disk_usage = partial(room_on, os.statvfs)
    subprocess.CREATE_NEW_PROCESS_GROUP = 0x200  # type: ignore[attr-defined]
    # The number of another option, since Linux has no such one.
    socket.SO_EXCLUSIVEADDRUSE = socket.SO_KEEPALIVE  # type: ignore[attr-defined]


def pretend() -> None:
    """From now on this is another system."""
    for name in FIRST:
        importlib.import_module(name)
    if SYSTEM == "win32":
        become_windows()
    for module, names in NAMES[SYSTEM]:
        for name in names.split():
            if hasattr(module, name):
                delattr(module, name)
    for name in MODULES[SYSTEM]:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, Missing())
    sys.platform = SYSTEM


pretend()
