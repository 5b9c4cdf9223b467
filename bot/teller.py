"""
The teller: brings channel and hands up to what is stored.

One teller a game, started by every change and by the start of the program. It reads what should
stand in the channel, says what is owed, edits what has changed, takes down what is settled; what
is superseded is never said. It holds the table's lock only to look, never while it draws or
speaks, so nobody who clicks waits for a picture.

After a crash a post may have been made and not noted. Posts that were owed when the program
started are looked for in the channel before they are made.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import discord

from bot.room import ARCHIVED, LOST, NO_DM, OLD_EDITS, REPOST, Room, digest
from bot.screens import calls, lobby, public
from bot.screens.desk import desk_of
from bot.screens.hand import hand
from bot.screens.public import Post
from bot.screens.screen import Screen
from bot.tables import ballots, news
from bot.tables.hall import Hall
from bot.tables.refusals import NoTable
from bot.tables.table import Table
from game import Seat
from storage import PostKey, PostRow, PostState, SeatRow, Status
from words import language_of

LOG = logging.getLogger(__name__)

RETRY = 10.0
"""So many seconds pass before something that could not be said is tried again."""


class Teller:
    """See the module's text."""

    def __init__(self, hall: Hall, room: Room, scale: float) -> None:
        """Draw pictures at *scale*."""
        self._hall = hall
        self._room = room
        self._scale = scale
        self._owed: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._unsure: set[PostKey] = set()
        self._hands: dict[tuple[str, int], str] = {}

    def tell(self, table: Table) -> None:
        """Bring the channel of *table* up to date, soon."""
        self.tell_of(table.id)

    def tell_of(self, game_id: str) -> None:
        """The same by the game's id."""
        self._owed.add(game_id)
        if game_id not in self._tasks:
            self._tasks[game_id] = asyncio.create_task(self._run(game_id), name=f"tell {game_id}")

    async def catch_up(self) -> None:
        """At the start: say what was owed when the program ended."""
        pending = await self._hall.store.pending()
        self._unsure = {post.key for post in pending}
        games = {post.key.game_id for post in pending}
        games |= {row.id for row in await self._hall.store.behind()}
        games |= {row.id for row in await self._hall.store.running()}
        for game_id in sorted(games):
            self.tell_of(game_id)

    async def repost(self, game_id: str) -> None:
        """
        Post the table of a game once more at the bottom of its channel; the old post goes.

        :raises discord.HTTPException: with Discord's code.
        """
        async with self._hall.at(game_id) as table:
            newest = table.latest(*news.TABLE_POSTS)
            if newest is None:
                return
            screen, channel = self._table_screen(table, newest), table.row.channel_id
        quiet = Screen(screen.text, screen.picture, screen.rows)
        message = await self._room.post(channel, quiet, silent=True)
        await self._hall.store.said(
            newest.key, channel_id=channel, message_id=message, digest=digest(screen)
        )
        if newest.channel_id and newest.message_id:
            await self._put_down(newest.channel_id, newest.message_id, is_call=True)
        async with self._hall.at(game_id) as table:
            await self._hall.refresh(table)

    async def finish(self) -> None:
        """Wait until everything is said."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, game_id: str) -> None:
        try:
            while game_id in self._owed:
                self._owed.discard(game_id)
                await self._bring_up(game_id)
        except NoTable:
            LOG.warning("game %s is gone", game_id)
        except discord.HTTPException as error:
            await self._lost(game_id, error)
        except Exception:
            LOG.exception("telling of game %s failed", game_id)
            self._again(game_id)
        finally:
            del self._tasks[game_id]
            if game_id in self._owed:
                self.tell_of(game_id)

    async def _lost(self, game_id: str, error: discord.HTTPException) -> None:
        """A channel in which the bot may not speak pauses its game."""
        if error.code in LOST and error.status in (403, 404):
            LOG.warning("game %s has lost its channel: %s", game_id, error.text)
            await ballots.pause(self._hall, game_id, str(error.code))
        else:
            LOG.error("telling of game %s failed: %s %s", game_id, error.status, error.text)
            self._again(game_id)

    def _again(self, game_id: str) -> None:
        """Try once more in a while: what is owed stays owed."""
        asyncio.get_running_loop().call_later(RETRY, self.tell_of, game_id)

    async def _bring_up(self, game_id: str) -> None:
        """One round: the table's post, then the calls, then what is old, then the hands."""
        async with self._hall.at(game_id) as table:
            channel, number = table.row.channel_id, table.number
            newest = table.latest(*news.TABLE_POSTS)
            screen = self._table_screen(table, newest) if newest else None
            rows = list(table.posts.values())
            live = [
                post for post in rows if post.key.kind in news.CALLS and self._is_live(table, post)
            ]
        old = [post for post in rows if post is not newest and post not in live]
        # What a phone shows last is what it pings for: the table first, then who is called.
        if newest and screen:
            await self._show(channel, newest, screen)
        unheard = {post.key for post in old if not await self._put_away(post)}
        async with self._hall.at(game_id) as table:
            await self._hall.refresh(table)
            link = jump(table, table.latest(*news.TABLE_POSTS))
            called = [
                (
                    post,
                    calls.call(
                        post.key.kind, self._post(table, self._with(post, old, unheard)), link
                    ),
                )
                for post in live
                if self._is_live(table, post)
            ]
        for post, call in called:
            await self._show(channel, post, call)
        async with self._hall.at(game_id) as table:
            await self._hall.refresh(table)
            if game_id in self._owed:
                # Something newer has happened: the table comes first, hands may wait.
                return
            link = jump(table, table.latest(*news.TABLE_POSTS))
            hands = self._hand_screens(table, link) if table.game is not None else []
        await asyncio.gather(*(self._show_hand(game_id, seat, shown) for seat, shown in hands))
        await self._hall.store.told(game_id, number)

    # The channel.

    @staticmethod
    def _with(post: PostRow, old: list[PostRow], unheard: set[PostKey]) -> PostRow:
        """*post*, also calling those whom older calls of its kind would have called."""
        if post.state is not PostState.PLANNED:
            return post
        seats = list(post.data.get("seats", ()))
        for other in old:
            if other.key in unheard and other.key.kind == post.key.kind:
                seats += [s for s in other.data.get("seats", ()) if s not in seats]
        return replace(post, data={**post.data, "seats": seats})

    def _post(self, table: Table, post: PostRow) -> Post:
        seats = tuple(Seat(seat) for seat in post.data.get("seats", ()))
        return Post(table, post.key.kind, post.key.number, seats, self._scale)

    def _table_screen(self, table: Table, post: PostRow) -> Screen:
        if post.key.kind == news.LOBBY or table.game is None:
            return lobby.lobby(table)
        if table.row.status is Status.ABANDONED:
            return public.abandoned(self._post(table, post))
        if post.key.kind == news.END:
            return public.ended(self._post(table, post))
        return public.turn(self._post(table, post))

    def _is_live(self, table: Table, post: PostRow) -> bool:
        """Whether a call still calls, and is the newest of its kind."""
        if table.game is None or table.row.status is not Status.RUNNING:
            return False
        newest = table.latest(post.key.kind)
        return (newest is None or newest.key == post.key) and not news.is_settled(
            table.game.state,
            post.key.kind,
            post.key.number,
            table.acted,
            post.data.get("seats", ()),
        )

    async def _show(self, channel: int, post: PostRow, screen: Screen) -> None:
        """Say a post that is owed, or bring one that stands up to date."""
        mark = digest(screen)
        if post.state is PostState.PLANNED and post.key in self._unsure:
            found = await self._room.find(channel, marks(post.key))
            self._unsure.discard(post.key)
            if found is not None:
                await self._hall.store.said(post.key, channel_id=channel, message_id=found)
                await self._edit(channel, found, post.key, screen, mark)
                return
        if post.state is PostState.PLANNED or post.message_id is None:
            await self._say(channel, post, screen, mark)
        elif post.channel_id != channel:
            # The game has moved: the table stands in its new channel from here.
            await self._say(channel, post, screen, mark)
        elif post.digest != mark:
            await self._edit(channel, post.message_id, post.key, screen, mark)

    async def _say(self, channel: int, post: PostRow, screen: Screen, mark: str) -> None:
        # An answer may be lost: whether a post that failed was made, only the channel knows.
        self._unsure.add(post.key)
        try:
            message = await self._room.post(channel, screen, nonce=post.nonce)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._room.wake(channel)
            message = await self._room.post(channel, screen, nonce=post.nonce)
        await self._hall.store.said(post.key, channel_id=channel, message_id=message, digest=mark)
        self._unsure.discard(post.key)

    async def _edit(
        self, channel: int, message: int, key: PostKey, screen: Screen, mark: str
    ) -> None:
        """Edit a message; one that cannot be edited any more is posted anew, pinging nobody."""
        try:
            await self._room.edit(channel, message, screen)
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                await self._room.wake(channel)
                await self._room.edit(channel, message, screen)
            elif error.code in REPOST:
                quiet = Screen(screen.text, screen.picture, screen.rows)
                if error.code == OLD_EDITS:
                    await self._put_down(channel, message)
                message = await self._room.post(channel, quiet, silent=True)
            else:
                raise
        await self._hall.store.said(key, channel_id=channel, message_id=message, digest=mark)

    async def _put_away(self, post: PostRow) -> bool:
        """
        Take a settled call down; take the buttons off a table post that is past.

        False if it was never said: something newer has taken its place.
        """
        if post.state is PostState.PLANNED and post.key in self._unsure:
            channel = await self._channel_of(post)
            found = await self._room.find(channel, marks(post.key))
            self._unsure.discard(post.key)
            if found is not None:
                post = replace(post, state=PostState.SAID, channel_id=channel, message_id=found)
        if post.state is PostState.SAID and post.channel_id and post.message_id:
            await self._put_down(
                post.channel_id, post.message_id, is_call=post.key.kind in news.CALLS
            )
        await self._hall.store.gone(post.key)
        return post.state is PostState.SAID

    async def _channel_of(self, post: PostRow) -> int:
        return (await self._hall.store.game(post.key.game_id)).channel_id

    async def _put_down(self, channel: int, message: int, *, is_call: bool = False) -> None:
        try:
            if is_call:
                await self._room.remove(channel, message)
            else:
                await self._room.strip(channel, message)
        except discord.HTTPException as error:
            # Nothing depends on an old post; what cannot be tidied stays as it is.
            LOG.info("an old post in %s stays: %s", channel, error.text)

    # The hands.

    def _hand_screens(self, table: Table, link: str) -> list[tuple[SeatRow, Screen]]:
        found = {}
        for seat in table.seats:
            if seat.dm_channel_id is None or seat.user_id in found:
                continue
            acting = table.acting_seat(seat.user_id)
            if acting is None or table.game is None:
                continue
            w = table.words(language_of(seat.locale))
            desk = desk_of(table, acting, w, self._scale)
            found[seat.user_id] = (seat, hand(desk, link=link))
        return list(found.values())

    async def _show_hand(self, game_id: str, seat: SeatRow, screen: Screen) -> None:
        """Edit a hand silently where it has changed; replace it where it cannot be edited."""
        mark = digest(screen)
        if seat.dm_channel_id is None or self._hands.get((game_id, seat.seat)) == mark:
            return
        channel, message = seat.dm_channel_id, seat.dm_message_id
        try:
            if message is None:
                message = await self._room.post(channel, screen, silent=True)
            else:
                try:
                    await self._room.edit(channel, message, screen)
                except discord.HTTPException as error:
                    if error.code not in REPOST:
                        raise
                    message = await self._room.post(channel, screen, silent=True)
        except discord.HTTPException as error:
            if error.code != NO_DM:
                LOG.warning("a hand of game %s could not be shown: %s", game_id, error.text)
                return
            await self._hall.store.hand_lies_in(
                game_id, seat.seat, channel_id=None, message_id=None
            )
            return
        self._hands[game_id, seat.seat] = mark
        if message != seat.dm_message_id:
            await self._hall.store.hand_lies_in(
                game_id, seat.seat, channel_id=channel, message_id=message
            )


def marks(key: PostKey) -> tuple[str, ...]:
    """What stands in the addresses of a post, and in no other's."""
    if key.kind == news.LOBBY:
        return (f":{key.game_id}:l:",)
    if key.kind == news.END:
        return (f":{key.game_id}:rematch:",)
    # An address that goes on has a colon there: without it, 1 would be found in 12.
    return tuple(f":{key.game_id}:{key.kind}:{op}:{key.number}:" for op in OPS)


OPS = ("roll", "build", "card", "trade", "end", "hand", "owed", "hush", "answer")


def jump(table: Table, post: PostRow | None) -> str:
    """The link to the table's post."""
    guild = table.row.guild_id or "@me"
    if post is None or post.message_id is None:
        return f"https://discord.com/channels/{guild}/{table.row.channel_id}"
    return f"https://discord.com/channels/{guild}/{post.channel_id}/{post.message_id}"
