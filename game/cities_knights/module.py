"""
Cities & Knights as a module: everything above, in one value.

Start reading here to see what the box consists of.
Rules: cities_knights.md.
"""

from __future__ import annotations

from game.base.build_city import BuildCity
from game.base.families import ROLL, TURN
from game.base.move_robber import MoveRobber
from game.base.questions import CHANCES, DICE, FOR_SALE, HELD_POINTS, LIMIT, OUTLOOK, RATE
from game.base.rounds import ROUNDS
from game.cities_knights import (
    activate_all,
    activate_knight,
    barbarians,
    build_wall,
    cards,
    chase_robber,
    choose_deck,
    discard_progress,
    displace_knight,
    draw_progress,
    event_die,
    hire_knight,
    improve_city,
    leave,
    lose_city,
    maps,
    move_knight,
    outlook,
    place_metropolis,
    play_alchemist,
    play_irrigation,
    play_medicine,
    promote_knight,
    rates,
    retreat,
    right_city,
    rows,
    setup,
    take_water,
)
from game.cities_knights import families as f
from game.cities_knights.parts import Barbarians, Cities, Effects, Knights, Merchant
from game.core.module import Answer, Insert, Module, Veto
from game.core.questions import LEFT, PREPARE, SHOWS, SUPPLY
from game.core.rows import Use
from game.core.verb import Duty

MODULE = Module(
    name="cities_knights",
    seats=frozenset({3, 4}),
    needs=("base",),
    # Decks of development cards, other names for its cards, or Catan's own cloth and knights.
    excludes=(
        *("egypt", "gods", "pyramid"),
        *("cloth", "forgotten_tribe", "pirate_islands", "wonders"),
    ),
    cards=rows.CARDS,
    pieces=rows.PIECES,
    deck_cards=rows.DECK_CARDS,
    parts=(Cities, Knights, Barbarians, Merchant, Effects),
    yields=rows.YIELDS,
    prices={
        build_wall.BuildWall: {"brick": 2},
        right_city.RightCity: {"grain": 2, "ore": 3},
        hire_knight.HireKnight: {"wool": 1, "ore": 1},
        activate_knight.ActivateKnight: {"grain": 1},
        promote_knight.PromoteKnight: {"wool": 1, "ore": 1},
        play_medicine.PlayMedicine: {"ore": 2, "grain": 1},
    },
    appeals={**cards.APPEALS, take_water.TakeWater: 0.25, draw_progress.PointCardShown: -6},
    verbs=(
        improve_city.VERB,
        place_metropolis.VERB,
        build_wall.VERB,
        right_city.VERB,
        take_water.VERB,
        take_water.LEAVE,
        hire_knight.VERB,
        activate_knight.VERB,
        activate_all.VERB,
        promote_knight.VERB,
        move_knight.VERB,
        displace_knight.VERB,
        retreat.VERB,
        chase_robber.VERB,
        lose_city.VERB,
        choose_deck.VERB,
        discard_progress.VERB,
        *cards.VERBS,
    ),
    duties=(
        Duty(f.METROPOLIS, (f.METROPOLIS,), place_metropolis.default),
        Duty(f.AQUEDUCT, (f.AQUEDUCT,), take_water.default),
        Duty(f.RETREAT, (f.RETREAT,), retreat.default),
        Duty(f.PILLAGE, (f.PILLAGE,), lose_city.default),
        Duty(f.CHOOSE_DECK, (f.CHOOSE_DECK,), choose_deck.default),
        Duty(f.PROGRESS_LIMIT, (f.PROGRESS_LIMIT,), discard_progress.default),
        *cards.DUTIES,
    ),
    admits={TURN: (f.KNIGHT_WORK, f.PROGRESS, f.HARBOR), ROLL: (f.ALCHEMIST,)},
    events=(
        improve_city.CityImproved,
        place_metropolis.MetropolisPlaced,
        build_wall.WallBuilt,
        take_water.WaterLeft,
        hire_knight.KnightHired,
        activate_knight.KnightActivated,
        promote_knight.KnightPromoted,
        move_knight.KnightMoved,
        retreat.KnightDrivenOff,
        retreat.KnightRetreated,
        retreat.KnightLost,
        chase_robber.RobberChased,
        event_die.EventDieThrown,
        barbarians.BarbariansSailed,
        barbarians.BarbariansAttacked,
        barbarians.DefenderThanked,
        lose_city.CityPillaged,
        draw_progress.ProgressDrawn,
        draw_progress.PointCardShown,
        discard_progress.ProgressDiscarded,
        *cards.EVENTS,
    ),
    steps={
        "place metropolis": place_metropolis.ask,
        "throw event die": event_die.throw,
        "draw progress": event_die.draw,
        event_die.DRAW: event_die.draw_one,
        chase_robber.ASK: chase_robber.ask,
        "progress limit": draw_progress.ask_others,
        "own progress limit": draw_progress.ask_own,
        "sail": barbarians.sail,
        "choose deck": choose_deck.ask,
        "retreat": retreat.ask,
        "ask aqueducts": take_water.ask_all,
        "ask aqueduct": take_water.ask,
        **cards.STEPS,
    },
    lasting=("progress limit", "retreat", "ask aqueducts"),
    completes=("enlist", "ask rebuild", "retreat"),
    inserts=(
        Insert("roll", "throw event die", "after"),
        Insert("production", "ask aqueducts", "after", "produce"),
        Insert("", "own progress limit", "after", "ask turn"),
    ),
    answers=(
        Answer(PREPARE, setup.prepare),
        Answer(ROUNDS, setup.rounds),
        Answer(DICE, play_alchemist.told),
        Answer(LIMIT, build_wall.longer_hand),
        Answer(RATE, rates.rate),
        Answer(OUTLOOK, outlook.outlook),
        Answer(CHANCES, outlook.chances),
        Answer(HELD_POINTS, outlook.held),
        Answer(FOR_SALE, outlook.improvable),
        Answer(LEFT, leave.left),
        Answer(SUPPLY, right_city.pieces_left),
        Answer(SHOWS, play_irrigation.shows, lambda options: options["bank"] == "hidden"),
    ),
    vetoes=(
        Veto(MoveRobber, barbarians.locked, look=barbarians.is_locked),
        Veto(BuildCity, right_city.tipped_first, look=right_city.tipped),
    ),
    terms=rows.TERMS,
    options=rows.OPTIONS,
    supplies=rows.SUPPLIES,
    removes=rows.REMOVES,
    uses=(Use("verb", ("BuildCity", "LayFreeRoad", "SkipFreeRoad")),),
    maps={rows.FIRST_MAP: maps.first},
)
