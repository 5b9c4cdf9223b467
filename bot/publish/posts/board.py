"""
What the channel sees: made from the table's view and from events as they were told to everybody.

Nothing in this file may depend on hidden cards, neither a text nor a picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache, partial
from typing import Any, get_type_hints

from bot.chat.screen import Picture, Screen
from bot.publish.posts.buttons import buttons, in_rows, undo
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import asked, fitting, happened, line, mention
from bot.publish.posts.story import marked, newest
from bot.screens.named import captions
from bot.table.table import Table
from bot.table.unshown import refusal
from game import CornerId, EdgeId, Event, HexId, Seat, View, told
from game.base.parts import Turn
from game.base.roll import DiceRolled
from game.base.turn import TurnBegan
from game.core.points import GameEnded
from render import board_png
from words import Words, alt_text

SORTS: dict[Any, str] = {EdgeId: "edge", CornerId: "corner", HexId: "hex"}
"""What places are called, by their types."""

STORY = 12
"""So many lines of what happened stand in a post."""
TEXT = 1900
"""So many characters at most."""


def turn(post: Post) -> Screen:
    """The table during a turn or a placement."""
    table, view = post.table, post.view
    text = with_story(
        post, view, (first_line(post, view), waits(post, view), *until(post), *aside(post))
    )
    owing = {debt.seat for debt in view.debts()}
    return Screen(
        text,
        picture(post, view),
        in_rows((*buttons(post, view), *undo(post))),
        # Dice that have rolled by themselves may have others answer first.
        table.people_in(seat for seat in post.seats if seat in owing),
    )


def first_line(post: Post, view: View) -> str:
    """Whom it calls, what they do now, and what has happened to them since they acted last."""
    table, w = post.table, post.w
    debts = [debt for debt in view.debts() if debt.seat in post.seats]
    rest = list[str]()
    seats = tuple(dict.fromkeys(debt.seat for debt in debts))
    if debts:
        head, rest = fitting(table, asked(table, debts, w))
    else:
        called = ", ".join(mention(table, seat) for seat in post.seats or (view.turn,))
        others = w.join(dict.fromkeys(table.who(debt.seat) for debt in view.debts()))
        head = w.say("ui.turn.wait", player=called, others=others).strip()
    news = happened(table, seats[0], post.news, w) if len(seats) == 1 else []
    return "\n".join((line(table, [head], seats, news), *rest))


def waits(post: Post, view: View) -> str:
    """Who owes what, and the dice: in small print, for everybody."""
    return f"-# {status(post, view)}"


def thrown(view: View, w: Words) -> list[str]:
    """The dice of this turn, if they are rolled."""
    dice = view.part(Turn).dice
    if dice is None or view.part(Turn).rolled != view.stint:
        return []
    return [w.say("ui.turn.dice", sum=sum(dice), one=dice[0], two=dice[1])]


def status(post: Post, view: View, words: Words | None = None) -> str:
    """Whose turn it is and what is waited for, in *words* or in the table's own."""
    table, w = post.table, words or post.w
    # Who owes the same more than once is told so when the first is paid.
    parts = dict.fromkeys(
        w.say("ui.turn.owes", player=table.who(debt.seat), duty=w.duty(debt, view))
        for debt in view.debts()
    )
    return " · ".join((*parts, *thrown(view, w)))


def with_story(post: Post, view: View, before: Sequence[str], behind: Sequence[str] = ()) -> str:
    """Lines with what has happened between them: as much of the newest as there is room for."""
    messages = TEXT - sum(len(line) + 1 for line in (*before, *behind))
    return "\n".join((*before, *lines(post, view, messages), *behind))


def lines(post: Post, view: View, messages: int = TEXT) -> list[str]:
    """What has happened since the post was made, as the table was told, in *room* characters."""
    table, w = post.table, post.w
    # The first lines tell whose turn it is and the dice, or who has won and with what.
    known = (TurnBegan, GameEnded) if view.is_over else (TurnBegan, DiceRolled)
    said = [
        (line, number in table.forced)
        for number, events in table.story
        for event in events
        if not isinstance(event, known)
        and (line := w.event(told(event, None), table.who, view.rules, view))
    ]
    return [f"-# {line}" for line in marked(w, newest(said[-STORY:], messages))]


def until(post: Post, words: Words | None = None) -> list[str]:
    """Until when the game waits for whom, if its clocks run, in *words* or in the table's own."""
    clocks, w = post.table.memory.clocks.running, words or post.w
    return [
        w.say("ui.turn.until", player=post.table.who(Seat(seat)), until=stamp(clock.end))
        for seat, clock in sorted(clocks.items())
        if clock.runs
    ]


def stamp(moment: datetime) -> str:
    """A moment as Discord shows it to each reader by their own clock: how long until then."""
    return f"<t:{int(moment.timestamp())}:R>"


def aside(post: Post) -> list[str]:
    """What the table has settled beside the game: a pause, seats that look for a substitute."""
    table, w = post.table, post.w
    return [
        *paused(table, w),
        *(w.say("ui.turn.open", player=table.who(seat)) for seat in table.open_seats),
    ]


def paused(table: Table, w: Words) -> list[str]:
    """That the game is paused, if it is, and how it goes on."""
    if not table.memory.paused:
        return []
    return [w.say("ui.turn.deserted" if table.memory.deserted else "ui.turn.pause")]


def unshown(table: Table, w: Words) -> list[str]:
    """Why the table can't be shown in its channel, if it can't."""
    return [refusal(table).said(w)] if table.memory.lost else []


def picture(post: Post, view: View) -> Picture:
    """The board, drawn anew."""
    table = post.table
    happened = [event for _, events in table.story for event in events]
    said = [
        line
        for event in (table.story[-1][1] if table.story else [])
        if (line := post.w.event(told(event, None), table.who, view.rules, view))
    ]
    return Picture(
        partial(
            board_png,
            view,
            table.players(),
            latest=latest(happened),
            captions=captions(view, post.w),
            scale=post.scale,
            theme=table.theme,
        ),
        f"board-{view.number}.png",
        alt_text(view, table.who, post.w, said),
    )


def latest(events: list[Event]) -> tuple[str, int] | None:
    """The latest placement, for the halo."""
    for event in reversed(events):
        if named := _place(type(event)):
            sort, field = named
            return sort, getattr(event, field)
    return None


@lru_cache(maxsize=256)
def _place(kind: type[Event]) -> tuple[str, str] | None:
    """What sort of place an event of *kind* is about, and its field: the last one it names."""
    hints = reversed(get_type_hints(kind).items())
    return next(((SORTS[hint], field) for field, hint in hints if hint in SORTS), None)
