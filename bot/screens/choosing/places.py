"""
Choosing a place.

A private picture shows letters on all places. Players who want to confirm their choices then see a
ghost of the piece, with *Place* and *Back*.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.chat import choices
from bot.chat.address import Address, number
from bot.chat.choices import Page, numbered, picked
from bot.chat.pictures import icons
from bot.chat.refusals import Stale
from bot.chat.screen import ROW, Button, Option, Picture, Row, Screen
from bot.screens import leads, reading
from bot.screens.choosing import hints
from bot.screens.clicked import Makes, Opens
from bot.screens.context import ScreenContext
from bot.screens.verb import PLACES, Shown
from game import Action
from game.base.move_robber import MoveRobber
from render import LETTERS, prompt_png


class Ghost(Opens, op="ghost"):
    """Show the piece of a verb at a place, before it counts."""

    verb: str
    place: int | Page

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """A ghost of the piece on the place."""
        shown = reading.shown(context, self.verb, *PLACES)
        place = number(picked(self.place, values))
        return ghost(context, shown, reading.choice(context, shown, place))


class Place(Makes, op="place"):
    """Play a verb at a place, or with a kind of card or a seat."""

    verb: str
    place: int | Page

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The verb's action there."""
        shown = reading.shown(context, self.verb, *PLACES, "kind", "seat")
        place = number(picked(self.place, values))
        return shown.action(**{shown.field: reading.choice(context, shown, place)})


def places(context: ScreenContext, shown: Shown) -> list[int]:
    """The legal places for a verb, in reading order."""
    return sorted(getattr(action, shown.field) for action in context.listed(shown.action))


def choose(context: ScreenContext, shown: Shown) -> Screen:
    """
    The legal places with letters on them: buttons if they are few, else menus.

    :raises Stale: if there are none anymore.
    """
    to, w = Ghost if context.previews else Place, context.w
    text = w.say(w.of(f"ui.choose.{shown.name}", context.view.rules), **shown.said(context))
    if shown.action is MoveRobber and context.spared:
        text = f"{text}\n{w.say('ui.robber.some')}"
    return lettered(
        context,
        shown,
        text,
        shown.pick,
        places(context, shown),
        lambda value: context.to(to(shown.name, numbered(value))),
    )


def lettered(  # each is a choice that its caller makes
    context: ScreenContext,
    shown: Shown,
    text: str,
    kind: str,
    legal: Sequence[int],
    to: Callable[[str | Page], Address],
    value: Callable[[int], str] = str,
) -> Screen:
    """
    A screen with letters on *legal* places of a *kind*, in their order.

    *to* makes an address from the *value* of a place.

    :raises Stale: if there are none.
    """
    w, legal = context.w, legal[: len(LETTERS)]
    if not legal:
        raise Stale
    marks = [(kind, place) for place in legal]
    options = [
        Option(
            f"{letter} · {mark}{w.label(context.view, kind, place)}",
            value(place),
            hints.of_place(context, shown, kind, place, legal),
        )
        for letter, place, mark in zip(LETTERS, legal, _marks(context, kind, legal), strict=False)
    ]
    told = [
        f"{letter} · {w.place(context.view, kind, place)}"
        for letter, place in zip(LETTERS, legal, strict=False)
    ]
    if len(options) <= ROW or shown.tells:  # buttons show only their labels
        told = [
            hints.said(one, option.description) for one, option in zip(told, options, strict=True)
        ]
    found = choices.rows(
        options,
        to,
        w.say("ui.menu.place"),
        lambda name: w.say(f"ui.band.{name}"),
    )
    picture = Picture(
        partial(
            prompt_png,
            context.view,
            context.players,
            marks,
            scale=context.scale,
            theme=context.theme,
        ),
        f"choose-{context.view.number}.png",
        # The options name the places: on a phone a list here would push the picture away.
        "\n".join((text, *told)),
    )
    return Screen(text, picture, (*found, *back(context, shown)))


def back(context: ScreenContext, shown: Shown) -> tuple[Row, ...]:
    """The way back from a choice, unless it is owed."""
    if shown.group == "owed":
        return ()
    return ((Button(context.w.say("ui.button.back"), context.to(leads.Back(shown.group))),),)


def ghost(context: ScreenContext, shown: Shown, place: int) -> Screen:
    """The second screen: a ghost of the piece on the place."""
    yes, back = context.to(Place(shown.name, place)), context.to(leads.Pick(shown.name))
    return ghosted(context, shown, shown.pick, place, yes, back)


def ghosted(  # each is a choice that its caller makes
    context: ScreenContext, shown: Shown, kind: str, place: int, yes: Address, back: Address
) -> Screen:
    """A ghost of the piece on a place, with *Place* and *Back*."""
    w = context.w
    where = w.place(context.view, kind, place)
    key = w.of(f"ui.ghost.{shown.name}", context.view.rules)
    text = w.say(key, place=where, **shown.said(context))
    drawn = shown.ghost(context) if shown.ghost else shown.piece
    label = key if w.has(key := f"ui.button.place.{shown.name}") else "ui.button.place"
    return Screen(
        text,
        Picture(
            partial(
                prompt_png,
                context.view,
                context.players,
                [],
                ghost=(kind, place, drawn),
                scale=context.scale,
                theme=context.theme,
            ),
            f"ghost-{context.view.number}.png",
            text,
        ),
        (
            (
                Button(w.say(label), yes, "success"),
                Button(w.say("ui.button.back"), back),
            ),
        ),
    )


def _marks(context: ScreenContext, kind: str, legal: Sequence[int]) -> list[str]:
    """By place, the mark of the seat whose piece is there; empty if it's the same everywhere."""
    view = context.view
    pieces, seats = {
        "edge": (view.edge_piece, view.edge_seat),
        "corner": (view.corner_piece, view.corner_seat),
    }.get(kind, ((), ()))
    owners = [seats[place] if pieces and pieces[place] else None for place in legal]
    if len({*owners}) == 1:
        return [""] * len(legal)
    colours = ["" if owner is None else context.players[owner].colour for owner in owners]
    return [f"{icons.seat(colour)} " if colour else "" for colour in colours]
