"""The games that load is measured with are games by the rules, each of its own people."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench import stored
from bot.table.games import Games
from game import Game, Seat
from game.base.end_turn import EndTurn
from storage import Store


async def test_copies_are_games_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each copy has its log, its channel and its people, owes nothing, and plays on."""
    monkeypatch.setattr(stored, "LENGTHS", (20,))
    made = await asyncio.to_thread(stored.fill, tmp_path / "games.db", 3)

    async with Store.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        games = Games(store)
        rows = [await store.readings.game(each.id) for each in made]
        assert {row.channel_id for row in rows} == {each.channel for each in made}
        assert not await store.readings.pending()
        assert not await store.readings.behind()
        for each in made:
            seat = Seat(each.turn)
            played = await games.play(each.id, each.person(seat), seat, EndTurn())
            lines = [row.line for row in await store.readings.lines(each.id)]
            snapshot = (await store.readings.game(each.id)).snapshot
            assert snapshot == Game.replayed(lines).snapshot()
            assert played.number == lines[-1].number
