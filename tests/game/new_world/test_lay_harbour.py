"""Harbors laid by players: who, where, in which order, and the order of turns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import Action, Choice, Game, Illegal, Scripted, Seat, Seeded
from game.base.found import FoundSettlement
from game.base.harbours import ANY as ANY_KIND
from game.core.undo import Undo
from game.new_world.lay_harbour import HarbourLaid, LayHarbour
from game.seafarers.harbour_sites import No, sites
from tests.game.new_world.tables import begun, quays
from tests.game.taking_back import still

TEN = 10


def owed(game: Game) -> tuple[Seat, str]:
    """The seat that owes something, and its duty; there is exactly one."""
    ((seat, duty),) = {(debt.seat, debt.duty) for debt in game.state.debts()}
    return seat, duty


def answered(game: Game, count: int = 99) -> Iterator[tuple[Seat, str]]:
    """Each seat and duty until the first roll; every request gets the first listed answer."""
    for _ in range(count):
        seat, duty = owed(game)
        yield seat, duty
        if duty == "roll":
            return
        option = next(one for one in game.options(seat) if not isinstance(one, Choice))
        assert isinstance(option, Action)
        game.play(seat, option, Seeded(b"any"))


def clockwise(start: Seat, seats: int, count: int) -> list[Seat]:
    """The first *count* seats in turn order."""
    return [Seat((start + step) % seats) for step in range(count)]


@pytest.mark.rule("8.14-2", "12.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_lays_one_in_turn_and_turns_keep_their_order(seats: int) -> None:
    """Ten harbors are laid from the start seat on; set-up and the first turn start there, too."""
    game = begun(seats)
    start = game.state.turn

    order = list(answered(game))

    there = clockwise(start, seats, seats)
    assert order == [
        *((seat, "lay harbour") for seat in clockwise(start, seats, TEN)),
        *((seat, what) for seat in (*there, *reversed(there)) for what in ("found", "first road")),
        (start, "roll"),
    ]
    assert len(game.state.harbours) == TEN
    assert game.state.turn == start


@pytest.mark.rule("8.14-2")
def test_the_kinds_are_those_of_the_box_in_an_order_of_chance() -> None:
    """Their order is public before the first is laid."""
    game = begun()
    kinds, before = quays(game).left, len(game.state.harbours)

    assert before == 0
    assert sorted(kinds) == ["any"] * 5 + ["brick", "grain", "lumber", "ore", "wool"]
    list(answered(game, TEN))
    rules = game.state.rules
    assert [takes for _, takes in game.state.harbours] == [
        ANY_KIND if kind == "any" else rules.card(kind) for kind in kinds
    ]
    assert quays(game).left == ()


@pytest.mark.rule("8.14-2", "12.3")
def test_a_harbour_lies_on_a_coast_with_an_edge_between() -> None:
    """Each wrong place has its own refusal."""
    game = begun()
    seat, _ = owed(game)
    first = sites(game.state)[0]

    assert set(game.options(seat)) == {LayHarbour(edge) for edge in sites(game.state)}
    (event,) = game.play(seat, LayHarbour(first), Scripted())
    assert event == HarbourLaid(seat=seat, edge=first, kind=quays(game).kinds[0])

    other, _ = owed(game)
    topology = game.state.topology
    ends = topology.edge_corners[first]
    near = {edge for corner in ends for edge in topology.corner_edges[corner]}
    assert not near & set(sites(game.state))
    with pytest.raises(Illegal) as refused:
        game.play(other, LayHarbour(first), Scripted())
    assert refused.value.reason is No.TOO_CLOSE
    inland = next(
        edge
        for edge in topology.edge_ids
        if all(game.state.land[at] for at in topology.edge_hexes[edge])
    )
    with pytest.raises(Illegal) as refused:
        game.play(other, LayHarbour(inland), Scripted())
    assert refused.value.reason is No.NOT_ON_COAST


@pytest.mark.rule("12.3")
def test_where_no_coast_is_left_the_rest_stay_out() -> None:
    """The set-up goes on with the start seat; a lone hex has room for three at most."""
    game = begun()
    state, start = game.state, game.state.turn
    lone = state.land_hexes[0]
    for at in state.land_hexes[1:]:
        state.lay_ground(at, state.rules.terrain("sea"), 0)

    order = list(answered(game, 4))

    count = len(state.harbours)
    assert count in {2, 3}
    assert order[:count] == [(seat, "lay harbour") for seat in clockwise(start, 3, count)]
    assert order[count] == (start, "found")
    assert len(quays(game).left) == TEN - count
    assert state.land_hexes == (lone,)


@pytest.mark.rule("8.14-2")
@pytest.mark.parametrize("before", [0, 1, 2, 5])
@pytest.mark.parametrize("off", [0, 1, 2, 3])
def test_turns_keep_their_order_where_somebody_leaves(before: int, off: int) -> None:
    """The seats left lay all ten clockwise, and the start seat stays the same."""
    game = begun(4)
    start = game.state.turn
    laid = [seat for seat, _ in answered(game, before)]
    due, gone = owed(game)[0], Seat((start + off) % 4)

    game.leave(gone, Scripted())

    stay = [seat for seat in clockwise(start, 4, 4) if seat != gone]
    order = list(answered(game))
    cycle = [seat for seat in clockwise(due, 4, 40) if seat != gone]
    assert [seat for seat, duty in order if duty == "lay harbour"] == cycle[: TEN - before]
    assert [seat for seat, duty in order if duty == "found"] == [*stay, *reversed(stay)]
    assert order[-1] == (stay[0], "roll")
    assert len(laid) == before
    assert len(game.state.harbours) == TEN


def test_who_does_not_come_lays_on_the_first_coast() -> None:
    """By default it is the first in reading order; defaults alone lead to the first roll."""
    game = begun()
    ((seat, action),) = game.defaults()
    assert action == LayHarbour(sites(game.state)[0])

    while owed(game)[1] != "roll":
        ((seat, action),) = game.defaults()
        game.play(seat, action, Scripted())

    assert len(game.state.harbours) == TEN


def test_a_harbour_is_taken_back() -> None:
    """A harbor can be undone until the next seat lays one."""
    game = begun()
    before, (seat, _) = still(game.state), owed(game)
    game.play(seat, game.defaults()[0][1], Scripted())

    game.enter(seat, Undo(game.state.number), Scripted())

    assert still(game.state) == before


@pytest.mark.rule("12.3")
def test_by_chance_nobody_lays_any() -> None:
    """By default chance places the harbors."""
    game = begun(settings={})

    assert len(game.state.harbours) == TEN
    assert quays(game).kinds == ()
    assert owed(game) == (game.state.turn, "found")
    assert isinstance(game.options(game.state.turn)[0], FoundSettlement)
