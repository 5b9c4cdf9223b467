"""
A tournament as it is stored: its document, and the bot's notes about posts and times.

Each step replaces the whole document. So a killed program leaves it as it was before a step, or as
it is after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_fields
from datetime import datetime
from typing import Final

import msgspec

from bot.chat.refusals import Refused
from bot.features.tournaments.field import NotAllowed, Tournament
from bot.table.server.setups import Setup
from storage import ContestRow, Store

KIND: Final = "tournament"
"""The kind of its contests."""

END: Final = "end"
"""Key of the post about the champion, or about a tournament that was cancelled."""


class Desk(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The bot's own notes about a tournament."""

    setup: Setup
    """The boxes, options and settings of its games."""
    pause: int = 5
    """Minutes between two rounds."""
    posts: dict[str, int] = {}
    """Discord's ids of the announcements, by key."""
    outdated: tuple[str, ...] = ()
    """Keys of announcements to edit, because what they say has changed."""
    called: tuple[tuple[int, ...], ...] = ()
    """People whom the posts of the check-in ping, by post."""
    next_at: datetime | None = None
    """When the next round is drawn, once the current one is over."""
    locales: dict[int, str] = {}
    """Discord's locale of each entrant."""
    is_cancelled: bool = False
    is_hindered: bool = False
    """Whether the bot couldn't write in the channel at its last try."""


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is stored about a tournament, except its name and server."""

    tournament: Tournament
    desk: Desk

    def noted(self, **new: object) -> Contest:
        """The same with other notes of the bot."""
        return msgspec.structs.replace(self, desk=msgspec.structs.replace(self.desk, **new))

    def at(self, tournament: Tournament) -> Contest:
        """The same with another state of the tournament."""
        return msgspec.structs.replace(self, tournament=tournament)

    def corrected(self, tournament: Tournament, number: int) -> Contest:
        """The same with another state, because of which standings since round *number* change."""
        keys = [f"after{n}" for n in range(number, len(tournament.rounds) + 1)]
        outdated = tuple(key for key in (*keys, END) if key in self.desk.posts)
        return self.at(tournament).noted(outdated=outdated)


def read(row: ContestRow) -> Contest:
    """
    The tournament in a row.

    :raises msgspec.ValidationError: if it holds none.
    """
    return msgspec.convert(row.data, Contest, str_keys=True)


def written(contest: Contest) -> dict[str, object]:
    """The document to store."""
    found: dict[str, object] = msgspec.to_builtins(contest, str_keys=True)
    return found


async def change(
    store: Store, contest_id: str, work: Callable[[Contest], Contest | None]
) -> Contest:
    """
    Replace a tournament by what *work* makes of it; None leaves it as it is.

    It is looked at again soon. *work* may run on another thread.

    :raises Refused: if *work* refuses, by itself or by the rules of tournaments.
    """

    def done(row: ContestRow) -> ContestRow | None:
        try:
            new = work(read(row))
        except NotAllowed as error:
            raise Refused(f"ui.tournament.error.{error.reason}", **error.facts) from None
        if new is None:
            return None
        # If it is over, it is open again until its posts are up to date.
        return with_fields(row, data=written(new), due=store.now(), is_open=True)

    return read(await store.contests.change(contest_id, done))


async def rest(store: Store, seen: ContestRow, due: datetime | None) -> None:
    """
    Note when a tournament next has something to do; it is closed if that is never.

    If it has changed since it was *seen*, it has something to do now.
    """

    def done(row: ContestRow) -> ContestRow | None:
        if row.revision != seen.revision or (row.due == due and due is not None):
            return None
        return with_fields(row, due=due, is_open=due is not None)

    await store.contests.change(seen.id, done)
