"""A player's own line about the end of a game."""

from __future__ import annotations

from game import Seat, View
from words import Words


def outcome(view: View, seat: Seat, w: Words) -> str:
    """The result of *seat* in a finished game: a win, or its place and points."""
    own = view.seats[seat].total or 0
    if view.rules.teams:
        key = "ui.end.you.team.won" if seat in view.winners else "ui.end.you.team"
        return w.say(key, count=view.together(seat), own=own)
    if seat in view.winners:
        return w.say("ui.end.you.won", count=own)
    better = {other.seat for other in view.seats if (other.total or 0) > own} | {*view.winners}
    return w.say("ui.end.you", place=1 + len(better), seats=len(view.seats), count=own)
