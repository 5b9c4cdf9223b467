"""How a verb is shown: what you pick for it, the group of its button, its command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, Protocol, TypeAlias, get_type_hints

from game.core.action import Action
from game.core.cards import Cards, Seat
from game.core.view import View
from words import Words

Place: TypeAlias = Literal["edge", "corner", "hex"]
Way: TypeAlias = Literal[
    "nothing", "cards", "kind", "seat", "numbers", "exchange", "listed", "trade", "offer", "move"
]
Pick: TypeAlias = Way | Place
"""
The kind of choice before a verb can be played. Numbers that don't fit are typed in its command.

A move goes from one place, the action's first field, to another of the same kind.
"""

PLACES: Final[tuple[Pick, ...]] = ("edge", "corner", "hex")
"""The choices of a place."""

NOWHERE: Final = 10**6
"""A place that no board has."""


class Reader(Protocol):
    """The reader of a line: a seat, its view, and its words."""

    @property
    def seat(self) -> Seat:
        """The reader's seat."""

    @property
    def view(self) -> View:
        """The view of that seat."""

    @property
    def w(self) -> Words:
        """The language and the edition."""

    def who(self, seat: Seat) -> str:
        """A player's name with the mark of the colour, for texts."""


@dataclass(frozen=True, slots=True)
class Shown:
    """How one verb is shown."""

    action: type[Action]
    group: str
    """The group of its button; a box can bring a new group."""
    pick: Pick = "nothing"
    field: str = ""
    """The action's field that is picked."""
    piece: str = ""
    """The piece that is drawn as a ghost."""
    command: str = ""
    """The slash command that plays it."""
    card: str = ""
    """The card that plays it, or something else that a seat must hold for it."""
    asks: bool = False
    """Whether it always asks for a yes: it needs no choice, and can't be undone."""
    is_tapped: bool = False
    """Whether posts where it is owed have a button that plays it at once."""
    rate: int = 0
    """How many cards you give for one in an exchange; 0 for the bank's rate of each kind."""
    also: Callable[[Reader, Any], Mapping[str, object]] | None = None
    """
    Facts for its line in a menu, besides the action's own fields. The choice of a place or of cards
    uses them too, with a blank action.
    """
    tells: Callable[[Reader, Any], str | None] | None = None
    """
    The hint for a seat or a place that can be picked.

    Without it, the hint is a seat's cards and points, or what is on the place.
    """
    explains: Callable[[Reader, Any], str] | None = None
    """The hint for a listed action; without it, cards and points of the players it names."""
    either: bool = False
    """Whether the two places of a move can be picked in either order."""
    ghost: Callable[[Reader], str] | None = None
    """The piece drawn instead of *piece*: another one, or ``harbour:ore``, ``harbour:`` at 3:1."""

    @property
    def origin(self) -> str:
        """The action's field that a move picks first."""
        return str(self.action.__struct_fields__[0])

    @property
    def place(self) -> Place:
        """The kind of places that a move goes between."""
        kinds: dict[str, Place] = {"EdgeId": "edge", "CornerId": "corner", "HexId": "hex"}
        return kinds[_hints(self.action)[self.field].__name__]

    def said(self, reader: Reader) -> Mapping[str, object]:
        """Facts of `also` that don't depend on what is chosen."""
        return self.also(reader, self.blank(len(reader.view.rules.cards))) if self.also else {}

    def nowhere(self, kinds: int) -> Action:
        """The action at no place of any board: refused as such if only a place is missing."""
        return self.action(**{self.field: NOWHERE}) if self.pick in PLACES else self.blank(kinds)

    def blank(self, kinds: int) -> Action:
        """The action with nothing chosen, to ask why the verb can't be played."""
        if self.pick == "nothing":
            return self.action()
        if self.pick == "exchange":
            return self.action(give=0, get=1)
        if self.pick in ("listed", "numbers", "move"):
            hints = _hints(self.action)
            fields = self.action.__struct_fields__
            return self.action(
                **{
                    name: (0,) * kinds if hints[name] == Cards else _blank(hints[name], number)
                    for number, name in enumerate(fields)
                }
            )
        return self.action(**{self.field: (0,) * kinds if self.pick == "cards" else 0})

    @property
    def name(self) -> str:
        """The action's name: its key in addresses and catalogues."""
        return self.action.__name__


@cache
def _hints(action: type[Action]) -> dict[str, Any]:
    """The types of an action's fields, cached because each screen asks for them."""
    return get_type_hints(action)


def _blank(hint: Any, number: int) -> Any:
    """Some value of the type *hint*; numbers differ from field to field."""
    if getattr(hint, "__supertype__", hint) is int:  # a kind, a seat or a place
        return number
    return () if hint == tuple[Seat, ...] else hint()


def looked_at(reader: Reader, action: Any) -> dict[str, object]:
    """The card at the action's *place* among those that a debt shows this seat."""
    return {"card": reader.w.noun(f"dev.{_seen(reader, action)}")}


def looked_at_does(reader: Reader, action: Any) -> str:
    """The effect of that card, in words."""
    return does(reader, _seen(reader, action))


def does(reader: Reader, card: str) -> str:
    """The effect of a deck card, in words."""
    return reader.w.say(reader.w.of(f"dev_card.{card}.does", reader.view.rules))


def _seen(reader: Reader, action: Any) -> str:
    cards = next(debt.secret for debt in reader.view.debts() if debt.secret)
    card: int = cards[action.place]
    return reader.view.rules.deck_cards[card].name
