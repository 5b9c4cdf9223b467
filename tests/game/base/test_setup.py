"""The starting player, the order of placement, and the robber's first hex."""

from __future__ import annotations

import pytest

from game import BadLayout, BadSetup, Game, Hex, Land, Layout, Scripted, Seat, Seeded
from game.base.build_road import RoadBuilt
from game.base.build_settlement import SettlementBuilt
from game.base.found import FirstCards, FoundSettlement, LayFirstRoad
from game.base.maps import HEXES, TERRAINS
from game.base.parts import Robber
from game.base.setup import StartDecided, StartRolled
from game.base.turn import TurnBegan
from game.core.rows import Value
from tests.game import asking
from tests.game.tables import A, B, C, D, cards

PLAIN = Layout("plain", tuple(map(Land, HEXES, TERRAINS)))
"""All hexes of the base game without numbers, with one desert."""


def robbed(game: Game) -> Hex:
    """The robber's hex."""
    return game.state.topology.hexes[asking.robbed(game.state)]


def begun(seats: int = 4, layout: Layout = PLAIN, **outcomes: list[int]) -> Game:
    """A game just begun, with these outcomes of chance and no others."""
    chance = Scripted(then=None, **outcomes)
    start = "drawn" if "start" in outcomes else "dice"
    game = Game.new(seats, chance, layout=layout, settings={"start": start})
    assert chance.left == {}
    return game


@pytest.mark.rule("12.A1", "3")
def test_the_highest_roll_begins() -> None:
    """Every seat rolls two dice, which everyone sees."""
    game = begun(die=[1, 2, 6, 5, 3, 3, 4, 6])

    assert game.events(game.lines[0]) == [
        StartRolled(seat=A, dice=(1, 2)),
        StartRolled(seat=B, dice=(6, 5)),
        StartRolled(seat=C, dice=(3, 3)),
        StartRolled(seat=D, dice=(4, 6)),
        StartDecided(seat=B),
    ]


@pytest.mark.rule("12.A1", "3")
def test_ties_roll_again_among_themselves() -> None:
    """Only tied seats roll again, until there is no tie."""
    game = begun(3, die=[6, 5, 1, 1, 5, 6, 4, 4, 3, 5, 1, 2, 1, 3])

    assert game.events(game.lines[0])[3:] == [
        StartRolled(seat=A, dice=(4, 4)),
        StartRolled(seat=C, dice=(3, 5)),
        StartRolled(seat=A, dice=(1, 2)),
        StartRolled(seat=C, dice=(1, 3)),
        StartDecided(seat=C),
    ]


@pytest.mark.rule("12.A1", "3")
def test_by_option_the_start_is_drawn() -> None:
    """With the option, chance draws the start among all seats, without dice."""
    game = begun(start=[2])

    assert game.events(game.lines[0]) == [StartDecided(seat=C)]


@pytest.mark.rule("12.A1")
@pytest.mark.parametrize("name", ["variable", "beginner"])
def test_by_option_the_first_seat_begins(name: str) -> None:
    """With the option, the first seat begins on any map, without chance."""
    settings: dict[str, Value] = {"first_seat": True, "map": name}
    game = Game.new(4, Seeded(b"any"), settings=settings)

    (decided,) = [
        e for e in game.events(game.lines[0]) if isinstance(e, (StartRolled, StartDecided))
    ]
    assert decided == StartDecided(seat=A)
    assert game.state.turn == A


@pytest.mark.rule("12.A1", "2", "4")
def test_on_the_beginners_map_the_start_is_drawn() -> None:
    """On the map with fixed places, the start is drawn without dice."""
    chance = Scripted(start=[1])

    game = Game.new(3, chance, settings={"map": "beginner"})

    assert StartDecided(seat=B) in game.events(game.lines[0])
    assert game.events(game.lines[0])[-1] == TurnBegan(seat=B)


@pytest.mark.rule("12.A2", "3")
def test_the_order_is_a_snake() -> None:
    """Placement goes clockwise from the start seat and then back."""
    game = begun(start=[2])
    order = []

    while (debt := game.state.debts()[0]).duty != "roll":
        if debt.duty == "found":
            order.append(debt.seat)
        game.play(debt.seat, _first(game, debt.seat), Scripted())

    assert order == [C, D, A, B, B, A, D, C]


