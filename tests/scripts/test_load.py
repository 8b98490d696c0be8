"""The load program measures what it says, with everybody's messages counted."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bench.load import plots
from bench.load.boardgame_io.packages import NoPackages, modules
from bench.load.contestants import FILES, MEMORY
from bench.load.figures import Row, Spread, ratios, summed
from bench.load.job import Result
from bench.load.measures.by_log import long_match
from bench.load.plan import MEASURES
from bench.load.soak import slopes
from bench.pairs import Figures, Message, Offer, Pair, Position

ROOT = Path(__file__).parents[2]
TINY = ("--rounds", "1", "--seconds", "0.3", "--warm", "0.1", "--tables", "2", "--at", "2")


def run(*arguments: str, program: str = "bench.load") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", program, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def measured(folder: Path, *arguments: str) -> dict[str, Any]:
    ended = run(*arguments, *TINY, "--out", str(folder))
    assert ended.returncode == 0, ended.stderr
    figures: dict[str, Any] = json.loads((folder / "load.json").read_text())
    for row in figures["rows"]:
        assert row["figures"]["moves"] > 0 and row["figures"]["faults"] == [], row
        assert row["contestant"] in ended.stdout
    return figures


def test_help_says_what_can_be_measured() -> None:
    said = run("--help").stdout
    assert all(f"{name} " in said and what in said for name, what in MEASURES.items())
    refused = run("applause")
    assert refused.returncode == 2 and "no such measure: applause" in refused.stderr


def test_a_short_run_measures_a_real_server(tmp_path: Path) -> None:
    few = ["--onlookers", "3", "--paced-seconds", "1.2", "--events", "150"]
    few += ["--long-tables", "2", "--stored", "4"]
    measures = ("tables", "onlookers", "log", "stored", "processes")
    figures = measured(tmp_path, *measures, "--alone", *few)
    places = [(row["measure"], row["at"]) for row in figures["rows"]]
    assert places == [
        ("tables", 2),
        ("onlookers", 3),
        ("log", 0),
        ("log", 150),
        ("stored", 0),
        ("stored", 4),
    ]
    watched = figures["rows"][1]["figures"]
    # Each of the three is told of every move; one may be under way when time is over.
    assert watched["frames"] >= 3 * (watched["moves"] - 1) > 0
    assert watched["frames_before"] >= 3, "each was welcomed"
    assert any("{processes}" in why for why in figures["left_out"])
    drawn = {path.stem for path in tmp_path.glob("*.svg")}
    assert drawn == {"tables", "onlookers", "log", "stored"}


def test_boardgame_io_is_played_at_in_the_same_run(tmp_path: Path) -> None:
    try:
        modules()
    except NoPackages as why:
        pytest.skip(f"boardgame.io: {why}")
    figures = measured(tmp_path, "tables")
    rows = {row["contestant"]: row["figures"] for row in figures["rows"]}
    assert list(rows) == ["bare sockets", "oenach, SQLite", MEMORY, FILES]
    # Messages of a size: what one of the two has to carry, the other has, too.
    ours, theirs = (rows[name]["bytes_a_move"] for name in ("oenach, SQLite", MEMORY))
    assert 0.5 < theirs / ours < 2
    assert ElementTree.parse(tmp_path / "tables.svg").getroot().get("aria-label")


def test_a_server_that_does_not_start_is_said(tmp_path: Path) -> None:
    ended = run("tables", "--alone", *TINY, "--serve", "false", "--out", str(tmp_path))
    assert ended.returncode == 1
    left_out = json.loads((tmp_path / "load.json").read_text())["left_out"]
    assert len(left_out) == 1 and "does not start" in left_out[0]


def test_a_long_match_goes_on() -> None:
    match, _ = long_match(300)
    assert match.last_seq >= 300 and not match.over
    assert match.game.rules_version and match.state.legal_moves()


class Sender:
    """One of two clients of which nothing is sent: what they would send is kept."""

    def __init__(self, viewer: str) -> None:
        self.viewer = viewer
        self.position: Position
        self.sent: list[int] = []

    def move(self, position: Position, text: str) -> str:
        self.sent.append(position.seq)
        return f"command {position.seq}"


def forced(seq: int, viewer: str) -> Position:
    return Position(seq=seq, viewer=viewer, to_act="A", offers=[Offer("only")])


def test_a_forced_move_that_the_table_made_first_is_no_fault() -> None:
    async def overtaken() -> Pair:
        pair = Pair(Figures(1), Random(1))
        pair.clients = [Sender("A"), Sender("B")]
        for client in pair.clients:
            pair.take(client, Message("welcome", position=forced(4, client.viewer)))
        pair.begun = True
        pair.play()
        for client in pair.clients:
            pair.take(client, Message("update", position=forced(5, client.viewer)))
        late = Message("stale", id="command 4", position=forced(5, "A"))
        pair.take(pair.clients[0], late)
        return pair

    pair = asyncio.run(overtaken())
    assert pair.figures.faults == [] and pair.figures.overtaken == 1
    assert pair.clients[0].sent == [4, 5], "each position is answered once"


def result(moves: int, seconds: float, took: list[int]) -> Result:
    return Result(
        moves=moves,
        seconds=seconds,
        acknowledged=took,
        updated=took,
        bytes_a_move=100.0 * moves,
        overtaken=0,
        faults=[],
        server_seconds=seconds / 2,
        client_seconds=seconds / 4,
    )


def test_processes_of_players_are_summed() -> None:
    both = summed([result(100, 2.0, [1000] * 100), result(300, 2.0, [3000] * 300)])
    assert both.moves == 400 and both.moves_per_second == 200.0
    assert (both.p50, both.p99) == (3.0, 3.0)
    assert both.server_share == 0.5 and both.client_share == 0.5
    assert both.server_us_a_move == 2500.0
    assert both.bytes_a_move == (100 * 10_000 + 300 * 30_000) / 400


def row(contestant: str, number: int, rate: float) -> Row:
    figures = summed([result(round(rate), 1.0, [1000])])
    return Row(measure="tables", contestant=contestant, at=10, round=number, figures=figures)


def test_ratios_are_those_of_the_same_round() -> None:
    ours = [row("ours", 0, 200), row("ours", 1, 10)]
    theirs = [row("theirs", 1, 10), row("theirs", 0, 100)]
    assert ratios(ours, theirs, "moves_per_second") == Spread(1.5, 1.0, 2.0)
    assert ratios(ours, [], "moves_per_second") is None


def test_a_plot_names_all_and_draws_far_numbers_by_powers_of_ten() -> None:
    rows = [row("slow & small", 0, 10), row("quick", 0, 9_000)]
    drawn = plots.of_measure("Tables", "tables", rows, ["moves_per_second"])
    texts = [element.text for element in ElementTree.fromstring(drawn).iter() if element.text]
    assert {"slow & small", "quick", "10", "100", "1,000", "10,000"} <= set(texts)


TIMES = [5.0 * number for number in range(120)]
WILD = [(number * 7919) % 13 - 6 for number in range(120)]
ALLOWED = slopes.Allowed(0.05, 3.0)


def test_what_goes_up_and_down_does_not_grow() -> None:
    flat = [100.0 + each for each in WILD]
    assert not slopes.trend(TIMES, flat, ALLOWED).grows
    # Two samples out of proportion, at the end.
    assert not slopes.trend(TIMES, [*flat[:-2], 900.0, 900.0], ALLOWED).grows


def test_what_grows_is_found_below_what_goes_up_and_down() -> None:
    leak = [100.0 + each + 0.1 * number for number, each in enumerate(WILD)]
    found = slopes.trend(TIMES, leak, ALLOWED)
    assert found.grows and 11 < found.growth.middle < 13
    assert not slopes.trend(TIMES, leak, slopes.Allowed(0.2, 3.0)).grows
    assert not slopes.trend(TIMES, leak[::-1], ALLOWED).grows


def test_too_few_samples_say_nothing() -> None:
    assert not slopes.trend([0.0, 1.0], [1.0, 100.0], ALLOWED).grows


def test_a_short_soak_does_everything_and_samples_it(tmp_path: Path) -> None:
    few = ("--minutes", "0.05", "--every", "0.5", "--tables", "2", "--bots", "1")
    ended = run(*few, "--onlookers", "2", "--out", str(tmp_path), program="bench.load.soak")
    soaked = json.loads((tmp_path / "soak.json").read_text())
    assert soaked["faults"] == [] and soaked["done"]["moves"] > 0, ended.stderr
    # Whether something grows within seconds depends on the machine; that it is told does not.
    assert ended.returncode == (1 if soaked["grows"] else 0), ended.stderr
    assert len(soaked["samples"]) == 6
    # Two at each of two tables, one with a bot, the listening socket, perhaps onlookers.
    assert all(each["connections"] >= 6 for each in soaked["samples"])
    assert ElementTree.parse(tmp_path / "soak.svg").getroot() is not None


def test_versions_are_those_that_the_page_names() -> None:
    package = json.loads((ROOT / "bench/load/boardgame_io/package.json").read_text())
    page = (ROOT / "docs/benchmarks.md").read_text()
    assert f"boardgame.io {package['dependencies']['boardgame.io']} " in page
    assert f"node-persist to {package['dependencies']['node-persist']}" in page
    major, minor, _ = package["overrides"]["koa-compose"].split(".")
    assert (int(major), int(minor)) < (4, 2) and "koa-compose is pinned below 4.2" in page
