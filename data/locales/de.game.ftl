# Die Wörter des Spiels und der Mitschrift.

## Karten

rank = { $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
suit-jade = Jade
suit-sword = Schwert
suit-pagoda = Pagode
suit-star = Stern
card = { $suit } { $rank }
special-mah-jong = Mah Jong
special-dog = Hund
special-phoenix = Phönix
special-dragon = Drache
phoenix-as = Phönix als { $rank }
phoenix-alone = Phönix ({ $rank }½)

## Kombinationen

combination-pair = Paar { $rank ->
    [J] Buben
    [Q] Damen
    [K] Könige
    [A] Asse
   *[other] { $rank }er
}
combination-triple = Drilling { $rank ->
    [J] Buben
    [Q] Damen
    [K] Könige
    [A] Asse
   *[other] { $rank }er
}
combination-bomb-four = Viererbombe { $rank ->
    [J] Buben
    [Q] Damen
    [K] Könige
    [A] Asse
   *[other] { $rank }er
}
combination-full-house = Full House, { $rank ->
    [J] Buben
    [Q] Damen
    [K] Könige
    [A] Asse
   *[other] { $rank }er
} mit { $pair ->
    [J] Buben
    [Q] Damen
    [K] Königen
    [A] Assen
   *[other] { $pair }ern
}
combination-stairs = Treppe { $low }–{ $rank }
combination-straight = Straße { $low }–{ $rank }
combination-bomb-flush = Straßenbombe { $low }–{ $rank }
reading = { $combination }, Phönix = { $rank }

## Ansagen und Abschnitte

call-small = kleines Tichu
call-grand = großes Tichu
phase-deal = Vorbereitung
phase-grand = Großes Tichu?
phase-exchange = Schupfen
phase-play = Stiche
phase-closing = Bombenzeit
phase-dragon = Drachenstich verschenken
phase-over = Partie beendet
list-names = { $first } und { $last }
list-cards = { $first } und { $last }
team = { $first } & { $second }

## Warum nicht

why-not-now = Das geht gerade nicht.
why-not-your-turn = Du bist nicht an der Reihe.
why-the-table-moved = Inzwischen ist es weitergegangen. Bitte wähle noch einmal.
why-not-your-cards = Diese Karten hast du nicht auf der Hand.
why-no-combination = Diese Karten ergeben keine Kombination.
why-wrong-kind = Du brauchst dieselbe Art von Kombination mit gleich vielen Karten.
why-too-low = Du musst höher spielen als das, was liegt.
why-dog-is-only-led = Der Hund darf nur ausgespielt werden, und nur allein.
why-phoenix-not-on-dragon = Der Phönix schlägt den Drachen nicht. Das kann nur eine Bombe.
why-must-lead = Du spielst aus und darfst deshalb nicht passen.
why-wish-binds = Wer die gewünschte Karte spielen kann, muss es tun.
wish-binds = Gewünscht ist { $rank }, und du kannst den Wunsch erfüllen. Also musst du.
why-no-bomb-before-lead = Vor dem Ausspiel darf nicht gebombt werden.
why-bombs-only = Alle haben gepasst. Jetzt sind nur noch Bomben erlaubt.
why-out-of-cards = Du bist fertig. In dieser Runde gibt es für dich nichts mehr zu tun.
why-already-answered = Du hast schon geantwortet.
why-already-called = Du hast schon angesagt.
why-already-opened = Nach deiner ersten Karte kannst du kein kleines Tichu mehr ansagen.
why-somebody-is-out = Es ist schon jemand fertig. Eine Ansage könnte nur noch verlieren.
why-partner-has-called = An diesem Tisch darf jedes Team nur einmal ansagen, und das ist bei euch schon geschehen.
why-grand-is-off = An diesem Tisch wird ohne großes Tichu gespielt.
why-already-given = Du hast deine Karten schon gewählt. Nimm sie erst zurück, wenn du neu wählen willst.
why-nothing-given = Es gibt nichts zurückzunehmen.
why-gifts-must-differ = Gib allen dreien je eine andere Karte.
why-wish-needs-mah-jong = Wünschen darfst du nur, wenn du den Mah Jong spielst.
why-wish-is-required = An diesem Tisch gehört zum Mah Jong immer ein Wunsch. Bitte nenne einen.
why-no-such-rank = Wünschen kannst du dir nur einen Wert von 2 bis A.
why-wrong-reading = Der Phönix kann hier nicht für diesen Wert stehen.
why-not-an-opponent = Ein Drachenstich geht an das andere Team.
why-not-yours-to-do = Das übernimmt der Bot von selbst.
why-not-a-deck = Ein Spiel besteht aus den 56 verschiedenen Karten.
instead = Möglich wäre: { $cards }

## Mitschrift

automatic = { $line } (automatisch)
round-began = Runde { $number } beginnt. Alle haben 8 Karten.
grand-called = { $name } sagt großes Tichu an!
grand-declined = { $name } verzichtet auf großes Tichu.
hands-filled = Alle haben 14 Karten. Jetzt wird geschupft.
tichu-called = { $name } sagt Tichu an!
gifts-laid = { $name } hat geschupft.
gifts-taken-back = { $name } wählt noch einmal.
exchanged = Alle haben geschupft. { $name } hat den Mah Jong und spielt aus.
played = { $name }: { $combination }.
bombed = { $name } bombt dazwischen: { $combination }!
wish-granted = Der Wunsch ist erfüllt.
wished = Gewünscht ist { $rank }.
went-out = Fertig, Platz { $place }!
dog-led = { $name } spielt den Hund.
passed = { $name } passt.
window-opened = Alle haben gepasst. Kommt keine Bombe, geht der Stich an { $name }.
trick-taken = Der Stich geht an { $name } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}).
dragon-given = { $name } verschenkt den Drachenstich an { $to } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}).
round-scored = Runde { $number } ist zu Ende. Es steht { $ours } zu { $theirs }.
match-won = { $team } gewinnen { $winner } zu { $loser }!
match-drawn = Unentschieden, beide Teams haben { $total }.

