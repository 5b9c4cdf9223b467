"""The Wonders of Catan in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import Seat, View
from game.core.ruleset import Ruleset
from game.wonders.parts import Wonders
from game.wonders.rows import BRIDGE, COSTS, LEVELS, WALL, wonders_for
from words.board_parts import Lines
from words.voice import Words


def cost(w: Words, rules: Ruleset, wonder: str) -> str:
    """The cards for each level of a wonder."""
    return w.cards([COSTS[wonder].get(card.name, 0) for card in rules.cards], rules)


def wonders(view: View, w: Words) -> Iterator[str]:
    """The goal of the wonders, and each free one: what it needs, and the price of a level."""
    yield w.say("board.wonders")
    part = view.part(Wonders)
    corners = {BRIDGE: part.bridge, WALL: part.wall}
    for wonder in wonders_for(view.rules.seats):
        if wonder not in part.begun:
            places = "; ".join(w.place(view, "corner", at) for at in corners.get(wonder, ()))
            yield w.say(
                "board.wonder.free",
                wonder=w.noun(f"wonder.{wonder}"),
                needs=w.say(f"board.wonder.{wonder}", places=places),
                cards=cost(w, view.rules, wonder),
            )


def own(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The wonder of a seat, its level, and the price of the next one."""
    part = view.part(Wonders)
    if wonder := part.begun[seat]:
        yield w.say(
            "board.wonder",
            wonder=w.noun(f"wonder.{wonder}"),
            count=part.levels[seat],
            cards=cost(w, view.rules, wonder),
        )


def glance(view: View, w: Words) -> Iterator[str]:
    """The level of each wonder that is begun."""
    part = view.part(Wonders)
    told = [
        w.say("alt.wonder", wonder=w.noun(f"wonder.{wonder}"), count=level)
        for wonder, level in zip(part.begun, part.levels, strict=True)
        if wonder
    ]
    if told:
        yield w.say("alt.wonders", wonders=w.join(told))


def done(view: View, w: Words) -> Iterator[str]:
    """The end because a wonder is done, which ends a game whatever the points."""
    if LEVELS in view.part(Wonders).levels:
        yield w.say("board.wonder.done")


LINES = (Lines(Wonders, wonders, own, at_a_glance=glance, why_over=done),)
