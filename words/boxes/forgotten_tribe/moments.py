"""Moments of the Forgotten Tribe: its gifts."""

from __future__ import annotations

from game.forgotten_tribe.gifts import CardGiven, HarbourGiven, PointGiven
from words.boxes.seafarers.quays import rate
from words.moments import Kind
from words.voice import Words


def harbour(w: Words, event: HarbourGiven) -> dict[str, object]:
    """The harbor's rate."""
    return {"rate": rate(w, event.kind)}


MOMENTS = (Kind(PointGiven), Kind(CardGiven), Kind(HarbourGiven, more=harbour))
