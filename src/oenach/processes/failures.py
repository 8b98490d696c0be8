"""What can be wrong with a child process."""

from __future__ import annotations


class ChildFailed(Exception):
    """A child process did not answer as it should; it is of no further use."""


class Ended(ChildFailed):
    """It has ended."""


class Late(ChildFailed):
    """It did not read or answer in time."""


class Garbled(ChildFailed):
    """It said what is no frame, or spoke without being asked."""
