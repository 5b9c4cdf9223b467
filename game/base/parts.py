"""The base game's own data, apart from board and cards."""

from __future__ import annotations

from typing import ClassVar

from game.board.places import CornerId, EdgeId, HexId
from game.core.cards import Cards, Seat
from game.core.part import Part
from game.core.record import Record


class Robber(Part):
    """The hex of the robber, unless it is off the board."""

    matters: ClassVar[bool] = False
    at: HexId | None = HexId(0)
    is_kept_off: bool = False
    """Whether it found no allowed hex, so that no player is robbed (friendly robber)."""


class Turn(Part):
    """The stint in which each thing was last done."""

    matters: ClassVar[bool] = False
    dice: tuple[int, int] | None = None
    """The latest roll."""
    deck: tuple[int, ...] = ()
    """The outcomes that are left, if the dice come from a deck (`game.base.dice_deck`)."""
    rolled: int = 0
    card: int = 0
    """Stint in which a development card was played."""
    built: int = 0
    """Stint of the last build or purchase."""
    got: tuple[int, ...] = ()
    """By seat, number of cards from the latest roll."""
    harbours: tuple[tuple[EdgeId, int], ...] = ()
    """Harbors reached during the game, each with its stint."""
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
    """Whether the offerer picks among the seats that accept."""
    counters: int | None = None
    accepted: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()


class Offers(Part):
    """Offers are open next to the turn and never block it."""

    matters: ClassVar[bool] = False
    counters: ClassVar[tuple[str, ...]] = ("made",)
    open: tuple[Offer, ...] = ()
    made: int = 0
    """Number of offers made in the game; the next one's id is one more."""
    hushed: tuple[Seat, ...] = ()
    """Seats that want no offers until their own turn."""

    def find(self, number: int) -> Offer | None:
        """The open offer of this number."""
        return next((offer for offer in self.open if offer.id == number), None)
