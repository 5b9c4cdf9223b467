"""
The table's post during a game, made from the public view and from events as everyone sees them.

Nothing in this file may depend on hidden cards, neither a text nor a picture.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from datetime import datetime
from functools import lru_cache, partial
from typing import Any, get_type_hints

from bot.chat.screen import Button, Picture, Screen
from bot.publish.posts import moments
from bot.publish.posts.buttons import buttons, hand, in_rows, undo
from bot.publish.posts.operations import Resume
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import asked, fitting, happened, line, mention
from bot.publish.posts.story import marked, newest, spoken
from bot.screens.named import captions
from bot.table.table import Table
from bot.table.unshown import refusal
from game import CornerId, EdgeId, Event, HexId, Seat, View, told
from game.base.offer_trade import TradeOffered
from game.base.offers import OfferAnswered, Traded
from game.base.parts import Turn
from game.base.roll import DiceRolled
from game.base.turn import TurnBegan
from game.core.points import GameEnded
from game.core.stack import Debt
from render import Place, Player, board_png
from words import Words, alt_text

SORTS: dict[Any, str] = {EdgeId: "edge", CornerId: "corner", HexId: "hex"}
"""Sorts of places, by their types."""

STORY = 12
"""Maximum number of story lines in a post."""
TEXT = 1900
"""Maximum number of characters in a post's text."""


def turn(post: Post) -> Screen:
    """The table during a turn or a placement."""
    table, view = post.table, post.view
    first = (first_line(post, view), *moments.told_first(post, view), *waits(post, view))
    text = with_story(
        post, view, (*paused(table, post.w), *first, *until(post), *open_seats(table, post.w))
    )
    owing = {debt.seat for debt in view.debts()}
    return Screen(
        text,
        picture(post, view),
        rows(post, view),
        # If dice have rolled by themselves, others may have to answer first.
        table.people_in(seat for seat in post.seats if seat in owing),
    )


def rows(post: Post, view: View) -> tuple[tuple[Button, ...], ...]:
    """
    The buttons; another player's undo is below those of the next player, with its name.

    While the game is paused, nobody can act: one button resumes it.
    """
    if post.table.memory.paused:
        return ((Button(post.w.say("ui.button.resume"), post.to(Resume()), "primary"), hand(post)),)
    own, back = buttons(post, view), undo(post)
    found = post.table.undoable
    if found is None or found[0] in {debt.seat for debt in view.debts()}:
        return in_rows((*own, *back))
    return (*in_rows(own), back)


def first_line(post: Post, view: View) -> str:
    """The players it pings, what they have to do, and the news since they last acted."""
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


def waits(post: Post, view: View) -> list[str]:
    """The rest of the first line, in small print: the debts of others, and the dice."""
    others = [debt for debt in view.debts() if debt.seat not in post.seats]
    said = " · ".join((*_owed(post.table, others, view, post.w), *thrown(view, post.w)))
    return [f"-# {said}"] if said else []


def thrown(view: View, w: Words) -> list[str]:
    """The dice of this turn; empty before the roll."""
    dice = view.part(Turn).dice
    if dice is None or view.part(Turn).rolled != view.stint:
        return []
    return [w.say("ui.turn.dice", sum=sum(dice), one=dice[0], two=dice[1])]


def status(post: Post, view: View, words: Words | None = None) -> str:
    """The active player's move and what else the game waits for, in *words* or the table's own."""
    table, w = post.table, words or post.w
    return " · ".join((*_owed(table, view.debts(), view, w), *thrown(view, w)))


def _owed(table: Table, debts: Sequence[Debt], view: View, w: Words) -> list[str]:
    """The players who owe something, together if they owe the same."""
    owing: dict[str, dict[str, None]] = {}
    for debt in debts:
        owing.setdefault(w.duty(debt, view), {})[table.who(debt.seat)] = None
    return [
        w.say("ui.turn.owes", player=", ".join(players), duty=duty)
        for duty, players in owing.items()
    ]


def with_story(post: Post, view: View, before: Sequence[str], behind: Sequence[str] = ()) -> str:
    """*before* and *behind*, and between them as much of the latest story as fits."""
    room = TEXT - sum(len(line) + 1 for line in (*before, *behind))
    return "\n".join((*before, *lines(post, view, room), *behind))


