# Die versiegelte Kartenfolge, ihr Beweis und die Karten einer Runde, die vorbei ist

why-not-a-salt = Ein Salt hat 32 Stellen aus 0 bis 9 und a bis f.
