# The lobby, how tables begin and end, and answers to commands

lobby-title = **A Tichu table** — choose a seat. Partners sit across from each other.
lobby-team = Team { $number }
lobby-seat-free = _free seat_
lobby-seat-person = { $name }
lobby-seat-host = { $name } — host
lobby-seat-bot = { $name } 🤖
lobby-terms = To { $target } points · { $pace }
lobby-pace-relaxed = 90 seconds a turn
lobby-pace-fast = 30 seconds a turn
lobby-pace-correspondence = 24 hours a turn
lobby-pace-off = no clock
lobby-missing = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-full = Everybody is here. The host can start.
lobby-sit-free = Sit here
lobby-start = Start
lobby-fill = Fill with bots
lobby-stand = Stand up
lobby-shuffle = Shuffle teams
lobby-help = Help
lobby-alt = A Tichu table before the match. Seats: { $seats }
lobby-bot-1 = Bot Jade
lobby-bot-2 = Bot Sword
lobby-bot-3 = Bot Pagoda
lobby-bot-4 = Bot Star
lobby-bot-5 = Bot Sparrow
lobby-bot-6 = Bot Phoenix
lobby-bot-7 = Bot Dragon

lobby-no-seat-taken = Somebody sits there already. Choose a free seat or a bot's.
lobby-no-not-invited = This table is for invited people only. Ask the host if you would like to join.
lobby-no-not-seated = You are not sitting at this table.
lobby-no-host-only = Only the host can do that.
lobby-no-table-full = No seat is free.
lobby-no-seats-empty = All four seats must be taken to start. Bots can fill the free ones.
lobby-no-nobody-there = That person is not sitting here any more.
lobby-no-already-there = You are sitting there already.
lobby-no-too-late = The match has begun already.

room-resumed = ♻️ The bot is back. The match goes on exactly where it stopped.
room-left = { $name } has left; { $bot } plays on in that seat.
room-closed = This table is closed. `/{ command-tichu-name } { command-start-name }` opens a new one.
room-lobby-expired = Nobody came for a while, so this table was closed. `/{ command-tichu-name } { command-start-name }` opens a new one.

reply-not-seated = You are not sitting at this table, so you have no hand here. You can watch the match on the picture above.
reply-not-started = The match has not begun yet. You will see your hand as soon as it has.
reply-table-gone = This table is over. `/{ command-tichu-name } { command-start-name }` opens a new one.
reply-no-table = There is no open table in this channel. Open one with `/{ command-tichu-name } { command-start-name }`.
reply-table-exists = This channel has a table already: { $link }
reply-table-exists-here = This channel has a table already. `/{ command-tichu-name } { command-board-name }` brings it here.
reply-missing-permissions = To host a table in this channel I need these permissions: { $permissions }. Please ask somebody who manages the server.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
reply-old-button = That button is from an older time. `/{ command-tichu-name } { command-hand-name }` shows your hand as it is now.
reply-error = Something went wrong and that was not done. The match is unharmed; please press once more.
reply-not-stored = The match cannot be recorded right now, so that was not done. Nothing is lost; please try again in a moment.
reply-slow = That took longer than Discord allows. Look at the table to see whether it was done; if not, press once more.
reply-stopping = The bot is restarting. You can go on in a moment.
reply-leave-confirm = If you leave now, a bot plays on in your seat. Leave?
reply-leave-yes = Leave
reply-left = You have left the table.
reply-end-confirm = Closing the table ends the match without a result. Close it?
reply-end-yes = Close the table
reply-ended = The table is closed.
reply-end-not-allowed = Only the host, or somebody who may manage messages here, can close the table.
reply-board-shown = The table is at the bottom of the channel now.
reply-next-late = The next round is on already.
reply-rematch-late = This channel has a new table already.
reply-rematch-not-yours = A rematch is for those who played. `/{ command-tichu-name } { command-start-name }` opens a new table.
reply-guild-only = Tichu is played in a server's channels.
