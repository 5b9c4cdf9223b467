"""The lobby without Discord: who can start it and when, and when it closes by itself."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.chat.refusals import Refused
from bot.chat.screen import Menu, Row, Screen
from bot.features.lobby import evening, filling, idle, lobby, screens, variant
from bot.features.play import faults
from bot.publish.posts import story
from bot.screens.named import value_text
from bot.table import room
from bot.table.games import Games
from bot.table.server import setups
from bot.table.server.setups import OWN
from bot.table.table import Table
from game import Seat, Seeded, maps_of, offered, seats_on
from game.base.setup import StartDecided, StartRolled
from storage import Status, mixed
from tests.bot.acting import NOON, Watch, begun, opened, person, refuses
from tests.house import needs
from words import LANGUAGES, Words


async def test_the_host_starts_with_three_and_not_with_two(games: Games) -> None:
    """Three people at the table are enough for the host, and two are too few."""
    table = await opened(games, 2)
    with refuses("too_few"):
        await lobby.start(games, table.id, 1, NOON)
    await lobby.join(games, table.id, person(3))

    started = await lobby.start(games, table.id, 1, NOON)

    assert (started.row.status, started.number) == (Status.RUNNING, 0)


async def test_a_guest_starts_ten_minutes_after_the_third(games: Games) -> None:
    """Nine minutes after the third player joined, a guest can't start; after ten, they can."""
    table = await opened(games, 3)
    with refuses("host_starts"):
        await lobby.start(games, table.id, 2, NOON + timedelta(minutes=9))

    started = await lobby.start(games, table.id, 2, NOON + timedelta(minutes=10))

    assert started.row.status is Status.RUNNING


async def test_the_wait_begins_anew_when_the_third_leaves(games: Games, watch: Watch) -> None:
    """The ten minutes start over when the third player leaves."""
    table = await opened(games, 3)
    await lobby.leave(games, table.id, 3)
    watch.now += timedelta(minutes=30)
    await lobby.join(games, table.id, person(4))

    with refuses("host_starts"):
        await lobby.start(games, table.id, 2, watch.now)


async def test_a_fifth_finds_no_seat(games: Games) -> None:
    """A fifth player is refused, because there are only four seats."""
    table = await opened(games, 4)

    with refuses("full"):
        await lobby.join(games, table.id, person(5))


async def test_a_lobby_falls_due_a_day_after_the_last_click(games: Games, watch: Watch) -> None:
    """Each click puts off the closing, which comes a day after the last one."""
    table = await opened(games, 1)
    watch.now += timedelta(hours=20)
    await lobby.join(games, table.id, person(2))

    early = await games.store.readings.due(NOON + timedelta(hours=43))
    late = await games.store.readings.due(NOON + timedelta(hours=44))

    assert early == ()
    assert [deadline.game_id for deadline in late] == [table.id]


async def test_an_idle_lobby_is_closed_and_frees_its_channel(games: Games) -> None:
    """A closed lobby leaves its channel free for a new game."""
    table = await opened(games, 2)

    await idle.close_idle(games, table.id)

    assert (await games.store.readings.game(table.id)).status is Status.CLOSED
    assert await games.store.readings.living_in(7) is None


async def test_a_taken_colour_is_refused(games: Games) -> None:
    """No two seats have the same color."""
    table = await opened(games, 2)

    with refuses("colour_taken") as refused:
        await lobby.join(games, table.id, person(3), colour="red")

    assert "green" in faults.sentence(refused.value, Words("en"))


async def test_an_unknown_colour_is_refused_with_those_there_are(games: Games) -> None:
    """A color that no seat can have is refused with the list of colors."""
    table = await opened(games, 2)

    with pytest.raises(Refused) as refused:
        await lobby.join(games, table.id, person(3), colour="mauve")

    assert "rojo, azul" in faults.sentence(refused.value, Words("es"))


