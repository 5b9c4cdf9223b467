"""The buttons of a post that looks for a substitute, and of the question whether to leave."""

from __future__ import annotations

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.features.play.answers import Answers
from bot.features.seats import screens, seats
from bot.publish.posts import operations
from bot.publish.services import Services


class Take(operations.Take, Answers):
    """Ask to play on in an open seat, or take back one's own."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Say which of the two happened."""
        seat = await screens.seat_of(services, address.game, self.seat)
        table, sits = await seats.take(services.games, address.game, caller.row(), seat)
        await caller.say("ui.seat.back" if sits else "ui.seat.bid", player=table.who(seat))


BUTTONS = (Take, screens.Computer, screens.Keep, screens.Resign)
