"""People's actions besides playing: voting, filling seats, preparing answers, leaving."""

from __future__ import annotations

from contextlib import suppress

from players.sight import Failure, Gone
from players.vocabulary import button
from players.ways import Ways
from sandbox.post import Post
from tests.month.people import DAY, HOUR, Habits

NIGHT = {"begin": "23", "end": "8"}
"""The quiet hours of people who have them."""

PLAYED_SINCE = ("is playing again", "ha vuelto a jugar")
"""A motion's words about a player who has returned."""

DESERTED = ("Nobody has answered for a while", "Hace tiempo que nadie responde")
"""A table's words after everyone has left it waiting."""


class Deeds:
    """One person's way of doing these things, and what they have done."""

    def __init__(self, ways: Ways, habits: Habits) -> None:
        self.ways = ways
        self.habits = habits
        self.voted: set[str] = set()
        """The posts of motions that they have decided on."""
        self.seen: dict[str, float] = {}
        """When they first saw each free seat."""
        self.prepared: dict[str, tuple[dict[str, str], str]] = {}
        """Their latest prepared answers by command: what they typed, and the bot's reply."""

    async def settle_in(self) -> None:
        """Set once what holds for the whole month."""
        if self.habits.quiet:
            zone = f"Etc/GMT{-self.habits.zone:+d}" if self.habits.zone else "UTC"
            await self._use("quiet", **NIGHT, zone=zone)
            await self._use("notify", rest="calls")

    async def vote(self) -> bool:
        """
        Agree to open motions or skip them; return whether that may have changed something.

        Nobody votes out a player who has returned.
        """
        agrees = False
        for post in self._posts("agree"):
            if post.id in self.voted:
                continue
            self.voted.add(post.id)
            is_back = any(words in post.text for words in PLAYED_SINCE)
            if self.habits.chance.random() < self.habits.model.agrees and not is_back:
                agrees = True
                await self._press(post, "agree")
        return agrees

    async def fill(self, now: float) -> None:
        """Put a computer on a seat that has long been free, but keep one's own."""
        for post in self._posts("computer"):
            if self.ways.name in post.text.split("\n")[0]:
                await self._press(post, "keep")
                continue
            since = self.seen.setdefault(post.id, now)
            if now - since >= self.habits.model.fills * HOUR:
                await self._press(post, "computer")

    async def take(self) -> bool:
        """Take one's own seat back, or sometimes a free one; return whether they asked for one."""
        for post in self._posts("take"):
            is_own = self.ways.name in post.text
            if is_own or self.habits.chance.random() < self.habits.model.takes:
                return await self._press(post, "take")
        return False

    async def prepare(self) -> None:
        """Prepare answers until the next look."""
        hand = self.ways.shown_hand
        if not self.habits.prepares or hand is None:
            return
        for name in ("turn", "seven", "robber"):
            await self._prepare(name)
        spare, lacks = self.ways.mind.spare(hand), self.ways.mind.lacks(hand)
        if spare and lacks:
            give, want = spare.most_common(1)[0][0], next(iter(lacks))
            if give in hand.words and want in hand.words and hand.cards[give] > 1:
                words = hand.words
                await self._prepare("offers", want=words[want], give=words[give])

    async def _prepare(self, name: str, **chosen: str) -> None:
        """Prepare an answer, unless the hand already shows it."""
        said, line = self.prepared.get(name, ({}, ""))
        hand = self.ways.person.direct[-1].text.split("\n")
        if line in hand and said == chosen:
            return
        with suppress(Gone, Failure):
            post = await self.ways.use(f"prepare {name}", **chosen)
            self.prepared[name] = chosen, post.text.split("\n")[0]

    async def go_away(self, now: float, start: float) -> None:
        """Announce a trip, the way this person does it."""
        begin, end = (start + day * DAY for day in self.habits.away)
        days = max(1, round((end - max(now, begin)) / DAY))
        if self.habits.trip == "away":
            await self._use("away", days=days)
        elif self.habits.trip == "pause":
            await self._use("game pause")

    async def come_back(self) -> None:
        """Resume the game, if this person had wanted the pause."""
        if self.habits.trip == "pause":
            await self._use("game resume")

    async def wake(self) -> bool:
        """Resume a table that everyone has left waiting; return whether it was one."""
        table = self.ways.table
        is_deserted = table is not None and any(words in table.text for words in DESERTED)
        if is_deserted:
            await self._use("game resume")
        return is_deserted

    async def complain(self, about: str, waited: float) -> str:
        """Vote out a player after *waited* seconds, or vote to abandon the game."""
        if waited >= self.habits.model.fed_up * HOUR:
            await self.give_up()
            return "abandon"
        await self._use("game kick", player=about)
        return "kick"

    async def give_up(self) -> None:
        """Vote to abandon the game."""
        await self._use("game abandon")

    async def resign(self) -> None:
        """Leave the seat to a computer."""
        with suppress(Gone, Failure):
            post = await self.ways.use("game resign")
            await self._press(post, "leave")

    def _posts(self, meaning: str) -> list[Post]:
        """The channel's posts that have a button with this meaning."""
        posts = self.ways.person.posts(self.ways.channel)
        return [p for p in posts if not p.is_ephemeral and button(p, meaning)]

    async def _press(self, post: Post, meaning: str) -> bool:
        label = button(post, meaning)
        if label is None:
            return False
        with suppress(Gone, Failure):
            await self.ways.answered(await self.ways.person.click(post, label))
            return True
        return False

    async def _use(self, name: str, **options: object) -> None:
        with suppress(Gone, Failure):
            await self.ways.use(name, **options)
