"""
The buttons below the table's posts: the same for everyone, no matter who holds what.

Nothing in this file may depend on hidden cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.brought import brought
from bot.chat.names import plain
from bot.chat.screen import ROW, Button
from bot.publish.posts import operations as ops
from bot.publish.posts.post import Post
from bot.screens.shown import shown_in
from game import View
from game.base.families import BUILD, DISCARD, FIRST_ROAD, FOUND, FREE_ROAD, ROB, ROBBER, ROLL, TURN
from words import Words, bare, duty_named


def in_rows(found: tuple[Button, ...]) -> tuple[tuple[Button, ...], ...]:
    """Buttons in rows, as many in each as fit."""
    return tuple(found[i : i + ROW] for i in range(0, len(found), ROW))


def _of_boxes(post: Post, view: View) -> tuple[Button, ...]:
    """A button for each group of verbs that a box brings."""
    groups = dict.fromkeys(shown.group for shown in shown_in(view.rules))
    return tuple(
        Button(post.w.say(f"ui.button.{group}"), post.to(ops.Open(group)))
        for group in groups
        if group not in OWN_BUTTONS
    )


ABOUT = {
    FOUND: "settlement",
    FIRST_ROAD: "road",
    FREE_ROAD: "road",
    DISCARD: "hand",
    ROBBER: "robber",
    ROB: "robber",
}
"""The icon of each duty's button."""

OWN_BUTTONS = ("turn", "build", "card", "trade", "owed")
"""Groups of verbs whose buttons have fixed places."""


def buttons(post: Post, view: View) -> tuple[Button, ...]:
    """The public buttons: the same no matter who holds what."""
    w, own = post.w, hand(post)
    kinds = {debt.duty for debt in view.debts()}
    if ROLL in kinds:
        return (
            Button(w.say("ui.button.roll"), post.to(ops.Roll()), "primary", "🎲"),
            *_card(post, view),
            *_of_boxes(post, view),
            own,
        )
    if TURN in kinds:
        return (
            Button(
                w.icon("settlement", w.say("ui.button.build")),
                post.to(ops.Open("build")),
                "primary",
            ),
            *_card(post, view),
            Button(w.say("ui.button.trade"), post.to(ops.Open("trade"))),
            Button(w.say("ui.button.end"), post.to(ops.End()), "success"),
            *_of_boxes(post, view),
            own,
        )
    return (*(answer_buttons(post, view)), own)


def hand(post: Post) -> Button:
    """The button that shows the reader's hand."""
    return Button(post.w.say("ui.button.hand"), post.to(ops.Hand()))


def _card(post: Post, view: View) -> tuple[Button, ...]:
    """The button that plays a card, if the player has one face down, as everyone can see."""
    players = {debt.seat for debt in view.debts() if debt.duty in (ROLL, TURN)}
    if not any(view.seats[seat].held_count for seat in players):
        return ()
    return (Button(post.w.icon("deck", post.w.say("ui.button.card")), post.to(ops.Open("card"))),)


def undo(post: Post) -> tuple[Button, ...]:
    """A button that takes the latest action back, if that is possible; it names another player."""
    found = post.table.undoable
    if found is None:
        return ()
    seat, number = found
    label = post.w.say("ui.button.undo")
    if seat not in {debt.seat for debt in post.view.debts()}:
        label = post.w.say("ui.button.undo.whose", player=bare(plain(post.table.name(seat))))
    return (Button(label, post.to(ops.TakeBack(number)), emoji="↩️"),)


def answer_buttons(post: Post, view: View) -> tuple[Button, ...]:
    """The button for what is owed, named after it."""
    kinds = dict.fromkeys(debt.duty for debt in view.debts())
    return tapped(post, view, kinds) or tuple(
        Button(duty_label(kind, post.w, view), post.to(ops.Owed()), "primary")
        for kind in list(kinds)[:1]
    )


def tapped(post: Post, view: View, duties: Iterable[str]) -> tuple[Button, ...]:
    """
    Buttons that act at once for one of *duties*, after the build button if building is allowed.

    If an answer can be prepared, its button comes last.
    """
    w, rules, duties = post.w, view.rules, tuple(duties)
    owed = [rules.duties[duty] for duty in duties]
    found = tuple(
        Button(w.say(f"ui.verb.{shown.name}"), post.to(ops.Tap(shown.name)), "success")
        for shown in shown_in(rules)
        if shown.is_tapped and any(rules.verbs[shown.action].family in duty.pays for duty in owed)
    )
    if found and any(BUILD in duty.admits for duty in owed):
        build = Button(
            w.icon("settlement", w.say("ui.button.build")), post.to(ops.Open("build")), "primary"
        )
        found = (build, *found)
    ahead = tuple(
        button for more in brought("panel", "for_duties") for button in more(post, rules, duties)
    )
    return (*found, *ahead) if found else ()


def duty_label(duty: str, w: Words, view: View) -> str:
    """The label of a duty's button, with an icon of the piece it is about."""
    said = w.say(f"ui.button.duty.{duty_named(duty, view)}")
    return w.icon(ABOUT[duty], said) if duty in ABOUT else said
