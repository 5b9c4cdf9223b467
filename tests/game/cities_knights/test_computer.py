"""The computer with cities and knights: its choices at drawn tables, and its results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from statistics import median
from typing import Any

import pytest

from game import Action, Choice, Game, Seat, View
from game.base import MODULE as BASE
from game.base.bank_trade import TradeWithBank
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.rows import CITY
from game.cities_knights.activate_knight import ActivateKnight
from game.cities_knights.build_wall import BuildWall
from game.cities_knights.chase_robber import ChaseRobber
from game.cities_knights.choose_deck import ChooseDeck
from game.cities_knights.discard_progress import DiscardProgress
from game.cities_knights.hire_knight import HireKnight
from game.cities_knights.improve_city import ImproveCity
from game.cities_knights.lose_city import LoseCity
from game.cities_knights.module import MODULE
from game.cities_knights.outlook import defence, knights
from game.cities_knights.parts import Barbarians, Cities, Knights
from game.cities_knights.place_metropolis import PlaceMetropolis
from game.cities_knights.play_alchemist import PlayAlchemist
from game.cities_knights.play_bishop import PlayBishop
from game.cities_knights.play_commercial_harbor import (
    GiveCommodity,
    OfferResource,
    PlayCommercialHarbor,
)
from game.cities_knights.play_crane import PlayCrane
from game.cities_knights.play_deserter import Enlist, LetDesert, PlayDeserter
from game.cities_knights.play_diplomat import PlayDiplomat
from game.cities_knights.play_engineer import PlayEngineer
from game.cities_knights.play_intrigue import PlayIntrigue
from game.cities_knights.play_inventor import PlayInventor
from game.cities_knights.play_irrigation import PlayIrrigation, PlayMining
from game.cities_knights.play_master_merchant import PlayMasterMerchant, TakeFromHand
from game.cities_knights.play_medicine import PlayMedicine
from game.cities_knights.play_merchant import PlayMerchant
from game.cities_knights.play_merchant_fleet import PlayMerchantFleet
from game.cities_knights.play_monopolies import PlayResourceMonopoly, PlayTradeMonopoly
from game.cities_knights.play_road_builders import PlayRoadBuilders
from game.cities_knights.play_saboteur import PlaySaboteur
from game.cities_knights.play_smith import PlaySmith, PromoteSecond
from game.cities_knights.play_spy import PlaySpy, TakeProgress
from game.cities_knights.play_warlord import PlayWarlord
from game.cities_knights.play_wedding import GiveGift, PlayWedding
from game.cities_knights.promote_knight import PromoteKnight
from game.cities_knights.retreat import Retreat
from game.cities_knights.take_water import TakeWater
from game.computer import choose
from game.core import codec
from game.core.module import Module
from game.core.rows import Removal
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_barbarians import COAST
from tests.game.cities_knights.test_harvest import ROUND
from tests.game.cities_knights.test_improve_city import TOWNS
from tests.game.cities_knights.test_knights import MEET, ROADS
from tests.game.cities_knights.test_play_bishop import SHARED
from tests.game.cities_knights.test_play_diplomat import ENDS, LONG
from tests.game.cities_knights.test_play_irrigation import BOTH
from tests.game.computer.players import MOST, Evening, chosen
from tests.game.random_games import Drawn
from tests.game.tables import A, B

KEEP = ROADS.replace("a   ", "A   ", 1)
"""A board where a has a city, and a road with room for knights."""
RAIDED = KEEP.replace("D* ", "D  ").replace("H8 ", "H8*")
"""The same with the robber beside that city."""
TOWN = ROUND.replace("A ", "a ", 1)
"""A board where a has a settlement, and b and c have a city each."""
LEAD = LONG.replace("a+", "a ").replace("a", "b").replace("c", "a")
"""A board where b's longest road is just long enough, and a has a settlement."""
AHEAD = "a".join(ROUND.replace("B ", "b ", 1).rsplit(".", 1))
"""A board where a has a city and a settlement, b a settlement, and c a city."""

BOXES = (BASE, MODULE)
NAMES = [box.name for box in BOXES]


def test_it_improves_its_cities() -> None:
    """It improves a city with the commodity at hand, first on the track closest to a metropolis."""
    assert chosen(Isle(TOWNS, "cloth")) == ImproveCity("trade")
    rich = Isle(TOWNS, "4 coin 4 paper", levels={"a": (0, 3, 1)})
    assert chosen(rich) == ImproveCity("politics")


def test_it_buys_the_commodity_that_lacks() -> None:
    """It buys the commodity it lacks from the bank, for wool it does not need."""
    table = Isle(TOWNS, "4 wool 3 coin", levels={"a": (2, 3, 2)})

    assert chosen(table) == TradeWithBank(table.kind("wool"), table.kind("coin"))


