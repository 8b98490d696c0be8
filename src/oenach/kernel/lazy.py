"""Lists whose values are imported when they are asked for, not when they are listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

Value = TypeVar("Value")


class LazyMapping(Mapping[str, Value]):
    """Values by name, each of them had from a loader: a function that imports it.

    Names can be read, counted and looked for without importing anything.
    """

    def __init__(self, loaders: Mapping[str, Callable[[], Value]]) -> None:
        self._loaders = dict(loaders)

    def __getitem__(self, name: str) -> Value:
        return self._loaders[name]()

    def __contains__(self, name: object) -> bool:
        return name in self._loaders

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)
