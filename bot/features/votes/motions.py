"""The vote to give a game up."""

from __future__ import annotations

from bot.table.transactions import give_up
from bot.table.votes.motions import Row

MOTIONS = {"abandon": Row(lambda change, table, _: give_up(change, table))}
