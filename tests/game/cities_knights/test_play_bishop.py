"""The bishop."""

from __future__ import annotations

import pytest

from game.base.move_robber import No as Robber
from game.base.move_robber import RobberMoved
from game.base.rob import Robbed
from game.cities_knights.barbarians import No as Locked
from game.cities_knights.play_bishop import PlayBishop
from game.cities_knights.progress import No as Progress
from tests.game.cities_knights.tables import Isle
from tests.game.tables import A, B, C

SHARED = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  H8   |  M4   |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       .       B       .       .
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       b       .
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board where b has two buildings and c one next to the pasture."""

SPARED = r"""
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  F6   |  H8   |  M4   |
    .       b       .       .
  /   \   /   \   /   \   /   \
.       .       .       c       .
|  D*   |  P9   |  G5   |  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       .       b
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board with a poor player at every hex but the desert."""

CARD = {"a": "bishop"}


def pasture(table: Isle) -> int:
    """The hex with the nine."""
    return next(at for at in table.state.land_hexes if table.state.tokens[at] == 9)


@pytest.mark.rule("8.2 Bishop")
def test_one_card_from_each_who_lives_there() -> None:
    """Each player there loses one card, clockwise, however many buildings they have."""
    table = Isle(SHARED, b="ore", c="2 coin", held=CARD)
    to = pasture(table)

    events = table.play(PlayBishop(to), theft=[table.kind("ore"), table.kind("coin")])  # type: ignore[arg-type]

    assert [type(event) for event in events[1:]] == [RobberMoved, Robbed, Robbed]
    assert [event.victim for event in events if isinstance(event, Robbed)] == [B, C]
    assert table.hand() == {"ore": 1, "coin": 1}
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("8.2 Bishop")
def test_a_hex_where_nobody_lives_will_do() -> None:
    """Any hex the robber may move to can be chosen, even an empty one; the robber must move."""
    table = Isle(SHARED, held=CARD)
    empty = next(at for at in table.state.land_hexes if table.state.tokens[at] == 12)
    desert = next(at for at in table.state.land_hexes if table.state.tokens[at] == 0)

    assert table.why_not(PlayBishop(desert)) is Robber.MUST_MOVE
    table.play(PlayBishop(empty))


@pytest.mark.rule("8.2 Bishop")
def test_nobody_without_cards_is_robbed_nor_who_plays_it() -> None:
    """Players without cards and the one who plays it are not robbed."""
    table = Isle(SHARED.replace("B  ", "A  "), "ore", c="ore", held=CARD)

    events = table.play(PlayBishop(pasture(table)), theft=[table.kind("ore")])  # type: ignore[arg-type]

    assert [event.victim for event in events if isinstance(event, Robbed)] == [C]
    assert all(event.seat == A for event in events if isinstance(event, Robbed))


@pytest.mark.rule("8.2 Bishop", "2.4")
def test_not_before_the_first_attack() -> None:
    """Before the first attack it cannot be played, because the robber is locked."""
    table = Isle(SHARED, held=CARD, attacks=0)

    assert table.options(PlayBishop) == []
    assert table.why_not(PlayBishop(pasture(table))) is Locked.LOCKED  # type: ignore[arg-type]


@pytest.mark.rule("8.2 Bishop", "2.5")
def test_not_where_the_robber_could_only_stay() -> None:
    """If a friendly robber could only stay in the desert, the card is refused."""
    home = Isle(SPARED, b="ore", held=CARD, options={"friendly": True})
    here = next(at for at in home.state.land_hexes if not home.state.tokens[at])

    assert home.why_not(PlayBishop(here)) is Progress.NO_EFFECT
    assert home.options(PlayBishop) == []

    away = Isle(
        SPARED.replace("D* ", "D  ").replace("P9 ", "P9*"),
        held=CARD,
        options={"friendly": True},
    )
    assert away.options(PlayBishop) == [PlayBishop(here)]
    away.play(PlayBishop(here))
