"""
Actions that nobody clicks: dice that roll by themselves, and the moves of computers.

They are played right after the action that makes them due, one transaction each. If the program
stops in between, it plays them when it starts again. A computer sees no more than its seat can see.

A computer that makes an offer on its turn waits for the people it asks, for at most the table's
patience (`bot.table.state.pace`). It asks people only once a turn. Off turn, one computer may
propose a trade to the person whose turn it is; nothing waits for that.
The end of the wait is a deadline, stored with the offer. So a restart doesn't change it, and a
person's silence delays the game no longer than that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from bot.table.done import By, Done, How
from bot.table.draft import Draft
from bot.table.state.pace import PATIENCE
from bot.table.table import Table
from game import Action, Choice, Game, Seat, Seeded
from game.base.decline_offer import DeclineOffer
from game.base.families import ROLL, TURN
from game.base.offer_trade import OfferTrade
from game.base.offers import awaited, is_proposal, unanswered
from game.base.parts import Offers
from game.base.roll import RollDice
from game.computer import STRENGTHS, choose, propose
from game.computer.trade import answers
from storage import COMPUTER, Status

LOG = logging.getLogger(__name__)

PLAYED = By(How.ITSELF, COMPUTER)

DEADLINE: Final = "computer"
"""The kind of the deadline after which a computer goes on without answers to its offer."""

MOST = 100
"""Maximum number of unclicked actions in one turn; after that, computers give default answers."""


async def next_move(table: Table, row: int) -> tuple[Seat, Action, By] | None:
    """The next action that needs no click, with its seat; *row* counts this turn's so far."""
    game = table.game
    if game is None or table.row.status is not Status.RUNNING or table.still:
        return None
    return (
        _roll(table, game)
        or await _offered(table, game)
        or await _owed(table, game, row)
        or (await _proposed(table, game) if row < MOST else None)
    )


def _roll(table: Table, game: Game) -> tuple[Seat, Action, By] | None:
    """The roll of a player who can do nothing else, if the table rolls by itself."""
    due = game.state.due()
    if not table.row.settings.get("auto_roll") or [debt.duty for debt in due] != [ROLL]:
        return None
    seat = due[0].seat
    # A player with a development card may want to play it first. Everyone sees who holds one, so
    # the wait gives nothing away.
    holds = game.view().seats[seat].backs
    if any(holds) or any(type(option) is not RollDice for option in game.options(seat)):
        return None
    return seat, RollDice(), By(How.ITSELF, table.seats[seat].user_id)


async def _owed(table: Table, game: Game, row: int) -> tuple[Seat, Action, By] | None:
    """
    A computer's answer to something its seat owes now; answers not due yet are left out.

    What the game doesn't wait for comes first, or a computer's turn would be over before it.
    """
    duties = game.state.rules.duties
    asked = (
        d.seat
        for d in (*game.state.beside, *game.state.due())
        if not duties[d.duty].early and not (table.memory.asking and d.seat == game.state.turn)
    )
    seat = next((seat for seat in asked if table.is_computed(seat)), None)
    if seat is None:
        return None
    default = next(action for other, action in game.defaults() if other == seat)
    options = list(game.options(seat)) if row < MOST else []
    if table.memory.asked == game.state.stint:
        options = [one for one in options if getattr(one, "action", None) is not OfferTrade]
    return seat, await _chosen(table, game, seat, options, default), PLAYED


async def _offered(table: Table, game: Game) -> tuple[Seat, Action, By] | None:
    """A computer's answer to an offer, so that nobody waits for it: yes, no or a counter-offer."""
    offers = game.state.part(Offers)
    for offer in offers.open:
        for seat in unanswered(offers, offer):
            if table.is_computed(seat):
                options = answers(game.options(seat), offer.id)
                default = DeclineOffer(offer.id)
                return seat, await _chosen(table, game, seat, options, default), PLAYED
    return None


async def _proposed(table: Table, game: Game) -> tuple[Seat, Action, By] | None:
    """A computer's proposal to the person whose turn it is; one computer at a time has one open."""
    state = game.state
    offers = state.part(Offers).open
    if any(is_proposal(offer, state.turn) and table.is_computed(offer.seat) for offer in offers):
        return None
    if table.is_computed(state.turn) or not state.debt(state.turn, TURN):
        return None
    for seat in filter(table.is_computed, state.others(state.turn)):
        if action := await _thought(table, game, seat, game.options(seat), propose):
            return seat, action, PLAYED
    return None


def _is_awaited(table: Table) -> bool:
    """Whether the seat on turn is a computer's that has asked people who haven't answered yet."""
    state = table.playing().state
    return table.is_computed(state.turn) and any(
        table.people_in(awaited(state, offer))
        for offer in state.part(Offers).open
        if offer.seat == state.turn
    )


def wait(change: Draft, done: Done) -> None:
    """Have a computer that has just made an offer wait until it has all answers."""
    table = done.table
    if not _is_awaited(table):
        _stop_waiting(change)
    elif isinstance(done.action, OfferTrade):
        change.remember(asked=table.playing().state.stint)
        _wait_until(change, change.now + (table.pace.patience if table.pace else PATIENCE))


def lapse(change: Draft, table: Table) -> None:
    """End a wait whose time is up; while the game stands still, try again later."""
    end = change.memory.asking
    if end and table.still:
        _wait_until(change, change.now + PATIENCE)
    elif end and end <= change.now:
        _stop_waiting(change)


def _wait_until(change: Draft, end: datetime) -> None:
    change.remember(asking=end)
    change.set_deadline(DEADLINE, end)


def _stop_waiting(change: Draft) -> None:
    """Let the computer on turn go on."""
    if change.memory.asking:
        change.remember(asking=None)
        change.clear_deadlines(DEADLINE)


async def _chosen(
    table: Table, game: Game, seat: Seat, options: Sequence[Action | Choice], default: Action
) -> Action:
    """The computer's choice, or *default* if it fails: the table must not wait for it."""
    action = await _thought(table, game, seat, options, choose) if options else None
    return action or default


async def _thought(
    table: Table,
    game: Game,
    seat: Seat,
    options: Sequence[Action | Choice],
    think: Callable[..., Action | None],
) -> Action | None:
    """The legal action of *options* that a computer thinks of, or None."""
    # This isn't the game's own chance: a computer's choice must not use that up.
    chance = Seeded(table.row.seed, ["computer", str(game.state.number)])
    try:
        # It may take a while. A view and options never change, so another thread can think.
        action = await asyncio.to_thread(
            think, game.view(seat), options, chance, STRENGTHS[table.strength(seat)]
        )
    except Exception:
        LOG.exception("the computer failed in game %s, line %s", table.id, game.state.number)
        return None
    if action and game.refuse(seat, action):
        LOG.error("the computer broke a rule in game %s: %r", table.id, type(action))
        return None
    return action
