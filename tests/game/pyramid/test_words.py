"""The Great Pyramid in texts: the board as text, read back, and its alt text."""

from __future__ import annotations

from typing import Any

import pytest

from game import BOXES, view
from game.pyramid.parts import Pyramid
from tests.game.pyramid import board_lines
from tests.game.pyramid.tables import BANK, River
from tests.game.random_games import in_turn
from tests.house import sets
from tests.words.board_reader import read_board_text
from tests.words.tables import played, who
from tests.words.test_board_text import as_read
from tests.words.test_commands import NAME
from words import (
    LANGUAGES,
    Almanac,
    Words,
    alt_text,
    board_text,
    command,
)
from words.catalogue import CLASSIC


@pytest.mark.parametrize(
    ("modules", "settings", "language"),
    in_turn(
        *(
            (modules, settings, language)
            for modules in sets("base gods pyramid", "base egypt gods pyramid")
            for settings in ({"map": "first_nile"}, {}, {"points": 3})
            for language in LANGUAGES
        )
    ),
    ids=str,
)
def test_the_public_view_is_rebuilt_from_the_text(
    modules: str, settings: dict[str, Any], language: str
) -> None:
    """At any moment and in either edition the text has river, blocks, numbers and Favor."""
    for number, (game, _) in enumerate(played(5, actions=700, modules=modules, **settings)):
        if number % 60 == 0 or game.state.winners:
            edition = game.state.rules.edition or CLASSIC
            view = game.view()
            text = board_text(view, who, Words(language, edition))
            expected = as_read(view)
            board_lines.add(expected, view)
            assert read_board_text(text, language, edition, board_lines.LINES) == expected


@pytest.mark.parametrize(
    ("laid", "level"), [("", 1), ("a" * 12 + "bbb", 1), ("a" * 12 + "bbbb", 2), ("p" * 29, 4)]
)
def test_the_level_under_way_is_told(laid: str, level: int) -> None:
    """The text names the lowest level with a free space."""
    assert River(BANK, laid=laid).pyramid.level == level


def test_the_favor_is_told_with_its_owner() -> None:
    """The text also says whether it was used this turn."""
    table = River(BANK, laid="ab")
    assert (
        "Has the Vizier’s Favor\n" in board_text(view(table.state, None), who, Words("en")) + "\n"
    )

    table.state.change(Pyramid, used=table.state.stint)

    text = board_text(view(table.state, None), who, Words("en"))
    assert "Has the Vizier’s Favor, already used this turn" in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Pyramid: 5 of 30 blocks, 2 of 12 by the pharaoh."),
        ("es", "Pirámide: 5 de 30 bloques, 2 de 12 del faraón."),
    ],
)
def test_the_alt_text_says_how_far_the_pyramid_is(language: str, said: str) -> None:
    """It says how many blocks there are, and how many of them are the pharaoh's."""
    table = River(BANK, laid="aabpp")

    assert said in alt_text(view(table.state, None), who, Words(language))


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("pyramid", "pyramid.pyramid"),
        ("pirámide", "pyramid.pyramid"),
        ("delta", "pyramid.nile"),
        ("tie", "pyramid.finish"),
        ("empate", "pyramid.finish"),
        ("Ptha", "gods.ptah"),
    ],
)
def test_what_players_call_it_is_in_the_almanac(typed: str, key: str) -> None:
    """It has short names, the rule for ties, and Ptah as spelled on his card."""
    assert Almanac(BOXES).find(typed) == [key]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_almanac_tells_the_limits_of_a_seven(language: str) -> None:
    """In a game of the Pyramid it does not call the smallest number the limit."""
    told = Almanac(BOXES).text("base.seven", language, River(BANK).state.rules)

    assert "9" in told


@pytest.mark.parametrize("path", ["build.boat", "build.block", "trade.vizier", "trade.vizier.give"])
def test_its_commands_are_named_in_both_languages(path: str) -> None:
    """The English names are the paths, and the Spanish names are ones that Discord allows."""
    told = command(path)
    spanish = told["name_localizations"]["es-ES"]

    assert told["name"] == path.rpartition(".")[2] != spanish
    assert NAME.fullmatch(spanish)
    assert len(told["description_localizations"]["es-ES"]) <= 100
