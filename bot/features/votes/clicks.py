"""Clicks on the motions of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.refusals import Stale
from bot.features.votes import screens
from bot.publish.posts.operations import OnPost, read
from bot.table.news import VOTE
from bot.table.votes import voting

if TYPE_CHECKING:
    from bot.publish.services import Services


def opens(caller: Caller, address: Address) -> bool:
    """Whether a click opens a private answer: never, because the motion itself shows the vote."""
    return False


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Agree, take the vote back, or decline a request for a seat."""
    pressed = read(address.text(0), {one.op: one for one in BUTTONS})
    if pressed is None:
        raise Stale
    says = voting.agree if isinstance(pressed, screens.Agree) else voting.disagree
    await says(services.games, address.game, address.number(1), caller.user, manages=caller.manages)


BUTTONS: tuple[type[OnPost], ...] = (screens.Agree, screens.Disagree)
HANDLERS = {VOTE: (opens, click)}
