"""
The voice of the table: every sentence in one language and one edition.

Anything made from an event must be made from `told(event, seat)`, and anything made from a view
says no more than its reader may see; nothing here looks beyond its input.
"""

from __future__ import annotations

from dataclasses import dataclass

from game import Action, Cards, Event, Illegal, Seat, View
from game.core.ruleset import Ruleset
from game.core.stack import Debt
from words import duties, events, labels, places, refusals, typed
from words.speech import Speech, Who


@dataclass(frozen=True, slots=True)
class Words(Speech):
    """Every sentence in one language, with the names of one edition."""

    # Typed text.

    def parse_cards(self, text: str, rules: Ruleset) -> Cards | None:
        """The cards that a player has typed; None if they cannot be understood."""
        return typed.parse_cards(text, rules, self.edition)

    def cards_error(self, text: str, rules: Ruleset) -> str:
        """The answer to typed cards that `parse_cards` does not understand."""
        return typed.cards_error(self, text, rules)

    # Sentences.

    def refused(self, error: Illegal) -> str:
        """The sentence for a refused action; at the wrong moment, it names the duty."""
        return refusals.refused(self, error)

    def event(
        self,
        event: Event,
        who: Who,
        rules: Ruleset,
        view: View | None = None,
        reader: Seat | None = None,
    ) -> str | None:
        """
        One line for an event as its reader saw it; None if it is not worth one.

        With *view* the line names places, with *reader* it speaks to that seat where only some know
        what happened.
        """
        return events.line(self, event, events.Telling(who, rules, view, reader))

    def choice(self, action: Action, who: Who, view: View, **more: object) -> str:
        """
        A menu line for one of several ways to use a verb; *more* adds values to its own.

        A field that is true may have a text of its own: ``ui.one.ACTION.FIELD``.
        """
        key = f"ui.one.{type(action).__name__}"
        values = events.values_of(self, action, events.Telling(who, view.rules, view)) | more
        marked = (f"{key}.{name}" for name, value in values.items() if value is True)
        return self.say(next(filter(self.has, marked), key), **values)

    # Duties.

    def duty(self, debt: Debt, view: View | None = None) -> str:
        """A duty, as in "Alba must …": "discard 4 cards"; worded for the table of *view*."""
        return self.say(f"duty.{duties.named(debt.duty, view)}", count=_count(debt))

    def ask(self, debt: Debt, player: str, view: View | None = None) -> str:
        """The line that asks *player* to do a duty."""
        return self.say(f"ask.{duties.named(debt.duty, view)}", player=player, count=_count(debt))

    # Places.

    def place(self, view: View, kind: str, place: int, seat: Seat | None = None) -> str:
        """
        The name of a hex, corner or edge; *seat* sets the side it is seen from, or else the reader.

        *kind* is ``hex``, ``corner`` or ``edge``. No two places of a board have the same name.
        """
        return places.place(self, view, kind, place, seat)

    def label(self, view: View, kind: str, place: int) -> str:
        """A short name for a button; no two places of a board have the same."""
        return labels.label(self, view, kind, place)


def _count(debt: Debt) -> int:
    return debt.args[0] if debt.args else 1
