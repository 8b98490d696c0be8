"""Which definitions of a game are reached from what layers ask of it, and the rules they cite.

A rule is carried out only where code that the game reaches cites it: a helper that nobody calls
carries nothing out, however well it is tested. The sources are read and never run. A definition
is a function, a class without its methods, a method or a constant; it is reached when

- it is an entry point: `GAME` of the rules, what `games.parts` names of a part, or `MODULE`;
- something that is reached names it, also by way of its module;
- it is a method of a class that is reached, and special (`__init__`), or something that is reached
  asks for an attribute of its name, or a layer outside the games asks for one or defines one;
- it is registered by a decorator on something that is reached.

So more may count as reached than ever runs, but nothing that no line leads to.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from oenach.games.module import PARTS, GameModule

RULE: Final = re.compile(r"\b[A-Z]\d+[a-z]?\b")
_HEADING: Final = re.compile(r"\*\*([A-Z]\d+[a-z]?)\*\*")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Definition:
    """One thing that has a name, and what it cites and names."""

    home: str
    """Its module."""
    name: str
    """Its name there; of a method, with its class before a dot."""
    first: int
    last: int
    nodes: list[ast.AST]
    """Where names count as named by it; of a class, all but its methods."""
    decorators: list[ast.expr] = field(default_factory=list)
    """What registers it, if that is reached."""
    cited: set[str] = field(default_factory=set)
    method: bool = False

    @property
    def key(self) -> tuple[str, str]:
        """Its module and its name."""
        return self.home, self.name


@dataclass
class Source:
    """One module: what it defines, and what its names stand for."""

    name: str
    definitions: dict[str, Definition]
    modules: dict[str, str]
    """By the name that it has here, another module."""
    imported: dict[str, tuple[str, str]]
    """By the name that it has here, something of another module."""


@dataclass(frozen=True)
class Citations:
    """The rules that a game's code cites, where the game comes to it and where it does not."""

    reached: Mapping[str, list[str]]
    """By the rule, the definitions that carry it out."""
    idle: Mapping[str, list[str]]
    """By the rule, definitions that nothing reaches."""

    def missing(self, rules: Iterable[str]) -> dict[str, list[str]]:
        """Rules that nothing carries out, with the definitions that cite them for nothing."""
        return {rule: self.idle.get(rule, []) for rule in rules if rule not in self.reached}


def rule_ids(rulebook: str) -> list[str]:
    """The ids in a rulebook, in its order."""
    return _HEADING.findall(rulebook)


def citations(module: GameModule, parts: Sequence[str] = PARTS) -> Citations:
    """What the rules of a game, and those of its parts, cite."""
    from oenach.games.parts import PROTOCOLS

    roots = [("module", "MODULE")]
    roots += [(f"{folder}.game", "GAME") for folder in module.rules.values()]
    roots += [(part, name) for part in parts for name in PROTOCOLS[part]]
    return cited_from(module.package, _folder(module.package), roots)


def cited_from(package: str, folder: Path, roots: Iterable[tuple[str, str]]) -> Citations:
    """What a package in a folder cites, reached from definitions of its modules."""
    sources = {source.name: source for source in _sources(package, folder)}
    begin = [(f"{package}.{module}", name) for module, name in roots]
    reached = _Reach(sources, layer_names()).follow(begin)
    came: dict[str, list[str]] = {}
    idle: dict[str, list[str]] = {}
    for source in sources.values():
        for one in source.definitions.values():
            for rule in sorted(one.cited):
                where = came if one.key in reached else idle
                where.setdefault(rule, []).append(f"{one.home}.{one.name}:{one.first}")
    return Citations(came, idle)


@cache
def layer_names() -> frozenset[str]:
    """Attributes that layers outside the games ask for, and the methods that they define."""
    home = _folder("oenach")
    names: set[str] = set()
    for file in sorted(home.rglob("*.py")):
        inside = file.relative_to(home).parts
        if inside[0] == "games" and len(inside) > 2:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                names.add(node.attr)
            elif isinstance(node, ast.ClassDef):
                names.update(one.name for one in node.body if isinstance(one, Function))
    return frozenset(names)


