"""Screens of random games with every box."""

from __future__ import annotations

import pytest

from bot.screens import panel
from bot.screens.context import context_of
from game import BOXES, Seat
from tests.game.random_games import in_turn
from tests.house import played_with, seats
from tests.secrets import shown
from tests.words.tables import played
from words import LANGUAGES, Words

SETS = dict.fromkeys(played_with(box.name) for box in BOXES)


@pytest.mark.parametrize(
    ("names", "language"),
    in_turn(*((" ".join(names), language) for names in SETS for language in LANGUAGES)),
)
def test_every_moment_can_be_shown(names: str, language: str) -> None:
    """Posts, pings, hands and private screens can be made at any moment without a missing text."""
    count = seats(names.split())
    moments = played(5, actions=240, seats=count, modules=names)
    for number, (game, events) in enumerate(moments):
        if number % 80 == 0 or game.state.winners:
            table = shown.table(game.state, [(number, events)], (0,) * count, game.boxes)
            assert shown.public(table, draws=False)
            for seat in map(Seat, range(count)):
                context = context_of(table, seat, Words(language), 1)
                assert panel.at(context, "build").text
                assert shown.private(table, seat, draws=False)
