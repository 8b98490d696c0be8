"""Results are kept as they come, and a run goes on where it was broken off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oenach.arena import ArenaError, Plan, run_tournament
from oenach.arena.folder import RESULTS, TIMINGS, Folder
from oenach.arena.records import GameRecord
from per_game import ANOTHER, QUICKEST

PLAN = Plan.of(QUICKEST, "random,greedy", games=6)


def lines(folder: Path) -> list[str]:
    return (folder / RESULTS).read_text(encoding="utf-8").splitlines()


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    run_tournament(PLAN, whole, workers=0)
    expected = lines(whole)
    assert json.loads(expected[0])["plan"] == PLAN.to_json()
    assert len(expected) == 7

    broken = tmp_path / "broken"
    broken.mkdir()
    half = expected[3][: len(expected[3]) // 2]
    (broken / RESULTS).write_text("\n".join([*expected[:3], half]), encoding="utf-8")
    (broken / TIMINGS).write_text('{"game":0,"seco', encoding="utf-8")
    heard: list[int] = []
    results = run_tournament(
        PLAN, broken, workers=0, on_game=lambda record: heard.append(record.game)
    )
    assert lines(broken) == expected
    assert heard == [0, 1, 2, 3, 4, 5]
    assert [record.game for record in results.records] == heard


def test_every_game_is_in_the_file_when_it_is_told(tmp_path: Path) -> None:
    def look(record: GameRecord) -> None:
        assert len(lines(tmp_path)) == record.game + 2

    run_tournament(PLAN, tmp_path, workers=0, on_game=look)


def test_a_finished_run_plays_nothing_more(tmp_path: Path) -> None:
    run_tournament(PLAN, tmp_path, workers=0)
    before = (tmp_path / RESULTS).stat().st_mtime_ns
    run_tournament(PLAN, tmp_path, workers=2)
    assert (tmp_path / RESULTS).stat().st_mtime_ns == before


@pytest.mark.parametrize(
    "other, differs",
    [
        (Plan.of(QUICKEST, "random,greedy", games=8), "games"),
        (Plan.of(QUICKEST, "random,greedy", games=6, seed=2), "seed"),
        (Plan.of(ANOTHER, "random,greedy", games=6), "game"),
        (Plan.of(QUICKEST, "greedy,random", games=6), "bots"),
    ],
)
def test_results_of_another_plan_are_left_alone(tmp_path: Path, other: Plan, differs: str) -> None:
    run_tournament(PLAN, tmp_path, workers=0)
    before = lines(tmp_path)
    with pytest.raises(ArenaError) as refused:
        run_tournament(other, tmp_path, workers=0)
    assert refused.value.key == "arena-other-plan"
    assert refused.value.facts["differs"] == differs
    assert lines(tmp_path) == before


@pytest.mark.parametrize(
    "line, text", [(1, "[]"), (1, '{"arena":9,"plan":{}}'), (2, "not JSON"), (2, '{"game":0}')]
)
def test_a_line_that_can_not_be_read_is_named(tmp_path: Path, line: int, text: str) -> None:
    run_tournament(PLAN, tmp_path, workers=0)
    found = lines(tmp_path)
    found[line - 1] = text
    (tmp_path / RESULTS).write_text("\n".join(found) + "\n", encoding="utf-8")
    with pytest.raises(ArenaError) as refused:
        run_tournament(PLAN, tmp_path, workers=0)
    assert refused.value.key == "arena-bad-line"
    assert refused.value.facts["line"] == line


@pytest.mark.parametrize(
    "change",
    [
        {"scores": "12"},
        {"scores": [1]},
        {"winners": [7]},
        {"order": ["greedy", "greedy"]},
        {"game": 99},
        {"faults": [{}]},
        {"plies": 10**400},
        {"rounds": -(10**400)},
        {"simulations": [10**400, 1]},
    ],
)
def test_a_game_that_can_not_be_of_the_tournament_is_named(
    tmp_path: Path, change: dict[str, object]
) -> None:
    run_tournament(PLAN, tmp_path, workers=0)
    found = lines(tmp_path)
    found[1] = json.dumps({**json.loads(found[1]), **change})
    (tmp_path / RESULTS).write_text("\n".join(found) + "\n", encoding="utf-8")
    with pytest.raises(ArenaError) as refused:
        run_tournament(PLAN, tmp_path, workers=0)
    assert (refused.value.key, refused.value.facts["line"]) == ("arena-bad-line", 2)


@pytest.mark.parametrize("name", [RESULTS, TIMINGS])
@pytest.mark.parametrize(
    "text",
    [b"\xff", b"[]", b"[" * 100_000, b'{"game":0}', b'{"game":0,"seconds":1}'],
    ids=["not UTF-8", "a list", "nested", "too little", "no times"],
)
def test_whatever_a_line_is_that_can_not_be_read_it_is_named(
    tmp_path: Path, name: str, text: bytes
) -> None:
    run_tournament(PLAN, tmp_path, workers=0)
    found = (tmp_path / name).read_bytes().splitlines()
    found[-1] = text
    (tmp_path / name).write_bytes(b"\n".join(found) + b"\n")
    with pytest.raises(ArenaError) as refused:
        run_tournament(PLAN, tmp_path, workers=0)
    assert (refused.value.key, refused.value.facts["line"]) == ("arena-bad-line", len(found))


def test_a_folder_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError) as refused:
        run_tournament(PLAN, tmp_path / "file" / "folder", workers=0)
    assert refused.value.key == "arena-folder"


def test_two_runs_never_share_a_folder(tmp_path: Path) -> None:
    with Folder(tmp_path, PLAN):
        with pytest.raises(ArenaError) as refused:
            Folder(tmp_path, PLAN)
        assert refused.value.key == "arena-busy"
    with Folder(tmp_path, PLAN) as again:
        assert again.records == {}