def test_a_metropolis_stands_on_its_best_city() -> None:
    """It puts the metropolis on the city with the best hexes, to lose a worse one to barbarians."""
    table = Isle(TOWNS, "4 cloth", levels={"a": (3, 0, 0)})
    table.play(ImproveCity("trade"))

    action = chosen(table)

    assert isinstance(action, PlaceMetropolis)
    assert action.corner == min(table.state.corners_of(A, CITY))


def test_it_hires_a_knight() -> None:
    """With wool and ore and nothing better to do, it hires a knight."""
    assert isinstance(chosen(Isle(KEEP, "wool ore")), HireKnight)


@pytest.mark.parametrize(("ship", "kind"), [(0, EndTurn), (6, ActivateKnight)])
def test_it_wakes_a_knight_before_the_attack(ship: int, kind: type[Action]) -> None:
    """It activates a knight before the attack; while the ship is far it keeps the grain."""
    assert isinstance(chosen(Isle(KEEP, "grain", knights="a1", ship=ship)), kind)


def test_it_hires_at_the_last_moment_if_the_knight_can_wake() -> None:
    """With the grain to activate it before the attack, it hires a knight and does so."""
    table = Isle(KEEP, "wool ore grain", ship=6)
    for kind in (HireKnight, ActivateKnight):
        action = chosen(table)
        assert isinstance(action, kind)
        table.play(action)


def test_others_may_well_lose_their_cities() -> None:
    """A player without a city prefers its knight inactive, even if others then lose theirs."""
    drawing = COAST.replace("A ", "a ", 1)
    asleep, awake = (Isle(drawing, knights=f"{one} b1*", ship=6).state for one in ("a1", "a1*"))

    assert defence(asleep, A, knights(asleep)) > defence(awake, A, knights(awake))


def test_it_promotes_a_knight_before_the_attack() -> None:
    """It promotes a knight that is already active."""
    table = Isle(KEEP, "wool ore", knights="a1* . .", ship=6, supply={"a": {"basic_knight": 0}})

    assert isinstance(chosen(table), PromoteKnight)


def test_it_chases_the_robber_from_its_hex() -> None:
    """It chases the robber from its own hex, and leaves it alone elsewhere."""
    assert isinstance(chosen(Isle(RAIDED, knights="a1*")), ChaseRobber)
    assert chosen(Isle(KEEP, knights="a1*")) == EndTurn()


def test_its_only_knight_chases_nobody_before_the_attack() -> None:
    """Its only knight would be inactive at the attack, so it does not chase the robber."""
    assert chosen(Isle(RAIDED, knights="a1*", ship=6)) == EndTurn()


def test_it_builds_a_wall_around_a_large_hand() -> None:
    """It builds a wall with a large hand, and keeps the bricks with a small one."""
    levels = {"a": (0, 5, 5)}
    large = Isle(TOWNS, "2 brick 3 coin 3 paper 2 ore", levels=levels)

    assert isinstance(chosen(large), BuildWall)
    assert chosen(Isle(TOWNS, "2 brick", levels=levels)) == EndTurn()


def one(drawing: str, name: str, *hands: str, turn: str = "a", **more: Any) -> Isle:
    """A table where the seat on turn holds the progress card of this *name*."""
    return Isle(drawing, *hands, held={turn: name}, turn=turn, **more)


PLAYED: dict[str, tuple[Isle, type[Action]]] = {
    "alchemist": (one(BOTH, "alchemist", stage="roll"), PlayAlchemist),
    "bishop": (one(SHARED, "bishop", "", "ore wool", "2 coin"), PlayBishop),
    "commercial harbor": (
        one(ROUND, "commercial_harbor", "2 wool", "2 coin paper", "2 cloth"),
        PlayCommercialHarbor,
    ),
    "crane": (one(TOWNS, "crane", "cloth", levels={"a": (1, 0, 0)}), PlayCrane),
    "deserter": (one(KEEP, "deserter", knights=". . b2*"), PlayDeserter),
    "diplomat": (one(LEAD, "diplomat"), PlayDiplomat),
    "engineer": (one(TOWNS, "engineer"), PlayEngineer),
    "intrigue": (one(MEET, "intrigue", knights=". . b3"), PlayIntrigue),
    "inventor": (one(ROUND, "inventor", turn="c"), PlayInventor),
    "irrigation": (one(BOTH, "irrigation"), PlayIrrigation),
    "mining": (one(BOTH, "mining"), PlayMining),
    "master merchant": (one(TOWN, "master_merchant", "", "3 ore grain"), PlayMasterMerchant),
    "medicine": (one(TOWN, "medicine", "2 ore grain"), PlayMedicine),
    "merchant": (one(ROUND, "merchant"), PlayMerchant),
    "merchant fleet": (one(TOWN, "merchant_fleet", "6 wool"), PlayMerchantFleet),
    "resource monopoly": (
        one(TOWN, "resource_monopoly", "2 ore grain", "3 ore 2 grain", "4 ore"),
        PlayResourceMonopoly,
    ),
    "road builders": (one(ENDS, "road_builders"), PlayRoadBuilders),
    "saboteur": (one(ROUND, "saboteur", "", "7 ore 2 coin", "9 wool"), PlaySaboteur),
    "smith": (one(KEEP, "smith", knights="a1* a1 b1*"), PlaySmith),
    "spy": (Isle(ROUND, held={"a": "spy", "b": "2 merchant"}), PlaySpy),
    "trade monopoly": (one(ROUND, "trade_monopoly", "", "3 coin", "4 cloth"), PlayTradeMonopoly),
    "warlord": (one(ROADS, "warlord", knights="a1 a1", ship=4), PlayWarlord),
    "wedding": (one(TOWN, "wedding", "", "3 ore grain", "2 wool"), PlayWedding),
}
"""By card, a table where it is useful, and its action; point cards are shown by themselves."""


