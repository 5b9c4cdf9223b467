"""The classic theme: an island in the sun."""

from __future__ import annotations

from functools import partial

from game import COLOURS as SEATS
from render.desk import CARD, FRAME, SIDE, TAB, TALL, WIDTH
from render.shapes import Value
from render.themes.classic import (
    desert,
    fields,
    forest,
    hands,
    harbours,
    hills,
    honours,
    icons,
    land,
    mountains,
    oases,
    ornaments,
    pasture,
    pieces,
    signs,
    small,
    tokens,
)
from render.themes.classic import panels as panel
from render.themes.classic.colours import COLOURS, WATER
from render.themes.classic.figures import Figures
from render.themes.theme import Art, Theme

FIGURES = Figures(
    grounds={
        "forest": forest.ground,
        "hills": hills.ground,
        "pasture": pasture.ground,
        "fields": fields.ground,
        "mountains": mountains.ground,
        "desert": desert.ground,
    },
    emblems={
        "lumber": forest.emblem,
        "brick": hills.emblem,
        "wool": pasture.emblem,
        "grain": fields.emblem,
        "ore": mountains.emblem,
    },
    pictures=hands.PICTURES,
)


def art_of(figures: Figures) -> dict[str, Art]:
    """All art that pictures ask for, with these figures."""
    return {
        "hex": Art(230, 262, partial(land.land, figures.grounds)),
        "token": Art(100, 104, tokens.token),
        "pier": Art(150, 150, harbours.pier),
        "harbour": Art(112, 118, partial(harbours.harbour, figures.emblems)),
        "oasis": Art(124, 124, partial(oases.oasis, figures.emblems)),
        "track": Art(150, 150, oases.track),
        "dune": Art(130, 50, oases.dune),
        "caravan": Art(200, 120, oases.caravan),
        "wave": Art(110, 24, signs.wave),
        "compass": Art(150, 210, ornaments.compass),
        "whale": Art(160, 110, ornaments.whale),
        "plank": Art(WIDTH, FRAME + 4, signs.plank),
        "post": Art(FRAME + 4, TALL, signs.post),
        "route": Art(130, 130, pieces.route),
        "gold": Art(160, 160, pieces.gold),
        "building": Art(110, 110, pieces.building),
        "robber": Art(90, 120, pieces.robber),
        "figure": Art(90, 120, pieces.figure),
        "halo": Art(230, 230, signs.halo),
        "circle": Art(190, 190, signs.circle),
        "ring": Art(190, 190, signs.ring),
        "letter": Art(84, 84, signs.letter),
        "stub": Art(130, 130, signs.stub),
        "ribbon": Art(900, 150, honours.ribbon),
        "wreath": Art(190, 190, honours.wreath),
        "card": Art(CARD[0] + 24, CARD[1] + 26, panel.card),
        "tab": Art(CARD[0] + 10, TAB + 40, panel.tab),
        "flap": Art(SIDE + 50, CARD[1] + 20, panel.flap),
        "medal": Art(70, 70, panel.medal),
        "plate": Art(190, 66, panel.plate),
        "star": Art(70, 70, icons.star),
        "icon": Art(56, 60, icons.icon),
        "small card": Art(60, 60, partial(icons.small_card, figures.emblems)),
        "die": Art(96, 104, panel.die),
        "board": Art(190, 1200, panel.board),
        "shelf": Art(2000, 90, panel.shelf),
        "banner": Art(1600, 120, hands.banner),
        "big back": Art(300, 400, hands.back),
        "big card": Art(300, 400, partial(hands.big_card, figures.emblems)),
        "tile": Art(780, 280, partial(hands.tile, figures.pictures)),
        "badge": Art(100, 100, hands.badge),
        "count": Art(120, 120, hands.count),
        "small resource": Art(128, 128, partial(small.card, figures.emblems)),
        "small development": Art(128, 128, partial(small.development, figures.pictures)),
        "small back": Art(128, 128, small.back),
        "small die": Art(128, 128, small.die),
        "small seat": Art(128, 128, small.seat),
    }


def catalogue_of(figures: Figures) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    """Sprites that between them show every color of these figures and their surroundings."""
    return (
        *(("hex", (name, variant, False)) for name in figures.grounds for variant in (0, 1)),
        *(("hex", (name, variant, True)) for name in figures.grounds for variant in (0, 1)),
        *(("token", (number, is_dim)) for number in (4, 5, 8) for is_dim in (False, True)),
        *(("harbour", (card,)) for card in ("", *figures.emblems)),
        ("oasis", ("",)),
        ("pier", (90, 30)),
        ("track", (90, 30)),
        ("caravan", ()),
        ("dune", (0,)),
        ("compass", ()),
        ("whale", ()),
        ("wave", (0,)),
        ("wave", (1,)),
        ("wave", (2,)),
        *(("route", ("road", seat, 1)) for seat in SEATS),
        *(("building", (piece, seat)) for seat in SEATS for piece in ("settlement", "city")),
        *(("small card", (card,)) for card in ("deck", *figures.emblems)),
        ("gold", (0,)),
        ("robber", ()),
        *(("halo", ("corner", 0, part)) for part in range(len(signs.MARK))),
        ("ring", ("corner",)),
        ("letter", ("hex", "E")),
        *(("die", (5, is_red, is_old)) for is_red in (False, True) for is_old in (False, True)),
        ("card", ("white", True, False)),
        ("card", ("white", False, True)),
        ("tab", ()),
        ("plate", ("over", 92)),
        ("plate", ("award", 92)),
        ("star", ()),
        *(("icon", (name,)) for name in ("hand", "deck", "largest_army", "longest_road")),
        ("wreath", ("white",)),
        ("board", (6,)),
        *(("big card", (card, False)) for card in figures.emblems),
        ("big card", ("wool", True)),
        ("tile", ("knight", "later")),
        *(("tile", (name, "now")) for name in figures.pictures),
        ("tile", ("victory_point", "points")),
        ("badge", ("now",)),
    )


CLASSIC = Theme("classic", COLOURS, WATER, art_of(FIGURES), catalogue_of(FIGURES))
