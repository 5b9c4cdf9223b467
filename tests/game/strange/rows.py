"""
The box's data: pebbles, ropes, omens, and the points they give.

A box finds its own rows by name, because its numbers depend on the boxes before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.cards import Seat
from game.core.rows import (
    Award,
    CardKind,
    DeckCard,
    Default,
    Option,
    PieceKind,
    Supply,
    Term,
    Terrain,
)
from game.core.state import State
from tests.game.strange.parts import Vows

LAND_KINDS: Final = 5
"""Number of the base game's card kinds; one of them is vowed."""


def round_by_round(stock: int, owed: Mapping[Seat, int]) -> Mapping[Seat, int]:
    """The box's rule for shortages: one card each in seat order, until none is left."""
    got = dict.fromkeys(sorted(owed), 0)
    while stock and got != dict(owed):
        for seat in got:
            if stock and got[seat] < owed[seat]:
                got[seat] += 1
                stock -= 1
    return got


def pebble(state: State) -> int:
    """The card kind of pebbles."""
    return state.rules.card("pebble")


def rope(state: State) -> int:
    """The piece kind of ropes."""
    return state.rules.piece("rope")


def omens(state: State) -> int:
    """The deck of omens."""
    return state.rules.decks.index("omens")


def ropes(state: State, seat: Seat) -> int:
    """Number of ropes that *seat* has hung."""
    kind = rope(state)
    return state.rules.pieces[kind].supply - state.supply[seat][kind]


def kite(state: State) -> int:
    """The piece kind of kites."""
    return state.rules.piece("kite")


def kites(state: State, seat: Seat) -> int:
    """Number of kites that *seat* has flying."""
    return state.rules.pieces[kite(state)].supply - state.supply[seat][kite(state)]


def kept_vow(state: State, seat: Seat) -> int:
    """A point for a city at land that yields the vowed kind."""
    vow = state.part(Vows).by_seat[seat]
    rules = state.rules
    for corner in state.corners_of(seat, rules.piece("city")):
        if any(rules.harvest[state.terrain[h]] == vow for h in state.topology.corner_hexes[corner]):
            return 1
    return 0


CARDS = (CardKind("pebble", 7, round_by_round, group="stone"),)

TERRAINS = (
    Terrain("shingle", "pebble"),
    Terrain("tarn", group="resource"),
    Terrain("mist", is_land=False),
)

YIELDS = {("shingle", "city"): {"pebble": 1, "wool": 1}}

PIECES = (
    PieceKind("rope", "edge", 4, is_route=True),
    PieceKind("kite", "corner", 2, stops_routes=True),
)

DECK_CARDS = (
    DeckCard("thunder", "omens", 4),
    DeckCard("lantern", "omens", 3),
    DeckCard("rainbow", "omens", 2, points=1),
)

AWARDS = (Award("tightrope", ropes, 2, 1),)

TERMS = (Term("vow", kept_vow, hidden=True),)

MANY = frozenset({5, 6})

SUPPLIES = (
    Supply("card", "pebble", 8, frozenset({4})),
    *(Supply("card", name, 24, MANY) for name in ("lumber", "brick", "wool", "grain", "ore")),
    Supply("deck card", "knight", 20, MANY),
    Supply("deck card", "thunder", 5, frozenset({4})),
    Supply("piece", "rope", 5, frozenset({4})),
    Supply("piece", "kite", 3, when=lambda options: bool(options["winds"])),
)

DEFAULTS = (Default("points", plus=1, when={"map": "shingle"}),)

OPTIONS = (
    Option("fair", (True, False), default=True),
    Option("calm", (False, True), default=False),
    Option("winds", (False, True), default=False),
    Option("camp", (False, True), default=False),
    Option("leash", (False, True), default=False),
    Option("last_rope", (5, 12, 99), 12),
    Option("map", (), "variable"),
    Option("hand_limit", (16,), 8),
)
