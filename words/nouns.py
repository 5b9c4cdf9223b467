"""
Names of things, with the articles that go before them.

A catalogue gives a name as it stands in a sentence, its article telling the gender: ``la
carretera``, ``las carreteras``; ``a road``, ``roads``; no article for what is not counted or is a
title (``wood``, ``Longest Road``). A text asks for the form it needs after a colon:

    {piece.road}         road          carretera
    {piece.road:a}       a road        una carretera
    {dev.monopoly:a}     Monopoly      Monopolio         (a title, which has a capital)
    {piece.road:the}     the road      la carretera
    {piece.road:of}      of the road   de la carretera   (del carro)
    {piece.road:to}      to the road   a la carretera    (al carro)
    {piece.road:your}    your road     tu carretera
    {piece.road:s}       roads         carreteras
    {piece.road:the-s}   the roads     las carreteras    (so of-s, to-s, your-s)
    {piece.road:^the}    The road      La carretera      (so ^ before any form, or alone)
    {piece.road:?o|a}                  a                 (masculine or feminine)
    {card.grain:kind}    wheat         cereales          (what is not counted; so the-kind, of-kind)

A name whose kind is spoken of in the plural, though one of it has a singular, says so in a text of
its own: ``card.grain`` is "1 cereal", ``card.grain.kind`` "los cereales".

So a text fits the names of every edition.
"""

from __future__ import annotations

from dataclasses import dataclass

ENGLISH = {"the": "the ", "of": "of the ", "to": "to the ", "your": "your "}
SPANISH = {
    "m": {"a": "un ", "the": "el ", "of": "del ", "to": "al ", "your": "tu "},
    "f": {"a": "una ", "the": "la ", "of": "de la ", "to": "a la ", "your": "tu "},
}
SPANISH_MANY = {
    "m": {"the": "los ", "of": "de los ", "to": "a los ", "your": "tus "},
    "f": {"the": "las ", "of": "de las ", "to": "a las ", "your": "tus "},
}
GENDER = {"el ": "m", "los ": "m", "la ": "f", "las ": "f"}
MANY = "-s"
KIND = "kind"


@dataclass(frozen=True, slots=True)
class Noun:
    """One name in one language, for one thing and for many, as a catalogue has it."""

    language: str
    one: str
    many: str
    kind: str = ""
    """The name of the kind; empty if it is the same as for one thing."""
    of_what: str = ""
    """The key that it is the name of, like ``piece.road``."""

    @staticmethod
    def of(language: str, forms: tuple[str, ...], kind: str = "", of_what: str = "") -> Noun:
        """The noun that a catalogue gives in *forms*, and perhaps as a *kind*."""
        return Noun(language, forms[0], forms[-1], kind, of_what)

    @property
    def gender(self) -> str:
        """``m`` or ``f``; English has none and says ``m``."""
        return next((g for article, g in GENDER.items() if self.one.startswith(article)), "m")

    def form(self, spec: str = "") -> str:
        """The name in the form *spec*, such as ``the-s``; without one, the bare name."""
        if spec.startswith("^"):
            text = self.form(spec[1:])
            return text[:1].upper() + text[1:]
        if spec.startswith("?"):
            masculine, _, feminine = spec[1:].partition("|")
            return feminine if self.gender == "f" else masculine
        if spec.endswith(KIND):
            article = spec.removesuffix(KIND).removesuffix("-")
            is_plural = self.kind == self.many
            return self.form((f"{article}{MANY}" if article else "s") if is_plural else article)
        is_many = spec == "s" or spec.endswith(MANY)
        article = "" if spec == "s" else spec.removesuffix(MANY)
        name = self._bare(self.many if is_many else self.one)
        if not article:
            return name
        if self.language == "es":
            if article == "a" and name[:1].isupper():
                return name
            return (SPANISH_MANY if is_many else SPANISH)[self.gender][article] + name
        return self.one if article == "a" else ENGLISH[article] + name

    def _bare(self, text: str) -> str:
        """*text* without its article."""
        articles = tuple(GENDER) if self.language == "es" else ("a ", "an ")
        return next((text.removeprefix(a) for a in articles if text.startswith(a)), text)

    def __str__(self) -> str:
        return self.form()
