"""Slash commands: their names, their suggestions, and their answers."""

from __future__ import annotations

from pathlib import Path

from game import Game, maps_of, offered
from tests.bot.tables import Table, table
from tests.crash.killing import locked
from tests.house import needs


async def test_choices_are_called_as_the_reader_calls_them(tmp_path: Path) -> None:
    """
    Option values have Spanish names for people who read Spanish.

    Where there's no game, the answer links the command that opens one.
    """
    async with table(tmp_path) as t:
        offered = t.people[0].screen["commands"]
        (new,) = [c for c in offered if c["name"] == "game new"]
        told = await t.command(t.people[0], "game status")
        assert f"</game new:{new['id']}>" in told

        choices = {o["name"]: o.get("choices") or [] for o in new["options"]}

        spanish = [c["name_localizations"]["es-ES"] for c in choices["color"]]
        assert spanish[:2] == ["rojo", "azul"]
        assert all(c["name_localizations"] for c in choices["pace"])


async def test_the_maps_of_the_chosen_boxes_are_offered(tmp_path: Path) -> None:
    """Only maps that go with the typed boxes are offered and accepted."""
    async with table(tmp_path) as t:
        person = t.people[0]
        for names in offered():
            found = await person.autocomplete("game new", "map", expansion=" ".join(names), map="")

            assert [choice["value"] for choice in found] == [*maps_of(names)]
        told = await t.command(person, "game new", map="moon")
        assert "no map called “moon”" in told


@needs("cities_knights", "cloth")
async def test_a_map_that_does_not_go_with_the_boxes_is_refused_with_the_reason(
    tmp_path: Path,
) -> None:
    """The refusal is the same for a map's display name and its name in the rules."""
    async with table(tmp_path) as t:
        for typed in ("cloth", "Cloth for Catan"):
            told = await t.command(
                t.people[0], "game new", expansion="base cities_knights seafarers", map=typed
            )

            assert "can’t be played with these expansions: " in told
        assert t.public() == []


@needs("gods", "pyramid")
async def test_a_map_brings_its_boxes(tmp_path: Path) -> None:
    """Naming only a map plays it with the fewest boxes that have it."""
    async with table(tmp_path) as t:
        person = t.people[0]
        found = await person.autocomplete("game new", "map", map="")
        assert {choice["value"] for choice in found} >= {"variable", "nile"}

        await t.command(person, "game new", map="nile")

        assert "Help from the Gods + The Great Pyramid" in t.public()[0].content
        assert "the Nile, random" in t.public()[0].content


async def test_a_private_answer_does_not_repeat_the_channel(t: Table) -> None:
    """A player who uses a command reads their hand, but not what the channel shows anyway."""
    board = await t.board()
    person = t.on_turn(board)

    told = await t.command(person, "endturn")

    ((snapshot,),) = t.asked("SELECT snapshot FROM games")
    holds = Game.restored(snapshot).state.hands[t.people.index(person)]
    assert ("Your hand:" in told or "Tu mano:" in told) == any(holds)
    assert told.startswith("✓")
    assert "\n" not in told


async def test_autocomplete_waits_for_no_game(tmp_path: Path) -> None:
    """Places are still proposed while a locked database holds up an action at the table."""
    async with table(tmp_path, "midgame", apart=True) as t:
        person = t.on_turn(await t.board())
        other = next(p for p in t.people if p is not person)
        with locked(t):
            await other.command("trade decline", all=True)

            proposed = await person.autocomplete("trade bank", "give", give="")

            assert len(proposed) == 5
            assert [e for e in other.ephemerals if not e.is_loading] == []


async def test_everybody_finds_the_games_that_wait_for_them(t: Table) -> None:
    """The player on turn reads that first, with a link; a bystander has no games."""
    board = await t.board()
    person = t.on_turn(board)
    other = next(p for p in t.people if p is not person)
    (eve,) = await t.sandbox.join("Eve")

    mine, others, none = [await t.command(p, "mine") for p in (person, other, eve)]

    assert mine.startswith(("**Your move**", "**Te toca**"))
    assert board.id in mine
    assert board.id in others
    assert "**" not in others.partition("🎲")[0]
    assert "not in any game" in none


async def test_the_board_tells_what_one_has_missed(t: Table) -> None:
    """Asking for the board or the hand shows what the others did since the reader acted."""
    person = t.on_turn(await t.board())
    await t.command(person, "endturn")

    nothing = await t.command(person, "board")
    other = next(p for p in t.people if p is not person and p.name != "Dámaso")
    missed = await t.command(other, "board")
    clicked = await t.told(other, await t.board(), "My hand")

    assert "Since you last acted" not in nothing
    assert "Since you last acted" in missed
    assert clicked.endswith(missed[missed.index("-# Since you last acted") :])
    assert "’s turn." in missed


async def test_above_a_picture_to_choose_from_stand_two_lines(tmp_path: Path) -> None:
    """With few lines of missed news, question and picture fit on a phone's first screen."""
    async with table(tmp_path, "setup") as t:
        board = await t.board()
        person = t.on_turn(board)
        await t.command(person, "language", language="en")
        told = await t.told(person, board, next(n for n in board.buttons if "lace" in n))

        assert len([line for line in told.split("\n") if line.startswith("-#")]) <= 3
        assert (await t.answer(person)).attachments


async def test_below_a_hand_stand_five_lines_and_a_button_for_all(t: Table) -> None:
    """The hand shows the newest five lines, and a button shows everything missed."""
    board = await t.board()
    person = t.people[t.people.index(t.on_turn(board)) - 3]  # the longest off turn

    told = await t.told(person, board, "My hand")
    hand = await t.answer(person)
    missed = told.partition("Since you last acted:")[2].strip().split("\n")
    before = {e.id for e in person.ephemerals}
    await t.told(person, hand, "More")
    # Some games have more news than one message holds.
    whole = [e.content for e in person.ephemerals if e.id not in before]
    typed = await t.command(person, "hand")

    assert len(missed) == 5
    lines = "\n".join(whole).split("\n")
    assert lines[0] == "Since you last acted:"
    assert len(lines) > 6
    assert [line.removeprefix("-# ") for line in missed] == lines[-5:]
    assert typed.endswith("\n".join(missed))


async def test_each_setting_is_changed_by_a_button(tmp_path: Path) -> None:
    """Each button names its new setting, and then the same screen shows it."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        told = [await t.command(alba, "settings")]
        screen = await t.answer(alba)
        labels = list(screen.buttons)
        for label in labels:
            await alba.click(await t.answer(alba), label)
            told.append((await t.answer(alba)).content)
        after = await t.answer(alba)

        assert labels == [
            *("With preview", "Show as words", "Offers: on my turn", "Offers: decline all"),
            *("Pings: by DM", "Quiet hours: no pings", "Tell me when I’m next"),
        ]
        assert [line.count("**no**") for line in told] == [2, 1, 1, 1, 1, 1, 1, 0]
        assert [line.count("**words**") for line in told] == [0, 0, 1, 1, 1, 1, 1, 1]
        assert [line.count("**only on my turn**") for line in told] == [0, 0, 0, 1, 0, 0, 0, 0]
        assert [line.count("**by direct message**") for line in told] == [0, 0, 0, 0, 0, 1, 1, 1]
        assert after.id == screen.id
        assert list(after.buttons) == [
            *("Without preview", "Show as icons", "Offers: always", "Offers: on my turn"),
            *("Pings: in the channel", "Quiet hours: still ping me", "Don’t tell me when I’m next"),
        ]