## Ergebnisse

round-title = Ergebnis der Runde { $number }
match-title = Endergebnis
place = { $place }.{ "\u00A0" }{ $name }
round-order = Reihenfolge: { $places }
round-one-two = Doppelsieg! { $team } bekommen { $points } Punkte.
call-made = { $name } hat { $call } geschafft: +{ $points }
call-failed = { $name } hat { $call } nicht geschafft: −{ $points }
round-team = { $team }: { SIGNED($points) }, gesamt { $total }
score-target = Gespielt wird bis { $target }
score-team = { $team }: { $total }
score-round = Runde { $number }: { SIGNED($ours) } / { SIGNED($theirs) } (gesamt { $our_total } / { $their_total })

## Warten

wait-deal = Die nächste Runde wird vorbereitet.
wait-grand = Großes Tichu? Es fehlt noch die Antwort von { $names }.
wait-exchange = Es fehlen noch die Karten von { $names }.
wait-lead = { $name } spielt aus.
wait-follow = { $name } ist an der Reihe.
wait-bombs = Alle haben gepasst. Jetzt gehen nur noch Bomben.
wait-dragon = { $name } verschenkt den Drachenstich.
wait-over = Die Partie ist beendet.
then-deal = Es geht { $until } los.
then-no-grand = Sonst wird es { $until } als Nein gewertet.
then-gifts = Sonst wird { $until } automatisch gewählt.
then-lead = Sonst wird { $until } automatisch ausgespielt.
then-wish = Sonst wird { $until } gepasst oder der Wunsch erfüllt.
then-pass = Sonst wird { $until } gepasst.
then-trick = Der Stich geht { $until } an { $name }.
then-dragon = Sonst wird { $until } automatisch entschieden.

## In Bildern, wo wenig Platz ist

picture-round = Runde { $number }
picture-round-over = Ende der Runde { $number }
picture-small = Tichu
picture-grand = Groß
picture-passed = Passt
picture-bombs = Noch Bomben?
picture-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
picture-full = Alle sind da
picture-empty = Frei
sheet-small = T
sheet-grand = GT
sheet-one-two = 1–2
