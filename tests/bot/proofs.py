"""Ended games as they are stored, with every sort of line, for tests of their proof."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

from game import Action, Choice, Game, HandOver, Seat, Seeded, Undo
from game.core.rows import Value
from storage import GameRow, LineRow, Status
from tests.house import seats

SEED = bytes(range(32))
WORDS = ("02bedb221023ef211d62ba7cc37ed89a", "4711 hola")
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
BUILDS = (
    "UseThoth",
    "BuildBlock",
    "BuildBoat",
    "BuildCity",
    "BuildSettlement",
    "BuildRoad",
    "BuyCard",
)
MOST = 1500


@cache
def honest(
    names: tuple[str, ...] = ("base",), dice: str = "dice", points: int = 6
) -> tuple[GameRow, tuple[LineRow, ...]]:
    """
    A game of two to five with the boxes *names*, played to its end, and its log.

    A seat is handed over, a player leaves (unless only two play), actions are undone, and some are
    played by default.
    """
    chance, dealer = Seeded(SEED, WORDS), Random(7)
    options: dict[str, Value] = {"points": points, "dice": dice}
    game = Game.new(seats(names), chance, modules=names, settings=options)
    users: list[int | None] = [1]
    while not game.state.winners and len(game.lines) < MOST:
        users.append(_step(game, chance, dealer))
    lines = tuple(
        LineRow(
            game_id="honest",
            number=line.number,
            seat=line.seat,
            user_id=user,
            line=line,
            time=NOON + timedelta(seconds=line.number),
            interaction_id=None,
        )
        for line, user in zip(game.lines, users, strict=True)
    )
    return _row(game, names, options, chance.counter), lines


def _step(game: Game, chance: Seeded, dealer: Random) -> int | None:
    """Add one line; return the person behind it, or None."""
    number, trail = game.state.number, game.trail
    if number == 30:
        game.enter(Seat(1), HandOver("computer"), chance)
        return 2
    if number == 60 and game.state.seats > 2:  # of two, the other would win
        game.leave(Seat(3), chance)
        return 4
    if trail.done and dealer.random() < 0.15:
        game.enter(trail.seat, Undo(trail.done[-1].number), chance)
        return int(trail.seat) + 1
    if (owed := game.defaults()) and dealer.random() < 0.1:
        game.play(*dealer.choice(owed), chance, forced=True)
        return None
    seat, option = _wanted(game, dealer)
    action = option.sample(Seeded(dealer.randbytes(8))) if isinstance(option, Choice) else option
    game.play(seat, action, chance)
    return int(seat) + 1


def _wanted(game: Game, dealer: Random) -> tuple[Seat, Action | Choice]:
    """An action that a seat can take, preferably building."""
    found: dict[str, list[tuple[Seat, Action | Choice]]] = {}
    for seat in map(Seat, range(game.state.seats)):
        for option in game.options(seat):
            kind = option.action if isinstance(option, Choice) else type(option)
            found.setdefault(kind.__name__, []).append((seat, option))
    built = next((name for name in BUILDS if name in found), dealer.choice(list(found)))
    return dealer.choice(found[built])


def _row(game: Game, names: Sequence[str], options: dict[str, Value], counter: int) -> GameRow:
    number = game.state.number
    return GameRow(
        id="honest",
        guild_id=None,
        channel_id=1,
        status=Status.OVER if game.state.winners else Status.ABANDONED,
        language="en",
        host_id=1,
        modules=tuple(names),
        options=options,
        settings={},
        seed=SEED,
        commitment=Seeded.commitment(SEED),
        words=WORDS,
        chance_counter=counter,
        number=number,
        told=number,
        snapshot=game.snapshot(),
        rematch_of=None,
        end_reason="won",
        created=NOON - timedelta(hours=1),
        updated=NOON + timedelta(seconds=number),
        ended=NOON + timedelta(seconds=number),
    )
