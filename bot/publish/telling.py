"""Makes the screen of each post from what is stored; in words only, if anyone prefers that."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from cachetools import LRUCache

from bot.brought import rows
from bot.chat.pictures import icons
from bot.chat.refusals import Refused
from bot.chat.screen import Screen, in_words
from bot.publish.chronicles import Chronicles
from bot.publish.posts import board as public
from bot.publish.posts import calls, ending
from bot.publish.posts import unshown_calls as unshown
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import News
from bot.screens.context import context_of
from bot.screens.hand import hand
from bot.table import news
from bot.table.ping import Ping, is_direct, kind_of, wants_direct
from bot.table.table import Table
from bot.table.tables import is_late
from game import Game, Seat, told
from game.core.chronicle import Chronicle
from game.core.undo import Undone, standing
from storage import PersonRow, PostRow, SeatRow, Status, Store, Unreadable
from words import language_of, past, unmarked

LOG = logging.getLogger(__name__)

BACK = 120
"""Maximum number of actions that a post looks back for news about those it pings."""

NEWS = (news.TURN, news.ASK, news.CALL, news.AGAIN)
"""Posts that include this news."""

KNOWN = 2048
"""Maximum number of games whose people's wishes are remembered."""


class Wishes(NamedTuple):
    """The wishes of the people at a table about its posts."""

    in_words: bool
    """Whether anyone wants words instead of icons."""
    direct: frozenset[int]
    """People who want to be pinged by direct message."""


