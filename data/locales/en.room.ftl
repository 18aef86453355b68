# Being away during a match, leaving it, ending it, taking a seat in it

board-more = More…
board-seats = Take a seat
board-rotate = Rotate partners

## More…

more-title = **End the match.** { more-note }
more-title-oust = **End the match or clear a seat.** { more-note }
more-note = You can take your agreement back at any time; seats played by a bot count as agreeing.
more-resign = Resign
more-resign-back = Don't resign
more-abort = Stop without a winner
more-abort-back = Don't stop
more-oust = Replace { $name }
more-oust-back = Don't replace { $name }
more-sure-resign = If you resign now, the other team wins and the match is over. Resign?
more-sure-resign-duplicate = If you resign now, your team loses at both tables, and the comparison is over. Resign?
more-sure-abort = If you agree now, the match is over without a winner. Stop?
more-sure-abort-duplicate = If you agree now, the other table is closed as well, and the comparison of the two ends without a winner. Stop?
more-sure-oust = Give { $name }'s seat to a bot? Somebody else may then take it.
more-sure-resign-yes = Yes, resign
more-sure-abort-yes = Yes, stop
more-sure-oust-yes = Yes, give it to a bot
more-over = The match is over.

## What waits for agreement

vote-resign = 🏳️ { $names } would like to resign. { $missing } must agree as well.
vote-abort = ✋ { $names } would like to stop without a winner. Yet to agree: { $missing }
vote-oust = 🚪 { $names } would like to replace { $name }, who is away. Yet to agree: { $missing }

## Taking a seat

seats-title = **You can take over from a bot.** Which seat would you like?
seats-line = { $name }, partner of { $partner }
seats-none = There is no bot's seat for you right now. If you left a match, you can only come back to your own seat.
seats-already = You are sitting at this table already.

## Log

room-away = 💤 { $name } has run out of time twice in a row; a bot plays on until they press something.
room-back = 👋 { $name } is back.
room-taken = 🪑 { $name } takes over from { $bot }.
room-ousted = 🚪 { $name } was away; { $bot } has the seat now.
room-resigned = 🏳️ { $losers } resign. **{ $winners } win!**
room-aborted = ✋ Everybody agreed to stop; nobody wins.
room-abandoned = 💤 Nobody was here for a long time, so this table was closed.

## Above a hand

note-away = 💤 **A bot is playing for you.** Press any button and the seat is yours again.
note-back = 👋 Welcome back! The bot has stepped aside; you are playing again.
note-votes = -# You can answer under “{ $button }” on the table.
note-since = **Since your last move**

## Turn pings

ping-turn = it's your turn!
ping-all = the table is waiting for you!

## My tables

command-mine-name = mine
command-mine-description = Shows every table you sit at, and whose turn it is
mine-title = **Your tables**
mine-none = You are not sitting at any table. Open one with `/{ command-tichu-name } { command-start-name }`.
mine-lobby = { $link } — waiting to start.
mine-turn = { $link } — ▶️ **Your turn.** { $until }
mine-others = { $link } — waiting for { $names }. { $until }
mine-pause = { $link } — goes on soon. { $until }
mine-adrift = Your deal of the day — its channel is gone. `/{ command-tichu-name } { command-daily-name }` lets you go on elsewhere until the day ends. { $until }
mine-more = … and { $count } more.
