"""
Moments: what is worth a banner on the board's picture and lines of its own in the post.

A moment begins with an event, such as an attack, and gathers later events of the same turn, such as
the cities lost. Its title is ``moment.NAME`` (or ``moment.NAME.VARIANT``), or else the event's own
line. Each event adds to the lines of the seats that it names: ``moment.NAME.seat``, or else the
points that it brought or cost. Boxes list their kinds in `moments.py`, as ``MOMENTS``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from game import Event, Seat, View
from game.base.turn import TurnBegan
from game.core.awards import AwardPassed
from game.core.ruleset import Ruleset
from game.core.stack import NOBODY
from game.core.trace import Passed, Scored
from words.boxes import brought
from words.events import Telling, places_of, values_of
from words.icons import unmarked
from words.speech import Who
from words.voice import Words


@dataclass(frozen=True, slots=True)
class Sides:
    """Two strengths that have met."""

    attack: int
    defence: tuple[int, ...]
    """By seat."""
    signs: tuple[str, str]
    """The art of both sides' signs."""

    @property
    def total(self) -> int:
        """The strength of all seats together."""
        return sum(self.defence)

    @property
    def is_held(self) -> bool:
        """Whether the seats are strong enough."""
        return self.total >= self.attack


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of moment."""

    event: type[Event]
    """The event that begins it."""
    also: tuple[type[Event], ...] = ()
    """Later events of the same turn that belong to it."""
    herald: type[Event] | None = None
    """An event that announces it, and is old news afterwards."""
    sides: Callable[[Any], Sides] | None = None
    """The strengths that meet in it. Such a moment concerns everyone, so pushes begin with it."""
    more: Callable[[Words, Any], Mapping[str, object]] | None = None
    """Values for its texts that are no fields of the event."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment in words, with public facts only."""

    title: str
    """A sentence without its full stop."""
    lines: tuple[tuple[Seat, str], ...]
    """Lines for each seat: its gains and losses."""
    shares: str = ""
    """A sentence with each seat's part of the defense."""
    sides: Sides | None = None
    places: tuple[tuple[str, int], ...] = ()
    """The sorts and numbers of its places, to be marked on the board."""
    said: tuple[Event, ...] = ()
    """Events that it says everything about."""

    def in_words(self) -> Moment:
        """The same without icons and events, for a picture."""
        lines = tuple((seat, unmarked(text)) for seat, text in self.lines)
        return replace(self, title=unmarked(self.title), lines=lines, said=())

    def sentences(self, who: Who) -> list[str]:
        """All of it: the title, the shares, and each seat's line."""
        lines = (f"{who(seat)}: {text}." for seat, text in self.lines)
        return [f"{self.title}.", *filter(None, [self.shares]), *lines]


MOMENTS = (Kind(AwardPassed),)
"""The base game's kinds; boxes bring more."""


@cache
def kinds() -> dict[type[Event], Kind]:
    """Every kind of moment, by the event that begins it."""
    found = [*MOMENTS, *(kind for box in brought("moments").values() for kind in box.MOMENTS)]
    return {kind.event: kind for kind in found}


def newest_moment(
    events: Sequence[Event], who: Who, rules: Ruleset, w: Words, view: View | None = None
) -> Moment | None:
    """The latest moment among *events*, if there is one; with *view* it names places."""
    telling = Telling(who, rules, view)
    for at in reversed(range(len(events))):
        if type(events[at]) in kinds():
            found = _moment(_gathered(events, at), w, telling)
            return replace(found, said=(*_heralds(events, at)[-1:], *found.said))
    return None


def is_shared(event: Event) -> bool:
    """Whether *event* begins a moment that concerns everyone."""
    kind = kinds().get(type(event))
    return kind is not None and kind.sides is not None


