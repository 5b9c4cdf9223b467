"""
The log: one line per fact, for people or (``LOG_FORMAT=json``) for machines.

Every line carries what is known where it was written: the game, the interaction, the reference that
a player saw. From libraries, nothing below INFO is logged, and no traceback shows the values of
variables: both would reveal everyone's cards.
"""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from typing import Any

import structlog
from structlog.stdlib import ProcessorFormatter

from bot.chat.watch.causes import CAUSES, Handler

OWN = ("bot", "game", "render", "storage", "words")
"""Packages whose log level the host can set."""

QUIET = ("alembic",)
"""Loggers that only report routine work; `storage` logs what happens to the schema."""

about = structlog.contextvars.bound_contextvars
"""``with about(game=...)``: log lines inside carry these facts."""


def set_up(level: str, *, is_json: bool) -> None:
    """Set up the log: from *level* up, for people or as JSON."""
    handler = Handler(CAUSES)
    handler.setFormatter(formatter(is_json=is_json))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    least = logging.getLevelName(level.upper())
    root.setLevel(max(logging.INFO, least))
    for name in OWN:
        logging.getLogger(name).setLevel(least)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def formatter(*, is_json: bool) -> logging.Formatter:
    """The formatter of log lines."""
    common: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.ExtraAdder(),
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Any] = [
        ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer() if is_json else _line,
    ]
    return ProcessorFormatter(foreign_pre_chain=common, processors=last)


def _line(_logger: object, _method: str, record: MutableMapping[str, Any]) -> str:
    """A line for people: time, level, logger, message, facts; then any traceback."""
    facts = dict(record)
    head = [facts.pop("timestamp"), facts.pop("level").upper(), f"{facts.pop('logger')}:"]
    said, traceback = facts.pop("event"), facts.pop("exception", None)
    line = " ".join((*head, said, *(f"{name}={value}" for name, value in sorted(facts.items()))))
    return f"{line}\n{traceback}" if traceback else line
