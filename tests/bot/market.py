"""A table in the middle of a turn, where there is something to trade."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.screens.context import ScreenContext, context_of
from bot.table.games import Games
from bot.table.table import Table
from game import Action, Seat
from game.base.propose_trade import ProposeTrade
from game.core.cards import one
from storage import PostRow
from tests.bot.acting import Watch, at, say_all
from words import Words


class Market:
    """A table in the middle of a turn where everyone holds cards."""

    def __init__(self, games: Games, table: Table) -> None:
        self.games, self.table = games, table
        self.state = table.playing().state
        self.turn = self.state.turn
        self.first, self.second, _ = self.state.others(self.turn)

    def proposal(self, seat: Seat, more: int = 0) -> ProposeTrade:
        """A proposal to trade a kind that *seat* has for another; *more* makes proposals differ."""
        size = len(self.state.bank)
        give = next(kind for kind, count in enumerate(self.state.hands[seat]) if count)
        get = (give + 1 + more) % size
        return ProposeTrade(one(give, size), one(get, size), self.turn)

    async def play(self, seat: Seat, action: Action) -> list[PostRow]:
        """Let *seat* play, and return the posts owed for it."""
        user = self.table.seats[seat].person
        played = await self.games.play(self.table.id, user, seat, action)
        self.state = self.table.playing().state
        pending = await self.games.store.readings.pending(self.table.id)
        return [post for post in pending if post.key.number == played.number]

    async def say(self) -> None:
        """Mark everything that is owed as posted in the channel."""
        await say_all(self.games, self.table)

    def context(self, seat: Seat) -> ScreenContext:
        """The context for *seat*'s screens."""
        return context_of(self.table, seat, Words("en"), 0.2)


@pytest.fixture
async def market(tmp_path: Path, watch: Watch) -> AsyncIterator[Market]:
    """The table, on its own disk."""
    async with at(tmp_path, "OfferTrade", watch) as (games, table, _):
        await say_all(games, table)
        yield Market(games, table)
