"""
Duties with a box's own wording, where they can be done in other ways, or in fewer.

A box lists them in its folder, in ``OTHERWISE``: by duty, when its own text replaces the usual one.
Its texts are ``duty.NAME.BOX``, ``ask.NAME.BOX`` and ``ui.button.duty.NAME.BOX``. Of several boxes
the last one counts: a bridge comes after those that it joins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game import View
from words.boxes import brought
from words.speech import slug

When: TypeAlias = Callable[[View], bool]


def named(duty: str, view: View | None) -> str:
    """The end of a *duty*'s keys: ``robber``, or ``robber.BOX`` on the table of *view*."""
    usual = slug(duty)
    if view is None:
        return usual
    files = brought("duties")
    for box in reversed(view.rules.modules):
        holds: When | None = files[box].OTHERWISE.get(duty) if box in files else None
        if holds and holds(view):
            return f"{usual}.{box}"
    return usual
