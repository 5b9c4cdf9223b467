"""The box for two: what goes with it, its defaults, and its boards and supplies."""

from __future__ import annotations

from collections import Counter

import pytest

from game import BOXES, BadSetup, Game, Seeded, maps_of, offered, seats_for
from game.board.layout import Layout
from game.boxes import colours_of, fitted
from game.core import codec
from game.core.rows import MAP, Value
from game.core.state import State
from tests.game.duel.tables import NAMES
from tests.house import needs

KNIGHTS = ("base", "cities_knights", "duel")
SEA = ("base", "duel", "seafarers")
KNIGHTS_AT_SEA = ("base", "cities_knights", "duel", "seafarers")
FOR_FOUR = {"greater_catan_classic"}
USUAL = {"points": 15, "hand_limit": 9, "friendly": True, "bank": "hidden", "dice": "deck"}


def begun(names: tuple[str, ...] = NAMES, seats: int = 2, **settings: Value) -> Game:
    """A game that has just begun, without the duel's box if it is for three."""
    return Game.new(seats, Seeded(b"duel"), modules=names, settings=settings)


def defaults(names: tuple[str, ...], where: str = "") -> dict[str, Value]:
    """The options of a duel that differ from the base game's, on a map."""
    settings = {MAP: where} if where else {}
    modules = maps_of(names)[where] if where else names
    options = codec.compiled(modules, settings, 2, BOXES).options
    return {name: options[name] for name in USUAL}


@pytest.mark.rule("15.1-1")
def test_it_is_for_two() -> None:
    """Two need the box, and with it exactly two play."""
    assert seats_for(NAMES) == {2}
    with pytest.raises(BadSetup, match="base is for 3 or 4 seats, not for 2"):
        begun(("base",))
    with pytest.raises(BadSetup, match=r"base \+ duel is for 2 seats, not for 3"):
        begun(seats=3)


@pytest.mark.rule("15.1-1")
def test_it_goes_with_everything_that_three_can_play() -> None:
    """Each set and map of three can be played by two, and larger boards can't."""
    for names in offered():
        if 3 in seats_for(names):
            both = (*names, "duel")
            (two,) = [other for other in offered() if {*other} == {*both}]
            assert maps_of(two).keys() == maps_of(names).keys() - FOR_FOUR
            assert seats_for(two) == {2}


@needs("five_six")
@pytest.mark.rule("15.1-1")
def test_larger_boards_are_left_out_for_a_duel() -> None:
    """Ticking the one removes the other, with the reason."""
    names, (misfit,) = fitted(("base", "five_six", "duel"), ("base", "five_six"))

    assert names == NAMES
    assert (misfit.box, misfit.clash) == ("five_six", ("duel", "five_six"))


@pytest.mark.rule("15.2-1", "15.2-2", "15.2-3", "15.2-4", "15.2-5")
def test_the_defaults() -> None:
    """A duel has its own defaults, and each of them can be changed."""
    assert defaults(NAMES) == USUAL
    changed: dict[str, Value] = {
        "points": 10,
        "hand_limit": 7,
        "friendly": False,
        "bank": "visible",
        "dice": "dice",
    }

    game = Game.new(2, Seeded(b"duel"), modules=NAMES, settings=changed)

    assert {name: game.state.rules.options[name] for name in changed} == changed


@needs("cities_knights", "seafarers", "knights_at_sea", "pyramid", "harbormaster")
@pytest.mark.rule("15.2-1")
@pytest.mark.parametrize(
    ("names", "where", "points"),
    [
        (KNIGHTS, "", 15),
        (SEA, "new_shores", 14),
        (SEA, "oasis", 10),
        (KNIGHTS_AT_SEA, "new_shores", 16),
        (("base", "duel", "gods", "pyramid"), "", 11),
        (("base", "duel", "harbormaster"), "", 16),
        (("base", "cities_knights", "duel", "harbormaster"), "", 16),
    ],
)
def test_a_map_keeps_its_target(names: tuple[str, ...], where: str, points: int) -> None:
    """Fifteen points win, unless the map or the pyramid has a target of its own."""
    assert defaults(names, where)["points"] == points


