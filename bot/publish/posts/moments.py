"""The moment of a table's post: an attack, a metropolis, a special card that changes hands."""

from __future__ import annotations

from bot.publish.posts.post import Post
from game import Event, Seat, View, told
from render import legible
from words import Moment, newest_moment


def newest(post: Post, view: View) -> Moment | None:
    """The latest moment since the post was made, as everyone sees it; none once a game is over."""
    if view.is_over:
        return None
    return newest_moment(_events(post), post.table.who, view.rules, post.w, view)


def drawn(post: Post, view: View) -> Moment | None:
    """The same as a picture shows it: with names that it can write, and without places."""

    def name(seat: Seat) -> str:
        return legible(post.table.name(seat), f"P{seat + 1}")

    if view.is_over:
        return None
    found = newest_moment(_events(post), name, view.rules, post.w)
    return found and found.in_words()


def told_first(post: Post, view: View) -> list[str]:
    """It as lines of the post: the title and shares, then a line for each seat."""
    found = newest(post, view)
    if found is None:
        return []
    title, *rest = found.sentences(post.table.who)
    shares, each = rest[: -len(found.lines) or None], rest[len(rest) - len(found.lines) :]
    return [" ".join((f"**{title}**", *shares)), *each]


def says(moment: Moment | None, event: Event) -> bool:
    """Whether the moment says everything about *event*, so that no other line need tell it."""
    return moment is not None and told(event, None) in moment.said


def _events(post: Post) -> list[Event]:
    return [told(event, None) for _, events in post.table.story for event in events]
