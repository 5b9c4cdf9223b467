"""
Play a knight: move the robber and steal, without any discards.

The knight stays open before its owner and counts for the largest army.
Rules: base.md 12.C4.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.dev_cards import CARDS
from game.base.families import KNIGHT_CARD
from game.base.rows import KNIGHT
from game.core import coming
from game.core.action import Action, Event
from game.core.cards import Seat
from game.core.state import State


class PlayKnight(Action):
    """Play one knight."""


def follow(state: State, seat: Seat) -> Iterable[Event]:
    """The robber comes next."""
    coming.follow(state, "knight", seat)
    return ()


VERB = CARDS.card(PlayKnight, KNIGHT, follow, family=KNIGHT_CARD)
