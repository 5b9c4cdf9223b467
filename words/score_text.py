"""An open hand in words, and every player's points by source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game import Seat, SeatView, View
from words.team_text import standings
from words.voice import Words


def open_hand(seat: SeatView, view: View, w: Words) -> str:
    """All cards of a seat whose hand is public, those from decks last."""
    hand = [w.cards(seat.hand, view.rules)] if seat.hand and any(seat.hand) else []
    held = [_dev(w, view, [one.card for one in seat.held])] if seat.held else []
    return " · ".join((*hand, *held)) or w.say("cards.none")


def score_text(view: View, names: Callable[[Seat], str], w: Words) -> str:
    """A line for each seat: points and where they come from, as the reader may count them."""
    teams = view.rules.teams
    key = "score.goal.team" if teams else "score.goal"
    goal = w.say(key, count=int(view.rules.options.get("points", 0)))
    together = (w.say("board.teams", teams=standings(view, names, w)),) if teams else ()
    return "\n".join(
        (goal, *together, *(_score(seat, names(seat.seat), w) for seat in view.seats)),
    )


def sources(seat: SeatView, w: Words) -> str:
    """The sources of a seat's points: "buildings 4, special cards 2"."""
    told = [
        w.say("score.source", term=w.term(n), points=points) for n, points in seat.terms if points
    ]
    return ", ".join(told) or w.say("score.no_source")


def _score(seat: SeatView, player: str, w: Words) -> str:
    total = seat.points if seat.total is None else seat.total
    key = "score.gone" if seat.is_gone else "score.line"
    return w.say(key, player=player, count=total, sources=sources(seat, w))


def _dev(w: Words, view: View, kinds: list[int]) -> str:
    return " · ".join(
        w.dev_cards(view.rules.deck_cards[kind].name, count)
        for kind, count in sorted(Counter(kinds).items())
    )
