"""Computers at a table: how strong they are, and how long they wait for answers to their offers."""

from __future__ import annotations

import pytest

from bot.chat.refusals import Refused, Stale
from bot.features.computers import computers
from bot.features.lobby import filling, lobby
from bot.table.games import Games
from game import Action, Choice, Seat, Seeded, View
from game.computer import Strength, choose
from tests.bot.acting import NOON, act, opened

HOST, GUEST = 1, 2


async def test_the_host_chooses_how_strong_computers_are(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each computer has a strength of its own, which its name shows and it plays with."""
    thought: dict[str, str] = {}

    def chosen(
        view: View, options: list[Action | Choice], chance: Seeded, strength: Strength
    ) -> Action:
        thought[table.seats[view.reader or 0].name] = strength.name
        return choose(view, options, chance, strength)

    monkeypatch.setattr(computers, "choose", chosen)
    table = await opened(games)
    for strength in ("hard", "easy", "normal"):
        await filling.add(games, table.id, HOST, strength)
    with pytest.raises(Refused):
        await filling.strengthen(games, table.id, GUEST, "easy")
    for strength, name in (("mild", "Ada"), ("easy", "Konrad")):
        with pytest.raises(Stale):
            await filling.strengthen(games, table.id, HOST, strength, name)
    await filling.strengthen(games, table.id, HOST, "normal")
    await filling.strengthen(games, table.id, HOST, "hard", "Ada")
    await filling.strengthen(games, table.id, HOST, "easy", "Alan")

    await lobby.start(games, table.id, HOST, NOON)
    for _ in range(4):
        await act(games, table)

    names = [table.name(Seat(seat)) for seat in range(1, 4)]
    assert names == ["Computer (Ada, hard)", "Computer (Alan, easy)", "Computer (Grace)"]
    assert thought == {"Ada": "hard", "Alan": "easy", "Grace": "normal"}
