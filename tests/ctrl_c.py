"""Ctrl-C in a test run that ignores it, as a job in the background of a script does.

Python then installs no handler of its own, and whatever is started inherits the ignoring."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def heeded() -> Iterator[None]:
    """SIGINT is a KeyboardInterrupt here, and what is started meanwhile begins with the default."""
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
