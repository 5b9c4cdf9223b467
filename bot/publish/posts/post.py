"""A post of the table, with everything its screen is made from."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.chat.address import Address
from bot.publish.posts.operations import OnPost
from bot.publish.posts.pushes import News
from bot.table.table import Table
from game import Seat, View
from game.core.chronicle import Chronicle
from words import Words


@dataclass(frozen=True, slots=True)
class Post:
    """A post of the table: its kind and number, and everything its screen is made from."""

    table: Table
    kind: str
    number: int
    seats: tuple[Seat, ...]
    """The seats that it pings."""
    scale: float
    chronicle: Chronicle | None = None
    """The whole game, once it is over."""
    news: News = field(default_factory=News)
    """Events since the players it pings last acted."""
    language: str | None = None
    """The language of its only reader; None for the table's."""
    own: Seat | None = None
    """The seat of the person it is sent to, if it is a direct message."""

    @property
    def view(self) -> View:
        """The table's public view."""
        return self.table.view()

    @property
    def w(self) -> Words:
        """The words in the post's language."""
        return self.table.words(self.language)

    def to(self, operation: OnPost) -> Address:
        """The address of an operation for the moment of this post."""
        own = () if self.own is None else (str(int(self.own)),)
        return Address(self.table.id, self.kind, (str(operation), str(self.number), *own))
