"""Hidden cards are exchanged in the middle of random games, and nobody else sees a difference."""

from __future__ import annotations

from random import Random

import pytest

from game import BOXES, Game, maps_of
from game.core import codec
from game.core.rows import MAP, Value
from tests.game.random_games import Playing, exchanged, readers
from tests.house import SCENARIOS, sets
from tests.secrets.shown import Story, differences, private, public, table, told_apart, told_to

POINTS = 10
"""Moments checked in one game of a soak."""

FEW = 3
"""The same in the first game of each set, which every run checks."""

GAMES = [
    pytest.param(names, "", seed, marks=pytest.mark.soak if seed or names == "base gods" else ())
    for names in sets("base", "base gods", "base egypt gods pyramid")
    for seed in range(20)
]
FIRST = (("fog_islands", 0), ("forgotten_tribe", 0), ("treasure_islands", 0))
"""Scenario maps that every run checks, with the number of the game."""

SOAK = pytest.mark.soak

VOYAGES = [
    pytest.param(" ".join(boxes), name, seed, marks=() if (name, seed) in FIRST else SOAK)
    for names in sets("base seafarers")
    for name, boxes in maps_of(names.split()).items()
    if boxes in SCENARIOS
    for seed in range(6)
]
"""Scenario maps with the boxes that they're played with."""
LONGEST = 3000
SOME = 40
"""Mean number of actions between two checked moments."""


@pytest.mark.parametrize(("names", "where", "seed"), [*GAMES, *VOYAGES])
def test_permuted_cards_change_no_byte_for_anybody_else(names: str, where: str, seed: int) -> None:
    """Cards unknown to a reader change neither the channel nor the reader's own screens."""
    seats = 4 if where else 3 + seed % 2
    fixed: dict[str, Value] = {MAP: where} if where else {}
    playing = Playing(names.split(), BOXES, seats, f"secrets {seed}", fixed=fixed)
    random = Random(seed)
    acted = [0] * playing.state.seats
    story: Story = []
    seen = changed = 0
    points = POINTS if seed else FEW
    while not playing.state.winners and seen < points and playing.actions < LONGEST:
        events = playing.step()
        line = playing.game.lines[-1]
        acted[line.seat] = line.number
        story = [*story[-3:], (line.number, events)]
        if random.randrange(SOME):
            continue
        seen += 1
        here = table(playing.state, story, acted, BOXES)
        shown = public(here)
        for reader in readers(playing.state):
            other = exchanged(playing.state, reader, random)
            changed += codec.snapshot(other) != playing.game.snapshot()
            there = table(other, story, acted, BOXES)

            assert not told_apart(shown, public(there))
            if reader is not None:
                assert not told_apart(private(here, reader), private(there, reader))
            assert told_to(here, reader) == told_to(there, reader)
    assert seen
    assert changed


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=SOAK)])
def test_permuted_hands_change_the_words_of_the_end_alone(seed: int) -> None:
    """The last post of a game reveals all hands, and nothing else shows them."""
    playing = Playing(("base",), BOXES, 4, f"end {seed}")
    playing.game = Game.new(4, playing.chance, settings={"points": 4})
    while not playing.state.winners:
        story: Story = [(playing.state.number + 1, playing.step())]
    other = playing.state.copy()
    cards = [k for hand in other.hands for k, count in enumerate(hand) for _ in range(count)]
    Random(seed).shuffle(cards)
    other.hands = [_dealt(cards, sum(hand), len(hand)) for hand in other.hands]

    here = table(playing.state, story, [0] * 4, BOXES)
    there = table(other, story, [0] * 4, BOXES)

    assert other.hands != playing.state.hands
    one, two = public(here), public(there)
    # Replays are compared as views, and the end is drawn from the last view.
    assert differences(one, two) == ["replay", "end"]
    assert one["replay"][:-1] == two["replay"][:-1]
    assert one["end"][1:] == two["end"][1:]


def _dealt(cards: list[int], count: int, size: int) -> list[int]:
    hand = [0] * size
    for _ in range(count):
        hand[cards.pop()] += 1
    return hand
