"""What happens in a match, as message keys and facts that any tongue can be made of.

A terminal says the sentences itself; a page is sent them as JSON and formats them in the language
of whoever reads it. Nothing hidden is in what is told to all.
"""

from oenach.messages.told import Told, ToldFact, sentence, spoken
from oenach.story.chronicle import Chronicle
from oenach.story.ending import who_won, why_it_ended
from oenach.story.sitter import Sitter, read_sitter
from oenach.story.storyteller import Item, Storyteller, forced

__all__ = [
    "Chronicle",
    "Item",
    "Sitter",
    "Storyteller",
    "Told",
    "ToldFact",
    "forced",
    "read_sitter",
    "sentence",
    "spoken",
    "who_won",
    "why_it_ended",
]
