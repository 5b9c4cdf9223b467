"""The start: first pieces, the deck, and the parts the scenario leaves out."""

from __future__ import annotations

from collections import Counter

import pytest

from game import BadLayout, Game, Layout, Seeded, view
from game.base import MODULE as BASE
from game.base.build_settlement import SettlementBuilt
from game.base.found import FoundSettlement
from game.base.parts import Robber
from game.base.refusals import left
from game.base.roll import RollDice
from game.base.rows import SETTLEMENT
from game.core.points import points
from game.pirate_islands.lines import steps_to, tip
from game.pirate_islands.maps import MAPS
from game.pirate_islands.module import MODULE as PIRATES
from game.pirate_islands.start import FortressManned
from game.seafarers.build_ship import ShipBuilt
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.starts import No as Start
from tests.game.pirate_islands.tables import BEACHHEAD, FORTRESS, Raiding
from tests.game.tables import A
from tests.house import needs

SEATS = pytest.mark.parametrize("seats", [3, 4])


def begun(seats: int = 3, layout: Layout | None = None, **settings: str) -> Game:
    """A game at its start."""
    return Game.new(
        seats,
        Seeded(b"raid"),
        modules=("base", "seafarers", "pirate_islands"),
        settings=settings,
        layout=layout,
        boxes=(BASE, SEAFARERS, PIRATES),
    )


@pytest.mark.rule("8.12-1")
def test_there_are_no_awards_and_no_robber() -> None:
    """There is no pirate to move either."""
    table = Raiding()
    verbs = {verb.__name__ for verb in table.state.rules.verbs}

    assert table.state.rules.awards == ()
    assert not verbs & {"MoveRobber", "MovePirate"}
    assert table.state.part(Robber).at is None


@pytest.mark.rule("8.12-1", "8.12-11")
@pytest.mark.parametrize(
    ("seats", "knights", "others"),
    [(3, 14, 2), (4, 19, 2), pytest.param(6, 25, 3, marks=needs("five_six"))],
)
def test_the_deck_has_no_points(seats: int, knights: int, others: int) -> None:
    """With four seats or more the point cards are knights."""
    deck = Raiding(seats=seats).state.decks[0]

    assert deck == [knights, 0, *[others] * 3]


@pytest.mark.rule("8.12-5", "8.12-11")
@pytest.mark.parametrize("seats", [4, pytest.param(6, marks=needs("five_six"))])
def test_all_lines_are_equally_long(seats: int) -> None:
    """Each needs five more ships to its beachhead, and three from there to its fortress."""
    table = Raiding(seats=seats)
    raid, state = table.raid, table.state

    for seat in state.rules.table:
        landing = steps_to(state, seat, raid.beachheads[seat], raid.lines[seat])
        assault = steps_to(state, seat, raid.fortresses[seat], raid.lines[seat])
        assert landing[tip(state, seat, raid.lines[seat])] == 5
        assert assault[raid.beachheads[seat]] == 3


@pytest.mark.rule("8.12-1", "8.12-2")
@SEATS
def test_every_seat_has_a_settlement_a_ship_and_a_fortress(seats: int) -> None:
    """The log's first line lists them; the fourth seat has its own only with four players."""
    game = begun(seats)
    state = game.state
    told = Counter(type(event) for event in game.events(game.lines[0]))

    assert told[SettlementBuilt] == told[ShipBuilt] == told[FortressManned] == seats
    for seat in state.rules.table:
        assert len(state.corners_of(seat, SETTLEMENT)) == 1
        assert len(state.edges_of(seat)) == 1
        assert len(state.corners_of(seat, state.rules.piece("fortress"))) == 1
    assert len({*filter(None, state.corner_piece)}) == 2


@pytest.mark.rule("8.12-2")
def test_two_more_settlements_are_set_up_on_the_main_island() -> None:
    """They go forward and back as usual, and the second pays."""
    game, chance = begun(), Seeded(b"more")
    seat = game.state.turn
    for name in (BEACHHEAD, "4,2 N"):
        corner = Raiding().corner_at(name)
        assert game.refuse(seat, FoundSettlement(corner)) is Start.NOT_HOME
    while not game.state.stint:
        game.play(*game.defaults()[0], chance)

    assert [points(game.state, seat) for seat in game.state.rules.table] == [3, 3, 3]
    assert all(any(hand) for hand in game.state.hands)


@pytest.mark.rule("8.12-2")
def test_a_fortress_is_one_of_the_settlements() -> None:
    """Three of five settlements are left; the fortress has three lairs and no points."""
    table = Raiding()

    assert left(table.state, A, SETTLEMENT) == 3
    assert table.raid.lairs == (3, 3, 3)
    assert table.points() == 1


@pytest.mark.rule("8.12-2")
def test_a_fortress_yields_nothing() -> None:
    """A fortress gets nothing when the number beside it is rolled."""
    table = Raiding(stage="roll", seats=4)

    table.play(RollDice(), die=[5, 6])

    assert table.hand("c") == {}
    assert table.state.tokens[table.hex_at("2,1")] == 11


@pytest.mark.rule("8.12-10")
def test_there_is_no_variable_board() -> None:
    """Land is as printed, and harbors are drawn."""
    fixed, variable = (begun(board=board).state for board in ("fixed", "variable"))

    assert (fixed.terrain, fixed.tokens) == (variable.terrain, variable.tokens)
    assert sorted(card for _, card in fixed.harbours) == [-1, -1, -1, 0, 1, 2, 3, 4]


def test_everything_lies_open() -> None:
    """The table sees lines, lairs and the fleet."""
    state = begun().state

    assert view(state, None).parts["Raid"] == state.parts["Raid"]


@pytest.mark.parametrize("missing", ["settlements", "beachheads", "fortresses", "ships", "course"])
def test_a_map_without_the_places_is_refused(missing: str) -> None:
    """A map without these places cannot be played."""
    layout = MAPS["pirate_islands"]({}, 3, Seeded(b"x"))
    for named in (layout.spots, layout.paths, layout.zones):
        named.pop(missing, None)

    with pytest.raises(BadLayout, match=missing):
        begun(layout=layout)


def test_the_fortress_stands_where_it_is_to_be_taken() -> None:
    """It is on its corner in the west."""
    table = Raiding()

    assert table.raid.fortresses[A] == table.corner_at(FORTRESS)
    assert table.state.piece_at(table.corner_at(FORTRESS)) == (
        A,
        table.state.rules.piece("fortress"),
    )
