"""The length of the longest road, and who holds its card."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import CornerId, EdgeId, Event, State
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.play_knight import PlayKnight
from game.base.routes import longest_route
from game.base.rows import ROAD, SETTLEMENT
from game.core.awards import AwardPassed
from game.core.points import GameEnded
from game.core.stack import NOBODY
from tests.game.tables import A, B, C, Table

PAY = "5 lumber 5 brick 5 wool 5 grain"


@pytest.mark.rule("12.H1")
@pytest.mark.parametrize(
    ("length", "drawing"),
    [
        (
            0,
            r"""
            .       .
          /   \   /   \
        .       a       .
        |  F6   |  D*   |
        .       .       .
          \   /   \   /
            .       .
            """,
        ),
        (
            1,
            r"""
            .       .
          /   \   /   \
        .       .       .
        |  F6   a  D*   |
        .       .       .
          \   /   \   /
            .       .
            """,
        ),
        (
            4,
            r"""
            .       .
          a   a   a   a
        .       .       .
        |  F6   |  D*   |
        .       .       .
          \   /   \   /
            .       .
            """,
        ),
    ],
    ids=["none", "one", "line"],
)
def test_a_line_is_as_long_as_it_is(length: int, drawing: str) -> None:
    """Every road of a line counts once."""
    assert Table(drawing).road() == length


ROADS: dict[str, tuple[str, int]] = {
    "Only the longer branch of a fork counts": (
        r"""
            .       .
          a   a   a   a
        .       .       .
        |  F6   a  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
        4,
    ),
    "Two lines that do not meet count separately": (
        r"""
            .       .
          a   a   /   a
        .       .       .
        |  F6   |  D*   a
        .       .       .
          \   /   \   a
            .       .
        """,
        3,
    ),
    "All six roads around a hex are one trail": (
        r"""
            .       .
          a   a   /   \
        .       .       .
        a  F6   a  D*   |
        .       .       .
          a   a   \   /
            .       .
        """,
        6,
    ),
    "Your own settlements and cities do not break the road": (
        r"""
            a       .
          a   a   a   a
        .       A       .
        |  F6   |  D*   |
        .       .       .
          \   /   \   /
            .       .
        """,
        4,
    ),
    "A ring with one enemy building is still six long, because the trail starts and ends there": (
        r"""
            .       .
          a   a   /   \
        .       b       .
        a  F6   a  D*   |
        .       .       .
          a   a   \   /
            .       .
        """,
        6,
    ),
}


@pytest.mark.rule("12.H1")
@pytest.mark.parametrize(("drawing", "length"), ROADS.values(), ids=ROADS)
def test_how_long_a_road_is(drawing: str, length: int) -> None:
    """The longest trail of own roads counts."""
    table = Table(drawing)

    assert table.road() == length


@pytest.mark.rule("12.H1")
def test_a_corner_may_be_passed_twice() -> None:
    """A trail uses an edge once, but can pass a corner twice, as in a ring with a tail."""
    tail = Table(
        r"""
            .       .
          a   a   /   \
        .       .       .
        a  F6   a  D*   |
        .       .       .
          a   a   a   /
            .       .
        """
    )
    rings = Table(
        r"""
            .       .
          a   a   a   a
        .       .       .
        a  F6   a  D*   a
        .       .       .
          a   a   a   a
            .       .
        """
    )

    assert (tail.road(), rings.road()) == (7, 11)


@pytest.mark.rule("12.H1")
@pytest.mark.parametrize("building", ["b", "B"])
def test_an_enemy_building_ends_the_trail(building: str) -> None:
    """An enemy building ends a trail: of five roads, the three on the longer side count."""
    table = Table(
        rf"""
            .       .
          a   a   a   a
        .       {building}       .
        |  F6   |  D*   a
        .       .       .
          \   /   \   /
            .       .
        """
    )

    assert table.road() == 3


@pytest.mark.rule("12.H1")
def test_roads_of_others_do_not_join() -> None:
    """Roads of another color do not continue a line."""
    table = Table(
        r"""
            .       .
          a   b   a   a
        .       .       .
        |  F6   |  D*   |
        .       .       .
          \   /   \   /
            .       .
        """
    )

    assert (table.road("a"), table.road("b")) == (2, 1)


