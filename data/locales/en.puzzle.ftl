# Puzzles of the day

command-puzzle-name = puzzle
command-puzzle-description = Three questions a day, the same for everybody: call, give, lead. How well do you judge them?
puzzle-title = Puzzles of { $date }
puzzle-you = You
puzzle-tab-grand = Grand
puzzle-tab-gifts = Exchange
puzzle-tab-lead = Lead
puzzle-ask-grand = Would you call Grand Tichu with these eight cards?
puzzle-ask-gifts = Which card do you give to whom?
puzzle-ask-lead = It is your lead. What do you play?
puzzle-table = -# The score is 0 : 0, the only calls are those shown here, and { $name } is your partner.
puzzle-out = High cards that the others hold: { $cards }
puzzle-none-out = The others hold no king, ace, Phoenix or Dragon.
puzzle-won = Points in tricks: you { $ours }, the others { $theirs }
puzzle-choose-lead = What do you lead?
puzzle-choose-gift = For { $name }
puzzle-yours = You: { $what } ({ $loss })
puzzle-best = Best: { $what }
puzzle-right = Nothing is better.
puzzle-crowd = { $count ->
    [one] One person has
   *[other] { $count } people have
} answered this, with { $loss } points on average.
puzzle-next = New puzzles come { $until }.
puzzle-late = Those puzzles are over. `/{ command-tichu-name } { command-puzzle-name }` shows today’s.
puzzle-shared = { $name } has solved today’s puzzles:
puzzle-mine = Try them yourself
