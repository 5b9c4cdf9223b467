"""Fog, treasures and numbers for new islands in board texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game import Seat, View
from game.core.stack import NOBODY
from game.discovery.parts import Fog, NumberSupply, Treasures
from words.board_parts import Lines
from words.voice import Words


def fog(view: View, w: Words) -> Iterator[str]:
    """The terrains and, apart from them, numbers that are still hidden, counted."""
    terrains, numbers = view.part(Fog).left()
    told = [
        w.say("board.fog.one", count=count, terrain=w.noun(f"terrain.{name}"))
        for name, count in sorted(terrains.items())
        if count
    ]
    if told:
        yield w.say("board.fog", terrains=" · ".join(told))
        yield w.say("board.fog.numbers", numbers=_listed(numbers))


def fog_at_a_glance(view: View, w: Words) -> Iterator[str]:
    """How many hexes are hidden."""
    if count := view.part(Fog).left()[0].total():
        yield w.say("alt.fog", count=count)


def treasures(view: View, w: Words) -> Iterator[str]:
    """The corners that still have a treasure."""
    part = view.part(Treasures)
    places = [
        w.place(view, "corner", corner)
        for corner, taker in zip(part.places, part.takers, strict=False)
        if taker == NOBODY
    ]
    if places:
        yield w.say("board.treasures", places="; ".join(places))


def treasures_of(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The treasures that a seat has found."""
    part = view.part(Treasures)
    found = [
        w.say(f"treasure.{kind}")
        for kind, taker in zip(part.kinds, part.takers, strict=False)
        if kind and taker == seat
    ]
    if found:
        yield w.say("board.treasures.own", treasures="; ".join(found))


def treasures_at_a_glance(view: View, w: Words) -> Iterator[str]:
    """The number of treasures left."""
    if count := view.part(Treasures).takers.count(NOBODY):
        yield w.say("alt.treasures", count=count)


def numbers(view: View, w: Words) -> Iterator[str]:
    """The numbers set aside for new islands, on a map that has them."""
    part = view.part(NumberSupply)
    if left := part.left():
        yield w.say("board.numbers", numbers=_listed(left))
    elif part.supply:
        yield w.say("board.numbers.none")


def _listed(numbers: Counter[int]) -> str:
    """Each number as often as it occurs."""
    return ", ".join(map(str, sorted(numbers.elements())))


LINES = (
    Lines(Fog, fog, at_a_glance=fog_at_a_glance, untold=("keeps_off",)),
    Lines(Treasures, treasures, treasures_of, at_a_glance=treasures_at_a_glance),
    Lines(NumberSupply, numbers, untold=("home", "new")),
)
"""Two fields are left out: new land has no number yet, and set-up offers only legal corners."""
