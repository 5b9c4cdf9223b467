"""
The families of verbs that the box adds, and the duties they pay.

Purchases from the bank (improvements, walls, knights) belong to the base game's family ``build``.
"""

from __future__ import annotations

from typing import Final

ALCHEMIST: Final = "alchemist"
"""The one progress card that is played before the roll."""
PROGRESS: Final = "progress"
"""All other progress cards."""
KNIGHT_WORK: Final = "knight work"
"""Actions of active knights."""
AQUEDUCT: Final = "aqueduct"
METROPOLIS: Final = "metropolis"
PILLAGE: Final = "pillage"
CHOOSE_DECK: Final = "choose deck"
PROGRESS_LIMIT: Final = "progress limit"
RETREAT: Final = "retreat"
SMITH: Final = "smith"
DESERT: Final = "desert"
"""An opponent's knight deserts."""
ENLIST: Final = "enlist"
"""Taking on the deserter."""
REBUILD: Final = "rebuild"
SPY: Final = "spy"
GIFT: Final = "gift"
SEARCH: Final = "search"
HARBOR: Final = "commercial harbor"
"""Offers while a commercial harbor works."""
EXCHANGE: Final = "exchange"
"""Answers to such an offer."""
