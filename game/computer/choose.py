"""
A computer player: it picks the option that leaves it best off, as far as it can see.

It tries each option in thought, and on its turn the best few sequences of them. Each turn ends:
doing nothing more is worth nothing, and everything else must be worth more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from operator import itemgetter

from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.families import TURN
from game.computer.mind import Mind, Step
from game.computer.strengths import STRENGTHS, Strength
from game.computer.trade import accepted, offered
from game.core.action import Action
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.play import options as every_option
from game.core.points import points
from game.core.state import State
from game.core.view import View

CLOSE = 3
"""Number of missing points from which it looks for a win within the turn."""


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
    for action, gain in _gains(mind, options, strength):
        if action != rest and (gain > most or (gain == most and action == default)):
            best, most = action, gain
    if strength.trades and (best == rest or isinstance(best, TradeWithBank)):
        best = max(offered(mind, options), key=itemgetter(1), default=(best, 0.0))[0]
    if best is None:
        option = options[0]
        return option.sample(chance) if isinstance(option, Choice) else option
    return best


def _gains(
    mind: Mind, options: Sequence[Action | Choice], strength: Strength
) -> Iterator[tuple[Action, float]]:
    """Each option with its gain, or that of the best sequence that begins with it."""
    steps = []
    for action in mind.candidates(mind.state, options):
        if isinstance(action, AcceptOffer):
            yield action, accepted(mind, action)
            continue
        step = mind.step(mind.state, action)
        yield action, _final(mind, mind.state, step)
        steps.append((step, step))
    if mind.state.debt(mind.seat, TURN):
        for first, gain in _sequences(mind, steps, strength):
            yield first.action, gain


def _sequences(
    mind: Mind, steps: list[tuple[Step, Step]], strength: Strength
) -> Iterator[tuple[Step, float]]:
    """Sequences on one's own turn, as their first step and their gain."""
    is_close = _missing(mind.state, mind.seat) <= CLOSE
    width = strength.width * (strength.haste if is_close else 1)
    seen = set()
    for _ in range(strength.depth):
        able = [
            (first, step)
            for first, step in steps
            if step.is_sure
            and step.later.debt(mind.seat, TURN)
            and step.later.turn == mind.seat
            and step.later.stint == mind.state.stint
        ]
        steps = []
        for first, before in nlargest(width, able, key=lambda pair: pair[1].gain):
            state = before.later
            for action in mind.candidates(state, every_option(state, mind.seat)):
                if isinstance(action, AcceptOffer):
                    continue
                step = mind.step(state, action)
                if step.later.stint != mind.state.stint and not step.later.winners:
                    continue
                key = (
                    step.later.corner_piece[:],
                    step.later.edge_seat[:],
                    *step.later.hands[mind.seat],
                )
                key = (bytes(key[0]), bytes(key[1]), *key[2:])
                if key in seen:
                    continue
                seen.add(key)
                yield first, _final(mind, state, step)
                steps.append((first, step))


def _final(mind: Mind, before: State, step: Step) -> float:
    """The gain of a sequence that ends with *step*."""
    return step.gain - (mind.weights.idle if mind.is_idle(before, step) else 0.0)


def _missing(state: State, seat: Seat) -> int:
    """Number of points that *seat* lacks to win."""
    return int(state.rules.options["points"]) - points(state, seat)
