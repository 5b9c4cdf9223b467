"""
The voice of the table: one language and one edition, and everything that is said in them.

Whatever is made from an event must be made from `told(event, seat)`, and whatever is made from a
view says no more than its reader may see; nothing here looks further than what it is given.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from game import Action, Cards, Event, Illegal, Reason, Seat, View
from game.core.ruleset import Ruleset
from game.core.stack import Debt
from words import events, places, refusals, typed
from words.catalogue import CLASSIC, HOME, LANGUAGES, MissingText, texts
from words.nouns import Noun
from words.phrase import fields, fill, form_for, joined

Who: TypeAlias = Callable[[Seat], str]
"""How a seat is called: its mark and its player's name, ready to be shown."""

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Words:
    """Everything that can be said in one language, in the names of one edition."""

    language: str = LANGUAGES[0]
    edition: str = CLASSIC
    home: Path = HOME

    # Texts and names.

    def say(self, key: str, /, **values: object) -> str:
        """
        The text called *key* with *values* in it; ``count`` chooses singular or plural.

        A missing text warns (and so fails a test) and is said in English.

        >>> Words("es").say("ui.button.roll")
        'Tirar'

        :raises KeyError: if the text needs a value that is not given.
        """
        forms = self._forms(key)
        at = 0
        if len(forms) > 1:
            count = values.get("count", 1)
            at = form_for(self.language, count if isinstance(count, int) else 1)
        return fill(forms[at], values, self.noun)

    def has(self, key: str) -> bool:
        """Whether there is a text called *key*."""
        return key in texts(self.language, self.edition, self.home)

    def needs(self, key: str) -> frozenset[str]:
        """The values that the text called *key* needs."""
        return frozenset().union(*map(fields, self._forms(key)))

    def noun(self, key: str) -> Noun:
        """The name of a thing, like ``piece.road``, to be given to `say` as a value."""
        kind = f"{key}.kind"
        named = self._forms(kind)[0] if self.has(kind) else ""
        return Noun.of(self.language, self._forms(key), named)

    def card(self, name: str, form: str = "kind") -> str:
        """The name of a card kind; *form* as in `words.nouns`."""
        return self.noun(f"card.{name}").form(form)

    def dev_card(self, name: str, form: str = "") -> str:
        """The name of a card that is drawn from a deck."""
        return self.noun(f"dev.{name}").form(form)

    def term(self, name: str) -> str:
        """The name of a source of points."""
        return self.say(f"term.{name}")

    def join(self, items: Iterable[str]) -> str:
        """A list as it is said: "Alba, Bruno e Inés"."""
        return joined(self.language, list(items))

    # Cards.

    def cards(self, vector: Sequence[int], rules: Ruleset) -> str:
        """Cards in short: "2 wood · 1 ore"."""
        return " · ".join(self._counted("cards.short", vector, rules)) or self.say("cards.none")

    def cards_long(self, vector: Sequence[int], rules: Ruleset) -> str:
        """Cards within a sentence: "2 wood and 1 ore"."""
        return self.join(self._counted("cards.long", vector, rules)) or self.say("cards.none")

    def parse_cards(self, text: str, rules: Ruleset) -> Cards | None:
        """The cards that a player has typed; None if they cannot be understood."""
        return typed.parse_cards(text, rules, self.edition)

    def cards_error(self, text: str, rules: Ruleset) -> str:
        """What to tell who typed cards that `parse_cards` does not understand."""
        return typed.cards_error(self, text, rules)

    # Sentences.

    def refusal(
        self,
        reason: Reason,
        action: Action | type[Action] | None = None,
        rules: Ruleset | None = None,
    ) -> str:
        """The sentence for a refusal; with *action* and *rules* it also names the price."""
        return refusals.refusal(self, reason, action, rules)

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

    def duty(self, debt: Debt) -> str:
        """What is owed, as in "Alba must …": "discard 4 cards"."""
        return self.say(f"duty.{slug(debt.duty)}", count=debt.args[0] if debt.args else 1)

    def ask(self, debt: Debt, player: str) -> str:
        """The line that asks *player* to do what is owed."""
        count = debt.args[0] if debt.args else 1
        return self.say(f"ask.{slug(debt.duty)}", player=player, count=count)

    def place(self, view: View, kind: str, place: int, seat: Seat | None = None) -> str:
        """
        A hex, corner or edge as players call it; *seat* says from whose side, or else the reader.

        *kind* is ``hex``, ``corner`` or ``edge``. No two places of a board are called the same.
        """
        return places.place(self, view, kind, place, seat)

    # Inside.

    def _forms(self, key: str) -> tuple[str, ...]:
        for language in dict.fromkeys((self.language, LANGUAGES[0])):
            if forms := texts(language, self.edition, self.home).get(key):
                return forms
            LOG.warning("no text %r in %s", key, language)
            warnings.warn(f"no text {key!r} in {language}", MissingText, stacklevel=4)
        return (key.replace("{", "{{").replace("}", "}}"),)

    def _counted(self, key: str, vector: Sequence[int], rules: Ruleset) -> list[str]:
        return [
            self.say(key, count=count, card=self.noun(f"card.{kind.name}"))
            for kind, count in zip(rules.cards, vector, strict=True)
            if count
        ]


def slug(name: str) -> str:
    """A name as it stands in keys: ``first road`` is ``first_road``."""
    return str(name).replace(" ", "_")
