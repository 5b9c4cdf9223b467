"""
Moving the robber after one's own seven: the victim, and the kind of hex.

It goes to a hex where the victim has a building and its owner has none, to the one with the most
pips. Only what everyone sees counts: visible points, and the number of cards in a hand.
"""

from __future__ import annotations

from bot.features.prepare.moments import seven
from bot.features.prepare.preparation import Chosen, Preparation, named
from game import Action, Game, HexId, Seat
from game.base.families import ROB, ROBBER
from game.base.move_robber import MoveRobber, places
from game.base.rob import Rob, victims, with_cards
from game.core.points import points
from game.core.ruleset import Ruleset
from game.core.state import State

SEAT, HEX = "seat", "hex"


def choices(rules: Ruleset) -> Chosen:
    """Each seat, and each kind of card that hexes produce."""
    seats = tuple(f"{SEAT} {seat}" for seat in range(rules.seats))
    kinds = dict.fromkeys(terrain.card for terrain in rules.terrains if terrain.card)
    return (*seats, *(f"{HEX} {kind}" for kind in kinds))


def is_there(state: State, seat: Seat) -> bool:
    """Whether the seat moves the robber because of its own seven."""
    return seat == state.turn and seven.is_there(state, seat)


def answer(game: Game, seat: Seat, chosen: Chosen) -> Action | None:
    """The hex, then the victim; None if no hex fits."""
    state = game.state
    aims = _aims(state, seat, chosen)
    if state.debt(seat, ROB):
        among = [victim for victim in victims(state, seat) if victim in aims]
        return Rob(among[0]) if among else None
    kinds = named(chosen, HEX)
    fits = [
        place
        for place in places(state, seat)
        if (owners := _owners(state, place)) & aims and seat not in owners
        if not kinds or state.rules.terrains[state.terrain[place]].card in kinds
    ]
    return MoveRobber(max(fits, key=lambda place: _pips(state, place))) if fits else None


def _aims(state: State, seat: Seat, chosen: Chosen) -> set[Seat]:
    """The possible victims with cards: the named ones, or else the leaders."""
    able = with_cards(state, seat, state.others(seat))
    if seats := named(chosen, SEAT):
        return {other for other in able if str(int(other)) in seats}
    seen = {other: points(state, other, hidden=False) for other in able}
    return {other for other in able if seen[other] == max(seen.values())}


def _owners(state: State, place: HexId) -> set[Seat]:
    pieces = state.rules.buildings
    return {
        Seat(state.corner_seat[corner])
        for corner in state.topology.hex_corners[place]
        if pieces[state.corner_piece[corner]]
    }


def _pips(state: State, place: HexId) -> int:
    token = state.tokens[place]
    return 6 - abs(seven.SEVEN - token) if token else 0


BEFOREHAND = Preparation(
    "robber",
    frozenset({ROBBER, ROB}),
    choices,
    answer,
    is_there=is_there,
    singles=frozenset({SEAT, HEX}),
    lasts=True,
)
