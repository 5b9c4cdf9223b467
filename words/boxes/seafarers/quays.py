"""Harbors that are laid during play, as in scenarios of Seafarers."""

from __future__ import annotations

from typing import Any

from game import EdgeId, View
from game.seafarers.harbour_sites import ANY
from words.edges import harbour
from words.events import Telling, plain
from words.ground import Ground
from words.places import names_of
from words.speech import Speech


def rate(w: Speech, kind: str) -> str:
    """The rate of a harbor by its *kind*: "3:1", "2:1 ore"."""
    return harbour(w, None if kind == ANY else kind)


def coast(w: Speech, view: View, edge: EdgeId) -> str:
    """An edge by its side alone, for things that don't lead anywhere."""
    return names_of(w, Ground.of(view)).edges[edge]


def quay(w: Speech, event: Any, telling: Telling) -> str:
    """The line of an *event* that has a harbor's kind and the edge that it is on."""
    more: dict[str, object] = {"rate": rate(w, event.kind)}
    if telling.view is not None:
        more["edge"] = coast(w, telling.view, event.edge)
    return plain(w, event, telling, **more)
