"""A post of the table: everything that what the channel sees is made from."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.chat.address import Address
from bot.publish.posts.pushes import News
from bot.table.table import Table
from game import Seat, View
from game.core.chronicle import Chronicle
from words import Words


@dataclass(frozen=True, slots=True)
class Post:
    """A post of the table: its kind and number, and everything it is made from."""

    table: Table
    kind: str
    number: int
    seats: tuple[Seat, ...]
    """Whom it called."""
    scale: float
    chronicle: Chronicle | None = None
    """The whole game, when it is over."""
    news: News = field(default_factory=News)
    """What happened since those whom it called acted last."""
    language: str | None = None
    """That of one reader; None is the table's."""
    own: Seat | None = None
    """The seat of the one person whom it calls by a message of their own."""

    @property
    def view(self) -> View:
        """What the table may see."""
        return self.table.view()

    @property
    def w(self) -> Words:
        """The table's words, or those of one reader."""
        return self.table.words(self.language)

    def to(self, op: str) -> Address:
        """An address for the moment of this post."""
        own = () if self.own is None else (str(int(self.own)),)
        return Address(self.table.id, self.kind, (op, str(self.number), *own))
