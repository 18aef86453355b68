"""What the bot says: one voice a language, over the Fluent files in `data/locales`.

A file is `<locale>.<room>.ftl`; the rooms of a locale are one vocabulary, in
which no key stands twice. Names and other foreign words come in as facts and
are never read as Fluent. Texts carry no direction marks: Discord lays out its
lines itself, and labels would show them.

A key or fact that is missing is a mistake of ours. The person still gets an
answer, in English; the log gets it once, as an error, which fails our tests.
"""

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeAlias, cast, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from bot.josa import josa

Fact: TypeAlias = str | int | float
"""Numbers are written as the language writes them (1,000 or 1.000) and choose plurals; texts stay as they are."""

LANGUAGES: Final = {"ko": "한국어", "en": "English", "de": "Deutsch"}
"""By locale, the language's name in itself: whoever cannot read the rest finds their own."""
LOCALES: Final = tuple(LANGUAGES)
FALLBACK: Final = "en"
FOLDER: Final = Path(__file__).resolve().parent.parent / "data" / "locales"

MINUS: Final = "\N{MINUS SIGN}"
_HYPHEN: Final = re.compile(r"(?<![^\s(*|])-(?=\d)")
"""Before a number below nothing, where the languages' own tables have it for a minus sign."""

REMEMBERED: Final = 8192
"""Finished texts kept for each language, about 400 bytes each: cards, ranks and counts are said again and again."""

_log: Final = logging.getLogger(__name__)


class GapError(LookupError):
    """A key is missing, or a fact that its text needs."""


@final
class Speech:
    """One language's voice: `speech("some-key", name="North")`."""

    __slots__ = ("_bundle", "_gaps", "_said", "locale")

    def __init__(self, locale: str, bundle: FluentBundle) -> None:
        self.locale: Final = locale
        self._bundle: Final = bundle
        self._gaps: Final = set[str]()
        # A text depends on nothing but its facts; 1 and 1.0 may be written differently.
        self._said: Final = lru_cache(REMEMBERED, typed=True)(self._say)

    def __repr__(self) -> str:
        return f"speech_for({self.locale!r})"

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The text of a key with its facts; never empty-handed, in English if need be."""
        try:
            return self._said(key, **facts)
        except GapError as gap:
            return self._make_do(key, facts, gap)

    def _say(self, key: str, /, **facts: Fact) -> str:
        return self.exact(key, facts)

    def exact(self, key: str, facts: Mapping[str, Fact]) -> str:
        """The text of a key, or GapError."""
        if not self._bundle.has_message(key):
            raise GapError(f"{self.locale}: no text {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise GapError(f"{self.locale}: {key} is empty")
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors or not isinstance(text, str):
            raise GapError(f"{self.locale}: {key}: {'; '.join(map(str, errors))}")
        if any(not isinstance(fact, str) and fact < 0 for fact in facts.values()):
            return _HYPHEN.sub(MINUS, text)
        return text

    def _make_do(self, key: str, facts: Mapping[str, Fact], gap: GapError) -> str:
        if str(gap) not in self._gaps:
            _log.error("%s", gap)
            self._gaps.add(str(gap))
        if self.locale != FALLBACK:
            return _voice(FALLBACK)(key, **facts)
        return key.replace("-", " ")


def speech_for(discord_locale: str) -> Speech:
    """The voice for a locale as Discord names it: Korean, German, and English for everybody else."""
    language = discord_locale.partition("-")[0]
    return _voice(language if language in LOCALES else FALLBACK)


@cache
def _voice(locale: str) -> Speech:
    return Speech(locale, bundle(locale, (path.read_text(encoding="utf-8") for path in files(locale))))


def files(locale: str) -> tuple[Path, ...]:
    """The files of a locale, in the order of their rooms."""
    return tuple(sorted(FOLDER.glob(f"{locale}.*.ftl")))


def bundle(locale: str, texts: Iterable[str]) -> FluentBundle:
    """One vocabulary out of Fluent texts; ValueError on what is not Fluent and on a key that stands twice."""
    functions = cast("dict[str, Callable[[object], FluentType]]", _FUNCTIONS)
    made = FluentBundle([locale], functions=functions, use_isolating=False)
    known = set[str]()
    for text in texts:
        resource = FluentResource(text)
        for entry in resource.body:
            match entry:
                case ast.Junk():
                    raise ValueError(f"{locale}: this is not Fluent: {entry.content}")
                case ast.Message() | ast.Term():
                    if entry.id.name in known:
                        raise ValueError(f"{locale}: {entry.id.name} stands twice")
                    known.add(entry.id.name)
                case _:
                    pass
        made.add_resource(resource)
    return made


def signed(number: float) -> str:
    """A number of points won or lost, with a true minus sign: +100, 0."""
    return f"{int(number):+d}".replace("-", MINUS) if number else "0"


def _with_particle(word: str | float, particles: str) -> str:
    """A word or a number, and the Korean particle that fits it."""
    return josa(word if isinstance(word, str) else f"{word:,}".replace("-", MINUS), particles)


_FUNCTIONS: Final[dict[str, Callable[..., str]]] = {"JOSA": _with_particle, "SIGNED": signed}
