"""The base game's questions: where other boxes may change its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.board.places import CornerId, EdgeId, HexId
from game.core.action import Action, Reason
from game.core.cards import Cards, Seat
from game.core.question import Question, chain, chain_of_four, first, last, most, together
from game.core.stack import Debt
from game.core.state import State

DICE: Question[Callable[[State, Seat], tuple[int, int] | None]] = Question("dice", first())
"""What a seat rolls if chance is not asked, or None."""

CLAIMS: Question[Callable[[State, int], Iterable[tuple[Seat, int, int]]]] = Question(
    "claims", together
)
"""What a roll brings before any shortage: seat, card kind, count."""

SEVEN_LIMIT: Question[Callable[[State, int], int]] = Question("seven limit", chain)
"""The most cards that anybody may hold at this seven; answered first by the option."""

LIMIT: Question[Callable[[State, Seat, int], int]] = Question("limit", most)
"""
The most cards one seat may hold at it; answered first with what holds for everybody.

A privilege only ever raises it, so several go together in any order.
"""

OWED_AT_SEVEN: Question[Callable[[State, Seat], Iterable[Debt]]] = Question(
    "owed at seven", together
)
"""What a seven asks of everybody at once, before the robber; the seat is the one that rolled."""

RATE: Question[Callable[[State, Seat, int, int], int]] = Question("rate", chain_of_four)
"""How many cards of a kind buy one from the bank; answered first with 4."""

BARRED_EDGE: Question[Callable[[State, EdgeId, int, Reason | None], Reason | None]] = Question(
    "barred edge", chain_of_four
)
"""
Why a piece of a kind may lie on a free edge for no seat, or None; answered first by the land.

Land and parts that say so (`Part.bars_edges`) are all that an answer goes by.
"""

BARRED_START: Question[Callable[[State, Seat, CornerId], Reason | None]] = Question(
    "barred start", first()
)
"""Why a seat may not set up the settlement it owes on a free corner, or None."""

BARRED_SITE: Question[Callable[[State, Seat, CornerId], Reason | None]] = Question(
    "barred site", first()
)
"""Why a seat may build no settlement on a free corner that it reaches, or None."""

SITE_POINTS: Question[Callable[[State, Seat, CornerId, int], int]] = Question("site points", chain)
"""
How many points a settlement on a corner would bring a seat beside its own; answered first with 0.

No rule asks; whoever plans does, as the computer.
"""

ROUTE_POINTS: Question[Callable[[State, Seat, CornerId, float], float]] = Question(
    "route points", chain_of_four
)
"""
How many points it is worth to a seat that a route of its own comes to a corner, or has come.

Answered first with 0. No rule asks; whoever plans does, as the computer.
"""

OUTLOOK: Question[Callable[[State, Seat, float], float]] = Question("outlook", chain)
"""
How many points lie ahead of a seat in what the board alone does not show; answered first with 0.

No rule asks; whoever plans does, as the computer. Nothing may be read that the seat does not see.
"""

HELD_POINTS: Question[Callable[[State, Seat, int, float], float]] = Question(
    "held points", chain_of_four
)
"""
How many points a kind of deck card is worth to a seat as long as it is held and not played.

Answered first with what any is worth. No rule asks; whoever plans does, as the computer.
"""

FOR_SALE: Question[Callable[[State, Seat], Iterable[tuple[Action, Cards]]]] = Question(
    "for sale", together
)
"""
What a seat might buy at a price that no manifest names, each with its price, paid for or not.

No rule asks; whoever plans does, as the computer.
"""

UNSOLD: Question[Callable[[State], Reason | None]] = Question("unsold", first())
"""Why nobody buys the next card of the deck, although there is one, or None."""

BARRED_ROBBER: Question[Callable[[State, HexId], Reason | None]] = Question(
    "barred robber", first()
)
"""Why no robber ever stands on a hex of land, whoever moves it, or None."""

ROBBER_PLACES: Question[Callable[[State, Seat, list[HexId]], list[HexId]]] = Question(
    "robber places", chain
)
"""Where a seat may move the robber now; answered first with all other land where it may stand."""

NEXT_STINT: Question[Callable[[State], tuple[Seat, str] | None]] = Question("next stint", last)
"""Whose stint comes after this one, and by which plan."""
