"""Slash commands in every language: their names, descriptions, options and choices."""

from typing import Final

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.speech import FALLBACK, LOCALES, speech_for

# Both kinds of English, or people in the one would be shown the other (Discord, Localization).
_LOCALES: Final = (*LOCALES, "en-US", "en-GB")


def command(key: str) -> locale_str:
    """The English text of a key, which Discord keeps in every other language beside it."""
    return locale_str(speech_for(FALLBACK)(key), key=key)


class SpeechTranslator(Translator):
    """Gives Discord the texts that `command` has marked; set it with `CommandTree.set_translator`."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The marked text in a locale; None where Discord is to show the English one."""
        del context
        key: object = string.extras.get("key")
        return speech_for(locale.value)(key) if isinstance(key, str) and locale.value in _LOCALES else None
