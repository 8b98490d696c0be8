"""What documents say of files, layers, limits and lists is what the code has."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from bench import compare, starting
from bench import pages as page_times
from bench.attacks import measuring as attacked
from bench.attacks import suite as attack_suite
from bench.attacks.programs import bots as attacking_bots
from bench.attacks.programs import (
    crowd,
    damage,
    large_maps,
    overload,
    pages,
    silent_sockets,
    slow_work,
    table_flood,
)
from bench.worker import SLICES

import oenach.bots.hosting.host as hosting
from building import units
from oenach.arena import folder as arena_folder
from oenach.arena import statistics, tournament
from oenach.arena.reporting import writing as arena_files
from oenach.bots import catalog
from oenach.bots.hosting.answer import FaultKind
from oenach.games.installed import modules
from oenach.games.parts import PROTOCOLS
from oenach.kernel import rng
from oenach.kernel.logs import draws, header
from oenach.kernel.matches import match
from oenach.lessons import lesson
from oenach.messages import say, summaries
from oenach.review import findings, judging, questions
from oenach.server import app, joining, randomness, serving
from oenach.server.http import lobby
from oenach.server.http import summaries as lists
from oenach.server.http.admission import gate, identity, limits, newcomers
from oenach.server.http.table import routes, socket
from oenach.server.listening import protocols
from oenach.server.metrics import tag_of
from oenach.server.settings import Settings
from oenach.server.store import postgres
from oenach.server.store.writing import statements, writer
from oenach.server.table import commands, journal
from oenach.server.table.owners import takeback
from oenach.server.table.owners.bots import stand_ins
from oenach.server.table.registry import following, registry
from oenach.server.wire import constants, event_buffer, protocol, visitor
from oenach.server.wire.commands import Say
from oenach.server.workers import pool, thread_turns
from oenach.server.workers import process as work_process
from oenach.testing.about import About

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "oenach"
PAGES = sorted(
    path
    for path in [*ROOT.glob("*.md"), *DOCS.rglob("*.md"), ROOT / "web" / "README.md"]
    # What was is told as it was; and a page that makes a game names files that are not there yet.
    if path.name not in ("CHANGELOG.md", "add-a-game.md", "first-plugin.md")
)
ARCHITECTURE = (DOCS / "architecture.md").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())

HOMES = (ROOT, ROOT / "web", PACKAGE, ROOT / "web" / "src", PACKAGE / "games" / "<game>", DOCS)
"""Where a path on a page may begin."""

MADE_BY_READERS = re.compile(
    r"^(game|guards|new|my-map|map|review|figures|shares|mybots|study|bot-study|keltis-greedy)"
    r"|^(results|timings|summary|ratings|games|report)\.|^/|^~|^\.|^(oenach|server)\.(db|key|toml)"
    r"|^oenach/server\.toml"
)
"""Files that are there only for whoever follows a page."""


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return re.sub(r"^```.*?^```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)


def named_paths(page: Path) -> list[str]:
    """What stands in code quotes and looks like a file or a folder."""
    found = re.findall(r"`([\w.<>*/\[\]-]+)`", prose(page))
    endings = r"\.(py|md|ts|js|svelte|json|jsonl|toml|txt|ftl|svg|webp|css|gz|html|csv)$"
    return [name for name in found if re.search(endings, name) or name.endswith("/")]


def exists(name: str) -> bool:
    """Whether a file of that path, or of that name, is in the repository."""
    pattern = re.sub(r"<\w+>|REPOSITORY", "*", name.rstrip("/"))
    homes = [re.sub(r"<\w+>", "*", str(home.relative_to(ROOT))) for home in HOMES]
    wholes = [pattern if home == "." else f"{home}/{pattern}" for home in homes]
    if any(next(ROOT.glob(whole), None) is not None for whole in wholes):
        return True
    if "/" in pattern:
        return any(tail_of(path, pattern) for path in SOURCES)
    return any(path.name == pattern for path in SOURCES)


def tail_of(path: Path, pattern: str) -> bool:
    return Path(path).match(pattern)


SOURCES = [
    path
    for top in ("src", "web/src", "web/browser", "web/tests", "web/scripts", "scripts", "tests")
    for path in (ROOT / top).rglob("*")
    if "node_modules" not in path.parts and "__pycache__" not in path.parts
]
SOURCES += list((ROOT / "building").iterdir()) + list((ROOT / "bench").rglob("*"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    names = [name for name in named_paths(page) if not MADE_BY_READERS.search(name)]
    assert [name for name in names if not exists(name)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_module_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text()
    for module in re.findall(r"python -m ((?:bench|building)[\w.]*)", text):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module
    for script in re.findall(r"python ((?:\.\./)?(?:web/)?scripts/[\w/.*-]+\.py)", text):
        tidy = script.removeprefix("../")
        homes = (ROOT, ROOT / "web")
        assert any(list(home.glob(tidy)) for home in homes), script
    for name in re.findall(r"`(oenach(?:\.[a-z_]+)+)`", text):
        if name == "oenach.games" or name.startswith("oenach.db"):
            continue
        path = PACKAGE.parent / name.replace(".", "/")
        assert path.is_dir() or path.with_suffix(".py").is_file(), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_make_target_that_a_page_names_is_there(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z-]+)", page.read_text())) <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_setting_that_a_page_names_is_there(page: Path) -> None:
    fields = {f"OENACH_{name.upper()}" for name in Settings.__struct_fields__}
    source = "".join(path.read_text() for path in SOURCES if path.suffix in (".py", ".ts"))
    for name in set(re.findall(r"\bOENACH_[A-Z_]+\b", page.read_text())) - fields:
        assert name in source or name in (ROOT / "Makefile").read_text(), name


def table_under(heading: str) -> list[str]:
    """The first cells of the table that has this heading."""
    start = ARCHITECTURE.index(f"| {heading} |")
    rows = ARCHITECTURE[start:].partition("\n\n")[0].splitlines()[2:]
    return [row.split("|")[1] for row in rows]


def files_in(cells: list[str]) -> set[str]:
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def python_files(folder: Path) -> set[str]:
    paths = (path.relative_to(folder) for path in folder.rglob("*.py"))
    return {str(path) for path in paths if path.name != "__init__.py"}


def test_the_table_of_the_kernel_is_complete() -> None:
    assert files_in(table_under("kernel file | holds")) == python_files(PACKAGE / "kernel")


def test_the_table_of_hosting_is_complete() -> None:
    hosting_files = python_files(PACKAGE / "bots" / "hosting")
    assert files_in(table_under("hosting file | holds")) == hosting_files


def test_the_table_of_bots_is_complete() -> None:
    named = {name for name in files_in(table_under("file | holds")) if name.startswith("bots/")}
    found = {f"bots/{path.name}" for path in (PACKAGE / "bots").glob("[!_]*.py")}
    assert named == found


def test_the_table_of_the_owners_is_complete() -> None:
    """A class for each file of the folder, and those that the table itself begins with."""
    folder = PACKAGE / "server" / "table"
    first = (
        "roster",
        "journal",
        *(f"audience/{one}" for one in ("audience", "gallery", "curtains")),
    )
    files = [folder / f"{name}.py" for name in first]
    files += sorted((folder / "owners").rglob("[!_]*.py"))
    classes = [re.findall(r"^class ([A-Z]\w*)", path.read_text(), re.MULTILINE) for path in files]
    assert files_in(table_under("owner | owns")) == {name for names in classes for name in names}


def test_the_table_of_the_server_names_every_file_beside_its_folders() -> None:
    folder = PACKAGE / "server"
    start = ARCHITECTURE.index("| `server/` |")
    named = set(re.findall(r"`(\w+\.py)`", ARCHITECTURE[start:].partition("\n")[0]))
    assert named == {path.name for path in folder.glob("[!_]*.py")}
    folders = {path.parent.relative_to(PACKAGE) for path in folder.rglob("__init__.py")}
    shown = files_in(table_under("server folder | holds"))
    assert {f"{path}/" for path in folders if "migrations" not in path.parts} == shown


def test_the_table_of_the_build_is_complete() -> None:
    found = {path.name for path in (ROOT / "building").glob("[!_]*.py")}
    folders = {f"{path.parent.name}/" for path in (ROOT / "building").glob("*/__init__.py")}
    assert files_in(table_under("`building/` file | holds")) == found | folders


def test_every_layer_and_every_folder_of_the_client_is_in_a_table() -> None:
    named = files_in(table_under("where | what"))
    layers = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert {f"src/oenach/{name}/" for name in layers - {"games"}} <= named
    client = files_in(table_under("client folder | holds"))
    parts = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert {f"src/{name}/" for name in parts - {"wire"}} <= client
    assert "src/wire/types.ts" in client
    readme = (ROOT / "web" / "README.md").read_text()
    assert {name for name in parts if f"`src/{name}`" not in readme} == set()


def test_every_game_has_the_files_that_the_table_says() -> None:
    named = files_in(table_under("in a game's folder | holds"))
    named = {name.replace("observation.py", "rules/observation.py") for name in named}
    for module in modules():
        folder = PACKAGE / "games" / module.package.rpartition(".")[2]
        for name in named - {"commands.py"}:
            assert (folder / name).exists(), f"{module.name}: {name}"
        assert (folder / "commands.py").exists() == bool(module.command_list)


def test_the_layers_are_those_that_are_kept() -> None:
    drawn = ARCHITECTURE.partition("```\n")[2].partition("```")[0]
    shown = [set(part.split(", ")) for part in " ".join(drawn.split()).split(" ──► ")]
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    layers = next(one for one in contracts if one["name"].startswith("Each layer"))["layers"]
    packages = {module.package.rpartition(".")[2] for module in modules()}
    kept: list[set[str]] = []
    for layer in layers:
        names = {name.strip().removeprefix("oenach.") for name in layer.split("|")}
        kept.append({re.sub(rf"games\.({'|'.join(packages)})\.", "games.*.", one) for one in names})
    assert shown == kept


def said(page: str, *numbers: str) -> None:
    """A page says each of these."""
    text = " ".join((DOCS / page).read_text().split())
    for words in numbers:
        assert words in text, f"{page} does not say: {words}"


def test_a_database_is_waited_for_as_long_as_is_said() -> None:
    """What PostgreSQL does not give up by itself is given up later than it would."""
    assert postgres.GRACE == 1
    said(
        "operating.md", "given up a second later", "or a second more where PostgreSQL says nothing"
    )


def test_limits_are_those_of_the_code() -> None:
    assert event_buffer.KEPT == journal.SNAPSHOT_EVERY
    said(
        "architecture.md",
        f"every {journal.SNAPSHOT_EVERY} events, a snapshot",
        f"its last {event_buffer.KEPT} events",
        f"at most {journal.SNAPSHOT_EVERY} and those of one action",
        f"one with {visitor.LARGEST_OUTBOX // 1024} KiB waiting",
        f"forgotten after {registry.IDLE // 1000} seconds",
        f"every {registry.SWEEP:g} seconds the registry looks",
    )
    said(
        "operating.md",
        f"let go from memory after {registry.IDLE // 1000} seconds",
        f"let go after {following.LEFT // 1000} seconds",
        f"of a request ({app.LARGEST_BODY // 1000} kB)",
        f"takes back in a match ({takeback.MOST_TAKEN_BACK})",
        f"the latest {statements.MOST_SAYINGS} sayings are kept",
        f"on a page of a list ({lists.MOST_LISTED})",
        f"for which {visitor.LARGEST_OUTBOX // 1024} KiB wait",
        f"at most {pool.MOST_WAITING} jobs wait, {pool.MOST_OF_ONE} of one person",
        f"(`nice` {work_process.NICE}), take {work_process.MEMORY >> 30} GiB each",
    )
    said("decisions/0008-server-store.md", f"at most {writer.MOST_AT_ONCE:,} writes")
    master, usual = hosting.SECONDS["master"], hosting.USUAL_SECONDS
    said("bots.md", f"`master` has {master} s for a move and the others {usual} s")
    assert hosting.THINKING == 0.9
    said("bots.md", "search may take nine tenths")


def test_what_the_page_on_security_says_is_bounded_is_so() -> None:
    usual = Settings()
    said_in_a_second = usual.messages_per_second / socket.COSTS[Say]
    said(
        "security.md",
        f"| messages of a connection | {usual.messages_per_second:g} in a second |",
        f"parts of messages | {serving.FRAMES_TO_A_MESSAGE * usual.messages_per_second:g} in a",
        f"| messages from an address | {socket.PACED_CONNECTIONS * usual.messages_per_second:g} in",
        f"{gate.PACED_PER_SECOND:g} begin in a second, and {gate.BEGUN_AT_ONCE:g} at once; "
        f"a WebSocket counts for {gate.COST_OF_A_SOCKET:g}",
        f"sends ahead of answers | {protocols.MOST_AHEAD} | closed |",
        f"bots stand in at a seat in a match | {stand_ins.MOST_STAND_INS} | refused |",
        f"| requests of the API | {usual.requests_per_second:g} in a second of a person, "
        f"{usual.requests_per_second_per_address:g} from an address | 429",
        f"| requests that are being answered, for pages too | {usual.requests_at_once}, half",
        f"| new people | {usual.guests_per_minute} in a minute from an address; "
        f"{newcomers.PLACES} more wait",
        f"after {60 * newcomers.PLACES // usual.guests_per_minute} s at most | 429",
        f"{usual.maps_per_minute} in a minute of a person, "
        f"{usual.maps_per_minute_per_address} from an address | 429 with",
        f"lessons played on | {usual.tables_per_hour} at once of a host, and as many in an hour; "
        f"{usual.tables_per_hour_per_address} from an address, of which",
        f"| sayings that a table keeps | the latest {statements.MOST_SAYINGS} |",
        f"| what people say, hints | {limits.BURST * said_in_a_second:g} at once of a person, over "
        f"all their connections, and {60 * said_in_a_second:g} in a minute; "
        f"{socket.DEAR_CONNECTIONS} times as much from an address",
        f"can make {usual.tables_per_hour_per_address} tables at once and "
        f"{usual.tables_per_hour_per_address} in every hour after that, and have "
        f"{statements.MOST_SAYINGS} sayings kept at each",
        f"QR codes) | {thread_turns.THREADS} at the same time",
        f"| {usual.head_seconds:g} s, {usual.body_seconds:g} s | 408 |",
        f"{usual.open_connections_per_address:,} from an address, "
        f"{usual.open_connections:,} in all",
        f"{usual.connections_per_person} of a person, {usual.connections_per_address:,} from an "
        f"address, {usual.connections:,} in all",
        f"{usual.tables_per_person} that are neither over nor put away, "
        f"{usual.put_away_per_person} that are put away",
        f"| {protocol.LARGEST_FRAME // 1024} KiB | closed with 1009 |",
        f"| a request | {app.LARGEST_BODY // 1000} kB | 413 |",
        f"| {visitor.LARGEST_OUTBOX // 1024} KiB | closed with 4408 |",
        f"| moves that a seat takes back in a match | {takeback.MOST_TAKEN_BACK} |",
        f"{pool.MOST_WAITING} jobs, {pool.MOST_OF_ONE} of one person",
        f"{lists.MOST_LISTED} tables | the next page",
        f"Ids are of {8 * randomness.ID_BYTES} bits",
    )
    page = (DOCS / "security.md").read_text()
    codes = {int(code) for code in re.findall(r"closed with (\d+)", page)}
    assert codes and codes <= set(protocol.CLOSE_CODES)


def test_attacks_are_those_of_the_page_on_security() -> None:
    page = (DOCS / "security.md").read_text()
    rows = page[page.index("| attack | what it does |") :].partition("\n\n")[0].splitlines()[2:]
    assert [row.split("`")[1] for row in rows] == list(attack_suite.ATTACKS)
    said(
        "security.md",
        f"people play at {attacked.TABLES} tables",
        f"under {attacked.LEAST:g} ms or {attacked.TIMES_QUIET:g} times that of the quiet run",
        f"{large_maps.GUESTS} guests set up public tables",
        f"{large_maps.READERS} connections watch a match",
        f"one guest has {slow_work.MAPS} maps drawn",
        f"one guest's {attacking_bots.TABLES} tables of four masters",
        f"{silent_sockets.SOCKETS:,} connections that say nothing",
        f"with {silent_sockets.DESCRIPTORS:,} descriptors",
        f"a store that grows by more than {table_flood.MOST} MB",
        f"{overload.GUESTS * overload.SOCKETS} connections with {1 / overload.PAUSE:g} commands a "
        f"second each, and {overload.REQUESTS} requests a second",
        f"{crowd.GUESTS * crowd.SOCKETS} connections of {crowd.GUESTS} guests come to a table and "
        f"send {1 / crowd.PAUSE:g} messages",
        f"{pages.CONNECTIONS} connections without a cookie ask for pages",
    )
    assert attacking_bots.SEATS == 4 and damage.SOUND == 5


def test_what_a_connection_may_and_how_the_server_ends_are_as_is_said() -> None:
    most, farewell = protocol.LARGEST_FRAME // 1024, serving.FAREWELL + joining.FAREWELL
    said(
        "operating.md",
        f"the size of a frame ({most} KiB)",
        f"at the longest it takes some {farewell:g} seconds",
        "a signed cookie that lasts a year",
    )
    assert identity.A_YEAR == 365 * 24 * 60 * 60
    ids = "decisions/0009-identity-and-csrf.md"
    said(ids, f"id of {8 * randomness.ID_BYTES} bits", f"header `{constants.CSRF_HEADER}`")


def test_what_a_table_that_is_put_away_takes_is_as_is_said() -> None:
    *most, last = [f"`{tag_of(kind)}`" for kind in commands.ALWAYS]
    said("wire-protocol.md", f"refuses every command but {', '.join(most)} and {last} until")


def test_how_one_stays_connected_is_as_is_said() -> None:
    async def nothing(*_: object) -> None: ...

    pings = serving.configure(nothing, Settings()).ws_ping_interval
    said("operating.md", f"a ping every {pings:g} seconds")
    page = (ROOT / "web" / "src" / "table" / "session" / "connection.ts").read_text()
    assert "FIRST_DELAY = 500;" in page and "LONGEST_DELAY = 10_000;" in page
    said("wire-protocol.md", "(half a second, doubled up to ten seconds, with some chance in it)")


def test_every_code_with_which_something_is_refused_is_in_the_table() -> None:
    listed = set(
        re.findall(r"^\| `([a-z-]+)` \| \d* \|", (DOCS / "wire-protocol.md").read_text(), re.M)
    )
    server = "".join(path.read_text() for path in (PACKAGE / "server").rglob("*.py"))
    sent = set(re.findall(r"\b(?:Problem|Complaint|Refused\([\w.]+,) ?\(?\"([a-z-]+)\"", server))
    assert {"unknown-host", "malformed", "unavailable"} <= sent <= listed


def test_what_is_given_of_a_list_is_as_is_said() -> None:
    assert lobby.MOST_WOKEN == 12
    assert "of the first dozen" in " ".join(str(lobby.MeController.my_tables.fn.__doc__).split())
    page = (ROOT / "web" / "src" / "pages" / "replay" / "recording.svelte.ts").read_text()
    assert f"AT_ONCE = {routes.STEPS_AT_ONCE};" in page


def test_how_soon_the_package_starts_is_held_as_is_said() -> None:
    bench = (ROOT / "bench" / "starting.py").read_text()
    most = [
        f"{float(found):g}"
        for what in ("import oenach", "oenach --help")
        for found in re.findall(rf'"{what}": Start\(.*, ([\d.]+)\)', bench)
    ]
    package, commands_listed = most
    for page in (DOCS / "benchmarks.md", ROOT / "CHANGELOG.md"):
        text = " ".join(page.read_text().split())
        assert f"`import oenach` is held to {package} times" in text, page.name
        assert f"`oenach --help` to {commands_listed} times" in text, page.name


def test_what_a_log_may_hold_is_as_is_said() -> None:
    kinds = ", ".join(f"`{kind}`" for kind in FaultKind)
    said(
        "log.md",
        f"1 to {header.NONCE_BYTES} bytes each",
        f"secret, {draws.SECRET_BYTES} bytes",
        f"1 to {match.LONGEST_NAME} printable characters",
        f"when that bot failed ({kinds})",
    )


def test_how_a_review_judges_is_as_is_said() -> None:
    percents = {mark: round(100 * least) for least, mark in judging.THRESHOLDS}
    least = percents[findings.INACCURACY]
    said(
        "review.md",
        *(f"| {mark} | {percent} or more |" for mark, percent in percents.items()),
        f"| good | below {least} percentage points |",
        f"weighed in {questions.REVEALS} positions",
    )
    said("review.md", f"by more than {round(100 * judging.NOTABLE)} percentage points")
    assert (judging.CANDIDATES, judging.WORST) == (5, 3)
    said("review.md", "up to five moves with", "of up to three costliest decisions")


def test_every_field_and_mark_of_a_review_is_described() -> None:
    weighed = findings.Weighed("R>1", 0.5)
    guess = findings.Guess(0, 1, "A1", {"W": 1.0}, "W")
    point = findings.Point(0, 0, 0, True, (0.5, 0.5))
    finding = findings.Finding(
        seq=0,
        ply=0,
        seat=0,
        text="R>1",
        mark=findings.BEST,
        win=0.5,
        loss=0.0,
        better=weighed,
        bluff=weighed,
        candidates=(weighed,),
        beliefs=(guess,),
        believed=(guess,),
    )
    summary = findings.Summary(0, 1, 0.0, {}, (finding,), finding)
    review = findings.Review(
        game="tain",
        names=("", ""),
        level="strong",
        budget=1.0,
        seed=0,
        seat=None,
        outcome=None,
        points=(point,),
        findings=(finding,),
        summaries=(summary,),
    )
    parts = (review, point, finding, guess, weighed, summary)
    fields = {name for part in parts for name in part.to_json()}
    text = (DOCS / "review.md").read_text()
    assert {name for name in fields | set(findings.MARKS) if f"`{name}`" not in text} == set()


def test_a_lesson_may_be_as_large_as_is_said() -> None:
    steps = f"| `steps` | at most {lesson.MOST_STEPS} |"
    said("lessons.md", steps, f"in at most {lesson.MOST_WORDS} words")
    for module in modules():
        home = PACKAGE / "games" / module.package.rpartition(".")[2] / "messages"
        spoken = [path.name for path in home.iterdir() if "\nlesson-" in path.read_text()]
        assert set(spoken) == {f"lessons.{language}.ftl" for language in ("en", "fr", "nl", "de")}
    said("lessons.md", "`messages/lessons.en.ftl` and so on")


def test_what_tests_can_be_told_of_a_game_is_as_is_said() -> None:
    page = (DOCS / "add-a-game.md").read_text()
    table = page[page.index("| `About(…)` |") :].partition("\n\n")[0].splitlines()[2:]
    named = {name for row in table for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert named
    assert named <= set(About.__dataclass_fields__)
    said(
        "add-a-game.md",
        f"{About().most_plies:,} moves and draws if left out".replace(",", " "),
        f"all together at most {summaries.LONGEST} words",
    )


def test_the_bots_are_those_of_the_table_and_overlook_what_it_says() -> None:
    page = (DOCS / "bots.md").read_text()
    table = page[page.index("| name | what it is |") :].partition("\n\n")[0].splitlines()[2:]
    assert [re.findall(r"`([^`]+)`", row)[0] for row in table] == list(catalog.bots())
    for module in modules():
        levels = module.strategy.LEVELS
        overlooked = [levels[name].overlooks for name in catalog.LEVEL_NAMES]
        assert overlooked == sorted(overlooked, reverse=True)
        assert (overlooked[-1], overlooked[-2] > 0) == (0, True)
        simulations = [levels[name].simulations for name in catalog.LEVEL_NAMES]
        assert simulations == sorted(simulations)


def test_what_speed_is_held_to_is_as_is_said() -> None:
    starts = starting.starts()
    said(
        "benchmarks.md",
        f"at least {compare.LEAST} of the old one's speed",
        f"simulated moves of search, {len(SLICES)} figures",
        f"`import oenach` is held to {starts['import oenach'].most:g} times bare Python",
        f"`oenach --help` to {starts['oenach --help'].most:g} times",
    )
    page = (DOCS / "benchmarks.md").read_text()
    rows = re.findall(r"^\| ([^|]+) \| [\d,]+ \| [\d.]+ \| ([\d.]+) \|$", page, re.MULTILINE)
    assert [float(most) for _, most in rows] == list(page_times.MOST.values())


def test_how_the_engine_is_built_is_as_the_decision_says() -> None:
    small = [name for name in units.INLINED if not name.startswith("CPyDef_")]
    assert (len(small), len(modules()) + 2) == (7, 5)
    said("decisions/0011-build.md", "seven small functions of mypyc's library", "five units")
    assert rng.MASK == 2**62 - 1
    said("decisions/0003-randomness.md", "every product is masked to 62 bits")


def test_the_parts_of_a_game_are_those_of_the_decision() -> None:
    page = (DOCS / "decisions" / "0012-one-game-one-folder.md").read_text()
    told = page.partition("its parts (")[2].partition(")")[0]
    assert set(re.findall(r"`(\w+)`", told)) == set(PROTOCOLS)


def test_the_files_of_the_arena_are_those_of_the_table() -> None:
    page = (DOCS / "arena.md").read_text()
    table = page[page.index("| file | holds |") :].partition("\n\n")[0].splitlines()[2:]
    named = {name for row in table for name in re.findall(r"`([^`]+)`", row.split("|")[1])}
    files = (arena_folder.RESULTS, arena_folder.TIMINGS, arena_files.SUMMARY, arena_files.GAMES)
    assert named == {*files, arena_files.RATINGS, arena_files.REPORT}


def test_how_the_arena_counts_is_as_is_said() -> None:
    said(
        "arena.md",
        f"`--timeout` seconds ({tournament.TIMEOUT:,.0f})",
        f"a bootstrap of {statistics.RESAMPLES:,}",
        f"Elo about a mean of {statistics.MEAN_RATING:g}",
    )


def test_extras_that_a_page_names_are_there() -> None:
    extras = set(PROJECT["project"]["optional-dependencies"])
    for page in [*PAGES, DOCS / "add-a-game.md", ROOT / "CHANGELOG.md"]:
        named = re.findall(r"(?:oenach|'\.|`\.)\[(\w+)\]|extra `(\w+)`", page.read_text())
        assert {one or other for one, other in named} <= extras, page.name


def test_node_is_the_one_that_the_client_asks_for() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text())["engines"]["node"]
    assert wanted == "^20.19.0 || >=22.12.0"
    said("operating.md", "Node 22.12 or newer, or 20.19 and later ones of the 20s")
    assert "Node.js 22.12 or newer" in say("server-doctor-no-pages-do", "en")


def test_the_client_depends_on_one_library() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    assert [name.partition("/")[0] for name in package["dependencies"]] == ["@fluent"]
    said("decisions/0010-web-client.md", "depends on one library at run time, Fluent")


def test_copies_take_as_long_as_is_said() -> None:
    page = (DOCS / "benchmarks.md").read_text()
    table = page.partition("| copy of a state |")[2].partition("\n\n")[0]
    copies = [int(found) for found in re.findall(r"\| (\d+) ns \|$", table, re.MULTILINE)]
    said("decisions/0002-state.md", f"it is {min(copies)} to {max(copies)} ns this way")


def test_rules_folders_are_as_the_decision_says() -> None:
    folders = [PACKAGE / "games" / one.package.rpartition(".")[2] / "rules" for one in modules()]
    names = [{path.name for path in folder.glob("[!_]*.py")} for folder in folders]
    assert (len(set.intersection(*names)), max(map(len, names))) == (11, 21)
    said("decisions/0013-folders.md", "with up to 21 files. Eleven of them have the same names")


def test_links_for_another_device_last_as_long_as_is_said() -> None:
    assert routes.LINK_LASTS == 15 * 60_000
    said("operating.md", "It works once, for a quarter of an hour.")


def test_pages_are_counted_as_the_decision_says() -> None:
    routes = (ROOT / "web" / "src" / "router" / "routes.ts").read_text()
    pages = set(re.findall(r'\| \{ page: "(\w+)"', routes)) - {"nowhere"}
    assert len(pages) == 10
    said("decisions/0010-web-client.md", "`router/routes.ts` has ten pages")


def test_decisions_are_numbered_without_a_gap() -> None:
    names = sorted(path.name for path in (DOCS / "decisions").iterdir())
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))
    for name in names:
        first = (DOCS / "decisions" / name).read_text().splitlines()[0]
        assert first.startswith(f"# {int(name[:4])}. ")
