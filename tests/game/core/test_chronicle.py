"""The chronicle and its counts, compared with the games they summarize."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

import pytest

from game import Game, Seat
from game.base import MODULE as BASE
from game.core.chronicle import COUNTED, Chronicle, expected
from game.core.honours import MOST, honours
from game.core.trace import Went
from tests.game.random_games import Playing
from tests.game.strange import MODULE as STRANGE

BOXES = (BASE, STRANGE)
COMBINATIONS = ("base", "base strange")
SEEDS = range(40, 43)
ACTIONS = 900


def played(combination: str, seed: int) -> Game:
    """A random game, played to its end or for many actions."""
    playing = Playing(combination.split(), BOXES, 4, seed)
    while not playing.state.winners and playing.actions < ACTIONS:
        playing.step()
    return playing.game


def raw(game: Game, name: str) -> list[dict[str, Any]]:
    """The log's events of one type, as written."""
    return [event for line in game.lines for event in line.events if event["type"] == name]


def sums(dice: list[list[int]]) -> Counter[int]:
    """Number of times each sum was rolled."""
    return Counter(one + two for one, two in dice)


@pytest.mark.parametrize("seed", SEEDS)
def test_rolls_and_harvests_are_the_logs(seed: int) -> None:
    """The chronicle's sums of dice and harvested cards are those of the log."""
    game = played("base", seed)
    tale = game.chronicle(game.lines)
    rolled = sums([event["dice"] for event in raw(game, "DiceRolled")])

    assert tale.sums() == {number: rolled[number] for number in range(2, 13)}
    assert tale.gathered()[-1] == tuple(
        sum(sum(event["got"][seat]) for event in raw(game, "Produced")) for seat in range(4)
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_counted_of_a_seat_is_the_logs(seed: int) -> None:
    """Each count of each seat equals the count taken from the log's text."""
    game = played("base", seed)
    tale = game.chronicle(game.lines)

    for seat in range(4):
        assert {name: tale.counts[name][seat] for name in COUNTED} == counted(game, seat)


def counted(game: Game, seat: int) -> dict[str, int]:
    """A seat's counts, taken straight from the log."""
    own = {name: [e for e in raw(game, name) if e.get("seat") == seat] for name in NAMES}
    dice = iter([sum(event["got"][seat]) for event in raw(game, "Produced")])
    brought = [0 if sum(e["dice"]) == 7 else next(dice) for e in raw(game, "DiceRolled")]
    dry = [len(list(row)) for is_dry, row in groupby(brought, lambda n: not n) if is_dry]
    return {
        "robbed": sum(event["victim"] == seat for event in raw(game, "Robbed")),
        "thief": len(own["Robbed"]),
        "trades": sum(seat in (event["seat"], event["other"]) for event in raw(game, "Traded")),
        "bank": len(own["BankTraded"]),
        "harvest": sum(brought),
        "drought": max(dry, default=0),
        "sevens": sum(sum(event["dice"]) == 7 for event in own["DiceRolled"]),
        "lost": sum(sum(event["cards"]) for event in own["Discarded"]),
        "claimed": sum(sum(event["given"]) for event in own["CardsCalledIn"]),
        "routes": len(own["RoadBuilt"]),
    }


NAMES = ("Robbed", "BankTraded", "DiceRolled", "Discarded", "CardsCalledIn", "RoadBuilt")


def test_the_whole_expectation_is_all_rolls() -> None:
    """The expected sums add up to the number of rolls, and a sixth of them are sevens."""
    assert sum(expected(72).values()) == pytest.approx(72)
    assert expected(72)[7] == pytest.approx(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_is_honoured(seed: int) -> None:
    """At the end each seat has one or two honors, with the chronicle's counts."""
    game = played("base", seed)
    tale = game.chronicle(game.lines)

    for seat, own in enumerate(honours(tale)):
        assert 1 <= len(own) <= MOST
        assert all(honour.count == tale.counts[honour.name][seat] for honour in own)


def test_who_leads_is_honoured_for_it() -> None:
    """Sole leads come first; a seat that leads in nothing is honored for its best rank."""
    counts = dict.fromkeys(COUNTED, (0, 0, 0))
    counts |= {"robbed": (5, 5, 2), "trades": (4, 9, 3), "routes": (9, 8, 7), "sevens": (3, 2, 1)}
    first, second, third = honours(Chronicle(3, counts=counts))

    assert [(one.name, one.rank) for one in first] == [("sevens", 1), ("routes", 1)]
    assert [(one.name, one.count) for one in second] == [("trades", 9), ("robbed", 5)]
    assert [(one.name, one.rank) for one in third] == [("robbed", 3)]


def test_nothing_secret_is_told() -> None:
    """A robber's card is of unknown kind in the chronicle, too."""
    game = played("base", 40)
    thefts = [
        trace
        for moment in game.chronicle(game.lines).moments
        for trace in moment.traces
        if isinstance(trace, Went) and trace.sort == "theft"
    ]

    assert thefts == [
        Went(Seat(event["victim"]), Seat(event["seat"]), 1, "theft")
        for event in raw(game, "Robbed")
    ]
