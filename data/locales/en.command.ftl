# Names and descriptions of the slash commands: at most 32 and 100 characters.

command-tichu-name = tichu
command-tichu-description = Play Tichu in this channel
command-start-name = start
command-start-description = Open a Tichu table in this channel
command-hand-name = hand
command-hand-description = Show your cards, to you alone
command-board-name = board
command-board-description = Bring the table to the bottom of the channel
command-leave-name = leave
command-leave-description = Leave the table; during a match a bot takes your seat
command-end-name = end
command-end-description = Close the table (for its host and for those who manage messages here)
command-rules-name = rules
command-rules-description = Read the rules of Tichu by topic
command-tutorial-name = tutorial
command-tutorial-description = Learn Tichu in ten small steps, by playing
command-help-name = help
command-help-description = How to open a table and play at it
command-scores-name = scores
command-scores-description = Show the score so far, round by round
command-settings-name = settings
command-settings-description = Choose your language, how you hold your cards, and your pings
command-manage-name = tichu-manage
command-manage-description = Tichu on this server, for those who may manage it
command-manage-end-description = Close this channel's table, and tell everybody why (for those who may manage the server)
command-config-name = config
command-config-description = Set up Tichu for this server (for those who may manage it)

option-target-name = target
option-target-description = How many points to play to; usually 1,000
option-bots-name = bots
option-bots-description = How many bots to seat from the start
option-clock-name = clock
option-clock-description = The time for a turn
option-level-name = level
option-level-description = How well the bots play
option-mode-name = mode
option-mode-description = Whether the match counts for ratings
option-access-name = access
option-access-description = Who may sit down; if you leave it out, everybody, or only the people you invite
option-invite1-name = invite1
option-invite1-description = The first person to invite
option-invite2-name = invite2
option-invite2-description = The second person to invite
option-invite3-name = invite3
option-invite3-description = The third person to invite
option-minimum-name = minimum
option-minimum-description = How many matches it takes to be on the leaderboard
option-topic-name = topic
option-topic-description = What do you want to look up?
option-step-name = step
option-step-description = Which step to begin with; if you leave it out you go on where you were
choice-clock-relaxed = Relaxed (90 seconds)
choice-clock-fast = Fast (30 seconds)
choice-clock-correspondence = Now and then (24 hours)
choice-clock-off = No clock
choice-level-easy = Easy
choice-level-normal = Normal
choice-level-hard = Hard
choice-level-expert = Expert
choice-mode-rated = Rated
choice-mode-casual = Casual
choice-access-open = Everybody
choice-access-invited = Invited people only

help =
    ### How to use this bot
    - **New here?** `/{ command-tichu-name } { command-tutorial-name }` teaches you in ten small steps, `/{ command-tichu-name } { command-rules-name }` explains the rules.
    - **Together:** `/{ command-tichu-name } { command-start-name }` opens a table here; bots can fill empty seats. `/{ command-tichu-name } { command-duplicate-name }` opens two with the same cards.
    - **Alone:** `/{ command-tichu-name } { command-practice-name }` with three bots, `/{ command-tichu-name } { command-daily-name }` with the same cards for everybody, `/{ command-tichu-name } { command-puzzle-name }` with three questions a day.
    - **At the table:** `/{ command-tichu-name } { command-hand-name }` shows your cards, to you alone, `/{ command-tichu-name } { command-board-name }` brings the table to the bottom, `/{ command-tichu-name } { command-scores-name }` the score, `/{ command-tichu-name } { command-mine-name }` all your tables.
    - **Stopping:** `/{ command-tichu-name } { command-leave-name }` gives your seat to a bot, `/{ command-tichu-name } { command-end-name }` closes the table.
    - **Advice:** `/{ command-tichu-name } { command-hint-name }` while it is for fun, `/{ command-tichu-name } { command-review-name }` after a round.
    - **Past matches:** `/{ command-tichu-name } { command-history-name }` finds them, `/{ command-tichu-name } { command-replay-name }` shows them step by step, `/{ command-tichu-name } { command-export-name }` makes a file. `/{ command-tichu-name } { command-verify-name }` proves a fair shuffle.
    - **Standings:** `/{ command-tichu-name } { command-leaderboard-name }` shows who leads, `/{ command-tichu-name } { command-stats-name }` how you play, `/{ command-tichu-name } { command-achievements-name }` what you have achieved.
    - **Yours:** `/{ command-tichu-name } { command-settings-name }` is for language, card order and pings, `/{ command-tichu-name } { command-privacy-name } { command-privacy-show-name }` for what I keep about you, and how to delete it.

    ### Playing cards
    Press cards in your hand: the bot names what you have picked, and says whether you may play it, or why not.
    You can throw a bomb at any time; after everybody has passed the table waits a moment for one.
    When your time runs out, the bot acts for you that once. If it happens again, it plays for you until you press something in your hand.
