"""Names and descriptions of the slash commands in every language, from the same texts as everything else.

A command is declared with a key of the texts (`command-start-name`); the
English text is its default, ko and de are its localisations, and `en-US` and
`en-GB` are both given, or Americans may see the British one (Discord,
Application Commands, localization).
"""

from typing import Final

import discord
from discord import app_commands

from bot.speech import FALLBACK, speech_for

SPOKEN: Final = {
    discord.Locale.korean: "ko",
    discord.Locale.german: "de",
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
}


def text(key: str) -> app_commands.locale_str:
    """A name or description by its key: English now, localised when the commands are synchronised."""
    return app_commands.locale_str(speech_for(FALLBACK)(key), key=key)


class Translator(app_commands.Translator):
    """Answers the library's questions for localisations."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in a language we speak; None leaves the default."""
        del context
        key = string.extras.get("key")
        return speech_for(SPOKEN[locale])(str(key)) if key is not None and locale in SPOKEN else None
