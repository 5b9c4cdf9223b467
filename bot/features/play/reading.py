"""
Reading the addresses of private screens for the present game.

An address may come from another moment or another version of this program. Anything in it that
doesn't exist now is stale, never an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.chat.address import number, text
from bot.chat.refusals import Stale
from bot.screens.context import ScreenContext
from bot.screens.shown import BY_NAME, shown_in
from bot.screens.verb import Pick, Shown
from game import Seat
from game.core.cards import Cards

T = TypeVar("T")

PLACES: tuple[Pick, ...] = ("edge", "corner", "hex")


def nth(found: Sequence[T], part: str) -> T:
    """
    The item of *found* at the place that *part* gives.

    :raises Stale: if there is no such place.
    """
    place = number(part)
    if place >= len(found):
        raise Stale
    return found[place]


def shown(context: ScreenContext, args: Sequence[str], *picks: Pick) -> Shown:
    """
    The verb named first, if it is chosen in one of the ways *picks*.

    :raises Stale: if the game has no such verb.
    """
    found = BY_NAME.get(text(args))
    if found not in shown_in(context.view.rules) or (picks and found.pick not in picks):
        raise Stale
    return found


def choice(context: ScreenContext, verb: Shown, part: str) -> int:
    """
    The place, kind of card or seat that *verb* asks for.

    :raises Stale: if the board or the game has none.
    """
    topology = context.view.topology
    ranges = {
        "edge": range(len(topology.edges)),
        "corner": range(len(topology.corners)),
        "hex": range(topology.inner),
        "seat": range(len(context.view.seats)),
    }
    pick = verb.place if verb.pick == "move" else verb.pick
    return nth(ranges.get(pick, range(len(context.view.rules.cards))), part)


def kind(context: ScreenContext, part: str) -> int:
    """
    The kind of card with this number.

    :raises Stale: if there is none.
    """
    return nth(range(len(context.view.rules.cards)), part)


def seat(context: ScreenContext, part: str) -> Seat:
    """
    The seat with this number.

    :raises Stale: if there is none.
    """
    return nth(context.view.seats, part).seat


def vector(context: ScreenContext, part: str) -> Cards:
    """
    The cards written by `packed` in bot/screens/cards.py.

    :raises Stale: if the text is nothing like it.
    """
    found = tuple(number(count) for count in part.split("-"))
    if len(found) != len(context.view.rules.cards):
        raise Stale
    return found


def counted(context: ScreenContext, values: Sequence[str]) -> Cards:
    """
    The cards of chosen options, whose values are a kind and its count.

    :raises Stale: if one of them is no card.
    """
    counts = [0] * len(context.view.rules.cards)
    for value in values:
        of_kind, _, count = value.partition(".")
        counts[kind(context, of_kind)] += number(count)
    return tuple(counts)
