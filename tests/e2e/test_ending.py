"""When a player who uses buttons considers their turn over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest

from players.bargains import ClickTrades
from players.mind import Mind
from sandbox.person import Person
from sandbox.post import BUTTON, Post

T = TypeVar("T")


def post(number: str, content: str, *labels: str, is_loading: bool = False) -> Post:
    """A message with buttons."""
    buttons = [{"type": BUTTON, "style": 1, "label": name} for name in labels]
    return Post(
        {
            "id": number,
            "content": content,
            "ephemeral": not labels,
            "loading": is_loading,
            "attachments": [{"description": "the board"}] if labels else [],
            "embeds": [],
            "components": buttons,
        }
    )


TURN = post("1", "@Alba, trade, build or end your turn.", "End turn", "My hand")
AFTER = post("1", "@Alba, do you turn your god over?", "Turn or trade", "My hand")


class Screen(Person):
    """A fake screen that shows what the test puts there."""

    def __init__(self) -> None:
        self.screen = {"me": {"name": "Alba"}, "users": [{"name": "Alba"}]}
        self.table, self.private = TURN, list[Post]()

    def posts(self, channel: str = "parlour") -> list[Post]:
        return [self.table, *self.private]

    def post(self, message_id: str) -> Post | None:
        return self.table

    @property
    def ephemerals(self) -> list[Post]:
        return self.private

    async def click(self, post: Post, name: str, *_: Any) -> dict[str, Any]:
        return {"outcome": "answered"}


class Seen(ClickTrades):
    """A player who remembers what they are waiting for."""

    async def until(self, look: Callable[[], T]) -> T:
        self.look = look
        return look()


@pytest.mark.parametrize(
    ("table", "answer", "is_over"),
    [
        (TURN, None, False),
        (TURN, post("2", "", is_loading=True), False),
        (TURN, post("2", "✓ Done. Your hand: 2 wood\n\nDo you turn your god over?"), False),
        (AFTER, post("2", "✓ Done. Your hand: 2 wood\n\nDo you turn your god over?"), True),
        (AFTER, None, True),
        (TURN, post("2", "You can’t end the turn before you have rolled."), True),
    ],
)
async def test_a_turn_is_over_when_the_table_says_so(
    table: Post, answer: Post | None, *, is_over: bool
) -> None:
    """A turn is also over when the end is refused; an answer before the table's isn't enough."""
    person = Screen()
    ways = Seen(person, Mind(Random(1)))
    await ways.end()

    person.table = table
    person.private += [answer] if answer else []

    assert bool(ways.look()) == is_over
