# The private hand and the public board. Buttons are short: 34 characters are seen.

## Board

board-hand = My hand
board-trick = Last trick
board-scores = Scores
board-log = Log
board-rules = Rules & help
board-help = Help
board-leave = Leave
board-next = Next round
board-rematch = Rematch
board-top = On the table: { $play } by { $name } — { $points ->
    [one] 1 point
   *[other] { $points } points
} in the trick
board-wish = 🐦 Wish: { $rank } (not granted yet)
board-score = Round { $round } · { $teams } · to { $target }
board-score-rounds = Round { $round } of { $rounds } · { $teams }
board-place = { $place ->
    [1] out first
    [2] out second
   *[other] out third
}
board-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-points = { $points ->
    [one] 1 point taken
   *[other] { $points } points taken
}
board-passed = passed
board-ready-grand = has answered
board-ready-exchange = has chosen
board-last-trick = Last trick ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
board-no-trick = No trick has been taken yet this round.
board-taken = Last trick: { $name } took it with { $play } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
board-before = last trick: { $play }
board-log-title = Log of round { $number }
board-log-empty = Nothing has happened yet.
board-log-cut = … the beginning is left out.

## Hand: what to do now

hand-head-grand = Grand Tichu?
hand-head-exchange = Give one card to each of the other three.
hand-head-lead = You have the lead. Play any combination.
hand-head-follow = Your turn: play something higher, or pass.
hand-head-stuck = Your turn, but nothing you hold beats this. Pass.
hand-head-dragon = You won with the Dragon. Who gets the trick?
hand-out = { $place ->
    [1] You went out first!
    [2] You are out, in second place.
   *[other] You are out, in third place.
} Watch the rest of the round.

## Hand: cards and combinations

hand-cards = { $number ->
    [one] Your last card: { $cards }
   *[other] Your { $number } cards: { $cards }
}
hand-cards-menu = Choose cards
hand-ticked-one = Chosen: { $what }
hand-ticked = Chosen: { $cards } → { $what }
hand-ticked-more = Chosen: { $cards } → add { $missing } for { $what }
hand-beats = { $what } beats { $top }
hand-bombs = 💣 Your bombs (only you see this): { $bombs }
hand-meanwhile = Done for you meanwhile
hand-meanwhile-grand = **Grand Tichu has been called for you:** 200 points are at stake.
hand-meanwhile-tichu = **Tichu has been called for you:** 100 points are at stake.
hand-bound = The wish is { $rank } and you hold { $cards }, so you have to play it.
hand-hint-play = Tap cards to choose them, then the green button.
hand-hint-quick = ⚡ lists all you can play at once.
hand-hint-welcome = New here? These are your first eight cards. Unless they are very strong, do not call. To learn step by step, try `/{ command-tichu-name } { command-tutorial-name }`.
hand-hint-exchange = Tap a card, then the name of the person who gets it. When all three are set, tap “Give”.
hand-unknown = That button doesn't work any more. This is your hand now.

## Hand: buttons

hand-play = Play: { $what }
hand-play-then = Play: { $what }…
hand-play-readings = Play… (choose the Phoenix)
hand-play-short = Play { $count }
hand-play-then-short = Play { $count }…
hand-phoenix-as = { $what } (Ph { $rank })
hand-play-which = Play…
hand-fill = Complete: { $what }
hand-fill-short = Complete
hand-play-none = Choose
hand-play-wait = Wait
hand-pass = Pass
hand-bomb = 💣
hand-dog = Dog
hand-mah-jong = MJ
hand-phoenix = Phoenix
hand-dragon-card = Dragon
hand-dog-short = Dog
hand-mah-jong-short = MJ
hand-phoenix-short = Ph
hand-dragon-card-short = Dr
hand-clear = Clear
hand-undo = Undo
hand-got-it = Got it
hand-back = Back
hand-browse = Quick…
hand-quick = Play at once: { $number ->
    [one] 1 possibility
   *[other] { $number } possibilities
}
hand-quick-with = With your choice: { $number ->
    [one] 1 possibility
   *[other] { $number } possibilities
}
hand-quick-cut = Play at once: { $number } of { $all } · tick cards
hand-quick-with-cut = With these: { $number } of { $all } · tick more
hand-quick-breaks-bomb = breaks a bomb
hand-quick-breaks-pair = breaks a pair
hand-quick-breaks-triple = breaks a triple
hand-ahead = Pass automatically…
hand-ahead-short = Auto-pass…
hand-ahead-once = Once
hand-ahead-trick = This trick
hand-ahead-lead = Until I lead
hand-ahead-off = Auto off
hand-passing-once = You will pass once, by yourself, when it is your turn.
hand-passing-trick = You pass by yourself until this trick is over. A wish ends it.
hand-passing-lead = You pass by yourself until you have the lead. A wish ends it.
hand-why-not-now = Not now
hand-why-not-your-turn = Wait
hand-why-no-combination = No combination
hand-why-wrong-kind = Doesn't match
hand-why-too-low = Too low
hand-why-dog-is-only-led = Only to lead
hand-why-phoenix-not-on-dragon = Not on Dragon
hand-why-wish-binds = Wish first
hand-why-no-bomb-before-lead = No bombs yet
hand-why-bombs-only = Bombs only

## Hand: questions

hand-ask-reading = What should the Phoenix be?
hand-ask-wish = { $what }: what do you wish for? Your choice plays it at once.
hand-ask-bomb = Which bomb? Tapping it plays it at once.
hand-ask-own-bomb = The bomb on the table ({ $top }) is your own. Beat it with another ({ $bomb }) all the same?
hand-ask-mate-bomb = The bomb on the table ({ $top }) is from your partner { $name }. Beat it with yours ({ $bomb }) all the same?
hand-throw-sure = Yes, bomb it all the same
hand-ask-pause = Pass by yourself until when?
hand-no-bomb = You have no bomb that could be played now.
hand-wish-menu = Choose your wish
hand-no-wish = No wish
hand-wish-for = Wish for { $rank }
hand-wish-held = { $number ->
    [one] You hold one yourself
   *[other] You hold { $number } yourself
}

## Hand: calls

hand-tichu = Tichu…
hand-grand = Grand Tichu…
hand-no-grand = No Grand Tichu
hand-ask-call = Call Tichu? +{ $points } if you go out first, −{ $points } if you don't.
hand-ask-grand = Call Grand Tichu? +{ $points } if you go out first, −{ $points } if you don't.
hand-ask-twice = Careful: your partner { $name } has called already. Only one of you can go out first, so one call will fail. Call all the same?
hand-call-small = Yes, Tichu!
hand-call-grand = Yes, Grand Tichu!

## Hand: exchange and Dragon

hand-giving = 🎁 To give: { $gifts }
hand-laid = 🎁 Your choice: { $gifts } — the cards change hands when everybody has chosen.
hand-gave = 🎁 You gave: { $gifts }
hand-got = 📥 You got: { $gifts }
hand-give = Give
hand-gift-first = Choose the card to give first.
hand-take-back = Take back
hand-dragon-out = { $name } (out { $place ->
    [1] first
    [2] second
   *[other] third
})
hand-dragon = { $name } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})

## In the picture

picture-leads = { $name } leads
picture-dragon = Who gets the trick?
