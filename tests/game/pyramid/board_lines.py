"""The Great Pyramid's lines of a board text, read back."""

from __future__ import annotations

from typing import Any

from game import View
from game.pyramid.parts import Nile, Pyramid
from tests.game.gods import board_lines as gods
from tests.words.board_lines import Found
from tests.words.board_reader import Reader
from tests.words.board_reading import Reading


def _river(reader: Reader, found: Found) -> None:
    edges = reader.ground.names.edges
    reader.reading.boxes["nile"] = [edges.index(path) for path in found["paths"].split("; ")]


def _pyramid(reader: Reader, found: Found) -> None:
    reader.reading.boxes["pyramid"] = (found["count"], found["row"])


def _pharaoh(reader: Reader, found: Found) -> None:
    numbers = [int(number) for number in found["numbers"].split(", ")]
    reader.reading.boxes["pharaoh"] = (found["count"], numbers)


def _blocks(reader: Reader, found: Found) -> None:
    reader.seat.boxes["blocks"] = found["count"]


def _favor(reader: Reader, found: Found) -> None:
    reader.seat.boxes["favor"] = "open"


def _favor_used(reader: Reader, found: Found) -> None:
    reader.seat.boxes["favor"] = "used"


LINES: dict[str, Any] = {
    **gods.LINES,
    "board.nile": _river,
    "board.pyramid": _pyramid,
    "board.pharaoh": _pharaoh,
    "board.pharaoh.none": lambda reader, found: None,
    "board.blocks": _blocks,
    "board.favor": _favor,
    "board.favor.used": _favor_used,
}
"""The reader of each line, including the lines of the gods."""


def add(read: Reading, view: View) -> None:
    """Add the lines of *view* for the Nile and the pyramid."""
    gods.add(read, view)
    nile, pyramid = view.part(Nile), view.part(Pyramid)
    read.boxes["nile"] = list(nile.paths)
    read.boxes["pyramid"] = (len(pyramid.laid), pyramid.level)
    if pyramid.numbers:
        read.boxes["pharaoh"] = (pyramid.gold, list(pyramid.numbers))
    for seat in view.seats:
        own = read.seats[seat.seat]
        own.boxes["blocks"] = pyramid.blocks(seat.seat)
        if pyramid.favor == seat.seat:
            own.boxes["favor"] = "used" if pyramid.used == view.stint else "open"
