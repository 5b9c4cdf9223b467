"""
Notes: what boxes add to the players' cards and to the bank, a sign with a few words.

On the cards they lie in cells, as wide as their boxes want them. Where that is too much for a row,
each is as wide as its words need; where that is too much, as narrow as it may be; and what has no
room even so lies in a row more. How many rows there are hangs on the boxes alone, so that the board
keeps its size while a game goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Literal

from game import View
from game.core.part import Part
from game.core.view import SeatView
from render.boxes import brought
from render.lettering import width
from render.scene import Scene
from render.shapes import Value

ROOM = 372
"""How wide a row on a card is."""
NOTE = (44, 34)
"""The largest and the least size of a note's words."""
COUNT = 53
"""The size of numbers on panels, so that they are read where a chat shows them."""
COUNTED = 2
"""So many awards have counters of their own on a card."""
AIR = 8
"""What words leave free at the right of their cell."""


@dataclass(frozen=True, slots=True)
class Note:
    """A piece of art with a few words beside it."""

    art: str
    args: tuple[Value, ...]
    words: str = ""
    plate: Literal["", "award"] = ""
    """What lies under it, if it wants to be seen."""

    @property
    def size(self) -> int:
        """How large its words are where they have room; numbers are never smaller."""
        return COUNT if self.words.isdigit() else NOTE[0]


@dataclass(frozen=True, slots=True)
class Cell:
    """What a box says of a seat, and the room that it has for that on a player's card."""

    note: Callable[[Scene, SeatView], Note | None]
    parts: tuple[type[Part], ...]
    """The parts of the box that tell it; without one of them there is no cell."""
    width: int
    """How much of a row's room, which is 372, it takes where there is enough."""
    least: int
    """How much it takes at least."""
    sign: int = 60
    """How much of that the art takes where words stand beside it."""

    def need(self, note: Note) -> float:
        """How much it takes for *note* with its words at their largest."""
        words = self.sign + AIR + width(note.words, note.size) if note.words else 0
        return min(max(words, self.least), self.width)


@dataclass(frozen=True, slots=True)
class Laid:
    """A note in its place on a card: in which row, from where, and how wide."""

    note: Note
    sign: int
    row: int
    left: float
    width: float


@dataclass(frozen=True, slots=True)
class Row:
    """What a box says of the bank."""

    note: Callable[[Scene], Note]
    parts: tuple[type[Part], ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """What a box adds to the players' cards and to the bank."""

    cells: tuple[Cell, ...] = ()
    bank: tuple[Row, ...] = ()


def added(view: View) -> tuple[Cards, ...]:
    """What each box of a game adds."""
    return tuple([file.CARDS for file in brought("cards", view.rules)])


def rows(scene: Scene) -> list[list[Cell]]:
    """The cells of each card in their rows, be there anything in them or not."""
    found: list[list[Cell]] = []
    left = 0
    for cell in chain(*(more.cells for more in added(scene.view)), awards(scene.view)):
        if scene.has(cell.parts):
            if left < cell.least:
                found.append([])
                left = ROOM
            found[-1].append(cell)
            left -= cell.least
    return found


def awards(view: View) -> Iterator[Cell]:
    """A cell for each award that has no counter of its own; whoever holds it has its sign."""
    for number in range(COUNTED, len(view.rules.awards)):
        yield Cell(partial(_held, number), (), width=100, least=100)


def _held(number: int, scene: Scene, seat: SeatView) -> Note | None:
    """The award of this *number*, golden before the seat that holds it."""
    if scene.view.awards[number] != seat.seat:
        return None
    return Note("icon", (scene.view.rules.awards[number].name,), plate="award")


def on_card(scene: Scene, seat: SeatView) -> list[Laid]:
    """What lies before a seat, as far as everybody may see it, and where."""
    found = []
    for number, row in enumerate(rows(scene)):
        told = [(cell, note) for cell in row if (note := cell.note(scene, seat))]
        left = 0.0
        for (cell, note), wide in zip(told, widths(told), strict=True):
            found.append(Laid(note, cell.sign, number, left, wide))
            left += wide
    return found


def widths(row: Sequence[tuple[Cell, Note]]) -> list[float]:
    """How wide each cell of a row is: those that have room to spare give of it alike."""
    found = [float(cell.width) for cell, _ in row]
    for least in ([cell.need(note) for cell, note in row], [float(cell.least) for cell, _ in row]):
        spare = [one - other for one, other in zip(found, least, strict=True)]
        over = min(sum(found) - ROOM, sum(spare))
        if over > 0:
            share = over / sum(spare)
            found = [one - share * more for one, more in zip(found, spare, strict=True)]
    return found


def in_bank(scene: Scene) -> Iterator[Note]:
    """What is left of what lies on the table."""
    for more in added(scene.view):
        for row in more.bank:
            if scene.has(row.parts):
                yield row.note(scene)
