"""Every choice on a button can also be typed, under a name that nothing else has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.features.play.acting import HEXES, labels, place, value_of, ways
from bot.screens.choosing.places import places
from bot.screens.clicked import Opens
from bot.screens.context import ScreenContext
from bot.screens.panel import main
from bot.screens.shown import SHOWN
from game import Game, Seeded, maps_of, offered, seats_for
from game.base.bank_trade import rate
from render.samples import players
from tests.bot.pressing import read
from tests.game.random_games import USUAL
from tests.storage.games.tables import move
from tests.widest import each_set
from words import LANGUAGES, Words

OF_BOXES = {shown.command for shown in SHOWN if not shown.command.startswith("trade ")} - {
    shown.command for shown in SHOWN if shown.action.__module__.startswith("game.base.")
}
"""Commands that propose whole actions."""

LONG = 100
"""Actions played in each game."""
WHOLE = 1500
"""Actions played in each game when there is time."""
EACH = 20
"""One moment in this many is checked."""
FEW = 50
"""Actions in which one moment with each unusual debt is checked too."""


def positions(names: tuple[str, ...], seed: str, count: int) -> Iterator[Game]:
    """Moments of a random game with these boxes, on one of their maps."""
    random = Random(seed)
    where = random.choice([*maps_of(names)])
    modules = maps_of(names)[where]
    seats = max(seats_for(names))
    chance = Seeded(seed.encode().ljust(32))
    game = Game.new(seats, chance, modules=modules, settings={"map": where})
    seen: Counter[str] = Counter()
    for number in range(count):
        if game.state.winners:
            return
        unusual = {debt.duty for debt in game.state.debts()} - USUAL
        seen.update(unusual)
        if number % EACH == 0 or any(seen[duty] <= count // FEW for duty in unusual):
            yield game
        game.play(*move(game, random), chance)


def contexts(game: Game, language: str) -> Iterator[ScreenContext]:
    """The screen contexts of everyone who owes something."""
    for seat in dict.fromkeys(debt.seat for debt in game.state.debts()):
        yield ScreenContext(
            "g",
            game.view(seat),
            game.options(seat),
            seat,
            0,
            players(game.state.seats),
            Words(language),
            scale=0.25,
            rates=tuple(rate(game.state, seat, card) for card in range(len(game.state.bank))),
        )


def need_names(names: list[str], where: str) -> None:
    """Check that every name is there and none appears twice."""
    assert [name for name, count in Counter(names).items() if count > 1 or not name] == [], where


def look(context: ScreenContext) -> None:
    """Check that every place with a button is proposed under its own name, which leads to it."""
    for shown in SHOWN:
        if not context.listed(shown.action):
            continue
        if shown.pick in HEXES:
            known = labels(context, shown)
            need_names([label for label, _ in known], shown.name)
            legal = places(context, shown)
            assert sorted(place(context, shown, value) for _, value in known) == legal
            assert sorted(place(context, shown, label) for label, _ in known) == legal
    for path in OF_BOXES:
        found = ways(context, path)
        need_names([label for label, _ in found.values()], path)
        known = [(label, value) for value, (label, _) in found.items()]
        for label, value in known:
            assert value_of(label, known) == value, path


def goes_on(context: ScreenContext) -> None:
    """Check that each button that opens a screen leads away from the panel."""
    panel = main(context)
    for row in panel.rows:
        for button in row if isinstance(row, tuple) else ():
            if isinstance(click := read(button.to), Opens):
                screen = click.opens(context, [])
                assert (screen.text, screen.rows) != (panel.text, panel.rows), button


@pytest.mark.parametrize("long", [LONG, pytest.param(WHOLE, marks=pytest.mark.soak)])
@pytest.mark.parametrize("names", each_set(offered()))
def test_all_that_is_offered_can_be_typed_and_told_apart(names: tuple[str, ...], long: int) -> None:
    """
    All names are distinct in every language, and no button leads back to its own screen.

    Every second position is read in Spanish.
    """
    for number, game in enumerate(positions(names, f"roads {names}", long)):
        for context in contexts(game, LANGUAGES[number % len(LANGUAGES)]):
            look(context)
            goes_on(context)
