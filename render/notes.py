"""
Notes: a sign with a few words that boxes add to the players' cards and to the bank.

On the cards they are in cells, as wide as their boxes want them. Where that is too much for a row,
each is as wide as its words need; where that is too much, as narrow as it may be; and what does not
fit even so goes in another row. The number of rows depends on the boxes alone, so that the board
keeps its size while a game goes on. Rows are under a card, or, shorter ones, beside it.

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
"""Width of a row on a card, in pixels."""
ASIDE, STACKED = 116, 3
"""Width of a row next to a card, in pixels, and the number of rows that fit there."""
NOTE = (44, 34)
"""The largest and the smallest font size of a note's words, in pixels."""
COUNT = 53
"""Font size of numbers on panels, in pixels: readable at the size a chat shows."""
COUNTED = 2
"""Maximum awards with counters of their own on a card."""
AIR = 8
"""Free pixels at the right of words in their cell."""


@dataclass(frozen=True, slots=True)
class Note:
    """A piece of art with a few words beside it."""

    art: str
    args: tuple[Value, ...]
    words: str = ""
    plate: Literal["", "award"] = ""
    """The plate under it, if it should stand out."""
    is_passing: bool = False
    """Whether it means nothing once the game is over."""

    @property
    def size(self) -> int:
        """Font size of its words where they fit; numbers are never smaller."""
        return COUNT if self.words.isdigit() else NOTE[0]


@dataclass(frozen=True, slots=True)
class Cell:
    """A box's note on a seat, and its room on a player's card."""

    note: Callable[[Scene, SeatView], Note | None]
    parts: tuple[type[Part], ...]
    """The parts of the box that it reads; without one of them there is no cell."""
    width: int
    """Its usual share of a row's room, which is 372 pixels."""
    least: int
    """Its minimum width, in pixels."""
    sign: int = 60
    """Width of the art next to words, in pixels."""

    def need(self, note: Note) -> float:
        """Width that *note* needs with its words at their largest."""
        words = self.sign + AIR + width(note.words, note.size) if note.words else 0
        return min(max(words, self.least), self.width)


@dataclass(frozen=True, slots=True)
class Laid:
    """A note in its place on a card: the row, the left end, and the width."""

    note: Note
    sign: int
    row: int
    left: float
    width: float


@dataclass(frozen=True, slots=True)
class Row:
    """A box's row in the bank."""

    note: Callable[[Scene], Note]
    parts: tuple[type[Part], ...]


@dataclass(frozen=True, slots=True)
class Die:
    """A third die."""

    note: Callable[[Scene, bool], Note | None]
    """Its face, and whether it was thrown in an earlier turn; nothing before the first."""
    parts: tuple[type[Part], ...]
    red: int = 1
    """The number of the red one of the other two."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A box's panel next to the board, the same for everyone."""

    note: Callable[[Scene], Note]
    parts: tuple[type[Part], ...]
    size: tuple[int, int]
    """The width and height of its art."""


@dataclass(frozen=True, slots=True)
class Cards:
    """A box's additions to the players' cards, the bank, the dice, and the table."""

    cells: tuple[Cell, ...] = ()
    bank: tuple[Row, ...] = ()
    more: Callable[[View, Seat], int] | None = None
    """How many more cards a seat may hold when a seven is rolled, if a box changes that."""
    die: Die | None = None
    panel: Panel | None = None


def added(view: View) -> tuple[Cards, ...]:
    """The additions of each box of a game."""
    return tuple([file.CARDS for file in brought("cards", view.rules)])


def rows(scene: Scene, room: int = ROOM) -> list[list[Cell]]:
    """The cells of each card in rows with this much *room*, whether or not they are empty."""
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
    """A cell for each award that has no counter of its own; its holder has its sign."""
    for number in range(COUNTED, len(view.rules.awards)):
        yield Cell(partial(_held, number), (), width=100, least=100)


def _held(number: int, scene: Scene, seat: SeatView) -> Note | None:
    """The award of this *number*, golden on the card of its holder."""
    if scene.view.awards[number] != seat.seat:
        return None
    return Note("icon", (scene.view.rules.awards[number].name,), plate="award")


def on_card(scene: Scene, seat: SeatView, room: int = ROOM) -> list[Laid]:
    """A seat's public notes, with their places."""
    found = []
    for number, row in enumerate(rows(scene, room)):
        told = [(cell, note) for cell in row if (note := cell.note(scene, seat))]
        left = 0.0
        for (cell, note), wide in zip(told, widths(told, room), strict=True):
            found.append(Laid(note, cell.sign, number, left, wide))
            left += wide
    return found


def widths(row: Sequence[tuple[Cell, Note]], room: int = ROOM) -> list[float]:
    """The width of each cell in a row: cells with room to spare give equally."""
    found = [float(cell.width) for cell, _ in row]
    for least in ([cell.need(note) for cell, note in row], [float(cell.least) for cell, _ in row]):
        spare = [one - other for one, other in zip(found, least, strict=True)]
        over = min(sum(found) - room, sum(spare))
        if over > 0:
            share = over / sum(spare)
            found = [one - share * more for one, more in zip(found, spare, strict=True)]
    return found


def in_bank(scene: Scene) -> Iterator[Note]:
    """The notes in the bank."""
    for more in added(scene.view):
        for row in more.bank:
            if scene.has(row.parts):
                yield row.note(scene)


def can_stack(scene: Scene) -> bool:
    """Whether boxes' notes fit next to a card."""
    found = rows(scene, ASIDE)
    widest = max((cell.least for row in found for cell in row), default=0)
    return 0 < len(found) <= STACKED and widest <= ASIDE


def limit(view: View, seat: Seat) -> int:
    """The number of cards *seat* may hold when a seven is rolled, as far as pictures know."""
    found = (more.more(view, seat) for more in added(view) if more.more)
    return int(view.rules.options.get("hand_limit", 7)) + sum(found)


def die(scene: Scene) -> Die | None:
    """The third die, if a box throws one."""
    dice = (more.die for more in added(scene.view) if more.die and scene.has(more.die.parts))
    return next(dice, None)


def panel(scene: Scene) -> Panel | None:
    """The panel next to the board, if a box has one."""
    found = (more.panel for more in added(scene.view) if more.panel)
    return next((one for one in found if scene.has(one.parts)), None)
