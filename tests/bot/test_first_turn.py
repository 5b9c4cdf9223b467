"""The hint that a person gets on the first turn of their life."""

from __future__ import annotations

import pytest

from tests.bot.tables import Table

pytestmark = pytest.mark.usefixtures("blank")

HINTS = {
    "en": "*Build* below the board shows what you can afford.",
    "es": "*Build*, debajo del tablero, muestra qué puedes pagar.",
}
"""By language; the table speaks English, and so does its button."""


@pytest.mark.parametrize("language", HINTS)
async def test_a_first_turn_says_where_to_see_prices(t: Table, language: str) -> None:
    """The panel of a person's first turn has a hint; none comes after it."""
    for person in t.people:
        await t.command(person, "language", language=language, channel="quiet-corner")
    board = await t.board()
    await t.on_turn(board).click(board, "End turn")
    board = await t.board()
    person = t.on_turn(board)

    first = await t.told(person, board, "Roll")
    below = (await t.board()).buttons
    hand = t.state.hands[t.state.turn]
    held = next(kind for kind, count in enumerate(hand) if count)
    names = [kind.name for kind in t.state.rules.cards]
    offer = {"give": f"1 {names[held]}", "get": f"1 {names[held - 1]}"}
    second = await t.command(person, "trade offer", **offer)

    assert HINTS[language] in first.split("\n")
    assert "Build" in below
    assert second.startswith("✓")
    assert HINTS[language] not in second
