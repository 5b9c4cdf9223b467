"""Operations of the private screens that every verb uses."""

from __future__ import annotations

from bot.features.play import public
from bot.publish.posts import operations
from bot.screens import leads, panel
from bot.screens.choosing import cards, listed, moves, numbers, picks, places

BUTTONS = (
    picks.ToPick,
    panel.ToPart,
    leads.Do,
    places.Ghost,
    places.Place,
    moves.Onward,
    moves.Arrive,
    picks.Value,
    listed.One,
    listed.Take,
    cards.Choose,
    cards.Give,
    numbers.Choose,
    public.Board,
    operations.Hand,
    operations.Owed,
)
