"""
The panel: the private screen of a turn, to which every step leads back.

It shows what its seat owes, or else a button for each thing that the seat can do now. It may depend
on the hand, because it is private. A button of the table's post opens it with one part open.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.brought import brought
from bot.chat.screen import ROW, Button, Row, Screen, below
from bot.screens import leads, menus
from bot.screens.choosing import picks
from bot.screens.clicked import Opens
from bot.screens.context import ScreenContext, hand_line
from bot.screens.shown import shown_in
from bot.screens.verb import Shown
from game.base.buy_card import BuyCard
from game.base.end_turn import EndTurn
from game.base.families import TURN
from game.base.play_knight import PlayKnight
from game.base.roll import RollDice
from game.core.action import Action

GROUPS = ("panel", "turn", "build", "card", "owed")
"""Groups of verbs whose buttons are on the panel itself."""

ICONS: dict[type[Action], str] = {RollDice: "die_6", BuyCard: "deck"}
"""Icons in front of verbs that lay no piece and play no card."""


class ToPart(leads.Back, Opens):
    """Open a part of the panel."""

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The panel with that part open."""
        return at(context, self.part)


def at(context: ScreenContext, part: str) -> Screen:
    """
    The panel with this *part* open, a group of verbs; each part has a way back.

    :raises Stale: if there is no such part.
    """
    if part in GROUPS:
        return main(context, part)
    screen, back = menus.group(context, part), context.to(leads.HOME)
    if any(isinstance(row, tuple) and any(b.to == back for b in row) for row in screen.rows):
        return screen
    return below(screen, Button(context.w.say("ui.button.back"), back))


def main(context: ScreenContext, part: str = "panel") -> Screen:
    """The panel: what the seat owes or can do now; no verbs while it waits for the others."""
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
    found += [Button(w.say(f"ui.button.{name}"), context.to(leads.Back(name))) for name in groups]
    if not is_over and any(
        debt.duty == TURN and debt.seat == context.seat for debt in context.view.debts()
    ):
        found.append(Button(w.say("ui.button.trade"), context.to(leads.TRADE)))
    rows: list[Row] = [tuple(found[i : i + ROW]) for i in range(0, len(found), ROW)]
    if end := [*end, *picks.aside(context)]:
        rows.append(tuple(end))
    says = menus.LINES.get(part, menus.barred)(context)
    if context.spared == "all" and any(shown.action is PlayKnight for shown in verbs):
        says = [*says, w.say("ui.robber.all")]
    text = "\n".join((w.say("ui.panel", hand=hand_line(context)), *says))
    if not rows:
        text = f"{text}\n{w.say('ui.error.nothing_owed')}"
    if context.seat != context.view.turn:
        rows += [row for ahead in brought("panel", "ahead") if (row := ahead(context))]
    return Screen(text, None, tuple(rows))


def label(context: ScreenContext, shown: Shown) -> str:
    """The name of a verb on its button."""
    w, own = context.w, f"ui.button.{shown.name}"
    if shown.card and shown.group == "card":
        return w.say("ui.button.play", card=w.dev_card(shown.card))
    return w.say(own if w.has(own) else f"ui.verb.{shown.name}")


def _button(context: ScreenContext, shown: Shown) -> Button:
    name, is_turn = label(context, shown), shown.group == "turn"
    if key := shown.card or shown.piece or ICONS.get(shown.action):
        name = context.w.icon(key, name)
    return Button(name, leads.verb(context, shown), "success" if is_turn else "primary")
