"""The reasons for an action in words: "+9 pips", "first ore"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.computer.reasons import Change
from words.speech import Who
from words.voice import Words

PIPS = ("income", "site", "robbed")
"""Kinds of reasons that count cards in thirty-six rolls."""


def reasons(changes: Sequence[Change], verb: str, who: Who, w: Words) -> list[str]:
    """
    A few words for each of the *changes* that a *verb* makes.

    Without any, it is what the verb always does, if there is a text for that.
    """
    always = f"hint.{verb}"
    return list(_said(changes, who, w)) or ([w.say(always)] if w.has(always) else [])


def _said(changes: Sequence[Change], who: Who, w: Words) -> Iterator[str]:
    for change in changes:
        count = abs(change.after - change.before)
        match change.kind:
            case "missing":
                key = "hint.missing" if change.after else "hint.enough"
                yield w.say(key, what=w.say(f"ui.verb.{change.name}"), count=change.after)
            case "first":
                yield w.say("hint.first", card=w.noun(f"card.{change.name}"))
            case "rate" if change.name:
                yield w.say("hint.rate", card=w.noun(f"card.{change.name}"), rate=change.after)
            case "award":
                yield w.say(f"measure.{change.name}", count=change.after)
            case "robbed":
                assert change.seat is not None
                yield w.say("hint.robbed", player=who(change.seat), count=count)
            case "rate":
                yield w.say("hint.rates", rate=change.after)
            case kind:
                yield w.say(f"hint.{kind}", count=count)
