"""Asking about every decision of a match, in this process or in several."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process

from oenach.bots.bot import Bot
from oenach.kernel.game import Game
from oenach.review.questions import Answer, BotMaker, Question, answer

_thinker: tuple[Game, Bot] | None = None
"""In a worker: the game and the bot that it thinks with."""


def answers(
    questions: Sequence[Question], game: Game, make_bot: BotMaker, workers: int
) -> Generator[Answer, None, None]:
    """The answers in the order of the questions, whoever thinks about which."""
    if workers == 1 or len(questions) < 2:
        bot = make_bot(game)
        for question in questions:
            yield answer(question, game, bot)
        return
    pool = ProcessPoolExecutor(
        min(workers, len(questions)), get_context("spawn"), _begin, (game, make_bot)
    )
    try:
        yield from pool.map(_think, questions)
    finally:
        # Whoever stops reading stops the work: what has not begun never does.
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(game: Game, make_bot: BotMaker) -> None:
    global _thinker
    # An interrupt reaches every process of the terminal; the first process ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _thinker = game, make_bot(game)


def _leave_with_parent() -> None:
    """A first process that was killed ends nobody: its workers would wait for questions forever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _think(question: Question) -> Answer:
    assert _thinker is not None
    game, bot = _thinker
    return answer(question, game, bot)
