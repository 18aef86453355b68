"""The texts of all languages: equally complete, all of them used, none missing, none that smells of a machine."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.speech import LOCALES, files, speech_for

BOT: Final = Path(__file__).resolve().parents[2] / "bot"
ASKING: Final = {"speech", "say", "text", "_replace"}
"""Functions that take the key of a text."""


class Needs(Visitor):
    """What an entry refers to: facts, other entries, functions."""

    def __init__(self) -> None:
        self.facts = set[str]()
        self.entries = set[str]()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the library
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by the library
        self.entries.add(node.id.name)


@dataclass(frozen=True, slots=True)
class Entry:
    """One text as it stands in its file."""

    room: str
    source: str
    facts: frozenset[str]
    entries: frozenset[str]


@cache
def entries(locale: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in files(locale):
        source = path.read_text(encoding="utf-8")
        for item in FluentResource(source).body:
            if isinstance(item, ftl.Message):
                needs = Needs()
                needs.visit(item)
                assert item.span is not None
                words = source[item.span.start : item.span.end]
                room = path.name.split(".")[1]
                found[item.id.name] = Entry(room, words, frozenset(needs.facts), frozenset(needs.entries))
    return found


def facts_of(locale: str, key: str) -> frozenset[str]:
    """All facts a text needs, those of the texts it refers to included."""
    entry = entries(locale)[key]
    return entry.facts.union(*(facts_of(locale, other) for other in entry.entries))


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "ko"])
def test_languages_have_the_same_texts_in_the_same_rooms(locale: str) -> None:
    assert {(key, entry.room) for key, entry in entries(locale).items()} == {
        (key, entry.room) for key, entry in entries("ko").items()
    }


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "ko"])
def test_languages_need_the_same_facts(locale: str) -> None:
    assert {key: facts_of(locale, key) for key in entries(locale)} == {
        key: facts_of("ko", key) for key in entries("ko")
    }


# --- the texts and the code ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Asked:
    """A place in the code that names a text. `pattern` matches the keys it may mean."""

    where: str
    pattern: str
    facts: frozenset[str] | None
    """None when they cannot be known from the place."""
    is_certain: bool
    """Whether a text is asked for here; otherwise it may be, or the words happen to look like a key."""


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(BOT.rglob("*.py")):
        if "sandbox" not in path.parts:
            yield path.name, ast.parse(path.read_text(encoding="utf-8"))


def pattern_of(node: ast.Constant | ast.JoinedStr) -> str:
    """The keys a text of the code may mean, as a regular expression."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in parts)


def name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=ast.Name(id="speech_of" | "speech_for")):
            return "speech"
        case _:
            return ""


@cache
def asked() -> tuple[Asked, ...]:
    """Every place that asks for a text with a key, or that keeps one for later: all but the facts of the latter."""
    found: list[Asked] = []
    for file, tree in trees():
        asking: dict[int, frozenset[str] | None] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_of(node) in ASKING:
                facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)
                known = facts if len(facts) == len(node.keywords) else None
                asking |= {id(inner): known for argument in node.args for inner in ast.walk(argument)}
        pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in pieces:
                pattern = pattern_of(node)
                if id(node) in asking or is_like_a_key(pattern):
                    found.append(Asked(f"{file}:{node.lineno}", pattern, asking.get(id(node)), id(node) in asking))
    return tuple(found)


def is_like_a_key(pattern: str) -> bool:
    return re.match(r"[a-z]{2,}(?:\\-|$)", pattern) is not None


def meant(one: Asked) -> list[str]:
    """The keys that a place may ask for; of a family those that need the facts it gives."""
    return [
        key
        for key in entries("ko")
        if re.fullmatch(one.pattern, key) and (one.facts is None or one.facts == facts_of("ko", key))
    ]


def test_the_code_asks_for_texts_that_are_there_with_the_facts_they_need() -> None:
    certain = [one for one in asked() if one.is_certain and is_like_a_key(one.pattern)]
    assert len(certain) > 100
    assert [one for one in certain if not meant(one)] == []


def test_no_text_is_unused() -> None:
    used = {key for one in asked() for key in meant(one)}
    used |= {other for entry in entries("ko").values() for other in entry.entries}
    assert [key for key in entries("ko") if key not in used] == []


# --- how they read ------------------------------------------------------------------------------------------------


def said(locale: str, key: str) -> str:
    """A text with a three for every fact."""
    return speech_for(locale).exact(key, dict.fromkeys(facts_of(locale, key), 3))


