"""
The rows of the base game, as data.

Rules: base.md 1, 12.F4.
"""

from __future__ import annotations

from typing import Final

from game.base.routes import limits, longest_route
from game.core.cards import Seat
from game.core.points import award_points, held_points, piece_points
from game.core.rows import (
    Award,
    CardKind,
    DeckCard,
    Options,
    PieceKind,
    Removal,
    Term,
    Terrain,
)
from game.core.state import State

LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4

CARDS = tuple(CardKind(name, 19) for name in ("lumber", "brick", "wool", "grain", "ore"))

TERRAINS = (
    Terrain("forest", "lumber"),
    Terrain("hills", "brick"),
    Terrain("pasture", "wool"),
    Terrain("fields", "grain"),
    Terrain("mountains", "ore"),
    Terrain("desert"),
)

ROAD: Final = 1
SETTLEMENT: Final = 2
CITY: Final = 3

PIECES = (
    PieceKind("road", "edge", 15, is_route=True),
    PieceKind(
        "settlement",
        "corner",
        5,
        points=1,
        yields=1,
        is_building=True,
        keeps_distance=True,
        stops_routes=True,
    ),
    PieceKind(
        "city",
        "corner",
        4,
        points=2,
        yields=2,
        is_building=True,
        keeps_distance=True,
        stops_routes=True,
    ),
)

KNIGHT: Final = 0
VICTORY: Final = 1
ROADS: Final = 2
PLENTY: Final = 3
MONOPOLY: Final = 4

DECK: Final = 0
"""The number of the development deck."""

DECK_CARDS = (
    DeckCard("knight", "development", 14),
    DeckCard("victory_point", "development", 5, points=1),
    DeckCard("road_building", "development", 2),
    DeckCard("year_of_plenty", "development", 2),
    DeckCard("monopoly", "development", 2),
)


def army(state: State, seat: Seat) -> int:
    """The number of knights *seat* has face up."""
    return state.played[seat][KNIGHT]


AWARDS = (
    Award("longest_road", longest_route, 5, 2, limits=limits),
    Award("largest_army", army, 3, 2),
)

TERMS = (
    Term("buildings", piece_points),
    Term("awards", award_points),
    Term("cards", held_points, hidden=True),
)


def is_without_offers(options: Options) -> bool:
    """Whether players don't trade with each other, only with the bank."""
    return options.get("trades") == "none"


REMOVES = (
    Removal(
        "verb",
        (
            *("OfferTrade", "ProposeTrade", "CounterOffer", "AcceptOffer"),
            *("DeclineOffer", "HushOffers", "CancelOffer", "ChooseTaker"),
        ),
        is_without_offers,
    ),
)
