"""Additions of prepared answers to panels, hands and the buttons of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.chat.screen import Button
from bot.features.prepare import screens
from bot.features.prepare.prepared import in_game
from bot.publish.posts.post import Post
from bot.screens.context import ScreenContext
from game.core.ruleset import Ruleset


def ahead(context: ScreenContext) -> tuple[Button, ...]:
    """A row below a panel or a hand that leads to preparing answers."""
    return screens.opener(context)


def in_hand(context: ScreenContext) -> Iterator[str]:
    """Lines of the hand: the prepared answers, and those played or dropped."""
    yield from screens.prepared(context)
    yield from screens.news(context)


def for_duties(post: Post, rules: Ruleset, duties: Iterable[str]) -> tuple[Button, ...]:
    """Buttons below a post that asks for *duties*: prepare the answer for next time."""
    return tuple(
        Button(post.w.say(f"ui.button.prepare.{name}"), post.to(screens.PreparePost(name)))
        for name, moment in in_game(rules).items()
        if moment.duties.intersection(duties)
    )