NET = r"""
            .       .
          /   \   /   \
        .       .       .
        |  F6   |  H8   |
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  M4   |  D*   |  G12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""


@pytest.mark.rule("12.H1")
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_net_is_as_long_as_its_longest_trail(data: st.DataObject) -> None:
    """For random roads and buildings, trying every trail gives the same length."""
    state = Table(NET).state
    roads = data.draw(st.sets(st.sampled_from(range(len(state.edge_piece))), max_size=13))
    enemies = data.draw(st.sets(st.sampled_from(range(len(state.corner_piece))), max_size=3))
    for road in roads:
        state.lay(A, EdgeId(road), ROAD)
    for enemy in enemies:
        state.lay(B, CornerId(enemy), SETTLEMENT)

    longest = max((trail(state, roads, enemies, road) for road in roads), default=0)

    assert longest_route(state, A) == longest


def trail(state: State, roads: set[int], enemies: set[int], first: int) -> int:
    """The longest trail that begins with this road, found by trying all."""

    def onward(corner: int, left: set[int]) -> int:
        if corner in enemies:
            return 0
        return max(
            (
                1 + onward(sum(ends[road]) - corner, left - {road})
                for road in left
                if corner in ends[road]
            ),
            default=0,
        )

    ends = state.topology.edge_corners
    return 1 + max(onward(corner, roads - {first}) for corner in ends[first])


# The special card.

FOUR = r"""
            .       .
          a   a   a   a
        .       .       .
        |  F6   |  D*   +
        .       .       .
          \   /   \   /
            .       .
"""


@pytest.mark.rule("12.H2", "12.H5")
def test_the_first_to_have_five_takes_the_card() -> None:
    """The fifth road brings the card and its two points at once."""
    table = Table(FOUR, PAY)
    assert (table.holder("longest_road"), table.points()) == ("", 0)

    events = table.play(BuildRoad(table.edge))

    assert events[-1] == AwardPassed(award="longest_road", seat=A, before=NOBODY)
    assert (table.holder("longest_road"), table.points()) == ("a", 2)


FIVES = r"""
            .       .
          a   a   a   a
        .       .       .
        b  F6   +  D*   a
        .       .       .
          b   b   b   b
            .       .
