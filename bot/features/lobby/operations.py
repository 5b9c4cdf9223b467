"""The operations of the lobby's post and of its private screens, which share one address."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.choices import Page
from bot.chat.refusals import Stale
from bot.publish.posts.joining import Join, OfLobby


class Colour(OfLobby, op="colour"):
    """Change the colour, as chosen in a menu."""


class Leave(OfLobby, op="leave"):
    """Leave the lobby."""


class Start(OfLobby, op="start"):
    """Start the game."""


class Options(OfLobby, op="options"):
    """Show the options."""


class Computer(OfLobby, op="computer"):
    """Seat one computer of a strength; normal if None."""

    strength: str | None = None


class NoComputer(OfLobby, op="no-computer"):
    """Send one computer away."""


class Strengths(OfLobby, op="strengths"):
    """Show how strong the computers are."""


class Strength(OfLobby, op="strength"):
    """Change the strength of one computer or all, as chosen in a menu."""


class Choose(OfLobby, op="option"):
    """Show the values of an option, as chosen in a menu, or in one of several."""

    page: Page | None = None


class Value(OfLobby, op="value"):
    """Set an option to a value, as chosen in a menu."""

    option: str


class Boxes(OfLobby, op="boxes"):
    """Set the boxes, as ticked in a menu."""


class Setup(OfLobby, op="setup"):
    """Set everything as it was played or saved before, as chosen in a menu."""


class Map(OfLobby, op="map"):
    """Set the map, as chosen in a menu."""


class AnyMap(OfLobby, op="any-map"):
    """Set a random map."""


class Surprise(OfLobby, op="surprise"):
    """Leave the map to the start of the game."""


class Evening(OfLobby, op="evening"):
    """Draw expansions, map and options."""


class Fill(OfLobby, op="fill"):
    """Fill the free seats with computers."""


class Empty(OfLobby, op="empty"):
    """Send all computers away."""


class Practice(OfLobby, op="practice"):
    """Turn practice on."""


class NoPractice(OfLobby, op="no-practice"):
    """Turn practice off."""


class Language(OfLobby, op="language"):
    """Have the table speak another language."""

    language: str


class Partners(OfLobby, op="partners"):
    """Have the first seat play with another partner."""


class Dice(OfLobby, op="dice"):
    """Show how the dice are promised."""


class AllSeats(OfLobby, op="all-seats"):
    """Open all the seats that the boxes allow."""


class Help(OfLobby, op="help"):
    """Show the help."""


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
