"""
The voice of the table: one language and one edition, and everything that is said in them.

Whatever is made from an event must be made from `told(event, seat)`, and whatever is made from a
view says no more than its reader may see; nothing here looks further than what it is given.
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
    """Everything that can be said in one language, in the names of one edition."""

    # What is typed.

    def parse_cards(self, text: str, rules: Ruleset) -> Cards | None:
        """The cards that a player has typed; None if they cannot be understood."""
        return typed.parse_cards(text, rules, self.edition)

    def cards_error(self, text: str, rules: Ruleset) -> str:
        """What to tell who typed cards that `parse_cards` does not understand."""
        return typed.cards_error(self, text, rules)

    # Sentences.

    def refused(self, error: Illegal) -> str:
        """The sentence for what was refused; if it is not the moment, it says what is owed."""
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
        One line for an event as it was told; None if it is not worth one.

        With *view* the line names places, with *reader* it speaks to that seat where only some
        know what happened.
        """
        return events.line(self, event, events.Telling(who, rules, view, reader))

    def choice(self, action: Action, who: Who, view: View, **more: object) -> str:
        """
        One of several ways to use a verb, as a line of a menu; *more* are values besides its own.

        A field that is true may have a text of its own: ``ui.one.ACTION.FIELD``.
        """
        key = f"ui.one.{type(action).__name__}"
        values = events.values_of(self, action, events.Telling(who, view.rules, view)) | more
        marked = (f"{key}.{name}" for name, value in values.items() if value is True)
        return self.say(next(filter(self.has, marked), key), **values)

    # What is owed.

    def duty(self, debt: Debt, view: View | None = None) -> str:
        """What is owed, as in "Alba must …": "discard 4 cards"; as it is owed on *view*'s table."""
        return self.say(f"duty.{duties.named(debt.duty, view)}", count=_count(debt))

    def ask(self, debt: Debt, player: str, view: View | None = None) -> str:
        """The line that asks *player* to do what is owed."""
        return self.say(f"ask.{duties.named(debt.duty, view)}", player=player, count=_count(debt))

    # Places.

    def place(self, view: View, kind: str, place: int, seat: Seat | None = None) -> str:
        """
        A hex, corner or edge as players call it; *seat* says from whose side, or else the reader.

        *kind* is ``hex``, ``corner`` or ``edge``. No two places of a board are called the same.
        """
        return places.place(self, view, kind, place, seat)

    def label(self, view: View, kind: str, place: int) -> str:
        """The same in few letters, for a button; no two places of a board have the same."""
        return labels.label(self, view, kind, place)


def _count(debt: Debt) -> int:
    return debt.args[0] if debt.args else 1
