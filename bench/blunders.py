"""Counts of moves that a person would laugh at, in games of four equal computers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from bench.computers import chooser
from bench.matches import MOST, SETS, next_seat
from game import Game, Seat, Seeded
from game.base.bank_trade import TradeWithBank
from game.base.end_turn import EndTurn
from game.base.families import BUILD, ROLL
from game.base.move_robber import MoveRobber
from game.base.offers import Traded
from game.base.play_knight import PlayKnight
from game.cities_knights.barbarians import BarbariansAttacked
from game.computer.standing import is_blocked
from game.core.points import points

FEAR = 7
"""Number of cards in hand above which any trade makes sense."""
NEAR = 2
"""Points that a rival about to win lacks at most."""


def run(boxes: str, name: str, games: int, seed: int = 1) -> Iterator[tuple[str, float]]:
    """Shares in *games* games of computers called *name*."""
    counts = Counter[str]()
    for number in range(seed, seed + games):
        _play(boxes, name, number, counts)
    for label, of in (
        ("idle trades with the bank", "trades with the bank"),
        ("knights before the roll for nothing", "knights"),
        ("robber moves that spare who is about to win", "robber moves with such a rival"),
        ("attacks lost", "attacks"),
    ):
        if counts[of]:
            yield f"{label}, of {counts[of]}", counts[label]
    yield "trades between players, a game", counts["trades"] / games


def _play(boxes: str, name: str, seed: int, counts: Counter[str]) -> None:
    chance, own = Seeded(b"match", [boxes, str(seed)]), Random(seed)
    game = Game.new(SETS[boxes], chance, modules=boxes.split())
    choose, traded = chooser(name), False
    while not game.state.winners and game.state.number < MOST:
        seat, found = next_seat(game)
        action = choose(game.view(seat), found, Seeded(own.randbytes(8)))
        state = game.state
        family = state.rules.verbs[type(action)].family
        had, blocked = points(state, seat), is_blocked(state, seat)
        early, cards = bool(state.debt(seat, ROLL)), sum(state.hands[seat])
        leaders = _leaders(game, seat)
        events = game.play(seat, action, chance)
        if isinstance(action, TradeWithBank):
            counts["trades with the bank"] += 1
            traded = traded or cards <= FEAR
        elif family == BUILD or game.state.winners:
            traded = False
        elif isinstance(action, EndTurn):
            counts["idle trades with the bank"] += traded
            traded = False
        elif isinstance(action, PlayKnight):
            counts["knights"] += 1
            is_vain = early and not blocked and points(game.state, seat) == had
            counts["knights before the roll for nothing"] += is_vain
        elif isinstance(action, MoveRobber) and leaders:
            counts["robber moves with such a rival"] += 1
            state = game.state
            corners = state.topology.hex_corners[action.to]
            hit = {state.corner_seat[c] for c in corners if state.corner_piece[c]}
            counts["robber moves that spare who is about to win"] += not hit & leaders
        for event in events:
            counts["trades"] += isinstance(event, Traded)
            if isinstance(event, BarbariansAttacked):
                counts["attacks"] += 1
                counts["attacks lost"] += event.attack > sum(event.defence)


def _leaders(game: Game, seat: Seat) -> set[int]:
    """Other seats that lack few points and have a building that can be blocked."""
    state = game.state
    goal = int(state.rules.options["points"])
    return {
        other for other in state.others(seat) if goal - points(state, other, hidden=False) <= NEAR
    }
