"""Discovery in the texts for returning players, and in the replay."""

from __future__ import annotations

import re

import pytest

from game import BOXES, Event, Game, Seat
from game.base.production import Produced
from game.base.roll import DiceRolled
from game.board.places import CornerId, HexId
from game.core.view import View
from game.discovery.lift_fog import FogLifted
from game.discovery.open_treasure import TreasureTaken
from game.discovery.take_number import NumberDrawn, NumberTaken
from render.replay import pictures
from tests.game.asking import cards_of
from tests.game.random_games import Playing
from tests.house import needs
from tests.words.tables import Dice, who
from words import Words, since

A, B, C = Seat(0), Seat(1), Seat(2)
NAMES = ("base", "seafarers", "discovery")
RULES = Game.new(3, Dice(1), modules=NAMES, settings={"map": "treasure_islands"}).view().rules
NONE = (0,) * len(RULES.cards)
SEEDS = {"fog_islands": 1, "greater_catan": 0}
ROLL = DiceRolled(seat=C, dice=(1, 5))
HARVEST = Produced(got=(cards_of(RULES, wool=1), NONE, NONE), short=())


def found(seat: Seat) -> TreasureTaken:
    """The event of *seat* finding a treasure."""
    return TreasureTaken(seat=seat, corner=CornerId(0), treasure="builder", cards=NONE, points=0)


def told(*events: Event, language: str = "en") -> list[list[str]]:
    """All the ways to tell seat a of each of these events."""
    many = since(events, A, who, RULES, Words(language))
    return [[way.text for way in ways] for ways in many]


@pytest.mark.parametrize(
    ("language", "ways"),
    [
        ("en", ["🔵 Inés found a treasure.", "Someone found a treasure."]),
        ("es", ["🔵 Inés encontró un tesoro.", "Alguien encontró un tesoro."]),
    ],
)
def test_a_treasure_is_told_to_all_who_were_away(language: str, ways: list[str]) -> None:
    """Returning players read it once, after the lines about themselves."""
    assert told(ROLL, HARVEST, found(B), found(B), language=language)[1:] == [ways]


def test_who_found_it_is_told_so() -> None:
    """The finder's text says so even if the clock played for them."""
    assert told(found(A)) == [["You found a treasure."]]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "discovered 2 hexes."), ("es", "descubrió 2 hexágonos.")],
)
def test_each_hex_counts_whether_it_brings_a_card_or_not(language: str, said: str) -> None:
    """Each discovered hex is counted, with or without a card."""
    lifted = [
        FogLifted(seat=C, hex=HexId(n), terrain=terrain, token=token, count=count)
        for n, (terrain, token, count) in enumerate((("sea", 0, 0), ("forest", 5, 1)))
    ]

    ((way,),) = told(ROLL, *lifted, language=language)

    assert way.endswith(said)


def test_where_nothing_else_is_told_it_is_among_the_deeds() -> None:
    """A treasure that no other line mentions is counted among the deeds."""
    assert told(ROLL, found(C)) == [["⚪ Carla: y rolled 6 and found a treasure."]]


@pytest.mark.parametrize("where", SEEDS)
def test_what_opens_is_seen_opening_in_the_replay(where: str) -> None:
    """The replay shows each hex hidden until its moment; numbers come and go."""
    playing = Playing(NAMES, BOXES, 4, SEEDS[where], fixed={"map": where, "points": 14})
    while not playing.state.winners and playing.actions < 900:
        playing.step()
    tale = playing.game.chronicle(playing.game.lines)
    shown = [picture.view for picture in pictures(playing.game.view(), tale)]
    kinds = (FogLifted, NumberDrawn, NumberTaken)
    opened = [e for line in playing.game.lines for e in playing.game.events(line)]
    places = [_place(event) for event in opened if isinstance(event, kinds)]

    assert len(places) > 3
    for place in places:
        assert len(_looks(shown, place)) > 1
        assert _looks(shown, place)[-1] == _look(playing.game.view(), place)


def _place(event: Event) -> int:
    return event.to if isinstance(event, NumberTaken) else event.hex  # type: ignore[attr-defined]


def _look(view: View, place: int) -> tuple[int, int]:
    return view.terrain[place], view.tokens[place]


def _looks(shown: list[View], place: int) -> list[tuple[int, int]]:
    """The different looks of a hex, in order."""
    looks = [_look(view, place) for view in shown]
    return [look for look, before in zip(looks, [None, *looks], strict=False) if look != before]


@pytest.mark.parametrize(
    ("language", "sea", "fog"), [("en", "sea", "fog"), ("es", "mar", "niebla")]
)
@pytest.mark.parametrize("where", ["treasure_islands", "fog_islands"])
def test_sea_and_fog_are_called_what_they_are(
    where: str, language: str, sea: str, fog: str
) -> None:
    """Hexes are named by their terrain, and edges and corners by the hexes around them."""
    game = Game.new(4, Dice(1), modules=("base", "seafarers", "discovery"), settings={"map": where})
    view, w = game.view(), Words(language)
    kinds = [view.rules.terrains[ground].name for ground in view.terrain[: view.topology.inner]]
    assert {"sea", "hidden"} <= {*kinds}

    for number, kind in enumerate(kinds):
        if kind in ("sea", "hidden"):
            name = w.place(view, "hex", number)
            assert name.startswith(sea if kind == "sea" else fog), name
    for edge in view.topology.edge_ids:
        around = {kinds[at] for at in view.topology.edge_hexes[edge] if at < len(kinds)}
        if around <= {"sea", "hidden"} and around:
            assert (fog in w.place(view, "edge", edge)) == (around == {"hidden"})


@needs("cloth")
@pytest.mark.parametrize(("language", "said"), [("en", "of the desert"), ("es", "del desierto")])
def test_what_has_no_number_has_an_article_at_sea(language: str, said: str) -> None:
    """A desert beside an edge at sea is named with its article."""
    game = Game.new(4, Dice(1), modules=("base", "seafarers", "cloth"), settings={"map": "cloth"})
    w, view = Words(language), game.view()
    names = [w.place(view, "edge", edge) for edge in view.topology.edge_ids]
    names += [w.place(view, "hex", at) for at in range(view.topology.inner)]

    assert any(said in name for name in names)
    assert not any(re.search(r"(of|de) desi?ert", name) for name in names)
