"""The lobby over the sockets: who can do what, and the answers they get."""

from __future__ import annotations

import json
from pathlib import Path

from tests.bot.tables import table


async def test_closed_direct_messages_break_nothing(tmp_path: Path) -> None:
    """A player with closed direct messages is told at Join, and sees their hand by a command."""
    async with table(tmp_path, "lobby") as t:
        dario = t.people[3]
        await dario.control("person", **{"as": "Dámaso", "dms": False})
        lobby = t.public()[0]

        told = await t.told(dario, lobby, "Join")
        await t.told(t.people[0], t.public()[0], "Start")
        await t.board()
        hand = await t.command(dario, "hand")

        assert "mensajes" in told
        assert "Tu mano" in hand
        assert dario.direct == []


async def test_rules_are_changed_by_thumb(tmp_path: Path) -> None:
    """
    Options and a value take two menus, and then the lobby shows the new rule.

    Choosing another map shows its picture, and the lobby names it.
    """
    async with table(tmp_path, "lobby") as t:
        host = t.people[0]
        await t.told(host, t.public()[0], "Options")

        screen = host.ephemerals[-1]
        await host.choose(screen, screen.menus[1]["custom_id"], ["points"])
        await t.rest()
        menu = next(m for e in host.ephemerals for m in e.menus if ":value:" in m["custom_id"])
        six = next(o["value"] for o in menu["options"] if o["label"] == "6")
        await host.choose(host.ephemerals[-1], menu["custom_id"], [six])
        await t.rest()
        assert "**6**" in t.public()[0].content

        await t.told(host, t.public()[0], "Options")
        screen = host.ephemerals[-1]
        await host.choose(screen, screen.menus[1]["custom_id"], ["map"])
        screen = await t.answer(host)
        assert screen.attachments
        await host.choose(screen, screen.menus[0]["custom_id"], ["beginner"])
        await t.rest()
        assert "beginners’ map" in t.public()[0].content
        await host.click(await t.answer(host), "Surprise me")
        await t.rest()
        assert "a surprise" in t.public()[0].content
        assert not (await t.answer(host)).attachments


async def test_a_lobby_is_its_hosts_to_close(tmp_path: Path) -> None:
    """When the host leaves, the next player becomes the host; a guest can't close the lobby."""
    async with table(tmp_path, "lobby") as t:
        alba, bruno, chloe, _ = t.people
        await t.command(alba, "game leave")
        assert t.asked("SELECT host_id FROM games") == [(int(bruno.id),)]
        assert "Alba" not in t.public()[0].content

        guest = await t.command(chloe, "game abandon")
        host = await t.command(bruno, "game abandon")

        assert guest != host
        assert t.asked("SELECT status FROM games") == [("closed",)]


async def test_practice_lets_one_person_hold_all_seats(tmp_path: Path) -> None:
    """
    In practice the host sits on every seat, starts alone, and places pieces for each.

    Without the right to send files no lobby opens, and the answer names the right.
    """
    async with table(tmp_path) as t:
        alba = t.people[0]
        await alba.control("permissions", channel="parlour", deny=["attach_files"])
        assert "Attach Files" in await t.command(alba, "game new")
        assert t.asked("SELECT count(*) FROM games") == [(0,)]
        await alba.control("permissions", channel="parlour", deny=[])
        await t.command(alba, "game new", practice=True, players=3)
        await t.command(alba, "game start")
        board = await t.board()

        told = await t.told(alba, board, "Place settlement")

        assert t.asked("SELECT count(*) FROM seats") == [(3,)]
        assert told


async def test_who_is_alone_plays_with_computers_by_two_taps(tmp_path: Path) -> None:
    """
    *Play with computers* and *Start* seat three computers and bring the board.

    Before, *Practice* gives the host three seats, and *End practice* leaves one.
    """
    async with table(tmp_path) as t:
        alba = t.people[0]
        await t.command(alba, "game new")
        await t.told(alba, t.public()[0], "Practice")
        assert t.asked("SELECT count(*) FROM seats") == [(3,)]
        await t.told(alba, t.public()[0], "End practice")
        assert t.asked("SELECT name FROM seats") == [("Alba",)]

        told = await t.told(alba, t.public()[0], "Play with computers")
        dice = await t.told(alba, t.public()[0], "Fair dice")
        await t.told(alba, t.public()[0], "Start")
        await t.board()

        ((commitment,),) = t.asked("SELECT commitment FROM games")
        assert "Computers will play" in told
        assert str(commitment) in dice
        assert t.asked("SELECT count(*) FROM seats WHERE user_id = 0") == [(3,)]


