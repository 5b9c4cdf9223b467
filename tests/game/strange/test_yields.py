"""Yields by terrain and piece, cards chosen from a group, and terrain without a card."""

from __future__ import annotations

from game.base.move_robber import deserts
from game.base.parts import Robber
from game.base.production import Produced
from game.base.roll import RollDice
from game.computer.standing import income
from game.core.play import defaults
from tests.game.asking import cards_of
from tests.game.strange.tables import A, B, C, StrangeTable
from tests.game.strange.tarn import Fish, No

CORNERS = ("0,-1/0,0/1,-1", "-1,0/-1,1/0,0", "0,0/0,1/1,0")
"""Three corners of the hex in the middle."""


def beside(terrain: str, pieces: str) -> StrangeTable:
    """A table where seats have *pieces* beside a ten on *terrain*, and no other number."""
    table = StrangeTable()
    state, middle = table.state, table.hex("0,0")
    kinds, tokens = list(state.terrain), [0] * len(state.tokens)
    kinds[middle], tokens[middle] = state.rules.terrain(terrain), 10
    state.set_board(kinds, tokens)
    state.put(Robber(at=None))
    for seat, corner, piece in zip((A, B, C), CORNERS, pieces.split(), strict=True):
        state.lay(seat, table.corner(corner), state.rules.piece(piece))
    return table


def test_a_city_draws_two_kinds_from_one_hex() -> None:
    """On shingle a settlement gets a pebble, a city a pebble and wool; a computer knows it."""
    table = beside("shingle", "settlement city city")
    rules = table.state.rules

    produced = next(
        event for event in table.play(A, RollDice(), die=[5, 5]) if isinstance(event, Produced)
    )

    city = cards_of(rules, pebble=1, wool=1)
    assert produced == Produced(got=(cards_of(rules, pebble=1), city, city), short=())
    assert income(table.state)[B] == [3 * count for count in city]


def test_cards_are_chosen_out_of_a_group() -> None:
    """At the tarn each seat chooses resources, the roller first, and two for a city."""
    table = beside("tarn", "settlement city settlement")
    rules = table.state.rules
    table.play(A, RollDice(), die=[5, 5])

    assert table.kinds() == [(A, "fish")]
    assert table.why_not(A, Fish(cards_of(rules, pebble=1))) is No.NOT_OWED
    assert table.why_not(A, Fish(cards_of(rules, ore=2))) is No.NOT_OWED
    table.play(A, Fish(cards_of(rules, ore=1)))
    table.reload()
    assert table.kinds() == [(B, "fish")]
    table.play(B, Fish(cards_of(rules, ore=1, wool=1)))
    assert table.kinds() == [(C, "fish")]


def test_the_last_cards_go_in_the_order_of_turns() -> None:
    """Each is owed what the bank has left by then; with nothing left nobody is asked."""
    table = beside("tarn", "settlement city settlement")
    for kind in table.state.rules.group("resource"):
        table.state.hands[C][kind] += table.state.bank[kind]
        table.state.bank[kind] = 0
    table.state.take(C, cards_of(table.state.rules, ore=1, wool=1))
    table.play(A, RollDice(), die=[5, 5])

    ((_, first),) = defaults(table.state)
    table.play(A, first)

    assert table.debt(B, "fish").args == (1,)
    table.play(B, defaults(table.state)[0][1])
    assert "fish" not in {kind for _, kind in table.kinds()}


def test_what_may_be_chosen_is_no_desert() -> None:
    """The tarn has no card of its own but yields; bare ground brings nothing."""
    tarn, desert = (beside(terrain, "settlement city city") for terrain in ("tarn", "desert"))

    assert tarn.hex("0,0") not in deserts(tarn.state)
    assert desert.hex("0,0") in deserts(desert.state)
    assert [sum(pips) for pips in income(tarn.state)] == [3, 6, 6]
    assert [sum(pips) for pips in income(desert.state)] == [0, 0, 0]
