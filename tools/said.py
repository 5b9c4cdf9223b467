"""
Texts of a new box that most boxes word alike, in both languages; replace those that don't fit.

By key as in `tools.box`, with the names of the skeleton; "|" comes before a plural.
"""

from __future__ import annotations

from collections.abc import Mapping

_TITLE = {"en": "{thing.PIECE:^}", "es": "{thing.PIECE:^}"}
_PLACES = {"en": "{thing.PIECE:^s}: {places}", "es": "{thing.PIECE:^s}: {places}"}
_CHOOSE = {"en": "Choose cards", "es": "Elegir cartas"}

SAID: Mapping[str, Mapping[str, str]] = {
    # A verb that builds a piece.
    "ui.verb.ACTION": _TITLE,
    "ui.choose.ACTION": {
        "en": "Where does {thing.PIECE:the} go? Pick a letter from the picture.",
        "es": "¿Dónde va {thing.PIECE:the}? Elige una letra de la imagen.",
    },
    "ui.ghost.ACTION": {
        "en": "Place {thing.PIECE:a} {place}?",
        "es": "¿Colocas {thing.PIECE:a} {place}?",
    },
    "event.EVENT": {
        "en": "{player} builds {thing.PIECE:a} at {corner}.",
        "es": "{player} construye {thing.PIECE:a} en {corner}.",
    },
    "event.EVENT.bare": {
        "en": "{player} builds {thing.PIECE:a}.",
        "es": "{player} construye {thing.PIECE:a}.",
    },
    "+past.EVENT": {
        "en": "{thing.PIECE:a}|{count} {thing.PIECE:s}",
        "es": "{thing.PIECE:a}|{count} {thing.PIECE:s}",
    },
    "board.PIECE": _PLACES,
    "alt.PIECE": _PLACES,
    "reason.base.refusals.CANNOT_PAY.ACTION": {
        "en": "{thing.PIECE:^a} costs {cost}, and you don’t have the cards.",
        "es": "{thing.PIECE:^a} cuesta {cost}, y no te alcanzan las cartas.",
    },
    "almanac.base.costs.NAME": {
        "en": "{thing.PIECE:^}: {price_ACTION}",
        "es": "{thing.PIECE:^}: {price_ACTION}",
    },
    # A duty to choose cards from the bank.
    "+duty.DUTY": {
        "en": "choose {count} card from {thing.bank:the}"
        "|choose {count} cards from {thing.bank:the}",
        "es": "elegir {count} carta {thing.bank:of}|elegir {count} cartas {thing.bank:of}",
    },
    "+ask.DUTY": {
        "en": "{player}, choose {count} card from {thing.bank:the}."
        "|{player}, choose {count} cards from {thing.bank:the}.",
        "es": "{player}, elige {count} carta {thing.bank:of}."
        "|{player}, elige {count} cartas {thing.bank:of}.",
    },
    "ui.button.duty.DUTY": _CHOOSE,
    "ui.verb.TAKE": _CHOOSE,
    "+ui.choose.TAKE": {
        "en": "Choose the card you take from {thing.bank:the}."
        "|Choose the {count} cards you take from {thing.bank:the}.",
        "es": "Elige {count} carta {thing.bank:of}.|Elige {count} cartas {thing.bank:of}.",
    },
    "ui.confirm.TAKE": {
        "en": "Take {cards} from {thing.bank:the}?",
        "es": "¿Tomas {cards} {thing.bank:of}?",
    },
    "reason.NAME.DUTY.NOT_OWED": {
        "en": "Choose as many cards as you’re owed, of those {thing.bank:the} has.",
        "es": "Elige tantas cartas como se te deben, de las que tiene {thing.bank:the}.",
    },
}
