"""Cities & Knights emoji: tracks, decks, the event die, pieces on cities."""

from __future__ import annotations

from game.cities_knights.event_die import FACES
from game.cities_knights.rows import TRACKS
from render.emoji import PLAIN, Drawing

EMOJI: dict[str, Drawing] = {
    **{f"track_{track}": ("track sign", (track,)) for track in TRACKS},
    **{f"deck_{track}": ("small back", (track,)) for track in TRACKS},
    **{f"metropolis_{track}": ("metropolis", (track,)) for track in TRACKS},
    **{f"event_{face}": ("small event die", (face,)) for face in FACES},
    "active_knight": ("building", ("basic_knight", PLAIN, 1)),
    "wall": ("wall", ()),
    "metropolis": ("metropolis", ("",)),
    "progress": ("small backs", ()),
    "commodity": ("small commodities", ()),
    "trader": ("merchant", (PLAIN,)),
    "barbarians": ("barbarian ship", ()),
    "defender": ("defender sign", ()),
}
