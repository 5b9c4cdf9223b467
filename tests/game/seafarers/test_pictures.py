"""Seafarers in pictures: water between islands, ships, pirate, gold, and island points."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from game import Game, Seat, Seeded, View
from game.base import MODULE as BASE
from game.base.water import SEA
from game.board.places import HexId
from game.core.chronicle import Moment
from game.core.trace import Laid, Lifted
from game.discovery.maps import MAPS as FOUND
from game.new_world.maps import MAPS as NEW_WORLD
from game.seafarers.maps import MAPS
from game.seafarers.module import MODULE
from game.seafarers.parts import Islands, Pirate
from render import THEMES, table
from render.boxes.seafarers.art import ADDITIONS
from render.boxes.seafarers.isles import prizes
from render.boxes.seafarers.layers import seaways
from render.camera import HARBOUR_REACH, RADIUS, SQRT3, camera_for, land_of
from render.desk import FRAME
from render.layers.bank import bank
from render.layers.cards import cards
from render.layers.halo import halo
from render.layers.harbours import harbours
from render.layers.letters import letters
from render.layers.longest import longest
from render.layers.roads import roads
from render.layers.sea import shores
from render.layers.spots import token_unit
from render.layers.standing import standing
from render.layers.tokens import tokens
from render.pour import poured, repour
from render.replay import _left
from render.samples import players
from render.scene import Scene
from render.shapes import Sprite
from render.themes import Theme
from tests.render.sights import sprites, water_of
from tests.render.test_legibility import MACHADO, SHOWN, apart, lab

SEATS = 4
PEOPLE = players(SEATS)
CHARTS = {**MAPS, "greater_catan": FOUND["greater_catan"], **NEW_WORLD}
"""Maps without hidden hexes."""
EVERY_THEME = pytest.mark.parametrize(
    "theme", [t.grown(ADDITIONS) for t in THEMES.values()], ids=THEMES
)
EVERY_CHART = pytest.mark.parametrize("name", CHARTS)
TERRAINS = ("forest", "hills", "pasture", "fields", "mountains", "desert", "gold")


@cache
def start(name: str, seats: int = SEATS) -> View:
    """A game on a map before anything is built."""
    chance = Seeded(b"start")
    layout = CHARTS[name]({"board": "fixed", "harbours": "fixed"}, seats, chance)
    settings = {"map": name} if name in MAPS else {}
    names, boxes = ("base", "seafarers"), (BASE, MODULE)
    return Game.new(
        seats, chance, modules=names, settings=settings, layout=layout, boxes=boxes
    ).view()


def with_ships(view: View, edges: dict[int, int]) -> View:
    """*view* with ships on *edges*, each with its seat."""
    kinds, seats = bytearray(view.edge_piece), bytearray(view.edge_seat)
    for edge, seat in edges.items():
        kinds[edge], seats[edge] = view.rules.piece("ship"), seat
    return replace(view, edge_piece=bytes(kinds), edge_seat=bytes(seats))


def scene(view: View, **asked: object) -> Scene:
    """A scene of a *view* at full size."""
    return Scene(view, players(len(view.seats)), **asked)  # type: ignore[arg-type]  # as the test asks


@EVERY_CHART
def test_every_hex_of_land_has_a_beach(name: str) -> None:
    """Every land hex has a beach, and no sea hex has one."""
    asked = scene(start(name))
    camera, kinds = camera_for(asked), asked.view.rules.terrains

    land = {camera.hex(at) for at in range(camera.topology.inner)
            if kinds[asked.view.terrain[at]].is_land}  # fmt: skip

    assert set(water_of(asked).lands) == land


@EVERY_CHART
@pytest.mark.parametrize("seats", [3, 4])
def test_no_panel_covers_the_board(name: str, seats: int) -> None:
    """Cards, dice and bank are clear of every hex and the ships around it."""
    asked = scene(start(name, seats))
    camera = camera_for(asked)

    for at in range(camera.topology.inner):
        x, y = camera.hex(at)
        reach = RADIUS * camera.unit
        assert y - reach >= FRAME
        for left, top, right, bottom in camera.desk.panels:
            near = min(max(x, left), right), min(max(y, top), bottom)
            assert math.dist((x, y), near) >= 0.99 * reach, at


@EVERY_CHART
def test_harbours_lie_apart(name: str) -> None:
    """Two harbors on one sea hex are drawn nearer to their coasts, and no two overlap."""
    for seed in (start(name), start(name, 3)):
        asked = scene(seed)
        camera = camera_for(asked)
        spots = [camera.harbour(edge, land_of(asked, edge)) for edge, _ in asked.view.harbours]

        assert all(math.dist(a, b) >= 1.9 * HARBOUR_REACH * camera.unit
                   for a, b in combinations(spots, 2))  # fmt: skip


@EVERY_CHART
def test_digits_are_high_enough(name: str) -> None:
    """At 431 pixels the digits of a number are eight and a half pixels high on every map."""
    found = sprites(tokens, scene(start(name)), "token")

    assert min(s.unit for s in found) * _height(THEMES["classic"]) * SHOWN >= 8.5


def _height(theme: Theme) -> int:
    """Height of the smallest digits on number tokens, at unit 1."""
    stamp = theme.stamp("token", (12, False), 1.0)
    zero, left = -stamp.top, -stamp.left
    rows = [y for y in range(-36, 20)
            if any(sum(stamp.image.getpixel((left + x, zero + y))[:3]) < 200  # type: ignore[index]
                   for x in range(-20, 21))]  # fmt: skip
    return max(rows) - min(rows) + 1


def test_ways_over_the_sea_are_those_between_waters() -> None:
    """A faint line marks each edge with water on both sides, and no coast."""
    asked = scene(start("four_islands"))
    view, camera = asked.view, camera_for(asked)
    land = set(shores(asked))

    found = {s.at for s in sprites(seaways, asked, "seaway")}

    assert found == {camera.edge(edge) for edge, hexes in enumerate(view.topology.edge_hexes)
                     if not land & {*hexes}}  # fmt: skip


def test_a_ship_is_no_road() -> None:
    """Ships have their own art, along their edges, in their seat's color."""
    view = start("four_islands")
    asked = scene(with_ships(view, {3: 0, 40: 2}))
    camera = camera_for(asked)

    found = [(s.args, s.at) for s in sprites(roads, asked, "route")]

    assert found == [
        (("ship", PEOPLE[seat].colour, camera.slope(edge)), camera.edge(edge))
        for edge, seat in ((3, 0), (40, 2))
    ]


