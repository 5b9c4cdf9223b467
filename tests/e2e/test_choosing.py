"""How people who play by themselves choose: by what is said, and in each language alike."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from players.mind import Mind
from players.promise import likeness
from players.reading import Hand, Offer


@pytest.fixture
def mind() -> Mind:
    """Alba, who holds what a road costs and wants a settlement."""
    found = Mind(Random(4), "Alba", ("Bruno", "Chloé"))
    found.roads = 2
    found.read = Hand(Counter(wood=1, brick=1, wheat=1, ore=2), {}, Counter())
    return found


@pytest.mark.parametrize(
    ("question", "options", "best"),
    [
        ("Who do you rob?", ["Bruno – 1 card and 2 points", "Chloé – 6 cards and 4 points"], 1),
        ("¿A quién robas?", ["Bruno – 5 cartas y 6 puntos", "Chloé – 1 carta y 3 puntos"], 0),
        ("Which card do you take?", ["Ore", "Wool"], 1),
        ("Which card do you give back?", ["Wool", "Ore"], 1),
        ("¿Qué carta devuelves?", ["Lana", "Mineral"], 1),
        ("Which card do you keep?", ["Smith – promote up to 2 knights", "Printer – 1 point"], 1),
        ("What do you pay?", ["Pay 2 ore", "Pay 2 wool"], 0),
        ("¿Qué tomas primero?", ["2 minerales por 1 lana", "2 lanas por 1 mineral"], 0),
        ("Which city do you lose?", ["6 ore – pays on 15 of 36 rolls", "12 ore – nobody"], 1),
        ("monopoly", ["ore – you have 2, the bank 17", "ore – you have 2, the bank 3"], 1),
        ("Which knight?", ["a – basic knight", "b – mighty knight"], 1),
    ],
)
def test_the_best_is_taken_by_its_words(
    mind: Mind, question: str, options: list[str], best: int
) -> None:
    """What is lacked, what brings points, who has most; and the least where something goes."""
    assert {mind.choose(options, question) for _ in range(20)} == {best}


def test_the_robber_goes_to_others(mind: Mind) -> None:
    """Never to oneself, nor where nobody is, however often its number comes."""
    places = ["6 ore – Alba and Bruno", "8 wheat – nobody has built here", "5 wool – Chloé"]

    assert {mind.hex(places) for _ in range(20)} == {2}


def test_what_did_not_work_is_left_alone_this_turn(mind: Mind) -> None:
    """Until the next one, when it may."""
    mind.tried.add("b – mighty knight")

    assert mind.choose(["a – basic knight", "b – mighty knight"]) == 0
    mind.begin_turn()
    assert mind.choose(["a – basic knight", "b – mighty knight"]) == 1


def test_an_offer_is_taken_for_what_it_brings(mind: Mind) -> None:
    """What is lacked for what is spare, and never the other way round."""
    hand = mind.read
    assert hand

    def says(give: str, get: str) -> set[str]:
        nobody = frozenset[str]()
        facts = {"give": Counter([give]), "get": Counter([get])}
        offer = Offer("1", "Bruno", is_counter=False, **facts, yes=nobody, waits=nobody)
        return {mind.answer(offer, hand) for _ in range(50)}

    assert "accept" in says("wool", "ore")
    assert "accept" not in says("ore", "wood")


def test_a_button_is_found_by_what_is_owed() -> None:
    """By the beginnings of its words, as they are bent."""
    assert likeness("Choose cards", "must choose 2 cards from the bank") == 1
    assert likeness("My hand", "must choose 2 cards from the bank") == 0
