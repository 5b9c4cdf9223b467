"""
What boxes lay on the table, in words.

A box whose part is seen has functions here, by the part's name: lines for the table, for what lies
before a seat, and for the alt text. They ask nothing but the part and the view, and name no box.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from game import Seat, View
from words.places import Ground, names_of
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
            yield from lines(view, view.parts[name], seat, w)


def at_a_glance(view: View, w: Words) -> Iterator[str]:
    """What parts add to an alt text."""
    for name, lines in GLANCE.items():
        if name in view.parts:
            yield from lines(view, view.parts[name], w)


def why_over(view: View, w: Words) -> Iterator[str]:
    """What parts say of the end of a game, if they have brought it about."""
    for name, lines in OVER.items():
        if name in view.parts:
            yield from lines(view, view.parts[name], w)


def _gods(view: View, gods: Any, w: Words) -> Iterator[str]:
    """The gods on display, and what one of them does for the rest of the turn."""
    told = [w.say(f"god.{god}") for god in gods.display]
    yield w.say("board.gods", gods=", ".join(told))
    stint, kind = gods.amun
    if stint and stint == view.stint:
        yield w.say("board.amun", card=w.noun(f"card.{view.rules.cards[kind].name}"))


def _god(view: View, gods: Any, seat: Seat, w: Words) -> Iterator[str]:
    """The god of a seat, and how often it still helps."""
    if god := gods.held[seat]:
        uses = 1 if gods.turned[seat] else 2
        yield w.say("board.god", god=w.noun(f"god.{god}"), count=uses)


def _nile(view: View, nile: Any, w: Words) -> Iterator[str]:
    """The paths that the river crosses."""
    edges = names_of(w, Ground.of(view)).edges
    yield w.say("board.nile", paths="; ".join(edges[path] for path in nile.paths))


def _pyramid(view: View, pyramid: Any, w: Words) -> Iterator[str]:
    """How far the pyramid has grown, and which numbers the pharaoh has turned up."""
    yield w.say("board.pyramid", count=len(pyramid.laid), row=pyramid.level)
    numbers = ", ".join(map(str, pyramid.numbers))
    key = "board.pharaoh" if numbers else "board.pharaoh.none"
    yield w.say(key, count=pyramid.gold, numbers=numbers)


def _blocks(view: View, pyramid: Any, seat: Seat, w: Words) -> Iterator[str]:
    """The blocks of a seat, and the Vizier's Favor."""
    yield w.say("board.blocks", count=pyramid.blocks(seat))
    if pyramid.favor == seat:
        is_used = pyramid.used == view.stint
        yield w.say("board.favor.used" if is_used else "board.favor")


def _growth(view: View, pyramid: Any, w: Words) -> Iterator[str]:
    """How far the pyramid has grown, and how near its end is by the pharaoh's blocks."""
    yield w.say("alt.pyramid", count=len(pyramid.laid), blocks=pyramid.gold)


def _done(view: View, pyramid: Any, w: Words) -> Iterator[str]:
    """That the pyramid is done, and by what its builders are measured at equal points."""
    if pyramid.is_done:
        yield w.say("board.pyramid.done")


OfTable: TypeAlias = Callable[[View, Any, Words], Iterator[str]]
OfSeat: TypeAlias = Callable[[View, Any, Seat, Words], Iterator[str]]

TABLE: dict[str, OfTable] = {"Gods": _gods, "Nile": _nile, "Pyramid": _pyramid}
SEATS: dict[str, OfSeat] = {"Gods": _god, "Pyramid": _blocks}
GLANCE: dict[str, OfTable] = {"Pyramid": _growth}
OVER: dict[str, OfTable] = {"Pyramid": _done}
