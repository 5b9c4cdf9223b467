"""
A desk: all that a screen is made from, for one reader at one moment.

It holds the reader's view, what the seat may do now, and the words; never the state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.address import Address
from game.core.action import Action, Reason
from game.core.cards import Seat
from game.core.choice import Choice
from game.core.view import View
from render import MARKS, Player
from words import Words


@dataclass(frozen=True, slots=True)
class Desk:
    """See the module's text."""

    game: str
    view: View
    options: Sequence[Action | Choice]
    """What the reader's seat may do now."""
    seat: Seat
    acted: int
    """The number of this seat's latest action: buttons made before it are stale."""
    players: tuple[Player, ...]
    w: Words
    rates: tuple[int, ...] = ()
    """By card kind, how many of them this seat gives the bank for one."""
    refusals: Mapping[str, Reason] = field(default_factory=dict)
    """Why verbs without any option cannot be played, by the action's name."""
    scale: float = 1.0
    theme: str = "classic"

    def who(self, seat: Seat) -> str:
        """A player's name with the mark of the colour, for texts."""
        player = self.players[seat]
        return f"{MARKS[player.colour]} {plain(player.name)}"

    def to(self, op: str, *args: object) -> Address:
        """An address for this seat and moment."""
        moment = (str(int(self.seat)), str(self.acted))
        return Address(self.game, op, (*moment, *map(str, args)))

    def listed(self, action: type[Action]) -> list[Action]:
        """The listed options of this type."""
        return [option for option in self.options if type(option) is action]

    def described(self, action: type[Action]) -> list[Choice]:
        """The described options of this type."""
        return [
            option
            for option in self.options
            if isinstance(option, Choice) and option.action is action
        ]


MARKDOWN = str.maketrans({mark: "\\" + mark for mark in "\\*_~`|<>#[]()@-:"})


def plain(name: str) -> str:
    """A name that Discord shows as it is written."""
    return name.translate(MARKDOWN)
