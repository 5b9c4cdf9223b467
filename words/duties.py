"""
Duties that a box says otherwise: what is owed there may be done in other ways, or in fewer.

A box lists them in its folder, in ``OTHERWISE``: by duty, when its own text stands in place of the
usual one. Its texts are ``duty.NAME.BOX``, ``ask.NAME.BOX`` and ``ui.button.duty.NAME.BOX``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game import View
from words.boxes import brought
from words.speech import slug

When: TypeAlias = Callable[[View], bool]


def named(duty: str, view: View | None) -> str:
    """A *duty* as keys end with it: ``robber``, or ``robber.BOX`` on the table of *view*."""
    usual = slug(duty)
    for box, file in brought("duties").items() if view else ():
        holds: When | None = file.OTHERWISE.get(duty)
        if holds and view and box in view.rules.modules and holds(view):
            return f"{usual}.{box}"
    return usual
