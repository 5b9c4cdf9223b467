"""
The first line of a post that pings someone: all that a phone shows of it.

It says who is pinged and what they have to do, then the news since they last acted: as many whole
sentences as fit, the most important ones first, and no name twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.chat.names import plain
from bot.table.table import Story, Table
from game import Event, Seat, told
from game.core.stack import Debt
from words import Said, Words, latest, since, unmarked

MOST = 120
"""Maximum number of characters that a phone shows."""

MENTION = re.compile(r"<@(\d+)>")
UNSEEN = re.compile(r"\\(?=\W)|\*\*")
"""Formatting marks, which aren't visible."""
STAMP = re.compile(r"<t:\d+:R>")
CHANNEL = re.compile(r"<#\d+>")


@dataclass(frozen=True, slots=True)
class News:
    """Events since the pinged players last acted, as everyone can see them."""

    story: Story = field(default_factory=list)
    late: frozenset[Seat] = frozenset()
    """Seats for which the clock has played."""

    def since(self, number: int) -> list[Event]:
        """The events after action *number*."""
        return [told(event, None) for n, events in self.story if n > number for event in events]


def mention(table: Table, seat: Seat) -> str:
    """A mention of a seat's person, with the seat's name if they hold several."""
    user = table.user(seat)
    if not user:
        return table.who(seat)
    return f"<@{user}> ({table.who(seat)})" if len(table.seats_of(user)) > 1 else f"<@{user}>"


def name(table: Table, seat: Seat) -> str:
    """A player's name without formatting."""
    return plain(table.name(seat))


def called(table: Table, seat: Seat, readers: Sequence[Seat], w: Words) -> str:
    """A player's name as the pinged *readers* see it: marked if it is the partner of them all."""
    partners = table.playing().state.rules.partners[seat]
    is_partner = all(one in partners for one in readers)
    return w.say("team.partner", player=name(table, seat)) if is_partner else name(table, seat)


def length(table: Table, text: str) -> int:
    """Number of characters of *text* that a phone shows."""
    names = {str(table.user(Seat(seat.seat))): table.name(Seat(seat.seat)) for seat in table.seats}
    text = MENTION.sub(lambda found: f"@{names.get(found[1], '')}", UNSEEN.sub("", unmarked(text)))
    return len(CHANNEL.sub("#" * 16, STAMP.sub("in 23 hours", text)))


def line(
    table: Table, head: Sequence[str], named: Iterable[Seat], more: Iterable[Sequence[Said]] = ()
) -> str:
    """
    The first of *head* that fits, followed by as much of *more* as fits.

    Each of *more* is said in the first way that fits and that doesn't repeat a name of *named*.
    """
    said = next((text for text in head if length(table, text) <= MOST), head[-1])
    known = set(named)
    for ways in more:
        for way in ways:
            longer = f"{said} {way.text}"
            if not way.names & known and length(table, longer) <= MOST:
                said, known = longer, known | way.names
                break
    return said


def asked(table: Table, debts: Sequence[Debt], w: Words) -> list[str]:
    """Sentences for what is owed, each with all players who owe the same if that fits."""
    owing: dict[tuple[str, tuple[int, ...]], list[Debt]] = {}
    for debt in {debt.seat: debt for debt in reversed(debts)}.values():
        owing.setdefault((debt.duty, tuple(debt.args)), []).insert(0, debt)
    said, view = [], table.view()
    for same in reversed(owing.values()):
        together = w.ask(same[0], ", ".join(mention(table, debt.seat) for debt in same), view)
        fits = length(table, together) <= MOST
        said += (
            [together] if fits else [w.ask(debt, mention(table, debt.seat), view) for debt in same]
        )
    return said


def fitting(table: Table, said: Sequence[str]) -> tuple[str, list[str]]:
    """As many of the first sentences of *said* as fit in one line, and the others."""
    first, count = "", 0
    while count < len(said) and (not count or length(table, f"{first} {said[count]}") <= MOST):
        first, count = f"{first} {said[count]}".strip(), count + 1
    return first, list(said[count:])


def happened(table: Table, seat: Seat, news: News, w: Words) -> list[list[Said]]:
    """The news about *seat* since it last acted."""
    late = [[Said(w.say("since.late"))]] if seat in news.late else []
    rules, events = table.playing().state.rules, news.since(table.present[seat] or -1)
    told_by = partial(called, table, readers=(seat,), w=w)
    return late + since(events, seat, told_by, rules, w) if events else []


def caused(
    table: Table, seats: Sequence[Seat], number: int, news: News, w: Words
) -> list[list[Said]]:
    """Sentences about action *number*, because of which *seats* owe something."""
    rules = table.playing().state.rules
    events = [told(event, None) for n, events in news.story if n == number for event in events]
    return latest(events, seats, partial(called, table, readers=seats, w=w), rules, w)
