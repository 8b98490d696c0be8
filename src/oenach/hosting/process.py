"""The process of a bot: reads questions, thinks, replies. Started by `bot_process.BotProcess`.

    python -m oenach.hosting.process MAKER LIFELINE

MAKER is what makes the bot, as `module:function`; LIFELINE is the number of a pipe whose other end
only the parent holds.
"""

from __future__ import annotations

import fcntl
import os
import signal
import sys
from importlib import import_module
from random import Random
from typing import BinaryIO, cast

from oenach import catalog
from oenach.bots.bot import Bot
from oenach.hosting.wire import READY, Engagement, Question, line


def main() -> None:
    """Serve until there are no more questions."""
    maker, lifeline = sys.argv[1:]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_the_parent(int(lifeline))
    questions, replies = private_pipes()
    try:
        bot = engaged(maker, Engagement.from_bytes(questions.readline()))
    except Exception as error:
        send(replies, {"error": f"{type(error).__name__}: {error}"})
        return
    send(replies, {"said": READY})
    for message in questions:
        send(replies, reply(bot, message))


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


def engaged(maker: str, engagement: Engagement) -> Bot:
    """The bot that is wanted, for the game that is played."""
    module, _, function = maker.partition(":")
    game = catalog.game(engagement.game, engagement.seats, engagement.options)
    return cast(Bot, getattr(import_module(module), function)(engagement.bot, game))


def reply(bot: Bot, message: bytes) -> dict[str, object]:
    """The bot's thoughts, or what went wrong with it."""
    try:
        asked = Question.from_bytes(message)
        thoughts = bot.think(
            asked.knowledge, asked.moves, Random(asked.seed), asked.seconds, asked.beliefs
        )
        return {"said": thoughts.to_json()}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def send(replies: BinaryIO, message: dict[str, object]) -> None:
    """One line to the host; what JSON cannot hold is a failure of the bot."""
    try:
        sent = line(message)
    except (TypeError, ValueError) as error:
        sent = line({"error": f"{type(error).__name__}: {error}"})
    replies.write(sent)
    replies.flush()


if __name__ == "__main__":
    main()
