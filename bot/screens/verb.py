"""A verb as it is shown: what is picked for it, under which button it stands, its command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, Protocol, TypeAlias, get_type_hints

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
What has to be chosen before the verb can be played; numbers without room need its command.

A move goes from one place, the action's first field, to another of its kind.
"""


class Reader(Protocol):
    """For whom a line is written: a seat, what it sees, and the words it reads."""

    @property
    def seat(self) -> Seat:
        """Whose line it is."""

    @property
    def view(self) -> View:
        """What that seat may see."""

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
    """Under which public button it stands; a box may bring one more."""
    pick: Pick = "nothing"
    field: str = ""
    """The action's field that is picked."""
    piece: str = ""
    """The piece whose ghost is drawn."""
    command: str = ""
    """The slash command that plays it."""
    card: str = ""
    """The card by which it is played, or what else a seat holds for it."""
    asks: bool = False
    """Whether a yes is asked for in any case: it needs no choice, and cannot be taken back."""
    is_tapped: bool = False
    """Whether it has a button of its own on posts where it is owed, which acts at once."""
    rate: int = 0
    """How many cards an exchange gives for one; 0 for what the bank asks of each kind."""
    also: Callable[[Reader, Any], Mapping[str, object]] | None = None
    """
    What its line in a menu says besides the action's own fields; and its choice of a place or of
    cards, for which the action is blank.
    """
    tells: Callable[[Reader, Any], str | None] | None = None
    """
    What is said of a seat or a place that may be picked.

    Without it, how many cards and points a seat has, and what speaks for a place.
    """
    explains: Callable[[Reader, Any], str] | None = None
    """What is said of one of several actions; without it, how those stand whom that names."""
    either: bool = False
    """Whether the two places of a move may be picked in either order."""
    ghost: Callable[[Reader], str] | None = None
    """What is drawn in place of *piece*: another one, or ``harbour:ore``, ``harbour:`` at 3:1."""

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
        """What is said of the verb besides, whatever is chosen for it."""
        return self.also(reader, self.blank(len(reader.view.rules.cards))) if self.also else {}

    def blank(self, kinds: int) -> Action:
        """The action with nothing chosen: what is asked why the verb cannot be played."""
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
    """The types of an action's fields: asked for each verb of each screen, and always the same."""
    return get_type_hints(action)


def _blank(hint: Any, number: int) -> Any:
    """Something of the type *hint*; numbers differ from field to field."""
    if getattr(hint, "__supertype__", hint) is int:  # a kind, a seat or a place
        return number
    return () if hint == tuple[Seat, ...] else hint()


def looked_at(reader: Reader, action: Any) -> dict[str, object]:
    """The card at the action's *place* among those that a debt lets this seat see."""
    return {"card": reader.w.noun(f"dev.{_seen(reader, action)}")}


def looked_at_does(reader: Reader, action: Any) -> str:
    """What that card does."""
    return does(reader, _seen(reader, action))


def does(reader: Reader, card: str) -> str:
    """What a card of a deck does, by its name."""
    return reader.w.say(reader.w.of(f"dev_card.{card}.does", reader.view.rules))


def _seen(reader: Reader, action: Any) -> str:
    cards = next(debt.secret for debt in reader.view.debts() if debt.secret)
    card: int = cards[action.place]
    return reader.view.rules.deck_cards[card].name
