"""Typed words lead to an entry about them, in the games where it applies."""

from __future__ import annotations

from importlib import import_module

import pytest

from game import BOXES
from game.core.action import Action, Reason
from game.core.ruleset import Ruleset
from tests.house import NAMES, played_with
from tests.words.test_almanac import ALMANAC, rules, seen
from words import LANGUAGES, Words
from words.almanac import plain
from words.catalogue import CLASSIC, editions, files, read

PROPOSED = 5
"""Number of entries suggested for typed text that is no name."""

BASE, EGYPT, SEA = "base", "base egypt", "base seafarers"
KNIGHTS, BOTH = "base cities_knights", "base seafarers cities_knights"

TYPED = (
    (SEA, "oro", "seafarers.gold"),
    (SEA, "gold", "seafarers.gold"),
    (BOTH, "oro", "seafarers.gold"),
    (BASE, "oro", "base.gold"),
    (BOTH, "con Navegantes", "knights_at_sea.knights_at_sea"),
    (BOTH, "with Seafarers", "knights_at_sea.knights_at_sea"),
    (SEA, "Navegantes", "seafarers.seafarers"),
    (KNIGHTS, "nivel", "cities_knights.improvements"),
    (KNIGHTS, "level", "cities_knights.improvements"),
    (KNIGHTS, "levels", "cities_knights.improvements"),
    (KNIGHTS, "progreso", "cities_knights.decks"),
    (KNIGHTS, "progress", "cities_knights.decks"),
    (BASE, "progreso", "base.progress"),
    (KNIGHTS, "mercado", "cities_knights.trade"),
    (KNIGHTS, "market", "cities_knights.trade"),
    (KNIGHTS, "ayuntamiento", "cities_knights.politics"),
    (KNIGHTS, "town hall", "cities_knights.politics"),
    (KNIGHTS, "abadía", "cities_knights.science"),
    (KNIGHTS, "University", "cities_knights.science"),
    (KNIGHTS, "ejército bárbaro", "cities_knights.barbarians"),
    (KNIGHTS, "barbarian army", "cities_knights.barbarians"),
    (KNIGHTS, "tramo final", "cities_knights.diplomat"),
    (KNIGHTS, "open road", "cities_knights.diplomat"),
    (KNIGHTS, "promocionar", "cities_knights.knights"),
    (KNIGHTS, "ascender", "cities_knights.knights"),
    (KNIGHTS, "promote", "cities_knights.knights"),
    (KNIGHTS, "contratar", "cities_knights.knights"),
    (KNIGHTS, "reclutar", "cities_knights.knights"),
    (KNIGHTS, "hire", "cities_knights.knights"),
    (KNIGHTS, "activo", "cities_knights.knights"),
    (KNIGHTS, "pasivo", "cities_knights.knights"),
    (KNIGHTS, "inactivo", "cities_knights.knights"),
    (KNIGHTS, "inactive", "cities_knights.knights"),
    (KNIGHTS, "passive", "cities_knights.knights"),
    (KNIGHTS, "fleur-de-lis", "cities_knights.knights"),
    (KNIGHTS, "tipped city", "cities_knights.tipped"),
    (KNIGHTS, "expulsar", "cities_knights.drive"),
    (KNIGHTS, "Commercial Harbor", "cities_knights.commercial_harbor"),
    (KNIGHTS, "Commercial Harbor", "cities_knights.commercial_harbor"),
    (KNIGHTS, "Puerto comercial", "cities_knights.commercial_harbor"),
    (BASE, "Disposición inicial para jugadores expertos", "base.variable"),
    (BASE, "Set-up for experienced players", "base.variable"),
    (BASE, "hexágono de campo", "base.terrain"),
    (BASE, "tipos de campo", "base.terrain"),
    (EGYPT, "hexágono de terreno", "base.terrain"),
    (EGYPT, "terrain hexes", "base.terrain"),
    (EGYPT, "Oasis", "egypt.oasis"),
    (EGYPT, "Generic harbor/oasis", "base.harbour_generic"),
    (EGYPT, "Special harbor/oasis", "base.harbour_special"),
    (EGYPT, "Puertos y oasis básicos/especializados", "base.harbour_generic base.harbour_special"),
    (EGYPT, "Puerto básico/especializado", "base.harbour_generic base.harbour_special"),
    (EGYPT, "Puerto básico", "base.harbour_generic"),
    (EGYPT, "Puerto especializado", "base.harbour_special"),
    (EGYPT, "Trade with Opponents", "base.domestic"),
    (EGYPT, "Sphinx", "egypt.temples"),
    (EGYPT, "Esfinge", "egypt.temples"),
    (EGYPT, "Abu Simbel", "egypt.temples"),
    (EGYPT, "Temple of Edfu", "egypt.temples"),
    (EGYPT, "Templo de Edfu", "egypt.temples"),
    (EGYPT, "Djoser Pyramid", "egypt.temples"),
    (EGYPT, "Pirámide de Djoser", "egypt.temples"),
    (SEA, "isla pequeña", "seafarers.island"),
    (SEA, "isla principal", "seafarers.island"),
    (SEA, "main island", "seafarers.island"),
    (SEA, "suministro", "base.bank"),
    (SEA, "supply", "base.bank"),
    ("base seafarers cloth", "tela", "cloth.cloth"),
)
"""Typed texts by the boxes that are played, and all the entries that answer them."""


