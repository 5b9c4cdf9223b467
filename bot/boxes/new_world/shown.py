"""How the verb of New World is shown."""

from __future__ import annotations

from bot.boxes.seafarers.quays import quay
from bot.screens.verb import Reader
from game.new_world.lay_harbour import LayHarbour
from game.new_world.parts import Quays


def following(reader: Reader) -> str:
    """What the harbour trades that comes next."""
    return reader.view.part(Quays).left[0]


SHOWN = (quay(LayHarbour, following),)
