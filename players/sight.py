"""A player's view of the screen, and waiting for it to change."""

from collections.abc import Callable, Iterator

from players import reading
from players.reading import Hand, Offer
from players.vocabulary import BUTTONS, button, menu
from sandbox.payload import Payload
from sandbox.person import Person, T
from sandbox.post import Post

PATIENCE = 120.0
"""Seconds an answer may take; after as long without news, a player was forgotten."""


class Failure(Exception):
    """The bot has left a player without an answer."""


class Gone(Exception):
    """The control to press was gone."""


class Sight:
    """One person's screen, as a player reads it."""

    patience: float = PATIENCE

    def __init__(self, person: Person, channel: str = "catan") -> None:
        self.person = person
        self.channel = channel

    @property
    def name(self) -> str:
        """The player's name."""
        return str(self.person.screen["me"]["name"])

    @property
    def names(self) -> list[str]:
        """Everyone's names."""
        return [str(user["name"]) for user in self.person.screen["users"]]

    @property
    def table(self) -> Post | None:
        """
        The table's newest post, where players join, see their hand, or ask for a rematch.

        A post with a hand button but no board is only a reminder.
        """
        posts = self._with("hand", "rematch", "join")
        return next((post for post in posts if post.alt or not button(post, "hand")), None)

    @property
    def ask(self) -> Post | None:
        """The newest ping about offers; after all have answered, it can still be accepted there."""
        posts = [post for post in self.person.posts(self.channel) if not post.is_ephemeral]
        calls = (p for p in reversed(posts) if button(p, "accept") or menu(p, "answer"))
        return next(calls, None)

    def newest(self, *meanings: str) -> Post | None:
        """The channel's newest post with a button of one of these meanings."""
        return next(self._with(*meanings), None)

    def _with(self, *meanings: str) -> Iterator[Post]:
        """The channel's posts with a button of one of these meanings, newest first."""
        wanted = {name for meaning in meanings for name in BUTTONS[meaning]}
        posts = [post for post in self.person.posts(self.channel) if not post.is_ephemeral]
        return (post for post in reversed(posts) if wanted & post.buttons.keys())

    @property
    def is_over(self) -> bool:
        """Whether the game is won."""
        table = self.table
        return table is not None and button(table, "rematch") is not None

    @property
    def duty(self) -> str | None:
        """The duty of this player according to the table."""
        return reading.duty(self.table, self.name) if self.table else None

    @property
    def owed(self) -> list[str]:
        """Everything this player owes, in the table's words."""
        return reading.duties(self.table, self.name) if self.table else []

    @property
    def waits_for_others(self) -> bool:
        """Whether the table says that others are to act, and not this player."""
        table = self.table
        return (
            table is not None
            and not self.owed
            and any(reading.duties(table, name) for name in self.names)
        )

    @property
    def offers(self) -> list[Offer]:
        """The open offers."""
        return reading.offers(self.ask, self.names) if self.ask else []

    def has_answered(self, number: str | None = None) -> bool:
        """Whether this player has answered all offers, or the one of this number."""
        return not any(
            self.name in offer.waits for offer in self.offers if number in (None, offer.number)
        )

    @property
    def shown_hand(self) -> Hand | None:
        """The hand as the direct message shows it, if there is one."""
        return reading.hand(self.person.direct[-1].text) if self.person.direct else None

    async def until(self, look: Callable[[], T]) -> T:
        """
        Waits until *look* finds something on the screen.

        :raises: :exc:`Failure` if it never does.
        """
        try:
            return await self.person.wait_for(look, self.patience)
        except TimeoutError:
            message = f"{self.name} has waited for {self.patience:.0f} s in vain"
            raise Failure(message) from None

    def check(self, answer: Payload) -> Payload:
        """
        Returns the bot's first answer.

        :raises: :exc:`Gone` if there was nothing to press, or no answer came in time: people look
            at their screen again then, and press once more.
        """
        if answer["outcome"] in ("refused", "failed"):
            raise Gone(answer["error"])
        return answer

    def beside(self, answer: Payload) -> Post | None:
        """
        The private message that came with an answer, if there is one.

        A late message of an earlier answer doesn't count.
        """
        own = self.person.ephemerals
        return next((post for post in own if post.of == answer["interaction"]), None)

    async def answered(self, answer: Payload) -> Post:
        """The private message that answers, once it has text."""
        number = self.check(answer)["message"]

        def look() -> Post | None:
            post = self.person.post(number)
            return post if post and not post.is_loading else None

        found = await self.until(look)
        assert found
        return found
