"""Where the time of a clock goes in a Python file, and which assertions and sleeps hang on it.

Names are followed in their scopes, attributes by their name alone, and functions of the file by
what they return and are given; the order of statements plays no part. What passes through any other
call is not followed: a deadline that is handed to a wait is no time that was measured.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator
from typing import Final, NamedTuple

TIMES: Final = ("time", "monotonic", "perf_counter", "process_time", "thread_time")
CLOCKS: Final = {f"time.{name}{unit}" for name in TIMES for unit in ("", "_ns")} | {
    "datetime.datetime.now",
    "datetime.datetime.utcnow",
    "datetime.datetime.today",
    "datetime.date.today",
    "os.times",
    "time.clock_gettime",
    "time.clock_gettime_ns",
    "resource.getrusage",
    "timeit.timeit",
    "timeit.default_timer",
}

SLEEPS: Final = {"time.sleep", "asyncio.sleep", "anyio.sleep", "trio.sleep"}

# Calls that are as much of a time as what they are given.
PLAIN: Final = {
    "abs",
    "all",
    "any",
    "approx",
    "dict",
    "divmod",
    "enumerate",
    "filter",
    "float",
    "frozenset",
    "int",
    "isclose",
    "iter",
    "list",
    "map",
    "max",
    "mean",
    "median",
    "min",
    "next",
    "pow",
    "quantiles",
    "repr",
    "reversed",
    "round",
    "set",
    "sorted",
    "stdev",
    "str",
    "sum",
    "timedelta",
    "tuple",
    "zip",
    "fsum",
    "median_low",
    "median_high",
    "floor",
    "ceil",
}

PUTTING: Final = {
    "add",
    "append",
    "appendleft",
    "extend",
    "insert",
    "push",
    "put",
    "put_nowait",
    "setdefault",
    "update",
}

Shape = bool | tuple[bool, ...]
"""Whether a value is a time; of a tuple, which of its parts are."""

Setting = ast.Assign | ast.AugAssign | ast.AnnAssign
"""Statements that set something."""

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
LOOPS: Final = (ast.While, ast.For, ast.AsyncFor)


class Finding(NamedTuple):
    """Something that a test should not do, and the line of the file where it does."""

    line: int
    kind: str


def any_of(shape: Shape) -> bool:
    """Whether there is a time in it."""
    return shape if isinstance(shape, bool) else any(shape)


def merged(one: Shape, other: Shape) -> Shape:
    """The shape of what may be either."""
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        return tuple(left or right for left, right in zip(one, other, strict=True))
    if not any_of(one):
        return other
    if not any_of(other):
        return one
    return True


class Flow:
    """The times in one file. `known` are the functions of other files that return times."""

    def __init__(self, tree: ast.Module, known: dict[str, Shape]) -> None:
        self.tree = tree
        self.known = known
        self.parents = {
            child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)
        }
        self.imports = dict(imported(tree))
        self.bound = {scope: set(bound_in(scope)) for scope in ast.walk(tree) if is_scope(scope)}
        self.functions = self._functions()
        self.fixtures = {
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            and any("fixture" in ast.unparse(one) for one in node.decorator_list)
        }
        self.variables: dict[tuple[ast.AST, str], Shape] = {}
        self.attributes: dict[str, Shape] = {}
        self._changed = True
        while self._changed:
            self._changed = False
            for node in ast.walk(tree):
                self._follow(node)

    def returned(self) -> dict[str, Shape]:
        """The functions of the module that return times."""
        return {
            name: shape
            for (scope, name), shape in self.variables.items()
            if scope is self.tree and any_of(shape) and (scope, name) in self.functions
        }

    # Values

    def timed(self, node: ast.expr | None) -> bool:
        """Whether a value is a time, or hangs on one."""
        return any_of(self.shape(node))

    def shape(self, node: ast.expr | None) -> Shape:
        """Which parts of a value are times."""
        match node:
            case ast.Name(id=name):
                return self._name(node, name)
            case ast.Attribute(value=value, attr=name):
                if self.dotted(node) in CLOCKS:
                    return True
                return merged(self.attributes.get(name, False), self.timed(value))
            case ast.Call():
                return self._call(node)
            case ast.Tuple(elts=parts):
                return tuple(self.timed(part) for part in parts)
            case ast.Compare(left=left, ops=ops, comparators=others):
                if all(isinstance(op, ast.Is | ast.IsNot) for op in ops):
                    return False
                return self.timed(left) or any(map(self.timed, others))
            case ast.Subscript(value=value):
                return self._part(node, self.shape(value))
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self.timed(test) or merged(self.shape(body), self.shape(orelse))
            case ast.NamedExpr(value=value) | ast.Await(value=value) | ast.Starred(value=value):
                return self.shape(value)
            case ast.FormattedValue(value=value):
                return self.timed(value)
            case ast.UnaryOp(operand=value):
                return self.timed(value)
            case ast.BinOp(left=left, right=right):
                return self.timed(left) or self.timed(right)
            case ast.BoolOp(values=parts) | ast.JoinedStr(values=parts):
                return any(map(self.timed, parts))
            case ast.List(elts=parts) | ast.Set(elts=parts):
                return any(map(self.timed, parts))
            case ast.Dict(values=parts):
                return any(map(self.timed, parts))
            case ast.DictComp(key=key, value=value):
                return self.timed(key) or self.timed(value)
            case ast.ListComp(elt=part) | ast.SetComp(elt=part) | ast.GeneratorExp(elt=part):
                return self.timed(part) or any(
                    self.timed(test) for one in node.generators for test in one.ifs
                )
            case ast.Lambda(body=body):
                return self.timed(body)
        return False

    def dotted(self, node: ast.expr) -> str | None:
        """The full name of what is imported, as `time.monotonic`."""
        match node:
            case ast.Name(id=name):
                if self._scope_of(node, name) is self.tree or name in self.imports:
                    return self.imports.get(name)
            case ast.Attribute(value=value, attr=name):
                outer = self.dotted(value)
                return f"{outer}.{name}" if outer else None
        return None

    def _name(self, node: ast.expr, name: str) -> Shape:
        scope = self._scope_of(node, name)
        shape = self.variables.get((scope, name), False)
        full = self.dotted(node)
        if full in CLOCKS:
            return True
        if full is not None and full in self.known:
            shape = merged(shape, self.known[full])
        if name in self.fixtures and scope is not self.tree and isinstance(scope, FUNCTIONS):
            # A parameter that is a fixture of this file.
            shape = merged(shape, self.variables.get((self.tree, name), False))
        return shape

    def _call(self, node: ast.Call) -> Shape:
        given = [*node.args, *(one.value for one in node.keywords)]
        match node.func:
            case ast.Attribute(value=value, attr="time") if is_loop(value):
                return True
            case ast.Attribute(attr="cpu_times"):
                return True
            case ast.Name(id="enumerate"):
                return (False, self.timed(node.args[0]))
            case ast.Name(id="zip"):
                return tuple(map(self.timed, node.args))
            case ast.Attribute(value=value, attr="items"):
                return (False, self.timed(value))
        full = self.dotted(node.func)
        if full is not None and full in self.known:
            return self.known[full]
        if any_of(shape := self.shape(node.func)):
            return shape
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if isinstance(node.func, ast.Name):
            name = node.func.id
        return name in PLAIN and any(map(self.timed, given))

    def _part(self, node: ast.Subscript, shape: Shape) -> Shape:
        match node.slice:
            case ast.Constant(value=int(place)) if isinstance(shape, tuple):
                return shape[place] if -len(shape) <= place < len(shape) else False
        return any_of(shape)

    # Where they go

    def _follow(self, node: ast.AST) -> None:
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self._bind(target, self.shape(value))
            case (
                ast.AnnAssign(target=target, value=value)
                | ast.NamedExpr(target=target, value=value)
            ):
                self._bind(target, self.shape(value))
            case ast.AugAssign(target=target, value=value):
                self._bind(target, self.timed(value))
            case ast.For() | ast.AsyncFor() | ast.comprehension():
                self._bind(node.target, self.shape(node.iter))
            case ast.withitem(context_expr=value, optional_vars=target) if target is not None:
                self._bind(target, self.shape(value))
            case ast.Return(value=value) | ast.Yield(value=value):
                shape = self.shape(value) if value is not None else False
                self._give_back(node, shape or self._behind_a_clock(node))
            case ast.Call():
                self._given(node)
            case ast.If(test=test) if self.timed(test):
                self._bind_all(node, (ast.Assign, ast.AugAssign, ast.AnnAssign))
            case ast.While(test=test) if self.timed(test):
                self._bind_all(node, (ast.AugAssign,))
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
                self._defaults(node)

    def _bind(self, target: ast.expr, shape: Shape) -> None:
        match target:
            case ast.Name(id=name):
                self._learn_name(self._scope_of(target, name), name, shape)
            case ast.Attribute(attr=name):
                self._learn_attribute(name, shape)
            case ast.Subscript(value=value) | ast.Starred(value=value):
                self._bind(value, any_of(shape))
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                shapes = shape if isinstance(shape, tuple) else (shape,) * len(parts)
                if len(shapes) != len(parts):
                    shapes = (any_of(shape),) * len(parts)
                for part, one in zip(parts, shapes, strict=True):
                    self._bind(part, one)

    def _bind_all(self, node: ast.AST, kinds: tuple[type[Setting], ...]) -> None:
        """What is set here hangs on the time that was asked for."""
        for inner in ast.walk(node):
            if isinstance(inner, kinds):
                targets = inner.targets if isinstance(inner, ast.Assign) else [inner.target]
                for target in targets:
                    self._bind(target, True)

    def _given(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(value=value, attr=attribute) if attribute in PUTTING:
                if any(self.timed(one) for one in node.args):
                    self._bind(value, True)
        name = node.func.id if isinstance(node.func, ast.Name) else None
        if name is not None and name[:1].isupper():
            for one in node.keywords:
                if one.arg and self.timed(one.value):
                    self._learn_attribute(one.arg, True)
        function = self.functions.get((self._scope_of(node, name), name)) if name else None
        if function is not None:
            self._give(function, node)

    def _give(self, function: Function, node: ast.Call) -> None:
        places = [*function.args.posonlyargs, *function.args.args]
        for place, value in zip(places, node.args, strict=False):
            self._learn_name(function, place.arg, self.shape(value))
        for one in node.keywords:
            if one.arg:
                self._learn_name(function, one.arg, self.shape(one.value))

    def _give_back(self, node: ast.AST, shape: Shape) -> None:
        function = self._scope_around(node)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            holder = self.parents[function]
            if isinstance(holder, ast.ClassDef):
                self._learn_attribute(function.name, shape)
            else:
                self._learn_name(self._scope_around(function), function.name, shape)

    def _defaults(self, function: Function) -> None:
        """A parameter whose default is a clock."""
        places = [*function.args.posonlyargs, *function.args.args]
        for place, value in zip(reversed(places), reversed(function.args.defaults), strict=False):
            self._learn_name(function, place.arg, self.shape(value))
        for place, kept in zip(function.args.kwonlyargs, function.args.kw_defaults, strict=True):
            self._learn_name(function, place.arg, self.shape(kept))

    def _learn_name(self, scope: ast.AST, name: str, shape: Shape) -> None:
        self._learn(self.variables, (scope, name), shape)

    def _learn_attribute(self, name: str, shape: Shape) -> None:
        self._learn(self.attributes, name, shape)

    def _learn(self, facts: dict, key: object, shape: Shape) -> None:  # type: ignore[type-arg]
        before = facts.get(key, False)
        after = merged(before, shape)
        if any_of(after) and after != before:
            facts[key] = after
            self._changed = True

    # Scopes

    def _functions(self) -> dict[tuple[ast.AST, str], Function]:
        found: dict[tuple[ast.AST, str], Function] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found[self._scope_around(node), node.name] = node
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        found[self._scope_around(node), target.id] = node.value
        return found

    def _behind_a_clock(self, node: ast.AST) -> bool:
        """Whether this happens only if a clock says so."""
        while node in self.parents and not isinstance(node, FUNCTIONS):
            inner, node = node, self.parents[node]
            if isinstance(node, ast.If) and inner is not node.test and self.timed(node.test):
                return True
        return False

    def _scope_around(self, node: ast.AST) -> ast.AST:
        node = self.parents.get(node, node)
        while not is_scope(node):
            node = self.parents[node]
        return node

    def _scope_of(self, node: ast.AST, name: str | None) -> ast.AST:
        """The scope in which a name is bound that is used here."""
        scope = node if is_scope(node) else self._scope_around(node)
        while scope is not self.tree and name not in self.bound[scope]:
            scope = self._scope_around(scope)
        return scope


def is_loop(node: ast.expr) -> bool:
    """Whether it is an event loop, by its name."""
    return ast.unparse(node).removesuffix("()").endswith("loop")


def is_scope(node: ast.AST) -> bool:
    """Whether names are bound in it. Classes are none: their names are attributes."""
    return isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)


def bound_in(scope: ast.AST) -> Iterator[str]:
    """The names that a scope binds itself."""
    if isinstance(scope, FUNCTIONS):
        given = scope.args
        for one in [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]:
            if one is not None:
                yield one.arg
    elsewhere: set[str] = set()
    inside = list(ast.iter_child_nodes(scope))
    found: list[str] = []
    while inside:
        node = inside.pop()
        match node:
            case ast.Nonlocal(names=names) | ast.Global(names=names):
                elsewhere.update(names)
            case ast.Name(id=name, ctx=ast.Store()):
                found.append(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found.append(name)
            case ast.ImportFrom(names=names) | ast.Import(names=names):
                found.extend(one.asname or one.name.partition(".")[0] for one in names)
        if not is_scope(node):
            inside.extend(ast.iter_child_nodes(node))
    yield from (name for name in found if name not in elsewhere)


def imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names that imports bind anywhere in a file, with what they stand for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for one in node.names:
                first = one.name.partition(".")[0]
                yield (one.asname, one.name) if one.asname else (first, first)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                yield one.asname or one.name, f"{node.module}.{one.name}"


# What is found


def findings(flow: Flow, patient: bool = False) -> Iterator[Finding]:
    """What asserts a time or sleeps. A patient file may end a wait with an error, in its loop."""
    for node in ast.walk(flow.tree):
        match node:
            case ast.Assert(test=test) if flow.timed(test):
                yield Finding(node.lineno, "asserts")
            case ast.If(test=test) if flow.timed(test) and fails(node):
                if not (patient and isinstance(flow.parents[node], ast.While)):
                    yield Finding(node.lineno, "asserts")
            case ast.Call(func=ast.Attribute(attr=name)) if name.startswith("assert"):
                if any(map(flow.timed, node.args)):
                    yield Finding(node.lineno, "asserts")
            case ast.Call():
                if is_sleep(flow, node) and not (polls(flow, node)):
                    yield Finding(node.lineno, "sleeps")
            case ast.List(elts=[ast.Constant(value="sleep"), *_]):
                yield Finding(node.lineno, "sleeps")
            case ast.Constant(value=str()) | ast.JoinedStr():
                yield from in_program(flow, node)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                for one in node.decorator_list:
                    if tries_again(one):
                        yield Finding(one.lineno, "retries")
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                if any(tries_again(one) for one in ast.walk(value) if isinstance(one, ast.expr)):
                    yield Finding(node.lineno, "retries")


def fails(node: ast.If) -> bool:
    """Whether a branch makes the test fail."""
    for inner in ast.walk(node):
        match inner:
            case ast.Raise() | ast.Assert(test=ast.Constant()):
                return True
            case ast.Call(func=ast.Attribute(attr="fail") | ast.Name(id="fail")):
                return True
    return False


def is_sleep(flow: Flow, node: ast.Call) -> bool:
    """Whether it waits for no more than time to pass; letting others go first is none."""
    match node.func:
        case ast.Attribute(value=ast.Call(func=maker), attr="wait") if node.args or node.keywords:
            return ast.unparse(maker).endswith("Event")
    if flow.dotted(node.func) not in SLEEPS or not node.args:
        return False
    return not (isinstance(node.args[0], ast.Constant) and node.args[0].value == 0)


def polls(flow: Flow, node: ast.AST) -> bool:
    """Whether it stands in a loop that waits for something other than the clock."""
    while node in flow.parents and not isinstance(node, FUNCTIONS):
        node = flow.parents[node]
        if isinstance(node, ast.While) and waits_for(flow, node.test):
            return True
        if isinstance(node, LOOPS) and leaves(flow, node):
            return True
    return False


def waits_for(flow: Flow, test: ast.expr) -> bool:
    parts = test.values if isinstance(test, ast.BoolOp) else [test]
    return any(not isinstance(part, ast.Constant) and not flow.timed(part) for part in parts)


def leaves(flow: Flow, loop: ast.AST) -> bool:
    """Whether a loop is left when something holds."""
    return any(
        isinstance(node, ast.If)
        and waits_for(flow, node.test)
        and any(isinstance(inner, ast.Break | ast.Return) for inner in ast.walk(node))
        for node in ast.walk(loop)
    )


def in_program(flow: Flow, node: ast.expr) -> Iterator[Finding]:
    """Sleeps in the text of a program that a test runs."""
    if isinstance(flow.parents.get(node), ast.JoinedStr | ast.FormattedValue):
        return
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    text = "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in parts)
    if "sleep" not in text or "import" not in text:
        return
    try:
        program = ast.parse(textwrap.dedent(text))
    except SyntaxError:
        return
    for one in findings(Flow(program, {})):
        yield Finding(node.lineno + one.line - 1, one.kind)


def tries_again(node: ast.expr) -> bool:
    """Whether it is a mark or a decorator by which a test that failed is run once more."""
    called = node.func if isinstance(node, ast.Call) else node
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name in ("flaky", "rerun", "reruns", "retry", "repeat_on_failure")


def times_returned(trees: dict[str, ast.Module]) -> dict[str, Shape]:
    """The functions of all these modules that return times, by their full names."""
    known: dict[str, Shape] = {}
    while True:
        found = {
            f"{module}.{name}": shape
            for module, tree in trees.items()
            for name, shape in Flow(tree, known).returned().items()
        }
        if found == known:
            return known
        known = found
