"""Loading the catalogues, and saying one message.

Two functions stand in the catalogues beside Fluent's own. `WORD("word-kind", $kind)` is the message
`word-kind-W` when the kind is `W`, so that a sentence can hold the word for a code in the form that
its grammar needs; a code without such a message stays as it is. `NAME($place)` writes a proper
name, or words that begin a sentence, with their capital.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from oenach.games.installed import modules
from oenach.kernel.errors import Fact, shown

LANGUAGES: Final = ("en", "fr", "nl", "de")

HUGE: Final = 10**18
"""From here on a number is not written out: Python itself refuses to for the largest."""


def say(key: str, language: str = "en", **facts: Fact) -> str:
    """The message of a key, in English where the language lacks it, else the key and its facts."""
    return said(key, language, facts)


def said(key: str, language: str, facts: Mapping[str, Fact]) -> str:
    """The same for facts of any name."""
    for tongue in dict.fromkeys((language, LANGUAGES[0])):
        sentence = formatted(key, tongue, facts) if tongue in LANGUAGES else None
        if sentence is not None:
            return sentence
    told = ", ".join(f"{name}={shown(value)}" for name, value in facts.items())
    return f"{key} ({told})" if told else key


def has(key: str, language: str = "en") -> bool:
    """Whether the language has a message for a key."""
    return language in LANGUAGES and bundle(language).has_message(key)


def formatted(key: str, language: str, facts: Mapping[str, Fact]) -> str | None:
    """The message of a key in one language; None if there is none, or a fact is missing."""
    return formatted_by(bundle(language), key, facts)


def formatted_by(messages: FluentBundle, key: str, facts: Mapping[str, Fact]) -> str | None:
    """The same by the messages of one bundle."""
    if not messages.has_message(key):
        return None
    pattern = messages.get_message(key).value
    if pattern is None:
        return None
    sentence, errors = messages.format_pattern(
        pattern, {name: _argument(value) for name, value in facts.items()}
    )
    return None if errors else str(sentence)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language, read once."""
    return new_bundle(
        language,
        [
            file.read_text(encoding="utf-8")
            for folder in _folders()
            for file in sorted(folder.iterdir(), key=lambda file: file.name)
            if file.name.endswith(f".{language}.ftl")
        ],
    )


def new_bundle(language: str, texts: Iterable[str]) -> FluentBundle:
    """The messages of some catalogues of a language; of a key that several have, the first."""

    def word(family: object, code: object) -> str:
        key = f"{family}-{code}"
        # A game may have its words in English alone.
        found = (formatted(key, tongue, {}) for tongue in dict.fromkeys((language, LANGUAGES[0])))
        return next(filter(None, found), str(code))

    def name(word: object) -> str:
        # An id such as `s1` must be shown as it is typed.
        text = str(word)
        return capitalised(text) if text.replace(" ", "").isalpha() else text

    # Fluent takes texts from functions as well as its own types, which its annotations omit.
    functions: dict[str, Callable[..., Any]] = {"WORD": word, "NAME": name}
    messages = FluentBundle([language], functions=functions, use_isolating=False)
    for text in texts:
        messages.add_resource(FluentResource(text))
    return messages


def _folders() -> list[Traversable]:
    """Where catalogues are: the program's own, and those of each game."""
    own = files(__name__.rpartition(".")[0])
    return [own, *(files(module.package) / "messages" for module in modules())]


def capitalised(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def _argument(value: Fact) -> object:
    """A fact as Fluent takes it: a text, or a number that plurals go by, without separators."""
    if isinstance(value, bool) or (isinstance(value, int) and abs(value) >= HUGE):
        return shown(value)
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
