"""
A scene: a view, and display choices that the rules don't cover.

A scene says what to show, never where or how: the camera has the places, the theme the colors.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from game import COLOURS, Seat, View
from game.core.part import Part
from game.core.rows import PieceKind

P = TypeVar("P", bound=Part)

MARKS: dict[str, str] = dict(zip(COLOURS, "●■▲◆✚○", strict=True))
"""The mark of each color, for texts; the pictures draw the same."""

LETTERS = tuple(
    letter + more for more in ("", "2", "3", "4") for letter in "ABCDEFGHJKLMNPQRSTUVWXYZ"
)
"""Letters on places: no I and no O, which look like numbers."""

Place: TypeAlias = tuple[str, int]
"""A kind of place ("corner", "edge" or "hex") and its number in the topology."""

HARBOUR = "harbour:"
"""Prefix of a ghost that is a harbor; the card that it trades follows."""


@dataclass(frozen=True)
class Player:
    """The person on a seat, as a picture shows them."""

    name: str
    colour: str
    laid: tuple[int, ...] = ()
    """The corners of the player's pieces, the one with the latest piece last, as far as known."""


@dataclass(frozen=True)
class Scene:
    """One picture of a board: a view, and display choices that the rules don't cover."""

    view: View
    players: Sequence[Player]
    theme: str = "classic"
    scale: float = 1.0
    """1 is a picture 1600 pixels wide."""
    latest: Sequence[Place] = ()
    """The latest placements, which are marked together."""
    letters: Sequence[Place] = ()
    """Places with a letter each, in this order."""
    ghost: tuple[str, int, str] | None = None
    """Kind of place, place and piece, or harbor, of a choice that waits to be confirmed."""
    is_close: bool = False
    """Whether to show only the surroundings of letters and ghost, enlarged and without cards."""
    high: int = 0
    """The height of the public picture where others must match it, at scale 1; else 0."""
    captions: Mapping[str, str] = field(default_factory=dict)
    """Words in the table's language, by the keys of their texts."""

    @property
    def focus(self) -> tuple[Place, ...]:
        """The places that a close picture is about."""
        return (*self.letters, *((self.ghost[:2],) if self.ghost else ()))

    @property
    def lettered(self) -> tuple[int, ...]:
        """The hexes with a letter."""
        return tuple([place for kind, place in self.letters if kind == "hex"])

    @property
    def ghosted(self) -> int:
        """The hex with a ghost, or -1."""
        return self.ghost[1] if self.ghost and self.ghost[0] == "hex" else -1

    @property
    def quays(self) -> tuple[int, ...]:
        """The edges with a harbor, and the one with the ghost of one."""
        ghost = self.ghost[1:2] if self.ghost and self.ghost[2].startswith(HARBOUR) else ()
        return (*(edge for edge, _ in self.view.harbours), *ghost)

    def colour(self, seat: int) -> str:
        """The color of *seat*."""
        return self.players[seat].colour

    def find(self, kind: type[P]) -> P | None:
        """The part of this *kind*, if the game has one."""
        return self.view.part(kind) if kind.__name__ in self.view.parts else None

    def has(self, kinds: Iterable[type[Part]]) -> bool:
        """Whether the game has a part of each of these *kinds*."""
        return all(kind.__name__ in self.view.parts for kind in kinds)

    def pieces(self, on: str) -> list[tuple[int, PieceKind, Seat]]:
        """Every piece *on* edges or corners: its place, its kind and its owner."""
        view = self.view
        kinds, seats = (
            (view.edge_piece, view.edge_seat)
            if on == "edge"
            else (view.corner_piece, view.corner_seat)
        )
        return [
            (place, view.rules.pieces[kind], Seat(seats[place]))
            for place, kind in enumerate(kinds)
            if kind
        ]
