"""Points: never stored, always the sum of terms, each of them seen or hidden."""

from __future__ import annotations

from game.core.action import Event
from game.core.cards import Seat
from game.core.state import State


class GameEnded(Event):
    """The game is over; hidden cards are shown."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    """By seat, hidden ones included."""
    shown: tuple[tuple[str, ...], ...]
    """By seat, the deck cards still in hand that are worth points."""


def points(state: State, seat: Seat, *, hidden: bool = True) -> int:
    """Return the points of *seat*, with or without the hidden ones."""
    known = state.points[hidden]
    found = known[seat]
    if found is None:
        found = known[seat] = look_up(state, seat, hidden=hidden)
    return found


def look_up(state: State, seat: Seat, *, hidden: bool) -> int:
    """Count the points of *seat* without using the cache."""
    counts = state.rules.counts if hidden else state.rules.seen_counts
    return sum([count(state, seat) for count in counts])


def piece_points(state: State, seat: Seat) -> int:
    """Points for the pieces on the board."""
    total = 0
    left = state.supply[seat]
    for number, piece in state.rules.scoring:
        total += piece.points * (piece.supply - left[number])
    return total


def award_points(state: State, seat: Seat) -> int:
    """Points for special cards."""
    if seat not in state.awards:
        return 0
    total = 0
    for award, owner in zip(state.rules.awards, state.awards, strict=True):
        if owner == seat:
            total += award.points
    return total


def held_points(state: State, seat: Seat) -> int:
    """Points on deck cards in the hand."""
    rows = state.rules.deck_cards
    total = 0
    for one in state.held[seat]:
        total += rows[one.card].points
    return total


def ending(state: State, winners: tuple[Seat, ...]) -> GameEnded:
    """The events that end the game."""
    rows = state.rules.deck_cards
    seats = [Seat(seat) for seat in range(state.seats)]
    return GameEnded(
        winners=winners,
        points=tuple(points(state, seat) for seat in seats),
        shown=tuple(
            tuple(rows[one.card].name for one in state.held[seat] if rows[one.card].points)
            for seat in seats
        ),
    )
