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
"""Islands that pay points, or None; the module that brings a map answers for it."""

CARD_GIFT: Question[Callable[[State, Seat], Step | None]] = Question("card gift", first())
"""The step that replaces a scenario's development card in a game with other cards."""

OPENED: Question[Callable[[State, Seat], Iterable[CornerId]]] = Question("opened", together)
"""The corners of closed land where a seat may settle all the same."""

PLUNDER: Question[Callable[[State, Seat, tuple[Seat, ...]], Step]] = Question("plunder", last)
"""The step after a seat has moved the pirate next to ships of some seats: a theft among them."""

MOORS: Question[Callable[[State, Seat, CornerId], bool]] = Question("moors", first())
"""
Whether something at a corner closes the ends of a seat's ships there as its buildings do.

An answer depends only on the pieces on the corner, and on the scenario's fixed places there.
"""

ANCHORED: Question[Callable[[State, Seat, EdgeId], Reason | None]] = Question("anchored", first())
"""
The reason a ship of a seat that has an open end stays all the same, or None.

An answer depends only on the seat's own edges and the corners at their ends.
"""
