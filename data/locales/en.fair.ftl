# The sealed deal, its proof, and the cards of a round that is over

why-not-a-salt = A salt has 32 digits from 0 to 9 and a to f.
