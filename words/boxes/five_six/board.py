"""Games with five and six players in board texts."""

from __future__ import annotations

from collections.abc import Iterator

from game import Seat, View
from game.core.stack import NOBODY
from game.five_six.building import PHASE
from game.five_six.families import BUILDING, QUEUE
from game.five_six.paired import PART
from game.five_six.parts import Pair
from words.board_parts import Lines
from words.speech import Who
from words.voice import Words


def pair(view: View, seat: Seat, w: Words) -> Iterator[str]:
    """Whether the active player is the first or the second of the pair."""
    two = view.part(Pair)
    if two.second == NOBODY:
        return
    if seat == two.first:
        yield w.say("board.pair.first")
    elif seat == two.second:
        yield w.say("board.pair.second")


def whose_go(view: View, who: Who, w: Words) -> Iterator[str]:
    """The second of a pair in its part; or the players who can build between turns, in order."""
    if view.plan == PART:
        yield w.say("alt.part", player=who(view.turn), first=who(view.part(Pair).first))
    if view.plan == PHASE:
        asked = {duty: [who(d.seat) for d in view.debts() if d.duty == duty] for duty in GOES}
        if asked[BUILDING]:
            yield w.say("alt.phase", player=who(view.turn), now=w.join(asked[BUILDING]))
        if asked[QUEUE]:
            yield w.say("alt.phase.later", seats=w.join(asked[QUEUE]))


GOES = (BUILDING, QUEUE)

LINES = (Lines(Pair, before_seat=pair, whose_go=whose_go),)
