"""One ruleset for one kind of table, whether its options were named or left as they are."""

from __future__ import annotations

from game.base import MODULE as BASE
from game.core.codec import KEPT, compiled


def test_options_left_out_are_the_same_ruleset() -> None:
    """A stored game names every option, a new one only some; views of both are equal."""
    short = compiled(("base",), {}, 3, (BASE,))

    assert compiled(("base",), dict(short.options), 3, (BASE,)) is short


def test_the_oldest_rulesets_go() -> None:
    """A host with ever new kinds of table keeps a bounded number."""
    last = compiled(("base",), {}, 3, (BASE,))

    for points in range(3, 21):
        for limit in range(5, 16):
            options = {"points": points, "hand_limit": limit, "friendly": True}
            last = compiled(("base",), options, 3, (BASE,))
            assert compiled(("base",), options, 3, (BASE,)) is last

    assert KEPT >= 64
