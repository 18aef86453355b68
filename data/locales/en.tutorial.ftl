# The tutorial. For each task: what is new, what to do (-do), a nudge (-hint), a kind word (-done). All of it short.

tutorial-heading = { $number }/{ $count } · { $title }
tutorial-partner = Partner Bot
tutorial-passed = { $count ->
    [one] { $names } passes.
   *[other] { $names } pass.
}
tutorial-back = Back
tutorial-again = Again
tutorial-skip = Skip
tutorial-next = Next
tutorial-restart = From the start
tutorial-anew = It has been a while, so here is this step from its beginning.
tutorial-farewell =
    ### 🎓 Well done, you have seen all ten steps!
    Time for a real table: `/{ command-tichu-name } { command-start-name }` with 3 bots starts a match at once, even if you are alone.
    `/{ command-tichu-name } { command-hint-name }` tells you what a strong bot would do, `/{ command-tichu-name } { command-puzzle-name }` has three puzzles a day.
    Whenever you wonder about a rule, `/{ command-tichu-name } { command-rules-name }` has the answer. Have fun!

## 1 Singles

tutorial-singles-title = Single cards
tutorial-singles-1 = You and the partner across from you are a team (🔵), and everybody tries to get rid of their cards first. Somebody has played one card, so you may play one that is higher. Aces are high.
tutorial-singles-1-do = Press one card that is higher than the 7, then the green “Play” button.
tutorial-singles-1-hint = You can win this! Pick the 9, J, K or A and press “Play”.
tutorial-singles-1-done = Nice! Everybody passed, so the cards on the table are yours. That was a trick.
tutorial-singles-2 = Whoever takes a trick leads the next one. The leader may start with anything, but cannot pass.
tutorial-singles-2-do = Start with your 3; it will hardly ever win by itself.
tutorial-singles-2-hint = You could, but high cards are worth keeping. How about the lowest one, the 3?
tutorial-singles-2-done = Good choice. Low cards are best played when you lead.
tutorial-singles-3 = Now there is a queen to beat. If you would rather save your good cards, pass. When your turn comes round again, you may still play.
tutorial-singles-3-do = Press “{ hand-pass }” this time.
tutorial-singles-3-hint = Save that card for later, and press “{ hand-pass }” this time.
tutorial-singles-3-done = First step done! Once all the others have passed, whoever played last takes the trick.

## 2 Pairs and triples

tutorial-sets-title = Pairs and triples
tutorial-sets-1 = Two cards of one rank are a pair. You always need the same kind with the same number of cards, so only a higher pair beats a pair.
tutorial-sets-1-do = Pick both 9s and beat the pair of 6s.
tutorial-sets-1-hint = Use the two 9s this time. You have three queens, so let us save those for a moment.
tutorial-sets-1-done = Your 9s have won! Did you notice that the bot names what you pick?
tutorial-sets-2 = Three cards of one rank are a triple. You lead, so this time you choose the kind.
tutorial-sets-2-do = Play all three queens at once.
tutorial-sets-2-hint = You could, but this time pick the three queens together.
tutorial-sets-2-done = Three cards gone in one go! The more you play at once, the sooner your hand is empty.

## 3 Straights

tutorial-straights-title = Straights
tutorial-straights-1 = Five or more cards in a row are a straight; suits may be mixed. The number must match here too, so five cards are beaten by five cards only.
tutorial-straights-1-do = Play a straight of five that is higher than 3–7.
tutorial-straights-1-hint = You can win this! Pick five cards, either 5 to 9 or 6 to 10.
tutorial-straights-1-done = What a straight! If ticking card after card takes too long, choose from the “Play at once” menu.

## 4 Full house and stairs

tutorial-houses-title = Full house and stairs
tutorial-houses-1 = A triple and a pair together are a full house. Only the triples are compared, so the pair may be low.
tutorial-houses-1-do = Beat the full house of 5s with three 7s and two 4s.
tutorial-houses-1-hint = Pick five cards: the three 7s and both 4s.
tutorial-houses-1-done = Their pair of kings did not matter. Your 7s are higher than their 5s!
tutorial-houses-2 = Two or more pairs in a row are stairs. Whoever leads decides how many.
tutorial-houses-2-do = Play your pairs of 9, 10 and J as stairs.
tutorial-houses-2-hint = You could, but this time pick all six cards: the 9s, the 10s and the jacks.
tutorial-houses-2-done = You now know all the ordinary combinations. That was quick!

## 5 The specials and the Phoenix

tutorial-phoenix-title = The specials and the Phoenix
tutorial-phoenix-1 = There are four special cards: the Mah Jong (a 1), the Dog, the Dragon and the Phoenix. Alone, the Phoenix is half a rank higher than the card before it, so it even beats an ace.
tutorial-phoenix-1-do = Beat the ace with the Phoenix.
tutorial-phoenix-1-hint = Nothing else you hold beats an ace. How about the Phoenix?
tutorial-phoenix-1-done = The Phoenix beats the ace! Only the Dragon is too high for it. It costs 25 points, though.
tutorial-phoenix-2 = In a combination the Phoenix stands for any card from 2 to A. If there are two ways to use it, you are asked which one you mean.
tutorial-phoenix-2-do = Pick 5, 6, 7, 8 and the Phoenix, and make it the higher straight, 5–9.
tutorial-phoenix-2-hint = It takes five cards: 5, 6, 7, 8 and the Phoenix. As a 9 it is worth more than as a 4.
tutorial-phoenix-2-done = The Phoenix became a 9! It helps in every combination except bombs.

