"""Help from the Gods in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import Seat, View
from game.gods.parts import Gods
from words.board_parts import Lines
from words.voice import Words


def display(view: View, w: Words) -> Iterator[str]:
    """The gods on display, and any effect on the rest of the turn."""
    gods = view.part(Gods)
    told = [w.say(f"god.{god}") for god in gods.display]
    yield w.say("board.gods", gods=", ".join(told))
    stint, kind = gods.amun
    if stint and stint == view.stint:
        yield w.say("board.amun", card=w.noun(f"card.{view.rules.cards[kind].name}"))


def helper(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """The god of a seat, and the uses it has left."""
    gods = view.part(Gods)
    if god := gods.held[seat]:
        uses = 1 if gods.turned[seat] else 2
        yield w.say("board.god", god=w.noun(f"god.{god}"), count=uses)


LINES = (
    Lines(
        Gods,
        display,
        helper,
        untold=("since", "isis", "out", "dismissed"),
        unglanced="the gods and their owners are a long list",
    ),
)
"""Left out, since the log has them: when a god came, players Isis spares now, knights' fates."""
