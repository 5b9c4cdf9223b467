"""
Choosing a place.

North, middle or south where there are too many; letters on a private picture; then the ghost of
the piece, with *Place* and *Back*.
"""

from __future__ import annotations

from functools import partial

from bot.screens.context import ScreenContext
from bot.screens.screen import Button, Menu, Option, Picture, Screen
from bot.screens.verb import Shown
from bot.tables.refusals import Stale
from game.core.cards import Seat
from render import LETTERS, prompt_png
from words import bare

BANDS = 3
BAND_ENDS = (0.3, 0.7)
"""Where the north and the middle of the board end, as shares of all places in reading order."""


def places(context: ScreenContext, shown: Shown) -> list[int]:
    """The legal places for a verb, in reading order."""
    return sorted(getattr(action, shown.field) for action in context.listed(shown.action))


def choose(context: ScreenContext, shown: Shown, band: int | None = None) -> Screen:
    """
    The first screen: bands if there are too many places for one picture, else letters.

    :raises Stale: if there is no such place any more.
    """
    legal = places(context, shown)
    if len(legal) > len(LETTERS) and band is None:
        return _bands(context, shown, legal)
    if band is not None and len(legal) > len(LETTERS):
        legal = [place for place in legal if _band(context, shown, place) == band]
    if not legal:
        raise Stale
    return _letters(context, shown, legal[: len(LETTERS)], has_bands=band is not None)


def ghost(context: ScreenContext, shown: Shown, place: int) -> Screen:
    """The second screen: the piece where it would stand."""
    w = context.w
    where = w.place(context.view, shown.pick, place)
    text = w.say(f"ui.ghost.{shown.name}", place=where)
    label = key if w.has(key := f"ui.button.place.{shown.name}") else "ui.button.place"
    return Screen(
        text,
        Picture(
            partial(
                prompt_png,
                context.view,
                context.players,
                [],
                ghost=(shown.pick, place, shown.piece),
                scale=context.scale,
                theme=context.theme,
            ),
            f"ghost-{context.view.number}.png",
            text,
        ),
        (
            (
                Button(w.say(label), context.to("place", shown.name, place), "success"),
                Button(w.say("ui.button.back"), context.to("pick", shown.name)),
            ),
        ),
    )


def _band(context: ScreenContext, shown: Shown, place: int) -> int:
    """0 for north, 1 for the middle, 2 for south."""
    topology = context.view.topology
    count = {"corner": len(topology.corners), "edge": len(topology.edges)}.get(
        shown.pick, topology.inner
    )
    share = place / count
    return sum(share >= end for end in BAND_ENDS)


def _bands(context: ScreenContext, shown: Shown, legal: list[int]) -> Screen:
    w = context.w
    found = sorted({_band(context, shown, place) for place in legal})
    buttons = tuple(
        Button(
            w.say(f"ui.band.{('north', 'middle', 'south')[band]}"),
            context.to("pick", shown.name, band),
            "primary",
        )
        for band in found
    )
    return Screen(w.say("ui.band.ask", what=w.say(f"ui.verb.{shown.name}")), None, (buttons,))


def _hint(context: ScreenContext, shown: Shown, place: int) -> str | None:
    """What speaks for a place: how often a corner pays, or whose buildings a hex has beside it."""
    view, w = context.view, context.w
    topology = view.topology
    if shown.pick == "corner":
        inner = [h for h in topology.corner_hexes[place] if h < topology.inner and view.tokens[h]]
        rolls = sum(6 - abs(7 - view.tokens[h]) for h in inner)
        return w.say("ui.place.rolls", count=rolls) if rolls else None
    if shown.pick == "hex":
        beside = {
            Seat(view.corner_seat[corner])
            for corner in topology.hex_corners[place]
            if view.corner_piece[corner]
        }
        names = [bare(context.who(seat)) for seat in sorted(beside)]
        return w.join(names) if names else w.say("ui.place.nobody")
    return None


def _letters(context: ScreenContext, shown: Shown, legal: list[int], *, has_bands: bool) -> Screen:
    w = context.w
    marks = [(shown.pick, place) for place in legal]
    labels = [w.place(context.view, shown.pick, place) for place in legal]
    options = tuple(
        Option(f"{letter} · {label}", str(place), _hint(context, shown, place))
        for letter, place, label in zip(LETTERS, legal, labels, strict=False)
    )
    text = w.say(f"ui.choose.{shown.name}")
    rows: list[Menu | tuple[Button, ...]] = [
        Menu(context.to("ghost", shown.name), w.say("ui.menu.place"), options)
    ]
    back = context.to("pick", shown.name) if has_bands else context.to("back", shown.group)
    if has_bands or shown.group != "owed":
        rows.append((Button(w.say("ui.button.back"), back),))
    return Screen(
        text,
        Picture(
            partial(
                prompt_png,
                context.view,
                context.players,
                marks,
                scale=context.scale,
                theme=context.theme,
            ),
            f"choose-{context.view.number}.png",
            # The menu below names the places: on a phone a list here would push the picture away.
            "\n".join((text, *(option.label for option in options))),
        ),
        tuple(rows),
    )
