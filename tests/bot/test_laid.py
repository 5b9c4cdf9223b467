"""The order in which pieces were placed, which pictures need to keep each piece's look."""

from __future__ import annotations

from bot.features.lobby import lobby, variant
from bot.table.games import Games
from bot.table.state.laid import grown
from bot.table.table import Table
from game import Seat
from game.base.build_city import CityBuilt
from game.base.build_road import RoadBuilt
from game.base.found import FoundSettlement, LayFirstRoad
from game.base.rows import SETTLEMENT
from game.board.places import CornerId, EdgeId
from tests.bot.acting import NOON, begun, on_turn, opened


async def found(games: Games, table: Table, place: int) -> tuple[Seat, int]:
    """Let the player on turn found a settlement on the free corner number *place*, with a road."""
    seat = on_turn(table)
    corner = 0
    for kind, number in ((FoundSettlement, place), (LayFirstRoad, 0)):
        options = [o for o in table.playing().options(seat) if isinstance(o, kind)]
        action = options[number % len(options)]
        corner = action.corner if isinstance(action, FoundSettlement) else corner
        await games.play(table.id, table.seats[seat].person, seat, action)
    return seat, corner


async def settled(games: Games) -> tuple[Table, list[list[int]]]:
    """A table after its set-up, and each seat's corners in the order of founding."""
    table = await begun(games)
    order: list[list[int]] = [[] for _ in table.seats]
    for place in (40, 30, 20, 2, 1, 0):
        seat, corner = await found(games, table, place)
        order[seat].append(corner)
    return table, order


def laid(table: Table) -> list[list[int]]:
    """The order that pictures get, by seat."""
    return [list(player.laid) for player in table.players()]


async def test_pictures_know_what_was_laid_first(games: Games) -> None:
    """Pictures get each player's corners in order, also after a reload from the disk."""
    table, order = await settled(games)

    assert laid(table) == order
    games.tables.forget(table.id)
    assert laid(await games.tables.look(table.id)) == order


async def test_a_city_comes_after_what_stood_before(games: Games) -> None:
    """A replaced piece counts as its seat's newest, even if others build afterwards."""
    table, order = await settled(games)
    rules, (mine, other, _) = table.playing().state.rules, order
    events = [
        CityBuilt(seat=Seat(0), corner=CornerId(mine[0])),
        RoadBuilt(seat=Seat(1), edge=EdgeId(7)),
    ]

    after = grown(tuple(map(tuple, order)), rules, events)

    assert after == ((mine[1], mine[0]), tuple(other), tuple(order[2]))


async def test_what_lies_from_the_beginning_is_known(games: Games) -> None:
    """On the beginners' map, everyone's settlements are known before the first turn."""
    lobby_ = await opened(games, 4)
    await variant.set_option(games, lobby_.id, 1, "map", "beginner")

    table = await lobby.start(games, lobby_.id, 1, NOON)

    assert [sorted(each) for each in laid(table)] == [
        sorted(table.playing().state.corners_of(Seat(seat), SETTLEMENT)) for seat in range(4)
    ]
