"""
Texts and names in one language and one edition, which every sentence is made of.

A sentence for an event, a place or a refusal is put together from these (`words.voice`).
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from game import Seat
from game.core.ruleset import Ruleset
from game.core.stack import Debt
from words.catalogue import CLASSIC, HOME, LANGUAGES, MissingText, texts
from words.icons import marked
from words.nouns import Noun
from words.phrase import fields, fill, form_for, joined

Who: TypeAlias = Callable[[Seat], str]
"""The name of a seat: its mark and its player's name, ready to be shown."""

TOLD: Final = ("event.", "past.")
"""Prefixes of keys whose texts report what has happened."""

SHOWN: Final = {"card": "", "dev": "", "piece": "", "thing": "", "deck": "deck"}
"""Groups of names that icons can show; all of the deck's share one."""

STANDS: Final = ("", "a", "the", "s", "the-s", "kind", "the-kind")
"""The forms that an icon can replace; in others a word of the sentence would be lost."""

BUTTON: Final = "ui.button."
"""Start of the keys of buttons' labels, which texts name by their key."""

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Speech:
    """The texts of the catalogues in one language, in the names of one edition."""

    language: str = LANGUAGES[0]
    edition: str = CLASSIC
    home: Path = HOME
    has_icons: bool = False
    """Whether words that an icon could show are marked in texts (`words.icons`)."""
    posts: str = ""
    """The language of the table's posts, whose buttons texts name; empty for the same one."""

    # Texts and names.

    def say(self, key: str, /, **values: object) -> str:
        """
        The text *key* with *values* in it; ``count`` chooses singular or plural.

        A missing text warns (and so fails a test) and is said in English.

        >>> Speech("es").say("ui.button.roll")
        'Tirar'

        :raises KeyError: if the text needs a value that is not given.
        """
        forms = self._forms(key)
        at = 0
        if len(forms) > 1:
            count = values.get("count", 1)
            at = form_for(self.language, count if isinstance(count, int) else 1)
        is_told = self.has_icons and key.startswith(TOLD)
        return fill(forms[at], values, self._named, self._told if is_told else Noun.form)

    def has(self, key: str) -> bool:
        """Whether there is a text *key*."""
        return key in texts(self.language, self.edition, self.home)

    def of(self, key: str, rules: Ruleset) -> str:
        """
        The key to use instead of *key* where a played box has its own wording.

        That is ``key.VERB.BOX`` as far as there is that verb, or else ``key.BOX``.
        """
        known = texts(self.language, self.edition, self.home)
        return next((said for end in _ends(rules) if (said := key + end) in known), key)

    def needs(self, key: str) -> frozenset[str]:
        """The values that the text *key* needs."""
        return frozenset().union(*map(fields, self._forms(key)))

    def noun(self, key: str) -> Noun:
        """The name of a thing, like ``piece.road``, to be given to `say` as a value."""
        kind = f"{key}.kind"
        named = self._forms(kind)[0] if self.has(kind) else ""
        return Noun.of(self.language, self._forms(key), named, key)

    def card(self, name: str, form: str = "kind") -> str:
        """The name of a card kind; *form* as in `words.nouns`."""
        return self.noun(f"card.{name}").form(form)

    def dev_card(self, name: str, form: str = "") -> str:
        """The name of a card that is drawn from a deck."""
        return self.noun(f"dev.{name}").form(form)

    def dev_cards(self, name: str, count: int) -> str:
        """Some cards from a deck, with their number: "2 knights"."""
        said = self.say("cards.dev", count=count, card=self.noun(f"dev.{name}"))
        return self.icon(name, said, said)

    def term(self, name: str) -> str:
        """The name of a source of points."""
        return self.say(f"term.{name}")

    def join(self, items: Iterable[str]) -> str:
        """Join a list: "Alba, Bruno e Inés"."""
        return joined(self.language, list(items))

    def icon(self, key: str, said: str, behind: int | str | None = None) -> str:
        """*said*, marked for an icon of *key* if there is one, and the text *behind* it."""
        return marked(self.edition, key, said, behind) if self.has_icons else said

    # Cards and duties.

    def cards(self, vector: Sequence[int], rules: Ruleset) -> str:
        """Cards in short: "2 wood · 1 ore"."""
        return " · ".join(self._counted("cards.short", vector, rules)) or self.say("cards.none")

    def cards_long(self, vector: Sequence[int], rules: Ruleset) -> str:
        """Cards within a sentence: "2 wood and 1 ore"."""
        return self.join(self._counted("cards.long", vector, rules)) or self.say("cards.none")

    def change(self, gone: Sequence[int], come: Sequence[int], rules: Ruleset) -> str:
        """Cards that went and cards that came: "−2 wood, +1 brick"."""
        signs = (("−", gone), ("+", come))
        said = [f"{s}{each}" for s, v in signs for each in self._counted("cards.short", v, rules)]
        return ", ".join(said)

    def duty(self, debt: Debt) -> str:
        """A duty, as in "Alba must …": "discard 4 cards"."""
        return self.say(f"duty.{slug(debt.duty)}", count=debt.args[0] if debt.args else 1)

    # Inside.

    def _named(self, key: str) -> Noun | str:
        """The name of a thing, or the label of a button as the table's posts show it."""
        if not key.startswith(BUTTON):
            return self.noun(key)
        return replace(self, language=self.posts or self.language).say(key)

    def _told(self, noun: Noun, form: str) -> str:
        """
        A name in a line about the past: an icon can replace it, article and all.

        The name of a card from a deck says more than its picture, so it stays next to it.
        """
        group, _, name = noun.of_what.partition(".")
        said = noun.form(form)
        if group not in SHOWN or form not in STANDS:
            return said
        called = noun.form("s" if form.endswith("s") else "") if group == "dev" else None
        return self.icon(SHOWN[group] or name, said, called)

    def _forms(self, key: str) -> tuple[str, ...]:
        for language in dict.fromkeys((self.language, LANGUAGES[0])):
            if forms := texts(language, self.edition, self.home).get(key):
                return forms
            LOG.warning("no text %r in %s", key, language)
            warnings.warn(f"no text {key!r} in {language}", MissingText, stacklevel=4)
        return (key.replace("{", "{{").replace("}", "}}"),)

    def _counted(self, key: str, vector: Sequence[int], rules: Ruleset) -> list[str]:
        return [
            self.icon(
                kind.name,
                self.say(key, count=count, card=self.noun(f"card.{kind.name}")),
                count,
            )
            for kind, count in zip(rules.cards, vector, strict=True)
            if count
        ]


def slug(name: str) -> str:
    """A name in the form that keys use: ``first road`` is ``first_road``."""
    return str(name).replace(" ", "_")


@lru_cache(maxsize=64)
def _ends(rules: Ruleset) -> tuple[str, ...]:
    """The ends of keys whose texts replace others in a game with these *rules*."""
    verbs = [f".{action.__name__}" for action in rules.verbs]
    return tuple(f"{verb}.{box}" for box in reversed(rules.modules) for verb in (*verbs, ""))
