"""The lesson: a small game by the real rules, taken by clicks, in both languages (`/learn`)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.chat.screen import Screen
from bot.features.learn import screens as learn
from bot.features.learn.lesson.course import played, scripted, standings
from bot.features.learn.lesson.script import LEARNER, STEPS
from bot.screens.almanac import ALMANAC
from game import refuse
from tests.bot.tables import Table, table
from words import LANGUAGES, Words

NEVER = {"close", "dice", "poor"}
"""The reasons that are rules; the others are advice."""


def screen(number: int, language: str = "en", why: str = "") -> Screen:
    """A step as Alba sees it."""
    return learn.step(learn.Reader(Words(language), "Alba", "", 0.25), number, why)


def test_twelve_moves_win() -> None:
    """By the rules, with everything that was written down for chance, and nothing else."""
    end = standings()[-1].game.state

    assert (len(STEPS), len(standings())) == (12, 13)
    assert end.winners == (LEARNER,)
    assert end.topology.inner == 7
    assert standings()[0].game.state.number == 0


def test_chance_is_written_down_to_the_last_answer() -> None:
    """Nothing of the script is left over."""
    chance = scripted()

    played(chance)

    assert chance.left == {}


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_one_way_leads_on(number: int) -> None:
    """What the rules forbid is said to be against them, and advice is about what they allow."""
    state = standings()[number].game.state
    for way in STEPS[number].ways:
        assert (refuse(state, LEARNER, way.action) is not None) == (way.why in NEVER), way
    assert [way.why for way in STEPS[number].ways].count("") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(STEPS) + 1))
def test_a_step_is_two_sentences(number: int, language: str) -> None:
    """And every reason one; each has a word that leads on."""
    name = STEPS[number].name if number < len(STEPS) else "won"
    reader = learn.Reader(Words(language), "Alba", "", 0.25)

    assert len(re.findall(r"[.!?](?=\s|$)", reader.told(name))) == 2
    for way in STEPS[number].ways if number < len(STEPS) else ():
        if way.why:
            assert len(re.findall(r"[.!?](?=\s|$)", reader.told(f"why.{way.why}"))) == 1
    assert number == len(STEPS) or ALMANAC.has(STEPS[number].word)


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_the_picture_can_be_read(number: int) -> None:
    """Its alt text names each place that has a letter, and what its button says."""
    shown = screen(number)
    assert shown.picture
    view = standings()[number].game.view(LEARNER)
    for letter, way in zip("ABC", STEPS[number].ways, strict=False):
        if way.place:
            assert f"{letter} · {Words('en').place(view, *way.place)}" in shown.picture.alt


def test_a_button_of_another_program_does_no_harm() -> None:
    """Steps that there are not are the first one, or the end."""
    assert screen(-3).text == screen(0).text
    assert screen(99).text == screen(len(STEPS)).text


@pytest.mark.parametrize(("name", "won"), [("Alba", "You’ve won!"), ("Dámaso", "¡Has ganado!")])
async def test_the_lesson_is_taken_by_clicks(tmp_path: Path, name: str, won: str) -> None:
    """Every wrong way first: it says why and loses nothing; then the right one; a word beside."""
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
    """The step before is as it was, the first has none before it; the end leads to the first."""
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
    """Press the button at this place."""
    lesson = t.people[0].ephemerals[0]
    await t.people[0].click(lesson, list(lesson.buttons)[at])
    await t.rest()


async def _word(t: Table) -> None:
    """A word comes beside the lesson, which stays where it is."""
    person = t.people[1]
    told = await t.command(person, "learn")
    lesson = person.ephemerals[-1]

    word = await t.told(person, lesson, next(b for b in lesson.buttons if "Settlement" in b))

    assert word.startswith("**")
    assert person.ephemerals[0].content == told
