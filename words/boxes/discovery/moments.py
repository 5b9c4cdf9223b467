"""Moments of discovery: a treasure."""

from __future__ import annotations

from game.discovery.open_treasure import TreasureTaken
from words.moments import Kind
from words.voice import Words


def treasure(w: Words, event: TreasureTaken) -> dict[str, object]:
    """The name of the treasure."""
    return {"treasure": w.say(f"treasure.{event.treasure}")}


MOMENTS = (Kind(TreasureTaken, more=treasure),)
