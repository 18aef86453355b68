"""Korean particles that fit the word before them, however that word is written.

A particle depends on the sound a word ends in: 용을 but 개를, 용으로 but 개로
and 8로 (팔). The word may be Hangul, a number, Latin letters as Koreans read
them, or the letter of a rank (J 잭, Q 퀸, K 킹, A 에이스). Where no sound can
be known, as after an emoji alone, both forms are written: 은(는).
"""

import re
import unicodedata
from enum import Enum
from typing import Final


class Ending(Enum):
    """The sound a word ends in, as far as particles care."""

    VOWEL = "vowel"
    RIEUL = "rieul"
    """ㄹ, after which (으)로 goes without 으."""
    CONSONANT = "consonant"
    UNKNOWN = "unknown"


def josa(word: str, particles: str) -> str:
    """The word and its particle: `josa("용", "을/를")` is 용을.

    `particles` are the form after a consonant and the form after a vowel.
    Markup, closing brackets and emoji after the last letter are passed over.
    """
    closed, _, opened = particles.partition("/")
    match ending(word):
        case Ending.VOWEL:
            return word + opened
        case Ending.RIEUL:
            return word + (opened if closed == "으" + opened else closed)
        case Ending.CONSONANT:
            return word + closed
        case Ending.UNKNOWN:
            return word + _both(closed, opened)


def _both(closed: str, opened: str) -> str:
    if closed.endswith(opened):
        return f"({closed.removesuffix(opened)}){opened}"
    return f"{opened}({closed})" if closed == "과" else f"{closed}({opened})"


def ending(word: str) -> Ending:
    """The sound a word ends in, read as a Korean reads it."""
    text = unicodedata.normalize("NFKC", _said(word))
    text = text.rstrip("".join(mark for mark in set(text) if not mark.isalnum()))
    if not text:
        return Ending.UNKNOWN
    last = text[-1]
    if last.isdecimal():
        return _DIGITS[unicodedata.decimal(last)]
    if "가" <= last <= "힣":
        return _SYLLABLES.get((ord(last) - ord("가")) % 28, Ending.CONSONANT)
    if "ぁ" <= last <= "ヿ":
        return Ending.CONSONANT if last in "んン" else Ending.VOWEL
    plain = unicodedata.normalize("NFD", text.replace("ß", "ss"))
    latin = re.search(r"[A-Za-z]+$", "".join(mark for mark in plain if not unicodedata.combining(mark)))
    return _latin(latin[0]) if latin else Ending.UNKNOWN


_MENTION: Final = re.compile(r"<(?:@[!&]?|#)\d+>$")
_CUSTOM_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
_ASIDE: Final = re.compile(r"(?<=\S)\s*\([^()]*\)$")


def _said(word: str) -> str:
    """What of a word is read aloud before the particle: no markup, nothing in brackets after it (철수(봇)는)."""
    text = _CUSTOM_EMOJI.sub("", word).replace("\\", "").rstrip(" *_~|`")
    if _MENTION.search(text):
        return ""
    return _ASIDE.sub("", text)


_DIGITS: Final = (
    Ending.CONSONANT,  # 영, 십, 백, 천, 만
    Ending.RIEUL,  # 일
    Ending.VOWEL,  # 이
    Ending.CONSONANT,  # 삼
    Ending.VOWEL,  # 사
    Ending.VOWEL,  # 오
    Ending.CONSONANT,  # 육
    Ending.RIEUL,  # 칠
    Ending.RIEUL,  # 팔
    Ending.VOWEL,  # 구
)
_SYLLABLES: Final = {0: Ending.VOWEL, 8: Ending.RIEUL}
"""By the number of a syllable's final in Unicode's order; every other final is a consonant like any other."""

_RANKS: Final = {"J": Ending.CONSONANT, "Q": Ending.CONSONANT, "K": Ending.CONSONANT, "A": Ending.VOWEL}
_LETTERS: Final = {"L": Ending.RIEUL, "R": Ending.RIEUL, "M": Ending.CONSONANT, "N": Ending.CONSONANT}
"""엘, 알, 엠, 엔; the names of all other letters end in a vowel."""
_SPELLED: Final = re.compile(r"[A-Z]{1,3}|[B-DF-HJ-NP-TV-XZ]+")
"""Read letter by letter: PC, VIP, BTS."""
_WORDS: Final = (
    (re.compile(r"le?$"), Ending.RIEUL),  # 폴, 카일, 애플
    (re.compile(r"(?:[mn]|ng|[aeiouy][mn]e|nne)$"), Ending.CONSONANT),  # 샘, 킹, 제인, 앤
    (re.compile(r"[aeiouy](?:p|b|ck|tt)$"), Ending.CONSONANT),  # 필립, 밥, 잭, 맷
    (re.compile(r"(?:^|[^aeiouy])[aeiouy][tkc]$"), Ending.CONSONANT),  # 봇, 노박, 에릭
)
"""How names are written in Hangul, by their last letters; every other word ends in a vowel (로버트, 피터, 마크)."""


def _latin(word: str) -> Ending:
    if word in _RANKS:
        return _RANKS[word]
    if _SPELLED.fullmatch(word):
        return _LETTERS.get(word[-1], Ending.VOWEL)
    return next((sound for pattern, sound in _WORDS if pattern.search(word.lower())), Ending.VOWEL)
