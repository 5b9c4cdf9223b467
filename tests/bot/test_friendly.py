"""The friendly robber on screens: why hexes are left out, and when it can't rob anyone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.screens import panel
from bot.screens.choosing import places
from bot.screens.context import context_of
from bot.screens.shown import BY_NAME
from bot.table.games import Games
from game.base.move_robber import MoveRobber, targets
from game.base.play_knight import PlayKnight
from tests.bot.acting import act, begun, on_turn
from words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_friendly", [True, False])
async def test_a_friendly_robber_says_whom_it_spares(
    games: Games, language: str, *, is_friendly: bool
) -> None:
    """At two points each, the question says why hexes are missing, and *Play knight* warns."""
    w = Words(language)
    table = await begun(games, options={"friendly": is_friendly})
    while table.playing().state.plan == "":
        await act(games, table)
    seat, state = on_turn(table), table.playing().state
    context = context_of(table, seat, w, 0.2)
    moves = [MoveRobber(place) for place in targets(state, seat)]

    asked = places.choose(replace(context, options=moves), BY_NAME["MoveRobber"]).text
    shown = panel.main(replace(context, options=[*context.options, PlayKnight()])).text
    without = panel.main(context).text

    some, none = w.say("ui.robber.some"), w.say("ui.robber.all")
    assert [some in asked, none in shown, none in without] == [is_friendly, is_friendly, False]
