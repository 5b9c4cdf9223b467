"""The icons that texts can show here: emoji of the application, by what they show."""

from __future__ import annotations

from collections.abc import Mapping

from words import CLASSIC

_known: dict[tuple[str, str], str] = {}


def know(icons: Mapping[str, Mapping[str, str]]) -> None:
    """From now on there are these: by edition and by what they show, as texts write them."""
    _known.clear()
    _known.update(
        {(e or CLASSIC, key): text for e, own in icons.items() for key, text in own.items()}
    )


def are_there() -> bool:
    """Whether there are any."""
    return bool(_known)


def icon(edition: str, key: str) -> str:
    """An icon as texts write it; empty if there is none."""
    return _known.get((edition, key), "")