SMELLS: Final = {
    "braces": r"[{}]",
    "two blanks": r"  ",
    "a blank before a stop": r" [.,!?](?:\s|$)",
    "three full stops": r"\.\.\.",
    "typewriter quotes": r"\"",
    "direction marks": "[\u2066-\u2069\u202a-\u202e]",
}
LOCAL_SMELLS: Final = {
    "ko": {
        "a particle that does not know its word": r"[은이을과와]\([는가를과와]\)|\(으\)로|\(이\)",
        "another politeness": r"니다|십시오",
        "another word for what the publisher names": r"그랜드|주작|스티플|원더|라티\b",
    },
    "en": {"German or Korean": r"[äöüß가-힣]"},
    "de": {
        "another politeness": r"\b(?:Ihnen|Ihre?[mnrs]?)\b|\bSie (?:\w+en|sind)\b|en Sie\b",
        "Korean": r"[가-힣]",
        "umlauts of a typewriter": r"\b(?:fuer|koennen|muessen|waehl|Koenig|gruen|Strasse|Phoenix|gross)",
    },
}


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_read_as_if_somebody_had_written_them(locale: str) -> None:
    bad = [
        (key, name)
        for key in entries(locale)
        for name, smell in (SMELLS | LOCAL_SMELLS[locale]).items()
        if re.search(smell, said(locale, key))
    ]
    assert bad == []


NO_PARTICLE: Final = r"\{ \$(\w+) \}(?:은|는|이|가|을|를|과|와|으로|로|이나)(?=[ .,!?]|$)"


def test_korean_particles_after_facts_are_chosen_by_their_sound() -> None:
    assert [
        key for key, entry in entries("ko").items() if re.search(NO_PARTICLE, entry.source, flags=re.MULTILINE)
    ] == []


# --- how long they are --------------------------------------------------------------------------------------------


def keys(pattern: str) -> list[str]:
    found = [key for key in entries("ko") if re.fullmatch(pattern, key)]
    assert found
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_have_names_that_discord_accepts(locale: str) -> None:
    for key in keys(r"(?:command|option)-\w+-name"):
        name = said(locale, key)
        assert re.fullmatch(r"[-_'\w]{1,32}", name), name
        assert name == name.lower()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("family", [r"command-(?!tichu)\w+-name", r"option-\w+-name"])
def test_commands_have_names_of_their_own(locale: str, family: str) -> None:
    names = [said(locale, key) for key in keys(family)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("locale", LOCALES)
def test_descriptions_and_choices_are_as_short_as_discord_wants_them(locale: str) -> None:
    for key in keys(r"(?:command|option)-\w+-description|choice-[\w-]+|rules-\w+-title"):
        assert 1 <= len(said(locale, key)) <= 100, key


@pytest.mark.parametrize("locale", LOCALES)
def test_rules_and_help_fit_into_a_message(locale: str) -> None:
    assert all(len(said(locale, key)) < 1_500 for key in keys(r"rules-\w+"))
    assert len(said(locale, "help")) < 1_600, "below it stands what is agreed at a table, some 300 characters"


MANAGING: Final = {"manage", "config", "void", "restore"}
UNHELPED: Final = {"tichu", "help", "privacy", "privacy-export", "privacy-delete", *MANAGING}
"""The group, the help itself, what the privacy card leads to, and what those who manage a server have."""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_names_every_command(locale: str) -> None:
    names = {key for key in keys(r"command-[\w-]+-name") if key.removeprefix("command-")[:-5] not in UNHELPED}
    assert len(names) > 20
    assert names <= entries(locale)["help"].entries


def labels() -> set[str]:
    """Texts without facts that stand on buttons; of a family of texts those that are no sentences."""
    found = set[str]()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_of(node) in {"Button", "button", "_button"}:
                found |= {
                    key
                    for one in ast.walk(node)
                    if isinstance(one, ast.Call) and name_of(one) in ASKING and not one.keywords
                    for argument in one.args
                    for part in ast.walk(argument)
                    if isinstance(part, ast.Constant | ast.JoinedStr)
                    for key in entries("ko")
                    if re.fullmatch(pattern_of(part), key) and not facts_of("ko", key)
                    if isinstance(part, ast.Constant) or not said("ko", key).endswith(".")
                }
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_are_short_enough_to_be_read_on_a_phone(locale: str) -> None:
    assert len(labels()) > 10
    assert {key: said(locale, key) for key in labels() if len(said(locale, key)) > 34} == {}
