"""
The end: whatever ends the game, the team with more points together wins.

Hidden points count, and so do those of a partner who has left. If the teams are
tied, the team of the player who ended the game wins.
Rules: teams.md 17.2.
"""

from __future__ import annotations

from game.core.cards import Seat
from game.core.points import points
from game.core.state import State


def winners(state: State, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The box's answer: the members of the winning team; *found* have ended the game."""
    rank = {
        team: (
            sum([points(state, seat) for seat in team]),
            any(seat in found for seat in team),
        )
        for team in state.rules.teams
    }
    best = max(rank.values())
    return tuple(
        seat
        for seat in state.rules.table
        if seat not in state.gone and rank[state.rules.team(seat)] == best
    )
