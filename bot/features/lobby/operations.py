"""The operations of the lobby's post and of its private screens, which share one address."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.chat.choices import Page
from bot.chat.refusals import Stale
from bot.publish.posts.joining import Join, OfLobby


class Colour(OfLobby):
    """Change the colour, as chosen in a menu."""

    __slots__ = ()
    op: ClassVar[str] = "colour"


class Leave(OfLobby):
    """Leave the lobby."""

    __slots__ = ()
    op: ClassVar[str] = "leave"


class Start(OfLobby):
    """Start the game."""

    __slots__ = ()
    op: ClassVar[str] = "start"


class Options(OfLobby):
    """Show the options."""

    __slots__ = ()
    op: ClassVar[str] = "options"


@dataclass(frozen=True, slots=True)
class Computer(OfLobby):
    """Seat one computer of a strength; normal if None."""

    op: ClassVar[str] = "computer"
    strength: str | None = None


class NoComputer(OfLobby):
    """Send one computer away."""

    __slots__ = ()
    op: ClassVar[str] = "no-computer"


class Strengths(OfLobby):
    """Show how strong the computers are."""

    __slots__ = ()
    op: ClassVar[str] = "strengths"


class Strength(OfLobby):
    """Change the strength of one computer or all, as chosen in a menu."""

    __slots__ = ()
    op: ClassVar[str] = "strength"


@dataclass(frozen=True, slots=True)
class Choose(OfLobby):
    """Show the values of an option, as chosen in a menu, or in one of several."""

    op: ClassVar[str] = "option"
    page: Page | None = None


@dataclass(frozen=True, slots=True)
class Value(OfLobby):
    """Set an option to a value, as chosen in a menu."""

    op: ClassVar[str] = "value"
    option: str


class Boxes(OfLobby):
    """Set the boxes, as ticked in a menu."""

    __slots__ = ()
    op: ClassVar[str] = "boxes"


class Setup(OfLobby):
    """Set everything as it was played or saved before, as chosen in a menu."""

    __slots__ = ()
    op: ClassVar[str] = "setup"


class Map(OfLobby):
    """Set the map, as chosen in a menu."""

    __slots__ = ()
    op: ClassVar[str] = "map"


class AnyMap(OfLobby):
    """Set a random map."""

    __slots__ = ()
    op: ClassVar[str] = "any-map"


class Surprise(OfLobby):
    """Leave the map to the start of the game."""

    __slots__ = ()
    op: ClassVar[str] = "surprise"


class Evening(OfLobby):
    """Draw expansions, map and options."""

    __slots__ = ()
    op: ClassVar[str] = "evening"


class Fill(OfLobby):
    """Fill the free seats with computers."""

    __slots__ = ()
    op: ClassVar[str] = "fill"


class Empty(OfLobby):
    """Send all computers away."""

    __slots__ = ()
    op: ClassVar[str] = "empty"


class Practice(OfLobby):
    """Turn practice on."""

    __slots__ = ()
    op: ClassVar[str] = "practice"


class NoPractice(OfLobby):
    """Turn practice off."""

    __slots__ = ()
    op: ClassVar[str] = "no-practice"


@dataclass(frozen=True, slots=True)
class Language(OfLobby):
    """Have the table speak another language."""

    op: ClassVar[str] = "language"
    language: str


class Partners(OfLobby):
    """Have the first seat play with another partner."""

    __slots__ = ()
    op: ClassVar[str] = "partners"


class Dice(OfLobby):
    """Show how the dice are promised."""

    __slots__ = ()
    op: ClassVar[str] = "dice"


class AllSeats(OfLobby):
    """Open all the seats that the boxes allow."""

    __slots__ = ()
    op: ClassVar[str] = "all-seats"


class Help(OfLobby):
    """Show the help."""

    __slots__ = ()
    op: ClassVar[str] = "help"


ALL: tuple[type[OfLobby], ...] = (
    Join,
    Colour,
    Leave,
    Start,
    Options,
    Computer,
    NoComputer,
    Strengths,
    Strength,
    Choose,
    Value,
    Boxes,
    Setup,
    Map,
    AnyMap,
    Surprise,
    Evening,
    Fill,
    Empty,
    Practice,
    NoPractice,
    Language,
    Partners,
    Dice,
    AllSeats,
    Help,
)


def read(args: Sequence[str]) -> OfLobby:
    """
    The operation of an address of the lobby.

    :raises Stale: if it was never packed like this.
    """
    known = {one.op: one for one in ALL}
    if not args or args[0] not in known:
        raise Stale
    return known[args[0]].parse(args[1:])
