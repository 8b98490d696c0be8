"""What was said is kept once, and told to everybody in one order, without gaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from histories.checking.findings import Finding, Wrong
from histories.evidence import Evidence
from histories.record import History, Message, Sent


def check_chat(histories: Sequence[History], evidence: Evidence) -> Iterator[Finding]:
    """What is wrong with what was said at a table."""
    kept = [(one.name, one.text) for one in evidence.sayings]
    said = {
        (history.person, str(note.message["text"]))
        for history in histories
        for note in history.notes
        if isinstance(note, Sent) and note.message["type"] == "say"
    }
    match = evidence.row.id
    for saying, times in Counter(kept).items():
        if times > 1:
            yield Finding(Wrong.CHAT, match, saying[0], f"{saying[1]!r} is kept {times} times")
        if saying not in said:
            yield Finding(Wrong.CHAT, match, saying[0], f"nobody said {saying[1]!r}")
    for history in histories:
        for _, frames in history.connections():
            yield from _told(history, frames, kept)


def _told(
    history: History, frames: list[Message], kept: list[tuple[str, str]]
) -> Iterator[Finding]:
    """A connection begins with the latest that was said, and then nothing is left out."""
    heard: list[tuple[str, str]] = []
    welcomed = 0
    for frame in frames:
        if frame["type"] == "welcome":
            heard = [_saying(one) for one in frame.get("chat", [])]
            welcomed = len(heard)
        elif frame["type"] == "chat":
            heard.append(_saying(frame["said"]))
    if not heard:
        return
    missing = [one for one in heard if one not in kept]
    if missing:
        yield Finding(Wrong.CHAT, history.match, history.person, f"{missing} was told, and lost")
        return
    first = kept.index(heard[0])
    # Whoever came when nothing had been said hears all of it from the first on.
    if heard != kept[first : first + len(heard)] or (not welcomed and first):
        told = f"heard {heard}, of {kept[first : first + len(heard)]}"
        yield Finding(Wrong.CHAT, history.match, history.person, told[:600])


def _saying(said: Message) -> tuple[str, str]:
    return str(said["name"]), str(said["text"])
