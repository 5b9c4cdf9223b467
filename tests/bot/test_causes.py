"""The log during an outage: one line for each cause, then a count."""

from __future__ import annotations

import io
import logging
import sqlite3

import pytest

from bot.chat.watch import logs
from bot.chat.watch.causes import CALM, CAUSES, PAUSE, Causes, Handler, reference
from storage import Unreachable


class Clock:
    """A clock in seconds that the test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Log:
    """A log that the test reads."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.causes = Causes(self.clock)
        self.written = io.StringIO()
        self.handler = Handler(self.causes)
        self.handler.setStream(self.written)
        self.handler.setFormatter(logs.formatter(is_json=False))

    @property
    def lines(self) -> list[str]:
        """The lines written so far."""
        return self.written.getvalue().splitlines()

    def fails(self, message: str, error: Exception, *facts: object) -> str:
        """Log a failure, and return the reference that the person reads."""
        try:
            _work(error)
        except Exception as raised:  # noqa: BLE001  # whatever it is
            exc_info = (type(raised), raised, raised.__traceback__)
            self.handler.handle(
                logging.LogRecord("bot", logging.ERROR, "", 0, message, facts, exc_info)
            )
            return reference(raised)
        raise AssertionError


def _work(error: Exception) -> None:
    raise error


def _outage() -> Exception:
    """The error that everyone gets while the database is away."""
    lost = Unreachable("no database")
    lost.__cause__ = sqlite3.OperationalError("database is locked")
    return lost


@pytest.fixture
def log() -> Log:
    """An empty log."""
    return Log()


def test_an_outage_is_a_line_and_then_a_count(log: Log, caplog: pytest.LogCaptureFixture) -> None:
    """Thirty games hit one outage: one log line with advice and no traceback, then a count."""
    for game in range(29):
        log.fails("could not post the news of game %s", _outage(), game)
    told = log.fails("fault %s", _outage(), "c0ffee")
    log.causes.tell()
    log.clock.now += PAUSE
    log.causes.tell()
    log.fails("fault %s", _outage(), "c0ffee")
    log.causes.tell()
    log.causes.tell(is_end=True)

    assert len(log.lines) == 1
    assert "could not post the news of game 0 (Unreachable: no database)" in log.lines[0]
    assert [record.getMessage() for record in caplog.records] == [
        "29 more: could not post the news of game 0 (Unreachable: no database)",
        "1 more: could not post the news of game 0 (Unreachable: no database)",
    ]
    assert told == reference(_outage()), "whoever asks is told of the same cause"


def test_another_cause_has_a_line_of_its_own(log: Log) -> None:
    """A full disk gets its own line while the network is down."""
    log.fails("fault", ConnectionResetError("gone"))
    log.fails("fault", OSError(28, "No space left on device"))

    assert len(log.lines) == 2


def test_a_fault_of_ours_has_its_traceback_once(log: Log) -> None:
    """A fault is counted when it repeats, but logged again when another game has it."""
    for game in (1, 1, 2, 1, 2):
        log.fails("the log of game %s is damaged", KeyError("hand"), game)

    assert [line for line in log.lines if "damaged" in line and "game 1" in line]
    assert sum("Traceback" in line for line in log.lines) == 2
    assert [cause.more for cause in log.causes._known.values()] == [2, 1]


def test_what_has_been_calm_is_told_anew(log: Log) -> None:
    """An outage after a calm while is logged like a new one."""
    log.fails("fault", _outage())
    log.clock.now += CALM + 1
    log.fails("fault", _outage())

    assert len(log.lines) == 2


def test_what_is_no_failure_is_always_written(log: Log) -> None:
    """Ordinary lines are logged every time."""
    for _ in range(3):
        log.handler.handle(logging.LogRecord("bot", logging.INFO, "", 0, "ready", (), None))

    assert len(log.lines) == 3


def test_the_program_writes_so() -> None:
    """The program's own log counts repeated causes."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        logs.set_up("info", is_json=False)
        (handler,) = root.handlers
        assert isinstance(handler, Handler)
        assert handler._causes is CAUSES
    finally:
        root.handlers[:], root.level = before
