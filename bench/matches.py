"""
Matches between computers: one of today's against older ones, or one strength against another.

An older computer is the folder `game/computer` as it was at a commit, on today's rules. The
measured one takes each seat in turn, so that each place in the order counts equally.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import process_time

from bench.computers import chooser, interval
from game import Action, Choice, Game, Seat, Seeded
from game.base.offers import unanswered
from game.base.parts import Offers
from game.computer.trade import answers

MOST = 5000
"""Number of actions after which a game counts for nobody."""

SETS = {
    "base": 4,
    "base duel": 2,
    "base five_six": 6,
    "base egypt": 4,
    "base gods": 4,
    "base gods pyramid": 4,
    "base seafarers": 4,
    "base cities_knights": 4,
    "base cities_knights seafarers knights_at_sea": 4,
}
"""Sets of boxes with their number of seats."""


@dataclass(frozen=True)
class Match:
    """The result of one game: winner, rounds, and the measured seat's seconds by decision."""

    seat: Seat
    winner: Seat | None
    rounds: int
    seconds: list[float]


def next_seat(game: Game) -> tuple[Seat, Sequence[Action | Choice]]:
    """The seat to ask now, with its options; a seat with an offer to answer comes first."""
    offers = game.state.part(Offers)
    for offer in offers.open:
        for seat in unanswered(offers, offer):
            if found := answers(game.options(seat), offer.id):
                return seat, found
    duties = game.state.rules.duties
    beside = (debt for debt in game.state.beside if not duties[debt.duty].early)
    seat = next(beside, game.state.debts()[0]).seat
    return seat, game.options(seat)


def play(boxes: str, seats: int, seed: int, names: tuple[str, str]) -> Match:
    """One game: one seat is played by the first of *names*, the others by the second."""
    words = [boxes, str(seed)]
    chance, own = Seeded(b"match", words), Random(f"{boxes} {seed}")
    game = Game.new(seats, chance, modules=boxes.split())
    one = Seat(seed % seats)
    choosers = [chooser(names[seat != one]) for seat in range(seats)]
    seconds = []
    while not game.state.winners and game.state.number < MOST:
        seat, found = next_seat(game)
        thought, start = Seeded(own.randbytes(8)), process_time()
        action = choosers[seat](game.view(seat), found, thought)
        if seat == one and len(found) > 1:
            seconds.append(process_time() - start)
        game.play(seat, action, chance)
    winner = game.state.winners[0] if game.state.winners else None
    return Match(one, winner, -(-game.state.stint // seats), seconds)


def run(
    boxes: str, seats: int, names: tuple[str, str], games: int, first: int = 1, workers: int = 2
) -> Iterator[tuple[str, float]]:
    """Lines about *games* games with the seeds from *first* on."""
    jobs = range(first, first + games)
    with ProcessPoolExecutor(workers) as pool:
        found = list(pool.map(partial(play, boxes, seats, names=names), jobs, chunksize=1))
    won = sum(match.winner == match.seat for match in found)
    ended = sum(match.winner is not None for match in found)
    low, high = interval(won, ended)
    yield "games that ended", ended
    yield "won, of 100", 100 * won / max(ended, 1)
    yield "  from", 100 * low
    yield "  to", 100 * high
    yield "rounds", median(match.rounds for match in found)
    yield from _times([second for match in found for second in match.seconds])


def _times(seconds: Iterable[float]) -> Iterator[tuple[str, float]]:
    ordered = sorted(seconds)
    yield "milliseconds a decision", 1000 * median(ordered)
    yield "  of 100 the 99th", 1000 * ordered[len(ordered) * 99 // 100]
