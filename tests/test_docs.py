"""Every page, file and rule that the code and the documents name exists."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.conftest import LONG
from tests.game.registers import RULES, has

ROOT = Path(__file__).parents[1]
FOLDERS = (
    *("bench", "bot", "deploy", "docs", "game", "players"),
    *("render", "sandbox", "storage", "tests", "tools", "training", "words"),
)
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
CODE = [
    *(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")),
    *(ROOT / name for name in ("pyproject.toml", "Makefile", "Containerfile", "compose.yaml")),
    ROOT / ".env.example",
]
BOOKS = tuple(
    file.name for file in RULES.glob("*.md") if file.name not in {"README.md", "almanac.md"}
)

PATH = re.compile(rf"(?<![\w/.-])((?:{'|'.join(FOLDERS)})/[\w./-]*\.[a-z]+)\b")
PAGE = re.compile(r"(?<![\w/.-])(?!NNNN-)[\w-]+\.md\b")
DECISION = re.compile(r"\b(?:docs/adr/|ADR )(\d+)\b(?!-)")
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)")
CITED = re.compile(r"\b(\w+\.md) (\d[^\n]*)")
EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
IDS = re.compile(r"(\d+(?:\.\w+)*(?:-\d+)?)(?: \(([^)]*)\))?(,\s+|$)?")


def named(pattern: re.Pattern[str], files: list[Path]) -> list[tuple[str, str]]:
    """All matches of *pattern* in *files*, each with the file."""
    return [
        (str(file.relative_to(ROOT)), found)
        for file in files
        if file != Path(__file__)
        for found in pattern.findall(file.read_text("utf-8"))
    ]


def cited(text: str) -> Iterator[tuple[str, str]]:
    """
    Each rule that a text cites, with its page: ``base.md 4, 12.G1``.

    The name of a card or a god in brackets is a part of its id: ``egypt.md 2.3 (Ptah, Thoth)``.
    """
    for page, tail in CITED.findall(re.sub(r",\n[ #]*", ", ", text)):
        at = 0
        while found := IDS.match(tail, at):
            rule, names, goes_on = found.groups()
            titles = [name for name in (names or "").split(", ") if name[:1].isupper()]
            yield from ((page, f"{rule} {title}") for title in titles)
            if not titles:
                yield page, rule
            if not goes_on:
                break
            at = found.end()


def test_every_file_that_is_named_is_there() -> None:
    """Paths that pages and code mention exist."""
    paths = named(PATH, [*PAGES, *CODE])

    assert [f"{file}: {path}" for file, path in paths if not (ROOT / path).exists()] == []
    assert len(paths) > 100


def test_every_page_that_is_named_is_there() -> None:
    """Pages that pages and code mention exist."""
    pages = {page.name for page in PAGES}
    found = named(PAGE, [*PAGES, *CODE])

    assert [f"{file}: {page}" for file, page in found if page not in pages] == []


def test_every_decision_that_is_named_is_there() -> None:
    """Decision records that pages and code mention by number exist."""
    numbers = {int(page.name[:4]) for page in ROOT.glob("docs/adr/0*.md")}
    found = named(DECISION, [*PAGES, *CODE])

    assert [f"{file}: {number}" for file, number in found if int(number) not in numbers] == []
    assert len(found) > 3


def test_every_long_test_that_is_named_is_there() -> None:
    """The list of tests that `make fast` leaves out names folders and files of the tests."""
    found = [*(ROOT / "tests").rglob("*")]

    assert [name for name in LONG if not any(path.match(name) for path in found)] == []


def test_every_link_leads_somewhere() -> None:
    """A link of a page leads to a file, and to a heading where it names one."""
    broken = []
    for page in PAGES:
        for path, anchor in LINK.findall(page.read_text("utf-8")):
            target = (page.parent / path).resolve() if path else page
            if not target.exists() or (anchor and anchor not in anchors(target)):
                broken.append(f"{page.relative_to(ROOT)}: {path}#{anchor}")

    assert broken == []


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_rule_that_is_cited_exists() -> None:
    """A citation of the rules names a section or a statement of its page."""
    found = [
        (str(file.relative_to(ROOT)), page, rule)
        for file in [*CODE, *PAGES]
        if file != Path(__file__)
        for page, rule in cited(file.read_text("utf-8"))
        if page in BOOKS
    ]

    assert [f"{file}: {page} {rule}" for file, page, rule in found if not has(page, rule)] == []
    assert len(found) > 150


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("base.md 4, 12.G1.", ["4", "12.G1"]),
        ("base.md 4 (distance), 12.G.", ["4", "12.G"]),
        ("egypt.md 2.2.5, 2.3 (Ptah, Thoth).", ["2.2.5", "2.3 Ptah", "2.3 Thoth"]),
        ("base.md 2, 3,\n    12.A1.", ["2", "3", "12.A1"]),
        ("seafarers.md 8.13-2 and more", ["8.13-2"]),
    ],
)
def test_a_citation_is_read(text: str, rules: list[str]) -> None:
    """Several ids of a page can be cited together."""
    assert [rule for _, rule in cited(text)] == rules


LONGEST = 25
"""Maximum words of a sentence in the docs."""

CODE_BLOCK = re.compile(r"^ *(```+)[^\n]*\n.*?^ *\1 *$", re.DOTALL | re.MULTILINE)
LINKED = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
SENTENCE = re.compile(r"(?<=[.!?])[\"”*_)]*\s+")


def sentences(text: str) -> Iterator[str]:
    """The sentences of a page, without its headings, tables and code."""
    text = LINKED.sub(r"\1", CODE_BLOCK.sub("\n", text))
    text = re.sub(r"`[^`]*`", lambda code: "_".join(code[0].split()), text)
    # A heading, a row of a table and a new item end what came before them.
    text = re.sub(r"^ *(#|\|).*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^( *)([-*]|\d+\.) ", r"\n\1", text, flags=re.MULTILINE)
    for paragraph in re.split(r"\n\s*\n", text):
        yield from filter(None, SENTENCE.split(" ".join(paragraph.split())))


def words(sentence: str) -> int:
    """Number of words; code counts as one, and a dash as none."""
    return sum(any(sign.isalnum() for sign in word) for word in sentence.split())


def test_sentences_are_short() -> None:
    """A sentence of the docs has at most 25 words."""
    found = [
        (page.relative_to(ROOT), sentence)
        for page in PAGES
        if RULES not in page.parents
        for sentence in sentences(page.read_text("utf-8"))
    ]

    assert [f"{page}: {text}" for page, text in found if words(text) > LONGEST] == []


def test_tables_and_code_are_no_sentences() -> None:
    """Headings do not count as sentences, and each item of a list is one."""
    text = "# A head\n\nOne `a b` [two](x.md). Three\nfour!\n\n- five;\n- six – 7\n\n| a | b |\n"

    assert [words(each) for each in sentences(f"{text}\n```\nsome code\n```\n")] == [3, 2, 1, 2]


def test_every_picture_is_shown() -> None:
    """Each picture in the repository is in a page; `make pictures` draws all others."""
    shown = {
        target
        for page in PAGES
        for target in re.findall(r"\]\(([^)#]+\.png)\)", page.read_text("utf-8"))
    }
    names = {file.relative_to(ROOT / "docs").as_posix() for file in (ROOT / "docs").rglob("*.png")}

    assert names - {name.removeprefix("docs/") for name in shown} == set()


def test_examples_in_docstrings_hold() -> None:
    """Every example in a docstring is true."""
    files = {file for file, _ in named(EXAMPLE, [f for f in CODE if f.suffix == ".py"])}
    names = [file.removesuffix(".py").replace("/", ".") for file in sorted(files)]

    failed = [name for name in names if doctest.testmod(import_module(name)).failed]

    assert "words.phrase" in names
    assert failed == []
