"""Texts for a city placed at set-up, a track's last level, and cards that come and go."""

from __future__ import annotations

import pytest

from bot.boxes.cities_knights.screens import on_pictures
from bot.screens.choosing import places
from bot.screens.shown import BY_NAME
from game import Event, Game, Scripted, Seat, Seeded
from game.base.bank_gift import CardsTaken
from game.base.build_road import BuildRoad
from game.base.build_road import No as Road
from game.base.build_settlement import No as Corner
from game.base.families import FIRST_ROAD, FOUND
from game.board.places import EdgeId, HexId
from game.cities_knights.improve_city import ImproveCity
from game.cities_knights.module import MODULE
from game.cities_knights.parts import Cities
from game.cities_knights.play_commercial_harbor import OfferResource, PlayCommercialHarbor
from game.cities_knights.play_diplomat import RouteTakenUp
from game.cities_knights.play_inventor import NumbersExchanged
from game.cities_knights.play_irrigation import PlayIrrigation
from game.cities_knights.play_wedding import PlayWedding
from game.core.action import told
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_improve_city import TOWNS
from tests.game.cities_knights.test_screens import context_at
from tests.game.tables import LAND, A, B
from tests.words.tables import Dice, who
from words import LANGUAGES, Words, since
from words.refusals import refusal

NAMES = ("Alba", "Bruno", "Chloé")
PIECES = {"en": ("settlement", "city"), "es": ("poblado", "ciudad")}


def set_up(duty: str, number: int) -> tuple[Isle, Seat]:
    """A set-up and the seat that owes *duty* in the round of this *number*."""
    game = Game.new(3, Seeded(b"set up"), modules=("base", MODULE.name))
    placed = 0
    while True:
        (seat, action), debt = game.defaults()[0], game.state.debts()[0]
        placed += debt.duty == FOUND
        if debt.duty == duty and placed > (number - 1) * game.state.seats:
            break
        game.play(seat, action, Scripted())
    table = Isle(LAND)
    table.state = game.state
    return table, seat


@pytest.mark.rule("1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2])
def test_a_city_is_called_a_city_when_it_is_set_up(number: int, language: str) -> None:
    """The request, the waiting line, the preview and the picture all name the right piece."""
    table, seat = set_up(FOUND, number)
    context, shown = context_at(table, seat, language), BY_NAME["FoundSettlement"]
    w, (debt,) = context.w, table.state.debts()
    look = places.ghost(context, shown, places.places(context, shown)[0])

    said = [
        *(w.ask(debt, "Alba", context.view), w.duty(debt, context.view)),
        *(places.choose(context, shown).text, look.text),
    ]

    right, wrong = PIECES[language][number - 1], PIECES[language][2 - number]
    assert [text for text in said if right not in text or wrong in text] == []
    assert look.picture
    assert look.picture.draw.keywords["ghost"][2] == PIECES["en"][number - 1]  # type: ignore[attr-defined]


@pytest.mark.rule("1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2])
def test_the_road_of_a_city_lies_beside_a_city(number: int, language: str) -> None:
    """The request and the duty for that road name a city."""
    table, seat = set_up(FIRST_ROAD, number)
    context = context_at(table, seat, language)
    (debt,) = table.state.debts()

    said = [context.w.ask(debt, "Alba", context.view), context.w.duty(debt, context.view)]

    right, wrong = PIECES[language][number - 1], PIECES[language][2 - number]
    assert [text for text in said if right not in text or wrong in text] == []


@pytest.mark.rule("4")
@pytest.mark.parametrize(
    ("language", "knight", "building"),
    [("en", "knight", "building"), ("es", "caballero", "edificio")],
)
def test_a_knight_is_no_building(language: str, knight: str, building: str) -> None:
    """The refusals for a corner or path blocked by a knight do not call it a building."""
    rules, w = Isle(LAND).state.rules, Words(language)

    assert building not in refusal(w, Corner.CORNER_IS_TAKEN, None, rules)
    cut = refusal(w, Road.NOT_JOINED, BuildRoad, rules)
    assert knight in cut
    assert building in cut


@pytest.mark.rule("5")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("levels", "at", "key"),
    [
        ({"a": (0, 0, 4)}, None, "track.science.5.does"),
        ({"a": (0, 0, 4), "b": (0, 0, 4)}, 2, "track.science.5.does"),
        ({"a": (0, 0, 4), "b": (0, 0, 5)}, 2, "track.lost.does"),
        ({"a": (0, 0, 4), "b": (0, 0, 4)}, 0, "track.kept.does"),
    ],
)
def test_the_last_level_says_whether_it_brings_a_metropolis(
    levels: dict[str, tuple[int, int, int]], at: int | None, key: str, language: str
) -> None:
    """It does not if another holds it for good, or you already have it; in texts and hands."""
    crowned = {} if at is None else {"science": at}
    table = Isle(TOWNS, "5 paper", levels=levels, metropolises=crowned)
    context, w = context_at(table, A, language), Words(language)
    also = BY_NAME["ImproveCity"].also
    assert also

    assert also(context, ImproveCity("science"))["brings"] == w.say(key)
    assert on_pictures(context.view, w)["track.science.5.does"] == w.say(key)

    before = table.points("a")
    table.play(ImproveCity("science"))
    while table.owes()[0][1] != "turn":
        table.play(table.default("a"))
    assert (table.points("a") > before) is (key == "track.science.5.does")


def heard(table: Isle, events: list[Event], seat: Seat, language: str) -> list[list[str]]:
    """All the ways to tell *seat* of each of these events."""
    public = [told(event, None) for event in events]
    found = since(public, seat, NAMES.__getitem__, table.state.rules, Words(language))
    return [[way.text for way in ways] for ways in found]


@pytest.mark.rule("8.3 Commercial Harbor")
@pytest.mark.parametrize(
    ("language", "b", "line"),
    [
        ("en", "coin", "Alba gave you 1 brick and asked for a commodity in return."),
        ("es", "coin", "Alba te dio 1 arcilla y te pidió un artículo de consumo."),
        ("en", "ore", "Alba offered you 1 brick, but you had no commodities."),
        ("es", "ore", "Alba te ofreció 1 arcilla, pero no tenías artículos de consumo."),
    ],
)
def test_a_resource_that_is_offered_is_told(b: str, language: str, line: str) -> None:
    """The opponent's text says whether they got it, and that they were asked."""
    table = Isle(LAND, "brick coin", b, held={"a": "commercial_harbor"})
    table.play(PlayCommercialHarbor())

    events = table.play(OfferResource(B, table.kind("brick")))

    assert heard(table, events, B, language)[0][0] == line


@pytest.mark.rule("8.2 Wedding")
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            ["You gave Alba 2 cards as wedding gifts.", "You gave 2 cards as wedding gifts."],
        ),
        ("es", ["Regalaste 2 cartas a Alba por la Boda.", "Regalaste 2 cartas por la Boda."]),
    ],
)
def test_who_was_not_asked_hears_of_the_gift(language: str, lines: list[str]) -> None:
    """With one or two cards a player gives them without being asked, and is told."""
    table = Isle(LAND, b="ore wool", held={"a": "wedding"})
    table.state.change(Cities, defences=(0, 3, 0))

    events = table.play(PlayWedding())

    assert table.owes() == [("a", "turn")]
    assert heard(table, events, B, language) == [lines]


