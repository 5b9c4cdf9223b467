"""
What boxes lay on the table, in words.

A box whose part is seen has functions here, by the part's name: lines for the table, and for what
lies before a seat. They ask nothing but the part and the view, and name no box.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game import Seat, View
from words.voice import Words


def on_table(view: View, w: Words) -> Iterator[str]:
    """The lines of all parts for the middle of the table."""
    for name, lines in TABLE.items():
        if name in view.parts:
            yield from lines(view, view.parts[name], w)


def before_seat(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The lines of all parts for one seat."""
    for name, lines in SEATS.items():
        if name in view.parts:
            yield from lines(view.parts[name], seat, w)


def _gods(view: View, gods: Any, w: Words) -> Iterator[str]:
    """The gods on display, and what one of them does for the rest of the turn."""
    told = [w.say(f"god.{god}") for god in gods.display]
    yield w.say("board.gods", gods=", ".join(told))
    stint, kind = gods.amun
    if stint and stint == view.stint:
        yield w.say("board.amun", card=w.noun(f"card.{view.rules.cards[kind].name}"))


def _god(gods: Any, seat: Seat, w: Words) -> Iterator[str]:
    """The god of a seat, and how often it still helps."""
    if god := gods.held[seat]:
        uses = 1 if gods.turned[seat] else 2
        yield w.say("board.god", god=w.noun(f"god.{god}"), count=uses)


TABLE: dict[str, Callable[[View, Any, Words], Iterator[str]]] = {"Gods": _gods}
SEATS: dict[str, Callable[[Any, Seat, Words], Iterator[str]]] = {"Gods": _god}
