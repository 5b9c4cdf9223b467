"""The base game's questions: where other boxes may change its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.board.places import CornerId, EdgeId, HexId
from game.core.action import Action, Reason
from game.core.cards import Cards, Seat
from game.core.question import Question, chain, chain_of_four, first, last, most, together
from game.core.stack import Debt
from game.core.state import State

DICE: Question[Callable[[State, Seat], tuple[int, int] | None]] = Question("dice", first())
"""The roll of a seat if chance is not asked, or None."""

CLAIMS: Question[Callable[[State, int], Iterable[tuple[Seat, int, int]]]] = Question(
    "claims", together
)
"""Claims from a roll before any shortage: seat, card kind, count."""

SEVEN_LIMIT: Question[Callable[[State, int], int]] = Question("seven limit", chain)
"""Maximum number of cards any seat may hold at this seven; answered first by the option."""

LIMIT: Question[Callable[[State, Seat, int], int]] = Question("limit", most)
"""
Maximum number of cards one seat may hold at it; answered first with the common limit.

A privilege only ever raises it, so several combine in any order.
"""

OWED_AT_SEVEN: Question[Callable[[State, Seat], Iterable[Debt]]] = Question(
    "owed at seven", together
)
"""Debts of all seats from a seven, before the robber; the seat is the one that rolled."""

RATE: Question[Callable[[State, Seat, int, int], int]] = Question("rate", chain_of_four)
"""Number of cards of a kind that buy one from the bank; answered first with 4."""

BARRED_EDGE: Question[Callable[[State, EdgeId, int, Reason | None], Reason | None]] = Question(
    "barred edge", chain_of_four
)
"""
The reason no seat may put a piece of a kind on a free edge, or None; answered first by the land.

An answer depends only on land and on parts that say so (`Part.bars_edges`).
"""

BARRED_START: Question[Callable[[State, Seat, CornerId], Reason | None]] = Question(
    "barred start", first()
)
"""The reason a seat may not set up the settlement it owes on a free corner, or None."""

BARRED_SITE: Question[Callable[[State, Seat, CornerId], Reason | None]] = Question(
    "barred site", first()
)
"""The reason a seat may build no settlement on a free corner that it reaches, or None."""

SITE_POINTS: Question[Callable[[State, Seat, CornerId, int], int]] = Question("site points", chain)
"""
Number of extra points from a settlement of a seat on a corner; answered first with 0.

No rule asks; only planning does, as by the computer.
"""

ROUTE_POINTS: Question[Callable[[State, Seat, CornerId, float], float]] = Question(
    "route points", chain_of_four
)
"""
Value in points of a seat's own route reaching a corner, now or already.

Answered first with 0. No rule asks; only planning does, as by the computer.
"""

OUTLOOK: Question[Callable[[State, Seat, float], float]] = Question("outlook", chain)
"""
Points ahead of a seat that the board alone does not show; answered first with 0.

No rule asks; only planning does, as by the computer. An answer may read only what the seat sees.
"""

HELD_POINTS: Question[Callable[[State, Seat, int, float], float]] = Question(
    "held points", chain_of_four
)
"""
Value in points to a seat of holding a kind of deck card without playing it.

Answered first with the value of any card. No rule asks; only planning does, as by the computer.
"""

FOR_SALE: Question[Callable[[State, Seat], Iterable[tuple[Action, Cards]]]] = Question(
    "for sale", together
)
"""
Purchases at a price that no manifest names, each with its price, affordable or not.

No rule asks; only planning does, as by the computer.
"""

CHANCES: Question[Callable[[], Mapping[str, tuple[float, float]]]] = Question("chances", last)
"""
The weights of a seat's chance to win, by feature, where a box changes what features are worth.

``python -m training`` finds them in games with that box, and writes them to its ``learned.py``.
"""

UNSOLD: Question[Callable[[State], Reason | None]] = Question("unsold", first())
"""The reason the next card of the deck can't be bought, although there is one, or None."""

BARRED_ROBBER: Question[Callable[[State, HexId], Reason | None]] = Question(
    "barred robber", first()
)
"""The reason no robber may ever be on a hex of land, for any mover, or None."""

ROBBER_PLACES: Question[Callable[[State, Seat, list[HexId]], list[HexId]]] = Question(
    "robber places", chain
)
"""Hexes to which a seat may move the robber now; answered first with all other land open to it."""

NEXT_STINT: Question[Callable[[State], tuple[Seat, str] | None]] = Question("next stint", last)
"""The seat and plan of the next stint."""