@pytest.mark.rule("12.A2", "4")
def test_who_placed_first_is_first_on_turn() -> None:
    """After the last road the start seat has the first turn."""
    game = begun(3, start=[1])

    while (debt := game.state.debts()[0]).duty != "roll":
        events = game.play(debt.seat, _first(game, debt.seat), Scripted())

    assert events[-1] == TurnBegan(seat=B)
    assert game.state.turn == B


@pytest.mark.rule("12.A3")
def test_only_the_second_round_pays() -> None:
    """Each seat is paid once, after its second settlement."""
    game = begun(3, start=[0])
    told: list[type] = []

    while (debt := game.state.debts()[0]).duty != "roll":
        told += map(type, game.play(debt.seat, _first(game, debt.seat), Scripted()))

    assert told.count(SettlementBuilt) == 6
    assert FirstCards not in told[:6]
    assert told.count(FirstCards) == 3


def _first(game: Game, seat: Seat) -> FoundSettlement | LayFirstRoad:
    option = game.options(seat)[0]
    assert isinstance(option, FoundSettlement | LayFirstRoad)
    return option


@pytest.mark.rule("12.A4", "3")
def test_the_robber_starts_on_the_desert() -> None:
    """The robber starts on the desert without a choice."""
    game = begun(start=[0])
    desert = next(land.at for land in PLAIN.lands if land.terrain == "desert")

    assert robbed(game) == desert


@pytest.mark.rule("12.A4")
@pytest.mark.parametrize("which", [0, 1])
def test_of_two_deserts_chance_takes_one(which: int) -> None:
    """With two deserts either may hold the robber first."""
    lands = (Land(Hex(0, 0), "desert"), Land(Hex(1, 0), "forest", 6), Land(Hex(2, 0), "desert"))

    game = begun(layout=Layout("two deserts", lands), start=[0], desert=[which])

    assert robbed(game) == lands[2 * which].at


@pytest.mark.rule("4")
def test_a_map_may_name_the_robbers_start() -> None:
    """Without a desert, the layout names the robber's start."""
    lands = (Land(Hex(0, 0), "hills", 5), Land(Hex(1, 0), "forest", 6))

    game = begun(layout=Layout("no desert", lands, robber=Hex(1, 0)), start=[0])

    assert robbed(game) == Hex(1, 0)


def test_a_map_may_leave_the_robber_beside_the_board() -> None:
    """If the layout's robber zone is empty, the robber is on no hex, and no desert is needed."""
    lands = (Land(Hex(0, 0), "hills", 5), Land(Hex(1, 0), "desert"))

    game = begun(layout=Layout("apart", lands, zones={"robber": ()}), start=[0])

    assert game.state.part(Robber).at is None


@pytest.mark.rule("4")
def test_without_a_desert_the_robber_must_be_placed() -> None:
    """A layout without a desert or a robber's start is refused, with advice on the change."""
    layout = Layout("no desert", (Land(Hex(0, 0), "hills", 5),))

    with pytest.raises(BadLayout, match="name the hex where the robber starts"):
        begun(layout=layout, start=[0])


# The beginners' map.


def beginners(seats: int, *colours: str) -> Game:
    """The beginners' map with these colors."""
    return Game.new(seats, Seeded(b"any"), settings={"map": "beginner"}, colours=colours or ())


FIRST_CARDS = {
    "red": "grain 2 lumber",
    "orange": "ore 2 grain",
    "blue": "lumber ore brick",
    "white": "lumber ore wool",
}


@pytest.mark.rule("2", "12.A3")
@pytest.mark.parametrize("colour", FIRST_CARDS)
def test_the_first_cards_of_each_colour(colour: str) -> None:
    """On the beginners' map each color's second settlement pays the cards given in the book."""
    colours = ("red", "orange", "blue", "white")
    game = beginners(4, *colours)

    hand = tuple(game.state.hands[colours.index(colour)])

    assert hand == cards(FIRST_CARDS[colour])