class Telling:
    """Makes the screens of posts."""

    def __init__(self, store: Store, scale: float) -> None:
        """Draw pictures at *scale*."""
        self._store = store
        self._scale = scale
        self._wishes: LRUCache[str, Wishes] = LRUCache(KNOWN)
        self.chronicles = Chronicles(store)

    async def table(self, table: Table, post: PostRow) -> Screen:
        """The screen of a table post, which shows the board."""
        screen = await self._own_screen(table, post)
        return in_words(screen) if await self.is_in_words(table) else screen

    async def call(self, table: Table, post: PostRow, link: str) -> Screen:
        """A call in the channel, with the *link* to the table's post."""
        made = await self.told(table, post)
        screen = calls.call(made.kind, made, link)
        return in_words(screen) if await self.is_in_words(table) else screen

    async def direct(self, table: Table, post: PostRow, link: str) -> Screen:
        """A call by direct message, in its reader's language and with or without icons."""
        user = Ping.of(post).user
        assert user is not None
        person = await self._store.readings.person(user)
        locale = next((seat.locale for seat in table.seats if seat.user_id == user), "")
        made = await self.told(table, post)
        made = replace(made, language=person.language or language_of(locale))
        called = unshown.call if table.memory.lost else calls.call
        screen = replace(called(made.kind, made, link), pings=(user,))
        return screen if icons.are_for(person.preferences) else in_words(screen)

    async def _own_screen(self, table: Table, post: PostRow) -> Screen:
        if table.is_broken:
            return ending.broken(self._post(table, post))
        if post.key.kind == news.LOBBY:
            again, roles = await self._again(table), Ping.of(post).roles
            screen: Screen = rows("posts", "OPEN")[news.LOBBY](table, again, roles)
            return screen
        if table.row.status is Status.ABANDONED:
            return ending.abandoned(self._post(table, post))
        if post.key.kind == news.END:
            return ending.ended(self._post(table, post, await self._chronicle(table)))
        return public.turn(await self.told(table, post))

    async def past(self, table: Table, post: PostRow, newest: PostRow | None = None) -> str:
        """The text that remains of a table post when *newest* replaces it."""
        if post.key.kind == news.LOBBY:
            closed: Screen = rows("posts", "PAST")[news.LOBBY](table)
            return closed.text
        try:
            done = await self._deeds(table, table.playing(), post, newest)
            return unmarked(done) if await self.is_in_words(table) else done
        except (Refused, Unreadable, ValueError):
            LOG.exception("the latest actions in game %s cannot be described", table.id)
            return ""  # its picture stays

    async def _deeds(self, table: Table, game: Game, post: PostRow, newest: PostRow | None) -> str:
        """The text of everything done while a table post was the newest, a line per seat."""
        later = [
            other
            for other in table.posts.values()
            if other.key.kind in news.TABLE_POSTS and other.key.number > post.key.number
        ]
        said = [o for o in later if o.message_id or (newest and o.key == newest.key)]
        # The action that made the newer post necessary was the last one under this post.
        until = min((other.key.number for other in said or later), default=table.number)
        # A turn that ended before the channel could show it is described here, too.
        unsaid = (other for other in later if other.key.number < until)
        rows = await self._store.readings.lines(table.id, post.key.number)
        own = [row for row in rows if post.key.number < row.number <= until]
        late = {row.line.seat for row in own if is_late(table, row.line, row.user_id)}
        lines = standing((row.number, game.events(row.line)) for row in rows)
        events = [
            told(event, None)
            for number, events in lines
            if post.key.number < number <= until
            for event in events
            # Leave out what was both done and undone under this post.
            if not (isinstance(event, Undone) and event.number > post.key.number)
        ]
        seats = dict.fromkeys(
            Seat(seat) for told_of in (post, *unsaid) for seat in Ping.of(told_of).called
        )
        rules, w = game.state.rules, table.words()
        deeds = {seat: past(events, seat, table.who, rules, w) for seat in seats}
        return "\n".join(
            w.say("past.late", deeds=done) if seat in late else done for seat, done in deeds.items()
        )

    async def told(self, table: Table, post: PostRow) -> Post:
        """A post of a running game, with the news about those it pings."""
        made = self._post(table, post)
        since = [
            table.present[seat]
            for seat in made.seats
            # A person who has acted since the post has read it.
            if table.user(seat) and (table.present[seat] or -1) < post.key.number
        ]
        if not since or made.kind not in NEWS:
            return made
        try:
            game = table.playing()
            first = max(min(since), table.number - BACK)
            rows = await self._store.readings.lines(table.id, first)
            story = list(standing((row.number, game.events(row.line)) for row in rows))
        except (Refused, Unreadable, ValueError):
            LOG.exception("the events in game %s cannot be described", table.id)
            return made
        late = {
            Seat(row.line.seat)
            for row in rows
            # Dice may roll by themselves without anyone being late.
            if is_late(table, row.line, row.user_id) and row.line.action["type"] != "RollDice"
        }
        return replace(made, news=News(story, frozenset(late)))

    def _post(self, table: Table, post: PostRow, chronicle: Chronicle | None = None) -> Post:
        seats = Ping.of(post).called
        return Post(
            table,
            kind_of(post.key.kind),
            post.key.number,
            seats,
            self._scale,
            chronicle,
            own=Seat(post.key.seat or 0) if is_direct(post) else None,
        )

    async def _again(self, table: Table) -> tuple[int, ...]:
        """People who played the game before a rematch lobby, and aren't seated there yet."""
        if table.row.rematch_of is None or table.row.status is not Status.LOBBY:
            return ()
        seats = await self._store.readings.seats(table.row.rematch_of)
        users = dict.fromkeys(seat.user_id for seat in seats if seat.user_id)
        return tuple(user for user in users if user not in table.people)

    async def _chronicle(self, table: Table) -> Chronicle | None:
        """The game's chronicle; None if the log can't be read, such as one of an older version."""
        try:
            return await self.chronicles.of(table)
        except ValueError:
            LOG.exception("the log of game %s cannot be written", table.id)
            return None

    async def is_in_words(self, table: Table) -> bool:
        """Whether anyone at *table* wants words instead of icons; then its posts show no icons."""
        return icons.are_there() and (await self._wanted(table)).in_words

    async def called_directly(self, table: Table) -> frozenset[int]:
        """The people at *table* who are pinged by direct message."""
        return (await self._wanted(table)).direct

    async def _wanted(self, table: Table) -> Wishes:
        if table.id not in self._wishes:
            self.learn(table, await self._store.readings.people(table.people))
        return self._wishes[table.id]

    async def hands(
        self, table: Table, link: str, is_closed: Callable[[int], bool]
    ) -> list[tuple[SeatRow, Screen]]:
        """The hand of each person at a running table, except of those who *is_closed* rules out."""
        found = {}
        people = await self._store.readings.people(table.people)
        self.learn(table, people)
        for seat in table.seats:
            user = table.user(Seat(seat.seat))
            if not user or user in found or is_closed(user):
                continue
            acting = table.acting_seat(user)
            if acting is None:
                continue
            person = people[user]
            w = table.words(person.language or language_of(seat.locale))
            look = str(person.preferences.get("theme", ""))
            screen = hand(context_of(table, acting, w, self._scale, look), link=link)
            found[user] = (seat, screen if icons.are_for(person.preferences) else in_words(screen))
        return list(found.values())

    def learn(self, table: Table, people: Mapping[int, PersonRow]) -> None:
        """Remember the preferences of the people at *table*."""
        self._wishes[table.id] = Wishes(
            in_words=not all(icons.are_for(person.preferences) for person in people.values()),
            direct=frozenset(u for u, person in people.items() if wants_direct(person.preferences)),
        )

    def forget(self, game_id: str) -> None:
        """Forget the preferences of a game's people; they are read again when needed."""
        self._wishes.pop(game_id, None)
