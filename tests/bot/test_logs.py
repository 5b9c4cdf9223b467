"""The host's log: one line for each fact, with its context and without secrets."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from bot.chat.watch import logs


def _written(message: str, *, is_json: bool, **more: object) -> str:
    """The log line for *message*, with the exception in progress if there is one."""
    record = logging.LogRecord("bot.publish.publisher", logging.ERROR, "", 0, message, (), None)
    if sys.exc_info()[0]:
        record.exc_info = sys.exc_info()
    vars(record).update(more)
    return logs.formatter(is_json=is_json).format(record)


def test_a_line_says_what_it_is_about() -> None:
    """The line names the game, the interaction, and the reference that the player read."""
    with logs.about(game="abc", interaction=7):
        line = _written("fault", is_json=False, reference="c0ffee")

    assert line.endswith(
        " ERROR bot.publish.publisher: fault game=abc interaction=7 reference=c0ffee"
    )


def test_a_fact_ends_with_its_block() -> None:
    """A line written after the work on a game doesn't name that game."""
    with logs.about(game="abc"):
        pass

    assert "abc" not in _written("later", is_json=False)


def test_machines_get_an_object_a_line() -> None:
    """In JSON, a line has the same facts by name."""
    with logs.about(game="abc"):
        said = json.loads(_written("fault", is_json=True, reference="c0ffee"))

    assert said.pop("timestamp")
    assert said == {
        "event": "fault",
        "game": "abc",
        "level": "error",
        "logger": "bot.publish.publisher",
        "reference": "c0ffee",
    }


@pytest.mark.parametrize("is_json", [False, True])
def test_a_traceback_shows_no_variables(is_json: bool) -> None:  # a case
    """The log of a failed function doesn't contain the hand that it held."""

    def fails() -> None:
        hand = "three " + "knights"
        raise ValueError(len(hand))

    try:
        fails()
    except ValueError:
        line = _written("fault", is_json=is_json)

    assert "ValueError: 13" in line
    assert "three knights" not in line
