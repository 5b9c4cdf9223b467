"""Typed progress cards: the proposals for those in hand, and how their names are understood."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.chat.outgoing import CHOICE
from bot.screens.choosing.hints import BEHIND
from game import Game
from game.boxes import BOXES
from game.cities_knights.parts import Barbarians
from game.core.codec import compiled
from game.core.part import Held
from tests.bot.test_knight_answers import at, holding, rested
from tests.house import needs
from words import LANGUAGES, Words

pytestmark = [needs("cities_knights"), pytest.mark.usefixtures("blank")]


def with_cards(*names: str) -> Callable[[Game], None]:
    """Give the player on turn these cards and another the lead, with no knights or attacks."""

    def change(game: Game) -> None:
        holding(names[0])(game)
        state = rested(game)
        state.change(Barbarians, attacks=0)
        cards = (Held(state.rules.deck_card(name), state.stint - 1) for name in names)
        state.held[state.turn] = tuple(cards)

    return change


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            (
                "Merchant – place the merchant: trade its hex’s resource 2:1, and get a point",
                (
                    "Saboteur – opponents with as many points as you, or more, discard half their "
                    "cards"
                ),
                "Alchemist – before your roll: choose both dice before you roll",
                "Bishop – after the first barbarian attack: move the robber and rob everyone there",
                "Smith – no knight to promote: promote up to 2 knights for free",
            ),
        ),
        (
            "es",
            (
                "Comerciante – pon el comerciante: cambias 2:1 lo que da su hexágono; +1 punto",
                "Saboteador – quien te iguale o supere en puntos descarta la mitad de sus cartas",
                "Alquimista – antes de tirar: elige los dos dados antes de tirar",
                (
                    "Obispo – tras el primer ataque bárbaro: "
                    "mueve el ladrón y roba a cada rival que haya ahí"
                ),
                (
                    "Herrero – ningún caballero tuyo puede ascender: "
                    "asciende gratis a uno o dos caballeros"
                ),
            ),
        ),
    ],
)
async def test_each_card_in_hand_is_proposed_with_what_it_does(
    tmp_path: Path, language: str, told: tuple[str, ...]
) -> None:
    """Each card is proposed once, playable ones first, with its choices further below."""
    held = with_cards("bishop", "merchant", "smith", "saboteur", "alchemist", "merchant")
    async with at(tmp_path, held, language) as (_, thumb, _):
        found = await thumb.person.autocomplete("card play", "how", how="")

    names = [str(choice["name"]) for choice in found]
    assert names[: len(told)] == [*told]
    assert len(names) > len(told)
    assert all(told[0].partition(BEHIND)[0] in name for name in names[len(told) :])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_has_room_where_it_is_proposed(language: str) -> None:
    """The effect isn't cut, even with the note that the card can't be played now."""
    rules, w = compiled(("base", "cities_knights"), {}, 4, BOXES), Words(language)
    for card in rules.deck_cards:
        does = w.say(w.of(f"dev_card.{card.name}.does", rules))
        for key in ("none", "core.refusals.NOT_YOUR_TURN", "core.refusals.NOT_NOW.roll"):
            told = w.say("ui.card.later", why=w.say(f"ui.hand.later.{key}"), does=does)
            assert len(f"{w.dev_card(card.name)}{BEHIND}{told}") <= CHOICE


async def test_a_card_is_meant_by_its_name_alone(tmp_path: Path) -> None:
    """A card asks for its choice or is played; one that can't be played names the rule."""
    held = ("merchant", "saboteur", "bishop", "smith", "intrigue", "alchemist")
    async with at(tmp_path, with_cards(*held)) as (t, thumb, _):
        for how, says in (
            ("merchant", "Where does the merchant go?"),
            ("bishop", "until the first barbarian attack"),
            ("smith", "wouldn’t do anything now"),
            ("intrigue", "wouldn’t do anything now"),
            ("alchemist", "Not now"),
            ("spy", "spy"),
        ):
            assert says in await t.command(thumb.person, "card play", how=how), how
        assert len(t.state.held[t.state.turn]) == len(held)

        assert "✓" in await t.command(thumb.person, "card play", how="PlaySaboteur")
        assert len(t.state.held[t.state.turn]) == len(held) - 1