class _Reach:
    """Follows names from definition to definition."""

    def __init__(self, sources: Mapping[str, Source], asked: Iterable[str]) -> None:
        self.sources = sources
        self.attributes = set(asked)
        self.reached: set[tuple[str, str]] = set()

    def follow(self, roots: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
        """All that the roots lead to; what the roots name must be there."""
        waiting = list(roots)
        while waiting:
            while waiting:
                waiting += self._come_to(*waiting.pop())
            # What is known only now: attributes that were named, things registered elsewhere.
            waiting = [
                one.key for one in self._all() if one.key not in self.reached and self._led(one)
            ]
        return self.reached

    def _all(self) -> Iterator[Definition]:
        for source in self.sources.values():
            yield from source.definitions.values()

    def _led(self, one: Definition) -> bool:
        """Whether a method of a class that is reached is asked for, or a decorator registers it."""
        source = self.sources[one.home]
        if one.method:
            owner, _, name = one.name.rpartition(".")
            special = name.startswith("__") and name.endswith("__")
            return (one.home, owner) in self.reached and (special or name in self.attributes)
        named = (target for each in one.decorators for target in self._named(source, each))
        return any(target in self.reached for target in named)

    def _come_to(self, home: str, name: str) -> list[tuple[str, str]]:
        """Marks one definition, and gives those that it names."""
        found = self._resolved(home, name)
        if found is None or found.key in self.reached:
            return []
        self.reached.add(found.key)
        source = self.sources[found.home]
        owner = found.name.rpartition(".")[0]
        leads = [(found.home, owner)] if owner else []
        for node in found.nodes:
            leads += self._named(source, node)
        return leads

    def _resolved(self, home: str, name: str) -> Definition | None:
        """A definition by its name in a module, through imports into that module."""
        source = self.sources.get(home)
        if source is None:
            return None
        if name in source.definitions:
            return source.definitions[name]
        return self._resolved(*source.imported[name]) if name in source.imported else None

    def _named(self, source: Source, node: ast.AST) -> list[tuple[str, str]]:
        """What a piece of code names; attributes of unknown things are kept by name alone."""
        found: list[tuple[str, str]] = []
        for each in ast.walk(node):
            if isinstance(each, ast.Name):
                found.append((source.name, each.id))
            elif isinstance(each, ast.Attribute):
                self.attributes.add(each.attr)
                if isinstance(each.value, ast.Name) and each.value.id in source.modules:
                    found.append((source.modules[each.value.id], each.attr))
            elif isinstance(each, ast.ImportFrom | ast.Import):
                self._import_inside(source, each)
        return found

    def _import_inside(self, source: Source, node: ast.ImportFrom | ast.Import) -> None:
        """An import within a function counts for the module."""
        _read_import(source, node, self.sources)


def _sources(package: str, folder: Path) -> list[Source]:
    files = {_module_name(package, folder, file): file for file in sorted(folder.rglob("*.py"))}
    return [_read(name, file, files) for name, file in files.items()]


def _module_name(package: str, folder: Path, file: Path) -> str:
    inside = file.relative_to(folder).with_suffix("").parts
    return ".".join([package, *(part for part in inside if part != "__init__")])


def _read(name: str, file: Path, known: Iterable[str]) -> Source:
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    source = Source(name, {}, {}, {})
    for node in tree.body:
        if isinstance(node, ast.ImportFrom | ast.Import):
            _read_import(source, node, known)
        elif isinstance(node, ast.If):  # what is imported for types alone, or where there is a part
            for each in ast.walk(node):
                if isinstance(each, ast.ImportFrom | ast.Import):
                    _read_import(source, each, known)
    for one in _definitions(name, tree.body):
        before = source.definitions.get(one.name)
        if before is None:
            source.definitions[one.name] = one
        else:  # an overload or a property's setter: one thing with several bodies
            before.nodes += one.nodes
            before.last = one.last
    _cite(text, tree, source)
    return source


def _read_import(source: Source, node: ast.ImportFrom | ast.Import, known: Iterable[str]) -> None:
    if isinstance(node, ast.Import):
        for alias in node.names:
            source.modules[alias.asname or alias.name] = alias.name
        return
    if node.level or node.module is None:
        return
    for alias in node.names:
        here = alias.asname or alias.name
        whole = f"{node.module}.{alias.name}"
        if whole in known:
            source.modules[here] = whole
        else:
            source.imported[here] = (node.module, alias.name)


def _definitions(home: str, body: Sequence[ast.stmt]) -> Iterator[Definition]:
    for node in body:
        if isinstance(node, Function):
            yield _function(home, node, node.name)
        elif isinstance(node, ast.ClassDef):
            yield from _class(home, node)
        else:
            for name in _assigned(node):
                yield Definition(home, name, node.lineno, node.end_lineno or node.lineno, [node])


def _function(home: str, node: Function, name: str, method: bool = False) -> Definition:
    first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
    last = node.end_lineno or node.lineno
    return Definition(home, name, first, last, [node], list(node.decorator_list), method=method)


def _class(home: str, node: ast.ClassDef) -> Iterator[Definition]:
    """A class with its fields and its bases, then its methods one by one."""
    methods = [one for one in node.body if isinstance(one, Function)]
    rest = [one for one in node.body if not isinstance(one, Function)]
    first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
    nodes: list[ast.AST] = [*node.bases, *node.keywords, *node.decorator_list, *rest]
    last = node.end_lineno or node.lineno
    yield Definition(home, node.name, first, last, nodes, list(node.decorator_list))
    for one in methods:
        yield _function(home, one, f"{node.name}.{one.name}", method=True)


def _assigned(node: ast.stmt) -> list[str]:
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign | ast.AugAssign):
        targets = [node.target]
    return [
        each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)
    ]