"""


@pytest.mark.rule("12.H2")
@pytest.mark.parametrize("holder", ["a", "b"])
def test_equal_length_takes_nothing(holder: str) -> None:
    """At five roads each, the card stays with its holder."""
    table = Table(FIVES, longest_road=holder)

    assert (table.road("a"), table.road("b")) == (5, 5)
    assert table.holder("longest_road") == holder


@pytest.mark.rule("12.H2")
def test_a_longer_road_takes_the_card() -> None:
    """Six roads take the card and its points from five."""
    table = Table(
        r"""
            .       .       .
          a   a   a   a   a   \
        .       .       .       .
        b  F6   |  D*   |  P5   |
        .       .       .       .
          b   b   b   b   +   /
            .       .       .
        """,
        b=PAY,
        turn="b",
        longest_road="a",
    )

    events = table.play(BuildRoad(table.edge), by="b")

    assert events[-1] == AwardPassed(award="longest_road", seat=B, before=A)
    assert (table.points("a"), table.points("b")) == (0, 2)


# After an interruption: a settles in the middle of the road of b, who holds the card.


def cut(drawing: str, *, points: int = 20) -> tuple[Table, list[Event]]:
    """A table where a has just settled on the marked corner, and the events of it."""
    table = Table(drawing, PAY, seats=4, longest_road="b", options={"points": points})
    assert table.holder("longest_road") == "b"
    events = table.play(BuildSettlement(table.corner))
    return table, events[2:]


@pytest.mark.rule("12.H3a", "12.H5")
def test_cut_but_still_the_longest() -> None:
    """The holder keeps the card with five left if nobody has more."""
    table, events = cut(
        r"""
            .       .       .
          b   b   b   b   b   b
        .       +       .       .
        |  F6   a  D*   |  P5   b
        .       .       .       .
      /   \   /   \   /   \   /   b
    .       .       .       .       .
    |  G9   |  M4   |  H3   |  P8   b
    .       .       .       .       .
      \   /   \   /   \   /   \   /
        .       .       .       .
        """
    )

    assert (table.road("b"), table.holder("longest_road"), events) == (7, "b", [])


@pytest.mark.rule("12.H3a")
def test_cut_and_tied_keeps() -> None:
    """The holder keeps the card with five left if another has five too."""
    table, events = cut(
        r"""
            .       .       .
          b   b   b   b   b   b
        .       +       .       .
        |  F6   a  D*   |  P5   b
        .       .       .       .
      /   \   /   \   /   \   /   \
    .       .       .       .       .
    |  G9   |  M4   |  H3   |  P8   |
    .       .       .       .       .
      c   c   c   c   c   /   \   /
        .       .       .       .
        """
    )

    assert (table.road("b"), table.road("c")) == (5, 5)
    assert (table.holder("longest_road"), events) == ("b", [])


@pytest.mark.rule("12.H3b", "12.H5")
def test_cut_below_five_it_goes_to_the_only_longest() -> None:
    """With four left for the holder, the only other player with five takes the card."""
    table, events = cut(
        r"""
            .       .       .
          b   b   b   b   b   b
        .       .       +       .
        |  F6   |  D*   a  P5   b
        .       .       .       .
      /   \   /   \   /   \   /   \
    .       .       .       .       .
    |  G9   |  M4   |  H3   |  P8   |
    .       .       .       .       .
      c   c   c   c   c   /   \   /
        .       .       .       .
        """
    )

    assert (table.road("b"), table.road("c")) == (4, 5)
    assert events == [AwardPassed(award="longest_road", seat=C, before=B)]


@pytest.mark.rule("12.H3b")
def test_cut_below_another_it_goes_to_the_only_longest() -> None:
    """With five left for the holder, the only other player with six takes the card."""
    table, events = cut(
        r"""
            .       .       .
          b   b   b   b   b   b
        .       +       .       .
        |  F6   a  D*   |  P5   b
        .       .       .       .
      /   \   /   \   /   \   /   \
    .       .       .       .       .
    |  G9   |  M4   |  H3   |  P8   |
    .       .       .       .       .
      c   c   c   c   c   c   \   /
        .       .       .       .
        """
    )

    assert (table.road("b"), table.road("c")) == (5, 6)
    assert events == [AwardPassed(award="longest_road", seat=C, before=B)]


ASIDE = r"""
            .       .       .
          b   b   b   b   b   b
        .       .       +       .
        |  F6   |  D*   a  P5   |
        .       .       .       .
      /   \   /   \   /   \   /   d
    .       .       .       .       .
    |  G9   |  M4   |  H3   |  P8   d
    .       .       .       .       .
      c   c   c   c   c   d   d   d
        .       .       .       .
