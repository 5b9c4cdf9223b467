"""
Runs tournaments: finds the next thing to do, does it and notes it, one step after another.

A step is noted as soon as it is done. If the program dies between the two, the step is done again,
so each can be repeated without harm:

- Drawing a round is one change of the document.
- A post is searched for in the channel before it is made, if it may exist; its nonce helps, too.
- Discord refuses a second thread from the same message.
- A thread has at most one game that lives, and the newest one is looked up first.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from datetime import datetime, timedelta
from typing import Final, NamedTuple

import aiohttp
import discord
from msgspec.structs import replace

from bot.chat.messages import LOST, UNKNOWN_MESSAGE, digest
from bot.chat.rights import Hindered
from bot.features.tournaments import announcements, desk, stages
from bot.features.tournaments.announcements import LOBBY
from bot.features.tournaments.desk import Contest
from bot.features.tournaments.field import UNRATED, Match, Round, Tournament, with_match
from bot.features.tournaments.rounds import finishing, looking
from bot.features.tournaments.rounds.finishing import find
from bot.publish.beginning import begin
from bot.publish.services import Services
from bot.table.server.rated_kinds import kind_of
from bot.table.server.ratings import leaderboards
from bot.table.table import Table
from game import BOXES, colours_of
from game.core.codec import compiled
from storage import Change, ContestRow, SeatRow, Status, mixed

LOG = logging.getLogger(__name__)

LOOK: Final = timedelta(seconds=10)
"""Time between two looks at the games of a round."""

AGAIN: Final = timedelta(seconds=30)
"""Time until a step that has failed is tried again."""

EDITS, OLD_EDITS = timedelta(seconds=5), timedelta(minutes=3)
"""
Minimum time between two edits of the sign-up's post, and of one that is old.

Discord allows only a few edits of old messages an hour.
"""

OLD: Final = timedelta(minutes=50)
"""Age at which the sign-up's post is old."""


class Seen(NamedTuple):
    """The sign-up's post as it was last shown."""

    mark: str
    at: datetime


