"""
What is played without anybody's click: dice that roll by themselves, and computers' seats.

It is played right after the action that makes it due, one transaction an action, and again at the
start of the program if that ended in between. A computer is shown no more than its seat may see.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.table import news
from bot.table.done import By, How
from bot.table.table import Table
from game import Action, Choice, Game, Seat, Seeded
from game.base.accept_offer import AcceptOffer
from game.base.decline_offer import DeclineOffer
from game.base.families import ROLL
from game.base.parts import Offers
from game.base.roll import RollDice
from game.computer import choose
from storage import COMPUTER, Status

LOG = logging.getLogger(__name__)

PLAYED = By(How.ITSELF, COMPUTER)

MOST = 100
"""After so many actions of one turn that nobody clicked for, all further ones are defaults."""


def next_move(table: Table, row: int) -> tuple[Seat, Action, By] | None:
    """Who plays what for which seat now, unclicked; *row* of this turn have been so already."""
    game = table.game
    if game is None or table.row.status is not Status.RUNNING or table.still:
        return None
    return _roll(table, game) or _owed(table, game, row) or _offered(table, game)


def _roll(table: Table, game: Game) -> tuple[Seat, Action, By] | None:
    """The roll of who can do nothing else, if the table wants it so."""
    due = game.state.due()
    if not table.row.settings.get("auto_roll") or [debt.duty for debt in due] != [ROLL]:
        return None
    seat = due[0].seat
    # Who holds a card may want to play it first; everybody sees whether somebody does.
    holds = game.view().seats[seat].backs
    if any(holds) or any(type(option) is not RollDice for option in game.options(seat)):
        return None
    return seat, RollDice(), By(How.ITSELF, table.seats[seat].user_id)


def _owed(table: Table, game: Game, row: int) -> tuple[Seat, Action, By] | None:
    """What a computer answers of all that is asked of its seat, if its time has come."""
    duties = game.state.rules.duties
    asked = (d.seat for d in game.state.debts() if not duties[d.duty].early)
    seat = next((seat for seat in asked if table.is_computed(seat)), None)
    if seat is None:
        return None
    default = next(action for other, action in game.defaults() if other == seat)
    options = game.options(seat) if row < MOST else []
    return seat, _chosen(table, game, seat, options, default), PLAYED


def _offered(table: Table, game: Game) -> tuple[Seat, Action, By] | None:
    """A computer's yes or no to an offer, so that nobody waits for it."""
    offers = game.state.part(Offers)
    for offer in offers.open:
        for seat in news.unanswered(offers, offer):
            if table.is_computed(seat):
                answers = (AcceptOffer(offer.id), DeclineOffer(offer.id))
                options = [each for each in game.options(seat) if each in answers]
                return seat, _chosen(table, game, seat, options, answers[1]), PLAYED
    return None


def _chosen(
    table: Table, game: Game, seat: Seat, options: Sequence[Action | Choice], default: Action
) -> Action:
    """What the computer chooses; *default* where it fails, which may not keep the table waiting."""
    if not options:
        return default
    # Not the game's own chance: a computer's choice uses none of it up.
    chance = Seeded(table.row.seed, ["computer", str(game.state.number)])
    try:
        action = choose(game.view(seat), options, chance)
    except Exception:
        LOG.exception("the computer failed in game %s, line %s", table.id, game.state.number)
        return default
    if game.refuse(seat, action):
        LOG.error("the computer broke a rule in game %s: %r", table.id, type(action))
        return default
    return action
