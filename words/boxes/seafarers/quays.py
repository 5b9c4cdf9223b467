"""Harbours that come to lie in play, as scenarios of Seafarers have them."""

from __future__ import annotations

from typing import Any

from game.seafarers.harbour_sites import ANY
from words.edges import harbour
from words.events import Telling, plain
from words.speech import Speech


def rate(w: Speech, kind: str) -> str:
    """The rate of a harbour by its *kind*: "3:1", "2:1 ore"."""
    return harbour(w, None if kind == ANY else kind)


def quay(w: Speech, event: Any, telling: Telling) -> str:
    """The line of an *event* that has a harbour's kind."""
    return plain(w, event, telling, rate=rate(w, event.kind))
