# Duplicate: the same decks at two tables.

command-duplicate-name = duplicate
command-duplicate-description = Play the same decks at two tables and compare what both teams make of them
option-rounds-name = rounds
option-rounds-description = How many rounds both tables play
option-second-name = second-channel
option-second-description = The channel of table 2, with table 1 here; without it each table gets a private thread

duplicate-title = The same decks at two tables
duplicate-level = bots: { $level }
duplicate-table = Table { $number }
duplicate-bot = bot
duplicate-bots = Bots
duplicate-how = Every round has the same deck at both tables, and at table 2 each team sits where the other one sits at table 1. So luck is shared, and what counts is the difference in points. Bots take the seats that stay free; each table needs at least one person. It is for fun, unrated.
duplicate-where-threads = Each table gets a private thread, so that nobody sees the other table’s cards.
duplicate-where-channels = Table 1 plays here, table 2 in { $channel }. Please do not look at the other table.
duplicate-until = If nobody does anything, this is called off { $until }.
duplicate-sit = Table { $number }, seat { $seat }
duplicate-seated = Table { $number }: { $name }
duplicate-begin = Start
duplicate-stand = Stand up
duplicate-cancel = Call off
duplicate-thread = Tichu, table { $number } of 2
duplicate-begun = 🃏 Both tables are playing. A round is compared once both have finished it.
duplicate-ahead = { $rounds ->
    [one] After one round: { $team } leads by { $points } points.
   *[other] After { $rounds } rounds: { $team } leads by { $points } points.
}
duplicate-even = { $rounds ->
    [one] After one round it is even.
   *[other] After { $rounds } rounds it is even.
}
duplicate-columns = Points 🔵 A : 🟧 B at table 1 · at table 2 → who was better over both, and by how much.
duplicate-round = Round { $number }: { $tables }
duplicate-difference = Difference
duplicate-won = 🏆 { $team } { $names } win by { $points } points.
duplicate-drawn = 🤝 A draw: both teams made just as much of the same cards.
duplicate-broken = ⏹️ A table was closed before its last round, so this is over without a winner.
duplicate-resigned = 🏳️ { $team } resigned at a table, so { $other } { $names } win.
duplicate-cancelled = ⏹️ It was called off.
duplicate-expired = ⏹️ Nobody started it, so it was called off.
duplicate-failed = ⚠️ The two tables could not be opened. Is one of the channels taken, or do I lack a permission there?
duplicate-compare = Compare the tables
duplicate-there = People are gathering already: { $link }
duplicate-gone = This is over.
duplicate-channel-taken = Tables 1 and 2 each need a channel without an open table.
duplicate-no-threads = Private threads are not possible here. Use the command in a text channel, or name a second channel.
duplicate-not-permitted = To open threads for the tables here I need these permissions: { $permissions }. You can also name a second channel.
duplicate-sealed = The same cards are still being played at the other table. You can look at them once both tables have finished that round.
