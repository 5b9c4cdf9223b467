"""The gods in texts: their effects, and reports of their help."""

from __future__ import annotations

import pytest

from game import Event, Game, Seat, told
from game.gods.after_use import GodExchanged
from game.gods.horus import HorusPaid, HorusRepaid
from game.gods.maat import MaatCardTaken
from game.gods.names import GODS
from game.gods.refusals import GodUsed
from tests.game.gods import board_lines
from tests.game.random_games import in_turn
from tests.house import sets
from tests.words import test_commands as commands
from tests.words.board_reader import read_board_text
from tests.words.tables import Dice, played, who
from tests.words.test_board_text import as_read
from words import LANGUAGES, Words, board_text, command
from words.catalogue import CLASSIC, texts

A, B, C = map(Seat, range(3))
ORE = 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("god", GODS)
def test_every_god_has_a_name_and_says_what_it_does(god: str, language: str) -> None:
    """Each effect is a few words of our own that fit on a line."""
    w = Words(language)

    assert w.say(f"god.{god}")
    assert 30 < len(w.say(f"god_card.{god}.does")) <= 120


def test_no_god_has_words_that_is_none() -> None:
    """Only the ten gods have names and effects."""
    for start, end in (("god.", ""), ("god_card.", ".does")):
        keys = {key for key in texts("en") if key.startswith(start)}
        assert keys == {f"{start}{god}{end}" for god in GODS}


LINES: dict[str, tuple[Event, Seat | None, str, str]] = {
    "a god helps": (
        GodUsed(seat=A, god="amun"),
        None,
        "**Amun** helps 🔴 Alba.",
        "**Amón** ayuda a 🔴 Alba.",
    ),
    "two gods change places": (
        GodExchanged(seat=A, given="thoth", god="isis"),
        None,
        "🔴 Alba returns Thoth and takes **Isis**.",
        "🔴 Alba cambia a Tot por **Isis**.",
    ),
    "both pay": (
        HorusPaid(seat=A, card=ORE, given=(0, 1, 1)),
        None,
        "🔴 Alba asks for ore: 1 from 🔵 Inés and 1 from ⚪ Carla: y.",
        "🔴 Alba pide mineral: 1 de 🔵 Inés y 1 de ⚪ Carla: y.",
    ),
    "nobody pays": (
        HorusPaid(seat=A, card=ORE, given=(0, 0, 0)),
        None,
        "🔴 Alba asks for ore, but gets none.",
        "🔴 Alba pide mineral, pero no recibe nada.",
    ),
    "a card goes back": (
        HorusRepaid(seat=A, to=B, card=ORE),
        None,
        "🔴 Alba gives 🔵 Inés 1 ore in return.",
        "🔴 Alba devuelve 1 mineral a 🔵 Inés.",
    ),
    "to the table": (
        MaatCardTaken(seat=A, victim=B, card=ORE),
        None,
        "🔴 Alba takes one card from 🔵 Inés.",
        "🔴 Alba elige una carta de 🔵 Inés y se la queda.",
    ),
    "to who took it": (
        MaatCardTaken(seat=A, victim=B, card=ORE),
        A,
        "You take 1 ore from 🔵 Inés.",
        "Le quitas 1 mineral a 🔵 Inés.",
    ),
    "to who lost it": (
        MaatCardTaken(seat=A, victim=B, card=ORE),
        B,
        "🔴 Alba takes 1 ore from 🔵 Inés.",
        "🔴 Alba le quita 1 mineral a 🔵 Inés.",
    ),
}


@pytest.mark.parametrize("case", LINES)
def test_what_is_told(case: str) -> None:
    """Reports of a god's help are in both languages and only say what the reader may know."""
    event, reader, english, spanish = LINES[case]
    rules = Game.new(3, Dice(1), modules=("base", "gods")).state.rules
    heard = told(event, reader)

    said = [Words(language).event(heard, who, rules, None, reader) for language in ("en", "es")]

    assert said == [english, spanish]


@pytest.mark.parametrize(
    ("modules", "language"),
    in_turn(*((m, lang) for m in sets("base gods", "base egypt gods") for lang in LANGUAGES)),
)
def test_what_boxes_lay_on_the_table_is_told(modules: str, language: str) -> None:
    """The board text lists gods of seats and on display, and can be read back in any edition."""
    for number, (game, _) in enumerate(played(7, actions=600, modules=modules)):
        if number % 40 == 0 or game.state.winners:
            view = game.view()
            edition = view.rules.edition or CLASSIC
            text = board_text(view, who, Words(language, edition))
            expected = as_read(view)
            board_lines.add(expected, view)
            assert read_board_text(text, language, edition, board_lines.LINES) == expected


PATHS = (
    "god",
    "god.use",
    "god.use.how",
    "god.flip",
    "god.exchange",
    "god.exchange.god",
    "god.show",
)


@pytest.mark.parametrize("path", PATHS)
def test_commands_of_gods_are_named_and_told(path: str) -> None:
    """The gods' commands have names and descriptions in both languages."""
    assert commands.is_named_and_told(path), command(path)
    assert command(path)["name"] == path.rpartition(".")[2]
