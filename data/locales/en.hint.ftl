# What bots advise: choices, their worth, and the reasons

command-hint-name = hint
command-hint-description = What would a strong bot do with your cards? (for practice and casual tables)

hand-ask-hint = Hint
hint-title = 💡 **What the strong bot would do**
hint-line = **{ $place }.** { $what } · { SIGNED($points) }
hint-line-bare = **{ $place }.** { $what }
hint-call = 📣 Call small Tichu with it? Yes ({ SIGNED($points) })
hint-no-call = 📣 Call small Tichu with it? No ({ SIGNED($points) })
hint-scale = -# The numbers are the points the bot expects your team to make this round, judging by what you can see. A few points either way mean little.
hint-scale-call = -# The number beside a call: how many points more your team gets with it on average than without it. The risk at this score is taken off already, so above 0 it is worth calling.
hint-nothing = There is nothing for you to decide right now.
hint-given = You have already chosen the cards you give.
hint-rated = This match is rated, so there are no hints. You can look at it with `/{ command-tichu-name } { command-review-name }` after each round.
hint-day = There are no hints for the deal of the day: everybody plays it unaided. When you have finished it, `/{ command-tichu-name } { command-review-name }` tells you more.
hint-others = There are no hints here: the same cards are played at another table, too.
hint-told = 💡 { $name } has asked for a hint.

advice-grand = Call Grand Tichu
advice-no-grand = Do not call Grand Tichu
advice-dragon = Give the trick to { $name }
advice-keep-bomb = Keep the bomb
advice-wish = wish: { $rank }
advice-call = with small Tichu
advice-other = Wait

reason-goes-out = These are your last cards: you are out.
reason-leaves-one = After that a single play is left, and you are out with it.
reason-only-move = Nothing else is allowed.
reason-follows-wish = You have to grant the wish for { $rank }.
reason-stops-caller = It takes the trick from { $name }, who has called: { $call }.
reason-stops-last-cards = It takes the trick from { $name }, who has { $count ->
    [one] only one card
   *[other] only { $count } cards
} left.
reason-takes-points = There are { $points } points on the table.
reason-stands = Nothing that is still out beats it.
reason-stands-but-bombs = Only a bomb could still beat it.
reason-smallest = It is the smallest play you have that wins.
reason-dog = The lead goes to { $name }, who has { $count ->
    [one] only one card
   *[other] { $count } cards
} left.
reason-dog-called = The lead goes to { $name }, who has called: { $call }.
reason-sheds-loner = { $card } fits none of your other cards and hardly ever wins a trick.
reason-fits-nowhere = { $card } fits none of your other cards.
reason-sheds-low = { $count } low cards go at once.
reason-sheds-many = It gets rid of { $count } cards at once.
reason-wishes = { $rank }: { $count } still out.
reason-wishes-given = { $name } has the { $rank } you gave, so the wish will find it.
reason-partner-winning = The trick is your partner’s already.
reason-partner-winning-called = The trick is your partner’s, who has called: { $call }.
reason-no-points = There are no points to be won in this trick.
reason-keeps-bomb = Your bomb stays whole.
reason-keeps-high = { $card } stays in your hand for later.
reason-keeps-rank = You keep your cards of rank { $rank } together.
reason-keeps-sets = Any other play that wins would break up a pair or more.
reason-keeps-strength = Any other play that wins would break up a pair or cost a high card.
reason-high-cards = High cards: { $count } of 6 ({ $cards }).
reason-no-high-cards = There is no ace, no Phoenix and no Dragon.
reason-holds-bomb = There is a bomb in it.
reason-partner-has-called = { $name } has called already, and only one can be first.
reason-score-ahead = At this score you need not take the risk.
reason-score-behind = At this score you have to take the risk.
reason-dog-to-opponent = The Dog costs { $name } a lead.
reason-low-to-opponents = Neither opponent gets anything above { $rank }.
reason-good-to-partner = Your partner gets one of your best cards, { $card }.
reason-good-to-partner-called = { $card } helps your partner’s Tichu.
reason-gives-loners = None of your pairs is broken up.
reason-more-cards = { $name } has more cards left ({ $count }) and is more likely to end up last.
reason-plays-last = When you lead, { $name } plays last, and so is more likely to end up last.
reason-spares-caller = { $name } has called, and could use the points.
reason-experience = No single reason stands out, but it did best over a great many rounds.

## Review

command-review-name = review
command-review-description = Your own decisions in a finished round: which cost the most, and what was better
option-review-description = Which match; your last one if you leave it out
option-review-round-description = Which round; the last one if you leave it out
review-title = Round { $number }: your decisions
review-good = You made { $count ->
    [one] one decision, and it was
   *[other] { $count } decisions, and all of them were
} the best you could do. Well played!
review-some = { $good ->
    [0] You made { $count ->
        [one] one decision
       *[other] { $count } decisions
    }. The most expensive:
    [one] Of your { $count } decisions, one could not have been better. The most expensive:
   *[other] Of your { $count } decisions, { $good } could not have been better. The most expensive:
}
review-nothing = There was nothing to decide for you in this round.
review-none = There is no finished round yet in which you have played.
review-not-there = You did not play in that round.
review-loss = −{ $points } { $points ->
    [one] point
   *[other] points
}
review-at-grand = with your first eight cards
review-at-gifts = in the exchange
review-at-call = with your first play
review-at-lead = on lead
review-at-follow = on { $name }’s { $play }
review-compared = You: { $done }
    Better: { $better }
review-called = You called small Tichu. Better: no call.
review-not-called = You did not call. Better: small Tichu.
review-open = My decisions
review-scale = -# Judged by the strong bot, from what you could see at that moment alone. The points are what your choice costs your team on average.