@EVERY_THEME
@pytest.mark.parametrize("slope", [-1, 0, 1])
def test_ships_and_roads_differ_in_shape(slope: int, theme: Theme) -> None:
    """Laid over each other in one color, a third of the pixels belong to only one of them."""
    road, ship = (_shape(theme, piece, slope) for piece in ("road", "ship"))

    shared, seen = ImageChops.multiply(road, ship), ImageChops.lighter(road, ship)

    assert shared.histogram()[255] <= 0.7 * seen.histogram()[255]


def _shape(theme: Theme, piece: str, slope: int) -> Image.Image:
    """The outline of a route in the middle of a sheet."""
    stamp = theme.stamp("route", (piece, "red", slope), 1.0)
    sheet = Image.new("L", (200, 200))
    outline = stamp.image.getchannel("A").point([255 * (value > 128) for value in range(256)])
    sheet.paste(outline, (100 + stamp.left, 100 + stamp.top))
    return sheet


def test_the_pirate_stands_at_sea() -> None:
    """Its figure is in the middle of its hex; off the board it is not drawn."""
    view = start("new_shores")
    at = view.part(Pirate).at
    assert at is not None

    (found,) = sprites(standing, scene(view), "figure")
    beside = replace(view, parts=view.parts | {"Pirate": Pirate(is_there=True)})

    assert (found.args, found.at) == (("pirate",), camera_for(scene(view)).hex(at))
    assert sprites(standing, scene(beside), "figure") == []


@EVERY_CHART
def test_the_pirate_covers_no_harbour(name: str) -> None:
    """On any sea hex the pirate stays inside the hex and clear of the harbors."""
    view = start(name)
    for at in range(view.topology.inner):
        if view.rules.terrains[view.terrain[at]].name == SEA:
            there = Pirate(is_there=True, at=HexId(at))
            asked = scene(replace(view, parts=view.parts | {"Pirate": there}))
            camera = camera_for(asked)
            (found,) = sprites(standing, asked, "figure")

            assert math.dist(found.at, camera.hex(at)) < RADIUS * SQRT3 / 2 * camera.unit
            for spot in (s.at for s in sprites(harbours, asked, "harbour")):
                assert math.dist(found.at, spot) > 80 * camera.unit


def test_the_latest_move_of_the_pirate_has_its_halo() -> None:
    """The halo is on the pirate's hex."""
    view = start("new_shores")
    at = view.part(Pirate).at
    asked = scene(view, latest=(("hex", at),))

    (pirate,), (light, *_) = sprites(standing, asked, "figure"), sprites(halo, asked, "halo")

    assert light.at == pirate.at