@needs("pyramid")
@pytest.mark.rule("15.2-2")
def test_the_pyramid_keeps_its_limits() -> None:
    """With golden blocks the lowest limit stays six."""
    assert defaults(("base", "duel", "gods", "pyramid"))["hand_limit"] == 6


@pytest.mark.rule("15.2-5")
@pytest.mark.parametrize("dice", ["dice", "deck"])
def test_a_stored_game_keeps_its_dice(dice: str) -> None:
    """Dice that a duel chose against its default are stored, although the option came late."""
    game = begun(dice=dice)

    again = Game.restored(game.snapshot())

    assert again.state.rules.options["dice"] == dice
    assert Game.replayed(game.lines).state.rules.options["dice"] == dice
    assert "dice" not in begun(("base",), 3).state.rules.options


@pytest.mark.rule("15.2-6")
def test_bank_decks_and_pieces_are_as_printed() -> None:
    """Two have the bank, the deck and the pieces of three and four."""

    def counts(state: State) -> tuple[object, ...]:
        rules = state.rules
        cards = Counter({card.name: card.count for card in rules.deck_cards})
        pieces = Counter({piece.name: piece.supply for piece in rules.pieces if piece.name})
        return state.bank, state.decks, cards, pieces

    state = begun().state
    assert counts(state) == counts(begun(("base",), 3).state)
    assert state.bank == [19] * 5
    assert sum(map(sum, state.decks)) == 25


@needs("seafarers", "discovery", "new_world", "forgotten_tribe", "cloth", "wonders")
@pytest.mark.rule("15.1-3")
def test_two_play_on_the_board_of_three() -> None:
    """The same chance deals two the board that it deals three."""
    for where, names in maps_of(SEA).items():
        if where == "pirate_islands":
            continue  # its places have a test of their own
        of_three = tuple(name for name in names if name != "duel")
        two, three = (dealt(names, where, seats) for names, seats in ((names, 2), (of_three, 3)))
        assert two == three, where


def dealt(names: tuple[str, ...], where: str, seats: int) -> Layout:
    """The board of a map for this number of seats."""
    rules = codec.compiled(names, {MAP: where}, seats, BOXES)
    *_, deal = rules.deals[where]
    return deal(rules.options, seats, Seeded(b"board"))


@needs("pirate_islands", "discovery")
@pytest.mark.rule("15.1-5")
def test_places_of_two_are_the_first() -> None:
    """On The Pirate Islands two have the first two places; Greater Catan's supply is for three."""
    two, three = (
        dealt(("base", *more, "seafarers", "pirate_islands"), "pirate_islands", seats)
        for more, seats in ((("duel",), 2), ((), 3))
    )
    assert len(two.spots["fortresses"]) == 2
    assert all(two.spots[name] == three.spots[name][:2] for name in three.spots)
    assert two.paths["ships"] == three.paths["ships"][:2]
    greater = dealt((*SEA, "discovery"), "greater_catan", 2)
    assert sorted(greater.stacks["numbers"]) == [3, 5, 11, 12]


@needs("discovery")
@pytest.mark.rule("15.1-3")
def test_a_map_for_four_alone_is_not_for_two() -> None:
    """The classic Greater Catan has no version for three, so a duel doesn't offer it."""
    with pytest.raises(BadSetup, match="option 'map' cannot be 'greater_catan_classic'"):
        begun((*SEA, "discovery"), map="greater_catan_classic")


@pytest.mark.rule("15.1-4")
def test_on_the_beginners_map_two_places_stay_empty() -> None:
    """The two who play have the places of the first colors but red."""
    game = begun(map="beginner")
    state, layout = game.state, dealt(NAMES, "beginner", 2)
    own = {start.colour: {place[0] for place in start.places} for start in layout.starts}

    colours = colours_of(state.rules)[:2]
    assert colours == ("blue", "white")
    for seat, colour in zip(state.rules.table, colours, strict=True):
        there = {state.topology.corner(*corner) for corner in own[colour]}
        assert {*state.corners_of(seat, state.rules.piece("settlement"))} == there


@needs("egypt")
@pytest.mark.rule("15.1-4")
def test_in_egypt_purple_and_red_stay_out() -> None:
    """Ancient Egypt gives out its own colors in its own order."""
    rules = begun(("base", "duel", "egypt"), map="beginner").state.rules

    assert colours_of(rules)[:2] == ("blue", "white")
