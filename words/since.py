"""
Events that concerned one seat while others acted, in sentences short enough for a push.

*Ada rolled 8: you got 2 wheat. Bruno robbed you of a card.* An event concerns a seat by the field
that names it, and has a text ``since.NAME`` under its name; ``.own`` is for effects of a seat's own
event, ``.all`` is for all other players, too, and ``.bare`` says the same without a name. The most
important comes first; before all else comes an attack on everyone (`words.moments`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game import Event, Seat
from game.base.production import Produced
from game.base.roll import DiceRolled
from game.base.turn import TurnBegan
from game.core.awards import AwardPassed
from game.core.ruleset import Ruleset
from game.core.stack import NOBODY
from words.deeds import past
from words.events import Telling, seats_of, values_of
from words.moments import is_shared, parted, title
from words.speech import Who
from words.voice import Words

TOUCHED = ("victim", "before", "to", "other", "owner", "giver")
"""Fields by which an event of another seat concerns the one they name."""

FEW = 3
"""Maximum rolls that are named one by one."""


@dataclass(frozen=True, slots=True)
class Said:
    """One way to word something, and the seat that it names."""

    text: str
    names: frozenset[Seat] = frozenset()


def since(
    events: Sequence[Event], seat: Seat, who: Who, rules: Ruleset, w: Words
) -> list[list[Said]]:
    """
    Gains and losses of *seat* in *events*, as everyone saw them.

    Each is worded in several ways, the fullest first. Without any, it is the latest deed.
    """
    telling = Telling(who, rules)
    first, rest = parted(events)
    found = _titles(w, first, telling)
    found += [*_own(w, first, seat, telling), *_together(w, first, seat, telling)]
    found += [*_taken(w, rest, seat, telling), *_own(w, rest, seat, telling)]
    found += _harvest(w, rest, seat, telling)
    if found:
        found += _heard(w, rest, seat, telling)
    return found or _deed(events, (seat,), telling, w)


def _titles(w: Words, events: Sequence[Event], telling: Telling) -> list[list[Said]]:
    """The titles of moments that concern everyone."""
    found = (title(event, w, telling) for event in events if is_shared(event))
    return [[Said(f"{text}.")] for text in found]


def _taken(w: Words, events: Sequence[Event], seat: Seat, telling: Telling) -> list[list[Said]]:
    """Things others did to *seat*; the same by the same seat is added up, awards count once."""
    last = {event.award: event for event in events if isinstance(event, AwardPassed)}
    found: dict[tuple[str, Seat, str], list[dict[str, Any]]] = {}
    for event in events:
        key, by = f"since.{type(event).__name__}", getattr(event, "seat", None)
        if not w.has(key) or (isinstance(event, AwardPassed) and last[event.award] is not event):
            continue
        values = values_of(w, event, telling)
        for field in ("give", "get"):
            if isinstance(cards := getattr(event, field, None), tuple):
                values[field] = w.cards_long(cards, telling.rules)
        given = getattr(event, "given", ())
        if by == seat and hasattr(event, "other"):
            by, values = event.other, values | {"give": values["get"], "get": values["give"]}
        elif by == seat or by is None:
            continue
        elif isinstance(given, tuple) and given and given[seat]:
            kind = telling.rules.cards[event.card].name  # type: ignore[attr-defined]
            noun = w.noun(f"card.{kind}")
            values["cards"] = w.say("cards.long", count=given[seat], card=noun)
        elif all(getattr(event, field) != seat for field in seats_of(type(event)) & {*TOUCHED}):
            continue
        values["player"] = telling.who(by) if by >= 0 else ""
        found.setdefault((key, by, str(sorted(map(str, values.values())))), []).append(values)
    return [
        _ways(w, key, by, many[-1] | {"count": sum(values.get("count", 1) for values in many)})
        for (key, by, _), many in found.items()
    ]


def _ways(w: Words, key: str, by: Seat, values: dict[str, Any]) -> list[Said]:
    """The wordings with the name of the seat that did it, if one did, and without."""
    named = [Said(w.say(key, **values), frozenset({by}))] if by >= 0 else []
    bare = [Said(w.say(f"{key}.bare", **values))] if w.has(f"{key}.bare") else []
    return named + bare


def _own(w: Words, events: Sequence[Event], seat: Seat, telling: Telling) -> list[list[Said]]:
    """
    Things that came to *seat* by themselves, the latest of each kind.

    Earlier ones are counted; cards are added up.
    """
    found: dict[str, list[Event]] = {}
    for event in events:
        kind = type(event).__name__
        slot = getattr(event, "award", kind)
        if isinstance(event, AwardPassed):
            found.pop(slot, None)
        if w.has(f"since.{kind}.own") and getattr(event, "seat", None) == seat:
            found[slot] = [*found.pop(slot, []), event]
    return [[Said(_latest_own(w, many, telling))] for many in found.values()]


def _latest_own(w: Words, many: Sequence[Event], telling: Telling) -> str:
    """The last of *many* events of a kind, with the cards of all."""
    last = many[-1]
    values = {"count": len(many)} | values_of(w, last, telling)
    if isinstance(getattr(last, "cards", None), tuple):
        total = [sum(cards) for cards in zip(*(event.cards for event in many), strict=True)]  # type: ignore[attr-defined]
        values["cards"] = w.cards_long(total, telling.rules)
    return w.say(f"since.{type(last).__name__}.own", **values)


def _heard(w: Words, events: Sequence[Event], seat: Seat, telling: Telling) -> list[list[Said]]:
    """Things others did that concern all players; the latest of each kind."""
    found: dict[str, Event] = {}
    for event in events:
        key = f"since.{type(event).__name__}.all"
        if w.has(key) and getattr(event, "seat", NOBODY) != seat:
            found[key] = event
    told = []
    for key, event in found.items():
        by: Seat = getattr(event, "seat", NOBODY)
        values = values_of(w, event, telling)
        if by == NOBODY:
            told.append([Said(w.say(key, **values))])
        else:
            told.append(_ways(w, key, by, values | {"player": telling.who(by)}))
    return told


def _together(w: Words, events: Sequence[Event], seat: Seat, telling: Telling) -> list[list[Said]]:
    """The same for the events of one moment: all players of a kind of event in one sentence."""
    found: dict[str, dict[Seat, Event]] = {}
    for event in events:
        key, by = f"since.{type(event).__name__}.all", getattr(event, "seat", NOBODY)
        if w.has(key) and by not in (seat, NOBODY):
            found.setdefault(key, {})[by] = event
    told = []
    for key, by_seat in found.items():
        *_, last = by_seat.values()
        players = w.join(telling.who(by) for by in by_seat)
        values = values_of(w, last, telling) | {"player": players, "count": len(by_seat)}
        told.append([Said(w.say(key, **values), frozenset(by_seat))])
        if w.has(f"{key}.bare"):
            told[-1].append(Said(w.say(f"{key}.bare", **values)))
    return told


def _harvest(w: Words, events: Sequence[Event], seat: Seat, telling: Telling) -> list[list[Said]]:
    """The cards that the dice brought to *seat*, all together."""
    total, rolls, dice = [0] * len(telling.rules.cards), list[DiceRolled](), None
    for event in events:
        if isinstance(event, DiceRolled):
            dice = event
        elif isinstance(event, Produced) and any(event.got[seat]):
            total = [a + b for a, b in zip(total, event.got[seat], strict=True)]
            rolls += [dice] if dice else []
    if not any(total):
        return []
    cards = w.cards_long(total, telling.rules)
    ways = []
    if len(rolls) == 1 and rolls[0].seat != seat:
        player = telling.who(rolls[0].seat)
        text = w.say("since.Produced", player=player, sum=sum(rolls[0].dice), cards=cards)
        ways.append(Said(text, frozenset({rolls[0].seat})))
    if 0 < len(rolls) <= FEW:
        each = dict.fromkeys(sum(roll.dice) for roll in rolls)
        sums = w.join(w.say("since.roll", sum=number) for number in each)
        ways.append(Said(w.say("since.Produced.rolls", rolls=sums, cards=cards, count=len(rolls))))
    ways.append(Said(w.say("since.Produced.bare", cards=cards)))
    ways.append(Said(w.say("since.Produced.many", count=sum(total))))
    return [ways]


def latest(
    events: Sequence[Event], seats: Sequence[Seat], who: Who, rules: Ruleset, w: Words
) -> list[list[Said]]:
    """The moments that concern everyone, and the latest deed of a player other than *seats*."""
    telling = Telling(who, rules)
    return _titles(w, events, telling) + _deed(events, seats, telling, w)


def _deed(
    events: Sequence[Event], seats: Sequence[Seat], telling: Telling, w: Words
) -> list[list[Said]]:
    """The latest deed of a player other than *seats*, if there is one."""
    who, rules = telling.who, telling.rules
    by_seat = [by for event in events if (by := getattr(event, "seat", -1)) not in (*seats, -1)]
    for by in dict.fromkeys(reversed(by_seat)):
        turn = _turn(events, by)
        done = past(turn, by, who, rules, w)
        if done != w.say("past.nothing", player=who(by)):
            return [[Said(done.replace("**", ""), _named(turn, by))]]
    return []


def _turn(events: Sequence[Event], by: Seat) -> Sequence[Event]:
    """The latest turn of *by*; in the set-up, without turns, *by*'s last actions in a row."""
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if isinstance(event, TurnBegan) and event.seat == by:
            return events[at:]
    own = [at for at, event in enumerate(events) if getattr(event, "seat", None) == by]
    first = last = own[-1] if own else 0
    while first and getattr(events[first - 1], "seat", by) == by:
        first -= 1
    return events[first : last + 1]


def _named(events: Sequence[Event], by: Seat) -> frozenset[Seat]:
    """*by*, and the seats that the deeds of *by* name."""
    fields = ("seat", "other", "victim", "to", "before")
    return frozenset(
        Seat(seat)
        for event in events
        if by in (getattr(event, "seat", None), getattr(event, "other", None))
        for field in fields
        if isinstance(seat := getattr(event, field, None), int) and seat >= 0
    )