class Tournaments:
    """The tournaments of this process."""

    def __init__(self, services: Services) -> None:
        """Start without any tournament known."""
        self._services = services
        self._store = services.store
        self._sure: set[str] = set()
        """Tournaments whose posts are all noted."""
        self._seen: dict[str, Seen] = {}
        """The post of each sign-up, by tournament."""
        self.is_stopping = False
        """Whether the program ends; the current step is still done."""

    async def go_on(self, contest_id: str) -> None:
        """Do everything that a tournament of this process has to do now, one call at a time."""
        row = await self._store.contests.find(contest_id)
        while row is not None and row.is_open and not self.is_stopping:
            try:
                has_more = await self._step(row)
            except (discord.HTTPException, aiohttp.ClientError, OSError, Hindered) as error:
                LOG.warning("could not go on with tournament %s: %s", contest_id, error)
                has_more = await self._put_off(row, getattr(error, "code", None) in LOST)
            except Exception:
                LOG.exception("could not go on with tournament %s", contest_id)
                has_more = await self._put_off(row)
            row = await self._store.contests.find(contest_id) if has_more else None

    async def _put_off(self, row: ContestRow, is_hindered: bool = False) -> bool:
        """Try again later; note for everyone to see if the bot can't write in the channel."""
        if is_hindered and not desk.read(row).desk.is_hindered:
            await desk.change(self._store, row.id, lambda held: held.noted(is_hindered=True))
            row = await self._store.contests.find(row.id) or row
        await self._rest(row, self._store.now() + AGAIN)
        return False

    async def _rest(self, row: ContestRow, due: datetime | None) -> None:
        """Note when a tournament has something to do again; never, if it is over."""
        await desk.rest(self._store, row, due)

    async def _step(self, row: ContestRow) -> bool:
        """Do one thing; False if there is nothing to do for now."""
        contest, now = desk.read(row), self._store.now()
        tournament, this = contest.tournament, contest.tournament.round
        if key := announcements.owed(contest):
            await self._announce(row, contest, key)
        elif contest.desk.outdated:
            await self._update(row, contest, contest.desk.outdated[0])
        elif tournament.phase in ("signup", "checkin"):
            return await self._begin(row, contest, now)
        elif tournament.phase == "over" or this is None:
            await self._show_lobby(row, contest, now)
            await self._rest(row, None)
            return False
        elif match := next((one for one in this.tables if self._is_ready(tournament, one)), None):
            await self._start(row, contest, this, match)
        elif match := next((one for one in this.tables if one.state == "drawn"), None):
            await self._open(row, contest, this, match)
        elif tournament.is_round_over:
            return await self._draw(row, contest, now)
        else:
            return await self._watch(row, contest, this, now)
        return True

    def _is_ready(self, tournament: Tournament, match: Match) -> bool:
        """Whether an open table needn't wait for its people anymore."""
        until = stages.waits_until(tournament, match)
        return match.state == "open" and (until is None or self._store.now() >= until)

    # Before the first round.

    async def _begin(self, row: ContestRow, contest: Contest, now: datetime) -> bool:
        """Begin the check-in or the first round if it is time."""
        settings, starts = contest.tournament.settings, stages.begins(contest.tournament)
        checks = starts - timedelta(minutes=settings.checkin)
        if now >= starts:
            return await self._draw(row, contest, now)
        if settings.checkin and now >= checks and contest.tournament.phase == "signup":
            await desk.change(self._store, row.id, stages.with_check_in)
            return True
        due = checks if contest.tournament.phase == "signup" else starts
        if await self._show_lobby(row, contest, now):
            due = now  # it is edited by the next look
        await self._rest(row, due)
        return False

    async def _show_lobby(self, row: ContestRow, contest: Contest, now: datetime) -> bool:
        """Bring the sign-up's post up to date; True if it was edited just now and is outdated."""
        seen = self._seen.get(row.id)
        screen = announcements.screen(row, contest, LOBBY)
        mark = digest(screen)
        if seen is not None and seen.mark == mark:
            return False
        least = EDITS if now < row.created + OLD else OLD_EDITS
        if seen is not None and now < seen.at + least and contest.tournament.phase != "over":
            return True
        await self._edit(row, contest, LOBBY, contest.desk.posts[LOBBY])
        self._seen[row.id] = Seen(mark, now)
        return False

    # Rounds.

    async def _draw(self, row: ContestRow, contest: Contest, now: datetime) -> bool:
        """Draw the next round, or end the tournament, if it is time."""
        tournament, next_at = contest.tournament, contest.desk.next_at
        if tournament.round is not None and not stages.is_last(tournament):
            if next_at is None:
                after = now + timedelta(minutes=contest.desk.pause)
                await desk.change(
                    self._store,
                    row.id,
                    # If a table was played again, the standings are posted already.
                    lambda held: held.corrected(held.tournament, len(tournament.rounds)).noted(
                        next_at=after
                    ),
                )
                return True
            if now < next_at:
                await self._show_lobby(row, contest, now)
                await self._rest(row, next_at)
                return False
        chance = random.Random(secrets.randbits(64))  # noqa: S311  # a draw, no secret
        known = tournament if tournament.round else await self._rated(row, contest)
        drawn = await asyncio.to_thread(stages.drawn, known, now, chance)

        def work(held: Contest) -> Contest | None:
            # Someone may have dropped out meanwhile: then it is drawn again.
            is_same = held.tournament == tournament
            return held.at(drawn).noted(next_at=None) if is_same else None

        await desk.change(self._store, row.id, work)
        return True

    async def _rated(self, row: ContestRow, contest: Contest) -> Tournament:
        """The tournament with the ratings that people have now in this kind of games."""
        games = await self._store.results.of(row.guild_id)
        kind = kind_of(contest.desk.setup.modules, contest.tournament.settings.seats)
        found = await asyncio.to_thread(leaderboards, games)
        ratings = {one.user: one.rating for one in found.get(kind.name, ())}
        entrants = tuple(
            replace(one, rating=ratings.get(one.user, UNRATED))
            for one in contest.tournament.entrants
        )
        return replace(contest.tournament, entrants=entrants)

    async def _open(self, row: ContestRow, contest: Contest, this: Round, match: Match) -> None:
        """Do the next step toward a table's thread."""
        settings = contest.tournament.settings
        if not match.message:
            key = announcements.of_table(this.number, match.number)
            message = await self._post(row, contest, key)
            await self._note(row, this, match, message=message)
        elif match.thread:
            key = announcements.of_table(this.number, match.number)
            await self._edit(row, contest, key, match.message)
            key = announcements.of_call(contest.tournament, this.number, match.number)
            await self._post(row, contest, key)
            await self._note(row, this, match, state="open", opened=self._store.now())
        else:
            name, now = announcements.thread(row, contest, this, match), self._store.now()
            try:
                thread = await self._services.messages.open_thread(
                    settings.channel, match.message, name
                )
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                await self._note(row, this, match, message=0)  # it was deleted: post it again
                return
            await self._note(row, this, match, thread=thread, state="open", opened=now)

    async def _start(self, row: ContestRow, contest: Contest, this: Round, match: Match) -> None:
        """Begin the game of a table with those who have come, if there are enough."""
        there = tuple(user for user in match.present if user > 0)  # others were forgotten
        if there != match.present:
            await self._note(row, this, match, present=there)
        elif finishing.can_play(match):
            table = await self._game(row, contest, match)
            await self._note(row, this, match, game=table.id, state="playing")
        else:
            await self._forfeit(row, this, match)

    async def _forfeit(self, row: ContestRow, this: Round, match: Match) -> None:
        """End a table that too few people have come to."""

        def given_up(held: Contest) -> Contest | None:
            now = find(held.tournament, this.number, match.number)
            # Someone may have come just now.
            is_same = now.present == match.present
            done = finishing.forfeited(held.tournament, this.number, match.number)
            return held.at(done) if is_same else None

        await desk.change(self._store, row.id, given_up)

    async def _note(self, row: ContestRow, this: Round, match: Match, **new: object) -> None:
        def noted(held: Contest) -> Contest:
            done = with_match(held.tournament, this.number, match.number, **new)
            return held.at(done).noted(is_hindered=False)

        await desk.change(self._store, row.id, noted)

    async def _game(self, row: ContestRow, contest: Contest, match: Match) -> Table:
        """Begin the game in a table's thread, or find it there."""
        games, setup = self._services.games, contest.desk.setup
        known = await self._store.readings.latest_in(match.thread)
        people = {one.user: one.name for one in contest.tournament.entrants}
        colours = colours_of(compiled(setup.modules, setup.options, len(match.present), BOXES))
        if known is None or not known.living:  # a table that is played again has an old game
            seats = [
                SeatRow(
                    seat=number,
                    user_id=user,
                    name=people[user],
                    locale=contest.desk.locales.get(user),
                    colour=colours[number],
                    # A hand whose channel is known arrives without a push.
                    dm_channel_id=await self._direct(user),
                )
                for number, user in enumerate(match.present)
            ]

            def seat(change: Change) -> None:
                change.set_seats(seats)

            table = await games.open(
                channel_id=match.thread,
                guild_id=row.guild_id,
                host_id=match.present[0],
                language=contest.tournament.settings.language,
                options=dict(setup.options),
                modules=setup.modules,
                settings={"practice": False, **setup.settings, desk.KIND: row.id},
                first=seat,
                is_quiet=True,
            )
            known = table.row
        async with games.tables.at(known.id) as table:
            if table.row.status is Status.LOBBY:
                words = [mixed(user, "") for user in table.people]
                await begin(
                    games,
                    table,
                    None,
                    seats=table.seats,
                    modules=table.row.modules,
                    options=table.row.options,
                    words=words,
                )
            return table

    async def _direct(self, user: int) -> int | None:
        """A person's channel for direct messages, if they can have one."""
        try:
            return await self._services.messages.open_dm(user)
        except discord.HTTPException as error:
            LOG.info("could not open a direct channel: %s", error.text)
            return None

    async def _watch(self, row: ContestRow, contest: Contest, this: Round, now: datetime) -> bool:
        """Take the results of games that have ended, and end the others when time is up."""
        found = await looking.results(self._store, this)
        if not found and this.ends is not None and now >= this.ends:
            found = await looking.stop(self._services.games, this)
            found = found or await looking.results(self._store, this)
        if found:
            await desk.change(
                self._store, row.id, lambda held: held.at(looking.noted(held.tournament, found))
            )
            return True
        await self._show_lobby(row, contest, now)
        due = min(this.ends or now + LOOK, now + LOOK)
        await self._rest(row, due)
        return False

    # Posts.

    async def _announce(self, row: ContestRow, contest: Contest, key: str) -> None:
        message = await self._post(row, contest, key)
        if key == LOBBY:
            self._seen[row.id] = Seen(
                digest(announcements.screen(row, contest, key)), self._store.now()
            )

        def noted(held: Contest) -> Contest:
            return held.noted(posts={**held.desk.posts, key: message}, is_hindered=False)

        await desk.change(self._store, row.id, noted)

    async def _update(self, row: ContestRow, contest: Contest, key: str) -> None:
        """Bring an announcement up to date."""
        await self._edit(row, contest, key, contest.desk.posts[key])

        def noted(held: Contest) -> Contest:
            return held.noted(outdated=tuple(one for one in held.desk.outdated if one != key))

        await desk.change(self._store, row.id, noted)

    async def _edit(self, row: ContestRow, contest: Contest, key: str, message: int) -> None:
        """Edit the post with this *key*, if it wasn't deleted."""
        screen = announcements.screen(row, contest, key, self._services.settings.picture_scale)
        try:
            await self._services.messages.edit(announcements.channel(contest, key), message, screen)
        except discord.NotFound:
            LOG.info("post %s of tournament %s was deleted", key, row.id)

    async def _post(self, row: ContestRow, contest: Contest, key: str) -> int:
        """Make a post, or find it if it may have been made without being noted."""
        messages, channel = self._services.messages, announcements.channel(contest, key)
        found = None
        if row.id not in self._sure:
            found = await messages.find(channel, announcements.about(row.id, key))
        self._sure.discard(row.id)
        scale = self._services.settings.picture_scale
        screen = announcements.screen(row, contest, key, scale)
        message = found or await messages.post(channel, screen, nonce=f"{row.id}{key}")
        self._sure.add(row.id)
        return message
