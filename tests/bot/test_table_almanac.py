"""The almanac in the chat: asked, clicked, mistyped, and reached from a refusal."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.person import Person
from sandbox.post import Post
from tests.bot.tables import Table, table
from tests.databases import ONE_QUICK, Database
from tests.house import needs


async def _changed(t: Table, person: Person, post: Post) -> Post:
    """A private answer, once its text has changed."""
    now = await t.answer(person)
    assert now.id == post.id
    assert now.content != post.content
    return now


async def test_a_word_is_told_privately_to_who_plays_nowhere(tmp_path: Path) -> None:
    """A person outside any game asks for a word, and only they see the answer."""
    async with table(tmp_path) as t:
        alba = t.people[0]

        told = await t.command(alba, "almanac", word="ladrón")

        assert told.startswith("**Robber**")
        assert t.public() == []


@pytest.mark.parametrize("database", ONE_QUICK, indirect=True)
async def test_a_related_word_takes_the_place_of_the_first(
    database: Database, tmp_path: Path
) -> None:
    """Buttons lead from word to word within one private answer, even after a restart."""
    async with table(tmp_path, database=database, apart=True) as t:
        alba = t.people[0]
        await t.command(alba, "almanac", word="robber")
        answer = await t.answer(alba)
        await t.sandbox.sandbox.supervisor.kill()
        await t.sandbox.sandbox.supervisor.start()
        await t.sandbox.sandbox.supervisor.until_connected()

        await alba.click(answer, "Rolling a 7")
        second = await _changed(t, alba, answer)
        await alba.click(second, "All words")
        third = await _changed(t, alba, second)

        assert second.content.startswith("**Rolling a 7**")
        assert third.content.startswith("**The almanac**")
        assert len(alba.ephemerals) == 1


async def test_an_unknown_word_offers_near_ones_to_press(tmp_path: Path) -> None:
    """A mistyped word gets buttons for similar words, and a click explains one."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        told = await t.command(alba, "almanac", word="roberr")
        answer = await t.answer(alba)

        await alba.click(answer, "Robber")
        word = await _changed(t, alba, answer)

        assert "roberr" in told
        assert word.content.startswith("**Robber**")


@needs("gods")
async def test_all_words_have_a_menu_of_those_asked_most_and_one_of_boxes(
    tmp_path: Path,
) -> None:
    """Without a word there are only two menus: one leads to words, one to the words of a box."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        await t.command(alba, "almanac")
        answer = await t.answer(alba)
        menu, boxes = answer.menus
        assert "\n" not in answer.content

        await alba.choose(answer, boxes["custom_id"], ["gods"])
        answer = await _changed(t, alba, answer)
        assert "Horus" in answer.content
        menu, boxes = answer.menus
        assert "base" in [option["value"] for option in boxes["options"]]

        await alba.choose(answer, menu["custom_id"], ["base.distance"])
        word = await _changed(t, alba, answer)

        assert word.content.startswith("**Distance rule**")


async def test_words_are_proposed_in_both_languages_best_match_first(tmp_path: Path) -> None:
    """Autocomplete accepts either language; before any typing it proposes a full list."""
    async with table(tmp_path) as t:
        alba = t.people[0]

        empty = await alba.autocomplete("almanac", "word", word="")
        english = await alba.autocomplete("almanac", "word", word="harb")
        spanish = await alba.autocomplete("almanac", "word", word="CIUDADES")

        assert len(empty) == 25
        assert english[0]["value"] == "base.harbour"
        assert spanish[0] == {"name": "City", "value": "base.city"}


async def test_the_almanac_answers_in_direct_messages(t: Table) -> None:
    """Words are explained in direct messages too, in the reader's language."""
    alba = t.people[0]
    await t.command(alba, "language", language="es")

    told = await t.command(alba, "almanac", channel="dm", word="robber")

    assert told.startswith("**Ladrón**")


@needs("egypt")
async def test_a_table_is_answered_in_its_own_names_and_numbers(tmp_path: Path) -> None:
    """A table with Ancient Egypt has its names and numbers in words, options and help."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        await t.command(alba, "game new", expansion="egypt", points=12)

        road = await t.command(alba, "almanac", word="road")
        end = await t.command(alba, "almanac", word="fin de la partida")
        await t.command(alba, "game options")
        _, menu, _ = (await t.answer(alba)).menus
        await t.command(alba, "game help")
        help_ = await t.answer(alba)
        await alba.click(help_, "Building")
        told = (await _changed(t, alba, help_)).content

        assert road.startswith("**Oxcart**")
        assert "12 __points__" in end
        assert "Supply" in [option["label"] for option in menu["options"]]
        assert "5 9 cattle" in told


async def test_a_refusal_leads_to_the_word_that_explains_it(t: Table) -> None:
    """The refusal to a player out of turn has a button that explains turns."""
    board = await t.board()
    other = next(p for p in t.people if p is not t.on_turn(board))
    before = t.lines
    await t.command(other, "endturn")
    refusal = await t.answer(other)
    (label,) = refusal.buttons

    await other.click(refusal, label)
    word = await _changed(t, other, refusal)

    assert word.content.startswith(f"**{label.removeprefix('More about: ')}**")
    assert t.lines == before


async def test_the_help_leads_into_the_almanac(tmp_path: Path) -> None:
    """A word below the help replaces it."""
    async with table(tmp_path) as t:
        alba = t.people[0]
        await t.command(alba, "game help")
        answer = next(e for e in alba.ephemerals if "Rolling a 7" in e.buttons)

        await alba.click(answer, "Rolling a 7")
        word = await _changed(t, alba, answer)

        assert word.content.startswith("**Rolling a 7**")
