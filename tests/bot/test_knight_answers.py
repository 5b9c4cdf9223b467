"""
The rarer screens of Cities & Knights on a phone: their texts, and how many taps they take.

Half of them are read in Spanish. A player pinged by a post starts there.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.scenes import Scene
from bot.screens.choosing.hints import BEHIND
from bot.table import transactions
from game import Game, Seat, Seeded, State
from game.base.parts import Robber
from game.base.rows import CITY, SETTLEMENT
from game.cities_knights.event_die import FACES
from game.cities_knights.parts import Barbarians, Cities, Effects, Knights
from game.cities_knights.rows import TIPPED
from game.cities_knights.standing import knights_of, piece_of
from game.core.part import Held
from game.core.points import points
from sandbox.post import Post
from tests.bot.tables import Table, table
from tests.bot.test_knight_taps import A_TURN, FOUR, with_knights
from tests.bot.test_taps import Thumb, changed, put_people
from tests.databases import File
from tests.house import needs

pytestmark = [needs("cities_knights"), pytest.mark.usefixtures("blank")]

A_ROLL = Scene(
    lambda game: game.state.stint >= 12 and any(d.duty == "roll" for d in game.state.debts())
)
"""The moment before the dice are thrown."""


class ShipComes(Seeded):
    """Fair dice, except that the event die shows the ship and the others make five."""

    def ask(self, what: str, counts: Sequence[int]) -> int:
        """Answer two and three, with the ship."""
        told = {"event die": FACES.index("ship"), "die": 1 + self.counter % 2}
        found = super().ask(what, counts)
        return told.get(what, found)


@asynccontextmanager
async def at(
    folder: Path,
    change: Callable[[Game], None],
    language: str = "en",
    *,
    scene: Scene = A_TURN,
) -> AsyncIterator[tuple[Table, Thumb, Post]]:
    """A table of four at a *scene* after a *change*, where everyone reads *language*."""
    database = File(folder / "games.db")
    await put_people(database, FOUR, ("base", "cities_knights"), scene, {})
    async with changed(folder, database, change, tuple(FOUR), language) as found:
        yield found


def holding(card: str, *, active: bool = False, **cards: int) -> Callable[[Game], None]:
    """
    Give the player on turn this progress card and a knight.

    The next seat has two knights, of levels 1 and 2, and three extra points. The others have none,
    and three points less.
    """

    def change(game: Game) -> None:
        with_knights(1, active=active, held=card, **cards)(game)
        state = game.state
        for seat in state.others(state.turn):
            lift_knights(state, seat)
        other = next(state.others(state.turn))
        lay_knights(state, other, 1, 2)
        ahead(state, state.turn)
        ahead(state, other)

    return change


def lift_knights(state: State, seat: Seat) -> None:
    """Remove all knights of a seat."""
    for corner in knights_of(state, seat):
        state.lift(corner, state.corner_piece[corner])


def lay_knights(state: State, seat: Seat, *levels: int) -> None:
    """Give a seat inactive knights of these levels: at its roads, or else at any free corner."""
    topology = state.topology
    ends = {corner for edge in state.edges_of(seat) for corner in topology.edge_corners[edge]}
    land = [c for c in topology.corner_ids if any(state.land[h] for h in topology.corner_hexes[c])]
    free = [corner for corner in land if not state.corner_piece[corner]]
    free.sort(key=lambda corner: corner not in ends)
    for level, corner in zip(levels, free, strict=False):
        state.lay(seat, corner, piece_of(state, level))


def ahead(state: State, seat: Seat) -> None:
    """Give a seat at least three points more than any other, for defending the island."""
    most = max(points(state, other) for other in state.others(seat))
    more = max(0, most + 3 - points(state, seat))
    defences = state.part(Cities).defences
    state.change(Cities, defences=tuple(n + more * (i == seat) for i, n in enumerate(defences)))


async def called(t: Table, label: str) -> tuple[Thumb, Post]:
    """The player pinged by the newest post with this button, and that post."""
    ask = [p for p in t.public() if label in p.buttons][-1]
    person = next(p for p in t.people if f"<@{p.id}>" in ask.content)
    return Thumb(t, person), ask


def tipped(game: Game) -> None:
    """Give the player on turn a city on its side, and the cards to set it upright."""
    with_knights(active=False, grain=2, ore=3)(game)
    state = game.state
    (home, *_) = state.corners_of(state.turn, CITY)
    state.lift(home, CITY)
    state.lay(state.turn, home, state.rules.piece(TIPPED))


def rested(game: Game) -> State:
    """Remove all knights, and let the ship land with the next roll."""
    state = game.state
    for seat in map(Seat, range(state.seats)):
        lift_knights(state, seat)
    state.put(Knights())
    state.change(Barbarians, ship=6)
    return state


def raise_all(state: State, piece: int) -> None:
    """Turn everyone's buildings into settlements, or into cities."""
    for seat in map(Seat, range(state.seats)):
        for other in (SETTLEMENT, CITY):
            for corner in state.corners_of(seat, other):
                state.lift(corner, other)
                state.lay(seat, corner, piece)


