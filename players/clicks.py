"""Playing by buttons and menus, as on a phone."""

from players import reading, screens, vocabulary
from players.mind import CURIOUS, DOUBT
from players.reading import Hand
from players.sight import Gone
from players.vocabulary import (
    DEVELOPMENTS,
    DONE,
    asked,
    button,
    is_known,
    said,
)
from players.walking import Walking
from sandbox.post import Post

PRIVATELY = 0.5
"""Chance that an action is undone where it was done, and not at the table."""


class Clicks(Walking):
    """A player who uses buttons and menus, except for trades."""

    _builder: Post | None = None
    """The private screen that shows what can be built."""

    async def join(self) -> None:
        """Sits down at the table of the lobby."""
        lobby = await self.until(lambda: self.newest("join"))
        await self.open(lobby, "join")

    async def start(self) -> None:
        """Begins the game."""
        await self.open(self.newest("join"), "start")

    async def hand(self) -> Hand:
        """The hand, as the build screen shows it; development cards from the message."""
        self._builder = await self.open(self.table, "build")
        shown = self.shown_hand
        now = reading.hand(self._builder.text.split("\n")[0])
        self.mind.read = Hand(now.cards, now.words, shown.held if shown else {})
        return self.mind.read

    async def settle(self, duty: str) -> str | None:
        """Presses the button for what is owed, and continues from there."""
        return await self.pay()

    async def roll(self) -> bool:
        """Presses the button, and reads what the table says then."""
        table = self.table
        if table is None or (name := button(table, "roll")) is None:
            raise Gone
        panel = await self._beside(table, name)
        if not panel.text.startswith(DONE):
            return False
        await self.until(
            lambda: (
                self.table
                and (
                    not button(self.table, "roll")
                    or self.waits_for_others
                    or self.table.id != table.id
                )
            )
        )
        if asked(panel.text):
            return await self.walk(panel) != "discard"
        match self.duty:
            case None:
                return False
            case "roll" | "turn":
                return True
            case vocabulary.OTHER:
                return False
            case duty:
                return await self.settle(duty) != "discard"

    async def end(self) -> None:
        """
        Presses the button, and waits until the table shows it or the bot answers that it can't.

        A confirmation may arrive before the table changes, which still asks for the turn.
        """
        table, before = self.table, len(self.person.ephemerals)
        if table is None or (name := button(table, "end")) is None:
            raise Gone
        self.check(await self.person.click(table, name))

        def is_past() -> bool:
            now = self.person.post(table.id)
            answers = [post for post in self.person.ephemerals[before:] if not post.is_loading]
            is_refused = any(not post.text.startswith(DONE) for post in answers)
            return now is None or not button(now, "end") or is_refused

        await self.until(is_past)

    async def pass_building(self) -> None:
        """
        Presses the button of the newest post that has it, and waits until the table shows it.

        What was built just now may have ended the phase already: then a private answer says so.
        """
        post, owed = self.newest("pass"), self.owed
        if post is None or (name := button(post, "pass")) is None:
            raise Gone
        before = [each.view for each in self.person.ephemerals]
        self.check(await self.person.click(post, name))
        await self.until(
            lambda: (
                self.is_over
                or self.owed != owed
                or [each.view for each in self.person.ephemerals] != before
            )
        )

    async def undo(self) -> bool:
        """Presses undo below the newest own answer or at the table."""
        (newest,), table = self.person.ephemerals[-1:] or (None,), self.table
        if newest and (name := button(newest, "undo")) and self.mind.chance.random() < PRIVATELY:
            return (await self.press(newest, name)).text.startswith(DONE)
        if table is None or (name := button(table, "undo")) is None:
            return False
        before, shown = len(self.person.ephemerals), table.alt
        self.check(await self.person.click(table, name))
        await self.until(
            lambda: (self.table and self.table.alt != shown) or len(self.person.ephemerals) > before
        )
        return len(self.person.ephemerals) == before

    async def build(self, what: str) -> bool:
        """Chooses what can be built on the build screen."""
        post = self._builder
        name = button(post, what) if post else None
        if post is None or name is None:
            return False
        choices: list[str] = []
        await self.walk(await self.press(post, name), choices)
        if not self.is_over and not (self.seen and self.seen.text.startswith(DONE)):
            return False  # changed their mind
        self.mind.built(what, choices[-1] if choices else "")
        return True

    async def play_card(self, name: str) -> bool:
        """Opens the cards, and plays the one that is marked as playable."""
        post = await self.open(self.table, "card")
        found = next((n for n in post.buttons if said(DEVELOPMENTS, n) == name), None)
        if found is None:
            return False
        await self.walk(await self.press(post, found))
        return True

    def doors(self) -> list[str]:
        """Unknown buttons of the table, and known ones that lead to unknown ones."""
        table = self.table
        if table is None:
            return []
        known = (name for meaning in ("build", "trade") if (name := button(table, meaning)))
        return [*(name for name in table.buttons if not is_known(name)), *known]

    async def explore(self, door: str) -> bool:
        """Presses one of the unknown buttons that are enabled there, and continues from there."""
        table = self.table
        if table is None or door not in table.buttons:
            raise Gone
        post = await self.answered(await self.person.click(table, door))
        found = [name for name in screens.unknown(post) if self.mind.wonders(name)]
        if not found:
            return False
        doubt = DOUBT if self.mind.luck.keys() >= {*found} else CURIOUS
        name = screens.best(post, found, self.mind, doubt)
        await self.walk(await self.press(post, name))
        has_helped = self.seen is not None and self.seen.text.startswith(DONE)
        self.mind.learn(name, has_helped=has_helped)
        return has_helped

    async def _beside(self, post: Post, name: str) -> Post:
        """Presses a button that acts at the table; returns the private message beside it."""
        answer = self.check(await self.person.click(post, name))
        found = await self.until(lambda: self.beside(answer))
        assert found
        return found