def lines(post: Post, view: View, room: int = TEXT) -> list[str]:
    """The story since the post was made, as the table sees it, in at most *room* characters."""
    table, w, moment = post.table, post.w, moments.newest(post, view)
    # The first lines already say whose turn it is and the dice, or who has won and how.
    known = (TurnBegan, GameEnded) if view.is_over else (TurnBegan, DiceRolled)
    traded = (event for _, events in table.story for event in events)
    taken = {event.offer for event in traded if isinstance(event, Traded)}
    said = [
        (line, number in table.forced)
        for number, events in table.story
        for event, line in spoken(table, w, events, partial(_line, post, view))
        if not isinstance(event, known) and not moments.says(moment, event)
        if not _is_old_offer(event, taken)
    ]
    return [f"-# {line}" for line in marked(w, newest(said[-STORY:], room))]


def _is_old_offer(event: Event, taken: Container[int]) -> bool:
    """Whether a trade says the same as *event* and more, or the offers' own post does."""
    if isinstance(event, OfferAnswered):
        return not event.accepts or event.offer in taken
    return isinstance(event, TradeOffered) and event.offer.id in taken


def _line(post: Post, view: View, event: Event) -> str | None:
    return post.w.event(told(event, None), post.table.who, view.rules, view)


def until(post: Post, words: Words | None = None) -> list[str]:
    """
    When the time of each awaited player is up, in *words* or the table's own.

    Also when a computer goes on without answers to its offer.
    """
    table, w = post.table, words or post.w
    said = [
        w.say("ui.turn.until", player=table.who(Seat(seat)), until=stamp(clock.end))
        for seat, clock in sorted(table.memory.clocks.running.items())
        if clock.runs
    ]
    if asking := table.memory.asking:
        player = table.who(table.playing().state.turn)
        said.append(w.say("ui.turn.asking", player=player, until=stamp(asking)))
    return said


def stamp(moment: datetime) -> str:
    """A moment as Discord shows it to each reader: the time left until then."""
    return f"<t:{int(moment.timestamp())}:R>"


def aside(post: Post) -> list[str]:
    """The table's state apart from the game: a pause, seats that need a substitute."""
    table, w = post.table, post.w
    return [*paused(table, w), *open_seats(table, w)]


def open_seats(table: Table, w: Words) -> list[str]:
    """A line for each seat that needs a substitute."""
    return [w.say("ui.turn.open", player=table.who(seat)) for seat in table.open_seats]


def paused(table: Table, w: Words) -> list[str]:
    """A line that the game is paused and how it goes on, if it is."""
    if not table.memory.paused:
        return []
    return [w.say("ui.turn.deserted" if table.memory.deserted else "ui.turn.pause")]


def unshown(table: Table, w: Words) -> list[str]:
    """A line with the reason why the table can't be shown in its channel, if it can't."""
    return [refusal(table).said(w)] if table.memory.lost else []


def picture(post: Post, view: View) -> Picture:
    """The picture of the board."""
    table, w = post.table, post.w
    lines = [events for _, events in table.story]
    players = table.players()
    moment = moments.newest(post, view)
    last = table.story[-1][1] if table.story else ()
    said = [
        line
        for event, line in spoken(table, w, last, partial(_line, post, view))
        if not moments.says(moment, event)
    ]
    places = (*_founded(lines, view, players), *latest(lines), *(moment.places if moment else ()))
    return Picture(
        partial(
            board_png,
            view,
            players,
            latest=tuple(dict.fromkeys(places)),
            captions=captions(view, w),
            moment=moments.drawn(post, view),
            scale=post.scale,
            theme=table.theme,
        ),
        f"board-{view.number}.png",
        alt_text(view, table.who, w, said, moment.sentences(table.who) if moment else ()),
    )


def latest(lines: Sequence[Sequence[Event]]) -> tuple[Place, ...]:
    """The places of the latest placements: those of one action, or of one right after another."""
    found: dict[Place, None] = {}
    for events in reversed(lines):
        here = [
            (named[0], getattr(event, named[1]))
            for event in reversed(events)
            if (named := _place(type(event)))
        ]
        if found and not here:
            break
        found |= dict.fromkeys(here)
    return tuple(found)


def _founded(
    lines: Sequence[Sequence[Event]], view: View, players: Sequence[Player]
) -> Iterator[Place]:
    """The starting piece that the road of the latest action belongs to: they are one move."""
    events = lines[-1] if lines else ()
    if view.plan and not any(isinstance(event, TurnBegan) for event in events):
        return
    for kind, place in latest([events]):
        corners = players[view.edge_seat[place]].laid if kind == "edge" else ()
        if corners and corners[-1] in view.topology.edge_corners[place]:
            yield "corner", corners[-1]


@lru_cache(maxsize=256)
def _place(kind: type[Event]) -> tuple[str, str] | None:
    """The sort of place that an event of *kind* is about, and its field (the last, if several)."""
    hints = reversed(get_type_hints(kind).items())
    return next(((SORTS[hint], field) for field, hint in hints if hint in SORTS), None)