async def test_a_tipped_city_is_set_upright(tmp_path: Path) -> None:
    """Setting a city upright takes three taps, and the screen shows its price."""
    async with at(tmp_path, tipped) as (t, thumb, board):
        seat = t.state.turn
        await thumb.public(board, "Build")
        assert "Set the city upright: 2 wheat · 3 ore" in thumb.screen.content
        await thumb.press("Set the city")
        assert "Which city do you set upright?" in thumb.screen.content
        await thumb.pick()

        state = t.state
        assert not state.corners_of(seat, state.rules.piece(TIPPED))
        assert thumb.taps == 3


async def test_who_loses_a_city_knows_what_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lost city becomes a settlement; two taps from the post that pings all who lose one."""

    def change(game: Game) -> None:
        raise_all(rested(game), CITY)

    monkeypatch.setattr(transactions, "Seeded", ShipComes)
    async with at(tmp_path, change, "es", scene=A_ROLL) as (t, thumb, board):
        await thumb.public(board, "Roll")
        other, ask = await called(t, "Choose city")
        await other.public(ask, "Choose city")
        assert "Se queda en poblado, y sin muralla." in other.screen.content
        await other.pick()

        state = t.state
        assert [debt.duty for debt in state.debts()] == ["pillage"] * 3
        assert other.taps == 2
        assert other.pings == 0


async def test_the_turn_after_an_attack_opens_from_its_post(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the others have chosen their cities, *Take your turn* opens the panel again."""

    def change(game: Game) -> None:
        state = rested(game)
        raise_all(state, CITY)
        for corner in state.corners_of(state.turn, CITY)[1:]:
            state.lift(corner, CITY)
            state.lay(state.turn, corner, SETTLEMENT)

    monkeypatch.setattr(transactions, "Seeded", ShipComes)
    async with at(tmp_path, change, scene=A_ROLL) as (t, thumb, board):
        await thumb.public(board, "Roll")
        while "pillage" in [debt.duty for debt in t.state.debts()]:
            other, ask = await called(t, "Choose city")
            await other.public(ask, "Choose city")
            await other.pick()
        (again,) = [post for post in t.public() if "Take your turn" in post.buttons]
        await thumb.public(again, "Take your turn")

        assert "End turn" in thumb.screen.buttons


async def test_who_defended_best_chooses_a_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two equal defenders choose one after the other, with the post's button and a menu line."""

    def change(game: Game) -> None:
        state = rested(game)
        raise_all(state, SETTLEMENT)
        best = (state.turn, next(state.others(state.turn)))
        for seat in best:
            lay_knights(state, seat, 1)
        active = [corner for seat in best for corner in knights_of(state, seat)]
        state.put(Knights(active=tuple(sorted(active))))

    monkeypatch.setattr(transactions, "Seeded", ShipComes)
    async with at(tmp_path, change, scene=A_ROLL) as (t, thumb, board):
        await thumb.public(board, "Roll")
        await thumb.choose(0)
        other, ask = await called(t, "Choose deck")
        await other.public(ask, "Choose deck")
        assert "Which deck do you draw from?" in other.screen.content
        await other.choose(1)

        assert "choose deck" not in {debt.duty for debt in t.state.debts()}
        assert other.taps == 3


async def test_medicine_says_what_it_costs(tmp_path: Path) -> None:
    """Medicine shows its price and asks which settlement to upgrade."""

    def change(game: Game) -> None:
        holding("medicine", ore=2, grain=1)(game)
        raise_all(game.state, SETTLEMENT)

    async with at(tmp_path, change, "es") as (t, thumb, board):
        await thumb.public(board, "Play card", "Jugar Medicina")
        assert "en ciudad por 2 minerales y 1 cereal?" in thumb.screen.content
        await thumb.pick()

        state = t.state
        assert len(state.corners_of(state.turn, CITY)) == 1
        assert thumb.taps == 3


