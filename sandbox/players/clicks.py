"""Playing by buttons and menus, as on a phone."""

from sandbox.players import reading, screens
from sandbox.players.reading import Hand
from sandbox.players.sight import Gone
from sandbox.players.vocabulary import BUTTONS, DEVELOPMENTS, DONE, WON, asked, button, said
from sandbox.players.ways import Ways
from sandbox.post import Post

PRIMARY = 1
"""The blue of a button that can be used now."""
STEPS = 40
"""More screens than this in a row are a circle."""


class Clicks(Ways):
    """See the module's text."""

    _builder: Post | None = None
    """The private screen with what can be built."""

    async def join(self) -> None:
        """Sits down at the table of the lobby."""
        lobby = await self.until(lambda: self.newest("join"))
        await self.open(lobby, "join")

    async def start(self) -> None:
        """Begins the game."""
        await self.open(self.newest("start"), "start")

    async def hand(self) -> Hand:
        """The hand, as the screen for building shows it; development cards from the message."""
        self._builder = await self.open(self.table, "build")
        shown = self.shown_hand
        now = reading.hand(self._builder.text.split("\n")[0])
        return Hand(now.cards, now.words, shown.held if shown else now.held)

    async def settle(self, duty: str) -> str | None:
        """Presses the button for what is owed, and walks on from there."""
        table = self.table
        if table is None:
            raise Gone
        known = {name for names in BUTTONS.values() for name in names}
        owed = next((name for name in table.buttons if name not in known), None)
        if owed is None:
            raise Gone
        answer = await self.person.click(table, owed)
        return await self.walk(await self.answered(answer))

    async def roll(self) -> bool:
        """Presses the button, and looks at what the table says then."""
        table, before = self.table, len(self.person.ephemerals)
        if table is None or (name := button(table, "roll")) is None:
            raise Gone
        self.check(await self.person.click(table, name))
        await self.until(
            lambda: (
                (self.table and not button(self.table, "roll"))
                or len(self.person.ephemerals) > before
            )
        )
        match self.duty:
            case None:
                return False
            case "roll" | "turn":
                return True
            case duty:
                return await self.settle(duty) != "discard"

    async def end(self) -> None:
        """Presses the button, and waits until the turn is another's."""
        table, before = self.table, len(self.person.ephemerals)
        if table is None or (name := button(table, "end")) is None:
            raise Gone
        self.check(await self.person.click(table, name))

        def is_past() -> bool:
            now = self.person.post(table.id)
            return now is None or not button(now, "end") or len(self.person.ephemerals) > before

        await self.until(is_past)

    async def build(self, what: str) -> bool:
        """Chooses on the screen for building what stands out there as possible."""
        post = self._builder
        name = button(post, what) if post else None
        if post is None or name is None or post.buttons[name].get("style") != PRIMARY:
            return False
        choices: list[str] = []
        await self.walk(await self.press(post, name), choices)
        self.mind.built(what, choices[-1] if choices else "")
        return True

    async def play_card(self, name: str) -> bool:
        """Opens the cards, and plays the one that stands out as playable."""
        post = await self.open(self.table, "card")
        found = next((n for n in post.buttons if said(DEVELOPMENTS, n) == name), None)
        if found is None or post.buttons[found].get("style") != PRIMARY:
            return False
        await self.walk(await self.press(post, found))
        return True

    async def walk(self, post: Post, choices: list[str] | None = None) -> str | None:
        """Answers screen after screen; what the last of them asked for."""
        chosen = choices if choices is not None else []
        last = None
        for _ in range(STEPS):
            what = screens.answer(post, self.mind, chosen)
            if what is None:
                break
            last = asked(post.text) or last
            name, values = what
            after = await self.press(post, name, values)
            if last == "found" and after.text.startswith(DONE):
                self.mind.built("settlement", chosen[-1])
            post = after
        if WON in post.text:
            await self.until(lambda: self.is_over)
        return last

    async def open(self, post: Post | None, meaning: str) -> Post:
        """Presses a button of a post for everybody; the private answer."""
        if post is None or (name := button(post, meaning)) is None:
            raise Gone
        return await self.answered(await self.person.click(post, name))

    async def press(self, post: Post, name: str, values: list[str] | None = None) -> Post:
        """Presses or chooses on a private screen; what it shows then."""
        if values is None:
            self.check(await self.person.click(post, name))
        else:
            self.check(await self.person.choose(post, name, values))

        def look() -> Post | None:
            now = self.person.post(post.id)
            return now if now and now.view != post.view else None

        found = await self.until(look)
        assert found
        return found
