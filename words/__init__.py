"""
Texts in every language, the editions' names for things, and sentences for events.

`Words` speaks one language and one edition. Texts are in ``locale/*/LC_MESSAGES/*.po`` under stable
keys, those of a box in its folder of `words.boxes`; docs/adr/0004-words.md says how they are
written.
"""

from words.almanac import Almanac
from words.board_parts import why_over
from words.board_text import alt_text, bare, board_text, pages
from words.catalogue import CLASSIC, LANGUAGES, MissingText, editions, language_of
from words.commands import choice, command
from words.deeds import past
from words.duties import named as duty_named
from words.hint_text import PIPS, reasons
from words.icons import (
    beside_icon,
    first_icon,
    marked,
    unmarked,
    with_icons,
    without_signs,
)
from words.moments import Moment, newest_moment
from words.nouns import Noun
from words.score_text import open_hand, score_text, sources
from words.since import Said, latest, since
from words.speech import Who, slug
from words.tale_text import captions, dice_alt, dice_text, ending_alt, honour_lines
from words.team_text import against, standings
from words.typed import matches, means, meant, number, parse_cards, quoted
from words.voice import Words

__all__ = [
    "CLASSIC",
    "LANGUAGES",
    "PIPS",
    "Almanac",
    "MissingText",
    "Moment",
    "Noun",
    "Said",
    "Who",
    "Words",
    "against",
    "alt_text",
    "bare",
    "beside_icon",
    "board_text",
    "captions",
    "choice",
    "command",
    "dice_alt",
    "dice_text",
    "duty_named",
    "editions",
    "ending_alt",
    "first_icon",
    "honour_lines",
    "language_of",
    "latest",
    "marked",
    "matches",
    "means",
    "meant",
    "newest_moment",
    "number",
    "open_hand",
    "pages",
    "parse_cards",
    "past",
    "quoted",
    "reasons",
    "score_text",
    "since",
    "slug",
    "sources",
    "standings",
    "unmarked",
    "why_over",
    "with_icons",
    "without_signs",
]
