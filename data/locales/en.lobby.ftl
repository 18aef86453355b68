# The lobby, how tables begin and end, and answers to commands

lobby-title = **A Tichu table** — choose a seat. Partners sit across from each other.
lobby-team = Team { $number }
lobby-seat-free = _free seat_
lobby-seat-person = { $name }
lobby-seat-host = { $name } — host
lobby-seat-bot = { $name } 🤖 ({ $level })
lobby-missing = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-full = Everybody is here. The host can start.
lobby-until = If nobody does anything, this table closes { $until }.
lobby-guests = 🔒 For invited people only. Still expected: { $names }
lobby-guests-here = 🔒 For invited people only.
lobby-sit-free = Sit here
lobby-start = Start
lobby-fill = Add bots
lobby-stand = Stand up
lobby-shuffle = Shuffle
lobby-options = Options
lobby-manage = Seats
lobby-summon = Who is in?
lobby-invite = Whom to invite (host only)
lobby-sit-any = Sit down
lobby-summons = { $name } is looking for { $count ->
    [one] one more player
   *[other] { $count } more players
} for Tichu! ({ $terms })
lobby-summons-early = People were asked a moment ago. You can ask again { $until }.
lobby-help = Help
lobby-alt = A Tichu table before the match. Seats: { $seats }
lobby-bot-1 = Heron
lobby-bot-2 = Fern
lobby-bot-3 = Otter
lobby-bot-4 = Maple
lobby-bot-5 = Wren
lobby-bot-6 = Firebird
lobby-bot-7 = Wyvern

lobby-no-seat-taken = Somebody sits there already. Choose a free seat or a bot's.
lobby-no-not-invited = This table is for invited people only. Ask the host if you would like to join.
lobby-no-not-seated = You are not sitting at this table.
lobby-no-host-only = Only the host can do that.
lobby-no-table-full = No seat is free.
lobby-no-seats-empty = All four seats must be taken to start. Bots can fill the free ones.
lobby-no-nobody-there = That person is not sitting here any more.
lobby-no-already-there = You are sitting there already.
lobby-no-too-late = The match has begun already.
lobby-no-table-empty = Each table needs at least one person.

## Options

terms-title = Options of this table — frozen once the match begins.
terms-agreed = Options of this table
terms-target = To { $target } points
terms-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
terms-pace-relaxed = 90 seconds a turn
terms-pace-fast = 30 seconds a turn
terms-pace-correspondence = 24 hours a turn
terms-pace-off = no clock
terms-window = { $seconds } seconds for bombs
terms-house = House rules: { $names }
terms-rated = 🏅 Rated
terms-casual = 🎲{ "\u00A0" }Casual
terms-practice = 🎯{ "\u00A0" }Practice
terms-day = 📅{ "\u00A0" }Deal of the day
terms-casual-why = 🎲{ "\u00A0" }Casual: { $why }
terms-end-menu = When is the match over?
terms-pace-menu = The time for a turn
terms-window-menu = How long to wait for bombs
terms-house-menu = House rules (as many as you like)
terms-casual-on = Play for fun
terms-casual-off = Play rated
terms-standard = Defaults
panel-back = Back
casual-bot = a bot plays
casual-chosen = by choice
casual-end = not played to 1,000 points
casual-house = there are house rules
casual-no-clock = there is no clock
start-not-rated = ⚠️ You asked for a rated match, but as things stand it will not be rated: { $why }. Until it begins you can change that under “{ $options }” and “{ $manage }”.
start-not-rated-begun = ⚠️ You asked for a rated match, but this one is not rated: { $why }.
house-no_grand = No Grand Tichu
house-no_grand-what = All 14 cards are dealt at once, and nobody calls Grand Tichu.
house-one_two_100 = A one-two scores 100
house-one_two_100-what = Partners who go out first and second score 100, not 200.
house-last_dragon_keep = Keep the last Dragon
house-last_dragon_keep-what = Whoever goes out third with the Dragon keeps that trick.
house-one_call_per_team = One call a team
house-one_call_per_team-what = When your partner has called Tichu, you can't.
house-wish_required = A wish is a must
house-wish_required-what = Whoever plays the Mah Jong has to name a rank.
house-no_reenter_after_pass = A pass holds for the trick
house-no_reenter_after_pass-what = After a pass you are out of the trick until a bomb comes.
house-no_out_of_turn_bombs = Bombs in turn only
house-no_out_of_turn_bombs-what = No bombs in the others' turns, and no waiting for one after everybody has passed.

## Seats

level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
manage-title = Seats
manage-what = Give each seat to a bot or leave it free, and remove somebody who sits there but doesn't come.
manage-free = Seat { $number }: free
manage-bot-easy = Seat { $number }: easy bot
manage-bot-normal = Seat { $number }: normal bot
manage-bot-hard = Seat { $number }: hard bot
manage-bot-expert = Seat { $number }: expert bot
manage-person = Seat { $number }: { $name }
manage-remove = Seat { $number }: remove them…
manage-remove-sure = Take { $name } off the seat?
manage-remove-yes = Remove
manage-access-all = Let everybody sit down
manage-access-guests = Only let invited people sit

