# The sealed deal, its proof, and the hands of a round that is over

why-not-a-salt = A salt has 32 digits from 0 to 9 and a to f.

## The board

board-hands = All four hands
board-verify = Check the deal
fair-seal = Seal of this deal: { $digits }

## The proof

fair-sealed-title = The deal of round { $number } is sealed
fair-sealed = Before anybody saw a card, this hash fixed the order of all 56:
fair-later = After the round the order and its salt are told to everybody. If they give this same hash, nobody has swapped a card in between, not even the bot. Write it down if you want to compare.
fair-never = A round that is resigned, stopped or left before it is scored is never opened: its hands stay secret.
fair-unsealed = Round { $number } was dealt without a seal, so there is nothing to check.
fair-no-round = That round has not been played yet.
fair-proof-title = The deal of round { $number }, unsealed
fair-proved = The order of the cards and the salt give exactly the hash that was public during the round.
fair-disproved = The order of the cards and the salt do not give the hash that was public. Do not trust this deal.
fair-hash = Seal:
fair-salt = Salt:
fair-deck = In dealing order, a card at a time ({ $names }):
fair-by-hand = To check it yourself, in a terminal:
fair-by-program = Or with the bot's own program:

## All four hands

fair-hands-title = All four hands of round { $number }
fair-hands-dealt = First 8: { $first } / then { $rest }
fair-hands-gave = Gave: { $gifts }
fair-hands-held = After the exchange: { $cards }
fair-hands-later = The four hands are shown once the round is over.

## The command

command-verify-name = verify
command-verify-description = Check that the cards were shuffled fairly
option-round-name = round
option-round-description = Which round? The newest if you leave it out
