"""
Help from the Gods as a module: ten cards, a god a file.

Start reading here to see what the box consists of.
Rules: egypt.md 2.
"""

from __future__ import annotations

from game.base.families import ROLL, TURN
from game.base.questions import LIMIT, OWED_AT_SEVEN, RATE
from game.core.module import Answer, Insert, Module
from game.core.questions import LEFT, PREPARE, TIDY
from game.core.rows import Use
from game.core.verb import Duty, first_listed
from game.gods import (
    after_use,
    amun,
    atum,
    bastet,
    deal,
    hapi,
    horus,
    isis,
    leave,
    maat,
    osiris,
    ptah,
    thoth,
)
from game.gods import families as f
from game.gods.parts import Gods
from game.gods.refusals import GodUsed

MODULE = Module(
    name="gods",
    seats=frozenset({3, 4}),
    needs=("base",),
    parts=(Gods,),
    prices=hapi.PRICES,
    uses=(Use("deck", ("development",)), Use("verb", ("BuyCard",))),
    appeals={
        horus.UseHorus: -1,
        ptah.UsePtah: -1,
        osiris.UseOsiris: -2,
        amun.UseAmun: -1,
        bastet.UseBastet: -1,
        hapi.UseHapiToSettle: -1,
        hapi.UseHapiToRaise: -1,
        maat.UseMaat: -1,
        thoth.UseThoth: 1,
    },
    verbs=(
        horus.VERB,
        horus.REPAY,
        ptah.VERB,
        atum.VERB,
        atum.PASS,
        osiris.VERB,
        osiris.AGAIN,
        amun.VERB,
        bastet.VERB,
        hapi.VERB,
        hapi.RAISE,
        isis.VERB,
        maat.VERB,
        maat.TAKE,
        thoth.VERB,
        thoth.KEEP,
        after_use.FLIP,
        after_use.EXCHANGE,
    ),
    duties=(
        Duty(f.AFTER_USE, (f.AFTER_USE,), first_listed(f.AFTER_USE)),
        Duty(f.ATUM, (f.ATUM,), lambda state, seat: atum.PassAtum()),
        Duty(f.HORUS, (f.HORUS,), horus.default),
        Duty(f.ISIS, (f.ISIS,), isis.default),
        Duty(f.MAAT, (f.MAAT,), maat.default, sees="hand"),
        Duty(f.OSIRIS, (f.OSIRIS,), first_listed(f.OSIRIS)),
        Duty(f.THOTH, (f.THOTH,), first_listed(f.THOTH)),
    ),
    admits={ROLL: (f.EARLY_GOD,), TURN: (f.EARLY_GOD, f.GOD)},
    events=(
        deal.GodDealt,
        leave.GodLaidBack,
        GodUsed,
        after_use.GodFlipped,
        after_use.GodExchanged,
        horus.HorusPaid,
        horus.HorusRepaid,
        atum.AtumPassed,
        osiris.RoadTakenUp,
        hapi.KnightDismissed,
        maat.HandOpened,
        maat.MaatCardTaken,
        thoth.DeckSearched,
    ),
    steps={
        after_use.STEP: after_use.ask,
        "settle god": after_use.ask_at_last,
        "ask atum": atum.ask,
        "lapse atum": atum.lapse,
        "spend amun": amun.spend,
        "wake isis": isis.wake,
    },
    lasting=("ask atum", "lapse atum", "wake isis"),
    inserts=(
        Insert("turn", "settle god", "after", "begin"),
        Insert("turn", "spend amun", "after", "ask turn"),
        Insert("turn", "lapse atum", "after", "ask turn"),
        Insert("production", "ask atum", "after", "produce"),
        Insert("seven", "wake isis", "before", "ask discards"),
    ),
    answers=(
        Answer(PREPARE, deal.prepare),
        Answer(TIDY, deal.deal),
        Answer(LEFT, leave.left),
        Answer(RATE, amun.rate),
        Answer(LIMIT, isis.spared),
        Answer(OWED_AT_SEVEN, isis.owed),
    ),
)
