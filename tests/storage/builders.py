"""Games for tests of the store: begun, played at random, and stored action by action."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from game import Action, Choice, Game, Line, Seat, Seeded
from storage import Change, SeatRow, Status, Store

SEED = bytes(range(32))
CHANNEL = 700
HOST = 42
MORNING = datetime(2026, 3, 1, 8, 30, tzinfo=UTC)


class Clock:
    """A clock that stays still until it is moved."""

    def __init__(self) -> None:
        self.time = MORNING

    def __call__(self) -> datetime:
        return self.time

    def move(self, **by: int) -> datetime:
        self.time += timedelta(**by)
        return self.time


class Evening:
    """A game of three, played at random but always the same."""

    def __init__(self, game: Game | None = None, counter: int = 0) -> None:
        self.chance = Seeded(SEED, (), counter)
        self.game = game or Game.new(3, self.chance)
        self.random = random.Random(self.game.state.number)

    @property
    def line(self) -> Line:
        return self.game.lines[-1]

    def act(self) -> None:
        """Play one legal action."""
        seat, action = self.random.choice(list(self._legal()))
        if isinstance(action, Choice):
            action = action.sample(self.chance)
        self.game.play(seat, action, self.chance)

    def _legal(self) -> Iterator[tuple[Seat, Action | Choice]]:
        for number in range(self.game.state.seats):
            for option in self.game.options(Seat(number)):
                yield Seat(number), option


async def lobby(store: Store, channel_id: int = CHANNEL) -> str:
    """The id of a new lobby with three people in it."""

    def work(tx: Change) -> None:
        for seat, name in enumerate(("Ada", "Blas", "Chloé")):
            tx.put_seat(SeatRow(seat=seat, user_id=HOST + seat, name=name))
        tx.plan("lobby", number=0)

    tx = await store.create(
        work, channel_id=channel_id, guild_id=1, host_id=HOST, seed=SEED, options={"points": 10}
    )
    return tx.game.id


async def keep(
    store: Store, game_id: str, evening: Evening, interaction_id: int | None = None
) -> None:
    """Store the newest line of *evening*, with its post."""

    def work(tx: Change) -> None:
        tx.append(evening.line, user_id=HOST, interaction_id=interaction_id)
        tx.save(
            evening.game.snapshot(),
            chance_counter=evening.chance.counter,
            status=Status.RUNNING,
        )
        tx.plan("turn", number=evening.line.number)

    await store.change(game_id, work)


async def begun(store: Store, channel_id: int = CHANNEL) -> tuple[str, Evening]:
    """A running game with its opening stored."""
    game_id, evening = await lobby(store, channel_id), Evening()
    await keep(store, game_id, evening)
    return game_id, evening


async def resumed(store: Store, game_id: str) -> Evening:
    """The stored game, ready to be played on."""
    row = await store.readings.game(game_id)
    assert row.snapshot is not None
    return Evening(Game.restored(row.snapshot), row.chance_counter)
