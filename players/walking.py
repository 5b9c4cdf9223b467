"""Walks from private screen to private screen, starting at a button of a post."""

from players import screens
from players.promise import likeness
from players.sight import Gone
from players.vocabulary import DONE, WON, asked, button
from players.ways import Ways
from sandbox.post import Post

STEPS = 40
"""Maximum number of screens in a row; more means a loop."""


class Walking(Ways):
    """A player who presses buttons and chooses in menus, if only where they know no command."""

    seen: Post | None = None
    """The private screen where the last walk ended."""

    async def pay(self) -> str | None:
        """Presses the button for what is owed, and walks on; returns what was paid last."""
        post, name = self._owed()
        screen = await self.answered(await self.person.click(post, name))
        if not screen.buttons and not screen.menus:
            raise Gone  # the table doesn't show yet that it is settled
        paid = await self.walk(screen)
        if self.seen is None or not self.seen.text.startswith(DONE):
            raise Gone  # it was another button
        return paid

    def _owed(self) -> tuple[Post, str]:
        """
        A button that may pay an unknown duty; there are only a few.

        :raises: :exc:`Gone` if there is none.
        """
        if self.table is None:
            raise Gone
        mention = f"<@{self.person.id}>"
        public = [post for post in self.person.posts(self.channel) if not post.is_ephemeral]
        calls = [post for post in reversed(public) if mention in post.content]
        found = [(post, name) for post in (self.table, *calls) for name in screens.unknown(post)]
        if not found:
            raise Gone
        owed = " ".join(self.owed)
        return max(found, key=lambda one: likeness(one[1], owed) + self.mind.chance.random() / 2)

    async def walk(self, post: Post, choices: list[str] | None = None) -> str | None:
        """Answers screen after screen; returns what the last of them asked for."""
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
        self.seen = post
        if WON in post.text:
            await self.until(lambda: self.is_over)
        return last

    async def open(self, post: Post | None, meaning: str) -> Post:
        """Presses a button of a public post; returns the private answer."""
        if post is None or (name := button(post, meaning)) is None:
            raise Gone
        return await self.answered(await self.person.click(post, name))

    async def press(self, post: Post, name: str, values: list[str] | None = None) -> Post:
        """
        Presses or chooses on a private screen; returns what it shows then.

        :raises: :exc:`Gone` if it stays the same, and a message beside it says why.
        """
        if values is None:
            answer = self.check(await self.person.click(post, name))
        else:
            answer = self.check(await self.person.choose(post, name, values))

        def look() -> Post | None:
            now = self.person.post(post.id)
            return now if now and now.view != post.view else self.beside(answer)

        found = await self.until(look)
        assert found
        if found.id != post.id:
            raise Gone(found.text)
        return found
