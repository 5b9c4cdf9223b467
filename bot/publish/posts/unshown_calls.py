"""Direct messages at a table that can't be shown: the call, and why the game waits."""

from __future__ import annotations

from dataclasses import replace

from bot.chat.screen import Button, Screen
from bot.publish.posts import board as public
from bot.publish.posts import calls
from bot.publish.posts.operations import Hand
from bot.publish.posts.post import Post
from bot.publish.posts.pushes import mention
from bot.table import news
from bot.table.unshown import refusal


def call(kind: str, post: Post, link: str) -> Screen:
    """
    The call that the channel would have shown, and the reason why it can't.

    Its own buttons come when the table is shown again. It has one button, by which the bot finds it
    again.
    """
    if kind == news.UNSHOWN:
        screen = host(post)
    elif kind == news.TURN:
        screen = public.turn(post)
    else:
        screen = calls.call(kind, post, link)
    first, *rest = screen.text.split("\n")
    text = "\n".join((first, refusal(post.table).said(post.w), *rest))
    button = Button(post.w.say("ui.button.hand"), post.to(Hand()))
    return replace(screen, text=text, rows=((button,),))


def host(post: Post) -> Screen:
    """The message to the host that the game waits."""
    players = ", ".join(mention(post.table, seat) for seat in post.seats)
    return Screen(post.w.say("ui.unshown.host", player=players))
