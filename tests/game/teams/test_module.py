"""The box for teams: who plays with whom, what goes with it, and that nothing else changes."""

from __future__ import annotations

import pytest

from game import BOXES, BadSetup, Game, Seeded, clash, fitted, maps_of, offered, seats_for, teams_of
from game.core import codec
from tests.house import needs

NAMES = ("base", "teams")


@pytest.mark.rule("17.1-1")
def test_it_goes_with_everything_that_four_can_play_but_the_wonders() -> None:
    """Exactly four play, on every map for four except that of the Wonders."""
    for names in offered():
        if 4 in seats_for(names) and not teams_of(names):
            both = (*names, "teams")
            (four,) = [other for other in offered() if {*other} == {*both}]
            assert maps_of(four).keys() == maps_of(names).keys() - {"wonders"}
            assert seats_for(four) == {4}
    with pytest.raises(BadSetup, match=r"base \+ teams is for 4 seats, not for 3"):
        Game.new(3, Seeded(b"three"), modules=NAMES)


@needs("duel", "five_six", "wonders")
@pytest.mark.rule("17.1-1")
@pytest.mark.parametrize("other", ["duel", "five_six"])
def test_other_numbers_of_players_are_left_out(other: str) -> None:
    """Ticking teams removes a box for fewer or more players, with the reason."""
    names, (misfit,) = fitted((*NAMES, other), ("base", other))

    assert names == NAMES
    assert (misfit.box, misfit.clash) == (other, ("teams", other))
    assert clash(("base", "seafarers", "teams"), "wonders") == ("teams", "wonders")


@pytest.mark.rule("17.1-2")
def test_partners_sit_opposite() -> None:
    """The first and third seat play together, against the second and fourth."""
    rules = Game.new(4, Seeded(b"four"), modules=NAMES).state.rules

    assert rules.teams == teams_of(NAMES) == ((0, 2), (1, 3))
    assert rules.partners == ((2,), (3,), (0,), (1,))
    assert teams_of(("base",)) == ()


@pytest.mark.rule("17.1-3")
def test_the_options_stay_those_of_four() -> None:
    """Teams have the usual target, and every other default of a game of four."""
    for names in offered():
        if teams_of(names):
            plain = tuple(name for name in names if name != "teams")
            four, pairs = (codec.compiled(n, {}, 4, BOXES).options for n in (plain, names))
            assert four == pairs
