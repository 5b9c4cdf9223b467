"""The pages of the rules and the marks of the tests agree."""

from __future__ import annotations

import pytest

from tests.game.registers import PAGES, carried, has, names, section_of, sections, statements
from tests.house import NAMES

HOME = {
    page: [f for f, pages in PAGES.items() if pages[0] == page] for (page, *_) in PAGES.values()
}
"""By page, the folders whose tests show it."""

NOT_SHOWN = {
    "cities_knights.md": {"16.10": "shown with five and six: five_six.md 13.7-6"},
    "seafarers.md": {
        "0.1": "how to read its drawings",
        "2-6": "shown with Cities & Knights: cities_knights.md 10-7",
        "7-8": "shown with Cities & Knights: cities_knights.md 8.1 Inventor",
        "9": "shown with Cities & Knights: cities_knights.md 10",
        "10": "where the sources differ, which has no rule of its own",
        "11": "what no source tells",
        "12.12": "refers to the base game",
    },
}
"""By page, statements and sections without a test, and why."""

HALVES = {
    "five_six": "12.A4 12.B3 12.C7 12.C8 12.J1",
    "discovery": "12.5 12.6 12.7 12.8",
    "forgotten_tribe": "12.10",
    "knights_at_sea": "16.1 16.4 16.8",
    "new_world": "12.2 12.3",
    "seafarers": "12.1 12.2 12.4 12.8 12.9 12.10 12.11 12.13",
}
"""Statements that several folders show in part, or that a folder shows of another's page."""


def to_show(page: str, shown: set[str]) -> list[str]:
    """
    The statements of *page*, and its sections that have neither statements nor sections.

    A section's named items are statements if tests carry one of them.
    """
    ids = (*sections(page), *statements(page))
    around = {section_of(page, rule) for rule in ids}
    by_name = {section_of(page, rule) for rule in shown & {*names(page)}}
    return [
        *(section for section in sections(page) if section not in around | by_name),
        *(rule for rule in statements(page) if f"{rule}a" not in ids),
        *(rule for rule in names(page) if section_of(page, rule) in by_name),
    ]


@pytest.mark.parametrize("page", HOME)
def test_every_statement_is_shown(page: str) -> None:
    """Each statement of the rules has a test that cites it, or its section as a whole."""
    if not NAMES.issuperset(HOME[page]):
        pytest.skip("a box of the page is not in the house")
    shown = {rule for folder in HOME[page] for rule in carried(folder)}
    as_a_whole = shown - {section_of(page, rule) for rule in shown}

    missing = {
        rule
        for rule in to_show(page, shown)
        if rule not in shown and section_of(page, rule) not in as_a_whole
    }

    assert missing == NOT_SHOWN.get(page, {}).keys()


@pytest.mark.parametrize("folder", PAGES)
def test_every_id_is_one_of_the_rules(folder: str) -> None:
    """Tests cite ids that are on the pages of the rules."""
    ids = carried(folder)

    assert [rule for rule in ids if not any(has(page, rule) for page in PAGES[folder])] == []
    assert ids or folder not in NAMES


@pytest.mark.parametrize("folder", HALVES)
def test_every_half_is_shown(folder: str) -> None:
    """When two boxes show a statement together, each of them shows its part."""
    assert folder not in NAMES or set(HALVES[folder].split()) <= carried(folder).keys()


@pytest.mark.parametrize("page", HOME)
def test_every_id_is_there_once(page: str) -> None:
    """No two headings and no two statements of a page have the same id."""
    for ids in (sections(page), statements(page), names(page)):
        assert len(ids) == len(set(ids))
