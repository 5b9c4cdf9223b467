"""The catalogues: complete, alike, and in their own language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.asked import nouns
from tools.box import COMMAND, TODO
from words import LANGUAGES, Words
from words.catalogue import CLASSIC, editions, files, read, texts
from words.nouns import ENGLISH, GENDER
from words.phrase import fields, parts

TESTS = Path(__file__).parents[1]
SAME = [TESTS / "words" / "same.txt", *(TESTS.glob("game/*/same.txt"))]
"""Lists of texts that are the same in English and Spanish; a box has its own."""
FORMS = {"", "a", "s", "kind"} | {
    f"{article}{many}" for article in ENGLISH for many in ("", "-s", "-kind")
}
STILL = re.compile(rf"\b(?:{TODO}s?|{COMMAND})\b")
"""A placeholder."""
NAMES = ("award.", "card.", "deck.", "dev.", "piece.", "terrain.", "thing.")
MOST = {"ui.button.": 80, "ui.verb.": 80, "ui.menu.": 150, "ui.band.": 80, "dev_card.": 100}
MOST |= {"track.": 56}
"""Maximum number of characters; an improvement's effect shares a button with its name and price."""


def everything() -> Iterator[tuple[str, str, str]]:
    """Each language, key and form."""
    for language in LANGUAGES:
        for edition in editions():
            for key, forms in texts(language, edition).items():
                yield from ((language, key, form) for form in forms)


def bare(text: str) -> str:
    """A text without its values."""
    return "".join(plain for plain, _, _ in parts(text))


@pytest.mark.parametrize("edition", editions())
def test_every_text_is_in_every_language(edition: str) -> None:
    """No language has a key that another lacks."""
    keys = {language: texts(language, edition).keys() for language in LANGUAGES}

    missing = {
        language: sorted(set().union(*keys.values()) - keys[language]) for language in LANGUAGES
    }

    assert missing == {language: [] for language in LANGUAGES}


def test_every_text_is_written() -> None:
    """No text is still the placeholder of `tools.box`."""
    left = {f"{language} {key}" for language, key, text in everything() if STILL.search(text)}

    assert not left, "\n".join(sorted(left))


def test_every_file_is_in_every_language() -> None:
    """Each catalogue exists for each language, with the same keys, all translated."""
    for same in zip(*map(files, LANGUAGES), strict=True):
        keys = [read(file).keys() for file in same]
        assert all(key == keys[0] for key in keys), same


def test_the_same_values_are_needed_in_every_language() -> None:
    """A text takes the same values in all languages and forms; a singular needs no number."""
    differ = []
    for key in texts(LANGUAGES[0]):
        forms = [texts(language)[key] for language in LANGUAGES]
        needed = {fields(several[-1]) for several in forms}
        singular = {fields(one) for several in forms for one in several[:-1]}
        whole = {more for every in needed for more in (every, every - {"count"})}
        if not key.endswith(".aka") and (len(needed) > 1 or not singular <= whole):
            differ.append(key)

    assert differ == []


def test_names_in_texts_exist() -> None:
    """A text uses only names that there are, in forms that there are."""
    wrong = [
        (language, key, field, spec)
        for language, key, form in everything()
        for _, field, spec in parts(form)
        if field and "." in field
        if field not in texts(language)
        or not (spec.removeprefix("^") in FORMS or spec.startswith("?"))
    ]

    assert wrong == []


def test_spanish_is_not_english() -> None:
    """No Spanish text equals the English one, except on the list, and each of those is needed."""
    listed = [line for file in SAME for line in file.read_text(encoding="utf-8").splitlines()]
    allowed = {line.strip() for line in listed if line[:1] != "#"}
    english, spanish = texts("en"), texts("es")

    same = {
        key
        for key, forms in spanish.items()
        if forms == english[key] and any(c.isalpha() for form in forms for c in bare(form))
    }

    assert same == allowed


def test_spanish_names_carry_their_article() -> None:
    """A Spanish name shows its gender, alone and in the plural."""
    bare_names = [
        key
        for key, forms in texts("es").items()
        if key.startswith(NAMES) and not key.endswith(".aka")
        if not all(form.startswith(tuple(GENDER)) for form in forms)
    ]

    assert bare_names == []


def test_a_spanish_plural_takes_a_plural_article() -> None:
    """A name with no singular, such as "los bárbaros", is asked for in the plural."""
    spanish = texts("es")
    wrong = [
        (key, field, spec)
        for key, forms in spanish.items()
        for _, field, spec in (part for form in forms for part in parts(form))
        if field and field in spanish and spanish[field][0].startswith(("los ", "las "))
        if (spec or "").removeprefix("^") in {"a", *ENGLISH}
    ]

    assert wrong == []


def test_plurals_are_plurals_everywhere() -> None:
    """A text that has a plural in one language has one in all."""
    uneven = [
        key for key in texts("en") if len({len(texts(language)[key]) for language in LANGUAGES}) > 1
    ]

    assert uneven == []


def test_what_stands_on_buttons_and_menus_fits() -> None:
    """Texts of buttons and menus stay within Discord's limits, with the longest names filled in."""
    for language in LANGUAGES:
        w = Words(language)
        for key in texts(language):
            for start, most in MOST.items():
                if key.startswith(start):
                    given: dict[str, object] = dict.fromkeys(w.needs(key), "1234567890")
                    assert len(w.say(key, **given)) <= most, (language, key)


def test_texts_are_typed_with_care() -> None:
    """No text has a double space, a straight quote, or a margin; Spanish questions open with ¿."""
    for language, key, form in everything():
        assert form == form.strip(), key
        assert "  " not in form, key
        assert not {"'", '"'} & set(bare(form)), key
        if language == "es":
            assert form.count("?") == form.count("¿") + form.count(":?"), key
            assert form.count("!") == form.count("¡"), key


def test_every_name_is_used_by_its_own_group() -> None:
    """Names are in the catalogues of the edition and no others; labels of buttons are texts."""
    for language in LANGUAGES:
        own = [file for file in files(language) if file.stem == f"edition-{CLASSIC}"]
        names = {name for file in own for name in read(file)}
        for key in texts(language):
            assert (key in names) == key.startswith(NAMES), key
            named = {noun for form in texts(language)[key] for noun in nouns(form)}
            buttons = {noun for noun in named if noun.startswith("ui.button.")}
            assert buttons <= texts(language).keys(), key
            assert named - buttons <= names, key
