"""Games at any moment, for texts to describe."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game import Action, Choice, Event, Game, Seat
from game.core.rows import Value

PLAYERS = ("🔴 Alba", "🔵 Inés", "⚪ Carla: y", "🟠 Y, Ñ (2)", "🟢 Eva", "🟣 Fer")
"""Names with everything in them that might trip up a text."""


TALK = ("Offer", "ProposeTrade")
"""Parts of the names of the actions about offers."""


def who(seat: Seat) -> str:
    """A player's name."""
    return PLAYERS[seat]


class Dice:
    """Random numbers from a seed, by Python's own generator."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def ask(self, what: str, counts: Sequence[int]) -> int:
        return self.random.choices(range(len(counts)), counts)[0]


def is_talk(option: Action | Choice) -> bool:
    """Whether an option is about offers."""
    kind = option.action if isinstance(option, Choice) else type(option)
    return any(word in kind.__name__ for word in TALK)


def played(
    seed: int, *, actions: int = 400, seats: int = 4, modules: str = "base", **settings: Value
) -> Iterator[tuple[Game, list[Event]]]:
    """A random game, after each action; offers are made less often than other things."""
    chance = Dice(seed)
    game = Game.new(seats, chance, modules=modules.split(), settings=settings)
    yield game, game.events(game.lines[0])
    for _ in range(actions):
        if game.state.winners:
            return
        options = [(Seat(seat), o) for seat in range(seats) for o in game.options(Seat(seat))]
        plain = [(seat, o) for seat, o in options if not is_talk(o)]
        seat, option = chance.random.choice(
            options if not plain or chance.random.random() < 0.1 else plain
        )
        action = option.sample(chance) if isinstance(option, Choice) else option
        yield game, game.play(seat, action, chance)
