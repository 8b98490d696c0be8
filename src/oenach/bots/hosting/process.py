"""The process of bots: reads questions, thinks, replies. Started by `bot_process.BotProcess`.

    python -m oenach.bots.hosting.process MAKER LIFELINE

MAKER is what makes a bot, as `module:function`; `processes.child.ChildProcess` adds LIFELINE. Every
message has one reply.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Final, cast

from oenach.bots.bot import Bot, Thoughts
from oenach.bots.hosting.wire import ENGAGE, READY, Engagement, Question, failed, said
from oenach.games.installed import game as make_game
from oenach.processes.frames import Frame
from oenach.processes.serving import serve_frames

KEPT: Final = 16
"""So many bots stay made; one may hold a whole map."""


def main() -> None:
    """Serve until there are no more questions."""
    maker, lifeline = sys.argv[1:]
    bot: Bot | None = None

    def answered(frame: Frame) -> Frame:
        nonlocal bot
        try:
            if frame.kind == ENGAGE:
                bot = engaged(maker, frame)
                return said(READY)
            assert bot is not None, "asked before it was engaged"
            # What JSON cannot hold is a failure of the bot, too.
            return said(thoughts_of(bot, frame).to_json())
        except Exception as error:
            return failed(error)

    serve_frames(int(lifeline), answered)


@lru_cache(KEPT)
def engaged(maker: str, message: Frame) -> Bot:
    """The bot that is wanted, for the game that is played."""
    engagement = Engagement.from_frame(message)
    module, _, function = maker.partition(":")
    game = make_game(engagement.game, engagement.seats, engagement.options)
    return cast(Bot, getattr(import_module(module), function)(engagement.bot, game))


def thoughts_of(bot: Bot, message: Frame) -> Thoughts:
    """What a bot thinks about a question.

    That there was no choice would be told by an answer that comes at once, when answers are late:
    the only move is thought about for as long as any other.
    """
    asked = Question.from_frame(message)
    if len(asked.moves) == 1 and not asked.beliefs:
        bot.judge(asked.knowledge, Random(asked.seed), asked.seconds)
    return bot.think(asked.knowledge, asked.moves, Random(asked.seed), asked.seconds, asked.beliefs)


if __name__ == "__main__":
    main()
