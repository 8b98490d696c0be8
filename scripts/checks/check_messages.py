"""Check the message catalogues: complete, alike in every language, and nothing in them unused.

The keys that are needed are read from the sources: the literals in every call that makes an error
or asks for a sentence. Prints what is wrong and exits 1, or one line and 0.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SOURCE: Final = Path(__file__).resolve().parents[2] / "src" / "oenach"
LANGUAGES: Final = ("en", "fr", "nl", "de")

# The errors, and which argument of each is the message key.
ERRORS: Final = {
    "OenachError": 0,
    "MalformedMove": 0,
    "NotYourTurn": 0,
    "StaleMatch": 0,
    "OptionError": 0,
    "IllegalMove": 1,
    "PositionError": 1,
    "LogError": 1,
}

# Families whose keys are put together when they are said, from the words of a game.
FAMILIES: Final = (
    "first-",  # first-<game>-<phase>: what a choice is about, for those who are new
    "game-",  # game-<game>: a sentence on what it is about
    "lesson-",  # lesson-<game>-<lesson>-<step>, and what answers a try there
    "option-",  # option-<game>-<option>, option-<game>-<option>-<value>
    "outcome-",  # why a game ended
    "sheet-",  # the lines of a score sheet
    "summary-",  # summary-<game>-<part>, and what each part is called
    "tell-",  # moves as sentences
    "word-",  # the names of kinds, colours, resources, abilities, roles, phases
)

# Texts that can be nothing but keys, also where they are not in the call that says them.
ALWAYS_KEYS: Final = r"(terminal|story|server)(-[a-z0-9]+)+"

FUNCTIONS: Final = {"WORD", "NAME", "NUMBER", "DATETIME"}


Function = ast.FunctionDef | None
"""The function that a call stands in, if any."""


class Message(NamedTuple):
    """What a message refers to."""

    variables: frozenset[str]
    references: frozenset[str]
    families: frozenset[str]


class Use(NamedTuple):
    """A place in the sources that asks for a message; `facts` is None when they can't be told."""

    key: str
    where: str
    facts: frozenset[str] | None


class Reader(Visitor):
    """Collects what one message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.families: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        first = node.arguments.positional[:1]
        if node.id.name == "WORD" and first and isinstance(first[0], ftl.StringLiteral):
            self.families.add(f"{first[0].value}-")
        self.generic_visit(node)


def read_catalogue(folder: Path, language: str, wrong: list[str]) -> dict[str, Message]:
    """All messages of a language; what can't be read, or stands twice, goes to `wrong`."""
    messages: dict[str, Message] = {}
    for path in _files(folder, f"messages/*.{language}.ftl"):
        name_of_file = path.relative_to(folder)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                wrong.append(
                    f"{name_of_file}: can't be read: {(entry.content or '').splitlines()[0]}"
                )
            elif isinstance(entry, ftl.Message):
                if entry.id.name in messages:
                    wrong.append(f"{name_of_file}: {entry.id.name} stands twice")
                reader = Reader()
                reader.visit(entry)
                wrong += [
                    f"{name_of_file}: {entry.id.name} uses {name}, which nobody provides"
                    for name in sorted(reader.functions - FUNCTIONS)
                ]
                messages[entry.id.name] = Message(
                    frozenset(reader.variables),
                    frozenset(reader.references),
                    frozenset(reader.families),
                )
    return messages


def _files(folder: Path, pattern: str) -> list[Path]:
    """Those that are the program's own, not of a game that is yet to be begun."""
    return [path for path in sorted(folder.rglob(pattern)) if "template" not in path.parts]


class Sources:
    """What the sources ask for."""

    def __init__(self, folder: Path) -> None:
        self.uses: list[Use] = []
        self.literals: set[str] = set()
        self.prefixes: set[str] = set()
        self.unclear: list[str] = []
        self.lessons = [
            f"lesson-{lesson['game']}-{path.stem}-{name}"
            for path in _files(folder, "games/*/lessons/*.json")
            for lesson in [json.loads(path.read_text(encoding="utf-8"))]
            for name in [*(step["id"] for step in lesson["steps"]), "end"]
        ]
        trees = {
            path.relative_to(folder).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
            for path in _files(folder, "*.py")
        }
        self.makers = _makers(list(trees.values()))
        for file, tree in trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    self.literals.add(node.value)
                    if re.fullmatch(ALWAYS_KEYS, node.value):
                        self.uses.append(Use(node.value, f"{file}:{node.lineno}", None))
            for call, function in _calls(tree):
                if _name(call.func) in self.makers:
                    self._read_call(call, function, f"{file}:{call.lineno}")

    def _read_call(self, call: ast.Call, function: Function, where: str) -> None:
        maker = self.makers[_name(call.func)]
        key = maker.key_of(call)
        if key is None:
            return
        facts = maker.facts if maker.facts is not None else _facts(call)
        for found in _literals(key, function):
            self.uses.append(Use(found, where, facts))
        if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            self.prefixes.add(str(key.values[0].value))
        elif _name(call.func) != "say" and not _is_clear(key, function):
            self.unclear.append(f"{where}: the message key can't be told from the source")


class Maker(NamedTuple):
    """What takes a message key: which argument that is, and the facts if they are always those."""

    argument: int
    facts: frozenset[str] | None

    def key_of(self, call: ast.Call) -> ast.expr | None:
        """The key in a call."""
        named = [word.value for word in call.keywords if word.arg == "key"]
        return next(iter(named + call.args[self.argument :][:1]), None)


