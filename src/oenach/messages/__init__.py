"""The sentences of the game table, in four languages.

Rules and the kernel give keys and facts; the Fluent catalogues beside this file, and those of each
game, turn them into sentences. Nothing here ever raises for a missing key or fact: a player would
rather read an English sentence, or the bare key, than see the game stop.
"""

from oenach.messages.catalogues import LANGUAGES, say
from oenach.messages.explaining import explain
from oenach.messages.telling import label, reason, tell

__all__ = ["LANGUAGES", "explain", "label", "reason", "say", "tell"]
