"""The strange box as a module: everything in this folder, in one value."""

from __future__ import annotations

from game.base.build_road import BuildRoad
from game.base.counter_offer import CounterOffer
from game.base.kinds import BUILD, CARD, TURN
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.propose_trade import ProposeTrade
from game.base.questions import CLAIMS, LIMIT, NEXT_STINT, OWED_AT_SEVEN
from game.base.rounds import ROUNDS
from game.base.routes import JOINS
from game.core.module import Answer, Insert, Module, Veto
from game.core.questions import PREPARE, PRICE, SUPPLY, TIDY, WINNERS
from game.core.verb import Duty
from tests.game.strange import (
    answers,
    burn_omen,
    calm,
    camp,
    chest,
    fair,
    fly_kite,
    hang_rope,
    leash,
    lift_rope,
    mist,
    prepare,
    read_omens,
    rows,
    tarn,
    toll,
    whistle,
)
from tests.game.strange import kinds as k
from tests.game.strange.parts import Chest, Mist, Vows, Wind

MODULE = Module(
    name="strange",
    seats=frozenset({3, 4}),
    needs=("base",),
    cards=rows.CARDS,
    terrains=rows.TERRAINS,
    pieces=rows.PIECES,
    deck_cards=rows.DECK_CARDS,
    parts=(Wind, Vows, Chest, Mist),
    yields=rows.YIELDS,
    prices={
        hang_rope.HangRope: {"wool": 1, "pebble": 1},
        read_omens.ReadOmens: {"pebble": 1},
        mist.SwapNumbers: {"pebble": 1},
        fly_kite.FlyKite: {"wool": 1},
    },
    verbs=(
        hang_rope.VERB,
        hang_rope.FREE,
        lift_rope.VERB,
        lift_rope.AGAIN,
        lift_rope.DOWN,
        read_omens.VERB,
        read_omens.KEEP_VERB,
        burn_omen.VERB,
        toll.TITHE_VERB,
        toll.PICK,
        toll.LEAVE,
        toll.VANE_VERB,
        whistle.VERB,
        whistle.QUIET,
        fair.VERB,
        tarn.VERB,
        mist.VERB,
        fly_kite.VERB,
    ),
    duties=(
        Duty(k.KEEP, (k.KEEP,), lambda state, seat: read_omens.KeepOmen(0)),
        Duty(k.REHANG, (k.REHANG,), lambda state, seat: lift_rope.LeaveDown()),
        Duty(k.TITHE, (k.TITHE,), toll.default_tithe),
        Duty(k.LOOK, (k.LOOK,), lambda state, seat: toll.LeaveHand(), sees="hand"),
        Duty(k.VANE, (k.VANE,), toll.default_vane),
        Duty(k.WHISTLE, (k.WHISTLE,), lambda state, seat: whistle.KeepQuiet()),
        Duty(k.FISH, (k.FISH,), tarn.default),
        Duty(k.FAIR, (k.CLOSE,), lambda state, seat: fair.CloseFair(), (BUILD, CARD)),
    ),
    admits={TURN: (k.OMEN, k.ROPE_WORK)},
    events=(
        prepare.VowDealt,
        chest.ChestOpened,
        hang_rope.RopeHung,
        lift_rope.RopeLifted,
        lift_rope.RopePutAway,
        read_omens.OmensRead,
        read_omens.OmenKept,
        burn_omen.OmenBurnt,
        toll.TithePaid,
        toll.CardPicked,
        toll.HandLeft,
        toll.VaneTurned,
        whistle.Whistled,
        whistle.KeptQuiet,
        fair.FairClosed,
        fly_kite.KiteFlown,
        mist.MistLifted,
        mist.NumbersSwapped,
    ),
    steps={
        "gleam": camp.gleam,
        "open chest": chest.open_chest,
        "lift mist": mist.lift,
        "ask toll": toll.ask,
        "ask whistles": whistle.ask,
        "lapse whistles": whistle.lapse,
        "ask all to fish": tarn.ask_all,
        "ask fish": tarn.ask,
        "note turn": fair.note_turn,
        "ask fair": fair.ask,
    },
    lasting=("ask all to fish", "ask whistles", "lapse whistles"),
    plans={"fair": ("ask fair", "next stint")},
    inserts=(
        Insert("founding", "gleam", "before", "first road"),
        Insert("seven", "ask toll", "before", "ask robber"),
        Insert("production", "ask whistles", "after", "produce"),
        Insert("production", "ask all to fish", "after", "produce"),
        Insert("turn", "note turn", "before", "begin"),
        Insert("turn", "lapse whistles", "after", "ask turn"),
    ),
    answers=(
        Answer(PREPARE, prepare.prepare),
        Answer(PREPARE, camp.moored, camp.is_pitched),
        Answer(PREPARE, leash.beside, leash.is_leashed),
        Answer(ROUNDS, camp.rounds, camp.is_pitched),
        Answer(JOINS, hang_rope.joins),
        Answer(CLAIMS, answers.rope_claims),
        Answer(OWED_AT_SEVEN, answers.dancer),
        Answer(TIDY, chest.found),
        Answer(TIDY, mist.found),
        Answer(SUPPLY, fly_kite.on_ropes),
        Answer(PRICE, answers.cheaper_cards),
        Answer(LIMIT, answers.longer_arms),
        Answer(WINNERS, answers.rope_winners),
        Answer(NEXT_STINT, fair.next_stint, fair.has_fair),
    ),
    vetoes=(
        Veto(BuildRoad, toll.windy),
        Veto(MoveRobber, leash.tied),
        Veto(OfferTrade, answers.no_pebbles, answers.without_pebbles),
        Veto(CounterOffer, answers.no_pebbles, answers.without_pebbles),
        Veto(ProposeTrade, answers.no_pebbles, answers.without_pebbles),
    ),
    awards=rows.AWARDS,
    terms=rows.TERMS,
    options=rows.OPTIONS,
    defaults=rows.DEFAULTS,
    supplies=rows.SUPPLIES,
    removes=calm.REMOVES,
    maps={"shingle": prepare.shingle},
)
