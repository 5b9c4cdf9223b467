"""Commands about the games played in this server; other servers never see them."""

from __future__ import annotations

from typing import Literal

import discord

from bot.chat.caller import Caller
from bot.chat.names import shown
from bot.chat.refusals import Refused
from bot.features.play import groups
from bot.features.play.command import command
from bot.features.statistics import screens
from bot.features.statistics.board import listed_kinds, listed_seasons, show_leaderboard
from bot.features.statistics.figures import of_person, of_server
from bot.features.statistics.pairs import show_pairs
from bot.features.statistics.results import NOBODY, SERVER, whose
from bot.features.statistics.screens import choose
from bot.publish.services import Services
from render import theme_of

Whose = Literal["mine", "server"]


@command("history")
async def history(services: Services, caller: Caller, whose: Whose = "mine") -> None:
    """Show the newest games that ended here: the caller's, or all of them."""
    if whose == "server":
        games = await services.store.results.of(_here(caller))
        await caller.show(screens.history(caller.w, games, None))
        return
    await _need_part(services, caller)
    games = await services.store.results.of(_here(caller), caller.user)
    await caller.show(screens.history(caller.w, games, caller.user))


@command("stats")
async def stats(
    services: Services, caller: Caller, whose: Whose = "mine", player: discord.User | None = None
) -> None:
    """Show the figures of the caller, of a player who lets others see them, or of this server."""
    name, user = None, caller.user
    if player is not None and player.id != caller.user:
        await _need_leave(services, player.id)
        name, user = shown(player.display_name) or player.name, player.id
    elif whose == "server":
        found = of_server(await services.store.results.of(_here(caller)))
        await caller.show(screens.figures_of_server(caller.w, found))
        return
    else:
        await _need_part(services, caller)
    found = of_person(await services.store.results.of(_here(caller), user), user)
    scale, theme = services.settings.picture_scale, theme_of(caller.look, "")
    await caller.show(screens.figures(caller.w, name, found, scale, theme))


@command("leaderboard", completes={"kind": listed_kinds, "season": listed_seasons})
async def leaderboard(
    services: Services, caller: Caller, kind: str | None = None, season: str | None = None
) -> None:
    """Rank the players of this server by their games against each other."""
    await show_leaderboard(services, caller, kind, season)


@command("admin pairs", parent=groups.ADMIN)
async def pairs(services: Services, caller: Caller) -> None:
    """Show the pairs of players whose games look as if one helped the other to a rating."""
    await show_pairs(services, caller)


@command("privacy statistics", parent=groups.PRIVACY)
async def seen_by_whom(
    services: Services, caller: Caller, seen_by: Literal["me", "server", "nobody"] | None = None
) -> None:
    """Choose who can see the caller's figures; without a choice, show the present one."""
    await choose(services, caller, seen_by)


def _here(caller: Caller) -> int:
    """The server's id; these commands aren't offered in direct messages."""
    return caller.interaction.guild_id or 0


async def _need_part(services: Services, caller: Caller) -> None:
    """
    Refuse a person who has left the statistics.

    :raises Refused: with the way back.
    """
    person = await services.store.readings.person(caller.user)
    if whose(person.preferences) == NOBODY:
        raise Refused("ui.error.no_statistics")


async def _need_leave(services: Services, user: int) -> None:
    """
    Refuse to show figures that their owner hasn't opened to the server.

    :raises Refused: in the same words for someone who has left and someone who never chose.
    """
    person = await services.store.readings.person(user)
    if whose(person.preferences) != SERVER:
        raise Refused("ui.error.own_statistics")


COMMANDS = (history, stats, leaderboard)
