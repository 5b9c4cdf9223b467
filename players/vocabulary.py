"""
The words that players read on their screen and type, in every language of the bot.

A meaning has a label in each language, and one more where an edition calls it differently; a card
has the beginnings of its names. Anything missing from these tables is unknown to players: a curious
one explores it (`Ways.explore`).
"""

from collections.abc import Mapping

from sandbox.payload import Payload
from sandbox.post import Post, label

BUTTONS = {
    "join": ("Join", "Unirme"),
    "start": ("Start", "Empezar"),
    "options": ("Options", "Opciones"),
    "replay": ("Replay", "Repetición"),
    "review": ("Review", "Análisis"),
    "more": ("More", "Más"),
    "rematch": ("Rematch", "Revancha"),
    "roll": ("Roll", "Tirar"),
    "build": ("Build", "Construir"),
    "card": ("Play card", "Jugar carta"),
    "trade": ("Trade", "Comerciar"),
    "end": ("End turn", "Terminar turno"),
    "undo": ("Undo", "Deshacer"),
    "roll the dice": ("Roll the dice", "Tirar los dados"),
    "pass": ("Build nothing more", "No construir más"),
    "prepare": ("Prepare", "Preparar"),
    "pass ahead": ("Pass in advance", "Pasar de antemano"),
    "hand": ("My hand", "Mi mano"),
    "place": (
        *("Place", "Colocar", "Move", "Mover", "Displace", "Desplazar"),
        *("Remove", "Retirar"),
    ),
    "back": ("Back", "Volver"),
    "yes": ("Yes", "Sí"),
    "accept": ("Accept", "Aceptar"),
    "decline": ("Decline", "Rechazar"),
    "counter": ("Counter", "Contraoferta"),
    "hush": ("Mute offers", "Silenciar ofertas"),
    "offer": ("Make offer", "Hacer oferta"),
    "bank": (
        *("Trade with bank", "Cambiar con la banca"),
        *("Trade with supply", "Cambiar con la reserva"),
    ),
    "to all": ("Offer to everyone", "Ofrecer a todos"),
    "i choose": ("Offer, then choose who to trade with", "Ofrecer y elegir con quién"),
    "only": ("Only to …", "Ofrecer solo a …"),
    "empty": ("Start over", "Vaciar"),
    "agree": ("Agree", "De acuerdo"),
    "against": ("Disagree", "En contra"),
    "disagree": ("Withdraw vote", "Retirar voto"),
    "keep": ("Stop looking", "Dejar de buscar"),
    "take": ("Take seat", "Ocupar asiento"),
    "computer": ("Use computer", "Poner ordenador"),
    "leave": ("Let a computer play", "Que siga un ordenador"),
    "skip": (
        *("Skip the second road", "No colocar la segunda carretera"),
        *("Skip the second oxcart", "No colocar el segundo carro de bueyes"),
    ),
    "city": ("City", "Ciudad", "Temple city", "Ciudad-templo"),
    "settlement": ("Settlement", "Poblado"),
    "road": ("Road", "Carretera", "Oxcart", "Carro de bueyes"),
    "development": ("Buy card", "Comprar carta"),
}

MENUS = {
    "letter": ("Choose a place", "Elige un lugar"),
    "only": ("Who gets your offer?", "¿A quién le haces la oferta?"),
    "answer": ("Answer an offer", "Responder a una oferta"),
    "trades": ("Choose a trade", "Elige un cambio"),
    "mine": ("Your open offers", "Tus ofertas abiertas"),
}

CARDS = {
    "wood": ("wood", "mader", "lumber", "cattle", "ganado"),
    "brick": ("brick", "arcill"),
    "wool": ("wool", "lana", "papyrus", "papiro"),
    "wheat": ("wheat", "cereal", "grain"),
    "ore": ("ore", "mineral", "stone", "piedra"),
    # Some boxes use these otherwise; the players don't know what they buy.
    "fabric": ("clot", "tela"),
    "coin": ("coin", "moneda"),
    "paper": ("paper", "papel"),
}

DEVELOPMENTS = {
    "knight": ("knight", "caballero", "mercenary", "mercenario"),
    "roads": (
        "road building",
        "construcción de carreteras",
        "route builder",
        "carta Carros de bueyes",
    ),
    "plenty": ("year of plenty", "descubrimiento", "invention", "invento"),
    "monopoly": ("monopoly", "monopolio"),
}

DUTIES = {
    "found": (
        *("place a settlement", "colocar un poblado"),
        *("place a city", "colocar una ciudad"),
        *("place your settlement", "coloca tu poblado"),
        *("place your city", "coloca tu ciudad"),
    ),
    "first road": (
        *("next to the new settlement", "junto al poblado"),
        *("next to the new city", "junto a la ciudad"),
        *("next to your new", "que acabas de poner"),
    ),
    "roll": ("roll the dice", "tirar los dados", ", your turn.", ", te toca."),
    "turn": (
        *("trade, build, or end the turn", "comerciar, construir o terminar el turno"),
        *("or end this part", "o terminar esta parte"),
        *("or end your turn", "o termina tu turno"),
        *("your part of the turn: build", "tu parte del turno: construye"),
    ),
    "building later": (
        *("build later, or pass now", "construir más tarde o pasar ya"),
        *("turn to build is coming", "pronto podrás construir"),
    ),
    "building": (
        *("build, or pass", "construir o pasar"),
        *("build now, or pass", "puedes construir ahora"),
    ),
    "discard": ("discard", "descarta"),
    "robber": ("move the robber", "mover el ladrón", "mueve el ladrón"),
    "rob": ("choose who to rob", "elegir a quién robar", "a quién robas"),
    "free road": ("place a free", "place your free", "gratis"),
}
"""How the table says what a player owes."""

