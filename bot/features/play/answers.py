"""
Operations that answer a click by themselves.

The others lead from one private screen to the next (`bot.screens.clicked`), or belong to the
table's posts (`bot.publish.posts.operations`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Literal, Self, TypeAlias

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.operation import Operation
from bot.chat.screen import Form
from bot.publish.services import Services
from words import Words

New: TypeAlias = Literal["always", "on posts", "never"]


class Answers(Operation, ABC):
    """A click that answers by itself."""

    new: ClassVar[New] = "on posts"
    """When its answer is a new private message; otherwise it edits the message with the button."""

    def __init_subclass__(cls, *, op: str | None = None, new: New | None = None) -> None:
        super().__init_subclass__(op=op)
        if new is not None:
            cls.new = new

    @classmethod
    def at(cls, address: Address) -> Self:
        """
        The operation with this address.

        :raises Stale: if it was never packed like this.
        """
        return cls.parse(address.args)

    @classmethod
    def is_new(cls, caller: Caller, address: Address) -> bool:
        """Whether this click's answer is a new private message."""
        return cls.new == "always" or (cls.new == "on posts" and not caller.is_on_private)

    @abstractmethod
    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Answer the click on the button at *address*; *values* were chosen in a menu."""


class Asks(Answers, ABC):
    """A click that opens a form; what is filled in has the same address, and is answered."""

    @abstractmethod
    def form(self, w: Words) -> Form:
        """The form to fill in."""


class AnswersSeat(Answers, ABC):
    """The same on a screen of a seat: the address begins with the seat and its latest action."""

    @classmethod
    def at(cls, address: Address) -> Self:
        """:raises Stale: if it was never packed like this."""
        return cls.parse(address.args[2:])
