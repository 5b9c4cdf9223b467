"""Boxes in the lobby: which are offered, what they change, and what they are called."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.chat.screen import Menu
from bot.features.lobby import lobby, screens, variant
from bot.features.lobby.commands import chosen
from bot.screens.named import boxes_text
from bot.table.games import Games
from game import BOXES, Game, Seeded, edition_of, offered
from tests.bot.acting import NOON, opened, refuses
from tests.bot.tables import table
from tests.house import SCENARIOS, needs, seats
from words import LANGUAGES, Words


@pytest.mark.parametrize("names", offered())
def test_what_is_offered_can_be_played(names: tuple[str, ...]) -> None:
    """A game of every offered set begins, and its edition has words."""
    game = Game.new(seats(names), Seeded(b"any"), modules=names)

    assert game.state.rules.edition == edition_of(names)


def test_every_box_is_offered() -> None:
    """The base game is offered first; no set appears twice, and scenarios bring their maps."""
    assert offered()[0] == ("base",)
    found = {name for names in (*offered(), *SCENARIOS) for name in names}
    bridges = {box.name: {*box.needs} for box in BOXES if box.is_bridge}
    assert found == {box.name for box in BOXES} - {*bridges}
    assert all(any(needs <= {*names} for names in offered()) for needs in bridges.values())
    assert len(set(offered())) == len(offered())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_has_its_own_name(language: str) -> None:
    """Every offered set has a different name in every language."""
    told = [boxes_text(Words(language), names) for names in offered()]

    assert len(set(told)) == len(told)


@needs("egypt")
async def test_the_host_chooses_the_boxes(games: Games) -> None:
    """The lobby shows the boxes that the host chose, and the game starts with them."""
    opening = await opened(games, 3)
    changed = await variant.set_boxes(games, opening.id, 1, ("base", "egypt"))
    assert "Ancient Egypt" in screens.lobby(changed).text

    started = await lobby.start(games, opening.id, 1, NOON)

    assert started.playing().state.rules.edition == "egypt"
    assert started.words("es").noun("piece.road").form() == "carro de bueyes"


async def test_nobody_else_chooses_them(games: Games) -> None:
    """A guest is refused."""
    opening = await opened(games, 3)

    with refuses("not_host"):
        await variant.set_boxes(games, opening.id, 2, ("base", "egypt"))


@needs("pyramid")
async def test_options_that_a_box_does_not_have_fall_back(games: Games) -> None:
    """Options that the new boxes don't have are dropped; the others are kept."""
    opening = await opened(games, 3)
    await variant.set_option(games, opening.id, 1, "map", "beginner")
    await variant.set_option(games, opening.id, 1, "friendly", value=True)
    other = next(
        names
        for names in offered()
        if not any(
            rule.name == "map" and "beginner" in rule.values for rule in variant.options_of(names)
        )
    )

    changed = await variant.set_boxes(games, opening.id, 1, other)

    assert changed.row.options == {"friendly": True}


async def test_the_boxes_stand_among_the_options(games: Games) -> None:
    """The first option is the boxes; its screen lists every set, with the present one chosen."""
    opening = await opened(games, 3)
    w = Words("en")

    (options,) = [row for row in screens.options(opening, w).rows if isinstance(row, Menu)]
    (sets,) = [row for row in screens.sets(opening, w).rows if isinstance(row, Menu)]

    assert options.options[0].value == screens.BOX
    assert [option.is_default for option in sets.options] == [True] + [False] * (len(offered()) - 1)


@needs("egypt", "gods")
async def test_a_table_is_opened_with_boxes_by_command(tmp_path: Path) -> None:
    """A typed name opens a table with those boxes; an unknown name is answered with the list."""
    async with table(tmp_path) as t:
        told = await t.command(t.people[0], "game new", expansion="Atlantis")
        assert "Atlantis" in told

        await t.command(t.people[0], "game new", expansion="egypt gods")
        lobby_post = t.public()[0]

        assert "Ancient Egypt + Help from the Gods" in lobby_post.content


@needs("seafarers", "cities_knights", "five_six")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "boxes"),
    [
        ("Cities and Knights", ("cities_knights",)),
        ("ciudades y caballeros", ("cities_knights",)),
        ("five and six", ("five_six",)),
        ("cinco y seis", ("five_six",)),
        ("seafarers y caballeros", ("cities_knights", "seafarers")),
        ("navegantes + Cities & Knights", ("cities_knights", "seafarers")),
        ("cities_knights", ("cities_knights",)),
        ("base cities_knights", ("cities_knights",)),
        ("Atlantis", None),
        ("y", None),
    ],
)
def test_boxes_are_meant_in_the_words_of_all_languages(
    language: str, typed: str, boxes: tuple[str, ...] | None
) -> None:
    """Names can mix languages; words that join names add no box, and unknown names are refused."""
    caller = cast("Caller", SimpleNamespace(w=Words(language)))

    if boxes is None:
        with pytest.raises(Refused):
            chosen(caller, typed)
    else:
        assert chosen(caller, typed) == ("base", *boxes)


@needs("seafarers")
@pytest.mark.parametrize(
    ("who", "box", "where"),
    [(0, "Navegantes", "cuatro islas"), (3, "Seafarers", "four islands")],
)
async def test_boxes_and_maps_may_be_called_as_another_language_calls_them(
    tmp_path: Path, who: int, box: str, where: str
) -> None:
    """A player who reads Spanish can type the English name of a box or map, and the reverse."""
    async with table(tmp_path) as t:
        await t.command(t.people[who], "game new", expansion=box, map=where)

        ((modules, options),) = t.asked("SELECT modules, options FROM games")
        assert "seafarers" in modules
        assert "four_islands" in options
