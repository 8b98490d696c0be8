"""What makes a child process end with its parent, whatever becomes of that.

On Linux it is a pipe whose other end only the parent holds: the system itself ends the child when
it closes, however busy that may be. Elsewhere the signal for that is ignored, or there is none; a
thread of the child notices that no more questions can come, as soon as compiled code lets it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any, Final

NONE: Final = -1
"""The number of a lifeline where the pipe of questions is all there is."""


class Lifeline:
    """The parent's end, and until it is handed over the child's."""

    def __init__(self) -> None:
        self._inner, self._outer = os.pipe() if sys.platform == "linux" else (NONE, NONE)

    @property
    def name(self) -> str:
        """By which the child knows it."""
        return str(self._inner)

    def passed_on(self) -> dict[str, Any]:
        """How a process is started that is to have it."""
        return {} if self._inner == NONE else {"pass_fds": [self._inner]}

    def handed_over(self) -> None:
        """The child has its end now, and it alone."""
        if self._inner != NONE:
            os.close(self._inner)

    def cut(self) -> None:
        """Let go of it."""
        if self._outer != NONE:
            os.close(self._outer)
            self._outer = NONE


def own_group() -> dict[str, Any]:
    """How a process is started that Ctrl-C is not to reach."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"process_group": 0}


def die_with_the_parent(lifeline: int) -> bool:
    """Have the system end this process when the pipe closes, however busy it may be; False if the
    parent is gone already.

    The signal's usual effect is the end of the process, so no Python code has to run for it:
    compiled search would not let any.
    """
    # Neither is there on Windows.
    import fcntl
    import select

    fcntl.fcntl(lifeline, fcntl.F_SETOWN, os.getpid())
    flags = fcntl.fcntl(lifeline, fcntl.F_GETFL)
    fcntl.fcntl(lifeline, fcntl.F_SETFL, flags | os.O_ASYNC)
    looking = select.poll()
    looking.register(lifeline, select.POLLHUP)
    return not looking.poll(0)
