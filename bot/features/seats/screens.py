"""Screens about seats that change hands: the search for a substitute, and leaving."""

from __future__ import annotations

from bot.chat.address import Address
from bot.chat.screen import Button, Screen, Style
from bot.publish.posts.post import Post
from bot.table.news import SEAT
from bot.table.table import Table
from game import Seat
from words import Words

BUTTONS: tuple[tuple[str, Style], ...] = (
    ("take", "success"),
    ("computer", "secondary"),
    ("keep", "secondary"),
)
"""The buttons below a post that looks for a substitute, with their styles."""

RESIGN = "resign"
"""The operation of the buttons that confirm leaving."""


def wanted(post: Post, link: str) -> Screen:
    """The post that looks for a substitute for its seat."""
    table, w = post.table, post.w
    (seat,) = post.seats
    is_computed = table.is_computed(seat)
    key = "ui.seat.wanted.computer" if is_computed else "ui.seat.wanted"
    text = "\n".join(
        (
            w.say(key, player=table.who(seat), count=post.view.seats[seat].points),
            w.say("ui.ask.table", link=link),
        )
    )

    take, computer, keep = (
        Button(w.say(f"ui.button.seat.{op}"), post.to(f"{op}-{int(seat)}"), style)
        for op, style in BUTTONS
    )
    return Screen(text, None, ((take, keep) if is_computed else (take, computer, keep),))


def back(game: str, seat: Seat, w: Words) -> Button:
    """The button that gives a player the seat back that a computer plays for them."""
    op, style = BUTTONS[0]
    return Button(w.say(f"ui.button.seat.{op}"), Address(game, SEAT, (f"{op}-{int(seat)}",)), style)


def resign(table: Table, seat: Seat, w: Words) -> Screen:
    """The question whether to leave, and what happens to the seat."""
    is_last = len(table.people) == 1 and len(table.seats_of(table.people[0])) == 1

    def to(what: str) -> Address:
        return Address(table.id, RESIGN, (str(int(seat)), str(table.acted[seat]), what))

    buttons: tuple[Button, ...] = (
        Button(w.say("ui.button.resign.computer"), to("computer"), "danger"),
        Button(w.say("ui.button.resign.empty"), to("empty"), "danger"),
    )
    if is_last:
        buttons = (Button(w.say("ui.button.resign.last"), to("computer"), "danger"),)
    text = w.say("ui.resign.last" if is_last else "ui.resign.ask", player=table.who(seat))
    return Screen(text, None, (buttons,))
