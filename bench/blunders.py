"""Counts of moves that a person would laugh at, in games of four equal computers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from bench.computers import chooser
from bench.matches import MOST, SETS, next_seat
from game import Event, Game, HexId, Seat, Seeded
from game.base.bank_trade import TradeWithBank
from game.base.discard import Discarded
from game.base.end_turn import EndTurn
from game.base.families import BUILD, CARD, KNIGHT_CARD, ROLL
from game.base.move_robber import MoveRobber
from game.base.offers import Traded
from game.cities_knights.barbarians import BarbariansAttacked
from game.cities_knights.discard_progress import ProgressDiscarded
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
        ("other cards before the roll for nothing", "other cards"),
        ("robber moves that spare who is about to win", "robber moves with such a rival"),
        ("robber moves that block nobody", "robber moves"),
        ("trades with who is about to win", "trades between players"),
        ("attacks lost", "attacks"),
    ):
        if counts[of]:
            yield f"{label}, of {counts[of]}", counts[label]
    for label in ("trades between players", "cards lost to sevens", "progress cards thrown away"):
        if counts[label]:
            yield f"{label}, a game", counts[label] / games
    yield "deck cards left in hand, a game", counts["deck cards left"] / games
    yield "rounds, a game", counts["rounds"] / games
    yield "games without an end", counts["endless"]


def _play(boxes: str, name: str, seed: int, counts: Counter[str]) -> None:
    chance, own = Seeded(b"match", [boxes, str(seed)]), Random(seed)
    game = Game.new(SETS.get(boxes, 4), chance, modules=boxes.split())
    choose, traded = chooser(name), False
    while not game.state.winners and game.state.number < MOST:
        seat, found = next_seat(game)
        action = choose(game.view(seat), found, Seeded(own.randbytes(8)))
        state = game.state
        family = state.rules.verbs[type(action)].family
        had, blocked = points(state, seat), is_blocked(state, seat)
        early, cards = bool(state.debt(seat, ROLL)), sum(state.hands[seat])
        near = _near(game)
        leaders = near - {seat}
        events = game.play(seat, action, chance)
        if isinstance(action, TradeWithBank):
            counts["trades with the bank"] += 1
            traded = traded or cards <= FEAR
        elif family == BUILD or game.state.winners:
            traded = False
        elif isinstance(action, EndTurn):
            counts["idle trades with the bank"] += traded
            traded = False
        elif family in {KNIGHT_CARD, CARD}:
            kind = "knights" if family == KNIGHT_CARD else "other cards"
            frees = family == KNIGHT_CARD and blocked
            counts[kind] += 1
            is_vain = early and not frees and points(game.state, seat) == had
            counts[f"{kind} before the roll for nothing"] += is_vain
        elif isinstance(action, MoveRobber):
            hit = _blocked_at(game, action.to)
            counts["robber moves"] += 1
            counts["robber moves that block nobody"] += not hit - {seat}
            if leaders:
                counts["robber moves with such a rival"] += 1
                counts["robber moves that spare who is about to win"] += not hit & leaders
        for event in events:
            _count(counts, event, near)
    state = game.state
    points_of = [card.points for card in state.rules.deck_cards]
    counts["deck cards left"] += sum(
        not points_of[one.card] for seat in state.rules.table for one in state.held[seat]
    )
    counts["rounds"] += -(-state.stint // state.seats)
    counts["endless"] += not state.winners


def _count(counts: Counter[str], event: Event, near: set[Seat]) -> None:
    """Count what an event shows; the seats that are *near* were about to win before it."""
    if isinstance(event, Traded):
        counts["trades between players"] += 1
        counts["trades with who is about to win"] += bool(near & {event.seat, event.other})
    elif isinstance(event, Discarded):
        counts["cards lost to sevens"] += sum(event.cards)
    elif isinstance(event, ProgressDiscarded):
        counts["progress cards thrown away"] += 1
    elif isinstance(event, BarbariansAttacked):
        counts["attacks"] += 1
        counts["attacks lost"] += event.attack > sum(event.defence)


def _blocked_at(game: Game, place: HexId) -> set[Seat]:
    """The seats that the robber blocks on a hex."""
    state = game.state
    corners = state.topology.hex_corners[place] if state.tokens[place] else ()
    buildings = state.rules.buildings
    return {Seat(state.corner_seat[c]) for c in corners if buildings[state.corner_piece[c]]}


def _near(game: Game) -> set[Seat]:
    """The seats that lack few points, as everyone sees."""
    state = game.state
    goal = int(state.rules.options["points"])
    return {seat for seat in state.rules.table if goal - points(state, seat, hidden=False) <= NEAR}
