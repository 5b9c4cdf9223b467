"""
Refusals: the sentence that names the rule.

A reason's text is ``reason.`` and its key. Where more is to be said about one action,
``reason.KEY.ActionName`` says it; such a text may use ``{cost}``, what the rules list as price.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import Action, Reason
from game.core.ruleset import Ruleset

if TYPE_CHECKING:
    from words.voice import Words


def refusal(
    w: Words,
    reason: Reason,
    action: Action | type[Action] | None = None,
    rules: Ruleset | None = None,
) -> str:
    """The sentence for *reason*, closer to the matter if *action* and *rules* are known."""
    key = f"reason.{reason.key}"
    kind = type(action) if isinstance(action, Action) else action
    closer = f"{key}.{kind.__name__}" if kind else key
    if kind is None or not w.has(closer):
        return w.say(key)
    if rules is None:
        return w.say(key if w.needs(closer) else closer)
    price = rules.prices.get(kind, rules.no_cards)
    return w.say(closer, cost=w.cards_long(price, rules))
