"""
A computer player: it picks the option that leaves it best off, as far as it can see.

It tries each option in thought, and on its turn the best few sequences of them. Each turn ends:
doing nothing more is worth nothing, and everything else must be worth more.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from heapq import nlargest

from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.buy_card import BuyCard
from game.base.decline_offer import DeclineOffer
from game.base.families import TURN
from game.computer.mind import Mind, Step
from game.computer.strengths import STRENGTHS, Strength
from game.computer.trade import accepted, best_offer, can_propose, counter
from game.core.action import Action
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.state import State
from game.core.view import View

Path = tuple[Action, Step]
"""A sequence of actions: the first one, and the last one as tried."""

NOISE = (1,) * 100


def choose(
    view: View,
    options: Sequence[Action | Choice],
    chance: Chance,
    strength: Strength = STRENGTHS["normal"],
) -> Action:
    """
    Choose one of *options*, which are those of the view's reader and not empty.

    *chance* deals the hidden cards; nothing else is left to it.
    """
    if len(options) == 1 and isinstance(options[0], Action):
        return options[0]
    mind = Mind(view, chance, strength.weights)
    rest, default = mind.rest(options), mind.default()
    best, most = default, strength.weights.margin if rest else float("-inf")
    for action, found in gains(mind, options, strength):
        gain = round(found, 6)  # equal gains, added up in another order
        if strength.noise:
            gain += strength.noise * (chance.ask("noise", NOISE) / len(NOISE) - 0.5)
        if action != rest and (gain > most or (gain == most and action == default)):
            best, most = action, gain
    best = _traded(mind, options, best, rest)
    if best is None:
        option = options[0]
        return option.sample(chance) if isinstance(option, Choice) else option
    return best


def propose(
    view: View,
    options: Sequence[Action | Choice],
    chance: Chance,
    strength: Strength = STRENGTHS["normal"],
) -> Action | None:
    """A trade to propose to the seat whose turn it is, if one is worth it; *view* is off turn."""
    if not can_propose(options):
        return None
    return best_offer(Mind(view, chance, strength.weights), options)


def _traded(
    mind: Mind, options: Sequence[Action | Choice], best: Action | None, rest: Action | None
) -> Action | None:
    """An offer before resting, buying a card or trading with the bank; a counter; or *best*."""
    if isinstance(best, DeclineOffer):
        return counter(mind, options, best) or best
    if best == rest or isinstance(best, TradeWithBank | BuyCard):
        return best_offer(mind, options) or best
    return best


def gains(
    mind: Mind, options: Sequence[Action | Choice], strength: Strength
) -> Iterator[tuple[Action, float]]:
    """Each option with its gain, and again with that of each sequence that begins with it."""
    paths: list[Path] = []
    for action in mind.candidates(mind.state, options):
        if isinstance(action, AcceptOffer):
            yield action, accepted(mind, action)
            continue
        if isinstance(action, DeclineOffer):  # whatever the imagined table is like
            yield action, 0.0
            continue
        step = mind.step(mind.state, action)
        yield action, _final(mind, mind.state, step)
        paths.append((action, step))
    width = strength.width * (strength.haste if mind.is_close(mind.seat) else 1)
    seen = set[Hashable]()
    for _ in range(strength.depth if mind.state.debt(mind.seat, TURN) else 0):
        able = [path for path in paths if path[1].is_sure and mind.goes_on(path[1].later)]
        paths = []
        for first, before in nlargest(width, able, key=lambda path: path[1].gain):
            for step in mind.next_steps(before):
                if (key := _key(step.later, mind.seat)) not in seen:
                    seen.add(key)
                    yield first, _final(mind, before.later, step)
                    paths.append((first, step))


def _key(state: State, seat: Seat) -> Hashable:
    """A key that is usually different for different tables within a turn of *seat*."""
    pieces = bytes(state.corner_piece), bytes(state.edge_piece), bytes(state.edge_seat)
    return *pieces, *state.hands[seat], len(state.held[seat]), tuple(state.awards)


def _final(mind: Mind, before: State, step: Step) -> float:
    """The gain of a sequence that ends with *step*."""
    return step.gain - (mind.weights.idle if mind.is_idle(before, step) else 0.0)
