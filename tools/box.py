"""
Make the skeleton of a box: `python -m tools.box NAME`, explained in docs/adding-a-box.md.

The files in `tools/skeleton/` become the box's folders, with its names put in. Texts that most
boxes word alike are in `said.py`. All others are placeholders in both languages, and tests fail
until they are written.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from tools.said import SAID

ROOT = Path(__file__).parents[1]
SKELETON = Path(__file__).with_name("skeleton")
HOMES = {
    "game": "game",
    "words": "words/boxes",
    "bot": "bot/boxes",
    "render": "render/boxes",
    "tests": "tests/game",
}
"""By folder of the skeleton, the folder with one folder for each box."""

VERB_FILES = {"parts.py", "verb.py", "board.py", "events.py", "layers.py", "art.py", "emoji.py"}
DUTY_FILES = {"duty.py", "commands.py"}
"""Files that only a box with a verb or a duty needs."""
LAYER = re.compile(r'(\n  "[^"\n]*\(five_six\)[^"\n]*)(",\n  "base",)')
"""The layer of boxes that need only the base game, in `pyproject.toml`."""
NAME = re.compile(r"[a-z][a-z0-9_]*")
MARK = re.compile(r" #(-?[VD]+)$")
"""Ends a line that is only for a box with a verb, with a duty, or (-) without the verb."""

HEAD = """\
# {title}.
msgid ""
msgstr ""
"Project-Id-Version: hexhost\\n"
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"""
TODO = "TODO"
NOUN = {"en": ("a TODO", "TODOs"), "es": ("el TODO", "los TODOs")}
"""A name that is still to come, with its article."""
COMMAND = "to-do"
"""A command's Spanish name that is still to come: Discord allows no capitals."""

# Keys of the texts; those that start with a + have a plural, those in NAMES are nouns.
OF_BOX = ("box.NAME",)
OF_VERB = (
    *("command.build.PIECE.name", "command.build.PIECE.about"),
    *("ui.verb.ACTION", "ui.choose.ACTION", "ui.ghost.ACTION"),
    *("event.EVENT", "event.EVENT.bare", "+past.EVENT", "board.PIECE", "alt.PIECE"),
    *("reason.base.refusals.CANNOT_PAY.ACTION", "reason.NAME.VFILE.TAKEN"),
    "reason.NAME.VFILE.NO_BUILDING",
)
OF_DUTY = (
    *("command.DUTY.name", "command.DUTY.about"),
    *("command.DUTY.how.name", "command.DUTY.how.about"),
    *("+duty.DUTY", "+ask.DUTY", "ui.button.duty.DUTY"),
    *("ui.verb.TAKE", "+ui.choose.TAKE", "ui.confirm.TAKE", "reason.NAME.DUTY.NOT_OWED"),
)
ENTRY = tuple(f"almanac.NAME.NAME{end}" for end in ("", ".aka", ".text", ".example"))
COSTS = "almanac.base.costs.NAME"
NAMES = ("thing.PIECE",)


def main(arguments: list[str] | None = None) -> None:
    """Read the command line, and make the skeleton."""
    parser = argparse.ArgumentParser(prog="python -m tools.box", description=__doc__)
    parser.add_argument("name", help="the box's name in code, such as lighthouse")
    parser.add_argument("--title", help="its name in docstrings, such as 'the Lighthouse'")
    parser.add_argument("--verb", default="", help="builds a piece: BuildLighthouse")
    parser.add_argument("--piece", help="the verb's piece, beside a building; NAME if left out")
    parser.add_argument("--duty", default="", help="a choice of cards from the bank: first_light")
    parser.add_argument("--into", type=Path, default=ROOT, help="another source folder")
    given = parser.parse_args(arguments)
    if not find_spec("ruff"):
        sys.exit("ruff is missing, so nothing is made: run `. .venv/bin/activate` first")
    names = names_of(given.name, given.title, given.verb, given.piece or given.name, given.duty)
    has = {"V": bool(given.verb), "D": bool(given.duty)}
    made = [*make(given.into, names, has)]
    # Where a name comes among the imports, and whether a line is too long, depends on the name.
    for ruff in (("check", "--select=I", "--fix-only"), ("format",)):
        files = [file for file in made if file.suffix == ".py"]
        subprocess.run(
            [sys.executable, "-m", "ruff", *ruff, "--quiet", *files], cwd=given.into, check=True
        )
    sys.stdout.write("".join(f"{file.relative_to(given.into)}\n" for file in made))


