"""
The words that players read on their screen and type, in every language of the bot.

A meaning has one label a language; a card has the beginnings of its names.
"""

from sandbox.post import Post, label

BUTTONS = {
    "join": ("Join", "Entrar"),
    "start": ("Start", "Empezar"),
    "rematch": ("Rematch", "Revancha"),
    "roll": ("Roll", "Tirar"),
    "build": ("Build", "Construir"),
    "card": ("Card", "Carta"),
    "trade": ("Trade", "Comerciar"),
    "end": ("End turn", "Terminar"),
    "hand": ("My hand", "Mi mano"),
    "place": ("Place", "Colocar"),
    "back": ("Back", "Volver"),
    "yes": ("Yes", "Sí"),
    "accept": ("Accept", "Aceptar"),
    "decline": ("Decline", "Rechazar"),
    "counter": ("Counter", "Contraoferta"),
    "hush": ("No trade until my turn", "Sin ofertas hasta mi turno"),
    "offer": ("Offer a trade", "Ofrecer un trato"),
    "bank": ("Trade with the bank", "Comerciar con la banca"),
    "to all": ("Offer to everyone", "Ofrecer a todos"),
    "i choose": ("Offer, and I choose", "Ofrecer, y elijo yo"),
    "north": ("North", "Norte"),
    "middle": ("Middle", "Centro"),
    "south": ("South", "Sur"),
    "skip": ("No second road", "Sin segunda carretera"),
    "city": ("City", "Ciudad"),
    "settlement": ("Settlement", "Poblado"),
    "road": ("Road", "Carretera"),
    "development": ("Development card", "Carta de desarrollo"),
}

MENUS = {
    "letter": ("Choose a letter", "Elige una letra"),
    "kind": ("Which kind?", "¿Qué materia?"),
    "victim": ("Whom do you rob?", "¿A quién robas?"),
    "give": ("The cards you give", "Las cartas que das"),
    "get": ("The cards you want", "Las cartas que pides"),
    "only": ("Only to …", "Solo a …"),
    "answer": ("Answer an offer", "Responder a una oferta"),
    "trades": ("Choose a trade", "Elige un cambio"),
    "mine": ("Your open offers", "Tus ofertas abiertas"),
}

CARDS = {
    "wood": ("wood", "mader"),
    "brick": ("brick", "arcill"),
    "wool": ("wool", "lana"),
    "wheat": ("wheat", "cereal"),
    "ore": ("ore", "mineral"),
}

DEVELOPMENTS = {
    "knight": ("knight", "caballero"),
    "roads": ("Road Building", "Construcción de carreteras"),
    "plenty": ("Year of Plenty", "Descubrimiento"),
    "monopoly": ("Monopoly", "Monopolio"),
}

DUTIES = {
    "found": ("place a settlement", "colocar un poblado"),
    "first road": ("place a road beside it", "colocar una carretera al lado"),
    "roll": ("roll the dice", "tirar los dados"),
    "turn": ("play the turn", "jugar su turno"),
    "discard": ("discard", "descartar"),
    "robber": ("move the robber", "mover el ladrón"),
    "rob": ("choose whom to rob", "elegir a quién robar"),
    "free road": ("place a free road", "colocar una carretera gratis"),
}
"""How the table says what somebody owes."""

HEADINGS = {
    "found": ("Where do you want to settle?", "¿Dónde quieres fundar tu poblado?"),
    "first road": ("Where does its road go?", "¿Hacia dónde va su carretera?"),
    "free road": ("Where does the free road go?", "¿Dónde va la carretera gratis?"),
    "robber": ("Where does the robber go?", "¿A dónde va el ladrón?"),
    "rob": ("Whom do you rob?", "¿A quién robas?"),
    "discard": ("you discard.", "que descartas."),
    "plenty": ("you take from the bank.", "que tomas de la banca."),
}
"""How a private screen asks for it; a band asks first in which part of the board."""

BANDED = {
    "found": ("place a settlement?", "colocar un poblado?"),
    "free road": ("place a road?", "colocar una carretera?"),
}

WON = "🏆"
DONE = "✓"
NOBODY_LISTENS = ("wants offers now", "quiere ofertas ahora")


def button(post: Post, meaning: str) -> str | None:
    """The label under which *post* has the button of this meaning."""
    return next((name for name in BUTTONS[meaning] if name in post.buttons), None)


def menu(post: Post, meaning: str) -> dict[str, object] | None:
    """The menu of this meaning."""
    return next((part for part in post.menus if label(part) in MENUS[meaning]), None)


def said(table: dict[str, tuple[str, ...]], text: str) -> str | None:
    """The first meaning of *table* whose words stand in *text*."""
    return next((m for m, words in table.items() if any(w in text for w in words)), None)


def asked(text: str) -> str | None:
    """What a private screen asks for, if anything."""
    return said(HEADINGS, text) or said(BANDED, text)