## 6 Dog and Dragon

tutorial-dragon-title = Dog and Dragon
tutorial-dragon-1 = The Dog can only be led, all by itself. It beats nothing, but your partner leads at once.
tutorial-dragon-1-do = Play the Dog and give the lead to your partner.
tutorial-dragon-1-hint = You could, but the Dog can be played only when you lead. This is your chance!
tutorial-dragon-1-done = Your partner took over. But look, an opponent has played an ace.
tutorial-dragon-2 = The Dragon is the highest single card: above the ace, above the Phoenix, beaten only by bombs. It fits into no combination.
tutorial-dragon-2-do = Beat the ace with the Dragon.
tutorial-dragon-2-hint = The Dragon wins this trick. How about it?
tutorial-dragon-2-done = Nobody can beat the Dragon!
tutorial-dragon-3 = There is a price: a trick won with the Dragon goes to an opponent, all of it. You still lead next.
tutorial-dragon-3-do = Press the name of the opponent who gets the trick.
tutorial-dragon-3-hint = Either opponent will do. Press one of the buttons with a name.
tutorial-dragon-3-done = Usually the one with more cards gets it: whoever comes last has to hand over their tricks.

## 7 The exchange

tutorial-exchange-title = The exchange
tutorial-exchange-1 = Before the first trick, everybody gives one card to each of the others: a good one to the partner, low ones to the opponents. In a real round you hold 14 cards; here it is 10.
tutorial-exchange-1-do = Press a card, then the name of who gets it. When all three are chosen, press “{ hand-give }”.
tutorial-exchange-1-hint = Give your partner something high, like an ace or a king, and the opponents something low, like the 2 and the 4.
tutorial-exchange-1-done = All the cards changed hands at once. Only you know who gave you what.

## 8 Grand and small Tichu

tutorial-calls-title = Grand and small Tichu
tutorial-calls-1 = With only your first eight cards you may call Grand Tichu: +200 points if you are out first, −200 if not. And look, you have the Dragon, the Phoenix and aces!
tutorial-calls-1-do = Be brave and call Grand Tichu.
tutorial-calls-1-hint = Careful is fine, but this is only practice. How about “{ hand-grand }”?
tutorial-calls-1-done = Grand Tichu! Now everybody will try to stop you.
tutorial-calls-2 = Small Tichu is worth 100 points. You may call it until you play your first card, even during the exchange or on somebody else’s turn.
tutorial-calls-2-do = This hand is good, too. Press “{ hand-tichu }” and call it.
tutorial-calls-2-hint = The exchange can wait. Press “{ hand-tichu }” first.
tutorial-calls-2-done = A call is yours, not your team’s. If your partner is out first, it has failed, so choose well!

## 9 The wish

tutorial-wish-title = The wish
tutorial-wish-1 = Whoever holds the Mah Jong after the exchange leads first. Whoever plays it may wish for a rank, and those who can play that rank must.
tutorial-wish-1-do = Play the Mah Jong and wish for any rank you like.
tutorial-wish-1-hint = Play the Mah Jong this time and choose a wish from the menu. Any rank will do.
tutorial-wish-1-done = Your wish worked! If nobody could, it would stay over the next tricks until somebody did.
tutorial-wish-2 = Now an opponent has wished for an 8, and you hold one. You may neither pass nor play anything else. Press the king first and see what you are told.
tutorial-wish-2-do = Grant the wish and play your 8.
tutorial-wish-2-hint = The wish is 8. Pick your 8.
tutorial-wish-2-done = Well granted. A wish binds everybody, the wisher too, and the Phoenix is no substitute.

## 10 Bombs and the score

tutorial-bombs-title = Bombs and the score
tutorial-bombs-1 = Four cards of one rank are a bomb. It beats everything, and you may throw it even when it is not your turn. It is your partner’s turn now, and an opponent has played the Dragon!
tutorial-bombs-1-do = Press “{ hand-bomb }” and throw your four 7s.
tutorial-bombs-1-hint = You need not wait for your turn. Press “{ hand-bomb }”.
tutorial-bombs-1-done = You beat the Dragon and won 35 points! A trick won with a bomb is not given away.
tutorial-bombs-2 = Five cards in a row in one suit are a bomb too, a stronger one. After everybody has passed, the table waits a few seconds for bombs. That moment is now.
tutorial-bombs-2-do = Press “{ hand-bomb }” before your opponent takes the trick.
tutorial-bombs-2-hint = Only a bomb will do now. Yours is jade 4 to 8.
tutorial-bombs-2-done = Perfect timing! Among bombs more cards win, then the higher rank.
tutorial-bombs-3 = When three are out the round ends and tricks are counted: a 5 is 5 points, a 10 or K is 10, the Dragon 25, the Phoenix −25. But if partners are first and second, it is 200 points at once!
tutorial-bombs-3-do = Your partner is out first. Play both kings together and come second!
tutorial-bombs-3-hint = One at a time gives the opponents a chance. Pick both kings.
tutorial-bombs-3-done = A double victory! Otherwise the last player’s hand goes to the other team, and their tricks to whoever was out first. The first team to reach 1,000 points wins.
