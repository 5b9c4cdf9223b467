"""The end of a game as one player's own line: won, or in which place."""

from __future__ import annotations

from game import Seat, View
from words import Words


def outcome(view: View, seat: Seat, w: Words) -> str:
    """How *seat* did in a game that somebody has won."""
    own = view.seats[seat].total or 0
    if seat in view.winners:
        return w.say("ui.end.you.won", count=own)
    better = {other.seat for other in view.seats if (other.total or 0) > own} | {*view.winners}
    return w.say("ui.end.you", place=1 + len(better), seats=len(view.seats), count=own)