@pytest.mark.parametrize("name", PLAYED)
def test_each_progress_card_is_played_where_it_is_of_use(name: str) -> None:
    """It plays each card where that is useful; the two point cards are shown when drawn."""
    table, play = PLAYED[name]

    assert isinstance(chosen(table, "abc"[table.state.turn]), play)


def test_a_crane_is_kept_where_nothing_can_be_improved() -> None:
    """It keeps a crane that it could not use before the end of the turn."""
    assert chosen(one(TOWNS, "crane", "coin", levels={"a": (1, 2, 1)})) == EndTurn()


def test_the_dice_are_told_for_the_own_hexes() -> None:
    """It names dice that pay the player who plays the card."""
    action = chosen(one(BOTH, "alchemist", stage="roll"))

    assert isinstance(action, PlayAlchemist)
    assert action.red + action.yellow in {4, 5, 8, 9}


def test_an_open_harbor_is_used() -> None:
    """It gives a resource for a commodity."""
    table = one(ROUND, "commercial_harbor", "2 wool", "2 coin paper", "2 cloth")
    table.play(PlayCommercialHarbor())

    assert isinstance(chosen(table), OfferResource)


# What it owes for an attack, or for a card.


def test_it_gives_back_the_progress_card_that_is_worth_least() -> None:
    """It gives back a saboteur rather than one of three merchants or an alchemist."""
    held = {"b": "2 merchant saboteur alchemist"}
    table = Isle(KEEP, stage="roll", levels={"b": (1, 0, 0)}, held=held)
    table.roll(1, 1, "trade", draw=[table.drawing_card("merchant")])

    action = chosen(table, "b")

    assert isinstance(action, DiscardProgress)
    assert table.held("b")[action.place] == "saboteur"


def test_it_loses_the_city_that_brings_least() -> None:
    """Of two cities it loses the one beside the desert."""
    table = Isle(TOWNS, stage="roll", ship=6)
    table.roll(1, 1)

    assert chosen(table) == LoseCity(max(table.state.corners_of(A, CITY)))


def test_it_draws_where_luck_says_nothing() -> None:
    """All decks are equal to it, so it takes the default one."""
    table = Isle(COAST, knights="a2* b2*", stage="roll", ship=6)
    table.roll(1, 1)

    assert [chosen(table, seed=seed) for seed in range(5)] == [ChooseDeck("science")] * 5


def test_the_aqueduct_brings_what_it_lacks() -> None:
    """It takes the grain that a city still lacks."""
    levels = {"a": (0, 0, 3)}
    table = Isle(TOWN, "2 ore grain ore", stage="roll", levels=levels, attacks=0)
    table.roll(1, 3)

    assert chosen(table) == TakeWater(table.kind("grain"))


def test_a_knight_retreats_and_another_deserts() -> None:
    """Its knight retreats along its roads, and it gives up the weaker of two to a deserter."""
    table = one(MEET, "intrigue", knights=". . b3")
    table.play(chosen(table))
    assert isinstance(chosen(table, "b"), Retreat)

    table = one(MEET, "deserter", knights=". b1 . b3*")
    table.play(PlayDeserter(B))
    assert chosen(table, "b") == LetDesert(table.corners[1])
    table.play(LetDesert(table.corners[1]), "b")
    assert isinstance(chosen(table), Enlist)


def test_a_smith_promotes_a_second_knight() -> None:
    """If there is a second knight, it promotes that too."""
    table = one(KEEP, "smith", knights="a1* a1 b1*")
    table.play(chosen(table))

    assert isinstance(chosen(table), PromoteSecond)