@pytest.mark.rule("8.1 Irrigation")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Alba takes no cards from the bank."),
        ("es", "Alba no toma ninguna carta de la banca."),
    ],
)
def test_of_an_empty_hidden_bank_nothing_is_taken(language: str, line: str) -> None:
    """The text says that no cards were taken from the bank."""
    table = Isle(LAND.replace("F6", "G6"), held={"a": "irrigation"}, options={"bank": "hidden"})
    table.state.bank[table.kind("grain")] = 0

    *_, event = table.play(PlayIrrigation())

    assert isinstance(event, CardsTaken)
    view, w = Game(table.state).view(), Words(language)
    assert w.event(event, NAMES.__getitem__, view.rules, view) == line


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_inventor_names_the_hexes_as_everybody_does(language: str) -> None:
    """Hexes have their usual names if the board is known, and otherwise their numbers."""
    view, w = Game.new(3, Dice(1), modules=("base", "cities_knights")).view(), Words(language)
    one, two = HexId(view.tokens.index(8)), HexId(view.tokens.index(3))
    first, second = (view.rules.terrains[view.terrain[at]].name for at in (one, two))
    tokens = (8, 3)
    event = NumbersExchanged(
        seat=Seat(0), hexes=(one, two), terrains=(first, second), tokens=tokens
    )

    line = w.event(event, who, view.rules, view)

    assert line is not None
    assert all(w.place(view, "hex", at) in line for at in (one, two))
    assert all(str(token) in (w.event(event, who, view.rules) or "") for token in tokens)


@pytest.mark.parametrize(
    ("language", "own"), [("en", "their own road"), ("es", "una carretera propia")]
)
def test_a_diplomats_own_road_is_said_to_be_their_own(language: str, own: str) -> None:
    """The text distinguishes your own road from another's."""
    view, w = Game.new(3, Dice(1), modules=("base", "cities_knights")).view(), Words(language)
    for owner in (Seat(0), Seat(1)):
        event = RouteTakenUp(seat=Seat(0), owner=owner, edge=EdgeId(0), piece="road")
        for line in (w.event(event, who, view.rules, view), w.event(event, who, view.rules)):
            assert (own in (line or "")) == (owner == 0)