OTHER = "something else"
"""A duty that is in none of these tables."""

HEADINGS = {
    "found": (
        *("Where does your settlement go?", "¿Dónde va tu poblado?"),
        *("Where does your city go?", "¿Dónde va tu ciudad?"),
    ),
    "first road": ("Which way does your", "¿Hacia dónde va tu"),
    "free road": ("Where does your free", "gratis?"),
    "robber": ("Where does the robber go?", "¿A dónde va el ladrón?"),
    "rob": ("Who do you rob?", "¿A quién robas?"),
    "discard": ("to discard.", "para descartar."),
    "plenty": ("cards you take from the", "cartas que tomas de la"),
}
"""How a private screen asks for it."""

GIVES = (
    *(r"\bgive(?!s? you)", r"discard", r"\blose", r"deserts"),
    *(r"\bdas\b", r"devuel", r"descart", r"regal", r"pierd", r"deserta"),
)
"""How a text asks for something a player would rather keep."""

PRICES = ("pay ", "pagar ", "a level", "por nivel", "costs ", "cuesta ")
"""How a text says that its cards are a price."""

NUMBERS = {
    "a": 1,
    "an": 1,
    "un": 1,
    "una": 1,
    "two": 2,
    "dos": 2,
    "all": 3,
    "todas las": 3,
    "todas sus": 3,
}
"""Counts in words; "all" counts as a few."""

DEALS = ("offer", "ofert", "solo a", "only to")
"""How a text asks whom to trade with."""

ABLE = ("playable now", "already counts", "puedes jugarla ya", "ya cuenta")
"""How the hand says that a card can be played, or counts by itself."""

WAITS = ("one moment", "un momento")
"""How the table says that a player has to wait for others."""

FREE = ("free", "gratis", "for good", "para siempre")
NOBODY = ("nobody", "nadie")
STRENGTHS = {1: ("basic", "simple"), 2: ("strong", "fuerte"), 3: ("mighty", "poderos")}

COMMANDS = frozenset(
    {
        "build road",
        "build settlement",
        "build city",
        "card knight",
        "card roads",
        "card plenty",
        "card monopoly",
        "trade bank",
        "trade offer",
        "trade accept",
        "trade decline",
        "trade counter",
        "trade cancel",
    }
)
"""The base game's commands that belong to a group."""

CLOSES = (": trade with", ": cambiar con")
"""Labels that complete an own offer, among the open ones."""
UNDOES = (": undo", ": deshacer")
"""How a button for another player's undo ends."""
BANK = ("Bank: ", "Banca: ", "Supply: ", "Reserva: ")
"""How a button for one of the bank's trades begins."""
WON = "🏆"
DONE = "✓"
NOBODY_LISTENS = (
    *("Everyone has muted offers", "Todos han silenciado las ofertas"),
    *(
        "Nobody you asked has that many cards",
        "Ningún destinatario de tu oferta tiene tantas cartas",
    ),
)


def button(post: Post, meaning: str) -> str | None:
    """The label of the button of *post* with this meaning, maybe with a player's name before it."""
    names = {name.rpartition(": ")[2].casefold(): name for name in post.buttons}
    names |= {name.casefold(): name for name in post.buttons}
    return next((names[n.casefold()] for n in BUTTONS[meaning] if n.casefold() in names), None)


def is_panel(post: Post) -> bool:
    """Whether a private screen is the turn's panel, from which everything else starts."""
    return any(button(post, name) for name in ("end", "roll the dice", "pass"))


def menu(post: Post, meaning: str) -> Payload | None:
    """The menu of this meaning."""
    return next(iter(menus(post, meaning)), None)


def menus(post: Post, meaning: str) -> list[Payload]:
    """The menus of this meaning; if several, each says which part of the board it covers."""
    return [part for part in post.menus if label(part).rpartition(" · ")[2] in MENUS[meaning]]


def is_known(name: str) -> bool:
    """Whether players know the button *name*."""
    return any(name in labels for labels in BUTTONS.values()) or name.endswith(UNDOES)


def said(table: Mapping[str, tuple[str, ...]], text: str) -> str | None:
    """The first meaning of *table* whose words are in *text*."""
    plain = text.casefold()
    return next(
        (m for m, words in table.items() if any(w.casefold() in plain for w in words)), None
    )


def asked(text: str) -> str | None:
    """The question of a private screen, if it has one."""
    return said(HEADINGS, text)
