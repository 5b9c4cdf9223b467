"""
Reasons: what an action changes at once, as players would say it.

They hold in several imagined tables, so that hardly any reason rests on a guess about hidden cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.base.accept_offer import AcceptOffer
from game.base.families import FOUND, ROBBER
from game.base.parts import Offers
from game.base.places import keeps_distance, route_ends
from game.base.questions import BARRED_SITE, RATE
from game.base.refusals import left
from game.base.rows import SETTLEMENT
from game.board.places import CornerId
from game.computer.mind import Mind
from game.computer.standing import income, is_blocked, reach, tried
from game.computer.strengths import STRENGTHS
from game.core.action import Action
from game.core.cards import Cards, Seat, added
from game.core.chance import Chance
from game.core.points import points
from game.core.state import State
from game.core.view import View

WORLDS = 3
"""Number of imagined tables in which a reason must hold."""

AWARD = 2
"""Number of points from which a gain of points comes first."""

NEAR = 2
"""Maximum number of missing steps at which progress toward a special card counts."""


@dataclass(frozen=True, slots=True)
class Change:
    """A reason for an action: a change it makes, from *before* to *after*."""

    kind: str
    """
    `wins`; `points`; `missing` (cards for the verb *name*); `income` (cards in thirty-six rolls);
    `first` (a kind never got before, and how much of it); `site` (the income at a place that a
    route reaches); `reach` (a route leads toward one); `award` (progress toward a special card);
    `frees` (a blocked hex); `rate` (of the bank); `robbed` (a rival's income); `cards`.
    """
    before: int
    after: int
    name: str = ""
    """The card kind, award or verb."""
    seat: Seat | None = None
    """The rival, if it is about one."""


def imagined(view: View, chance: Chance) -> list[Mind]:
    """The tables that the hard computer imagines for the reader of *view*."""
    return [Mind(view, chance, STRENGTHS["hard"].weights) for _ in range(WORLDS)]


def explained(view: View, action: Action, chance: Chance) -> tuple[Change, ...]:
    """The changes that *action* makes for the reader of *view*, the most important first."""
    return changes(imagined(view, chance), action)


def changes(minds: Sequence[Mind], action: Action) -> tuple[Change, ...]:
    """The changes that *action* makes in each of the imagined tables, the most important first."""
    first, *others = (list(_changes(mind, action)) for mind in minds)
    return tuple(change for change in first if all(change in other for other in others))


def _changes(mind: Mind, action: Action) -> Iterator[Change]:
    before, seat, rules = mind.state, mind.seat, mind.state.rules
    # Only what the action itself does: what follows is for its player to choose.
    later, _, is_sure = tried(before, seat, action, mind.chance, mind.weights)
    hand = _hand(later, seat, action)
    if is_sure and seat in later.winners:
        yield Change("wins", 0, 1)
    # Points on a drawn card would be a guess.
    scored = list(_more("points", *(points(s, seat, hidden=False) for s in (before, later))))
    is_award = any(change.after - change.before >= AWARD for change in scored)
    is_set_up = before.debt(seat, FOUND) is not None
    yield from scored if is_award else ()
    if is_sure and not is_set_up:
        yield from _missing(mind, before.hands[seat], hand)
    now, then = income(before), income(later)
    yield from _more("income", sum(now[seat]), sum(then[seat]))
    for card, kind in enumerate(rules.cards):
        if then[seat][card] and not now[seat][card] and any(now[seat]):
            yield Change("first", 0, then[seat][card], kind.name)
    if later.edges_of(seat) != before.edges_of(seat):
        yield from _ahead(before, later, seat)
    for award in rules.awards:
        was, will = award.measure(before, seat), award.measure(later, seat)
        if will > was and will + NEAR >= award.minimum:
            yield Change("award", was, will, award.name)
    if is_blocked(before, seat) and _moves_robber(later, seat) > _moves_robber(before, seat):
        yield Change("frees", 1, 0)
    yield from _rates(before, later, seat)
    rivals = [other for other in before.others(seat) if other not in rules.partners[seat]]
    for other in sorted(rivals, key=lambda s: sum(then[s]) - sum(now[s])):
        if sum(then[other]) < sum(now[other]):
            yield Change("robbed", sum(now[other]), sum(then[other]), seat=other)
    yield from () if is_award or is_set_up else scored
    yield from _more("cards", sum(before.hands[seat]), sum(hand))


def _more(kind: str, before: int, after: int) -> Iterator[Change]:
    if after > before:
        yield Change(kind, before, after)


def _hand(later: State, seat: Seat, action: Action) -> Sequence[int]:
    """The hand of *seat* after an action; an offer that it accepts counts as traded."""
    hand = later.hands[seat]
    if isinstance(action, AcceptOffer) and (offer := later.part(Offers).find(action.offer)):
        return [
            count - gone for count, gone in zip(added(hand, offer.give), offer.get, strict=True)
        ]
    return hand


def _missing(mind: Mind, before: Sequence[int], after: Sequence[int]) -> Iterator[Change]:
    """The purchase that the new cards bring nearest: one with a place for it."""
    if not any(new > old for new, old in zip(after, before, strict=True)):
        return
    state, seat = mind.state, mind.seat
    found = []
    for verb in state.rules.prices:
        price = state.rules.price(state, seat, verb)
        was, will = _short(price, before), _short(price, after)
        if will < was:
            dream = state.copy()
            dream.hands[seat] = list(map(max, before, price))
            if any(True for _ in state.rules.verbs[verb].options(dream, seat)):
                found.append((will, -sum(price), Change("missing", was, will, verb.__name__)))
    if found:
        yield min(found, key=lambda each: each[:2])[2]


def _short(price: Cards, hand: Sequence[int]) -> int:
    """Number of cards that *hand* lacks for a *price*."""
    return sum([max(count - have, 0) for count, have in zip(price, hand, strict=True)])


def _ahead(before: State, later: State, seat: Seat) -> Iterator[Change]:
    """The best place for a settlement that a new route reaches, or leads toward."""
    if left(later, seat, SETTLEMENT) <= 0:
        return
    if found := _sites(later, seat) - _sites(before, seat):
        yield Change("site", 0, max(_pips(later, corner) for corner in found))
    elif reach(later, seat) > reach(before, seat):
        yield Change("reach", 0, 1)


def _sites(state: State, seat: Seat) -> set[CornerId]:
    """The free places for a settlement at the routes of *seat*."""
    closed = state.rules.answer(BARRED_SITE)
    ends = {corner for piece in state.rules.routes for corner in route_ends(state, seat, piece)}
    return {c for c in ends if keeps_distance(state, c) and not closed(state, seat, c)}


def _pips(state: State, corner: CornerId) -> int:
    tokens = [state.tokens[place] for place in state.topology.corner_hexes[corner]]
    return sum([6 - abs(7 - token) for token in tokens if token])


def _moves_robber(state: State, seat: Seat) -> bool:
    """Whether *seat* moves the robber now."""
    return bool(state.debt(seat, ROBBER))


def _rates(before: State, later: State, seat: Seat) -> Iterator[Change]:
    """Better rates of the bank; the same for several kinds is one change without a name."""
    found: dict[tuple[int, int], list[str]] = {}
    for card, kind in enumerate(before.rules.cards):
        was, will = _rate(before, seat, card), _rate(later, seat, card)
        if will < was:
            found.setdefault((was, will), []).append(kind.name)
    for (was, will), names in found.items():
        yield Change("rate", was, will, names[0] if len(names) == 1 else "")


def _rate(state: State, seat: Seat, card: int) -> int:
    return state.rules.answer(RATE)(state, seat, card, 4)
