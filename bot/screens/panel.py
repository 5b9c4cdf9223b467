"""
The panel: the private screen of a turn, to which every step leads back.

It shows what its seat owes, or else a button for each thing that it may do now, and nothing else:
a private screen may know the hand.
"""

from __future__ import annotations

from bot.screens import picks
from bot.screens.context import ScreenContext
from bot.screens.hand_line import hand_line
from bot.screens.screen import ROW, Button, Row, Screen, capital
from bot.screens.shown import shown_in
from bot.screens.verb import Shown
from game.base.end_turn import EndTurn
from game.base.families import TURN

GROUPS = ("panel", "turn", "build", "card", "owed")
"""Groups of verbs that have their place on the panel itself."""


def main(context: ScreenContext) -> Screen:
    """What the seat owes or may do now; nothing for whoever waits for the others."""
    if screen := picks.owed(context):
        return screen
    w, is_over = context.w, context.view.is_over
    verbs = [shown for shown in shown_in(context.view.rules) if context.is_open(shown)]
    end = [_button(context, shown) for shown in verbs if shown.action is EndTurn]
    found = [
        _button(context, shown)
        for shown in verbs
        if shown.group in GROUPS and shown.action is not EndTurn
    ]
    groups = dict.fromkeys(shown.group for shown in verbs if shown.group not in (*GROUPS, "trade"))
    found += [Button(w.say(f"ui.button.{name}"), context.to("back", name)) for name in groups]
    if not is_over and any(
        debt.duty == TURN and debt.seat == context.seat for debt in context.view.debts()
    ):
        found.append(Button(w.say("ui.button.trade"), context.to("back", "trade")))
    rows: list[Row] = [tuple(found[i : i + ROW]) for i in range(0, len(found), ROW)]
    if end:
        rows.append(tuple(end))
    text = w.say("ui.panel", hand=hand_line(context))
    if not rows:
        text = f"{text}\n{w.say('ui.error.nothing_owed')}"
    return Screen(text, None, tuple(rows))


def _button(context: ScreenContext, shown: Shown) -> Button:
    w = context.w
    label = capital(w.dev_card(shown.card)) if shown.card else w.say(f"ui.verb.{shown.name}")
    is_turn = shown.group == "turn"
    return Button(label, context.to_verb(shown), "success" if is_turn else "primary")
