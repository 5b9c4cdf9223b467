"""The button that reviews a finished game."""

from __future__ import annotations

import logging

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.features.play.answers import Answers
from bot.features.review.screens import reviewed
from bot.publish.posts import chronicle as screens
from bot.publish.services import Services
from bot.table.table import Table
from render.artist import CannotDraw
from storage import Status

LOG = logging.getLogger(__name__)


class Review(screens.Review, Answers, new="always"):
    """Show the review privately."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """:raises Refused: as long as the game runs."""
        await show_review(services, caller, await services.tables.look(address.game))


async def show_review(services: Services, caller: Caller, table: Table) -> None:
    """
    Show the review of a game.

    :raises Refused: as long as it runs, if it ended before its first turn, and if today's rules
    can't replay it.
    """
    if table.row.status in (Status.LOBBY, Status.RUNNING):
        raise Refused("tale.review.later")
    table.playing()
    try:
        found = await services.chronicles.review(table)
    except CannotDraw:
        LOG.exception("the log of game %s can't be replayed", table.id)
        raise Refused("tale.review.never") from None
    if not found.rounds:
        raise Refused("tale.review.short")
    numbers = {point.number for point in found.points}
    rows = await services.store.readings.lines(table.id, min(numbers, default=table.number))
    turned = [row for row in rows if row.number in numbers]
    w = table.words(caller.w.language)
    scale, theme = services.settings.picture_scale, table.theme_for(caller.look)
    await caller.show(reviewed(table, found, turned, w, scale, theme))


BUTTONS = (Review,)