PLACES = {
    "red": ("mountains10 pasture2 hills6", "fields9 forest11 forest8"),
    "orange": ("forest9 pasture4 hills10", "mountains3 fields4 fields6"),
    "blue": ("fields4 pasture5 pasture11", "forest8 mountains3 hills5"),
    "white": ("fields12 hills6 forest11", "forest3 mountains8 pasture5"),
}
ROADS = {
    "red": ("pasture2 hills6", "forest11 forest8"),
    "orange": ("forest9 pasture4", "fields4 fields6"),
    "blue": ("fields4 pasture5", "mountains3 hills5"),
    "white": ("fields12 forest11", "forest3 mountains8"),
}


@pytest.mark.rule("2")
@pytest.mark.parametrize("colour", PLACES)
def test_the_places_of_each_colour(colour: str) -> None:
    """Settlements and roads are on the book's places."""
    colours = ("white", "blue", "orange", "red")
    game = beginners(4, *colours)

    assert stands(game, Seat(colours.index(colour))) == (
        {frozenset(place.split()) for place in PLACES[colour]},
        {frozenset(place.split()) for place in ROADS[colour]},
    )


def stands(game: Game, seat: Seat) -> tuple[set[frozenset[str]], set[frozenset[str]]]:
    """A seat's settlements and roads, named by their adjacent terrains."""
    state, topology = game.state, game.state.topology
    name = [
        f"{state.rules.terrains[terrain].name}{token or ''}"
        for terrain, token in zip(state.terrain, state.tokens, strict=True)
    ]
    settlement = state.rules.piece("settlement")
    return (
        {
            frozenset(name[h] for h in topology.corner_hexes[c])
            for c in state.corners_of(seat, settlement)
        },
        {frozenset(name[h] for h in topology.edge_hexes[e]) for e in state.edges_of(seat)},
    )


@pytest.mark.rule("2")
def test_with_three_players_red_is_left_out() -> None:
    """With three players red's places stay empty, whatever the colors."""
    game = beginners(3, "orange", "blue", "white")

    taken = set().union(*(stands(game, seat)[0] for seat in (A, B, C)))

    assert taken == {
        frozenset(place.split())
        for colour in ("orange", "blue", "white")
        for place in PLACES[colour]
    }


@pytest.mark.rule("2", "4")
@pytest.mark.parametrize("colours", [("red", "green", "purple"), ("blue", "red", "green")])
def test_other_colours_take_the_places_that_are_left(colours: tuple[str, ...]) -> None:
    """A color without places of its own, or red among three, gets a free pair."""
    game = beginners(3, *colours)

    pairs = [stands(game, seat)[0] for seat in (A, B, C)]

    fixed = [{frozenset(p.split()) for p in PLACES[c]} for c in ("orange", "blue", "white")]
    assert sorted(map(fixed.index, pairs)) == [0, 1, 2]
    if "blue" in colours:
        assert pairs[colours.index("blue")] == fixed[1]


@pytest.mark.rule("2")
@pytest.mark.parametrize(("seats", "red"), [(3, False), (4, True)])
def test_red_is_given_to_four_only(seats: int, red: bool) -> None:
    """If nobody has chosen a color, the map's are given, without red for three players."""
    given = beginners(seats).lines[0].action["colours"]

    assert set(given) == {"blue", "white", "orange", *(["red"] if red else [])}


@pytest.mark.rule("2")
def test_fixed_places_are_told() -> None:
    """Every fixed placement is reported: all first settlements, then all second ones."""
    game = beginners(3)

    told = [type(event) for event in game.events(game.lines[0])]

    assert told == [
        StartDecided,
        *[SettlementBuilt, RoadBuilt] * 3,
        *[SettlementBuilt, FirstCards, RoadBuilt] * 3,
        TurnBegan,
    ]
    assert (game.state.number, game.state.debts()[0].duty) == (0, "roll")


@pytest.mark.parametrize(
    ("colours", "advice"),
    [
        (("red", "blue"), "give 3 colours"),
        (("red", "blue", "red"), "red is given twice"),
    ],
)
def test_each_seat_has_a_colour_of_its_own(colours: tuple[str, ...], advice: str) -> None:
    """Too few colors, or one color for two seats, are refused with advice on the change."""
    with pytest.raises(BadSetup, match=advice):
        beginners(3, *colours)
