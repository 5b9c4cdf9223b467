"""Texts for five and six: who acts in a pair and between turns, and their duties."""

from __future__ import annotations

import pytest

from game import Game, Seat, Seeded
from game.core.view import view
from game.five_six.paired import PartBegan
from tests.game.five_six.tables import CARD, CITY, NAMES, ROAD, Phase, Six
from words import LANGUAGES, Words, alt_text


def who(seat: Seat) -> str:
    """A player's name."""
    return "ABCDEF"[seat]


@pytest.mark.parametrize(
    ("language", "owed", "seen"),
    [
        ("en", "build, trade with the bank, or end this part", "D’s part of A’s turn."),
        ("es", "construir, comerciar con la banca o terminar esta parte", "D juega su parte en el"),
    ],
)
def test_the_second_of_a_pair_owes_less_than_a_turn(language: str, owed: str, seen: str) -> None:
    """The text for the partner does not tell them to trade with players."""
    table, w = Six(a=ROAD, d=ROAD), Words(language)
    whole = view(table.state, None)
    assert w.duty(whole.debts()[0], whole) == w.duty(whole.debts()[0])
    table.end()

    part = view(table.state, None)

    assert w.duty(part.debts()[0], part) == owed
    assert w.ask(part.debts()[0], "D", part) != w.ask(part.debts()[0], "D")
    assert alt_text(part, who, w).startswith(seen)
    assert not alt_text(whole, who, w).startswith(seen)


@pytest.mark.parametrize(
    ("language", "now", "later", "last"),
    [
        ("en", "B can build now.", "Next to build: C and F.", "F can build now."),
        ("es", "ahora puede construir B.", "Después pueden construir: C y F.", "construir F."),
    ],
)
def test_an_alt_text_says_who_may_build(language: str, now: str, later: str, last: str) -> None:
    """It lists the builders in order, and no longer names a turn."""
    table, w = Phase(b=ROAD, c=CITY, f=CARD), Words(language)
    table.end()

    said = alt_text(view(table.state, None), who, w)
    table.pass_on("b")
    table.pass_on("c")

    assert f"{now} {later}" in said
    assert not said.startswith(w.say("alt.turn", player="A"))
    at_last = alt_text(view(table.state, None), who, w)
    assert last in at_last
    assert later.partition(":")[0] not in at_last


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_second_part_of_a_game_says_what_it_is(language: str) -> None:
    """The line that begins a second part explains pairs once a game, where they first happen."""
    w, chance = Words(language), Seeded(b"pairs")
    game = Game.new(6, chance, modules=NAMES)
    said = list[str]()
    while len(said) < 2:
        seat, action = game.defaults()[0]
        for event in game.play(seat, action, chance):
            if isinstance(event, PartBegan):
                said.append(w.event(event, who, game.state.rules, game.view()) or "")
                player = who(event.seat)
                usual = w.say("event.PartBegan", player=player)
                first = w.say("event.PartBegan.first", player=player)
                assert said[-1] == (usual if said[1:] else first)