async def test_a_saboteur_asks_for_cards_and_is_no_seven(tmp_path: Path) -> None:
    """Saboteur takes two taps; its victims read how many cards to discard and whose card it was."""
    async with at(tmp_path, holding("saboteur")) as (t, thumb, board):
        await thumb.public(board, "Play card", "Play Saboteur")
        assert thumb.taps == 2
        other, ask = await called(t, "Discard")
        assert "played Saboteur" in ask.content
        await other.public(ask, "Discard")

        assert other.screen.content.startswith("Choose 4 cards to discard.")
        assert "seven" not in other.screen.content
        await other.choose(0, 1, 2, 3)
        state = t.state
        assert sum(state.hands[next(state.others(state.turn))]) == 4


async def test_a_warlord_is_two_taps(tmp_path: Path) -> None:
    """Warlord takes two taps, and then all knights are active."""
    async with at(tmp_path, holding("warlord"), "es") as (t, thumb, board):
        await thumb.public(board, "Play card")
        assert "activa gratis todos tus caballeros" in thumb.screen.content
        await thumb.press("Jugar Señor de la guerra")

        state = t.state
        assert {*knights_of(state, state.turn)} == {*state.part(Knights).active}
        assert thumb.taps == 2


async def test_who_gives_to_a_wedding_knows_whose_it_is(tmp_path: Path) -> None:
    """Giving to a wedding takes the post's button, and two cards in one menu."""
    async with at(tmp_path, holding("wedding"), "es") as (t, thumb, board):
        await thumb.public(board, "Play card", "Jugar Boda")
        other, ask = await called(t, "Give cards")
        await other.public(ask, "Give cards")
        assert f"{thumb.person.name} se casa: ¿qué 2 cartas das?" in other.screen.content
        await other.choose(0, 1)

        assert sum(t.state.hands[t.state.turn]) == 2
        assert (thumb.taps, other.taps) == (2, 5)


async def test_a_master_merchant_chooses_from_the_hand_of_another(tmp_path: Path) -> None:
    """Master Merchant shows the other player's hand and name, and not the player's own hand."""
    async with at(tmp_path, holding("master_merchant")) as (t, thumb, board):
        await thumb.public(board, "Play card", "Play Master Merchant")
        (victim,) = [name for name in FOUR if any(name in label for label in thumb.screen.buttons)]
        await thumb.pick()
        text = thumb.screen.content
        assert "’s hand." in text
        assert victim in text
        assert "1 wood · 1 brick" in text
        assert "Your hand" not in text
        await thumb.choose(0, 1)

        assert sum(t.state.hands[t.state.turn]) == 2
        assert thumb.taps == 7


async def test_a_knight_chases_the_robber(tmp_path: Path) -> None:
    """Chasing the robber takes its screen, the chase and the knight; then it asks where to."""

    def change(game: Game) -> None:
        holding("smith", active=True)(game)
        state = game.state
        (corner, *_) = knights_of(state, state.turn)
        hexes = state.topology.corner_hexes[corner]
        state.change(Robber, at=next(place for place in hexes if state.land[place]))

    async with at(tmp_path, change, "es") as (_, thumb, board):
        await thumb.public(board, "Knights", "Ahuyentar al ladrón")
        said = str(thumb.screen.attachments[0]["description"])
        assert f"{thumb.person.name}: caballero simple, activo" in said
        await thumb.pick()
        assert "¿A dónde va el ladrón?" in thumb.screen.content
        await thumb.choose(0)

        assert thumb.taps == 5


async def test_an_alchemist_says_both_dice(tmp_path: Path) -> None:
    """Alchemist asks for both dice with two menus on one screen, before the roll."""
    async with at(tmp_path, holding("alchemist"), scene=A_ROLL) as (t, thumb, board):
        await thumb.public(board, "Play card", "Play Alchemist")
        assert "Choose what the two dice show." in thumb.screen.content
        await thumb.choose(2)
        await thumb.choose(4, menu=1)

        assert t.state.part(Effects).alchemist[1:] == (3, 5)
        assert thumb.taps == 6


