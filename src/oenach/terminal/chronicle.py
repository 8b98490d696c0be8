"""What happened so far, as sentences, for each seat with what that seat may know."""

from __future__ import annotations

from oenach.console.speaker import Speaker
from oenach.story.chronicle import Chronicle as Story


class Chronicle(Story[str]):
    """The story of a match in the speaker's language."""

    def __init__(self, game: str, speaker: Speaker) -> None:
        super().__init__(game, speaker.spoken)
        self.speaker = speaker