"""


@pytest.mark.rule("12.H3c")
def test_when_others_tie_it_is_set_aside() -> None:
    """With four left for the holder and two others at five, nobody has the card."""
    table, events = cut(ASIDE)

    assert (table.road("b"), table.road("c"), table.road("d")) == (4, 5, 5)
    assert events == [AwardPassed(award="longest_road", seat=NOBODY, before=B)]


@pytest.mark.rule("12.H3d")
def test_when_nobody_has_five_it_is_set_aside() -> None:
    """With four left for the holder and nobody above, nobody has the card."""
    table, events = cut(
        r"""
            .       .       .
          b   b   b   b   b   b
        .       .       +       .
        |  F6   |  D*   a  P5   |
        .       .       .       .
      /   \   /   \   /   \   /   \
    .       .       .       .       .
    |  G9   |  M4   |  H3   |  P8   |
    .       .       .       .       .
      \   /   \   /   \   /   \   /
        .       .       .       .
        """
    )

    assert (table.road("b"), table.holder("longest_road")) == (4, "")
    assert events == [AwardPassed(award="longest_road", seat=NOBODY, before=B)]


@pytest.mark.rule("12.H4")
def test_the_first_to_be_alone_the_longest_takes_it_back() -> None:
    """While two tie, the card stays aside; the first to get ahead takes it."""
    table = Table(
        r"""
            .       .       .
          /   \   /   \   /   \
        .       .       .       .
        |  F6   |  D*   |  P5   |
        .       .       .       .
      /   \   /   \   /   \   /   d
    .       .       .       .       .
    +  G9   |  M4   |  H3   |  P8   d
    .       .       .       .       .
      c   c   c   c   c   d   d   d
        .       .       .       .
        """,
        c=PAY,
        seats=4,
        turn="c",
    )
    assert table.holder("longest_road") == ""

    events = table.play(BuildRoad(table.edge), by="c")

    assert events[-1] == AwardPassed(award="longest_road", seat=C, before=NOBODY)


@pytest.mark.rule("12.H4")
def test_five_alone_are_enough_to_take_it_back() -> None:
    """After nobody had five, the next player with five alone takes it, whoever held it before."""
    table = Table(FOUR, PAY, longest_road="b")
    assert table.holder("longest_road") == ""

    table.play(BuildRoad(table.edge))

    assert table.holder("longest_road") == "a"


@pytest.mark.rule("12.H5", "12.J2")
def test_a_settlement_that_cuts_may_win() -> None:
    """A settlement that cuts the holder's road can bring the card and win at once."""
    _, events = cut(
        r"""
            .       .       .
          b   b   b   b   b   b
        .       .       +       .
        |  F6   |  D*   a  P5   |
        .       .       .       .
      /   \   /   \   /   a   /   \
    .       .       .       .       .
    |  G9   |  M4   |  H3   a  P8   |
    .       .       .       .       .
      \   /   \   /   \   /   a   a
        .       .       .       .
        """,
        points=3,
    )

    assert events == [
        AwardPassed(award="longest_road", seat=A, before=B),
        GameEnded(winners=(A,), points=(3, 0, 0, 0), shown=((), (), (), ())),
    ]


@pytest.mark.rule("12.G3", "12.G1")
def test_pieces_never_move() -> None:
    """No action takes a piece off the board or moves it."""
    table = Table(FOUR, PAY)
    before = table.state.edges_of(A)

    table.play(BuildRoad(table.edge))

    assert set(before) < set(table.state.edges_of(A))


# The largest army.

CAMP = r"""
        .       .
      /   \   /   \
    .       .       .
    |  F6   |  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


def army(a: int, b: int, holder: str = "", in_hand_of_b: str = "") -> Table:
    """A table where a and b have played knights, and a has one more in hand."""
    return Table(
        CAMP,
        played={"a": f"{a} knight", "b": f"{b} knight"},
        held={"a": "knight", "b": in_hand_of_b},
        largest_army=holder,
    )


@pytest.mark.rule("12.I", "12.C4")
def test_the_third_knight_takes_the_army() -> None:
    """The first to have played three knights takes the card and its two points."""
    table = army(2, 2)

    events = table.play(PlayKnight())

    assert events[-1] == AwardPassed(award="largest_army", seat=A, before=NOBODY)
    assert table.points() == 2


@pytest.mark.rule("12.I")
def test_two_knights_are_no_army() -> None:
    """Below three nobody has the card."""
    table = army(1, 0)

    table.play(PlayKnight())

    assert table.holder("largest_army") == ""


@pytest.mark.rule("12.I")
def test_as_many_knights_take_nothing() -> None:
    """A tie leaves the card where it is."""
    table = army(2, 3, "b")

    table.play(PlayKnight())

    assert table.holder("largest_army") == "b"


@pytest.mark.rule("12.I")
def test_more_knights_take_the_army() -> None:
    """Only a strictly larger army takes the card and its points."""
    table = army(3, 3, "b")

    events = table.play(PlayKnight())

    assert events[-1] == AwardPassed(award="largest_army", seat=A, before=B)
    assert (table.points("a"), table.points("b")) == (2, 0)


@pytest.mark.rule("12.C4", "12.I")
def test_knights_in_hand_do_not_count() -> None:
    """Knights in hand do not count toward the army."""
    table = army(2, 0, in_hand_of_b="5 knight")

    assert (table.holder("largest_army"), table.points("b")) == ("", 0)


@pytest.mark.rule("4")
def test_who_is_gone_holds_no_card() -> None:
    """A seat that left counts as having no roads and knights."""
    table = Table(FIVES, longest_road="b", largest_army="b", played={"b": "4 knight"}, gone="b")

    assert (table.holder("longest_road"), table.holder("largest_army")) == ("a", "")