async def test_a_deserter_is_known_before_it_is_placed(tmp_path: Path) -> None:
    """The loser of a deserter chooses with two taps; the taker reads how strong it is."""
    async with at(tmp_path, holding("deserter"), "es") as (t, thumb, board):
        await thumb.public(board, "Play card", "Jugar Desertor")
        await thumb.pick()
        other, ask = await called(t, "Choose knight")
        await other.public(ask, "Choose knight")
        said = str(other.screen.attachments[0]["description"])
        assert f"{other.person.name}: caballero simple, inactivo" in said
        assert f"{other.person.name}: caballero fuerte, inactivo" in said
        await other.pick()
        assert other.taps == 2
        taker, ask = await called(t, "Place deserter")
        assert taker.person is thumb.person
        await taker.public(ask, "Place deserter")
        assert "Recibes un caballero " in taker.screen.content
        assert "(inactivo). ¿Dónde lo colocas?" in taker.screen.content
        assert "Renunciar al desertor" in taker.screen.buttons
        await taker.pick()

        assert "enlist" not in {debt.duty for debt in t.state.debts()}
        assert taker.taps == 2 + bool(taker.screen.menus)


async def test_a_road_of_ones_own_is_laid_elsewhere(tmp_path: Path) -> None:
    """The picture's text names each road's owner, and the new place is asked for at once."""
    async with at(tmp_path, holding("diplomat")) as (t, thumb, board):
        state = t.state
        seat, lines = state.turn, t.lines
        await thumb.public(board, "Play card", "Play Diplomat")
        told = str(thumb.screen.attachments[0]["description"]).splitlines()[1:]
        owners = [line.rpartition(BEHIND)[2] for line in told]
        own = next(i for i, owner in enumerate(owners) if thumb.person.name in owner)
        shown = [*thumb.screen.buttons]
        if is_many := bool(thumb.screen.menus):
            shown = [str(option["label"]) for option in thumb.screen.menus[0]["options"]]
        for label, owner in zip(shown, owners, strict=False):
            assert label[4:].startswith(owner[0])  # the mark of the player's color
        await (thumb.choose(own) if is_many else thumb.press(told[own][0]))
        assert "Where does the road go now?" in thumb.screen.content
        assert "Leave it in the supply" in thumb.screen.buttons
        is_more = bool(thumb.screen.menus)
        await thumb.pick()

        assert t.lines == lines + 2
        assert len(t.state.edges_of(seat)) == len(state.edges_of(seat))
        assert thumb.taps == 4 + is_many + is_more


async def test_two_cards_too_many_go_back_one_after_the_other(tmp_path: Path) -> None:
    """At the end of a turn, two surplus cards are asked for in the same place, two taps more."""

    def change(game: Game) -> None:
        holding("smith")(game)
        state = game.state
        names = ("smith", "spy", "crane", "wedding", "warlord", "medicine")
        state.held[state.turn] = tuple(
            Held(state.rules.deck_card(name), state.stint - 1) for name in names
        )

    async with at(tmp_path, change) as (t, thumb, board):
        seat = t.state.turn
        await thumb.public(board, "End turn")
        assert (await t.board()).content.count("give one back") == 1
        await thumb.choose(0)
        assert len(t.state.held[seat]) == 5
        await thumb.choose(0)

        assert len(t.state.held[seat]) == 4
        assert thumb.taps == 5


A_CITY_TO_SET_UP = Scene(
    lambda game: any(d.duty == "found" and d.args[0] == 2 for d in game.state.debts())
)


async def test_a_city_is_set_up_by_its_command(tmp_path: Path) -> None:
    """`/build city` works in the round that sets up a city, and so does `/build settlement`."""
    database = File(tmp_path / "games.db")
    await put_people(database, FOUR, ("base", "cities_knights"), A_CITY_TO_SET_UP, {})
    async with table(tmp_path, database=database, names=tuple(FOUR)) as t:
        person, lines = t.on_turn(await t.board()), t.lines
        await t.command(person, "language", language="en")
        spots = await person.autocomplete("build city", "spot", spot="")
        assert spots == await person.autocomplete("build settlement", "spot", spot="")
        await t.command(person, "build city", spot=spots[0]["value"])

        assert t.lines == lines + 1
        assert any(t.state.corners_of(Seat(seat), CITY) for seat in range(4))
