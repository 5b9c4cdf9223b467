"""Boxes in the lobby: which are offered, what they change, and what they are called."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import TypeGuard, cast

import pytest

from bot.chat.caller import Caller
from bot.chat.refusals import Refused, Stale
from bot.chat.screen import Menu, Option, Row
from bot.features.lobby import expansions, lobby, screens, variant
from bot.features.lobby.clicks import ticked
from bot.features.lobby.commands import chosen, chosen_map
from bot.features.tournaments.kinds import is_for_tables
from bot.screens.named import boxes_text
from bot.table.games import Games
from bot.table.server.kinds import Kind, set_up
from bot.table.server.setups import Setup, options_of
from bot.table.table import Table
from game import BOXES, Game, Seeded, boxes_of, edition_of, fitted, maps_of, offered, seats_on
from tests.bot.acting import NOON, opened, refuses
from tests.bot.tables import table
from tests.house import SCENARIOS, needs, seats
from words import LANGUAGES, Words

pytestmark = pytest.mark.usefixtures("blank")


def test_what_is_offered_can_be_played() -> None:
    """A game of every offered set begins, and its edition has words."""
    for names in offered():
        game = Game.new(seats(names), Seeded(b"any"), modules=names)

        assert game.state.rules.edition == edition_of(names), names


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
    changed, _ = await variant.set_boxes(games, opening.id, 1, ["egypt"])
    assert "Ancient Egypt" in screens.lobby(changed).text

    started = await lobby.start(games, opening.id, 1, NOON)

    assert started.playing().state.rules.edition == "egypt"
    assert started.words("es").noun("piece.road").form() == "carro de bueyes"


async def test_nobody_else_chooses_them(games: Games) -> None:
    """A guest is refused."""
    opening = await opened(games, 3)

    with refuses("not_host"):
        await variant.set_boxes(games, opening.id, 2, ["egypt"])


@needs("pyramid")
async def test_options_that_a_box_does_not_have_fall_back(games: Games) -> None:
    """Options that the new boxes don't have are dropped; the others are kept."""
    opening = await opened(games, 3)
    await variant.set_option(games, opening.id, 1, "map", "beginner")
    await variant.set_option(games, opening.id, 1, "friendly", value=True)
    other = next(
        names
        for names in offered()
        if not any(rule.name == "map" and "beginner" in rule.values for rule in options_of(names))
    )

    changed, _ = await variant.set_boxes(games, opening.id, 1, other)

    assert changed.row.options == {"friendly": True}


async def test_expansions_are_ticked_above_the_options(games: Games) -> None:
    """One menu ticks any number of expansions; those of the table are ticked already."""
    opening = await opened(games, 2)
    largest = max(offered(), key=len)
    changed, _ = await variant.set_boxes(games, opening.id, 1, largest[1:])

    menu, options = [row for row in screens.options(changed, Words("en")).rows if is_menu(row)]

    assert [option.value for option in menu.options if option.is_default] == [*largest[1:]]
    assert (menu.least, menu.most) == (0, len(menu.options))
    assert {option.value for option in menu.options} == {n for o in offered() for n in o} - {"base"}
    assert not {option.value for option in options.options} & {*largest, "box"}


def test_any_ticked_expansions_give_a_set_and_a_reason_for_the_others() -> None:
    """Whatever is ticked, the table plays an offered set, and every other box has its reason."""
    every = expansions.expansions()
    for size in range(len(every) + 1):
        for chosen_now in combinations(every, size):
            names, misfits = fitted(chosen_now)

            assert names in offered()
            added = {one.box for one in misfits if one.why == "added"}
            assert {*chosen_now} - {*names} == {one.box for one in misfits} - added
            assert {*names} - {*chosen_now} == added | {"base"}
            for language in LANGUAGES:
                assert len(expansions.misfits_text(misfits, Words(language))) == len(misfits)


@needs("cities_knights", "gods", "pyramid", "five_six")
async def test_what_does_not_go_with_the_newly_ticked_is_left_out(games: Games) -> None:
    """A newly ticked expansion replaces what it excludes, and the screen says why."""
    opening = await opened(games, 3)
    with_gods, misfits = await variant.set_boxes(games, opening.id, 1, ["pyramid"])
    (added,) = expansions.misfits_text(misfits, Words("en"))
    assert boxes_of(with_gods.row.modules) == ("base", "gods", "pyramid")
    assert added == "I’ve added **Help from the Gods**, which The Great Pyramid needs."

    without, misfits = await variant.set_boxes(games, opening.id, 1, ["pyramid"])
    (lacks,) = expansions.misfits_text(misfits, Words("en"))
    assert boxes_of(without.row.modules) == ("base",)
    assert lacks == "**The Great Pyramid** needs Help from the Gods."

    await variant.set_boxes(games, opening.id, 1, ["gods"])
    knights, misfits = await variant.set_boxes(games, opening.id, 1, ["gods", "cities_knights"])
    text = screens.options(knights, Words("en"), misfits=misfits).text
    assert text.startswith(
        "Expansions: **Cities & Knights**\n**Help from the Gods** doesn’t go with"
    )

    _, misfits = await variant.set_boxes(games, opening.id, 1, ["gods", "five_six"])
    (seats,) = expansions.misfits_text(misfits, Words("en"))
    assert seats.endswith("one is for 3–4 players, the other for 5–6.")


