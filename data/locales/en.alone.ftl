# Playing alone with bots: practice, and the deal of the day.

command-practice-name = practice
command-practice-description = Practise with three bots, in a place of your own
command-daily-name = daily
command-daily-description = Play the deal of the day, the same for everybody, and see how you stand
option-where-name = where
option-where-description = In a private thread, or in your direct messages with the bot
choice-where-thread = A private thread
choice-where-direct = Direct messages
permission-create_private_threads = Create Private Threads

alone-thread = Tichu practice
alone-open = Your table is ready: { $link }
    This is practice without a clock, and nobody else can sit down.
    If you are stuck, “{ hand-ask-hint }” in your hand tells you what a strong bot would do.
alone-there = You are sitting at a table already: { $link }
alone-hello = 🃏 Here is your table.
alone-no-direct = You don't accept direct messages from this server, so I can't open a table there. Allow them in the server's privacy settings, or choose “{ choice-where-thread }”.
alone-no-threads = Private threads are not possible here. Use the command in a text channel, or choose “{ choice-where-direct }”.
alone-not-permitted = To open a thread here I need these permissions: { $permissions }. You can also choose “{ choice-where-direct }”.

day-thread = Deal of the day, { $date }
day-on = Your deal of the day goes on where you stopped: { $link }
day-open = The deal of the day is ready: { $link }
    One round with three bots. Everybody gets the same cards in the same seat and may play them once, until midnight UTC. What counts is the difference in points, calls included. You see how the others did when you are done.
day-title = Deal of the day, { $date }
day-ranking = Ranking of the day
day-own = You: **{ $score }** points, place { $place } of { $count } on all servers.
day-own-none = You did not play it to the end, so you are not ranked.
day-streak = 🔥 { $count } days in a row
day-here = This server
day-everywhere = All servers
day-line = { $place } { $name }: { $score }
day-next = A new deal comes { $until }.
day-winner = 👑 The best of the day before: { $names } with { $score } points
day-proof = Seal of the deal before
day-not-yet = The ranking is shown to you once you have played this deal: `/{ command-tichu-name } { command-daily-name }`.
day-sealed = This was played with the deal of the day. You can look at it once you have played that deal yourself: `/{ command-tichu-name } { command-daily-name }`.
day-spent = You have played the deal of the day already. Deleting what I keep about you doesn't bring it back. A new deal comes { $until }.
day-share = Share
day-shared = Posted in { $channel }.
day-share-direct = Nobody else would see it here. Use `/{ command-tichu-name } { command-daily-name }` in a channel of your server and share it there.
day-share-elsewhere = You or I cannot write in the channel above this thread. Use `/{ command-tichu-name } { command-daily-name }` in another channel and share it there.
day-shared-line = **{ $name }** played the deal of the day of { $date }: { $score } points, place { $place } of { $count }
day-shared-how = The same cards wait for everybody until midnight UTC: `/{ command-tichu-name } { command-daily-name }`
date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