def at(names: str) -> Ruleset:
    """The rules of a game of these boxes, a scenario's on its own map."""
    boxes = names.split()
    if missing := {*boxes} - NAMES:
        pytest.skip(f"not in the house: {missing}")
    maps = [next(iter(box.maps)) for box in BOXES if box.scenario_of and box.name in boxes]
    return rules(*boxes, map=maps[0]) if maps else rules(*boxes)


@pytest.mark.parametrize("names", dict.fromkeys(names for names, _, _ in TYPED))
def test_what_is_typed_leads_to_its_entry(names: str) -> None:
    """The answer and autocomplete begin with the entry."""
    played, lost = at(names), []
    for typed, wanted in [
        (typed, found.split()) for where, typed, found in TYPED if where == names
    ]:
        if not all(map(ALMANAC.has, wanted)):
            continue  # the box of this word is not in the house
        answers = [look(typed, played)[: len(wanted)] for look in (ALMANAC.find, ALMANAC.near)]
        if answers != [wanted, wanted] or wanted[0].partition(".")[0] not in played.modules:
            lost.append((typed, wanted, answers))

    assert lost == [], "\n".join(map(str, lost))


NAMED = ("card.", "terrain.", "piece.", "deck.", "dev.", "award.", "thing.")
"""Prefixes of the keys of nouns that players type."""
FRAME = {"terrain.frame", "terrain.margin", "terrain.hidden", "terrain.sea"}
"""Nouns that occur only in pictures."""


def nouns() -> list[tuple[str, str, str, str]]:
    """Each box with an edition, a language and the name of one of its things."""
    found = []
    for language in LANGUAGES:
        for file in files(language):
            folder = file.parents[3].name
            for edition in editions():
                if file.stem == f"edition-{edition}":
                    box = folder if folder in NAMES else "base"
                    keys = {key for key in read(file) if key.startswith(NAMED)}
                    known = {key for key in keys if key.count(".") == 1} - FRAME
                    found += [(box, edition, language, key) for key in sorted(known)]
    return found


def test_every_name_of_a_thing_leads_to_an_entry_about_it() -> None:
    """Each card, terrain, piece and award of each edition, in both languages and numbers."""
    lost = []
    for box, edition, language, key in nouns():
        played = rules(*played_with(box if box != "base" or edition == "classic" else edition))
        noun = Words(language, edition).noun(key)
        for typed in {noun.form(), noun.form("s")}:
            keys = ALMANAC.find(typed, played)
            told = (plain(seen(ALMANAC.text(key, language, played))) for key in keys[:2])
            if not any(set(plain(typed).split()) <= set(text.split()) for text in told):
                lost.append((box, edition, language, key, typed, keys))

    assert lost == []


NAMELESS = {
    *("TakeWater", "LeaveWater", "TakeProgress", "TakeNoProgress", "DiscardProgress"),
    *("GiveGift", "LetGo", "RebuildRoute", "RebuildNothing", "TakeFromHand", "ChooseGold"),
    *("RepayHorus", "TakeMaatCard", "KeepThothCard", "FlipGod"),
}
"""Verbs with a label such as "Take a card", which needs the question above it."""


def explained(verb: type[Action]) -> str | None:
    """The entry that explains the rule of *verb*, by the refusals that are its own."""
    found = vars(import_module(verb.__module__)).get("No")
    if not isinstance(found, type) or not issubclass(found, Reason):
        return None
    if found.__module__ != verb.__module__:
        return None
    start = next(iter(found)).key.rpartition(".")[0]
    return ALMANAC.explaining(f"{start}.{verb.__name__}")


def test_every_verb_leads_to_the_entry_that_tells_its_rule() -> None:
    """A button's label suggests the entry on its refusals, or one that is linked with it."""
    see = {entry.key: {entry.key, *entry.see} for entry in ALMANAC.entries}
    lost = []
    for box in BOXES:
        played = rules(*played_with(box.name))
        for verb in (verb.action for verb in box.verbs if verb.action.__name__ not in NAMELESS):
            wanted = explained(verb)
            if wanted is None:
                continue
            for language in LANGUAGES:
                w, text = Words(language, played.edition or CLASSIC), f"ui.verb.{verb.__name__}"
                near = ALMANAC.near(w.say(text), played)[:PROPOSED] if w.has(text) else [wanted]
                if not any(wanted in see[key] or key in see[wanted] for key in near):
                    lost.append((language, w.say(text), wanted, near))

    assert lost == []


def test_what_is_owed_proposes_an_entry() -> None:
    """Typing a duty, as a push words it, suggests a word that explains it."""
    lost = []
    for box in BOXES:
        played = rules(*played_with(box.name))
        for language in LANGUAGES:
            w = Words(language, played.edition or CLASSIC)
            for duty in box.duties:
                owed = w.say(f"duty.{duty.name.replace(' ', '_')}", count=2)
                if not ALMANAC.near(owed, played):
                    lost.append((language, owed))

    assert lost == []
