"""Edits as the library sends them. What comes back is the whole message, of which the library would make objects again.

Nobody looks at them, and they cost a tenth of all that an edit costs: so its lower layer is asked, which limits the
rate and tries again in the same way. To a click's answer nothing at all need come back (Discord, Create Interaction
Response, `with_response`).
"""

from collections.abc import Sequence

import discord
from discord.http import MultipartParameters, Route, handle_message_parameters
from discord.webhook.async_ import async_context, interaction_message_response_params

from bot.answers import is_answered, note_answered, once
from bot.staging.messages import Payload


async def edit_in_channel(
    client: discord.Client, channel: int, message: int, shown: Payload, files: Sequence[discord.File] | None
) -> None:
    """Let a message of the bot show this; without `files` it keeps those it has. Raises HTTPException."""
    with _parameters(client, shown, files) as parameters:
        await client.http.edit_message(channel, message, params=parameters)


async def edit_with_token(
    client: discord.Client, token: str, message: int, shown: Payload, files: Sequence[discord.File] | None
) -> None:
    """The same for a private message, with the token of an interaction that is still alive."""
    if client.application_id is None:
        raise RuntimeError("the client has not logged in")
    webhook = discord.Webhook.partial(client.application_id, token, client=client)
    with _parameters(client, shown, files) as parameters:
        await async_context.get().edit_webhook_message(
            webhook.id,
            token,
            message,
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            payload=parameters.payload,
            multipart=parameters.multipart,
            files=parameters.files,
            with_components=True,
        )


async def edit_clicked(
    client: discord.Client, interaction: discord.Interaction, shown: Payload, files: Sequence[discord.File] | None
) -> None:
    """Let the message that was clicked show this, as the click's own answer. Raises HTTPException.

    Raises InteractionResponded for a click that has its answer.
    """
    if is_answered(interaction):
        raise discord.InteractionResponded(interaction)
    callback = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    webhook = discord.Webhook.partial(interaction.application_id, interaction.token, client=client)
    with interaction_message_response_params(
        type=discord.InteractionResponseType.message_update.value,
        **shown,
        attachments=discord.utils.MISSING if files is None else files,
        previous_allowed_mentions=client.allowed_mentions,
    ) as parameters:
        sending = async_context.get().request(
            callback,
            webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            payload=None if parameters.files else parameters.payload,
            multipart=parameters.multipart,
            files=parameters.files,
        )
        await once(sending)
    note_answered(interaction)


def _parameters(client: discord.Client, shown: Payload, files: Sequence[discord.File] | None) -> MultipartParameters:
    attachments = discord.utils.MISSING if files is None else files
    mentions = client.allowed_mentions
    return handle_message_parameters(**shown, attachments=attachments, previous_allowed_mentions=mentions)
