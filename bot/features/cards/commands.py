"""Playing development cards."""

from __future__ import annotations

from bot.features.play import groups
from bot.features.play.verbs import plays

plays("card knight", parent=groups.CARD)
plays("card roads", parent=groups.CARD)
plays("card plenty", "cards", parent=groups.CARD)
plays("card monopoly", "card", parent=groups.CARD)

COMMANDS = (groups.CARD,)
