"""The gods' lines of a board text, read back."""

from __future__ import annotations

from typing import Any

from game import View
from game.gods.names import GODS
from game.gods.parts import Gods
from tests.words.board_lines import Found
from tests.words.board_reader import Reader
from tests.words.board_reading import Reading


def _named(reader: Reader) -> dict[str, str]:
    """Every god by its name."""
    return {reader.w.say(f"god.{god}"): god for god in GODS}


def _display(reader: Reader, found: Found) -> None:
    names = _named(reader)
    reader.reading.boxes["gods"] = [names[name] for name in found["gods"].split(", ")]


def _amun(reader: Reader, found: Found) -> None:
    reader.reading.boxes["amun"] = found["card"]


def _god(reader: Reader, found: Found) -> None:
    reader.seat.boxes["god"] = (_named(reader)[found["god"]], found["count"])


LINES: dict[str, Any] = {"board.gods": _display, "board.amun": _amun, "board.god": _god}
"""The reader of each line."""


def add(read: Reading, view: View) -> None:
    """Add the gods' lines of *view*."""
    gods = view.part(Gods)
    read.boxes["gods"] = list(gods.display)
    if gods.amun[0] == view.stint and view.stint:
        read.boxes["amun"] = view.rules.cards[gods.amun[1]].name
    for seat in view.seats:
        if god := gods.held[seat.seat]:
            read.seats[seat.seat].boxes["god"] = (god, 2 - gods.turned[seat.seat])
