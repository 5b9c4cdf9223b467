"""What the base game remembers beside board and cards."""

from __future__ import annotations

from typing import ClassVar

from game.board.places import CornerId, EdgeId, HexId
from game.core.cards import Cards, Seat
from game.core.part import Part
from game.core.record import Record


class Robber(Part):
    """The hex where the robber stands, if it is not beside the board."""

    matters: ClassVar[bool] = False
    at: HexId | None = HexId(0)
    is_kept_off: bool = False
    """Whether it found no hex it might go to, so that nobody is robbed (friendly robber)."""


class Turn(Part):
    """What has been done, by the stint in which it was done last."""

    matters: ClassVar[bool] = False
    dice: tuple[int, int] | None = None
    """The latest roll."""
    rolled: int = 0
    card: int = 0
    """When a development card was played."""
    built: int = 0
    """When something was built or bought."""
    got: tuple[int, ...] = ()
    """By seat, how many cards the latest roll brought."""
    harbours: tuple[tuple[EdgeId, int], ...] = ()
    """Harbours that found an owner in the game, and when."""
    starts: tuple[tuple[tuple[CornerId, EdgeId], ...], ...] = ()
    """On a map with fixed places: by seat, its settlements with their roads."""


class Offer(Record):
    """
    An open offer: *seat* gives *give* and gets *get*.

    A counter-offer has *counters*, the offer it answers, and only that offer's seat may take it.
    A seat off turn offers to the seat on turn alone.
    """

    id: int
    seat: Seat
    to: tuple[Seat, ...]
    give: Cards
    get: Cards
    chooses: bool = False
    """Whether the offerer chooses among those who accept."""
    counters: int | None = None
    accepted: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()


class Offers(Part):
    """Offers lie beside the turn and never block it."""

    matters: ClassVar[bool] = False
    counters: ClassVar[tuple[str, ...]] = ("made",)
    open: tuple[Offer, ...] = ()
    made: int = 0
    """How many were made in the game; the next one's id is one more."""
    hushed: tuple[Seat, ...] = ()
    """Who wants no offer until the own turn."""

    def find(self, number: int) -> Offer | None:
        """The open offer of this number."""
        return next((offer for offer in self.open if offer.id == number), None)
