"""The skeleton of a box: clean, playable, and nothing in it is forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.copied import ROOT, copied, run
from tools.box import HOMES, main, put
from tools.said import SAID

TESTS = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not soak")
WHOLE = ("--verb", "BuildBeacon", "--duty", "beacon")
OWN = "tests/game/beacon"
HOLES = (
    OWN,
    "tests/words/test_catalogues.py::test_every_text_is_written",
    "tests/words/test_registry.py",
    "tests/render/test_rows.py::test_every_ghost_has_art_of_its_own",
)
"""Tests that name what is still missing."""
SURE = (
    "tests/bot/test_shown.py",
    "tests/words/test_keys.py::test_what_is_said_otherwise_is_said",
    "tests/words/test_keys.py::test_every_verb_is_asked_about_as_it_is_picked",
    "tests/words/test_keys.py::test_names_of_rows_are_those_of_the_boxes",
    "tests/words/test_keys.py::test_every_text_is_asked_for",
    "tests/words/test_keys.py::test_every_key_that_is_put_together_is_there",
    "tests/words/test_keys.py::test_every_command_is_named_and_no_other",
    f"{OWN}/test_random_games.py",
)
"""Tests that pass from the start, because the skeleton has every key."""


NAMES = {
    "NAME": "beacon",
    "ACTION": "BuildBeacon",
    "EVENT": "BeaconBuilt",
    "PIECE": "beacon",
    "DUTY": "beacon",
    "TAKE": "TakeBeacon",
}
GIVEN = {put(key.removeprefix("+"), NAMES) for key in SAID}
"""Keys whose text the skeleton brings."""

BOTH = [
    pytest.param(WHOLE, id="whole"),
    pytest.param((), id="bare", marks=pytest.mark.soak),
]


@pytest.fixture(scope="module", params=BOTH)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with the skeleton of a box."""
    home = tmp_path_factory.mktemp("house")
    copied(home)
    main(["beacon", *request.param, "--into", str(home)])
    return home


def files(home: Path) -> Iterator[Path]:
    """The folders of the new box."""
    yield from (
        home / place / "beacon" for place in HOMES.values() if (home / place / "beacon").exists()
    )


def test_a_skeleton_is_clean(house: Path) -> None:
    """Format and linter find nothing in it."""
    for check in (("format", "--check"), ("check",)):
        found = run(house, "-m", "ruff", *check, *map(str, files(house)))
        assert found.returncode == 0, found.stdout


def test_its_verb_has_the_name_of_all_verbs(house: Path) -> None:
    """The verb of a skeleton is called `VERB`, as in every other box."""
    file = house / "game" / "beacon" / "build_beacon.py"
    assert not file.exists() or "\nVERB = Verb(BuildBeacon, " in file.read_text(encoding="utf-8")


@pytest.mark.soak
def test_a_skeleton_has_types(house: Path) -> None:
    """Its types are complete."""
    found = run(house, "-m", "mypy", *map(str, files(house)))

    assert found.returncode == 0, found.stdout


def test_a_skeleton_is_drawn(house: Path) -> None:
    """Its samples are a board with the piece, and the question where one goes."""
    if (house / "render/boxes/beacon").exists():
        code = "from render.__main__ import of_box; print(*of_box('beacon', 'classic'))"
        found = run(house, "-c", code)
        assert found.stdout.split() == ["beacon.png", "beacon_ghost.png"], found.stderr


def test_what_is_missing_has_a_failing_test(house: Path) -> None:
    """
    Texts, refusals, art and the box's own tests are named until they are there.

    Nothing else fails: it has every key, button and command, and can be played.
    """
    found = run(house, *TESTS, *SURE, *HOLES)

    assert found.returncode == 1, found.stdout
    failed = {
        line.partition("[")[0].partition(" - ")[0].rpartition("::")[2]
        for line in found.stdout.splitlines()
        if line.startswith("FAILED")
    }
    whole = (house / "render/boxes/beacon").exists()
    assert failed == {
        "test_its_own_rules_are_tested",
        "test_every_text_is_written",
        *(
            (
                "test_every_reason_has_a_sentence",
                "test_every_ghost_has_art_of_its_own",
            )
            if whole
            else ()
        ),
    }
    texts = {*re.findall(r"(?:en|es) [a-z]+\.[\w.]+", found.stdout)}
    written = {
        f"{language} {key}"
        for language in ("en", "es")
        for file in (house / f"words/boxes/beacon/locale/{language}").rglob("*.po")
        for key in re.findall(r'^msgid "(.+)"', file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    names = {f"en command.{path}.name" for path in ("build.beacon", "beacon", "beacon.how")}
    given = {f"{language} {key}" for key in GIVEN for language in ("en", "es")} if whole else set()
    assert (written - names) - texts == given


def test_a_box_is_made_once() -> None:
    """Names that are taken, or no names, are refused before anything is written."""
    for name in ("cloth", "Beacon", "be-acon"):
        with pytest.raises(SystemExit):
            main([name])
    assert not (ROOT / "game" / "Beacon").exists()


def test_nothing_is_made_without_its_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a Python that has no ruff, it names the command to run first, and writes nothing."""
    monkeypatch.setattr("tools.box.find_spec", lambda name: None)

    with pytest.raises(SystemExit, match=r"\.venv/bin/activate"):
        main(["beacon", "--into", str(tmp_path)])
    assert not [*tmp_path.iterdir()]
