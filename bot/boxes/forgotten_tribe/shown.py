"""Presentation of the verb of the Forgotten Tribe."""

from __future__ import annotations

from bot.boxes.seafarers.quays import quay
from bot.screens.verb import Reader
from game.forgotten_tribe.parts import Gifts
from game.forgotten_tribe.place_harbour import PlaceHarbour


def first_kept(reader: Reader) -> str:
    """The kind of the harbor that the seat places first."""
    return reader.view.part(Gifts).kept(reader.seat)[0][1]


SHOWN = (quay(PlaceHarbour, first_kept),)