def _cite(text: str, tree: ast.Module, source: Source) -> None:
    """Gives every rule in a comment or a text to the definition that it belongs to."""
    ordered = sorted(source.definitions.values(), key=lambda one: one.first)
    for line, words, comment in [*_comments(text), *_texts(tree)]:
        rules = RULE.findall(words)
        owner = _owner(ordered, line, text.splitlines(), comment) if rules else None
        if owner is not None:
            owner.cited.update(rules)


def _comments(text: str) -> Iterator[tuple[int, str, bool]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string, True


def _texts(tree: ast.Module) -> Iterator[tuple[int, str, bool]]:
    """All texts but the module's docstring, which carries nothing out."""
    about = tree.body[0] if tree.body and ast.get_docstring(tree) is not None else None
    for node in tree.body:
        if node is about:
            continue
        for each in ast.walk(node):
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                yield each.lineno, each.value, False


def _owner(
    ordered: list[Definition], line: int, lines: Sequence[str], comment: bool
) -> Definition | None:
    """The innermost definition around a line; else what a comment stands above, or a text below."""
    around = [one for one in ordered if one.first <= line <= one.last]
    if around and not (comment and _stands_alone(lines, line) and not around[-1].method):
        return around[-1]
    if comment:
        below = next((one for one in ordered if one.first > line), None)
        if below is not None and all(
            each.strip().startswith("#") for each in lines[line - 1 : below.first - 1]
        ):
            return below
        return around[-1] if around else None
    above = [one for one in ordered if one.last < line]
    return max(above, key=lambda one: one.last) if above else None


def _stands_alone(lines: Sequence[str], line: int) -> bool:
    return lines[line - 1].strip().startswith("#")


def _folder(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None and spec.submodule_search_locations, package
    return Path(next(iter(spec.submodule_search_locations)))
