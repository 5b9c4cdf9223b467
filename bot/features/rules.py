"""
Everything that happens by itself at every table, in order.

A consequence is a function of the draft being written and of what was done. It can change the
table's memory (``draft.memory``; ``done.before`` is the memory before the action), plan posts and
set deadlines. To add one, write the function and add a line here.
"""

from __future__ import annotations

from bot.features.clocks import absence, clocks, nudge, pausing
from bot.features.computers import computers
from bot.features.lobby import readying
from bot.features.prepare import prepared
from bot.features.seats import seeking
from bot.features.statistics import results
from bot.features.undo import takeback
from bot.publish import pings
from bot.table import acted
from bot.table.hooks import Rules
from bot.table.votes import motions, votes

RULES = Rules(
    consequences=(
        acted.note,
        acted.note_laid,
        takeback.revise,
        clocks.tick,
        nudge.touch_after,
        takeback.note,
        prepared.settle,
        pings.plan,
        pings.plan_heads_up,
        pings.gather_answers,
        computers.wait,
        results.note_win,
        absence.note,
        seeking.note_back,
        pausing.pause_deserted,
        prepared.note_use,
    ),
    touched=(clocks.wind, nudge.touch),
    settled=(votes.settle, readying.settle),
    vacated=(clocks.drop, pings.drop, absence.end_for, prepared.forget, motions.drop_for),
    heard=(absence.end,),
    ended=(results.note_loss,),
    moves=(prepared.next_move, computers.next_move),
    answered=prepared.answered,
    refuses=prepared.refuse_offers,
)