def test_a_menu_of_earlier_versions_is_out_of_date() -> None:
    """The menu used to send the number of a set, which is answered as out of date."""
    with pytest.raises(Stale):
        ticked(["3"])


@needs("egypt", "gods")
async def test_a_table_is_opened_with_boxes_by_command(tmp_path: Path) -> None:
    """A typed name opens a table with those boxes; an unknown name is answered with the list."""
    async with table(tmp_path) as t:
        told = await t.command(t.people[0], "game new", expansion="Atlantis")
        assert "Atlantis" in told

        await t.command(t.people[0], "game new", expansion="egypt gods")
        lobby_post = t.public()[0]

        assert "Ancient Egypt + Help from the Gods" in lobby_post.content


@needs("seafarers", "cities_knights", "five_six", "pyramid", "harbormaster")
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
        ("Pyramid, harbormaster", ("gods", "harbormaster", "pyramid")),
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


@needs("cities_knights", "gods")
def test_typed_expansions_that_exclude_each_other_are_refused_with_the_reason() -> None:
    """The refusal names both, and says why."""
    caller = cast("Caller", SimpleNamespace(w=Words("en")))

    with pytest.raises(Refused) as refused:
        chosen(caller, "Help from the Gods + Cities & Knights")

    assert refused.value.key == "ui.error.misfits"
    assert "some gods use development cards" in str(refused.value.facts["why"])


@needs("discovery", "five_six")
def test_a_map_for_fewer_players_is_refused_with_the_reason() -> None:
    """The classic map of Greater Catan is a printed one for four."""
    caller = cast("Caller", SimpleNamespace(w=Words("en")))

    with pytest.raises(Refused) as refused:
        chosen_map(caller, "Greater Catan, the old map", "Seafarers + Five and six players")

    assert refused.value.key == "ui.error.map_seats"
    assert refused.value.facts["counts"] == "5–6"


def test_a_map_is_dealt_for_every_number_of_players_that_it_is_offered_for() -> None:
    """The smallest set of boxes with each map and number shows it."""
    smallest = {
        (on, count): modules
        for names in sorted(offered(), key=len, reverse=True)
        for on, modules in maps_of(names).items()
        for count in seats_on(modules, on)
    }

    failed = {
        key for key, modules in smallest.items() if not variant.is_for(key[1], modules, key[0])
    }

    assert not failed
    assert smallest


def test_a_map_that_no_box_brings_has_the_numbers_of_its_boxes() -> None:
    """A stored lobby may name such a map; the rules refuse it at the start."""
    assert seats_on(("base",), "gone") == {3, 4}


@needs("discovery")
async def test_a_map_for_four_waits_for_the_fourth(games: Games) -> None:
    """Three people can't start a game on it, and a tournament doesn't offer it."""
    opening = await opened(games, 3)
    await variant.set_boxes(games, opening.id, 1, ["seafarers"])
    table = await variant.set_map(games, opening.id, 1, "greater_catan_classic")
    setup = Setup(table.row.modules, table.row.options, {})

    with pytest.raises(Refused) as refused:
        await lobby.start(games, opening.id, 1, NOON)

    assert refused.value.said(Words("en")) == (
        "Greater Catan, the old map is for 4 players. Choose another map, or wait for more people."
    )
    assert set_up(Kind("classic", setup=setup), 3) is None
    assert not is_for_tables(setup)


@needs("seafarers", "five_six")
async def test_six_players_sail_between_six_islands(games: Games) -> None:
    """A map with another name for five and six players is called so in the lobby."""
    opening = await opened(games, 3)
    await variant.set_boxes(games, opening.id, 1, ["seafarers"])
    four = await variant.set_map(games, opening.id, 1, "four_islands")
    assert "The Four Islands" in screens.lobby(four).text

    six, _ = await variant.set_boxes(games, opening.id, 1, ["seafarers", "five_six"])
    assert "The Six Islands" in screens.lobby(six).text
    assert "Las seis islas" in [one.label for one in maps_menu(six, "es")]


def maps_menu(table: Table, language: str) -> tuple[Option, ...]:
    """The options of the menu of maps."""
    (menu,) = [row for row in screens.maps(table, Words(language), 0.1).rows if is_menu(row)]
    return menu.options


def is_menu(row: Row) -> TypeGuard[Menu]:
    """Whether a row is a menu."""
    return isinstance(row, Menu)


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
