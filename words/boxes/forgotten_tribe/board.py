"""Gifts of the tribe in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import Seat, View
from game.forgotten_tribe.parts import Gifts
from words.board_parts import Lines
from words.boxes.seafarers.quays import coast, rate
from words.voice import Words


def lying(view: View, w: Words) -> Iterator[str]:
    """The gifts that are left, and the rates of harbors among them."""
    gifts = view.part(Gifts)
    there, kinds = gifts.lying, dict(gifts.harbours)
    for name, edges in (("points", gifts.points), ("cards", gifts.cards)):
        places = [coast(w, view, edge) for edge in edges if edge in there]
        if places:
            yield w.say(f"board.gifts.{name}", places="; ".join(places))
    harbours = [
        w.say("board.gift.harbour", rate=rate(w, kind), place=coast(w, view, edge))
        for edge, kind in kinds.items()
        if edge in there
    ]
    if harbours:
        yield w.say("board.gifts.harbours", harbours="; ".join(harbours))


def kept(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The harbors that a seat couldn't place yet."""
    harbours = [rate(w, kind) for _, kind in view.part(Gifts).kept(seat)]
    if harbours:
        yield w.say("board.gifts.kept", harbours="; ".join(harbours))


def glance(view: View, w: Words) -> Iterator[str]:
    """The number of gifts left."""
    if count := len(view.part(Gifts).lying):
        yield w.say("alt.gifts", count=count)


LINES = (Lines(Gifts, lying, kept, at_a_glance=glance),)
