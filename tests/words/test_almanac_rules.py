"""The almanac matches the rules at the table, and answers the cases that players ask about."""

from __future__ import annotations

import re

import pytest

from tests.house import NAMES, needs
from tests.words.test_almanac import ALMANAC, rules, seen
from words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["base.turn", "base.dev_cards"])
def test_before_the_roll_only_what_the_table_allows(key: str, language: str) -> None:
    """When only knights can be played before the roll, no word says that every card can."""
    note = f"almanac.{key}.before_roll"
    every, knights = (Words(language).say(f"{note}.{value}") for value in ("any", "knights"))

    free, strict = (
        seen(ALMANAC.text(key, language, rules("base", before_roll=value)))
        for value in ("any", "knights")
    )

    assert every in free
    assert every not in strict
    assert knights in strict
    assert {"en": "before", "es": "antes de tirar"}[language] not in strict.replace(
        knights, ""
    ).lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", ["as phases", "at once", "next turn"])
def test_a_new_harbour_works_as_the_table_plays(value: str, language: str) -> None:
    """Of the three ways in which a new harbor can work, a table reads its own."""
    told = seen(ALMANAC.text("base.phases", language, rules("base", new_harbours=value)))

    assert [
        note
        for note in ("as_phases", "at_once", "next_turn")
        if Words(language).say(f"almanac.base.phases.new_harbours.{note}") in told
    ] == [value.replace(" ", "_")]
    assert len(re.findall("harbor|puerto", told)) == 1


@pytest.mark.parametrize(
    ("key", "names", "english", "spanish"),
    [
        ("base.longest_road", "base", "nobody holds it", "queda sin dueño"),
        (
            "base.largest_army",
            "base egypt gods",
            "can then change hands",
            "puede cambiar de manos o quedarse sin dueño",
        ),
        (
            "gods.gods",
            "base egypt gods",
            "You can’t swap an unused god",
            "Sin usarlo no puedes cambiarlo",
        ),
        ("base.settlement", "base egypt gods pyramid", "papyrus boat", "barcas de papiro"),
        ("base.road_building", "base egypt gods pyramid", "apyrus boats", "barcas de papiro"),
        ("base.variable", "base egypt gods pyramid", "Delta", "Delta"),
        ("base.goal", "base egypt gods pyramid", "golden block", "bloques dorados"),
        ("base.advice", "base", "room to expand", "sitio para crecer"),
        ("base.advice", "base", "Trade often", "Comercia a menudo"),
        ("gods.advice", "base egypt gods", "Isis", "Isis"),
        ("pyramid.advice", "base egypt gods pyramid", "block", "bloque"),
        ("pyramid.advice", "base egypt gods pyramid", "boats: avoid dead ends", "3 barcas: evita"),
        ("base.advice", "base", "in the middle is risky", "en el centro es arriesgado"),
        ("base.city", "base egypt", "very hard to win", "muy difícil ganar"),
        ("base.victory_card", "base", "Keep them secret", "Guárdalas bien"),
        ("egypt.temples", "base egypt", "the Djoser Pyramid", "la Pirámide de Djoser"),
        (
            "cities_knights.knights",
            "base cities_knights",
            "2 basic, 2 strong, and 2 mighty",
            "2 simples, 2 fuertes y 2 poderosos",
        ),
        (
            "cities_knights.barbarians",
            "base cities_knights",
            "Active knights defend with 1, 2, or 3 each",
            "Los caballeros activos defienden con 1, 2 o 3 cada uno",
        ),
        (
            "cities_knights.diplomat",
            "base cities_knights",
            "Another player’s building or knight there makes no difference",
            "aunque ahí haya un edificio o caballero de otro",
        ),
    ],
)
def test_what_the_rules_say_is_told(key: str, names: str, english: str, spanish: str) -> None:
    """The entries answer the cases that players ask about, in both languages."""
    if set(names.split()) - NAMES:
        pytest.skip("the box of this word is not in the house")
    played = rules(*names.split())

    assert english in seen(ALMANAC.text(key, "en", played))
    assert spanish in seen(ALMANAC.text(key, "es", played))


@pytest.mark.parametrize("key", ["base.turn", "base.trade", "base.domestic", "base.phases"])
def test_separate_phases_are_told_where_they_are_played(key: str) -> None:
    """When trading comes first, no word says that you can trade after building."""
    for language in LANGUAGES:
        note = Words(language).say(f"almanac.{key}.phases.separate")

        assert note in seen(ALMANAC.text(key, language, rules("base", phases="separate")))
        assert note not in seen(ALMANAC.text(key, language, rules("base")))


@needs("knights_at_sea", "discovery")
@pytest.mark.parametrize(
    ("language", "gold", "ships"),
    [
        ("en", "You can’t place it on gold", "You can also place 2 ships"),
        ("es", "No puede ir en un hexágono de oro", "También puedes colocar barcos"),
    ],
)
def test_cards_are_told_of_as_they_are_at_sea(language: str, gold: str, ships: str) -> None:
    """At sea no merchant goes on gold; free roads can be ships, where the map has any."""
    for where, names in (("new_shores", ()), ("oasis", ("discovery",))):
        played = rules("base", "cities_knights", "seafarers", *names, map=where)
        merchant, roads = (
            seen(ALMANAC.text(f"cities_knights.{card}", language, played))
            for card in ("merchant", "road_builders")
        )

        assert gold in merchant
        assert (ships in roads) == (where == "new_shores")
