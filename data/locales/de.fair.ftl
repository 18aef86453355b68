# Das versiegelte Mischen, sein Beweis und die Karten einer Runde, die vorbei ist

why-not-a-salt = Ein Salt hat 32 Stellen aus 0 bis 9 und a bis f.

## Tisch

board-hands = Alle Blätter
board-verify = Mischen prüfen
fair-seal = Siegel dieser Runde: { $digits }

## Der Beweis

fair-sealed-title = Die Karten der Runde { $number } sind versiegelt
fair-sealed = Bevor jemand eine Karte sah, hat dieser Hash die Reihenfolge aller 56 festgelegt:
fair-later = Nach der Runde erfahren alle die Reihenfolge und das Salt dazu. Ergeben sie genau diesen Hash, hat zwischendurch niemand Karten vertauscht, auch der Bot nicht. Schreib ihn dir auf, wenn du vergleichen willst.
fair-never = Eine Runde, die vor der Wertung aufgegeben, beendet oder verlassen wird, bleibt versiegelt, und niemand erfährt die Blätter.
fair-unsealed = Runde { $number } wurde ohne Siegel gegeben, da gibt es nichts zu prüfen.
fair-no-round = Diese Runde wurde noch nicht gespielt.
fair-proof-title = Die Karten der Runde { $number }, entsiegelt
fair-proved = Reihenfolge und Salt ergeben genau den Hash, der die ganze Runde über zu sehen war.
fair-disproved = Reihenfolge und Salt ergeben nicht den Hash, der zu sehen war. Diesem Mischen ist nicht zu trauen.
fair-hash = Siegel:
fair-salt = Salt:
fair-deck = So wurde gegeben, Karte für Karte ({ $names }):
fair-by-hand = Selbst prüfen kannst du es in einem Terminal:
fair-by-program = Oder mit dem Programm des Bots:

## Alle vier Hände

fair-hands-title = Alle vier Blätter der Runde { $number }
fair-hands-dealt = Erste 8: { $first } / dann { $rest }
fair-hands-gave = Gegeben: { $gifts }
fair-hands-held = Nach dem Schupfen: { $cards }
fair-hands-later = Die vier Blätter siehst du, sobald die Runde vorbei ist.

## Befehl

command-verify-name = prüfen
command-verify-description = Prüft, ob die Karten ehrlich gemischt wurden
option-round-name = runde
option-round-description = Welche Runde? Ohne Angabe die letzte
