"""Everything in the rules has words, and no words are left over."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import game.base
import game.core
from bot.features.prepare.prepared import preparations
from game import BOXES, COLOURS, Event, Reason
from game.base import MODULE as BASE
from game.core.module import Module
from render import LOOKS
from words import LANGUAGES, Words, choice, command, slug
from words.catalogue import texts
from words.events import SILENT, places_of
from words.phrase import fields
from words.refusals import refusal

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"[a-z_]+\.[a-z_]")


def reasons() -> dict[str, Reason]:
    """Every reason there is, by its key."""
    boxes = (importlib.import_module(f"game.{box.name}") for box in BOXES)
    for package in (game.core, *boxes):
        for found in pkgutil.iter_modules(package.__path__):
            importlib.import_module(f"{package.__name__}.{found.name}")
    # Boxes that are not offered may have been imported by other tests.
    homes = ("game.core.", *(f"game.{box.name}." for box in BOXES))
    kinds = [kind for kind in Reason.__subclasses__() if kind.__module__.startswith(homes)]
    return {reason.key: reason for kind in kinds for reason in kind}


def actions() -> set[str]:
    """The name of every action there is."""
    return {verb.action.__name__ for box in BOXES for verb in box.verbs}


def rows(box: Module) -> Iterator[str]:
    """The key of every row in *box*."""
    yield from (f"card.{card.name}" for card in box.cards)
    yield from (f"terrain.{terrain.name}" for terrain in box.terrains)
    yield from (f"piece.{piece.name}" for piece in box.pieces)
    yield from (f"dev.{card.name}" for card in box.deck_cards)
    yield from (f"dev_card.{card.name}.does" for card in box.deck_cards)
    yield from (f"deck.{card.deck}" for card in box.deck_cards)
    yield from (f"award.{award.name}" for award in box.awards)
    yield from (f"measure.{award.name}" for award in box.awards)
    yield from (f"term.{term.name}" for term in box.terms)
    for duty in box.duties:
        yield from (f"{start}.{slug(duty.name)}" for start in ("duty", "ask", "ui.button.duty"))
    for verb in box.verbs:
        yield f"ui.verb.{verb.action.__name__}"
    for option in box.options:
        yield from (f"option.{option.name}", f"option.{option.name}.about")
        for value in option.values:
            if isinstance(value, str) or value in (True, False):
                yield f"option.{option.name}.{slug(str(value)).lower()}"
    yield from (f"option.map.{slug(name)}" for name in box.maps)
    yield from (f"map.{name}" for name in box.maps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name(language: str) -> None:
    """Each look can be chosen by name, and so can the edition's and that of the table."""
    named = {key for key in texts(language) if key.startswith("option.theme.")}

    assert named == {f"option.theme.{name}" for name in (*LOOKS, "none", "table", "about")}


