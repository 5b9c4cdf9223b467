"""
Notes: what boxes add to the players' cards and to the bank, a sign with a few words.

On the cards they lie in cells, as wide as their boxes want them. Where that is too much for one
row they lie closer, each as wide as its words need; and where that is too much, in two rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from game import View
from game.core.part import Part
from game.core.view import SeatView
from render.boxes import brought
from render.scene import Scene
from render.shapes import Value


@dataclass(frozen=True, slots=True)
class Note:
    """A piece of art with a few words beside it."""

    art: str
    args: tuple[Value, ...]
    words: str = ""
    plate: Literal["", "award"] = ""
    """What lies under it, if it wants to be seen."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What a box says of a seat, and the room that it has for that on a player's card."""

    note: Callable[[Scene, SeatView], Note | None]
    parts: tuple[type[Part], ...]
    """The parts of the box that tell it; without one of them there is no cell."""
    width: int
    """How much of the card's room, which is 368, it takes."""
    sign: int = 60
    """How much of that the art takes where words stand beside it."""


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


def cells(scene: Scene) -> list[Cell]:
    """The cells of each card, be there anything in them or not."""
    return [cell for more in added(scene.view) for cell in more.cells if scene.has(cell.parts)]


def on_card(scene: Scene, seat: SeatView) -> list[tuple[Cell, Note]]:
    """What lies before a seat, as far as everybody may see it."""
    found = ((cell, cell.note(scene, seat)) for cell in cells(scene))
    return [(cell, note) for cell, note in found if note]


def in_bank(scene: Scene) -> Iterator[Note]:
    """What is left of what lies on the table."""
    for more in added(scene.view):
        for row in more.bank:
            if scene.has(row.parts):
                yield row.note(scene)
