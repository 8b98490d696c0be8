"""Settings of a server: a file, the environment, the command line."""

from __future__ import annotations

import tempfile
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from fuzz import spoiling
from fuzz.surface import TAKEN, Surface, refused
from oenach.server.settings import PREFIX, SettingError, Settings, read_settings

FIELDS: Final = msgspec.structs.fields(Settings)
WORDS: Final = ("127.0.0.1", "::1", "yes", "1", "0", "-1", "0.5", "nan", "inf", "1e400", "debug")


class ServerSettings(Surface):
    """All of them are read."""

    name = "settings"
    share = 40

    @cached_property
    def _folder(self) -> tempfile.TemporaryDirectory[str]:
        return tempfile.TemporaryDirectory(prefix="oenach-fuzz-")

    def almost(self, rng: Random) -> Any:
        made: dict[str, Any] = {"file": None, "environment": {}, "given": {}}
        if rng.random() < 0.5:
            lines = [f"{_name(rng)} = {_toml(rng)}" for _ in range(rng.randrange(4))]
            made["file"] = spoiling.several_in_text("\n".join(lines), rng)
        for _ in range(rng.randrange(3)):
            made["environment"][PREFIX + _name(rng).upper()] = _word(rng)
        for _ in range(rng.randrange(2)):
            made["given"][_name(rng)] = rng.choice(spoiling.NASTY)
        return made

    def anything(self) -> st.SearchStrategy[Any]:
        named = st.sampled_from([field.name for field in FIELDS])
        return st.fixed_dictionaries(
            {
                "file": st.none() | st.text(max_size=60),
                "environment": st.dictionaries(
                    named.map(lambda name: PREFIX + name.upper()), st.text(max_size=20), max_size=4
                ),
                "given": st.just({}),
            }
        )

    def answer(self, given: Any) -> str:
        file = None
        if given["file"] is not None:
            file = Path(self._folder.name) / "server.toml"
            file.write_bytes(given["file"].encode("utf-8", "surrogatepass"))
        environment = {"OENACH_SETTINGS": "", **given["environment"]}
        if file is None:
            file = Path(self._folder.name) / "empty.toml"
            file.touch()
        try:
            settings, found = read_settings(given["given"], environment, file)
        except SettingError as error:
            return refused(error)
        assert len(found) == len(FIELDS)
        settings.is_https("http", "localhost")
        return TAKEN


def _name(rng: Random) -> str:
    name = rng.choice(FIELDS).name
    return spoiling.text(name, rng) if rng.random() < 0.1 else name


def _word(rng: Random) -> str:
    """What an environment can hold: no NUL, and bytes that are not UTF-8 as half a surrogate."""
    word = rng.choice((str(rng.choice(FIELDS).default), *WORDS))
    spoilt = spoiling.text(word, rng) if rng.random() < 0.5 else word
    return spoilt.replace("\0", "")


def _toml(rng: Random) -> str:
    value = rng.choice((rng.choice(FIELDS).default, rng.choice(spoiling.NASTY[:34])))
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value) if isinstance(value, (int, float)) else f'"{value}"'
