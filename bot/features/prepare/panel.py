"""What prepared answers add to panels, hands and the buttons of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.chat.screen import Button
from bot.features.prepare import screens
from bot.features.prepare.prepared import in_game
from bot.publish.posts.post import Post
from bot.screens.context import ScreenContext
from game.core.ruleset import Ruleset


def ahead(context: ScreenContext) -> tuple[Button, ...]:
    """A row that leads to preparing answers, below a panel or a hand."""
    return screens.opener(context)


def in_hand(context: ScreenContext) -> Iterator[str]:
    """Lines of the hand: what is prepared, and what has become of it."""
    yield from screens.prepared(context)
    yield from screens.news(context)


def for_duties(post: Post, rules: Ruleset, duties: Iterable[str]) -> tuple[Button, ...]:
    """Buttons below a post that asks for *duties*: to prepare the answer for next time."""
    return tuple(
        Button(post.w.say(f"ui.button.prepare.{name}"), post.to(f"{screens.OP}-{name}"))
        for name, moment in in_game(rules).items()
        if moment.duties.intersection(duties)
    )
