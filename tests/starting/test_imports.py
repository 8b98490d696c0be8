"""What a program that uses the package pays for: each part comes in when it is asked for."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import oenach
from oenach.bots.catalog import BOTS, LEVEL_NAMES, REFERENCE_NAMES
from oenach.bots.levels import REFERENCES
from oenach.bots.uniform import LEVELS
from oenach.games.installed import modules as game_modules
from oenach.games.keltis.rules.game import KeltisGame
from oenach.games.tain.rules.game import TainGame
from oenach.kernel.registry import make_game, register, register_lazily, registered, rules_versions

GAME_ALONE = "import oenach; oenach.game('tain'); assert 'tain' in oenach.games()"
HELP = "import sys; sys.argv[1:] = ['--help']; from oenach.cli import main; main()"
BOT = (
    "import oenach.bots.hosting.process; from oenach.bots import catalog;"
    "import oenach; catalog.bot('steady', oenach.game('keltis'))"
)
SERVING = {
    "alembic",
    "asyncio",
    "concurrent",
    "fluent",
    "httptools",
    "litestar",
    "msgspec",
    "multiprocessing",
    "platformdirs",
    "prometheus_client",
    "segno",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "uvloop",
    "websockets",
}
ON_SCREEN = {"click", "markdown_it", "pygments", "rich", "typer"}
ENGINE = {"librt", "mypy_extensions", "oenach"}


def imported(program: str, *arguments: str) -> set[str]:
    """The modules that a program has in a fresh process at its end."""
    tell = "import json, sys; print(json.dumps(sorted(sys.modules)), file=sys.stderr)"
    ran = subprocess.run(
        [sys.executable, "-c", f"{program}\n{tell}", *arguments],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(json.loads(ran.stderr))


def packages(modules: set[str]) -> set[str]:
    return {module.partition(".")[0] for module in modules}


def foreign(modules: set[str]) -> set[str]:
    """The packages that are neither Python's own nor the compiled engine's library."""
    found = packages(modules - imported("pass")) - sys.stdlib_module_names
    return {name for name in found if not name.endswith("__mypyc")}


def beside(modules: set[str], *wanted: str) -> set[str]:
    """What is imported of other games than those, besides the plain data of their modules."""
    return {
        module
        for module in modules
        for _, _, rest in [module.partition("oenach.games.")]
        if rest.count(".") and rest.partition(".")[0] not in wanted
        if not rest.endswith(".module")
    }


def test_a_game_needs_its_rules_and_nothing_else() -> None:
    modules = imported(GAME_ALONE)
    assert "oenach.games.tain.rules.game" in modules
    assert not packages(modules) & (ON_SCREEN | SERVING)
    assert foreign(modules) == ENGINE
    assert {module for module in modules if module.count(".") == 1 and "oenach." in module} == {
        "oenach.games",
        "oenach.kernel",
    }
    assert beside(modules, "tain") == set()


def test_help_needs_no_command_and_no_parser() -> None:
    modules = imported(HELP)
    assert not packages(modules) & (SERVING | ON_SCREEN - {"rich"})
    assert beside(modules) == set()
    assert {module for module in modules if module.startswith("oenach.console.")} == {
        "oenach.console.plain"
    }
    assert "oenach.terminal" not in modules
    assert "oenach.server" not in modules and "oenach.arena" not in modules


def test_a_process_of_bots_needs_one_game() -> None:
    modules = imported(BOT)
    assert "oenach.games.keltis.strategy.heuristics" in modules
    assert foreign(modules) == ENGINE
    assert not packages(modules) & (ON_SCREEN | SERVING)
    assert beside(modules, "keltis") == set()


@pytest.mark.parametrize(
    "program", ["from oenach.kernel.matches.match import Match", "import oenach"]
)
def test_every_game_is_known_at_once(program: str) -> None:
    names = "from oenach.kernel.registry import registered; print(*registered())"
    ran = subprocess.run(
        [sys.executable, "-c", f"{program}\n{names}"], capture_output=True, text=True, check=True
    )
    assert tuple(ran.stdout.split()) == oenach.games()


def test_a_log_is_read_where_only_matches_were_asked_for() -> None:
    match = oenach.Match(oenach.game("keltis"), bytes(32))
    program = (
        "import json, sys; from oenach.kernel.matches.match import Match;"
        "print(Match.load(json.loads(sys.argv[1])).game.name)"
    )
    log = json.dumps(match.log)
    ran = subprocess.run(
        [sys.executable, "-c", program, log], capture_output=True, text=True, check=True
    )
    assert ran.stdout == "keltis\n"


def test_the_package_offers_what_it_lists() -> None:
    lazily = {name for names in oenach._HOMES.values() for name in names}
    assert lazily | {"game", "games"} == set(oenach.__all__)
    for name in oenach.__all__:
        assert getattr(oenach, name) is not None
        assert name in dir(oenach)
    with pytest.raises(AttributeError, match="hurling"):
        oenach.hurling  # noqa: B018


def test_the_lists_agree_with_what_they_name() -> None:
    assert tuple(module.name for module in game_modules()) == oenach.games()
    assert tuple(REFERENCES) == REFERENCE_NAMES
    assert tuple(LEVELS) == LEVEL_NAMES
    for module in game_modules():
        assert tuple(module.strategy.LEVELS) == LEVEL_NAMES
        game = oenach.game(module.name)
        assert isinstance(game, module.newest)
        assert (game.least_seats, game.most_seats) == module.seats
        assert all(make(game) for make in BOTS.values())


def test_a_game_is_loaded_when_it_is_first_asked_for() -> None:
    loaded: list[str] = []

    def load() -> type[KeltisGame]:
        loaded.append("keltis")
        return KeltisGame

    register_lazily("knucklebones", 1, load)
    assert "knucklebones" in registered() and not loaded
    assert make_game("knucklebones", 2).name == "keltis"
    assert rules_versions("knucklebones") == (KeltisGame.rules_version,)
    assert loaded == ["keltis"]

    register_lazily("marbles", 1, load)
    with pytest.raises(ValueError, match="another game"):
        register("marbles", TainGame, KeltisGame.rules_version)
