"""
The entry points of the engine, and the loop behind them.

Rule 1: whether a seat may act is decided in `why_not_now` and nowhere else. A verb says what it
does and why it may be refused; it never asks whose turn it is.

Rule 2: this file knows steps, frames and duties, not modules. If it must be edited for a module,
the manifest lacks something.

Theory of operation: the top of the stack is either a step, which runs, or a frame, which waits.
An action pays the first due debt of its seat that its family can pay; what it sets off lies above
the frame. When the stack comes back to a frame, lapsed things are tidied, awards judged and
victory looked for, before anyone is asked. Victory is also looked for before each step, unless the
step completes what came before it: the game ends at once, and nothing is drawn or paid after that.
Games of revision 0 look for it at frames only.
"""

from __future__ import annotations

from typing import Any

from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.awards import judge
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.entries import Entry
from game.core.illegal import Illegal
from game.core.points import GameEnded, ending
from game.core.refusals import No
from game.core.stack import Frame, Step
from game.core.state import State
from game.core.verb import Verb


def why_not_now(state: State, seat: Seat, verb: Verb[State]) -> Reason | None:
    """The reason *seat* may not use *verb* at this moment, or None."""
    if state.winners:
        return No.GAME_IS_OVER
    if seat in state.gone:
        return No.YOU_ARE_OUT
    if verb.family not in _families(state, seat):
        owes = any(debt.seat == seat for debt in state.debts())
        return No.NOT_NOW if owes or seat == state.turn else No.NOT_YOUR_TURN
    barred = state.rules.barred
    return barred(state, seat, verb.family) if barred else None


def refuse(state: State, seat: Seat, action: Action) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    verb = state.rules.verbs.get(type(action))
    if verb is None:
        return No.NOT_IN_THIS_GAME
    if reason := why_not_now(state, seat, verb) or verb.refuse(state, seat, action):
        return reason
    for veto in state.rules.vetoes[verb.action]:
        if reason := veto.refuse(state, seat, action):
            return reason
    return None


def options(state: State, seat: Seat) -> list[Action | Choice]:
    """Everything *seat* may do now; vectors are described."""
    if state.winners or seat in state.gone:
        return []
    found: list[Action | Choice] = []
    for look, listings, chosen in state.rules.listings(_families(state, seat)):
        there: Any = look(state, seat) if look else True
        if there:
            for listed in chosen(there) if chosen else listings:
                found += listed(state, seat)
    return found


def defaults(state: State) -> list[tuple[Seat, Action]]:
    """For each debt due, the answer for a seat that does not come."""
    return [
        (debt.seat, state.rules.duties[debt.duty].default(state, debt.seat))
        for debt in state.debts()
    ]


def play(state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
    """
    Play *action* if the rules allow it, and return what happened.

    :raises Illegal: with the reason; nothing has changed then.
    """
    if reason := refuse(state, seat, action):
        prices = state.rules.prices
        price = state.rules.price(state, seat, type(action)) if type(action) in prices else None
        raise Illegal(reason, action, state.rules, seat, state.debts(), price)
    return push(state, seat, action, chance)


def push(state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
    """
    Play *action* without asking whether it is legal: for search, and for our own log.

    An action that `refuse` would refuse leaves the state undefined.
    """
    verb = state.rules.verbs[type(action)]
    state.number += 1
    at = len(state.stack) - 1
    frame = state.stack[at]
    assert isinstance(frame, Frame)
    events = list(verb.apply(state, seat, action, chance))
    _pay(state, at, frame, seat, verb.family)
    return events + advance(state, chance)


def enter(state: State, seat: Seat, entry: Entry, chance: Chance) -> list[Event]:
    """Enter *entry* without any check, go on, and return what happened."""
    state.number += 1
    events = list(entry.enter(state, seat, chance))
    return events + advance(state, chance)


def advance(state: State, chance: Chance) -> list[Event]:
    """Run steps until the game waits for a seat or is over, and return what happened."""
    rules, steps, stack, gone = state.rules, state.rules.steps, state.stack, state.gone
    events: list[Event] = []
    while stack:
        top = stack[-1]
        if isinstance(top, Step):
            may_end = state.touched and top.name not in rules.completes and not is_held(state)
            if may_end and state.revision and (ended := _ended(state)):
                return events + ended
            stack.pop()
            if top.seat in gone and top.name not in rules.lasting:
                continue
            events += steps[top.name](state, top, chance)
            continue
        if not top.holds:
            for tidy in rules.tidy:
                events += tidy(state)
            if state.touched:
                for changed in rules.changed:
                    events += changed(state)
            if stack[-1] is not top:  # a tidy answer has set something off
                continue
            if state.contested:
                events += judge(state)
            if state.touched:
                state.touched = False
                if winners := _winners(state):
                    events.append(end(state, winners))
        if top.debts or not stack:
            return events
        stack.pop()
    return events


def _ended(state: State) -> list[Event]:
    """End the game if it has been won, with all awards judged; else change nothing."""
    judged = state
    if state.contested:
        judged = state.copy()
        for _ in judge(judged):
            pass
    if winners := _winners(judged):
        return [*judge(state), end(state, winners)]
    return []


def is_held(state: State) -> bool:
    """Whether an answer that completes an action is still owed below the top of the stack."""
    return any(isinstance(one, Frame) and one.holds and one.debts for one in state.stack)


def _winners(state: State) -> tuple[Seat, ...]:
    """The winners now: by the rules, or as the last ones left; never a seat that has left."""
    rules, gone = state.rules, state.gone
    if gone and rules.is_decided(gone):
        return tuple(seat for seat in rules.table if seat not in gone)
    winners = rules.winners(state, ())
    if gone:
        winners = tuple([seat for seat in winners if seat not in gone])
    return rules.result(state, winners) if winners else winners


def end(state: State, winners: tuple[Seat, ...]) -> GameEnded:
    """End the game: no debts are left."""
    coming.strike(state, lambda debt: True)
    state.winners = winners
    state.stack.clear()
    return ending(state, winners)


def _families(state: State, seat: Seat) -> tuple[str, ...]:
    """The families of verbs that the due debts open to *seat*, perhaps with repeats."""
    opened, top = state.rules.opened, state.stack[-1] if state.stack else None
    families: tuple[str, ...] = ()
    if isinstance(top, Frame):
        due = top.due()
        for debt in due:
            if debt.seat == seat:
                families += opened[debt.duty]
        if not families:
            for debt in due:
                families += state.rules.duties[debt.duty].others
    # Optional debts only add to what a seat may do; they close nothing.
    for debt in state.beside:
        if debt.seat == seat:
            families += opened[debt.duty]
    return families


def _pay(state: State, at: int, frame: Frame, seat: Seat, family: str) -> None:
    """Strike the debt that a verb of *family* by *seat* has paid."""
    duties = state.rules.duties
    for debt in frame.due():
        if debt.seat == seat and family in duties[debt.duty].pays:
            left = tuple([d for d in frame.debts if d is not debt]) if len(frame.debts) > 1 else ()
            state.stack[at] = Frame(left, frame.ordered, frame.holds)
            return
    for debt in state.beside:
        if debt.seat == seat and family in duties[debt.duty].pays:
            state.beside = tuple(other for other in state.beside if other is not debt)
            return
