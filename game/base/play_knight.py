"""
Play a knight: move the robber and steal, without any discards.

The knight stays open before its owner and counts for the largest army.
Rules: base.md 12.C4.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.dev_cards import cannot_play, play_card, playable
from game.base.families import KNIGHT_CARD
from game.base.rows import KNIGHT
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb


class PlayKnight(Action):
    """Play one knight."""


def refuse(state: State, seat: Seat, action: PlayKnight) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_play(state, seat, KNIGHT)


def options(state: State, seat: Seat) -> tuple[PlayKnight, ...]:
    """The one knight, if it may be played."""
    return () if cannot_play(state, seat, KNIGHT) else (PlayKnight(),)


def apply(state: State, seat: Seat, action: PlayKnight, chance: Chance) -> Iterator[Event]:
    """Put it face up; the robber comes next."""
    yield play_card(state, seat, KNIGHT)
    coming.follow(state, "knight", seat)


VERB = Verb(PlayKnight, refuse, options, apply, family=KNIGHT_CARD, look=playable, needs=KNIGHT)
