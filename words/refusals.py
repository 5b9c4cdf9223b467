"""
Refusals: the sentence that names the rule.

A reason's text is ``reason.`` and its key. Where one action needs more, there is
``reason.KEY.ActionName``; such a text may use ``{cost}``, the price in the rules. A box may have
its own wording for either (`Speech.of`). An action at the wrong moment is answered with what must
be done first. Some duties leave a choice, as a turn does: ``refusal.in.DUTY`` says what can be done
then, and ``refusal.in.DUTY.ActionName`` why that one action can't.
"""

from __future__ import annotations

from game import Action, Cards, Illegal, Reason
from game.core.refusals import No
from game.core.ruleset import Ruleset
from game.core.stack import Debt
from words.speech import Speech, slug


def refusal(
    w: Speech,
    reason: Reason,
    action: Action | type[Action] | None = None,
    rules: Ruleset | None = None,
    price: Cards | None = None,
) -> str:
    """
    The sentence for *reason*, more specific if *action* and *rules* are known.

    *price* is the action's cost for the player who asks; without it the price in the rules is used.
    """
    key = f"reason.{reason.key}"
    kind = type(action) if isinstance(action, Action) else action
    closer = f"{key}.{kind.__name__}" if kind else key
    told = closer if w.has(closer) else key
    if rules is None:
        return w.say(key if w.needs(told) else told)
    cards = (price or rules.prices.get(kind, rules.no_cards)) if kind else rules.no_cards
    return w.say(w.of(told, rules), cost=w.cards_long(cards, rules))


def refused(w: Speech, error: Illegal) -> str:
    """The sentence for *error*, with what must be done first if the moment was wrong."""
    if not error.debts or not (error.reason is No.NOT_NOW or _may_others(error)):
        return refusal(w, error.reason, error.action, error.rules, error.price)
    own = [debt for debt in error.debts if debt.seat == error.seat]
    firsts: dict[str, Debt] = {}
    for debt in own or error.debts:
        firsts.setdefault(debt.duty, debt)
    if own:
        for duty in map(slug, firsts):
            for key in (f"{duty}.{type(error.action).__name__}", duty):
                if w.has(told := f"refusal.in.{key}"):
                    return w.say(told)
    duties = w.join(map(w.duty, firsts.values()))
    return w.say("refusal.you_owe" if own else "refusal.others_owe", duties=duties)


def _may_others(error: Illegal) -> bool:
    """Whether other players can do it out of turn, as answering an offer, but not just now."""
    verb = error.rules.verbs.get(type(error.action))
    return (
        error.reason is No.NOT_YOUR_TURN
        and verb is not None
        and any(verb.family in duty.others for duty in error.rules.duties.values())
    )