async def test_practice_seats_have_a_colour_each(games: Games) -> None:
    """The practicing player gets the color they asked for, and the other seats get other colors."""
    first, *others = colours(await opened(games, colour="green", practice=4))

    assert first == "green"
    assert len({first, *others}) == 4


async def test_joining_twice_keeps_the_seat_and_changes_its_colour(games: Games) -> None:
    """A second click on Join is harmless; with a color it changes the seat's color."""
    table = await opened(games, 2)

    table = await lobby.join(games, table.id, person(2), colour="green")

    assert [(seat.user_id, seat.colour) for seat in table.seats] == [(1, "red"), (2, "green")]


async def test_the_last_one_to_leave_closes_the_lobby(games: Games) -> None:
    """An empty lobby is closed."""
    table = await opened(games, 1)

    table = await lobby.leave(games, table.id, 1)

    assert table.row.status is Status.CLOSED


async def test_everybody_mixes_a_word_into_chance(games: Games) -> None:
    """Chance includes the ids and words of all who joined, and nothing keeps what was typed."""
    table = await opened(games, 2)
    await lobby.join(games, table.id, person(3), word="ábaco")

    row = (await lobby.start(games, table.id, 1, NOON)).row

    assert row.words == (mixed(1), mixed(2), mixed(3, "ábaco"))
    assert "ábaco" not in str((row.words, row.memory))


@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [
        ("pace", "live", "Pace: **live"),
        ("auto_roll", True, "Auto-roll: **yes**"),
        ("theme", "contrast", "Pictures: **high contrast**"),
    ],
)
async def test_what_a_table_is_like_is_chosen_among_the_options(
    games: Games, name: str, value: str | bool, shown: str
) -> None:
    """Pace, auto-roll and theme can be chosen in the menu, are stored, and appear in the lobby."""
    table = await opened(games, 3)
    _, menu = [row for row in screens.options(table, Words("en")).rows if isinstance(row, Menu)]
    before = screens.lobby(table).text

    await variant.set_option(games, table.id, 1, name, value)

    assert name in {option.value for option in menu.options}
    assert table.row.settings[name] == value
    assert table.row.options == {}
    assert shown not in before
    assert shown in screens.lobby(table).text


async def test_the_pace_of_the_menu_is_that_of_the_game(games: Games) -> None:
    """A game whose lobby has a pace starts with a running clock."""
    table = await opened(games, 3)
    await variant.set_option(games, table.id, 1, "pace", "daily")

    started = await lobby.start(games, table.id, 1, NOON)

    assert started.memory.clocks.running


async def test_only_the_host_chooses_the_pace(games: Games) -> None:
    """A guest's choice is refused, and nothing changes."""
    table = await opened(games, 3)

    with refuses("not_host"):
        await variant.set_option(games, table.id, 2, "pace", "live")

    assert "pace" not in table.row.settings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_the_table_has_a_name(language: str) -> None:
    """Every value of an option has a name, even defaults such as no limit."""
    w = Words(language)

    said = [value_text(w, row.name, value) for row in OWN for value in row.values]

    assert all(said)


async def beginners(games: Games, own: str | None = None, boxes: str = "base") -> Table:
    """A lobby on the beginners' map: the host chose the color *own*, and two guests chose none."""
    options = {"map": "beginner"}
    return await opened(games, 3, colour=own, options=options, modules=tuple(boxes.split()))


def colours(table: Table) -> list[str | None]:
    """The colors of all seats."""
    return [seat.colour for seat in table.seats]


async def test_on_the_beginners_map_red_is_given_to_the_fourth(games: Games) -> None:
    """Seats get the colors that have places on the map, and red only if four people play."""
    three = colours(await beginners(games))

    four = await lobby.join(games, (await games.tables.here(7)).id, person(4))

    assert three == ["blue", "white", "orange"]
    assert colours(four) == [*three, "red"]


@needs("egypt")
async def test_on_the_egyptian_beginners_map_purple_plays(games: Games) -> None:
    """On this map turquoise, gray and purple have places; orange has none."""
    assert colours(await beginners(games, boxes="base egypt")) == ["blue", "white", "purple"]


