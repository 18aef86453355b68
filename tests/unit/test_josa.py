"""Korean particles after every kind of word."""

import pytest

from bot.josa import Ending, ending, josa

VOWEL, RIEUL, CONSONANT, UNKNOWN = Ending.VOWEL, Ending.RIEUL, Ending.CONSONANT, Ending.UNKNOWN

ENDINGS = {
    # Hangul
    "개": VOWEL,
    "참새": VOWEL,
    "용": CONSONANT,
    "봉황": CONSONANT,
    "별": RIEUL,
    "서울": RIEUL,
    "값": CONSONANT,
    "\u1100\u1161\u11a8": CONSONANT,  # 각 in its letters
    "ㅋㅋㅋ": UNKNOWN,
    # numbers: 영 일 이 삼 사 오 육 칠 팔 구 십
    "0": CONSONANT,
    "1": RIEUL,
    "2": VOWEL,
    "3": CONSONANT,
    "4": VOWEL,
    "5": VOWEL,
    "6": CONSONANT,
    "7": RIEUL,
    "8": RIEUL,
    "9": VOWEL,
    "10": CONSONANT,
    "1,000": CONSONANT,
    "8.5": VOWEL,
    "-75": VOWEL,
    "\uff17": RIEUL,
    "선수7": RIEUL,
    # ranks: 잭 퀸 킹 에이스
    "J": CONSONANT,
    "Q": CONSONANT,
    "K": CONSONANT,
    "A": VOWEL,
    "옥K": CONSONANT,
    "스트레이트 10\N{EN DASH}A": VOWEL,
    "스트레이트 9\N{EN DASH}K": CONSONANT,
    # Latin names, as they are written in Hangul
    "North": VOWEL,  # 노스
    "South": VOWEL,
    "West": VOWEL,
    "Robert": VOWEL,  # 로버트
    "Peter": VOWEL,  # 피터
    "Mark": VOWEL,  # 마크
    "Kate": VOWEL,  # 케이트
    "Mike": VOWEL,  # 마이크
    "Panda": VOWEL,
    "Zoë": VOWEL,
    "Weiß": VOWEL,  # 바이스
    "Paul": RIEUL,  # 폴
    "Kyle": RIEUL,  # 카일
    "Sam": CONSONANT,  # 샘
    "Jürgen": CONSONANT,  # 위르겐
    "Jane": CONSONANT,  # 제인
    "King": CONSONANT,  # 킹
    "Jack": CONSONANT,  # 잭
    "Philip": CONSONANT,  # 필립
    "Pop": CONSONANT,  # 팝
    "Matt": CONSONANT,  # 맷
    "Bot": CONSONANT,  # 봇
    "Eric": CONSONANT,  # 에릭
    # letters one by one
    "PC": VOWEL,
    "VIP": VOWEL,
    "BTS": VOWEL,
    "R": RIEUL,
    "XL": RIEUL,
    "FM": CONSONANT,
    "SBN": CONSONANT,
    # other scripts
    "さくら": VOWEL,
    "ケン": CONSONANT,
    "王": UNKNOWN,
    "Владимир": UNKNOWN,
    # what is not read aloud
    "**민지**": VOWEL,
    "민지\\_": VOWEL,
    "_지훈_": CONSONANT,
    "철수(봇)": VOWEL,
    "봉황(8.5)": CONSONANT,
    "K 풀하우스(8 페어)": VOWEL,
    "(봇)": CONSONANT,
    "나비 🦋": VOWEL,
    "지훈!": CONSONANT,
    "용<:dragon:123456>": CONSONANT,
    "🦋": UNKNOWN,
    "<@123456>": UNKNOWN,
    "": UNKNOWN,
}


@pytest.mark.parametrize(("word", "sound"), ENDINGS.items())
def test_a_word_ends_as_a_korean_reads_it(word: str, sound: Ending) -> None:
    assert ending(word) is sound


FORMS = {
    "은/는": ("개는", "별은", "용은", "🦋은(는)"),
    "이/가": ("개가", "별이", "용이", "🦋이(가)"),
    "을/를": ("개를", "별을", "용을", "🦋을(를)"),
    "과/와": ("개와", "별과", "용과", "🦋와(과)"),
    "으로/로": ("개로", "별로", "용으로", "🦋(으)로"),
    "이나/나": ("개나", "별이나", "용이나", "🦋(이)나"),
    "이에요/예요": ("개예요", "별이에요", "용이에요", "🦋이에요(예요)"),
    "아/야": ("개야", "별아", "용아", "🦋아(야)"),
}


@pytest.mark.parametrize(("particles", "forms"), FORMS.items())
def test_every_particle_fits_every_ending(particles: str, forms: tuple[str, ...]) -> None:
    assert tuple(josa(word, particles) for word in ("개", "별", "용", "🦋")) == forms
