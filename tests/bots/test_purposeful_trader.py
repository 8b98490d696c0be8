"""The purposeful player of Celtic Trader, and the balance check that it plays."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from oenach.bots.bot import Bot
from oenach.bots.purposeful_trader import PurposefulTrader
from oenach.bots.random_bot import RandomBot
from oenach.bots.trader_roads import FAR, Roads
from oenach.games.celtic_trader.components import PHASE_MOVE
from oenach.games.celtic_trader.game import TraderGame
from oenach.games.celtic_trader.state import TraderState
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, LETTERS, OVER

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
sys.path.insert(0, str(ROOT / "tests" / "games" / "celtic_trader"))

import balance_trader  # noqa: E402
from balance_figures import Played, faults, figures  # noqa: E402
from balance_picture import picture  # noqa: E402
from big_map import random_map  # noqa: E402
from small_map import small_map  # noqa: E402
from trader_tables import goes, seat_of, table  # noqa: E402

Choose = Callable[[TraderState], int]


def finish(game: TraderGame, seed: int, choose: Choose) -> tuple[TraderState, list[str]]:
    """A game from its set-up to its end, and all its moves."""
    rng, state, texts = Rng(seed), game.new(), []
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            move = int(game.random_move(state, rng))
        else:
            move = choose(state)
        texts.append(game.text(state, move))
        state.apply(move)  # IllegalMove if the player chose anything that is not legal
    return state, texts


def purposeful() -> Choose:
    player = PurposefulTrader()
    return lambda state: player.choose_in(state, state.legal_moves())


# The player


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options", [{}, {"limit": "rounds:9"}, {"roles": "draft", "fast_game": True, "supply": 40}]
)
@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.long) for n in (1, 2))])
def test_plays_legal_moves_to_the_end(seats: int, options: dict[str, object], seed: int) -> None:
    state, texts = finish(TraderGame(seats, options), seed, purposeful())
    assert state.round <= 40
    assert any(text.startswith("deliver") for text in texts)


@pytest.mark.parametrize("seed", range(4))
def test_plays_on_other_maps(seed: int) -> None:
    maps = [small_map(), random_map(Random(seed), 12), random_map(Random(seed), 60)]
    for world in maps:
        game = TraderGame(2 + seed, {"map": world, "limit": "rounds:20"})
        assert finish(game, seed, purposeful())[0].outcome() is not None


@pytest.mark.parametrize("seats", [2, 5])
def test_same_seed_same_game(seats: int) -> None:
    game = TraderGame(seats, {})
    once = finish(game, 7, purposeful())[1]
    assert finish(game, 7, purposeful())[1] == once
    assert finish(game, 8, purposeful())[1] != once


@pytest.mark.parametrize("options", [{}, {"map": small_map()}])
def test_choose_from_knowledge_is_choose_in_the_state(options: dict[str, object]) -> None:
    """Also by a new player, so that nothing it remembers changes its mind."""
    known, seen = PurposefulTrader(), purposeful()

    def both(state: TraderState) -> int:
        moves = state.legal_moves()
        knowledge = state.knowledge(int(state.to_act))
        choice = known.choose(knowledge, moves, Random(1))
        assert choice == seen(state)
        if len(moves) % 3 == 0:
            assert PurposefulTrader().choose(knowledge, moves, Random(2)) == choice
        return choice

    finish(TraderGame(3, {**options, "limit": "rounds:12"}), 3, both)


def test_one_player_for_several_tables() -> None:
    player: Bot = PurposefulTrader()
    for seats, options in ((2, {}), (4, {}), (4, {"map": small_map()}), (2, {})):
        state = TraderGame(seats, options).new()
        while state.to_act == CHANCE:
            state.apply(state.legal_moves()[0])
        moves = state.legal_moves()
        assert player.choose(state.knowledge(int(state.to_act)), moves, Random(1)) in moves


def test_beats_random_players() -> None:
    game, wins = TraderGame(2, {"limit": "rounds:20"}), 0.0
    for seed in range(40):
        own, rng = seed % 2, Random(seed)
        trader, stroller = purposeful(), RandomBot()

        def choose(
            state: TraderState,
            own: int = own,
            rng: Random = rng,
            trader: Choose = trader,
            stroller: Bot = stroller,
        ) -> int:
            if state.to_act == own:
                return trader(state)
            return stroller.choose(state.knowledge(1 - own), state.legal_moves(), rng)

        outcome = finish(game, seed, choose)[0].outcome()
        assert outcome is not None
        wins += (own in outcome.winners) / len(outcome.winners)
    assert wins > 36


# What it does, in positions of the small map


def choice(**told: Any) -> str:
    """What the seat to act does in a position."""
    state = table(**told)
    return state.game.text(state, purposeful()(state))


def at_belgae(**values: int) -> dict[str, Any]:
    """A visit to Belgae, whose chart stands so."""
    chart = {**dict.fromkeys(["deer", "cloth", "wheat", "fish", "ore", "grapes"], 4), **values}
    return {"phase": "stronghold", "charts": {"belgae": chart}, "turn": {"values": chart}}


CIRCLE = {"phase": "circle", "turn": {"claimed": False}}


def test_C18_delivers_what_pays_here() -> None:
    own = {"at": "belgae", "carried": ["ore"]}
    assert choice(**at_belgae(ore=8), A=own) == "deliver ore"


def test_C18_keeps_what_pays_much_better_at_the_next_market() -> None:
    own = {"at": "belgae", "carried": ["grapes"], "movement": 4}
    assert choice(**at_belgae(grapes=1), A=own, spots={}) == "end"


def test_C16_takes_the_resource_that_lies_here() -> None:
    assert choice(A={"at": "a1"}) == "pick deer"


def test_C17_buys_what_its_role_rewards() -> None:
    # In the last round an ability is worth its bonus and nothing else.
    told = {**CIRCLE, "last_round": True}
    assert choice(**told, A={"role": "fastest", "at": "s1", "rp": 2}) == "buy movement"
    assert choice(**told, A={"role": "shrewdest", "at": "s1", "rp": 2}) == "buy trading"
    assert choice(**told, A={"role": "strongest", "at": "s1", "rp": 2}) == "buy carrying"


def test_C17_claims_before_the_end_unless_its_rp_count() -> None:
    humble = {"role": "humblest", "at": "s1", "rp": 9}
    assert choice(**CIRCLE, A=humble, last_round=True) == "claim 9"
    trusted = {"role": "trusted", "at": "s1", "rp": 9}
    assert choice(**CIRCLE, A=trusted, B={"role": "fastest"}, last_round=True) == "end"


def test_C17_goes_to_the_circle_to_claim_in_the_last_round() -> None:
    own = {"role": "humblest", "at": "iceni", "rp": 9}
    assert choice(A=own, last_round=True, spots={}) == "go s1"


def test_C10_moves_the_token_under_it_away() -> None:
    assert choice(phase="roman", A={"at": "W"}, romans="W").startswith("roman ")


def test_C11_puts_a_resource_near_itself() -> None:
    drawn = {"drawn": ["ore"]}
    spots = {"K": ["deer", "wheat"], "h1": ["cloth", "fish"]}
    assert choice(phase="resolve", A={"at": "K"}, spots=spots, turn=drawn) == "resolve ore@K"
    assert choice(phase="resolve", A={"at": "O"}, spots=spots, turn=drawn) == "resolve ore@O"


def test_C11_recalls_the_romans_from_its_way() -> None:
    own = {"at": "g1", "carried": ["ore"]}
    found = choice(phase="resolve", A=own, romans="N b2", spots={}, turn={"drawn": ["orders"]})
    assert found == "resolve orders@b2"


def test_C12_ends_the_game_when_ahead_and_not_when_behind() -> None:
    told: dict[str, Any] = {
        "phase": "resolve",
        "romans": "i1",
        "cities": "cantii belgae parisi silures regni",
        "turn": {"drawn": ["roman"]},
    }
    assert choice(**told, A={"vp": 9}, B={"vp": 3}) == "resolve roman@i2"
    assert choice(**told, A={"vp": 3}, B={"vp": 9}) != "resolve roman@i2"


@pytest.mark.parametrize("seed", range(3))
def test_its_roads_are_those_of_the_rules(seed: int) -> None:
    """C3a, C13: it reckons with every legal step, and with no other."""
    game = TraderGame(3, {"map": random_map(Random(seed), 30), "limit": "rounds:6"})
    roads, rng, state = Roads(game.board), Rng(seed), game.new()
    while state.to_act != OVER:
        if state.phase == PHASE_MOVE and state.points > 0 and not state.halted:
            at = game.board.place_numbers[seat_of(state, LETTERS[state.seat])["at"]]
            found = {game.board.name(to) for to, _, _ in roads.layout(state).steps[at]}
            assert found == goes(state)
        state.apply(int(game.random_move(state, rng)))
    # Nobody stops on a clear road of a stronghold, but every other place can be reached.
    board = game.board
    far = roads.layout(state).distances(0)
    stops = [place for place in range(len(far)) if board.road_of[place] < 0]
    assert max(far[place] for place in stops) < FAR


# The balance check


def test_the_figures_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    asked = ["--games", "4", "--seats", "2,3", "--seed", "5", "--limit", "rounds:8"]
    told = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        status = balance_trader.main([*asked, "--workers", workers, "--json", str(file)])
        assert status in (0, 1)
        told.append(json.loads(file.read_text()))
    assert told[0] == told[1]
    assert [found["seats"] for found in told[0]["tables"]] == [2, 3]


def test_forty_games_and_their_picture() -> None:
    console = Console(file=StringIO(), width=100)
    games = 20
    tables = balance_trader.study([2, 5], games, 1, {}, 1, console)
    for found in tables:
        assert sum(share.wins for share in found.by_seat) == pytest.approx(games)
        assert sum(share.wins for share in found.by_role) == pytest.approx(games)
        assert sum(share.games for share in found.by_role) == games * found.seats
        assert sum(found.endings.values()) == games
        assert 8 <= found.rounds.low <= found.rounds.median <= found.rounds.high <= 40
        assert all(share.low <= share.relative <= share.high for share in found.by_role)
        console.print(balance_trader.table_of(found))
    drawing = ElementTree.fromstring(picture(tables))
    assert drawing.tag.endswith("svg")
    assert len(drawing.findall(".//{*}circle")) == 2 * 6 + 2 + 5


def test_faults_are_found() -> None:
    even = [played(wins=(1.0, 0.0)), played(wins=(0.0, 1.0), reason="conquest")]
    assert faults([figures(2, "none", even * 10)]) == []
    unfair = [played(wins=(1.0, 0.0), rounds=30)] * 9 + [played(wins=(0.0, 1.0), rounds=30)]
    assert faults([figures(2, "none", unfair)]) == [
        "2 seats: B wins 0.20 times its fair share",
        "2 seats: trusted wins 0.20 times its fair share",
        "2 seats: a typical game lasts 30 rounds",
        "no game ended by conquest",
    ]
    assert faults([figures(2, "rounds:30", even * 10)]) == ["no game ended by limit"]


def played(wins: tuple[float, float], rounds: int = 15, reason: str = "supply") -> Played:
    return Played(reason, rounds, ("fastest", "trusted"), (50, 40), wins)


@pytest.mark.parametrize(
    "asked", [["--map", "nowhere.json"], ["--limit", "minutes:9"], ["--limit", "rounds:0"]]
)
def test_bad_input_is_told(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert balance_trader.main(["--games", "1", *asked]) == 2
    assert capsys.readouterr().err
