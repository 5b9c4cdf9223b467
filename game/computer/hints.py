"""
Hints: the actions that the hard computer would consider, each with its reasons.

They come from a view, so they tell a player nothing that the table doesn't show them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.base.questions import RATE
from game.computer.choose import gains
from game.computer.mind import Mind
from game.computer.standing import income
from game.computer.strengths import STRENGTHS
from game.core.action import Action
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.points import points
from game.core.state import State
from game.core.view import View

MOST = 3
"""Maximum number of hints."""


@dataclass(frozen=True, slots=True)
class Change:
    """A reason for an action: a change it makes, from *before* to *after*."""

    kind: str
    """
    `points`, `income` (cards in thirty-six rolls), `first` (a kind never got before), `rate` (of
    the bank), `award` (progress toward a special card), `robbed` (a rival's income), `cards`.
    """
    before: int
    after: int
    name: str = ""
    """The card kind or award."""
    seat: Seat | None = None
    """The rival, if it is about one."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action worth a thought, with its reasons; none if the seat should rather wait."""

    action: Action
    changes: tuple[Change, ...]


def hints(view: View, options: Sequence[Action | Choice], chance: Chance) -> list[Hint]:
    """Up to three actions for the reader of *view*, the best first."""
    mind = Mind(view, chance, STRENGTHS["hard"].weights)
    best = dict[Action, float]()
    rest = mind.rest(options)
    if rest:
        best[rest] = mind.weights.margin
    for action, gain in gains(mind, options, STRENGTHS["hard"]):
        if action != rest and gain > best.get(action, float("-inf")):
            best[action] = gain
    ranked = sorted(best, key=best.__getitem__, reverse=True)
    found: list[Hint] = []
    for action in ranked:
        if len(found) == MOST or (rest and best[action] < best[rest]):
            break
        changes = () if action == rest else tuple(_changes(mind, action))
        if all(type(hint.action) is not type(action) or hint.changes != changes for hint in found):
            found.append(Hint(action, changes))
    return found


def _changes(mind: Mind, action: Action) -> Iterator[Change]:
    """The changes that *action* makes, the most important first."""
    before, seat = mind.state, mind.seat
    later = mind.step(before, action).later
    yield from _more("points", points(before, seat), points(later, seat))
    now, then = income(before), income(later)
    yield from _more("income", sum(now[seat]), sum(then[seat]))
    names = [kind.name for kind in before.rules.cards]
    for card, name in enumerate(names):
        if then[seat][card] and not now[seat][card]:
            yield Change("first", 0, then[seat][card], name)
    for award, was, will in zip(
        before.rules.awards, _measures(before, seat), _measures(later, seat), strict=True
    ):
        if will > was:
            yield Change("award", was, will, award.name)
    for card, name in enumerate(names):
        was, will = _rate(before, seat, card), _rate(later, seat, card)
        if will < was:
            yield Change("rate", was, will, name)
    for other in before.others(seat):
        if sum(then[other]) < sum(now[other]):
            yield Change("robbed", sum(now[other]), sum(then[other]), seat=other)


def _more(kind: str, before: int, after: int) -> Iterator[Change]:
    if after > before:
        yield Change(kind, before, after)


def _measures(state: State, seat: Seat) -> list[int]:
    return [award.measure(state, seat) for award in state.rules.awards]


def _rate(state: State, seat: Seat, card: int) -> int:
    return state.rules.answer(RATE)(state, seat, card, 4)
