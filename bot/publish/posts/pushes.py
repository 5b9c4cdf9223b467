"""
The first line of a post that calls somebody: all that a phone shows of it.

It says who is called and what they do now, then what has happened to them since they acted last:
as many whole sentences as there is room for, the most important ones first, and nobody twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.chat.names import plain
from bot.table.table import Story, Table
from game import Event, Seat, told
from game.core.stack import Debt
from words import Said, Words, latest, since, unmarked

MOST = 120
"""So many characters a phone shows."""

MENTION = re.compile(r"<@(\d+)>")
UNSEEN = re.compile(r"\\(?=\W)|\*\*")
"""What formats, and is not seen."""
STAMP = re.compile(r"<t:\d+:R>")
CHANNEL = re.compile(r"<#\d+>")


@dataclass(frozen=True, slots=True)
class News:
    """What happened since those who are called acted last, as everybody was told it."""

    story: Story = field(default_factory=list)
    late: frozenset[Seat] = frozenset()
    """For whom their clock has played."""

    def since(self, number: int) -> list[Event]:
        """The events after an action."""
        return [told(event, None) for n, events in self.story if n > number for event in events]


def mention(table: Table, seat: Seat) -> str:
    """Calls the person of a seat, and says which seat it is if they hold several."""
    user = table.user(seat)
    if not user:
        return table.who(seat)
    return f"<@{user}> ({table.who(seat)})" if len(table.seats_of(user)) > 1 else f"<@{user}>"


def name(table: Table, seat: Seat) -> str:
    """A player's name by itself."""
    return plain(table.name(seat))


def length(table: Table, text: str) -> int:
    """How many characters of *text* a phone shows."""
    names = {str(table.user(Seat(seat.seat))): table.name(Seat(seat.seat)) for seat in table.seats}
    text = MENTION.sub(lambda found: f"@{names.get(found[1], '')}", UNSEEN.sub("", unmarked(text)))
    return len(CHANNEL.sub("#" * 16, STAMP.sub("in 23 hours", text)))


def line(
    table: Table, head: Sequence[str], named: Iterable[Seat], more: Iterable[Sequence[Said]] = ()
) -> str:
    """
    The first of *head* that there is room for, with as much of *more* as fits behind it.

    Each of *more* is said in the first way that fits and that names nobody of *named* once more.
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
    """Sentences for what is owed, each with all who owe the same, if they have room in one line."""
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
    """As many of the first of *said* as stand in one line, and the others."""
    first, count = "", 0
    while count < len(said) and (not count or length(table, f"{first} {said[count]}") <= MOST):
        first, count = f"{first} {said[count]}".strip(), count + 1
    return first, list(said[count:])


def happened(table: Table, seat: Seat, news: News, w: Words) -> list[list[Said]]:
    """What has happened to *seat* since it acted last."""
    late = [[Said(w.say("since.late"))]] if seat in news.late else []
    rules, events = table.playing().state.rules, news.since(table.present[seat] or -1)
    return late + since(events, seat, lambda one: name(table, one), rules, w) if events else []


def caused(
    table: Table, seats: Sequence[Seat], number: int, news: News, w: Words
) -> list[list[Said]]:
    """What action *number* was, by which *seats* have come to owe something."""
    rules = table.playing().state.rules
    events = [told(event, None) for n, events in news.story if n == number for event in events]
    return latest(events, seats, lambda one: name(table, one), rules, w)
