"""`/review`, which shows who was how likely to win, and when that changed."""

from __future__ import annotations

from babel.dates import format_date

from bot.chat.caller import Caller
from bot.chat.refusals import NoTable, Refused
from bot.features.play.command import command
from bot.features.review.clicks import show_review
from bot.publish.services import Services
from bot.screens.named import boxes_text
from game import boxes_of
from storage import GameRow, Status

MOST = 25
"""Maximum number of games to choose from."""
ENDED = (Status.OVER, Status.ABANDONED)


async def games(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The caller's ended games in this server, the newest first, for autocomplete."""
    found = await _played(services, caller)
    return [(_label(caller, nth, row), str(nth)) for nth, row in enumerate(found, start=1)]


@command("review", completes={"game": games})
async def review(services: Services, caller: Caller, game: str | None = None) -> None:
    """Review the channel's newest game that is over, or an older one of the caller's own."""
    if game is None:
        row = await services.store.readings.played_in(caller.channel)
        if row is None:
            raise NoTable
    else:
        found = {str(nth): row for nth, row in enumerate(await _played(services, caller), start=1)}
        if game not in found:
            raise Refused("tale.review.none")
        row = found[game]
    await show_review(services, caller, await services.tables.look(row.id))


async def _played(services: Services, caller: Caller) -> list[GameRow]:
    """The newest games in this server that the caller played to their end."""
    rows = await services.store.readings.games_of(caller.user, living=False)
    here = caller.interaction.guild_id
    ended = [row for row in rows if row.guild_id == here and row.status in ENDED]
    return ended[: -MOST - 1 : -1]


def _label(caller: Caller, nth: int, row: GameRow) -> str:
    w = caller.w
    ended = format_date(row.ended or row.updated, "medium", locale=w.language)
    boxes = boxes_text(w, boxes_of(row.modules))
    return w.say("tale.review.game", nth=nth, date=ended, boxes=boxes)


COMMANDS = (review,)