def parted(events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """
    Those of *events* that belong to moments which concern everyone, and the others.

    Events that only announced such a moment are in neither.
    """
    heads = [at for at, event in enumerate(events) if is_shared(event)]
    first = [event for at in heads for event in _gathered(events, at)]
    known = {id(event) for event in (*first, *(e for at in heads for e in _heralds(events, at)))}
    return first, [event for event in events if id(event) not in known]


def title(event: Event, w: Words, telling: Telling) -> str:
    """The title of the moment that *event* begins, without its full stop."""
    key, sides = f"moment.{type(event).__name__}", _sides(event)
    if sides is not None:
        key = f"{key}.{'held' if sides.is_held else 'lost'}"
        return w.say(key, attack=sides.attack, total=sides.total)
    if w.has(key):
        bare = f"{key}.bare"
        values = _values(event, w, telling)
        return w.say(bare if telling.view is None and w.has(bare) else key, **values)
    line = w.event(event, telling.who, telling.rules, telling.view) or ""
    return line.replace("**", "").removesuffix(".")


def _moment(events: Sequence[Event], w: Words, telling: Telling) -> Moment:
    head, sides = events[0], _sides(events[0])
    texts: dict[Seat, list[str]] = {}
    for event in events:
        for seat, text in _lines(event, w, telling):
            texts.setdefault(seat, []).append(text)
    shares = [
        w.say(f"event.{type(head).__name__}.one", player=telling.who(Seat(seat)), points=points)
        for seat, points in enumerate(sides.defence if sides else ())
        if points
    ]
    places = (_place(event) for event in events)
    return Moment(
        title(head, w, telling),
        tuple((seat, " · ".join(each)) for seat, each in texts.items()),
        w.say(f"event.{type(head).__name__}.shares", shares=w.join(shares)) if shares else "",
        sides,
        tuple(dict.fromkeys(place for place in places if place)),
        tuple(events),
    )


def _gathered(events: Sequence[Event], at: int) -> list[Event]:
    """The event *at* a place and those that belong to its moment."""
    found, also = [events[at]], kinds()[type(events[at])].also
    for event in events[at + 1 :]:
        if isinstance(event, (TurnBegan, type(events[at]))):
            break
        if isinstance(event, also):
            found.append(event)
    return found


def _heralds(events: Sequence[Event], at: int) -> Sequence[Event]:
    """The events that announced the one *at* a place."""
    herald = kinds()[type(events[at])].herald
    return [event for event in events[:at] if herald and isinstance(event, herald)]


def _values(event: Event, w: Words, telling: Telling) -> dict[str, Any]:
    kind = kinds().get(type(event))
    more = kind.more(w, event) if kind and kind.more else {}
    return values_of(w, event, telling) | dict(more)


def _sides(event: Event) -> Sides | None:
    kind = kinds()[type(event)]
    return kind.sides(event) if kind.sides else None


def _lines(event: Event, w: Words, telling: Telling) -> Iterator[tuple[Seat, str]]:
    """A text for each seat that *event* names or that has other points because of it."""
    key, own = _seat_key(event, w, telling), getattr(event, "seat", NOBODY)
    gains = _gains(event, telling.rules)
    if own != NOBODY and w.has(key):
        # A text without the points has them added like any others.
        count = gains.pop(own, 0) if "count" in w.needs(key) else gains.get(own, 0)
        yield own, w.say(key, **_values(event, w, telling) | {"count": count})
    for seat, points in gains.items():
        sign = "moment.points" if points > 0 else "moment.points.lost"
        yield seat, w.say(sign, count=abs(points))


def _seat_key(event: Event, w: Words, telling: Telling) -> str:
    """The key for what the player of *event* got or lost; a field that is true may have its own."""
    key = f"moment.{type(event).__name__}.seat"
    if telling.view is None:
        return f"{key}.bare" if w.has(f"{key}.bare") else key
    fields = (name for name in event.__struct_fields__ if getattr(event, name) is True)
    return next((own for name in fields if w.has(own := f"{key}.{name}")), key)


def _gains(event: Event, rules: Ruleset) -> dict[Seat, int]:
    """The points that *event* brought or cost each seat."""
    found: dict[Seat, int] = {}
    worth = {award.name: award.points for award in rules.awards}
    for trace in event.traces():
        if isinstance(trace, Scored):
            found[trace.seat] = found.get(trace.seat, 0) + trace.count
        elif isinstance(trace, Passed):
            found |= {trace.seat: worth[trace.award], event.before: -worth[trace.award]}  # type: ignore[attr-defined]
    return {seat: points for seat, points in found.items() if seat != NOBODY and points}


def _place(event: Event) -> tuple[str, int] | None:
    """The last place that *event* names."""
    found = [(sort, getattr(event, field)) for field, sort in places_of(type(event)).items()]
    return next(((sort, at) for sort, at in reversed(found) if at is not None), None)