def _makers(trees: list[ast.Module]) -> dict[str, Maker]:
    """The errors and those derived from them, `say`, `sentence`, and what passes keys to these."""
    makers = {name: Maker(index, None) for name, index in ERRORS.items()}
    makers["say"] = makers["sentence"] = Maker(0, None)
    for node in [node for tree in trees for node in ast.walk(tree)]:
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                if _name(base) in makers:
                    makers.setdefault(node.name, makers[_name(base)])
    grown = True
    while grown:
        grown = False
        for call, function in [pair for tree in trees for pair in _calls(tree)]:
            maker = makers.get(_name(call.func))
            key = maker.key_of(call) if maker is not None else None
            if function is None or function.name in makers or not isinstance(key, ast.Name):
                continue
            names = [argument.arg for argument in function.args.args if argument.arg != "self"]
            if key.id in names:
                makers[function.name] = Maker(names.index(key.id), _facts(call))
                grown = True
    return makers


def _calls(node: ast.AST, function: Function = None) -> Iterator[tuple[ast.Call, Function]]:
    """All calls, each with the function that it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, function
        yield from _calls(child, child if isinstance(child, ast.FunctionDef) else function)


def _facts(call: ast.Call) -> frozenset[str] | None:
    """The names of the facts in a call; None when it passes on some that are not named."""
    names = [word.arg for word in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _literals(key: ast.expr, function: Function) -> Iterator[str]:
    """The keys that an expression can be, as far as they stand in its function."""
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        yield key.value
    elif isinstance(key, ast.IfExp):
        yield from _literals(key.body, function)
        yield from _literals(key.orelse, function)
    elif isinstance(key, ast.Name):
        for value in _assigned(key.id, function):
            yield from _literals(value, None)


def _is_clear(key: ast.expr, function: Function) -> bool:
    """Whether the keys are all known: literals, out of a table of them, or an error's own."""
    if isinstance(key, ast.Attribute):
        return key.attr == "key"
    if isinstance(key, ast.Subscript) and isinstance(key.value, ast.Name):
        # The literals of a constant table are read like all others.
        return key.value.id.isupper()
    if isinstance(key, ast.Name) and function is not None:
        arguments = [*function.args.args, *function.args.kwonlyargs]
        return key.id in [argument.arg for argument in arguments] or any(_literals(key, function))
    return any(_literals(key, function))


def _assigned(name: str, function: Function) -> Iterator[ast.expr]:
    """What a function gives to a local name."""
    for node in ast.walk(function) if function is not None else ():
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id == name:
                    yield node.value


def check_needed(english: dict[str, Message], sources: Sources) -> list[str]:
    """Every key that is asked for is there, and needs no fact that it isn't given."""
    wrong: list[str] = []
    for use in dict.fromkeys(sources.uses):
        if not re.fullmatch(r"[a-z][\w-]*", use.key):
            wrong.append(f"{use.where}: {use.key!r} can't be a message key")
        elif use.key not in english:
            wrong.append(f"{use.where}: no English message for {use.key}")
        elif use.facts is not None:
            lacking = english[use.key].variables - use.facts
            wrong += [f"{use.where}: {use.key} needs the fact ${name}" for name in sorted(lacking)]
    return wrong


def check_unused(english: dict[str, Message], sources: Sources) -> list[str]:
    """Every message is asked for by the sources, a family, or another message."""
    families = (*FAMILIES, *sources.prefixes, *sources.lessons)
    families += tuple(family for message in english.values() for family in message.families)
    used = sources.literals.union(*(message.references for message in english.values()))
    return [
        f"{key} is unused" for key in english if key not in used and not key.startswith(families)
    ]


def check_alike(english: dict[str, Message], other: dict[str, Message], language: str) -> list[str]:
    """A language has the keys of English with the same variables."""
    wrong = [f"{language}: no message for {key}" for key in english if key not in other]
    wrong += [f"{language}: {key} is not in English" for key in other if key not in english]
    for key in english.keys() & other.keys():
        ours, theirs = english[key].variables, other[key].variables
        if ours != theirs:
            wrong.append(
                f"{language}: {key} has {_listed(theirs)} where English has {_listed(ours)}"
            )
    return wrong


def check_words(messages: dict[str, Message], language: str) -> list[str]:
    """Every family of words that a message names has words."""
    wrong = []
    for key, message in messages.items():
        for family in sorted(message.families):
            if not any(other.startswith(family) for other in messages):
                wrong.append(f"{language}: {key} takes words from {family}…, which has none")
        for other in sorted(message.references - messages.keys()):
            wrong.append(f"{language}: {key} refers to {other}, which is not there")
    return wrong


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variables"


def check(source: Path = SOURCE) -> tuple[list[str], int]:
    """All that is wrong, and how many messages a language has."""
    wrong: list[str] = []
    sources = Sources(source)
    wrong += sources.unclear
    catalogues = {language: read_catalogue(source, language, wrong) for language in LANGUAGES}
    english = catalogues["en"]
    wrong += check_needed(english, sources)
    wrong += check_unused(english, sources)
    for language in LANGUAGES:
        wrong += check_words(catalogues[language], language)
        if language != "en":
            wrong += check_alike(english, catalogues[language], language)
    return wrong, len(english)


def main() -> int:
    """Print what is wrong, or that nothing is."""
    wrong, messages = check()
    for line in dict.fromkeys(wrong):
        print(line)
    if wrong:
        print(f"{len(wrong)} faults in the message catalogues")
        return 1
    print(f"{messages} messages in {', '.join(LANGUAGES)}: complete")
    return 0


if __name__ == "__main__":
    sys.exit(main())
