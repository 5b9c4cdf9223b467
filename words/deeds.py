"""
A turn in one line, when it is over.

*Alba rolled 8, built 2 roads, and traded with Bruno.* What counts as a deed has a text
``past.NAME`` under the name of its event; deeds of one sort are counted together, in the order in
which they came first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game import Event, Seat
from game.core.ruleset import Ruleset
from game.core.undo import Undone
from words.events import Telling, undone_by_name, values_of
from words.voice import Words


def past(
    events: Sequence[Event], seat: Seat, who: Callable[[Seat], str], rules: Ruleset, w: Words
) -> str:
    """What *seat* did in *events*, as they were told to everybody."""
    telling = Telling(who, rules)
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    counts: dict[str, int] = {}
    for event in events:
        key, values = f"past.{type(event).__name__}", values_of(w, event, telling)
        if isinstance(event, Undone) and (what := undone_by_name(w, event)):
            key, values["what"] = f"{key}.named", what
        seats = (getattr(event, "seat", None), getattr(event, "other", None))
        if seat not in seats or not w.has(key):
            continue
        if seat == seats[1]:
            values["other"] = values["player"]
        once = w.say(key, **values, count=1)
        found.setdefault(once, (key, values))
        counts[once] = counts.get(once, 0) + 1
    deeds = [w.say(key, **values, count=counts[once]) for once, (key, values) in found.items()]
    if not deeds:
        return w.say("past.nothing", player=who(seat))
    return w.say("past.turn", player=who(seat), deeds=w.join(deeds))