def test_a_trail_goes_on_from_road_to_ship() -> None:
    """The gold line continues from road to ship only at your own building."""
    view = start("four_islands")
    corner, road, ship = next(
        (corner, *pair)
        for corner, edges in enumerate(view.topology.corner_edges)
        for pair in combinations(edges, 2)
    )
    kinds = bytearray(with_ships(view, {ship: 0}).edge_piece)
    kinds[road] = view.rules.piece("road")
    built = bytearray(view.corner_piece)
    built[corner] = view.rules.piece("settlement")
    seats = tuple(replace(one, measures=(2,) * len(one.measures)) for one in view.seats)
    joined = replace(view, edge_piece=bytes(kinds), corner_piece=bytes(built), seats=seats,
                     awards=(Seat(0),) * len(view.awards))  # fmt: skip

    apart_ = replace(joined, corner_piece=view.corner_piece)

    assert len(sprites(longest, scene(joined), "gold")) == 2
    assert len(sprites(longest, scene(apart_), "gold")) == 1


@EVERY_THEME
@pytest.mark.parametrize("eye", MACHADO)
def test_gold_is_like_no_other_terrain(eye: str, theme: Theme) -> None:
    """Its mean color differs from the others as much as theirs do."""
    wanted = 12 if eye == "normal" or theme.look == "contrast" else 6
    means = []
    for terrain in TERRAINS:
        image = theme.stamp("hex", (terrain, 0, False), 0.25).image
        pixel = image.resize((1, 1), Image.Resampling.BOX).convert("RGB").getpixel((0, 0))
        assert isinstance(pixel, tuple)
        means.append(lab("#{:02x}{:02x}{:02x}".format(*pixel), eye))

    assert min(math.dist(means[-1], other) for other in means[:-1]) >= wanted
    assert apart(means) > 0


def bringing(view: View, *known: tuple[int, ...]) -> Scene:
    """The board when seats have homes or bonuses on these hexes."""
    hexes = tuple(tuple(HexId(at) for at in one) for one in known)
    part = replace_part(view.part(Islands), hexes)
    return scene(replace(view, stint=9, parts=view.parts | {"Islands": part}))


def replace_part(part: Islands, known: tuple[tuple[HexId, ...], ...]) -> Islands:
    """The part with these hexes known instead."""
    return Islands(zones=part.zones, known=known, points=part.points)


def test_islands_show_what_they_still_bring() -> None:
    """Each zone has a plate with the colors of seats that have not settled there."""
    view = start("new_shores")
    zones = view.part(Islands).zones
    colours = [player.colour for player in PEOPLE]

    fresh = sprites(prizes, bringing(view, (), (), (), ()), "prize")
    later = sprites(prizes, bringing(view, zones[0], (*zones[0], *zones[1]), zones[0], zones[0]),
                    "prize")  # fmt: skip

    assert [s.args for s in fresh] == [(2, ",".join(colours))] * len(zones)
    assert [s.args for s in later] == [
        (2, ",".join((colours[0], *colours[2:]))),
        *((2, ",".join(colours)) for _ in zones[2:]),
    ]


def test_foreign_islands_are_those_where_a_seat_has_no_home() -> None:
    """If any foreign island pays, nothing is shown before homes are known."""
    view = start("four_islands")
    asked = bringing(view, (0, 1), (0, 1), (0, 1), (2,))
    homes = tuple(at for at in shores(asked) if at not in asked.view.part(Islands).known[0])

    found = {s.args for s in sprites(prizes, asked, "prize")}

    assert homes
    assert sprites(prizes, scene(view), "prize") == []
    assert (2, ",".join(player.colour for player in PEOPLE)) in found
    assert len(found) > 1


def test_where_no_island_pays_there_is_no_plate() -> None:
    """Ore for Wool has no points for islands, so no plates."""
    assert sprites(prizes, bringing(start("ore_for_wool"), (), (), (), ()), "prize") == []


@pytest.mark.parametrize("scale", [1.0, 0.5625])
def test_land_turned_up_repaints_what_is_around_it(scale: float) -> None:
    """The sea is the same as if it had been painted whole, to the last pixel."""
    asked = scene(start("new_world"), scale=scale)
    theme, camera = THEMES["classic"], camera_for(asked)
    before = water_of(asked)
    image = poured(before, (camera.width, camera.height), theme)
    for at in (shores(asked)[0], shores(asked)[9]):
        terrain = list(asked.view.terrain)
        terrain[at] = asked.view.rules.terrain("sea")
        after = water_of(replace(asked, view=replace(asked.view, terrain=tuple(terrain))))
        whole, part = poured(after, image.size, theme), image.copy()

        assert repour(part, before, after, theme)
        assert ImageChops.difference(part, whole).getbbox() is None
        assert ImageChops.difference(part, image).getbbox() is not None


