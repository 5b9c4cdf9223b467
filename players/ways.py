"""The ways in which a player can act: by clicks or by commands."""

from abc import ABC, abstractmethod
from typing import Any

from players.mind import DOUBT, Mind
from players.reading import Hand, Offer
from players.sight import Sight
from sandbox.payload import Payload
from sandbox.person import Person
from sandbox.post import Post


class Ways(Sight, ABC):
    """How everything is done at the table; the choices on the way are the mind's."""

    def __init__(self, person: Person, mind: Mind, channel: str = "parlour") -> None:
        super().__init__(person, channel)
        self.mind = mind
        mind.name = self.name
        mind.others = [name for name in self.names if name != mind.name]

    async def use(self, name: str, **options: Any) -> Post:
        """Uses a command; the private answer."""
        return await self.answered(await self.person.command(name, self.channel, given=options))

    async def proposed(self, name: str, focused: str, **typed: Any) -> list[Payload]:
        """What the bot proposes for the option *focused* of a command."""
        return await self.person.autocomplete(name, focused, self.channel, **typed)

    def guessed(self, found: list[Payload], question: str, doubt: float = DOUBT) -> Payload:
        """The best of several proposals, by their words."""
        return found[self.mind.choose([str(each["name"]) for each in found], question, doubt)]

    @abstractmethod
    async def join(self) -> None:
        """Sits down at the table of the lobby."""

    @abstractmethod
    async def start(self) -> None:
        """Begins the game."""

    @abstractmethod
    async def hand(self) -> Hand:
        """The hand, asked for in one's own turn."""

    @abstractmethod
    async def settle(self, duty: str) -> str | None:
        """Pays what is owed and all that follows from it at once; what was paid last."""

    @abstractmethod
    async def pass_building(self) -> None:
        """Builds nothing more between two turns."""

    @abstractmethod
    async def roll(self) -> bool:
        """Rolls, and settles what follows; whether the turn goes on at once."""

    @abstractmethod
    async def end(self) -> None:
        """Ends the turn."""

    @abstractmethod
    async def undo(self) -> bool:
        """Takes back what was done last; whether it worked."""

    @abstractmethod
    async def build(self, what: str) -> bool:
        """Builds or buys; whether it worked."""

    @abstractmethod
    async def play_card(self, name: str) -> bool:
        """Plays a development card with all that follows; whether it worked."""

    @abstractmethod
    def doors(self) -> list[str]:
        """Where something may be found that nobody has told of."""

    @abstractmethod
    async def explore(self, door: str) -> bool:
        """Uses what is found there with all that follows; whether it worked."""

    @abstractmethod
    async def bank(self, give: str, get: str) -> bool:
        """Trades with the bank; whether it worked."""

    @abstractmethod
    async def make_offer(self, give: str, get: str) -> bool:
        """Offers one card for one; whether somebody has to think about it."""

    @abstractmethod
    async def accept(self, offer: Offer) -> bool:
        """Takes somebody's offer; whether it worked."""

    @abstractmethod
    async def decline(self, offer: Offer) -> bool:
        """Says no to an offer; whether it worked."""

    @abstractmethod
    async def hush(self) -> None:
        """Says no to all offers until the own turn."""

    @abstractmethod
    async def counter(self, offer: Offer, give: str, get: str) -> bool:
        """Answers an offer with another; whether it worked."""

    @abstractmethod
    async def take(self, offer: Offer) -> None:
        """Closes one's own offer with one of those who have said yes."""

    @abstractmethod
    async def cancel(self, offer: Offer) -> None:
        """Takes one's own offer back."""
