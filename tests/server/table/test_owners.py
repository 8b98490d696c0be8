"""What has a life of its own at a table, each part without the others."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest

from oenach.bots.hosting.answer import Answer, Fault, FaultKind
from oenach.bots.hosting.host import seconds_of
from oenach.kernel.errors import MalformedMove, StaleMatch
from oenach.kernel.logs.events import Moved, Seated
from oenach.server.errors import Conflict, Forbidden
from oenach.server.randomness import SystemRandomness
from oenach.server.store.stillness import Stillness
from oenach.server.store.terms import Terms
from oenach.server.store.writing.writes import Kind, Write
from oenach.server.table.owners.bots.bot_moves import BotMoves
from oenach.server.table.owners.bots.stand_ins import StandIns
from oenach.server.table.owners.chat import TableChat
from oenach.server.table.owners.due.clocks import Clocks
from oenach.server.table.owners.naming import Naming
from oenach.server.table.owners.queues import Queues
from oenach.server.table.owners.rematch import Rematcher
from oenach.server.table.owners.takeback import Takebacker
from oenach.server.wire.commands import AnswerTakeback, AskTakeback, Rematch, Resign, Say, Sit
from oenach.server.wire.parts import Clock
from server.desk import Desk, bot, person

ADA, BO, CAT = "ada", "bo", "cat"


def two() -> Desk:
    return Desk([person(0, ADA), person(1, BO)])


def three() -> Desk:
    return Desk([person(0, ADA), person(1, BO), person(2, CAT)])


# Queues.


def queues_of(desk: Desk) -> Queues:
    return Queues(desk, desk.roster, desk.audience)


def stand_ins_of(desk: Desk) -> StandIns:
    return StandIns(
        table=desk,
        roster=desk.roster,
        clocks=desk.clocks,
        audience=desk.audience,
        absences=desk.absences,
        journal=desk.journal,
    )


def test_the_first_queued_move_that_is_legal_is_played_and_those_before_it_drop_out() -> None:
    desk = two()
    (ada,), queues = desk.connect(ADA), queues_of(desk)
    desk.roster.queue(0, ["=A", "R>3", "G>1", "G>2"], Write())
    refused = [desk.match.refusal(text, seat=0) is not None for text in queues.of(0)]
    assert refused == [True, False, False, False]
    asyncio.run(queues.play_next(desk.match))
    assert desk.match.to_act == 1 and queues.of(0) == ["G>1", "G>2"]
    assert [row["new_queue"] for kind, row in desk.written if kind is Kind.SEAT_CHANGE] == [
        '["G>1","G>2"]'
    ]
    (told,) = ada.told
    assert (told["type"], told["seat"]) == ("queue", "A")
    assert [move["text"] for move in told["moves"]] == ["G>1", "G>2"]


def test_a_queue_in_which_nothing_is_legal_is_emptied_and_nothing_happens() -> None:
    desk = two()
    queues, seq = queues_of(desk), desk.match.last_seq
    desk.roster.queue(0, ["=A"], Write())
    asyncio.run(queues.play_next(desk.match))
    assert desk.match.last_seq == seq and queues.of(0) == [] and desk.rescheduled == 1


def test_a_move_that_was_queued_is_not_played_twice() -> None:
    desk = two()
    queues, write = queues_of(desk), Write()
    desk.roster.queue(0, ["R>3", "G>1"], Write())
    queues.played(0, ["G>1"], write)
    assert not write and queues.of(0) == ["R>3", "G>1"]
    queues.played(0, ["R>3"], write)
    assert write and queues.of(0) == ["G>1"]


def test_what_is_no_move_is_not_queued() -> None:
    desk = two()
    queues = queues_of(desk)
    with pytest.raises(MalformedMove):
        asyncio.run(queues.replace(0, ["R>3", "nonsense"]))
    assert queues.of(0) == [] and desk.written == []


def test_nobody_but_the_seat_is_told_of_its_queue() -> None:
    desk = two()
    ada, bo, onlooker = desk.connect(ADA, BO, None)
    queues_of(desk).tell(0)
    assert (ada.kinds(), bo.kinds(), onlooker.kinds()) == (["queue"], [], [])


# Takebacks.


def takebacker_of(desk: Desk) -> Takebacker:
    return Takebacker(
        table=desk,
        roster=desk.roster,
        audience=desk.audience,
        queues=queues_of(desk),
        journal=desk.journal,
    )


def asking(desk: Desk, command: str = "ask-00001") -> AskTakeback:
    return AskTakeback(command, desk.match.last_seq)


def test_bots_agree_to_a_takeback_at_once() -> None:
    desk = Desk([person(0, ADA), bot(1)])
    (ada,), takebacker = desk.connect(ADA), takebacker_of(desk)
    desk.match.play("R>3")
    asyncio.run(takebacker.ask(ada, 0, asking(desk)))
    assert desk.match.to_act == 0 and takebacker.asked is None
    assert desk.commands == ["ask-00001"] and ada.kinds() == ["takeback-ended"]


def test_everybody_has_to_agree_and_one_no_is_enough() -> None:
    async def go() -> None:
        desk = three()
        (ada, bo, cat), takebacker = desk.connect(ADA, BO, CAT), takebacker_of(desk)
        desk.match.play("R>3")
        await takebacker.ask(ada, 0, asking(desk))
        with pytest.raises(Forbidden):
            await takebacker.answer(ada, AnswerTakeback("yes-00001", True))
        await takebacker.answer(bo, AnswerTakeback("yes-00002", True))
        assert takebacker.asked is not None and takebacker.asked.agreed == ["B"]
        assert desk.match.to_act == 1, "one still has to say something"
        await takebacker.answer(cat, AnswerTakeback("no-000001", False))
        assert takebacker.asked is None and desk.match.to_act == 1
        assert ada.told[-1] == {"type": "takeback-ended", "result": "declined"}
        with pytest.raises(Conflict):
            await takebacker.answer(bo, AnswerTakeback("yes-00003", True))
        await takebacker.ask(ada, 0, asking(desk, "ask-00002"))
        for visitor in (bo, cat):
            await takebacker.answer(visitor, AnswerTakeback("yes-00004", True))
        assert desk.match.to_act == 0
        assert ada.told[-1] == {"type": "takeback-ended", "result": "granted"}

    asyncio.run(go())


def test_a_takeback_takes_the_queue_with_it() -> None:
    desk = Desk([person(0, ADA), bot(1)])
    (ada,), takebacker = desk.connect(ADA), takebacker_of(desk)
    desk.match.play("R>3")
    desk.roster.queue(0, ["G>1"], Write())
    asyncio.run(takebacker.ask(ada, 0, asking(desk)))
    assert desk.roster.chair(0).queue == []
    assert ada.kinds() == ["queue", "takeback-ended"]


def test_a_request_is_about_the_position_in_which_it_was_made() -> None:
    async def go() -> None:
        desk = two()
        (ada, bo), takebacker = desk.connect(ADA, BO), takebacker_of(desk)
        desk.match.play("R>3")
        before = asking(desk)
        await takebacker.ask(ada, 0, before)
        takebacker.tell_change()
        assert takebacker.asked is not None
        desk.match.play("R>4")
        takebacker.tell_change()
        assert takebacker.asked is None
        assert bo.told[-1] == {"type": "takeback-ended", "result": "overtaken"}
        with pytest.raises(StaleMatch):
            await takebacker.ask(ada, 0, before)

    asyncio.run(go())


def test_takebacks_can_be_agreed_away() -> None:
    desk = Desk([person(0, ADA), bot(1)], terms=Terms(takebacks=False))
    (ada,) = desk.connect(ADA)
    desk.match.play("R>3")
    with pytest.raises(Forbidden):
        asyncio.run(takebacker_of(desk).ask(ada, 0, asking(desk)))


# Rematches.


def test_another_match_begins_once_when_everybody_who_is_there_is_ready() -> None:
    begun: list[set[str]] = []

    async def next_match(ready: Collection[str], at_once: bool, place: str) -> None:
        assert at_once, "nobody wished to change the seats first"
        begun.append(set(ready))
        desk.roster.follow_up("the-next-table")

    desk = three()

    async def go() -> None:
        ada, bo, onlooker = desk.connect(ADA, BO, "dot")
        rematcher = Rematcher(desk, desk.roster, desk.audience, next_match)
        with pytest.raises(Conflict):
            await rematcher.agree(ada, Rematch("again-001"))
        while not desk.match.over:
            state = desk.match.state
            desk.match.play(desk.match.game.text(state, state.legal_moves()[0]))
        await rematcher.agree(ada, Rematch("again-002"))
        assert not begun and onlooker.told[-1] == {"type": "rematch", "ready": ["A"]}
        for command in ("again-003", "again-004"):
            await rematcher.agree(bo, Rematch(command))
        assert begun == [{ADA, BO}], "cat is not there, and dot has no seat"
        assert desk.roster.row.rematch == "the-next-table"
        assert ada.told[-1]["table"] == "the-next-table"

    asyncio.run(go())


# What is said.


@pytest.mark.parametrize(("muted", "banned"), [(True, False), (False, True)])
def test_nothing_is_heard_of_the_muted_and_the_removed(muted: bool, banned: bool) -> None:
    desk = two()
    ada, bo = desk.connect(ADA, BO)
    if muted:
        desk.roster.mute(BO, True, Write())
    if banned:
        desk.roster.ban(BO, "Somebody", Write())
    chat = TableChat(
        table=desk,
        roster=desk.roster,
        audience=desk.audience,
        naming=Naming(desk.roster, desk.audience),
        archive=desk.archive,
        shared=False,
    )
    with pytest.raises(Forbidden):
        asyncio.run(chat.say(bo, Say("hello")))
    asyncio.run(chat.say(ada, Say(" Slán\x07! ")))
    assert [row["text"] for kind, row in desk.written if kind is Kind.SAYING] == ["Slán!"]
    assert bo.told[-1]["said"]["text"] == "Slán!" and ada.kinds() == bo.kinds() == ["chat"]


# Whoever stands in.


def test_a_bot_stands_in_and_the_person_finds_time_on_the_clock() -> None:
    async def go() -> None:
        terms = Terms(clock=Clock("bank", 60, 0), stand_in="random")
        desk = Desk([person(0, ADA), person(1, BO)], terms=terms)
        (ada,) = desk.connect(ADA)
        desk.clocks.banks[0] = 0
        stand_ins = stand_ins_of(desk)
        with pytest.raises(Conflict):
            await stand_ins.give_back(0, Sit("sit-00001"), ada)
        await stand_ins.take_over(0, "clock")
        assert desk.roster.bot_of(0) == "random"
        await stand_ins.give_back(0, Sit("sit-00002"), ada)
        assert desk.roster.bot_of(0) is None
        assert desk.roster.chair(0).bank == desk.clocks.banks[0] > 0
        seated = [one.event for one in desk.match.events() if isinstance(one.event, Seated)]
        assert [event.who for event in seated] == ["bot:random", "person:Ada"]

    asyncio.run(go())


def test_whoever_resigned_among_three_does_not_come_back() -> None:
    async def go() -> None:
        desk = three()
        (ada,) = desk.connect(ADA)
        stand_ins = stand_ins_of(desk)
        await stand_ins.resign(0, Resign("resign-01"), ada)
        assert not desk.match.over and desk.roster.chair(0).why == "resigned"
        with pytest.raises(Forbidden):
            await stand_ins.give_back(0, Sit("sit-00001"), ada)

    asyncio.run(go())


def test_what_the_match_refuses_changes_nothing() -> None:
    async def go() -> None:
        desk = two()
        (ada,) = desk.connect(ADA)
        stand_ins = stand_ins_of(desk)
        await stand_ins.resign(0, Resign("resign-01"), ada)
        before = desk.roster.row
        assert desk.match.over
        with pytest.raises(Exception, match="match-over"):
            await stand_ins.take_over(1, "clock")
        assert desk.roster.row is before

    asyncio.run(go())


# Bots.


def bot_moves_of(desk: Desk, context: object = None) -> BotMoves:
    """Without a context nobody is asked."""
    return BotMoves(
        table=desk,
        context=context,  # type: ignore[arg-type]
        roster=desk.roster,
        journal=desk.journal,
        audience=desk.audience,
    )


@pytest.mark.parametrize("kind", FaultKind)
def test_after_a_fault_the_log_says_that_chance_moved_for_the_bot(kind: FaultKind) -> None:
    desk = Desk([bot(0), person(1, BO)])
    moves = bot_moves_of(desk)
    move, seen = desk.match.state.legal_moves()[0], desk.match.last_seq
    asyncio.run(moves.make(0, "novice", Answer(move, None, Fault(kind, "on purpose"))))
    events = [one.event for one in desk.match.events(seen)]
    seats = [event.who for event in events if isinstance(event, Seated)]
    assert seats == [f"fallback:novice:{kind}", "bot:novice"]
    assert [type(event) for event in events] == [Seated, Moved, Seated]


def test_a_bot_without_a_fault_moves_and_no_more_is_said() -> None:
    desk = Desk([bot(0), person(1, BO)])
    moves = bot_moves_of(desk)
    seen = desk.match.last_seq
    asyncio.run(moves.make(0, "novice", Answer(desk.match.state.legal_moves()[0])))
    assert [type(one.event) for one in desk.match.events(seen)] == [Moved]


class LateBots:
    """Answers that come when the move has long been due, each after so many seconds of thinking."""

    def __init__(self, move: int, seconds: float) -> None:
        self.bots = self
        self.randomness = SystemRandomness()
        self.stillness = Stillness()
        self._answer = Answer(move, seconds=seconds)

    async def ask(self, *_: object, **__: object) -> Answer:
        return self._answer


@pytest.mark.parametrize("alone", [False, True])
def test_how_long_a_late_move_was_thought_about_is_not_seen(
    alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From its turn to its move a bot takes its time, all of it; where nothing is hidden, it need
    not."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    taken = []
    for seconds in (0.001, 0.1, 0.29):
        desk = Desk([bot(0), bot(1) if alone else person(1, BO)])
        moves = bot_moves_of(desk, LateBots(desk.match.state.legal_moves()[0], seconds))
        slept.clear()
        asyncio.run(moves.play(desk.match, desk.match.last_seq, 0))
        assert isinstance(desk.match.events()[-1].event, Moved)
        taken.append(round(seconds + sum(slept), 6))
    assert taken == ([0.001, 0.1, 0.29] if alone else [seconds_of("novice")] * 3)


# Curtains.


def test_the_curtain_falls_for_the_next_player_at_the_same_screen() -> None:
    desk = Desk([person(0, ADA), person(1, ADA)])
    curtains = desk.curtains
    assert curtains.viewer(ADA) is None
    curtains.lift(ADA, 0)
    assert curtains.viewer(ADA) == 0 and curtains.fall(desk.match) == []
    desk.match.play("R>3")
    assert curtains.fall(desk.match) == [ADA] and curtains.viewer(ADA) is None
    curtains.lift(ADA, 1)
    curtains.drop(ADA)
    assert curtains.viewer(ADA) is None


def test_who_has_one_seat_needs_no_curtain_and_who_has_none_sees_what_all_see() -> None:
    desk = two()
    assert (desk.curtains.viewer(ADA), desk.curtains.viewer(BO)) == (0, 1)
    assert desk.curtains.viewer("dot") is None and desk.curtains.viewer(None) is None


# Clocks.


def test_a_bank_is_kept_from_turn_to_turn_with_its_increment() -> None:
    clocks = Clocks(Clock("bank", 60, 5), [None, None])
    assert clocks.hand_over(0, 0) is None and clocks.until == 60_000
    assert clocks.hand_over(1, 20_000) == 0
    assert clocks.banks == [45_000, 60_000] and clocks.runs == 1
    clocks.reset([1_000, None])
    assert clocks.banks == [1_000, 60_000] and clocks.runs is clocks.until is None
