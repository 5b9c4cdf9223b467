"""The lesson: a small game by the real rules, played by clicks in both languages (`/learn`)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.chat.screen import Menu, Screen
from bot.features.learn import screens as learn
from bot.features.learn.lesson.course import played, scripted, standings
from bot.features.learn.lesson.script import LEARNER, STEPS
from bot.screens.almanac import ALMANAC
from game import refuse
from tests.bot.tables import Table, table
from words import LANGUAGES, Words

pytestmark = pytest.mark.usefixtures("blank")

NEVER = {"close", "dice", "poor"}
"""The reasons that are rules; all others are advice."""


def screen(number: int, language: str = "en", why: str = "") -> Screen:
    """A step as Alba sees it."""
    return learn.step(learn.Reader(Words(language), "Alba", "", 0.25), number, why)


def test_twelve_moves_win() -> None:
    """The lesson's twelve moves win by the rules, using exactly the scripted chance."""
    end = standings()[-1].game.state

    assert (len(STEPS), len(standings())) == (12, 13)
    assert end.winners == (LEARNER,)
    assert end.topology.inner == 7
    assert standings()[0].game.state.number == 0


def test_chance_is_written_down_to_the_last_answer() -> None:
    """No scripted random result is left over."""
    chance = scripted()

    played(chance)

    assert chance.left == {}


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_one_way_leads_on(number: int) -> None:
    """Reasons that are rules belong to forbidden moves, all others to allowed ones."""
    state = standings()[number].game.state
    for way in STEPS[number].ways:
        assert (refuse(state, LEARNER, way.action) is not None) == (way.why in NEVER), way
    assert [way.why for way in STEPS[number].ways].count("") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(STEPS) + 1))
def test_a_step_is_two_sentences(number: int, language: str) -> None:
    """Every step has two sentences and every reason one, and each step's word is in the almanac."""
    name = STEPS[number].name if number < len(STEPS) else "won"
    reader = learn.Reader(Words(language), "Alba", "", 0.25)

    assert len(re.findall(r"[.!?](?=\s|$)", reader.told(name))) == 2
    for way in STEPS[number].ways if number < len(STEPS) else ():
        if way.why:
            assert len(re.findall(r"[.!?](?=\s|$)", reader.told(f"why.{way.why}"))) == 1
    assert number == len(STEPS) or ALMANAC.has(STEPS[number].word)


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_the_picture_can_be_read(number: int) -> None:
    """The picture's alt text names every place that has a letter, as its button does."""
    shown = screen(number)
    assert shown.picture
    view = standings()[number].game.view(LEARNER)
    for letter, way in zip("ABC", STEPS[number].ways, strict=False):
        if way.place:
            assert f"{letter} · {Words('en').place(view, *way.place)}" in shown.picture.alt


def test_a_button_of_another_program_does_no_harm() -> None:
    """A step that doesn't exist leads to the first step or to the end."""
    assert screen(-3).text == screen(0).text
    assert screen(99).text == screen(len(STEPS)).text


@pytest.mark.parametrize(("name", "won"), [("Alba", "You’ve won!"), ("Dámaso", "¡Has ganado!")])
async def test_the_lesson_is_taken_by_clicks(tmp_path: Path, name: str, won: str) -> None:
    """Every wrong move says why and loses nothing; the right one goes on, with a word beside it."""
    async with table(tmp_path) as t:
        person = next(p for p in t.people if p.name == name)
        await t.command(person, "learn")
        for number, step in enumerate(STEPS):
            for at in sorted(range(len(step.ways)), key=lambda i: not step.ways[i].why):
                lesson = person.ephemerals[0]
                assert f"{number + 1} " in lesson.content.split("\n")[0]
                await person.click(lesson, list(lesson.buttons)[at])
                await t.rest()
                assert step.ways[at].why == "" or "✗" in person.ephemerals[0].content
        assert won in person.ephemerals[0].content
        assert t.public() == []
        await _word(t)


async def test_a_lesson_goes_back_and_begins_anew(tmp_path: Path) -> None:
    """Back shows the step before, except on the first; the end leads to the first step again."""
    async with table(tmp_path) as t:
        person = t.people[0]
        first = await t.command(person, "learn")
        assert "Back" not in list(person.ephemerals[0].buttons)
        for step in STEPS:
            at = [way.why for way in step.ways].index("")
            await _pressed(t, at)
            if step is STEPS[0]:
                await _pressed(t, -1)
                assert person.ephemerals[0].content == first
                await _pressed(t, at)
        await _pressed(t, 0)
        assert person.ephemerals[0].content == first


async def _pressed(t: Table, at: int) -> None:
    """Press the button at this position."""
    lesson = t.people[0].ephemerals[0]
    await t.people[0].click(lesson, list(lesson.buttons)[at])
    await t.rest()


async def _word(t: Table) -> None:
    """A word appears next to the lesson, which stays where it is."""
    person = t.people[1]
    told = await t.command(person, "learn")
    lesson = person.ephemerals[-1]

    word = await t.told(person, lesson, next(b for b in lesson.buttons if "Settlement" in b))

    assert word.startswith("**")
    assert person.ephemerals[0].content == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(STEPS)))
def test_a_hint_names_the_right_move(number: int, language: str) -> None:
    """*Hint* adds a line with the label of the right move; the rest of the step stays."""
    reader = learn.Reader(Words(language), "Alba", "", 0.25)
    plain, hinted = (learn.step(reader, number, is_hinted=is_hinted) for is_hinted in (False, True))
    (at,) = (at for at, way in enumerate(STEPS[number].ways) if not way.why)
    hint = reader.w.say("ui.button.hint")

    ways, beside = ([] if isinstance(row, Menu) else row for row in hinted.rows)

    assert hinted.text.startswith(f"{plain.text}\n**{hint}:** {ways[at].label}")
    assert hinted.rows == plain.rows
    assert hint in {button.label for button in beside}
