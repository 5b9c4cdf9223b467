"""The beginning of a game: a lobby's seats get a board, and everyone who has to act is pinged."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.refusals import Refused
from bot.publish.pings import plan_all
from bot.table import news
from bot.table.draft import Draft
from bot.table.games import Games
from bot.table.hooks import touch
from bot.table.state import laid
from bot.table.state.memory import Memory, Ready
from bot.table.table import Table
from game import COLOURS, BadLayout, BadSetup, Game, Seeded
from game.core.rows import Value
from storage import SeatRow, Status


async def begin(
    games: Games,
    table: Table,
    user: int | None,
    *,
    seats: tuple[SeatRow, ...],
    modules: tuple[str, ...],
    options: dict[str, Value],
    words: Sequence[str],
    interaction: int | None = None,
) -> None:
    """
    Begin the game of a locked lobby for these *seats*, in their order, with its committed seed.

    *words* are the players' additions to chance; *user* started it.

    :raises Refused: if the options do not fit.
    """
    chance = Seeded(table.row.seed, words)
    try:
        game = Game.new(
            len(seats),
            chance,
            modules=modules,
            settings=options,
            colours=[seat.colour or COLOURS[seat.seat] for seat in seats],
        )
    except (BadSetup, BadLayout) as error:
        raise Refused("ui.error.options", why=str(error)) from None
    line = game.lines.pop()
    events = game.events(line)
    plans = news.plan(news.Known(), game.state, events, None)

    def work(change: Draft) -> None:
        if seats != table.seats:
            change.set_seats(seats)
        change.append(line, user_id=user, interaction_id=interaction)
        nothing = (0,) * len(seats)
        order = laid.grown(laid.laid(Memory(), len(seats)), game.state.rules, events)
        change.remember(
            words={}, enough=None, ready=Ready(), acted=nothing, present=nothing, laid=order
        )
        change.update(words=tuple(words), modules=modules, options=options)
        change.save(game.snapshot(), chance_counter=chance.counter, status=Status.RUNNING)
        change.clear_deadlines()
        touch(change, table)
        plan_all(change, table, plans, 0)

    table.game = game
    table.story = [(0, events)]
    await games.changed(table, work)
