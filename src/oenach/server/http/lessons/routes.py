"""Lessons: games that are learned by playing. How far one has got, only one's browser keeps."""

from __future__ import annotations

import asyncio
from types import MappingProxyType
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter

from oenach.bots.catalog import LEVEL_NAMES
from oenach.games.installed import module_of
from oenach.kernel.seats import LETTERS
from oenach.lessons.installed import lesson as find_lesson
from oenach.lessons.installed import lessons as all_lessons
from oenach.lessons.lesson import Lesson, LessonError
from oenach.lessons.run import Run
from oenach.messages.catalogues import LANGUAGES
from oenach.messages.game_texts import lesson_catalogues
from oenach.server.errors import Conflict, NotFound
from oenach.server.http.admission.limits import asked_from
from oenach.server.http.admission.people import Person
from oenach.server.http.bodies import Catalogue, GameWords
from oenach.server.http.dependencies import TheAsking, ThePeople, TheRegistry
from oenach.server.http.games import UNCHANGED, GameName, Language, unless_known
from oenach.server.http.lessons.bodies import (
    LessonAt,
    LessonFrame,
    LessonReached,
    LessonSeen,
    LessonTried,
    LessonTry,
)
from oenach.server.http.lessons.frames import can_play_on
from oenach.server.http.problems import CHANGING, refusals
from oenach.server.http.slow import jobs
from oenach.server.http.slow.asking import PACKED
from oenach.server.store.rows import SeatRow
from oenach.server.store.terms import Terms
from oenach.server.table.games import shared_game
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.table import Table
from oenach.server.wire.parts import TableSeen

AnyRequest = Request[Any, Any, Any]
LessonName = Annotated[str, PathParameter(max_length=40, description="The name of the lesson.")]
ASKING = (400, 403, 404, 413)
"""How a request can be refused that changes nothing, though something is sent with it."""


async def the_lesson(game: GameName, lesson_name: LessonName) -> Lesson:
    """Which lesson is asked about; NotFound if there is none of that name."""
    try:
        return find_lesson(game, lesson_name)
    except LessonError as error:
        raise NotFound(error.key, **error.facts) from None


@get("/api/lessons", tags=["lessons"], summary="The lessons of all games", responses=refusals())
async def lessons() -> list[LessonSeen]:
    """The first of each game is for those who have never played it."""
    return [
        LessonSeen(
            game=one.game,
            lesson=one.name,
            steps=len(one.steps),
            seats=one.seats,
            seat=one.seat,
        )
        for one in all_lessons()
    ]


class LessonController(Controller):
    """One lesson."""

    path = "/api/games/{game:str}/lessons/{lesson_name:str}"
    tags = ("lessons",)
    dependencies = MappingProxyType({"lesson": Provide(the_lesson)})

    @get(
        "/messages/{language:str}",
        summary="What is said in the lessons of a game",
        responses={**UNCHANGED, **refusals(400, 404)},
    )
    async def messages(
        self, request: AnyRequest, lesson: NamedDependency[Lesson], language: Language
    ) -> Response[GameWords]:
        """Fluent catalogues: those in the language, then the English ones for what that lacks."""
        module = module_of(lesson.game)
        if module is None or language not in LANGUAGES:
            raise NotFound("server-no-language", known=", ".join(LANGUAGES))
        texts = lesson_catalogues(module, language)
        return unless_known(request, GameWords(lesson.game, [Catalogue(*text) for text in texts]))

    @get(
        "/static-data",
        summary="What never changes in a lesson and is needed to draw it",
        responses=refusals(400, 404, 503),
        opt={PACKED: True},
    )
    async def static_data(
        self, request: AnyRequest, asking: TheAsking, lesson: NamedDependency[Lesson]
    ) -> Response[dict[str, object]]:
        """The same as a table has."""
        game = shared_game(lesson.game, lesson.seats, lesson.options, lesson.rules_version)
        return await asking.static_data(request, game, {})

    @post(
        "/frame",
        status_code=200,
        summary="A lesson at one of its steps",
        responses=refusals(*ASKING, 503),
        opt={PACKED: True},
    )
    async def frame(
        self,
        request: AnyRequest,
        asking: TheAsking,
        lesson: NamedDependency[Lesson],
        data: JSONBody[LessonAt],
    ) -> Response[LessonFrame]:
        """What is said, what is asked for, and the board as the learner may see it."""
        at = msgspec.to_builtins(data)
        return await asking.of_lesson(request, jobs.lesson_frame, lesson.game, lesson.name, at=at)

    @post(
        "/try",
        status_code=200,
        summary="Try a move at a step of a lesson",
        responses=refusals(*ASKING, 503),
        opt={PACKED: True},
    )
    async def attempt(
        self,
        request: AnyRequest,
        asking: TheAsking,
        lesson: NamedDependency[Lesson],
        data: JSONBody[LessonTry],
    ) -> Response[LessonTried]:
        """A right move leads on, another is shown, and one that is not legal says why."""
        tried = msgspec.to_builtins(data)
        return await asking.of_lesson(
            request, jobs.lesson_attempt, lesson.game, lesson.name, tried=tried
        )

    @post(
        "/reached",
        status_code=200,
        summary="Count that somebody has come to a step for the first time",
        responses=refusals(*ASKING, 503),
    )
    async def reached(
        self,
        registry: TheRegistry,
        lesson: NamedDependency[Lesson],
        data: JSONBody[LessonReached],
    ) -> LessonReached:
        """Nothing is kept of who it was."""
        if data.step > len(lesson.steps):
            raise NotFound("lesson-over")
        await asyncio.to_thread(
            registry.context.archive.count_step, lesson.game, lesson.name, data.step
        )
        return data

    @post(
        "/play-on",
        summary="Play on from a step at a table of one's own, against the weakest bots",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def play_on(
        self,
        request: AnyRequest,
        people: ThePeople,
        registry: TheRegistry,
        lesson: NamedDependency[Lesson],
        data: JSONBody[LessonAt],
    ) -> TableSeen:
        """A match like any other, but that it says nothing of which bots one can beat. Not from a
        lesson that begins in a position or has its draws prepared: its log would not verify."""
        person = await people.known(request)
        run = await registry.context.threads.have(Run, lesson, data.step, data.made)
        if not can_play_on(run):
            raise Conflict("server-no-play-on")
        return (await _table_of(registry, person, asked_from(request), run)).seen()


async def _table_of(registry: TableRegistry, person: Person, place: str, run: Run) -> Table:
    """A table at which the match of a lesson goes on."""
    lesson = run.lesson
    table = await registry.set_up(
        host=person.id,
        game=shared_game(lesson.game, lesson.seats, lesson.options, lesson.rules_version),
        chairs=[
            SeatRow(seat, "person", person.id, person.name)
            if LETTERS[seat] == lesson.seat
            else SeatRow(seat, "bot", level=LEVEL_NAMES[0])
            for seat in range(lesson.seats)
        ],
        public=False,
        terms=Terms(lesson=lesson.name),
        secret=bytes.fromhex(lesson.start.secret),
        place=place,
    )
    await table.alone(lambda: table.seating.start(fill=None, played=run.match))
    return table
