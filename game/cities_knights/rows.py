"""
The rows of the box, as data.

Rules: cities_knights.md 1, 8.
"""

from __future__ import annotations

from typing import Final

from game.cities_knights.parts import Cities, Merchant
from game.core.cards import Seat
from game.core.rows import CardKind, DeckCard, Option, PieceKind, Removal, Supply, Term
from game.core.state import State

TRADE: Final = "trade"
POLITICS: Final = "politics"
SCIENCE: Final = "science"

TRACKS: Final = (TRADE, POLITICS, SCIENCE)
"""The tracks of improvements; the decks of progress cards are called the same."""

COMMODITIES: Final = ("cloth", "coin", "paper")
"""Commodities that improve a city, by track."""

TOP: Final = 5
"""The last level of a track."""

PRIVILEGE: Final = 3
"""Level that brings the privilege of its track."""

METROPOLIS_AT: Final = 4
"""Level that may bring a metropolis."""

COMMODITY: Final = "commodity"

CARDS = tuple(CardKind(name, 12, group=COMMODITY) for name in COMMODITIES)

SUPPLIES = tuple(Supply("card", name, 18, frozenset({5, 6})) for name in COMMODITIES)
"""Number for five and six (five_six.md 13.1)."""

YIELDS = {
    ("forest", "city"): {"lumber": 1, "paper": 1},
    ("pasture", "city"): {"wool": 1, "cloth": 1},
    ("mountains", "city"): {"ore": 1, "coin": 1},
}

KNIGHTS: Final = ("basic_knight", "strong_knight", "mighty_knight")
"""The pieces by their levels, from 1."""

TIPPED: Final = "tipped_city"
"""A city on its side because no settlement piece was left."""

PIECES = (
    *(PieceKind(name, "corner", 2, stops_routes=True) for name in KNIGHTS),
    PieceKind(
        TIPPED,
        "corner",
        4,
        points=1,
        yields=1,
        is_building=True,
        keeps_distance=True,
        stops_routes=True,
        is_built=False,
    ),
)

DECK_CARDS = (
    DeckCard("commercial_harbor", TRADE, 2),
    DeckCard("master_merchant", TRADE, 2),
    DeckCard("merchant", TRADE, 6),
    DeckCard("merchant_fleet", TRADE, 2),
    DeckCard("resource_monopoly", TRADE, 4),
    DeckCard("trade_monopoly", TRADE, 2),
    DeckCard("bishop", POLITICS, 2),
    DeckCard("constitution", POLITICS, 1),
    DeckCard("deserter", POLITICS, 2),
    DeckCard("diplomat", POLITICS, 2),
    DeckCard("intrigue", POLITICS, 2),
    DeckCard("saboteur", POLITICS, 2),
    DeckCard("spy", POLITICS, 3),
    DeckCard("warlord", POLITICS, 2),
    DeckCard("wedding", POLITICS, 2),
    DeckCard("alchemist", SCIENCE, 2),
    DeckCard("crane", SCIENCE, 2),
    DeckCard("engineer", SCIENCE, 1),
    DeckCard("inventor", SCIENCE, 2),
    DeckCard("irrigation", SCIENCE, 2),
    DeckCard("medicine", SCIENCE, 2),
    DeckCard("mining", SCIENCE, 2),
    DeckCard("printer", SCIENCE, 1),
    DeckCard("road_builders", SCIENCE, 2),
    DeckCard("smith", SCIENCE, 2),
)

POINT_CARDS: Final = ("constitution", "printer")
"""Cards that are revealed as soon as they are drawn, and are worth a point each."""

REMOVES = (
    Removal("deck", ("development",)),
    Removal("award", ("largest_army",)),
    Removal("verb", ("BuyCard", "PlayKnight", "PlayRoads", "PlayPlenty", "PlayMonopoly")),
    Removal("term", ("cards",)),
)

FIRST_MAP: Final = "first_knights"

TARGET = 13

OPTIONS = (Option("points", tuple(range(5, 23)), TARGET, alone=True),)
"""The range of targets, starting above the three points on the table before the first turn."""


def metropolis_points(state: State, seat: Seat) -> int:
    """Two points for each metropolis on a city of *seat*."""
    corners = state.part(Cities).metropolises
    owner = state.corner_seat
    return sum([2 for corner in corners if corner >= 0 and owner[corner] == seat])


def defence_points(state: State, seat: Seat) -> int:
    """A point for each time *seat* alone has defended the island best."""
    return state.part(Cities).defences[seat]


def open_card_points(state: State, seat: Seat) -> int:
    """A point for each revealed progress card."""
    played, card = state.played[seat], state.rules.deck_card
    one, other = POINT_CARDS
    return played[card(one)] + played[card(other)]


def merchant_points(state: State, seat: Seat) -> int:
    """A point for the seat that placed the merchant last."""
    return int(state.part(Merchant).seat == seat)


TERMS = (
    Term("metropolises", metropolis_points),
    Term("defences", defence_points),
    Term("open_cards", open_card_points),
    Term("merchant", merchant_points),
)