def test_only_the_first_board_of_a_kind_is_poured_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board with one hex turned up reuses the sea of the previous one."""
    asked = scene(start("new_world"), scale=0.25)
    camera = camera_for(asked)
    table.still(asked, camera)
    terrain = list(asked.view.terrain)
    terrain[shores(asked)[0]] = asked.view.rules.terrain("sea")
    other = replace(asked, view=replace(asked.view, terrain=tuple(terrain)))

    monkeypatch.setattr(table, "_poured", None)

    assert camera_for(other) == camera
    assert table.still(other, camera).size == (camera.width, camera.height)


def test_a_wide_map_has_its_bank_below() -> None:
    """If a column would shrink the board, dice and bank go in one row above the cards."""
    wide = camera_for(scene(start("greater_catan")))
    other = camera_for(scene(start("new_shores")))

    assert (wide.desk.is_bank_wide, other.desk.is_bank_wide) == (True, False)
    assert {y for _, y in wide.desk.dice} == {wide.desk.bank[1]}
    rows = [s.at[1] for s in sprites(bank, scene(start("greater_catan")), "small card")]
    assert set(rows) == {wide.desk.bank[1]}


def test_letters_on_the_sea_cover_no_harbour() -> None:
    """A sea hex with a harbor has its letter to one side, on the whole map at once."""
    view = start("new_shores")
    wet = [h for h in range(view.topology.inner)
           if view.rules.terrains[view.terrain[h]].name == SEA]  # fmt: skip
    asked = scene(view, letters=tuple(("hex", h) for h in wet), is_close=True)
    camera = camera_for(asked)

    found = {s.args[1]: s for s in sprites(letters, asked, "letter")}

    assert len(found) == len(wet)
    for spot in (s.at for s in sprites(harbours, asked, "harbour")):
        assert all(math.dist(s.at, spot) > 80 * camera.unit for s in found.values())


@pytest.mark.parametrize("unit", [0.5, 0.6, 0.75, 1.0])
def test_a_plate_leaves_its_number_to_be_read(unit: float) -> None:
    """However small the board is, the plate with its dots ends above the digits."""
    asked = bringing(start("new_shores"), (), (), (), ())
    camera = replace(camera_for(asked), unit=unit)
    theme = THEMES["classic"].grown(ADDITIONS)
    middles = {camera.hex(place) for place in range(camera.topology.inner)}

    plates = [s for s in prizes(asked, camera) if isinstance(s, Sprite)]

    assert plates
    for plate in plates:
        _, y = min(middles, key=lambda at: math.dist(at, plate.at))
        stamp = theme.stamp("prize", plate.args, plate.unit)
        bottom = plate.at[1] + stamp.top + stamp.image.height
        assert bottom <= y - 0.46 * 68 * token_unit(camera, 1) + 1


def test_a_plate_lies_where_nothing_is_built() -> None:
    """A building on the upper corner of its hex moves the plate to another hex of its zone."""
    asked = bringing(start("new_shores"), (), (), (), ())
    view, camera = asked.view, camera_for(asked)
    first = sprites(prizes, asked, "prize")[0]
    place = min(range(view.topology.inner), key=lambda h: math.dist(camera.hex(h), first.at))
    upper = min(view.topology.hex_corners[place], key=lambda at: camera.corner(at)[1])
    built = bytearray(view.corner_piece)
    built[upper] = view.rules.piece("settlement")

    moved = sprites(prizes, replace(asked, view=replace(view, corner_piece=bytes(built))), "prize")

    assert moved[0].at != first.at
    assert moved[0].args == first.args


def test_four_cards_in_a_row_lie_apart() -> None:
    """Even the golden edge of the highlighted card touches no other."""
    asked = scene(start("new_shores"))
    shown = sorted(sprites(cards, asked, "card"), key=lambda s: s.at[0])
    reach = THEMES["classic"].stamp("card", ("red", True, False, shown[0].args[3]), 1.0)

    for one, other in pairwise(shown):
        assert other.at[0] - one.at[0] >= -2 * reach.left - 4


def test_ships_leave_a_harbour_above_its_land_to_be_read() -> None:
    """The harbor's ratio is drawn higher than the sails in front of it."""
    asked = scene(start("new_shores"))
    camera = camera_for(asked)
    found = 0
    for edge, _ in asked.view.harbours:
        land = camera.hex(land_of(asked, edge))
        at, (_, y) = camera.harbour(edge, land_of(asked, edge)), camera.edge(edge)
        if y < land[1] - 1 and edge not in camera.crowded:
            found += 1
            assert y - at[1] > 78 * camera.unit
    assert found > 1


def test_a_ship_that_moves_is_seen_where_it_goes_away() -> None:
    """The replay has a picture for leaving, but none for a piece that replaces another."""
    view = start("new_shores")
    moved = Moment(1, 1, (Lifted(3, "ship"), Laid(Seat(0), 8, "ship")))
    grown = Moment(2, 1, (Lifted(3, "settlement"), Laid(Seat(0), 3, "city")))

    assert (_left(view, moved), _left(view, grown)) == (("edge", 3), None)
