"""Presentation of the verb of New World."""

from __future__ import annotations

from bot.boxes.seafarers.quays import quay
from bot.screens.verb import Reader
from game.new_world.lay_harbour import LayHarbour
from game.new_world.parts import Quays


def following(reader: Reader) -> str:
    """The kind of the harbor that comes next."""
    return reader.view.part(Quays).left[0]


SHOWN = (quay(LayHarbour, following),)
