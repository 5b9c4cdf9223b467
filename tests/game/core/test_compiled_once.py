"""Tables of the same kind share one ruleset, whether or not options are named."""

from __future__ import annotations

import gc
import weakref
from itertools import product

from game.base import MODULE as BASE
from game.core.codec import KEPT, compiled
from game.core.ruleset import Ruleset


def test_options_left_out_are_the_same_ruleset() -> None:
    """A stored game names every option and a new one only some, and their views are equal."""
    short = compiled(("base",), {}, 3, (BASE,))

    assert compiled(("base",), dict(short.options), 3, (BASE,)) is short


def test_the_oldest_rulesets_go() -> None:
    """With ever new kinds of table, a host keeps a limited number of rulesets."""
    first = weakref.ref(compiled(("base",), {"points": 3}, 3, (BASE,)))

    last = others()
    gc.collect()

    assert first() is None
    assert compiled(("base",), dict(last.options), 3, (BASE,)) is last


def test_what_a_table_holds_stays_the_only_one() -> None:
    """A game in memory and the same game loaded share a ruleset, so their views are equal."""
    held = compiled(("base",), {"points": 3}, 3, (BASE,))

    others()

    assert compiled(("base",), dict(held.options), 3, (BASE,)) is held
    assert compiled(("base",), {"points": 3}, 3, (BASE,)) is held


def others() -> Ruleset:
    """Compile more rulesets than are kept; return the last."""
    assert KEPT < 17 * 11 * 2
    last = compiled(("base",), {}, 3, (BASE,))
    for points, limit, friendly in product(range(4, 21), range(5, 16), (False, True)):
        options = {"points": points, "hand_limit": limit, "friendly": friendly}
        last = compiled(("base",), options, 3, (BASE,))
    return last