room-resumed = ♻️ The bot is back. The match goes on exactly where it stopped.
room-replaced = { $by } plays in place of { $name }.
room-left = { $name } has left; { $bot } plays on in that seat.
room-closed = This table is closed.
room-anew-table = `/{ command-tichu-name } { command-start-name }` opens a new one.
room-anew-practice = `/{ command-tichu-name } { command-practice-name }` lets you practise again.
room-anew-duplicate = `/{ command-tichu-name } { command-duplicate-name }` opens two new ones.
room-closed-because = 🔒 { $name }, who manages the server, closed this table. Reason: { $reason }
room-lobby-expired = Nobody came for a while, so this table was closed.

reply-not-seated = You are not sitting at this table, so you have no hand here. You can watch the match on the picture above.
reply-not-started = The match has not begun yet. This works as soon as it has.
reply-table-gone = This table is over. `/{ command-tichu-name } { command-start-name }` opens a new one.
reply-no-table = There is no open table in this channel. Open one with `/{ command-tichu-name } { command-start-name }`.
reply-no-table-past = There is no open table in this channel. Scores of matches that are over, and the proof of how each round was dealt, are under `/{ command-tichu-name } { command-history-name }` and `/{ command-tichu-name } { command-replay-name }` (“{ replay-strip }” → “{ board-verify }”).
reply-no-table-verify = { reply-no-table-past } { fair-never }
reply-unreadable = The record of this channel's table cannot be read, so the table cannot go on. The host, or somebody who may manage messages here, can close it with `/{ command-tichu-name } { command-end-name }`; then a new one can be opened. What was recorded stays.
reply-table-exists = This channel has a table already: { $link }
reply-table-exists-here = This channel has a table already. `/{ command-tichu-name } { command-board-name }` brings it here.
reply-missing-permissions = To host a table in this channel I need these permissions: { $permissions }. Please ask somebody who manages the server.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
reply-old-button = That button is out of date. `/{ command-tichu-name } { command-hand-name }` shows your hand as it is now.
reply-error = Something went wrong, and your click was not carried out. The match is safe; please press once more.
reply-not-stored = The match cannot be recorded right now, so that was not done. Nothing is lost; please try again in a moment.
reply-slow = That took longer than Discord allows. Look at the table to see whether it worked; if not, press once more.
reply-stopping = The bot is restarting. You can go on in a moment.
reply-too-fast = You are pressing faster than I can follow. Wait a few seconds; nothing of the match is lost.
reply-crowded-host = You are the host of { $most } open tables already. Close one with `/{ command-tichu-name } { command-end-name }`, then you can open another.
reply-crowded-guild = This server has { $most } open tables already. When one of them is over, another can be opened.
reply-leave-confirm = If you leave now, a bot plays on in your seat. Leave?
reply-leave-confirm-last = You are the last person at this table: if you leave now, the match ends without a result. Leave?
reply-leave-confirm-alone = If you leave now, your practice ends here. Leave?
reply-leave-confirm-day = If you leave now, the deal of the day counts as not finished, and you cannot try it again. Leave?
reply-leave-confirm-duplicate = You are the last person at this table: if you leave now, the other table is closed as well, and the comparison of the two ends without a winner. Leave?
reply-leave-yes = Leave
reply-left = You have left the table.
reply-end-confirm-last = Closing the table ends the match without a result. Close it?
reply-end-confirm-lobby = The match has not begun yet, so nothing is lost. Close the table?
reply-end-confirm-alone = Closing the table ends your practice here. Close it?
reply-end-confirm-day = If you close the table now, the deal of the day counts as not finished, and you cannot try it again. Close it?
reply-end-confirm-duplicate = If you close this table, the other one is closed as well, and the comparison of the two ends without a winner. Close it?
reply-end-yes = Close the table
reply-kept = Nothing has changed.
reply-ended = The table is closed.
reply-end-not-allowed = Only the host, or somebody who may manage messages here, can close the table.
reply-end-together = 🏅 Nobody ends a rated match alone: everybody agrees to stop, or a team resigns.
reply-end-rated = A rated match ends early only if those who play it agree. Somebody who may manage the server can close it with `/{ command-manage-name } { command-end-name }`, giving a reason.
manage-end-not-allowed = Only those who manage the server can do this.
manage-end-own = You have played in this rated match, so you cannot close it as a manager. Ask the others with `/{ command-tichu-name } { command-end-name }`, or ask another manager.
reply-board-shown = The table is at the bottom of the channel now.
reply-next-late = The next round is on already.
reply-rematch-late = This channel has a new table already.
reply-rematch-not-yours = A rematch is for those who played. `/{ command-tichu-name } { command-start-name }` opens a new table.
reply-sat = You have a seat. To the table: { $link }
reply-other-channel = On this server tables can be opened in these channels only: { $channels }
reply-guild-only = Please use this command in a channel of a server.
