# The words of Tichu and its narration.

## Cards

rank = { $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
suit-jade = Jade
suit-sword = Sword
suit-pagoda = Pagoda
suit-star = Star
card = { $rank } { $suit }
special-mah-jong = Mah Jong
special-dog = Dog
special-phoenix = Phoenix
special-dragon = Dragon
phoenix-as = Phoenix as { $rank }
phoenix-alone = Phoenix ({ $rank }½)

## Combinations

combination-pair = Pair of { $rank ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
   *[other] { $rank }s
}
combination-triple = Three { $rank ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
   *[other] { $rank }s
}
combination-bomb-four = Bomb, four { $rank ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
   *[other] { $rank }s
}
combination-full-house = Full house, { $rank ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
   *[other] { $rank }s
} over { $pair ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
   *[other] { $pair }s
}
combination-stairs = Stairs { $low }–{ $rank }
combination-straight = Straight { $low }–{ $rank }
combination-bomb-flush = Straight-flush bomb { $low }–{ $rank }
reading = { $combination }, Phoenix = { $rank }

## Calls and phases

call-small = Tichu
call-grand = Grand Tichu
phase-deal = Getting ready
phase-grand = Grand Tichu?
phase-exchange = Exchange
phase-play = Tricks
phase-closing = Time for bombs
phase-dragon = Giving the Dragon away
phase-over = Match over
list-names = { $first } and { $last }
list-cards = { $first } and { $last }
team = { $first } & { $second }

## Why not

why-not-now = You can't do that now.
why-not-your-turn = It isn't your turn.
why-the-table-moved = The table has moved on. Please choose again.
why-not-your-cards = You don't hold those cards.
why-no-combination = Those cards make no combination.
why-wrong-kind = You need the same kind of combination with the same number of cards.
why-too-low = You need something higher than what lies on the table.
why-dog-is-only-led = The Dog can only be led, and alone.
why-phoenix-not-on-dragon = The Phoenix doesn't beat the Dragon. Only a bomb does.
why-must-lead = You have the lead, so you can't pass.
why-wish-binds = Whoever can play the wished card has to.
wish-binds = { $rank } is wished for, and you can play one, so you have to.
why-no-bomb-before-lead = No bombs before the lead: wait until a card has been played.
why-bombs-only = Everybody has passed. Only a bomb can be played now.
why-out-of-cards = You are out. Nothing left to do this round.
why-already-answered = You have answered already.
why-already-called = You have called already.
why-already-opened = You have played your first card. It's too late to call Tichu.
why-somebody-is-out = Somebody is out already, so a call could only fail.
why-partner-has-called = At this table only one call a team is allowed, and your partner has called.
why-grand-is-off = This table plays without Grand Tichu.
why-already-given = You have chosen your cards. To choose again, take them back first.
why-nothing-given = There is nothing to take back.
why-gifts-must-differ = Give a different card to each of the three.
why-wish-needs-mah-jong = You can only make a wish when you play the Mah Jong.
why-wish-is-required = At this table you have to make a wish when you play the Mah Jong.
why-no-such-rank = You can only wish for a rank from 2 to A.
why-wrong-reading = The Phoenix can't stand for that rank here.
why-not-an-opponent = A trick won with the Dragon goes to an opponent.
why-not-yours-to-do = The bot does that by itself.
why-not-a-deck = A deck is the 56 different cards.
instead = You could play: { $cards }

## Narration

automatic = { $line } (automatic)
round-began = Round { $number } begins. Everybody has 8 cards.
grand-called = { $name } calls Grand Tichu!
grand-declined = { $name } says no to Grand Tichu.
hands-filled = Everybody has 14 cards. Time to exchange.
tichu-called = { $name } calls Tichu!
gifts-laid = { $name } has chosen the cards to give.
gifts-taken-back = { $name } is choosing again.
exchanged = The cards have changed hands. { $name } holds the Mah Jong and leads.
played = { $name }: { $combination }.
bombed = { $name } bombs out of turn: { $combination }!
wish-granted = The wish is granted.
wished = The wish is { $rank }.
went-out = Out in { $place ->
    [1] first
    [2] second
   *[other] third
} place!
dog-led = { $name } plays the Dog.
passed = { $name } passes.
window-opened = Everybody has passed. Unless a bomb comes, { $name } takes the trick.
trick-taken = { $name } takes the trick ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
dragon-given = { $name } gives the Dragon's trick to { $to } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
round-scored = Round { $number } is over. The score is { $ours } to { $theirs }.
match-won = { $team } win { $winner } to { $loser }!
match-drawn = A draw, { $total } each.

## Results

round-title = Result of round { $number }
match-title = Final result
place = { $place }.{ "\u00A0" }{ $name }
round-order = Places: { $places }
round-one-two = One-two! { $team } score { $points }.
call-made = { $name } made { $call }: +{ $points }
call-failed = { $name } failed { $call }: −{ $points }
round-team = { $team }: { SIGNED($points) }, total { $total }
score-target = Playing to { $target }
score-team = { $team }: { $total }
score-round = Round { $number }: { SIGNED($ours) } / { SIGNED($theirs) } (total { $our_total } / { $their_total })

## Waiting

wait-deal = The next round is being prepared.
wait-grand = Waiting for { $names }: Grand Tichu or not?
wait-exchange = Waiting for { $names } to choose cards to give.
wait-lead = { $name } has the lead.
wait-follow = It's { $name }'s turn.
wait-bombs = Everybody has passed. Bombs only now.
wait-dragon = { $name } is choosing who gets the Dragon's trick.
wait-over = The match is over.
then-deal = It starts { $until }.
then-no-grand = Counted as no { $until }.
then-gifts = Chosen automatically { $until }.
then-lead = A card is played automatically { $until }.
then-wish = Automatic pass, or the wished card, { $until }.
then-pass = Automatic pass { $until }.
then-trick = { $name } takes the trick { $until }.
then-dragon = Given automatically { $until }.

## In pictures, where room is short

picture-round = Round { $number }
picture-round-over = End of round { $number }
picture-small = Tichu
picture-grand = Grand
picture-passed = Pass
picture-bombs = Any bombs?
picture-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
picture-full = Everybody is here
picture-empty = Free
sheet-small = T
sheet-grand = GT
sheet-one-two = 1–2
