"""How a player can act: by clicks or by commands."""

from abc import ABC, abstractmethod
from typing import Any

from players.mind import DOUBT, Mind
from players.reading import Hand, Offer
from players.sight import Sight
from sandbox.payload import Payload
from sandbox.person import Person
from sandbox.post import Post


class Ways(Sight, ABC):
    """How everything is done at the table; the mind makes the choices."""

    def __init__(self, person: Person, mind: Mind, channel: str = "parlour") -> None:
        super().__init__(person, channel)
        self.mind = mind
        mind.name = self.name
        mind.others = [name for name in self.names if name != mind.name]

    async def use(self, name: str, **options: Any) -> Post:
        """Uses a command; returns the private answer."""
        return await self.answered(await self.person.command(name, self.channel, given=options))

    async def proposed(self, name: str, focused: str, **typed: Any) -> list[Payload]:
        """The bot's suggestions for the option *focused* of a command."""
        return await self.person.autocomplete(name, focused, self.channel, **typed)

    def guessed(self, found: list[Payload], question: str, doubt: float = DOUBT) -> Payload:
        """The best of several suggestions, by their words."""
        return found[self.mind.choose([str(each["name"]) for each in found], question, doubt)]

    @abstractmethod
    async def join(self) -> None:
        """Sits down at the table of the lobby."""

    @abstractmethod
    async def start(self) -> None:
        """Begins the game."""

    @abstractmethod
    async def hand(self) -> Hand:
        """The hand, asked for in the player's own turn."""

    @abstractmethod
    async def settle(self, duty: str) -> str | None:
        """Does what is owed and all that follows from it at once; returns what was done last."""

    @abstractmethod
    async def pass_building(self) -> None:
        """Passes the building phase between two turns."""

    @abstractmethod
    async def roll(self) -> bool:
        """Rolls and settles what follows; returns whether the turn goes on at once."""

    @abstractmethod
    async def end(self) -> None:
        """Ends the turn."""

    @abstractmethod
    async def undo(self) -> bool:
        """Undoes the last action; returns whether it worked."""

    @abstractmethod
    async def build(self, what: str) -> bool:
        """Builds or buys; returns whether it worked."""

    @abstractmethod
    async def play_card(self, name: str) -> bool:
        """Plays a development card with all that follows; returns whether it worked."""

    @abstractmethod
    def doors(self) -> list[str]:
        """Buttons or commands that lead to something unknown."""

    @abstractmethod
    async def explore(self, door: str) -> bool:
        """Uses one of them with all that follows; returns whether it worked."""

    @abstractmethod
    async def bank(self, give: str, get: str) -> bool:
        """Trades with the bank; returns whether it worked."""

    @abstractmethod
    async def make_offer(self, give: str, get: str) -> bool:
        """Offers one card for one; returns whether another player has to answer."""

    @abstractmethod
    async def accept(self, offer: Offer) -> bool:
        """Accepts an offer; returns whether it worked."""

    @abstractmethod
    async def decline(self, offer: Offer) -> bool:
        """Declines an offer; returns whether it worked."""

    @abstractmethod
    async def hush(self) -> None:
        """Declines all offers until the player's own turn."""

    @abstractmethod
    async def counter(self, offer: Offer, give: str, get: str) -> bool:
        """Answers an offer with another; returns whether it worked."""

    @abstractmethod
    async def take(self, offer: Offer) -> None:
        """Completes an own offer with one of the players who accepted."""

    @abstractmethod
    async def cancel(self, offer: Offer) -> None:
        """Withdraws an own offer."""