def test_a_spy_takes_the_best_card() -> None:
    """Of the cards it sees, it takes the best."""
    table = Isle(ROUND, held={"a": "spy", "b": "saboteur merchant intrigue"})
    table.play(PlaySpy(B))

    action = chosen(table)

    assert isinstance(action, TakeProgress)
    assert table.held("b")[action.place] == "merchant"


def test_it_takes_what_it_needs_most() -> None:
    """From the hand it looks at, it takes the grain and ore for a city."""
    table = one(TOWN, "master_merchant", "2 ore grain", "3 wool grain ore")
    table.play(PlayMasterMerchant(B))

    assert chosen(table) == TakeFromHand(table.cards("grain ore"))


@pytest.mark.parametrize(("name", "kind"), [("wedding", GiveGift), ("saboteur", Discard)])
def test_it_gives_away_what_it_needs_least(name: str, kind: type[Action]) -> None:
    """It gives away wool, and keeps the cards for a city."""
    table = one(AHEAD, name, "3 ore 2 grain 2 wool", turn="b")
    table.play(PlayWedding() if name == "wedding" else PlaySaboteur(), "b")

    action = chosen(table)

    assert type(action) is kind
    assert isinstance(action, GiveGift | Discard)
    assert action.cards[table.kind("wool")] == 2


def test_a_commodity_that_it_needs_is_not_what_it_gives_for_a_resource() -> None:
    """With three coins for a level, it gives cloth."""
    table = one(
        TOWNS, "commercial_harbor", "3 coin cloth", "ore", turn="b", levels={"a": (2, 2, 0)}
    )
    table.play(PlayCommercialHarbor(), "b")
    table.play(OfferResource(A, table.kind("ore")), "b")

    assert chosen(table) == GiveCommodity(table.kind("cloth"))


UNARMED = Module(
    name="unarmed",
    seats=MODULE.seats,
    needs=("cities_knights",),
    removes=(Removal("verb", ("HireKnight",)),),
)
"""A box whose rules show no knights, so that a player plans and saves for none."""


def unarmed(view: View) -> View:
    """The view, under rules without knights to hire."""
    boxes = (*BOXES, UNARMED)
    names = tuple(box.name for box in boxes)
    rules = codec.compiled(names, dict(view.rules.options), view.rules.seats, boxes)
    return replace(view, rules=rules)


def won(seed: int) -> bool | None:
    """True if one of the two who hire knights has won, False if another has, None if nobody has."""
    chance = Drawn(Random(f"knights {seed}"))
    game = Game.new(4, chance, modules=NAMES, boxes=BOXES)
    pairs = [*combinations(range(4), 2)]
    armed = pairs[seed % len(pairs)]
    while not game.state.winners and game.state.number < MOST:
        seat = game.state.debts()[0].seat
        view, options = game.view(seat), game.options(seat)
        if seat not in armed:
            view = unarmed(view)
            options = [one for one in options if not isinstance(one, HireKnight)]
        game.play(seat, choose(view, options, chance), chance)
    return game.state.winners[0] in armed if game.state.winners else None


def test_soon_all_that_is_new_is_used() -> None:
    """Before a game to ten points ends, a knight is active and every seat has improved a track."""
    Evening(NAMES, BOXES, 3, 2, range(3), {"points": 10}).until(
        lambda state: (
            bool(state.part(Knights).active)
            and bool(state.part(Barbarians).attacks)
            and all(map(any, state.part(Cities).levels))
        )
    )


class Watched(Evening):
    """One game that counts the kinds of actions chosen in it."""

    def __init__(self, seed: int) -> None:
        super().__init__(NAMES, BOXES, 4, seed, range(4))
        self.done = Counter[type[Action]]()

    def _chosen(self, seat: Seat, options: Sequence[Action | Choice]) -> Action:
        action = super()._chosen(seat, options)
        self.done[type(action)] += 1
        return action


@pytest.mark.soak
def test_three_hundred_games_end() -> None:
    """
    Four players end every game within a hundred rounds, and half of them much sooner.

    In each game something is improved. Over all games every card is played, and defenders are
    rewarded.
    """
    rounds, done, thanked = [], Counter[type[Action]](), 0
    for seed in range(300):
        evening = Watched(seed)
        state = evening.to_the_end().game.state
        rounds.append(state.stint / 4)
        done += evening.done
        thanked += sum(state.part(Cities).defences)
        assert any(map(any, state.part(Cities).levels))
    print(median(rounds), max(rounds), thanked, done)

    assert max(rounds) <= 100
    assert median(rounds) <= 40
    assert {play for _, play in PLAYED.values()} <= done.keys()
    assert thanked


@pytest.mark.soak
def test_it_beats_its_copies_that_hire_no_knights() -> None:
    """With two seats against two, it wins more than half of two hundred games."""
    found = Counter(won(seed) for seed in range(200))
    print(found)

    assert found[True] > found[False]
    assert found[None] < 5
