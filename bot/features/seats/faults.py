"""The way back to a seat, for a player whose seat a computer plays."""

from __future__ import annotations

from bot.chat.refusals import Away
from bot.chat.screen import Row
from bot.features.seats.screens import back
from game import Seat
from words import Words


def ways(error: BaseException, w: Words) -> tuple[Row, ...]:
    """A button that gives the player their seat back."""
    if not isinstance(error, Away):
        return ()
    return ((back(error.game, Seat(error.seat), w),),)
