"""Events of robber and pirate where knights sail, in words."""

from __future__ import annotations

from game.knights_at_sea.figures import FiguresCameIn
from words import places
from words.events import Telling
from words.speech import Speech


def came_in(w: Speech, event: FiguresCameIn, telling: Telling) -> str:
    """The place of each figure, if a board is known."""
    if telling.view is None:
        return w.say("event.FiguresCameIn.bare")
    robber = "robber" if event.robber is not None else ""
    pirate = "pirate" if event.pirate is not None else ""
    key = "both" if robber and pirate else robber or pirate or "none"
    at = {"robber": event.robber, "pirate": event.pirate}
    where = {
        name: places.place(w, telling.view, "hex", place)
        for name, place in at.items()
        if place is not None
    }
    return w.say(f"event.FiguresCameIn.{key}", **where)


SPECIAL = {FiguresCameIn: came_in}

NO_DEEDS = (FiguresCameIn,)
"""It happens by itself."""
