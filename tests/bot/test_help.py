"""The help: one short screen in every state of a table; topics and words are behind buttons."""

from __future__ import annotations

import pytest

from bot.chat.outgoing import COMMAND
from bot.chat.screen import Screen
from bot.features.help import screens
from bot.screens.shown import SHOWN
from bot.table.games import Games
from bot.table.table import Table
from game import BOXES, offered
from game.core.codec import compiled
from tests.bot.acting import act, begun, opened
from tests.bot.test_almanac import check
from tests.house import EVERYTHING, SCENARIOS, needs, seats
from words import LANGUAGES, Words

MOST = 12
"""Maximum lines, so that a phone shows them and the buttons at once."""
WIDTH = 34
"""Characters in one line of a phone."""
NAMES = [name for row in screens.TOPICS for name in row if name != screens.NOW]


def lines(screen: Screen) -> int:
    """About how many lines a phone needs; a link counts as its command's name."""
    texts = COMMAND.sub(r"/\1", screen.text).replace("*", "").split("\n")
    return sum(-(-len(text) // WIDTH) for text in texts)


def buttons(screen: Screen) -> list[str]:
    """The labels of the screen's buttons."""
    return [button.label for row in screen.rows if isinstance(row, tuple) for button in row]


async def at(games: Games, moment: str) -> tuple[Table | None, int]:
    """A table at *moment*, and a person who asks for help there."""
    if moment == "none":
        return None, 1
    if moment in ("lobby", "seated"):
        return await opened(games, 3), 1 if moment == "seated" else 9
    table = await begun(games)
    while moment == "turn" and table.playing().state.due()[0].duty != "turn":
        await act(games, table)
        table = await games.tables.look(table.id)
    (due, *_) = table.playing().state.due()
    waits = table.user(due.seat)
    others = [user for user in table.people if user != waits]
    return table, {"due": waits or 0, "turn": waits or 0, "wait": others[0], "watch": 9}[moment]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", ["none", "lobby", "seated", "due", "turn", "wait", "watch"])
async def test_the_help_is_one_short_screen(games: Games, moment: str, language: str) -> None:
    """The help has at most twelve lines on a phone, what's possible now, and short topics."""
    table, user = await at(games, moment)

    screen = screens.front(Words(language), table, user)

    check(screen)
    assert lines(screen) <= MOST
    assert len(set(buttons(screen))) == 13
    assert max(map(len, buttons(screen)[:9])) <= 9


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        ("none", "</play> finds you a table"),
        ("lobby", "</game join>"),
        ("seated", "</game start> starts the game"),
        ("due", "Your move: place a settlement."),
        ("turn", "</endturn> ends your turn"),
        ("wait", ". Meanwhile, you can use </hand>,"),
        ("watch", "Others are playing here."),
    ],
)
async def test_the_help_says_what_one_can_do_now(games: Games, moment: str, said: str) -> None:
    """Each moment has its own help, and the player the game waits for reads what they owe."""
    table, user = await at(games, moment)

    assert said in screens.front(Words("en"), table, user).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_topic_tells_its_commands(name: str, language: str) -> None:
    """Topics link their commands, with ids of up to 20 digits, and list the other topics below."""
    screen = screens.topic(Words(language), name)

    check(screen)
    assert COMMAND.search(screen.text)
    assert len(COMMAND.sub(r"</\1:" + 20 * "9" + ">", screen.text)) <= 2000
    assert buttons(screen) == buttons(screens.front(Words(language), None, 1))
    (current,) = [
        button
        for row in screen.rows
        if isinstance(row, tuple)
        for button in row
        if button.style == "primary"
    ]
    assert current.to.args == (name,)


@needs("egypt")
def test_the_help_speaks_in_the_names_of_the_game() -> None:
    """In Ancient Egypt, the help also calls the fields' product cattle."""
    played = compiled(EVERYTHING, {}, 3, BOXES)

    assert "5 9 cattle" in screens.topic(Words("en"), "build", played).text


def missing(text: str, names: tuple[str, ...]) -> set[str]:
    """The commands in *text* that aren't part of the game of *names*."""
    verbs = compiled(names, {}, seats(names), BOXES).verbs
    known = {shown.command: False for shown in SHOWN if shown.command}
    known |= {shown.command: True for shown in SHOWN if shown.command and shown.action in verbs}
    return {command for command in COMMAND.findall(text) if not known.get(command, True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_topic_tells_no_command_that_the_game_has_not(language: str) -> None:
    """With Cities & Knights, the help offers neither buying cards nor playing a knight's."""
    wrong = []
    for names in (*offered(), *SCENARIOS):
        played = compiled(names, {}, seats(names), BOXES)
        told = {name: screens.topic(Words(language), name, played).text for name in NAMES}
        found = {name: missing(text, names) for name, text in told.items()}
        wrong += [(names, name, commands) for name, commands in found.items() if commands]

    assert wrong == [], "\n".join(map(str, wrong))


@needs("cities_knights")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_help_is_true_of_cities_and_knights(games: Games, language: str) -> None:
    """The recommended actions can be played; progress cards are mentioned, and no others."""
    names = ("base", "cities_knights")
    table = await begun(games, modules=names)
    while table.playing().state.due()[0].duty != "turn":
        await act(games, table)
        table = await games.tables.look(table.id)
    rules, w = table.playing().state.rules, Words(language)
    user = table.user(table.playing().state.due()[0].seat) or 0

    front = screens.front(w, table, user, rules)
    cards = screens.topic(w, "cards", rules).text

    assert "</card play>" in front.text
    assert missing(front.text, names) == set()
    assert lines(front) <= MOST
    assert {"en": "Progress cards", "es": "Cartas de progreso"}[language] in cards
    assert w.noun("deck.development").form("s") not in cards.lower()
