"""What the server logs: one event a line, as JSON for programs or as text for people."""

from __future__ import annotations

import logging
import os
import sys

import structlog
from structlog.typing import EventDict, Processor

from oenach.server.settings import Settings


def set_up_logs(settings: Settings) -> None:
    """Have everything logged in one way, that of the libraries included.

    No request line is logged: the address of a table is known to those who were given it alone.
    """
    text = settings.log_format == "text" or (settings.log_format == "auto" and sys.stderr.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if settings.processes > 1:
        # They write to one stream.
        shared.append(_name_process)
    last: list[Processor] = (
        [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
        if text
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    # It warns of every request that is none: anybody could fill a disk with that.
    logging.getLogger("uvicorn.error").setLevel(max(logging.ERROR, root.level))
    logging.getLogger("uvicorn.error").addFilter(_is_a_fault)
    for noisy in ("asyncio", "alembic"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def _name_process(_: object, __: str, event: EventDict) -> EventDict:
    event.setdefault("process", os.getpid())
    return event


def _is_a_fault(record: logging.LogRecord) -> bool:
    """What a client did wrong is no fault of the server: uvicorn logs a trace for broken UTF-8."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
