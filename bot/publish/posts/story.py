"""The story in lines: as the reader can see it, with a mark where a clock has played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate

from bot.chat.operation import Operation
from bot.chat.screen import Button, Row, Screen
from bot.chat.screen import below as under
from bot.table.table import Table
from bot.table.tables import is_late
from game import Event, Seat, told
from game.base.setup import StartRolled
from game.base.turn import TurnBegan
from game.core.undo import standing
from storage import LineRow
from words import Words, unmarked

ABOVE = 2
"""Maximum number of lines above a picture to choose from, so that it stays in view."""

MISSED = "missed"
"""The operation of the button that shows everything its reader has missed."""

Said = tuple[str, bool]
"""A line, and whether it was played by default because the time was up."""


class Missed(Operation, op=MISSED):
    """Show everything since an action."""

    since: int


def spoken(
    table: Table, w: Words, events: Iterable[Event], line: Callable[[Event], str | None]
) -> Iterator[tuple[Event, str]]:
    """Events with their lines; the rolls for the first turn share a line, and so does each tie."""
    rolls = dict[Seat, StartRolled]()

    def together() -> Iterator[tuple[Event, str]]:
        if rolls:
            each = (f"{table.who(s)} **{sum(event.dice)}**" for s, event in rolls.items())
            yield next(iter(rolls.values())), w.say("ui.turn.first_roll", rolls=" · ".join(each))
        rolls.clear()

    for event in events:
        if not isinstance(event, StartRolled) or event.seat in rolls:
            yield from together()
        if isinstance(event, StartRolled):
            rolls[event.seat] = event
        elif said := line(event):
            yield event, said
    yield from together()


def retold(table: Table, rows: Sequence[LineRow], seat: Seat | None, w: Words) -> list[Said]:
    """The story of *rows* as *seat*, or everyone, can see it, without actions that were undone."""
    game, view, said = table.playing(), table.view(seat), list[Said]()
    late = {r.number: Seat(r.line.seat) for r in rows if is_late(table, r.line, r.user_id)}

    def tell(event: Event) -> str | None:
        return w.event(told(event, seat), table.who, view.rules, view, seat)

    for number, events in standing((row.number, game.events(row.line)) for row in rows):
        for event, line in spoken(table, w, events, tell):
            # The next turn tells that a turn has ended, and nobody was late for that.
            is_next = isinstance(event, TurnBegan)
            if is_next and number in late:
                said.append((w.say("ui.turn.late", player=table.who(late[number])), False))
            said.append((line, number in late and not is_next))
    return said


def newest(said: Sequence[Said], room: int) -> list[Said]:
    """As many of the newest lines as fit in *room* characters, marks included."""
    lengths = accumulate(len(unmarked(line)) + len("-# ⏰ \n") for line, _ in reversed(said))
    return list(said[len(said) - sum(length <= room for length in lengths) :])


def marked(w: Words, said: Iterable[Said]) -> list[str]:
    """The lines with marks on those played by default, and a line before these that says why."""
    found, was_late = [], False
    for line, is_late_too in said:
        if is_late_too and not was_late:
            found.append(w.say("ui.turn.forced"))
        found.append(f"⏰ {line}" if is_late_too else line)
        was_late = is_late_too
    return found


def more(table: Table, since: int, w: Words) -> tuple[Row, ...]:
    """The button that shows everything from action *since* on."""
    return ((Button(w.say("ui.button.missed"), Missed(since).to(table.id)),),)


def below(screen: Screen, missed: Screen) -> Screen:
    """*screen* with the lines that its reader has missed below it, and a button for all of them."""
    text = f"{screen.text}\n{missed.text}".strip()
    buttons = (one for row in missed.rows if isinstance(row, tuple) for one in row)
    return under(replace(screen, text=text), *buttons)
