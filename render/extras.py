"""
What boxes add to the players' cards, and to the bank.

A box whose part is seen has functions here, by the part's name. They ask nothing but the part and
the view, and name no box; a name that no theme knows gets a plain sign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from game.core.view import SeatView
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
    width: int = 0
    """How much of a player's card it takes; a card has room for 368."""
    sign: int = 60
    """How much of that the art takes where words stand beside it."""


def has_notes(scene: Scene) -> bool:
    """Whether boxes may add to the players' cards, be it now or later."""
    return any(name in scene.view.parts for name in CARDS)


def on_card(scene: Scene, seat: SeatView) -> list[Note]:
    """What lies before a seat, as far as everybody may see it."""
    return [
        note
        for name, notes in CARDS.items()
        if name in scene.view.parts
        for note in notes(scene, scene.view.parts[name], seat)
    ]


def in_bank(scene: Scene) -> list[Note]:
    """What is left of what lies on the table."""
    return [
        note
        for name, notes in BANK.items()
        if name in scene.view.parts
        for note in notes(scene.view.parts[name])
    ]


def _god(scene: Scene, gods: Any, seat: SeatView) -> Iterator[Note]:  # see above
    """Its god, and whether one use is left or two."""
    if god := gods.held[seat.seat]:
        words = scene.captions.get(f"god.{god}", god.capitalize())
        yield Note("god", (god, gods.turned[seat.seat]), words, width=174)


def _pharaoh(scene: Scene, pyramid: Any, seat: SeatView) -> Iterator[Note]:  # likewise
    """Its pharaoh card and its blocks, golden with the Favor that goes with the latest one."""
    playing = [other.seat for other in scene.view.seats if not other.is_gone]
    is_blessed = pyramid.blocks(seat.seat) > min(map(pyramid.blocks, playing), default=0)
    yield Note("pharaoh", (is_blessed,), width=86)
    plate: Literal["", "award"] = "award" if pyramid.favor == seat.seat else ""
    count = pyramid.blocks(seat.seat)
    yield Note("block", (scene.colour(seat.seat),), str(count), plate, width=108, sign=47)


def _gold(pyramid: Any) -> Iterator[Note]:  # likewise
    """The number turned up last, and how many of the pharaoh's blocks are left."""
    number = pyramid.numbers[-1] if pyramid.numbers else 0
    yield Note("gold block", (number,), str(sum(pyramid.pile())))


CARDS: dict[str, Callable[[Scene, Any, SeatView], Iterator[Note]]] = {
    "Gods": _god,
    "Pyramid": _pharaoh,
}
BANK: dict[str, Callable[[Any], Iterator[Note]]] = {"Pyramid": _gold}