def events() -> dict[str, type[Event]]:
    """Every event there is, by name."""
    return {event.__name__: event for box in BOXES for event in box.events}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_everything_in_a_box_has_a_name(box: Module, language: str) -> None:
    """Each row, duty, verb and option of a box has its texts."""
    assert [key for key in rows(box) if key not in texts(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_name(language: str) -> None:
    """The colors of the seats have names."""
    assert [c for c in COLOURS if f"colour.{c}" not in texts(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_that_excludes_another_says_why(language: str) -> None:
    """If one of two such boxes brings maps, choosing its map with the other gives the reason."""
    w = Words(language)
    for box in BOXES:
        for other in BOXES:
            if other.name in box.excludes and (box.maps or other.maps):
                assert w.say(f"clash.{box.name}.{other.name}").endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    """A refusal is a whole sentence in every language, and differs from the others."""
    w = Words(language)
    said = {key: refusal(w, reason) for key, reason in reasons().items()}

    assert [key for key, text in said.items() if text[-1] != "." or len(text) < 15] == []
    assert len(said) > 40


def test_no_sentence_is_left_over() -> None:
    """Each text of a refusal belongs to a reason, or to a reason and an action; or to a box's."""
    known, verbs = reasons(), actions()
    known |= {f"{reason}.{verb}": each for reason, each in known.items() for verb in verbs}
    otherwise = {f"{verb}.{box.name}" for verb in verbs for box in BOXES}
    boxes = {box.name for box in BOXES}

    unknown = []
    for key in texts("en"):
        if key.startswith("reason."):
            name = key.removeprefix("reason.")
            head, *tail = name.rsplit(".", 2)
            usual, _, box = name.rpartition(".")
            is_boxs = (usual in known and box in boxes) or (
                head in known and ".".join(tail) in otherwise
            )
            if name not in known and not is_boxs:
                unknown.append(key)

    assert unknown == []


def placed() -> Iterator[tuple[str, set[str]]]:
    """Every event whose line names a place, with the fields it uses."""
    for name, event in events().items():
        used = {field for text in texts("en").get(f"event.{name}", ()) for field in fields(text)}
        if at := used & places_of(event).keys():
            yield name, at


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_with_a_place_has_a_short_form(language: str) -> None:
    """A line that names a place has a text for when no view is at hand to name it."""
    said = texts(language)
    short = {name: said.get(f"event.{name}.bare", ()) for name, _ in placed()}
    left = [name for name, at in placed() for text in short[name] if at & {*fields(text)}]

    assert len(short) > 1
    assert [name for name, text in short.items() if not text] == []
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_price_has_its_refusal(box: Module, language: str) -> None:
    """A player who can't pay for a verb reads what it costs."""
    said = texts(language)
    keys = [f"reason.base.refusals.CANNOT_PAY.{verb.__name__}" for verb in box.prices]

    assert [key for key in keys if "cost" not in set().union(*map(fields, said.get(key, ())))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_price_is_in_the_almanac(box: Module, language: str) -> None:
    """
    A verb's price is a line of the building costs, or in the entry of a card or god that has it.

    Verbs with equal prices may share a line. Without cards, a box's answer says what it costs.
    """
    used = {
        field.removeprefix("price_")
        for key, said in texts(language).items()
        if key.startswith(("almanac.base.costs", f"almanac.{box.name}."))
        for text in said
        for field in fields(text)
    }
    told = [price for verb, price in box.prices.items() if verb.__name__ in used]

    assert [v.__name__ for v, price in box.prices.items() if price and price not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line_or_is_silent(language: str) -> None:
    """An event has a text or is silent, and no text is for an unknown event."""
    said = {key.split(".")[1] for key in texts(language) if key.startswith("event.")}

    with_line = {name.partition(".")[0] for name in said}
    assert with_line | {event.__name__ for event in SILENT} == events().keys()


def test_a_line_never_needs_what_is_secret() -> None:
    """The text for players who don't know the secret fields does not need them."""
    for name, event in events().items():
        for secret in event.secret:
            assert secret not in fields(texts("en")[f"event.{name}.hidden"][0])


@cache
def calls() -> tuple[tuple[str, str, ast.Call], ...]:
    """Each place outside words where a text is asked for by its whole key."""
    found: list[tuple[str, str, ast.Call]] = []
    for folder in ("bot", "render"):
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call):
                    continue
                name = node.func
                called = name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", "")
                for first in node.args[:1] if called in ("say", "Refused") else ():
                    found += [
                        (f"{file.name}:{node.lineno}", str(key.value), node)
                        for key in ast.walk(first)
                        if isinstance(key, ast.Constant) and KEY.match(str(key.value))
                    ]
    return tuple(found)


def _all_are_in_time() -> bool:
    """Whether all moments for prepared answers leave open which seats can use one."""
    return len({moment.has_use for moment in preparations().values()}) == 1


def test_every_text_that_is_asked_for_is_there() -> None:
    """A key written out in the bot or the pictures is in the catalogues."""
    unknown = [
        (where, key)
        for where, key, _ in calls()
        if key not in texts("en")
        and not any(k.startswith(key) for k in texts("en"))
        # If no action can be prepared too early, that text is not used.
        and (key != "ui.error.early." or not _all_are_in_time())
    ]

    assert unknown == []


def test_every_text_gets_the_values_it_needs() -> None:
    """Every value that a text needs is given by name where its key is used."""
    lacking = []
    for where, key, call in calls():
        given = {word.arg for word in call.keywords}
        if None not in given and key in texts("en"):
            needs = frozenset().union(*map(fields, texts("en")[key]))
            lacking += [(where, key, name) for name in sorted(needs - given)]

    assert lacking == []


def test_every_option_of_the_base_game_can_be_typed() -> None:
    """
    Each is an argument of a command, and its named values are choices, those of boxes too.

    A command can't have more than 25: a format leaves out player trades. Options that no lobby
    offers are left out, too.
    """
    for option in BASE.options:
        if option.name == "trades" or not option.is_offered:
            continue
        assert command(f"game new {option.name}")["description"]
        values = (o.values for box in BOXES for o in box.options if o.name == option.name)
        for value in chain.from_iterable(values):
            if isinstance(value, str):
                assert choice(option.name, value)["name"]
