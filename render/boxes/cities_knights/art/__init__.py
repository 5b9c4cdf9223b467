"""Cities & Knights in every theme: knights, cities, tracks, goods, barbarians, progress cards."""

from __future__ import annotations

from functools import partial

from game.cities_knights.rows import COMMODITIES, KNIGHTS, TIPPED, TRACKS
from render.boxes.cities_knights.art import backs, barbarians, cities, goods, knights, tracks
from render.boxes.cities_knights.art.goods import EMBLEMS
from render.boxes.cities_knights.art.progress import DECKS, PICTURES, grounds
from render.themes.classic import hands, icons, small
from render.themes.theme import Additions, Art

ADDITIONS = Additions(
    art={
        **{f"building.{name}": Art(110, 140, knights.knight) for name in KNIGHTS},
        f"building.{TIPPED}": Art(110, 110, cities.tipped),
        "wall": Art(140, 120, cities.wall),
        "building.wall": Art(140, 120, cities.walled),
        "metropolis": Art(90, 110, cities.metropolis),
        "merchant": Art(96, 130, cities.merchant),
        "strength": Art(120, 64, knights.strength),
        "level": Art(76, 76, tracks.level),
        "track row": Art(1600, 170, tracks.row),
        "pips": Art(300, 60, tracks.pips),
        "track sign": Art(70, 70, tracks.sign),
        "defender": Art(70, 72, knights.defender),
        "small backs": Art(128, 128, backs.fan),
        "small commodities": Art(128, 128, goods.every),
        "defender sign": Art(128, 128, knights.defender_sign),
        "barbarians": Art(barbarians.SIZE[0] + 10, barbarians.SIZE[1] + 10, barbarians.panel),
        "lock": Art(80, 90, barbarians.lock),
        "event die": Art(96, 104, barbarians.event_die),
        "small event die": Art(128, 128, barbarians.small_die),
        "barbarian ship": Art(128, 128, barbarians.barbarian),
        **{
            f"{art}.{name}": Art(*size, partial(draw, EMBLEMS))
            for art, size, draw in (
                ("small card", (60, 60), icons.small_card),
                ("big card", (300, 400), hands.big_card),
                ("small resource", (128, 128), small.card),
            )
            for name in COMMODITIES
        },
        **{
            f"tile.{name}": Art(780, 280, partial(hands.tile, PICTURES, grounds=grounds(deck)))
            for name, deck in DECKS.items()
        },
        **{
            f"small development.{name}": Art(
                128, 128, partial(small.development, PICTURES, ground=f"deck.{deck}")
            )
            for name, deck in DECKS.items()
        },
        **{f"small card.{track}": Art(60, 60, backs.row) for track in TRACKS},
        **{f"small back.{track}": Art(128, 128, backs.small) for track in TRACKS},
    },
    catalogue=(
        ("building", ("mighty_knight", "white", 1)),
        ("building", ("strong_knight", "white", 0)),
        ("wall", ()),
        *(("metropolis", (track,)) for track in TRACKS),
        ("merchant", ("white",)),
        ("lock", ()),
        ("event die", ("ship", False)),
        ("event die", ("science", True)),
        *(("small card", (name,)) for name in COMMODITIES),
        *(("tile", (name, "now")) for name in ("spy", "alchemist", "medicine")),
    ),
    colours={
        "track.trade": "#f4b321",
        "track.politics": "#2456b8",
        "track.science": "#1f7a4a",
        "deck.wait": "#b4b6ba",
        "deck.trade": "#ffdf8a",
        "deck.politics": "#a9c5f5",
        "deck.science": "#9fdcb5",
        "wall": "#c9c1b4",
        "wall.dark": "#8d8477",
        "cloth": "#c2387e",
        "cloth.light": "#f07bb2",
        "cloth.dark": "#8a1f57",
        "ground.cloth": "#f7c9df",
        "glow.cloth": "#fde6f0",
        "ground.coin": "#c9b9e8",
        "glow.coin": "#e7defa",
        "ground.paper": "#a9d6e5",
        "glow.paper": "#d5edf5",
    },
    looks={
        "contrast": {
            "track.trade": "#ffd60a",
            "track.politics": "#003a9e",
            "track.science": "#005c2e",
            "wall": "#ffffff",
            "wall.dark": "#8a8a8a",
        }
    },
)