async def test_the_host_is_pinged_once_when_the_table_fills(tmp_path: Path) -> None:
    """
    The fourth player's *Join* pings the host with a *Start* button; a second time is silent.

    It seats the person and sends the message that will show their hand. Before, a second lobby is
    refused with a link to the first, and a guest can't start in the first ten minutes.
    """
    async with table(tmp_path, "lobby") as t:
        alba, bruno, _, damaso = t.people
        before = len(alba.screen["notifications"])
        (lobby,) = t.public()
        assert lobby.id in await t.command(damaso, "game new")
        assert "10" in await t.told(bruno, lobby, "Start")
        assert t.lines == 0
        assert len(t.public()) == 1

        told = await t.told(damaso, t.public()[0], "Join")

        assert "Dámaso" in told
        assert damaso.direct
        assert "Dámaso" in t.public()[0].content
        (push,) = [n["text"] for n in damaso.screen["notifications"]]
        assert "#parlour" in push  # a name, where a link would be an address
        assert "http" not in push
        (call,) = t.public()[1:]
        assert call.content.startswith(f"<@{alba.id}>, the table is full. Press *Start*!")
        assert len(alba.screen["notifications"]) == before + 1
        await t.command(damaso, "game leave")
        assert len(t.public()) == 1
        await t.told(damaso, t.public()[0], "Join")
        assert len(t.public()) == 1
        assert len(alba.screen["notifications"]) == before + 1
        await t.told(alba, t.public()[0], "Start")
        assert t.lines == 1


async def test_the_call_of_a_full_table_starts_the_game(tmp_path: Path) -> None:
    """The host starts from the call itself, which goes then."""
    async with table(tmp_path, "lobby") as t:
        alba, *_, damaso = t.people
        await t.told(damaso, t.public()[0], "Join")

        await t.told(alba, t.public()[1], "Start")

        await t.board()
        assert not any("full" in post.content for post in t.public())


async def test_a_table_speaks_its_hosts_language_until_they_choose_another(tmp_path: Path) -> None:
    """
    A Spanish host gets a Spanish lobby with a button for English, which is only theirs.

    At an English table, a Spanish text names the English button.
    """
    async with table(tmp_path) as t:
        damaso, alba = t.people[3], t.people[0]
        await t.command(damaso, "game new")
        assert "Una mesa de Catán" in t.public()[0].content
        assert "Español · Dados sin trampa" in t.public()[0].content
        refused = await t.told(alba, t.public()[0], "English")
        assert "Una mesa de Catán" in t.public()[0].content
        assert "host" in refused

        await t.told(damaso, t.public()[0], "English")

        assert "A table for Catan" in t.public()[0].content
        assert t.asked("SELECT language FROM games") == [("en",)]
        told = await t.told(damaso, t.public()[0], "Play with computers")
        assert "Pulsa *Start* cuando quieras." in told


async def test_a_format_is_chosen_with_the_command(tmp_path: Path) -> None:
    """An option chosen beside a format replaces its own; offers are refused where none are made."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        told = await t.command(alba, "game new", format="atlantis")
        assert "atlantis" in told

        await t.command(alba, "game new", format="Fast", points=6, **{"auto-roll": False})
        ((options, settings),) = t.asked("SELECT options, settings FROM games")
        assert json.loads(str(options)) == {"points": 6}
        assert json.loads(str(settings)) == {"practice": False, "pace": "live"}
        await t.command(alba, "game leave")

        await t.command(alba, "game new", format="no talk", practice=True)
        assert "none, only with the bank" in t.public()[-1].content
        await t.command(alba, "game start")
        await t.board()
        told = await t.command(alba, "trade offer", give="ore", get="wool")
        assert "don’t trade with each other" in told
