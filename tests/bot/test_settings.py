"""The settings: how they are explained, and the message for a wrong one."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import bot.__main__ as program
from bot import manual
from bot.settings import Settings, fields

ROOT = Path(__file__).parents[2]

NUMBERS = ("-1", "many", "1.5", "1,000", "1e3", "0x10", "½")

WRONG = {
    "DISCORD_TOKEN": ("Bot Zx9.Qw7", "Zx9 Qw7", "Zx9é", "Zx9\x7f"),
    "DATABASE_URL": (
        "hexhost.db",
        "mysql://bot:Zx9Qw7@host/games",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:games?mode=ro",
        "sqlite:///~nobody-of-that-name/games.db",
        "postgresql://bot:Zx9@Qw7@host/games",
        "postgresql://bot:Zx9@Qw7:Zx9@host/games",
        "postgresql://bot:Zx9@Qw7/Zx9@host/games",
        "postgresql://bot:Zx9@Qw7?Zx9=Qw7@host/games",
        "postgresql://bot:Zx9%Qw7@host:Zx9/games",
        "postgresql://bot:Zx9%Qw7@host:port/games",
        "postgresql://bot:Zx9Qw7@host:99999/games",
        "postgresql://bot:Zx9Qw7@host:0/games",
        "postgresql://bot:Zx9Qw7@[::1/games",
        "postgresql://bot:Zx9Qw7",
        "postgresql://bot:Zx9:Qw7/games",
        "postgresql://bot:Zx9Qw7@host/games?port=Qw7",
        "postgresql://bot:Zx9Qw7@host/games?port=70000",
        "postgresql://bot:Zx9Qw7@host/games?sslmode=yes",
        "postgresql://bot:1234?Zx9Qw7=1",
        "postgresql:/bot:Zx9Qw7@host/games",
    ),
    "DISCORD_API_BASE": (
        "127.0.0.1:8080/api/v10",
        "localhost",
        "http://localhost",
        "http://localhost/",
        "http://localhost/api/v9",
        "http://localhost:port/api/v10",
        "http://localhost:99999/api/v10",
        "ws://localhost/api/v10",
        "http:///api/v10",
        "http://localhost/api/v10?a=1",
        f"http://{'x' * 70}/api/v10",
        "http://bot:Zx9@Qw7:Zx9/api/v10",
    ),
    "DISCORD_GATEWAY_URL": (
        "127.0.0.1:8080",
        "localhost",
        "http://localhost",
        "ws://",
        "ws://localhost:port",
        "wss://localhost:99999",
        f"ws://{'x' * 70}",
    ),
    "SHARD_COUNT": ("0", *NUMBERS, "100001", "1000000000"),
    "SHARD_IDS": ("a", "-1", "0;1", "0,1,x", "0-3", "1.5", "0,1"),
    "LOG_LEVEL": ("LOUD", "5", "TRACE"),
    "LOG_FORMAT": ("xml", "text,json"),
    "STATUS_ADDRESS": ("nowhere", "9464", ":9464", "127.0.0.1:", "127.0.0.1:http", "a b:9464"),
    "PERSON_LIMIT": NUMBERS,
    "LOBBIES_PER_PERSON": NUMBERS,
    "GAMES_PER_PERSON": NUMBERS,
    "LOBBIES_PER_SERVER": NUMBERS,
    "GAMES_PER_SERVER": NUMBERS,
    "EMOJI": ("maybe", "2", "-"),
    "PICTURE_SCALE": ("0", "0.1", "2", "1,0", "nan", "inf", "-inf", "big"),
    "ARCHIVE_AFTER": (*NUMBERS, "36501", "1000000000"),
}
"""Values that can't work; passwords and tokens consist of Zx9 and Qw7."""


@pytest.fixture
def nothing_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment and a working directory without any settings."""
    for name in fields():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def started(settings: Settings) -> int:
        raise AssertionError(f"the bot starts with {settings!r}")

    monkeypatch.setattr(program, "run", started)
    return tmp_path


def refused(capsys: pytest.CaptureFixture[str]) -> str:
    """The only sentence that a failed start prints."""
    assert program.main(["run"]) == 1
    said = capsys.readouterr().err
    assert re.fullmatch(r"[^\n]+\.\n", said)
    return said


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_setting_is_told_in_one_sentence(
    name: str,
    nothing_is_set: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The sentence names the setting and its page, and shows no part of the value."""
    for value in WRONG[name]:
        monkeypatch.setenv(name, value)

        said = refused(capsys)

        assert name in said, value
        assert said.endswith(" (see `hexhost help settings`).\n"), value
        assert not re.search("Zx9|Qw7|pydantic|asyncpg|_validator", said), value


def test_each_setting_has_wrong_values() -> None:
    """Every setting has an example of a value that can't work."""
    assert WRONG.keys() == fields().keys()
    assert all(WRONG.values())


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"SHARD_COUNT": "2", "SHARD_IDS": "2"}, "SHARD_IDS goes from 0 to 1"),
        ({"SHARD_IDS": "0"}, "set SHARD_COUNT"),
    ],
)
def test_settings_that_do_not_go_together_are_told(
    settings: dict[str, str],
    said: str,
    nothing_is_set: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """For conflicting settings, the sentence names the one to change."""
    for name, value in settings.items():
        monkeypatch.setenv(name, value)

    assert said in refused(capsys)


def test_a_file_of_settings_that_is_no_text_is_told(
    nothing_is_set: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sentence names a settings file in another encoding."""
    (nothing_is_set / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")

    assert ".env cannot be read: save it as UTF-8 text" in refused(capsys)


@pytest.mark.skipif(sys.platform != "linux", reason="only there even root has an unreadable file")
def test_a_file_of_settings_that_cannot_be_read_is_told(
    nothing_is_set: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An unreadable settings file gets a sentence with the system's reason."""
    (nothing_is_set / ".env").symlink_to("/proc/self/mem")

    assert ".env cannot be read (Input/output error): give the bot read permission" in refused(
        capsys
    )


def test_the_settings_are_explained_by_the_installed_program(
    nothing_is_set: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`hexhost help settings` works whatever is set, and prints the file in the source folder."""
    (nothing_is_set / ".env").write_text("LOG_LEVEL=LOUD\n", encoding="utf-8")

    assert program.main(["help", "settings"]) == 0

    assert capsys.readouterr().out == (ROOT / ".env.example").read_text(encoding="utf-8")


def test_the_page_for_hosts_has_the_table_of_settings() -> None:
    """The hosts' page has the output of `manual.table`."""
    assert manual.table() in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_example_sets_nothing(nothing_is_set: Path) -> None:
    """Uncommenting every line changes nothing, because each shows its default."""
    whole = nothing_is_set / ".env"
    whole.write_text(re.sub(r"^#([A-Z_]+=)", r"\1", manual.example(), flags=re.MULTILINE))

    assert all(f"\n{name}=" in whole.read_text() for name in fields())
    assert Settings(_env_file=whole) == Settings(_env_file=None)
