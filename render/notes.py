"""
Notes: what boxes add to the players' cards and to the bank, a sign with a few words.

On the cards they lie in cells, as wide as their boxes want them. Where that is too much for a row,
each is as wide as its words need; where that is too much, as narrow as it may be; and what has no
room even so lies in a row more. How many rows there are hangs on the boxes alone, so that the board
keeps its size while a game goes on. Rows lie under a card, or, shorter ones, beside it.

A box may also throw a third die, and have a panel of its own beside the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Literal

from game import Seat, View
from game.core.part import Part
from game.core.view import SeatView
from render.boxes import brought
from render.lettering import width
from render.scene import Scene
from render.shapes import Value

ROOM = 372
"""How wide a row on a card is."""
ASIDE, STACKED = 116, 3
"""How wide a row beside a card is, and how many have room there."""
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
    is_passing: bool = False
    """Whether it says nothing any more when the game is over."""

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
class Die:
    """A third die."""

    note: Callable[[Scene, bool], Note | None]
    """What it shows, told whether it was thrown in an earlier turn; nothing before the first."""
    parts: tuple[type[Part], ...]
    red: int = 1
    """Which of the other two is the red one."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What a box shows beside the board, the same for everybody."""

    note: Callable[[Scene], Note]
    parts: tuple[type[Part], ...]
    size: tuple[int, int]
    """The width and height that its art takes."""


@dataclass(frozen=True, slots=True)
class Cards:
    """What a box adds to the players' cards, to the bank, to the dice, and beside the board."""

    cells: tuple[Cell, ...] = ()
    bank: tuple[Row, ...] = ()
    more: Callable[[View, Seat], int] | None = None
    """How many more cards a seat may hold when a seven is rolled, if a box lets it."""
    die: Die | None = None
    panel: Panel | None = None


def added(view: View) -> tuple[Cards, ...]:
    """What each box of a game adds."""
    return tuple([file.CARDS for file in brought("cards", view.rules)])


def rows(scene: Scene, room: int = ROOM) -> list[list[Cell]]:
    """The cells of each card in rows with so much *room*, be there anything in them or not."""
    found: list[list[Cell]] = []
    left = 0
    for cell in chain(*(more.cells for more in added(scene.view)), awards(scene.view)):
        if scene.has(cell.parts):
            if left < cell.least:
                found.append([])
                left = room
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


def on_card(scene: Scene, seat: SeatView, room: int = ROOM) -> list[Laid]:
    """What lies before a seat, as far as everybody may see it, and where."""
    found = []
    for number, row in enumerate(rows(scene, room)):
        told = [(cell, note) for cell in row if (note := cell.note(scene, seat))]
        left = 0.0
        for (cell, note), wide in zip(told, widths(told, room), strict=True):
            found.append(Laid(note, cell.sign, number, left, wide))
            left += wide
    return found


def widths(row: Sequence[tuple[Cell, Note]], room: int = ROOM) -> list[float]:
    """How wide each cell of a row is: those that have room to spare give of it alike."""
    found = [float(cell.width) for cell, _ in row]
    for least in ([cell.need(note) for cell, note in row], [float(cell.least) for cell, _ in row]):
        spare = [one - other for one, other in zip(found, least, strict=True)]
        over = min(sum(found) - room, sum(spare))
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


def can_stack(scene: Scene) -> bool:
    """Whether what boxes add has room beside a card."""
    found = rows(scene, ASIDE)
    widest = max((cell.least for row in found for cell in row), default=0)
    return 0 < len(found) <= STACKED and widest <= ASIDE


def limit(view: View, seat: Seat) -> int:
    """How many cards *seat* may hold when a seven is rolled, as far as pictures know."""
    found = (more.more(view, seat) for more in added(view) if more.more)
    return int(view.rules.options.get("hand_limit", 7)) + sum(found)


def die(scene: Scene) -> Die | None:
    """The third die, if a box throws one."""
    dice = (more.die for more in added(scene.view) if more.die and scene.has(more.die.parts))
    return next(dice, None)


def panel(scene: Scene) -> Panel | None:
    """What lies beside the board, if a box has anything there."""
    found = (more.panel for more in added(scene.view) if more.panel)
    return next((one for one in found if scene.has(one.parts)), None)
