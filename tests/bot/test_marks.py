"""The board's picture marks the latest placements: all pieces of one move together."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.publish.posts.board import latest, picture
from bot.publish.posts.post import Post
from bot.table import news
from bot.table.state.laid import grown
from bot.table.state.memory import Memory, encoded
from bot.table.table import Table
from game import BOXES, Action, Event, Game, Seat, Seeded
from game.base.build_city import CityBuilt
from game.base.build_road import RoadBuilt
from game.base.build_settlement import SettlementBuilt
from game.base.roll import DiceRolled
from game.board.places import CornerId, EdgeId
from tests.secrets.shown import SCALE, table

A = Seat(0)


def test_a_starting_settlement_and_its_road_are_marked_together() -> None:
    """The post after a road of the set-up marks the settlement, too, though it came before."""
    chance = Seeded(b"marks")
    game = Game.new(3, chance)
    order: tuple[tuple[int, ...], ...] = ((), (), ())
    founded, roads = -1, 0
    while roads < 6:
        seat = game.state.debts()[0].seat
        action = game.options(seat)[0]
        assert isinstance(action, Action)
        events = list(game.play(seat, action, chance))
        order = grown(order, game.state.rules, events)
        for event in events:
            if isinstance(event, SettlementBuilt):
                founded = event.corner
            elif isinstance(event, RoadBuilt):
                roads += 1
                at = table(game.state, [(game.state.number, events)], (0, 0, 0), BOXES)
                memory = encoded(Memory(acted=(0, 0, 0), laid=order))
                at = Table(replace(at.row, memory=memory), at.seats, at.game, at.story)
                assert marked(at) == {("corner", founded), ("edge", event.edge)}
    assert game.state.plan


def marked(at: Table) -> set[tuple[str, int]]:
    """The places that the picture of the table's post marks."""
    shown = picture(Post(at, news.TURN, at.number, (A,), SCALE), at.view())
    assert isinstance(shown.draw, partial)
    return set(shown.draw.keywords["latest"])


def test_pieces_built_one_right_after_another_are_marked_together() -> None:
    """Anything else between two of them makes the earlier one old."""
    city = CityBuilt(seat=A, corner=CornerId(1))
    road = RoadBuilt(seat=A, edge=EdgeId(2))
    rolled = DiceRolled(seat=A, dice=(1, 2))
    lines: list[list[Event]] = [[city], [road], [rolled]]

    assert set(latest(lines)) == {("corner", 1), ("edge", 2)}
    assert latest([[city], [rolled], [road]]) == (("edge", 2),)
    assert latest([[rolled]]) == ()
