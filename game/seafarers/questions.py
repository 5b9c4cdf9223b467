"""The questions of Seafarers: where maps and scenarios say how it is played on them."""

from __future__ import annotations

from collections.abc import Callable

from game.core.question import Question, last
from game.core.ruleset import Ruleset
from game.seafarers.bonus import Bonus

BONUS: Question[Callable[[Ruleset], Bonus | None]] = Question("bonus", last)
"""Which islands pay points, or None; who brings a map answers for it."""