def names_of(name: str, title: str | None, verb: str, piece: str, duty: str) -> dict[str, str]:
    """
    The names that replace those in the skeleton.

    :raises SystemExit: if one of them is none, or is taken.
    """
    for one in (name, piece, *filter(None, [duty])):
        if not NAME.fullmatch(one):
            sys.exit(f"{one!r} is no name for code: use small letters, digits and _")
    if verb and not re.fullmatch(r"([A-Z][a-z0-9]+)+", verb):
        sys.exit(f"{verb!r} is no name of a verb: use capitals like BuildLighthouse")
    file = re.sub(r"(?<!^)(?=[A-Z])", "_", verb).lower()
    if duty and duty in {file, "module", "parts"}:
        sys.exit(f"the duty {duty!r} would have the file of something else: rename it")
    camel = "".join(word.capitalize() for word in duty.split("_"))
    part = "".join(word.capitalize() for word in piece.split("_")) + "s"
    done = verb.removeprefix("Build") + "Built" if verb.startswith("Build") else f"{verb}Done"
    return {
        "NAME": name,
        "TITLE": title or f"the {name.replace('_', ' ').title()}",
        "ACTION": verb,
        "VFILE": file,
        "EVENT": done,
        "PIECE": piece,
        "PART": part,
        "DUTY": duty,
        "TAKE": f"Take{camel}",
    }


def make(root: Path, names: dict[str, str], has: dict[str, bool]) -> Iterator[Path]:
    """
    Write every file, and return its path.

    :raises SystemExit: if a folder of the box exists already.
    """
    name = names["NAME"]
    if taken := [home for home in HOMES.values() if (root / home / name).exists()]:
        sys.exit(f"{taken[0]}/{name} exists already: choose another name")
    for source in sorted(SKELETON.rglob("*.txt")):
        file = source.stem
        needs = "V" if file in VERB_FILES else "D" if file in DUTY_FILES else ""
        if source.parent.name == "render" and not has["V"]:
            continue
        if source.parent.name == "bot" and not any(has.values()):
            continue
        if not needs or has[needs]:
            file = {"verb.py": f"{names['VFILE']}.py", "duty.py": f"{names['DUTY']}.py"}.get(
                file, file
            )
            text = filled(source.read_text(encoding="utf-8"), names, has)
            yield written(root / HOMES[source.parent.name] / name / file, text)
    for language in NOUN:
        home = root / HOMES["words"] / name / "locale" / language / "LC_MESSAGES"
        keys = (*OF_BOX, *(OF_VERB * has["V"]), *(OF_DUTY * has["D"]))
        for file, said in (
            (name, keys),
            ("almanac", (*ENTRY, *([COSTS] * has["V"]))),
            ("edition-classic", NAMES * has["V"]),
        ):
            if said:
                yield written(home / f"{file}.po", catalogue(said, names, language))
    yield layered(root, name)


def filled(text: str, names: dict[str, str], has: dict[str, bool]) -> str:
    """A file of the skeleton with these names, and without what the box doesn't have."""
    lines = []
    for line in text.split("\n"):
        found = MARK.search(line)
        mark = found[1] if found else ""
        if mark.startswith("-"):
            if has[mark[1:]]:
                continue
        elif mark and not any(has[one] for one in mark):
            continue
        lines.append(MARK.sub("", line))
    whole = named("\n".join(lines), names)
    return re.sub(r"\n{4,}", "\n\n\n", whole)


def named(text: str, names: dict[str, str]) -> str:
    """*text* with the box's names."""
    text = text.replace("PIECE:a", f"a {names['PIECE'].replace('_', ' ')}")
    text = re.sub(r"^TITLE|(?<=\"\"\")TITLE", names["TITLE"][:1].upper() + names["TITLE"][1:], text)
    return put(text, names)


def put(text: str, names: dict[str, str]) -> str:
    """*text* with the box's names in place of those in capitals."""
    own = rf"(?<![A-Za-z])(?:{'|'.join(names)})(?![A-Za-z])"
    return re.sub(own, lambda found: names[found[0]], text)


def catalogue(keys: tuple[str, ...], names: dict[str, str], language: str) -> str:
    """A catalogue of *keys*; texts that `SAID` doesn't have are still to be written."""
    found = [HEAD.format(title=names["TITLE"], language=language)]
    for key in keys:
        whole = named(key.removeprefix("+"), names)
        forms = NOUN[language] if key in NAMES else said(key, whole, names, language)
        if key in NAMES or key.startswith("+"):
            texts = f'msgid_plural "{whole}"\nmsgstr[0] "{forms[0]}"\nmsgstr[1] "{forms[-1]}"\n'
        else:
            texts = f'msgstr "{forms[0]}"\n'
        found.append(f'msgid "{whole}"\n{texts}')
    return "\n".join(found)


def said(key: str, whole: str, names: dict[str, str], language: str) -> tuple[str, ...]:
    """The text of a key, perhaps with its plural, or a placeholder."""
    if key in SAID:
        return tuple(put(text, names) for text in SAID[key][language].split("|"))
    *_, last, end = f".{whole}".split(".")
    if whole.startswith("command.") and end == "name":
        # The English name of a command is its name in code.
        return (last if language == "en" else COMMAND,)
    return (TODO,)


def written(file: Path, text: str) -> Path:
    """Write a *file*, and return its path."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def layered(root: Path, name: str) -> Path:
    """Add the box to the layers of `pyproject.toml`, next to those that need only the base game."""
    file = root / "pyproject.toml"
    text, count = LAYER.subn(rf"\1 | ({name})\2", file.read_text(encoding="utf-8"))
    if not count:
        sys.exit(f"no layer for {name}: add it to the layers of pyproject.toml by hand")
    return written(file, text)


if __name__ == "__main__":
    main()
