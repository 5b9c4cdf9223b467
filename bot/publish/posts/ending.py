"""
The last post of a game: who has won and how, or that it was given up.

When a player has won, no card is hidden anymore: the view has them all, and the post lists them.
"""

from __future__ import annotations

from itertools import chain

from bot.chat.operation import Operation
from bot.chat.screen import Button, Screen
from bot.publish.posts.board import picture, with_story
from bot.publish.posts.chronicle import Log, Replay, Review, figures, seeded
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import line, mention
from game import SeatView, View
from words import Words, open_hand, sources, standings, why_over


class Rematch(Operation, op="rematch"):
    """Open a lobby for a rematch."""


def ended(post: Post) -> Screen:
    """The table when the game is over: the winner, everyone's points and hand."""
    table, w, view = post.table, post.w, post.view
    rows = [row for seat in view.ranked for row in standing(post, view, seat)]
    others = [user for user in table.people if user not in table.people_in(view.winners)]
    thanks = w.say("ui.end.others", players=", ".join(f"<@{user}>" for user in others))
    teams = w.say("board.teams", teams=standings(view, table.who, w)) if view.rules.teams else ""
    aside = ((thanks,) if others else ()), ((teams,) if teams else ())
    head = (won(post, view), *chain(*aside), *why_over(view, w), *rows)
    text = with_story(post, view, head, (checkable(w),))
    more = (figures(table, post.chronicle, post.scale),) if post.chronicle else ()
    return Screen(text, picture(post, view), (after(post),), table.people, more)


def won(post: Post, view: View) -> str:
    """The line that a phone shows of the end: the winner, their points and the sources."""
    table, w = post.table, post.w
    seats = [view.seats[seat] for seat in view.winners]
    most = view.together(view.winners[0])
    players = w.join(mention(table, seat.seat) for seat in seats)
    key = "ui.end.won.team" if view.rules.teams else "ui.end.won"
    short = w.say(key, players=players, count=len(seats), points=most)
    if len(seats) != 1 or view.rules.teams:
        return line(table, [short], view.winners)
    ways = (by_what(view, seats[0], w), [sources(seats[0], w)])
    full = [
        w.say("ui.end.won.how", players=players, points=most, sources=", ".join(how))
        for how in ways
    ]
    return line(table, [*full, short], view.winners)


def by_what(view: View, seat: SeatView, w: Words) -> list[str]:
    """The sources of a seat's points, with special cards by their names."""
    owned = [
        (w.noun(f"award.{award.name}").form(), award.points)
        for award, owner in zip(view.rules.awards, view.awards, strict=True)
        if owner == seat.seat
    ]
    found = [
        each
        for name, count in seat.terms
        if count
        for each in (owned if name == "awards" and owned else [(w.term(name), count)])
    ]
    return [w.say("score.source", term=term, points=points) for term, points in found]


def standing(post: Post, view: View, seat: SeatView) -> tuple[str, ...]:
    """A seat's final points, and the cards it still held."""
    w = post.w
    score = w.say(
        "ui.end.score",
        player=post.table.who(seat.seat),
        count=seat.total or 0,
        sources=" · ".join(
            w.say("score.source", term=w.term(name), points=count)
            for name, count in seat.terms
            if count
        ),
    )
    # A player who has left has given their cards back.
    hand = () if seat.is_gone else (w.say("ui.end.hand", cards=open_hand(seat, view, w)),)
    return (score, *hand)


def abandoned(post: Post) -> Screen:
    """The table of a game that was given up."""
    w = post.w
    text = f"{w.say('ui.abandoned')}\n{checkable(w)}"
    return Screen(text, picture(post, post.view), (after(post),))


def checkable(w: Words) -> str:
    """The line that says where the seed is: its 64 digits would push the pictures off a phone."""
    return w.say("ui.end.seed", button=w.say("ui.button.log"))


def broken(post: Post) -> Screen:
    """The table of a game that can't be read: what can be done about it, or its seed."""
    w, row = post.w, post.table.row
    if row.living:
        return Screen(w.say("ui.error.broken", game=row.id))
    text = f"{w.say('ui.abandoned')}\n{seeded(row, w)}"
    return Screen(text, None, (after(post),))


def after(post: Post) -> tuple[Button, ...]:
    """The buttons of a finished game: its replay and review, a rematch, and its log."""
    w, game = post.w, post.table.id
    retold = (
        (
            Button(w.say("ui.button.replay"), Replay().to(game)),
            Button(w.say("ui.button.review"), Review().to(game)),
        )
        if post.table.game is not None
        else ()
    )
    return (
        *retold,
        Button(w.say("ui.button.rematch"), Rematch().to(game), "primary"),
        Button(w.say("ui.button.log"), Log().to(game)),
    )