async def test_of_three_beginners_nobody_plays_red(games: Games) -> None:
    """A player who chose red is warned in the lobby, and gets the remaining color at the start."""
    table = await beginners(games, "red")
    told = screens.lobby(table).text

    started = await lobby.start(games, table.id, 1, NOON)

    assert "red sits out on this map: ● P1 gets another color" in told
    assert colours(started) == ["orange", "blue", "white"]
    assert colours(await games.tables.look(table.id)) == ["orange", "blue", "white"]
    (opening,) = await games.store.readings.lines(table.id)
    assert opening.line.action["colours"] == ["orange", "blue", "white"]


async def test_four_beginners_may_play_red(games: Games) -> None:
    """With four players there's no warning, and everyone keeps their color."""
    table = await lobby.join(games, (await beginners(games, "red")).id, person(4))

    told = screens.lobby(table).text

    started = await lobby.start(games, table.id, 1, NOON)

    assert "sits out" not in told
    assert colours(started)[0] == "red"


async def test_on_other_maps_red_plays(games: Games) -> None:
    """Three players on the variable map can have any color, and red is given first."""
    table = await opened(games, colour=None)

    assert colours(table) == ["red"]
    assert "sits out" not in screens.lobby(table).text


def test_how_many_may_sit_is_the_boxes_business(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lobby asks the rules each time how many seats the chosen boxes have."""
    assert (room.fewest(("base",)), room.most(("base",))) == (3, 4)

    monkeypatch.setattr(room, "seats_for", lambda names: frozenset({len(names), 5, 6}))

    assert (room.fewest(("base", "wide")), room.most(("base", "wide"))) == (2, 6)


def test_practice_is_with_as_many_as_the_boxes_take() -> None:
    """More practice hands than the boxes take are refused with the rules' limit."""
    variant.check_options({}, ("base",), 4)

    with pytest.raises(Refused) as refused:
        variant.check_options({}, ("base",), 6)

    assert refused.value.facts == {"why": "base is for 3 or 4 seats, not for 6"}


async def test_the_host_chooses_a_map_from_its_picture(games: Games) -> None:
    """The screen shows the chosen map; another choice shows its own picture and text."""
    table = await opened(games, 3)
    w = Words("en")
    (usual,) = [
        option for option in menu(screens.maps(table, w, 0.25)).options if option.is_default
    ]

    changed = await variant.set_map(games, table.id, 1, "beginner")
    screen = screens.maps(changed, w, 0.25)

    assert usual.value == "variable"
    assert changed.row.options == {"map": "beginner"}
    assert [option.value for option in menu(screen).options if option.is_default] == ["beginner"]
    assert w.say("map.beginner") in screen.text
    assert screen.picture is not None
    assert screen.picture.draw().startswith(b"\x89PNG")
    assert "Map: **beginners’ map** · played to 10 points" in screens.lobby(changed).text


async def test_an_option_that_only_the_bot_sets_stays_out_of_lobbies(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lobbies don't offer who begins, as tournaments set it; setups and surprises leave it out."""
    # Whether a map suits an option changes nothing here, and deals two hundred boards.
    monkeypatch.setattr(
        variant, "is_for", lambda seats, names, on, *_: seats in seats_on(names, on)
    )
    table = await opened(games, 3)
    menus = [row for row in screens.options(table, Words("en")).rows if isinstance(row, Menu)]
    listed = {option.value for row in menus for option in row.options}
    drawn = {name for n in range(99) for name in evening.draw(3, Seeded(bytes([n])))[1]}
    cup = await begun(games, options={"first_seat": True, "friendly": True}, channel_id=8)

    assert {"friendly"} <= listed & drawn
    assert "first_seat" not in listed | drawn
    assert setups.setup_of(cup.row).options == {"friendly": True}


@needs("knights_at_sea")
async def test_a_map_that_is_not_advised_says_so(games: Games) -> None:
    """The menu, the picture and the lobby say which maps are not advised, and only those."""
    table = await opened(games, 3)
    w = Words("en")
    sea = ("base", "cities_knights", "seafarers")
    await variant.set_boxes(games, table.id, 1, sea)
    good = await variant.set_map(games, table.id, 1, "new_shores")
    said = {
        option.value: option.description for option in menu(screens.maps(good, w, 0.25)).options
    }
    assert (said["new_shores"], said["desert"]) == ("", "")
    assert said["four_islands"] == said["new_world"] == "Not recommended with these expansions"
    assert "Not recommended" not in screens.maps(good, w, 0.25).text + screens.lobby(good).text

    poor = await variant.set_map(games, table.id, 1, "four_islands")

    assert "Not recommended" in screens.maps(poor, w, 0.25).text
    assert "Not recommended" in screens.lobby(poor).text


async def test_a_surprise_is_drawn_at_the_start(games: Games) -> None:
    """Nobody sees the map before the start; the same seed and words always draw the same one."""
    table = await variant.set_map(games, (await opened(games, 3)).id, 1, "")
    w = Words("en")
    assert screens.maps(table, w, 0.25).picture is None
    assert "a surprise" in screens.lobby(table).text
    words = [mixed(user, "") for user in table.people]
    expected = variant.drawn(table, words)

    started = await lobby.start(games, table.id, 1, NOON)

    assert (started.row.modules, started.row.options) == expected
    assert started.row.options["map"] in maps_of(("base",))
    assert started.playing().state.rules.options["map"] == started.row.options["map"]


async def test_surprises_differ(games: Games) -> None:
    """Every map for this many players can be drawn with some words."""
    table = await variant.set_map(games, (await opened(games, 3)).id, 1, "")

    found = {variant.drawn(table, [str(n)])[1]["map"] for n in range(40)}

    assert found == {*maps_of(("base",))}


async def test_a_map_chosen_ends_the_surprise(games: Games) -> None:
    """Choosing a map or other boxes ends the surprise."""
    table = await variant.set_map(games, (await opened(games, 2)).id, 1, "")
    chosen = await variant.set_map(games, table.id, 1, "beginner")
    assert "surprise" not in chosen.row.settings
    again = await variant.set_map(games, table.id, 1, "")
    assert again.row.settings["surprise"]

    same, _ = await variant.set_boxes(games, table.id, 1, ())
    assert same.row.settings["surprise"]

    other, _ = await variant.set_boxes(games, table.id, 1, offered()[-1][1:])

    assert "surprise" not in other.row.settings


async def test_only_the_host_chooses_the_map_among_those_there_are(games: Games) -> None:
    """A guest is refused, and so is a map that these boxes don't have."""
    table = await opened(games, 3)

    with refuses("not_host"):
        await variant.set_map(games, table.id, 2, "beginner")
    with refuses("map"):
        await variant.set_map(games, table.id, 1, "atlantis")


def menu(screen: Screen) -> Menu:
    """The screen's only menu."""
    (found,) = [row for row in screen.rows if isinstance(row, Menu)]
    return found


async def test_the_rolls_for_the_first_turn_share_a_line(games: Games) -> None:
    """So do those of a tie, and what follows has its own."""
    table = await opened(games, 3)
    first, tie = ((2, 2), (6, 4), (5, 5)), ((1, 3), (6, 2))
    rolled = [StartRolled(seat=Seat(seat), dice=dice) for seat, dice in enumerate(first)]
    rolled += [StartRolled(seat=Seat(seat), dice=dice) for seat, dice in enumerate(tie, 1)]

    said = story.spoken(
        table, Words("en"), [*rolled, StartDecided(seat=Seat(2))], lambda event: "decided"
    )

    assert [line for _, line in said] == [
        "Rolls for the first turn: ● P1 **4** · ■ P2 **10** · ▲ P3 **10**",
        "Rolls for the first turn: ■ P2 **4** · ▲ P3 **8**",
        "decided",
    ]


@pytest.mark.parametrize(("people", "missing"), [(1, 2), (2, 1), (3, 0), (4, 0)])
async def test_the_lobby_has_a_line_for_each_player_and_says_who_is_missing(
    games: Games, people: int, missing: int
) -> None:
    """Free seats share a line, and computers are offered only if a seat is free."""
    table = await opened(games, people)

    lines = screens.lobby(table).text.split("\n")
    rows = screens.options(table, Words("en")).rows

    assert lines[1] == "● P1, red · host"
    free = [line for line in lines if "free seat" in line]
    assert [line.split()[1] for line in free] == [str(4 - people)] * (people < 4)
    said = [line for line in lines if "needed: press *Join*." in line]
    assert ("● P1 can press *Start* now." in lines) == (not missing)
    assert [line.split()[0] for line in said] == ([str(missing)] if missing else [])
    assert ("Add computer" in labels(*rows)) == (people < 4)


async def test_the_fingerprint_is_short_and_the_whole_is_behind_a_button(games: Games) -> None:
    """The lobby shows the start of the fingerprint, and the button's screen the whole."""
    table = await opened(games, 1)
    whole = table.row.commitment

    assert f"`{whole[:16]}…`" in screens.lobby(table).text
    assert whole not in screens.lobby(table).text
    assert "Fair dice" in labels(*screens.lobby(table).rows)
    assert whole in screens.dice(table, Words("en")).text


@needs("five_six")
async def test_computers_fill_the_free_seats_and_leave_them(games: Games) -> None:
    """Only the host adds or removes computers, which have names and colors of their own."""
    table = await opened(games, 1)
    await variant.set_boxes(games, table.id, 1, ("base", "five_six"))

    await filling.fill(games, table.id, 1)

    assert len({seat.name for seat in table.seats}) == len({s.colour for s in table.seats}) == 6
    assert "Remove computers" in labels(*screens.lobby(table).rows)
    with refuses("full"):
        await filling.fill(games, table.id, 1)
    with refuses("not_host"):
        await filling.empty(games, table.id, 2)
    await filling.empty(games, table.id, 1)
    assert [seat.user_id for seat in table.seats] == [1]
    assert table.memory.enough is None
    assert "Play with computers" in labels(*screens.lobby(table).rows)


async def test_practice_begins_and_ends_in_the_lobby(games: Games) -> None:
    """The host holds three seats and can start, or returns to one seat and others join."""
    table = await opened(games, 1)

    await lobby.practise(games, table.id, person(1), is_on=True)

    assert [(seat.user_id, seat.name) for seat in table.seats] == [
        (1, "P1 1"),
        (1, "P1 2"),
        (1, "P1 3"),
    ]
    assert table.seats[0].colour == "red"
    assert "free seat" not in screens.lobby(table).text
    with refuses("practice"):
        await lobby.join(games, table.id, person(2))
    await lobby.practise(games, table.id, person(1), is_on=False)
    await lobby.join(games, table.id, person(2))
    assert [seat.name for seat in table.seats] == ["P1", "P2"]
    with refuses("not_alone"):
        await lobby.practise(games, table.id, person(1), is_on=True)
    assert "Practice" not in labels(*screens.lobby(table).rows)


def labels(*rows: Row) -> list[str]:
    """The labels of the buttons in these rows."""
    return [button.label for row in rows if isinstance(row, tuple) for button in row]


async def test_the_buttons_of_a_lobby_show_what_is_next(games: Games) -> None:
    """*Start* looks disabled with too few players, and *Join* when the table is full."""
    styles = []
    table = await opened(games, 1)
    for user in (1, 3, 4):
        for more in range(len(table.seats) + 1, user + 1):
            table = await lobby.join(games, table.id, person(more))
        first, *_ = [row for row in screens.lobby(table).rows if isinstance(row, tuple)]
        shown = {button.label: button.style for button in first}
        styles.append((shown["Join"], shown["Start"]))

    assert styles == [("success", "secondary"), ("success", "primary"), ("secondary", "success")]
