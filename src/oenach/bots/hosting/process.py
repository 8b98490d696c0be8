"""The process of bots: reads questions, thinks, replies. Started by `bot_process.BotProcess`.

    python -m oenach.bots.hosting.process MAKER LIFELINE

MAKER is what makes a bot, as `module:function`; LIFELINE is the number of a pipe whose other end
only the parent holds. Every message has one reply.
"""

from __future__ import annotations

import fcntl
import os
import signal
import sys
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import BinaryIO, Final, cast

from oenach.bots.bot import Bot, Thoughts
from oenach.bots.hosting.wire import READY, Engagement, Question, line
from oenach.games.installed import game as make_game

KEPT: Final = 16
"""So many bots stay made; one may hold a whole map."""


def main() -> None:
    """Serve until there are no more questions."""
    maker, lifeline = sys.argv[1:]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_the_parent(int(lifeline))
    questions, replies = private_pipes()
    bot: Bot | None = None
    for message in questions:
        try:
            if Engagement.is_in(message):
                bot = engaged(maker, message)
                reply = line({"said": READY})
            else:
                assert bot is not None, "asked before it was engaged"
                # What JSON cannot hold is a failure of the bot, too.
                reply = line({"said": thoughts_of(bot, message).to_json()})
        except Exception as error:
            reply = line({"error": f"{type(error).__name__}: {error}"})
        replies.write(reply)
        replies.flush()


def die_with_the_parent(lifeline: int) -> None:
    """Have the system end this process when the pipe closes, however busy the bot may be.

    The signal's usual effect is the end of the process, so no Python code has to run for it:
    compiled search would not let any.
    """
    fcntl.fcntl(lifeline, fcntl.F_SETOWN, os.getpid())
    flags = fcntl.fcntl(lifeline, fcntl.F_GETFL)
    fcntl.fcntl(lifeline, fcntl.F_SETFL, flags | os.O_ASYNC)


def private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Where questions come from and replies go; what a bot prints or reads is not in their way."""
    questions, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return questions, replies


@lru_cache(KEPT)
def engaged(maker: str, message: bytes) -> Bot:
    """The bot that is wanted, for the game that is played."""
    engagement = Engagement.from_bytes(message)
    module, _, function = maker.partition(":")
    game = make_game(engagement.game, engagement.seats, engagement.options)
    return cast(Bot, getattr(import_module(module), function)(engagement.bot, game))


def thoughts_of(bot: Bot, message: bytes) -> Thoughts:
    """What a bot thinks about a question.

    That there was no choice would be told by an answer that comes at once, when answers are late:
    the only move is thought about for as long as any other.
    """
    asked = Question.from_bytes(message)
    if len(asked.moves) == 1 and not asked.beliefs:
        bot.judge(asked.knowledge, Random(asked.seed), asked.seconds)
    return bot.think(asked.knowledge, asked.moves, Random(asked.seed), asked.seconds, asked.beliefs)


if __name__ == "__main__":
    main()
