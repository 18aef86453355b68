# The rules by topic, at most 1,500 characters each.

rules-topics = Another topic

rules-goal-title = Goal and course of play
rules-goal =
    Four people play in two teams. Partners sit across from each other.
    - Every round each of you gets 14 cards and tries to be rid of them first.
    - Whoever has the lead plays any combination. The others in turn play a higher one of the same kind with the same number of cards, or pass.
    - Having passed, you may still play when your turn comes round again.
    - When all the others have passed one after another, the last player takes every card on the table and leads next.
    - The leader can't pass. If whoever took the trick has no cards left, the next player leads.
    - The round ends when three players are out, or when two partners are out first and second.
    When a round has been scored, a team that has reached the target (usually 1,000) wins. If both have, the higher total wins; if they are equal, you play another round.

rules-cards-title = Cards and what they count
rules-cards =
    There are 56 cards.
    - 2 to 10, J, Q, K and A in four suits: jade, sword, pagoda, star. The ace is high, and never counts as one.
    - No suit is better than another. Suits matter only for straight-flush bombs.
    - Four special cards: Mah Jong, Dog, Phoenix, Dragon.

    These cards count, and together they make 100 points:
    - 5: 5 points
    - 10 and K: 10 points
    - Dragon: 25 points
    - Phoenix: −25 points

rules-combinations-title = Combinations
rules-combinations =
    - Single: one card
    - Pair: two of a rank
    - Stairs: two or more pairs in sequence (3 3 4 4 5 5)
    - Triple: three of a rank
    - Full house: a triple and a pair (K K K 8 8)
    - Straight: five or more cards in sequence (5 6 7 8 9)
    - Bomb: four of a rank, or five or more in sequence in one suit

    You beat a combination with a higher one of the same kind and the same number of cards. Full houses compare by the triple, stairs and straights by their highest card.
    Six cards in a row don't beat five. Only bombs beat everything.

rules-specials-title = Special cards
rules-specials =
    - **Mah Jong**: it is the 1. Whoever holds it after the exchange has the first lead, but need not play it. When you do play it you may make a wish. It can be the 1 of a straight.
    - **Dog**: it can only be led, alone. It hands the lead to your partner at once, or to the next player after your partner if your partner is out. It can't be bombed.
    - **Phoenix**: in a combination it stands for any one card from 2 to A, but never in a bomb. Played alone it is half a rank higher than the single before it; led, it is 1½. It doesn't beat the Dragon. It counts −25 points.
    - **Dragon**: the highest single; only a bomb beats it. It can't be part of a combination. If you win a trick with it you must give the whole trick to one of your opponents. You still lead next.

rules-wish-title = The wish
rules-wish =
    When you play the Mah Jong you may wish for a rank from 2 to A. You don't have to.
    - From then on, whoever holds the wished card in their turn and can legally play it must do so. That includes you and your partner.
    - It must be played even if that takes the Phoenix as a helper, or if a bomb is the only way. Breaking up something better is no excuse.
    - A leader who holds the wished card must lead a combination with it.
    - If you can't play it, you play something else or pass as usual.
    - The Phoenix is never the wished card and doesn't grant the wish.
    - When a combination lies on the table, a bomb without the wished card is allowed too, in turn or not. The wish then stays.
    The wish stays, trick after trick, until somebody plays a real card of the rank, or until the round ends.

rules-bombs-title = Bombs
rules-bombs =
    There are two kinds:
    - four of a rank
    - a straight flush: five or more cards in sequence in one suit

    A bomb beats everything, the Dragon too. Between bombs more cards win, then the higher rank. Neither Phoenix nor Mah Jong can be in a bomb.

    Whenever a combination lies on the table you may bomb it, even out of turn, even your own, and even after everybody has passed. That is why the table waits a moment before a trick is taken.
    You can't bomb before the lead, on the Dog, or on the play that ends the round.
    A bomb wipes out the passes before it, and play goes on with the next player after the bomber. You may also lead a bomb.

rules-exchange-title = The exchange
rules-exchange =
    When everybody has 14 cards, you give one card to each of the other three. Special cards may be given too.
    - All gifts change hands at once, when all four have chosen. Nobody sees a card before that.
    - Until the last player has chosen, you may take your cards back and choose again.
    - What you gave and got is known to you alone.
    - Whoever holds the Mah Jong afterwards leads.
    People usually give a high card to their partner and low ones to their opponents.

rules-calls-title = Calling Tichu
rules-calls =
    A call says that you will be the first one out this round. If you are, your team wins the points; if not, it loses as many.
    - Grand Tichu (200): called on your first 8 cards. The other 6 are dealt when all four have answered.
    - Tichu (100): called at any time before you play your first card of the round. It may be somebody else's turn, before the exchange, or after you have passed.

    You can call only once a round, but several players may call.
    A call is your own: if your partner is out first, it has failed.
    Once somebody is out, nobody can call any more.

rules-scoring-title = Scoring
rules-scoring =
    {"**"}One-two**: if partners are out first and second, their team gets 200 and the others 0. Cards aren't counted.

    {"**"}Otherwise** the round ends when three are out, and the cards are counted.
    - The cards left in the last player's hand go to the other team.
    - The tricks the last player took go to the player who was out first.
    - Each team adds up the cards it has taken. Both together always make 100.

    Calls are added or taken off on top: 100 for Tichu, 200 for Grand Tichu.
    If the third player ends the round with the Dragon, that trick is given away as well.
