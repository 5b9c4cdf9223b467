"""The questions of Seafarers: where maps and scenarios say how it is played on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.board.places import CornerId, EdgeId
from game.core.action import Reason
from game.core.cards import Seat
from game.core.question import Question, first, last, together
from game.core.ruleset import Ruleset
from game.core.stack import Step
from game.core.state import State
from game.seafarers.bonus import Bonus

BONUS: Question[Callable[[Ruleset], Bonus | None]] = Question("bonus", last)
"""Which islands pay points, or None; who brings a map answers for it."""

CARD_GIFT: Question[Callable[[State, Seat], Step | None]] = Question("card gift", first())
"""What comes when a scenario gives a seat a development card and other cards are played with."""

OPENED: Question[Callable[[State, Seat], Iterable[CornerId]]] = Question("opened", together)
"""The corners of closed land where a seat may settle all the same."""

PLUNDER: Question[Callable[[State, Seat, tuple[Seat, ...]], Step]] = Question("plunder", last)
"""What comes when a seat has moved the pirate beside ships of some: a theft among them."""

MOORS: Question[Callable[[State, Seat, CornerId], bool]] = Question("moors", first())
"""
Whether something at a corner closes the ends of a seat's ships there as its buildings do.

What stands on the corner, and what a scenario had there from the start, is all that an answer
goes by.
"""

ANCHORED: Question[Callable[[State, Seat, EdgeId], Reason | None]] = Question("anchored", first())
"""
Why a ship of a seat that has an open end stays all the same, or None.

What lies on the seat's own edges and the corners at their ends is all that an answer goes by.
"""
