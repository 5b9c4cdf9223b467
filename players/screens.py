"""
Answers private screens by clicks: each shows a menu or buttons, and leads to the next.

The mind chooses an option; this module recognizes a screen by its words.
"""

import re
from collections import Counter
from typing import Any

from players import reading
from players.mind import DOUBT, Mind
from players.vocabulary import BANK, asked, button, is_known, is_panel, menus
from sandbox.post import Post, label

LETTERED = re.compile(r"^[A-Z]\d? · ")
HAND_SIZE = re.compile(r"\d+")

Press = tuple[str, list[str] | None]
"""A control to press: a label, or a menu's custom id with the values to choose."""


def answer(post: Post, mind: Mind, choices: list[str]) -> Press | None:
    """
    The control to press on a private screen, or None if it asks for nothing.

    The names of chosen places are added to *choices*.
    """
    if is_panel(post):
        return None  # back at the panel
    if (skip := button(post, "skip")) and mind.chance.random() < SKIPS:
        return skip, None
    if places := _places(post):
        return _letter(post, places, mind, choices)
    others = [name for name in post.buttons if not is_known(name)]
    if others and (post.menus or button(post, "yes")) and mind.chance.random() < OTHERWISE:
        return best(post, others, mind), None
    if post.menus and _is_of_cards(post.menus[0]):
        return _cards(post, post.menus[0], mind)
    for meaning in ("place", "yes"):
        if name := button(post, meaning):
            return _sometimes_back(post, name, mind), None
    return _any(post, mind)


def _any(post: Post, mind: Mind) -> Press | None:
    """On an unknown screen: as many options as a menu wants, or the blue button."""
    if post.menus:
        parts = [part for part in post.menus if not _is_chosen(part)] or post.menus
        asked_for = [f"{asks(post)} {label(part)}" for part in parts]
        number = mind.menu([(q, _values(part)) for q, part in zip(asked_for, parts, strict=True)])
        return some(parts[number], asked_for[number], mind)
    standing_out = unknown(post)
    return (best(post, standing_out, mind), None) if standing_out else None


def _values(part: dict[str, Any]) -> list[str]:
    return [str(option["value"]) for option in part["options"]]


def _is_chosen(part: dict[str, Any]) -> bool:
    """Whether a menu already has a choice, so that another one may still be empty."""
    return any(option.get("default") for option in part["options"])


def some(part: dict[str, Any], question: str, mind: Mind) -> Press:
    """As many promising options of a menu as it wants."""
    values, least = _values(part), max(1, part.get("min_values", 1))
    chosen = mind.several(values, question, least, part.get("max_values", 1))
    return part["custom_id"], [values[number] for number in chosen]


def asks(post: Post) -> str:
    """A screen's question: the first line after the result of the previous act."""
    return post.text.rpartition("\n\n")[2].split("\n", 1)[0]


def best(post: Post, names: list[str], mind: Mind, doubt: float = DOUBT) -> str:
    """The most promising of several buttons, as an answer to the screen's question."""
    return names[mind.choose([said_of(post, name) for name in names], asks(post), doubt)]


def said_of(post: Post, name: str) -> str:
    """
    A button's label, or the text line or alt text that begins with it and says more.

    If a line names only cards, they are its price.
    """
    lettered = LETTERED.match(name)
    begins = lettered[0] if lettered else f"{name}: "
    lines = (*reading.spelled(post.text).split("\n"), *post.alt.split("\n"))
    found = next((line for line in lines if line.startswith(begins)), name)
    price = found.removeprefix(begins)
    if lettered or found == name or not all(map(reading.cards, price.split(" · "))):
        return LETTERED.sub("", found)
    return f"{price} → {name}"


def unknown(post: Post) -> list[str]:
    """The unknown buttons; cards to give and to get are known from trades."""
    return [name for name in post.buttons if not (is_known(name) or _is_bargain(name))]


def _is_bargain(name: str) -> bool:
    """Whether a label is about cards; cards after its name are its price."""
    return name.startswith((*SIGNS, *BANK)) or len(reading.cards(name.partition(": ")[0])) > 1


SIGNS = ("−", "+")
"""Signs before a kind of card that is given or received."""


OTHERWISE = 0.3
"""Chance that a player does something other than what a screen asks first."""
SKIPS = 0.25
"""Chance that a second free road is skipped."""
DOUBTS = 0.03
"""Chance that a player goes back to think again."""


def _sometimes_back(post: Post, name: str, mind: Mind) -> str:
    back = button(post, "back")
    return back if back and mind.chance.random() < DOUBTS else name


def _places(post: Post) -> dict[str, Press]:
    """The places offered with a letter, on buttons or in menus, with what to press for each."""
    found: dict[str, Press] = {}
    for name in post.buttons:
        if LETTERED.match(name):
            found[said_of(post, name)] = name, None
    for part in menus(post, "letter"):
        for option in part["options"]:
            found[LETTERED.sub("", option["value"])] = _one(part, option)
    return found


def _letter(post: Post, found: dict[str, Press], mind: Mind, choices: list[str]) -> Press:
    places = list(found)
    names = [place.partition(reading.BEHIND)[0] for place in places]
    match asked(post.text):
        case "robber":
            number = mind.hex(places)
        case "first road" | "free road":
            number = mind.edge(names)
        case _:
            number = mind.corner(places, asks(post))
    choices.append(names[number])
    return found[places[number]]


def _is_of_cards(part: dict[str, Any]) -> bool:
    """Whether a menu has rows of kind and number that count together."""
    rows = [reading.cards(option["label"]) for option in part["options"]]
    return all(len(row) == 1 for row in rows) and rows[0].total() == 1


def _cards(post: Post, part: dict[str, Any], mind: Mind) -> Press:
    """
    Chooses cards by rows of kind and number; the next screen asks for what is missing.

    The screen's question says whether they are given or received, not the text below it.
    """
    offered: Counter[str] = Counter()
    for option in part["options"]:
        for kind, count in reading.cards(option["label"]).items():
            offered[kind] = max(offered[kind], count)
    chosen = mind.cards(offered, part["max_values"], asks(post))
    rows = {
        (kind, number): option["value"]
        for option in part["options"]
        for kind, number in reading.cards(option["label"]).items()
    }
    return part["custom_id"], [rows[kind, number] for kind, number in chosen.items() if number]


def _one(part: dict[str, Any], option: dict[str, Any]) -> Press:
    return part["custom_id"], [option["value"]]


def trades(post: Post) -> dict[tuple[str, str], Press]:
    """The bank's trades, on buttons or in menus: by cards given and received, what to press."""
    found: dict[tuple[str, str], Press] = {}
    for name in post.buttons:
        if name.startswith(BANK) and len(both := list(reading.cards(name))) > 1:
            found[both[0], both[1]] = name, None
    for part in menus(post, "trades"):
        for option in part["options"]:
            give, get = list(reading.cards(option["label"]))
            found[give, get] = _one(part, option)
    return found
