"""What can go wrong around a match: files, directories, the command line."""

from __future__ import annotations

from oenach.kernel.errors import OenachError


class TerminalError(OenachError):
    """Something that a person asked for on the command line cannot be done."""

    code = "bad-request"


class ScriptError(TerminalError):
    """A line of a script is no move and no word, so the rest of it can mean nothing either."""
