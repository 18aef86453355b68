# Die eigene Hand und die Tischnachricht für alle. Knöpfe sind kurz: 34 Zeichen sind zu sehen.

## Tisch

board-hand = Meine Hand
board-trick = Letzter Stich
board-scores = Punkte
board-log = Verlauf
board-rules = Regeln
board-help = Hilfe
board-leave = Verlassen
board-next = Nächste Runde
board-rematch = Revanche
board-top = Es liegt: { $play } von { $name } — { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} im Stich
board-wish = 🐦 Wunsch: { $rank } (noch nicht erfüllt)
board-score = Runde { $round } · { $teams } · bis { $target }
board-score-rounds = Runde { $round } von { $rounds } · { $teams }
board-place = fertig als { $place }.
board-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-points = { $points ->
    [one] 1 Punkt gewonnen
   *[other] { $points } Punkte gewonnen
}
board-passed = gepasst
board-ready-grand = hat geantwortet
board-ready-exchange = hat gewählt
board-last-trick = Letzter Stich ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
board-no-trick = In dieser Runde ist noch kein Stich zu Ende.
board-taken = Letzter Stich: { $name } mit { $play } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
board-before = letzter Stich: { $play }
board-log-title = Verlauf der Runde { $number }
board-log-empty = Bisher ist nichts passiert.
board-log-cut = … der Anfang fehlt hier.

## Hand: was jetzt zu tun ist

hand-head-grand = Großes Tichu?
hand-head-exchange = Gib den drei anderen je eine Karte.
hand-head-lead = Du spielst aus: Jede Kombination ist erlaubt.
hand-head-follow = Du bist dran: Spiel höher oder passe.
hand-head-stuck = Du bist dran, aber nichts auf deiner Hand ist höher. Passe.
hand-head-dragon = Dein Drache hat gewonnen. Wer bekommt den Stich?
hand-out = Du bist als { $place }. fertig. Schau dir den Rest der Runde an.

## Hand: Karten und Kombinationen

hand-cards = { $number ->
    [one] Deine letzte Karte: { $cards }
   *[other] Deine { $number } Karten: { $cards }
}
hand-cards-menu = Karten auswählen
hand-ticked-one = Gewählt: { $what }
hand-ticked = Gewählt: { $cards } → { $what }
hand-ticked-more = Gewählt: { $cards } → mit { $missing }: { $what }
hand-beats = { $what } schlägt { $top }
hand-bombs = 💣 Deine Bomben (nur für dich sichtbar): { $bombs }
hand-meanwhile = Inzwischen auf deinem Platz
hand-meanwhile-grand = **Für dich wurde großes Tichu angesagt:** Es geht um 200 Punkte.
hand-meanwhile-tichu = **Für dich wurde Tichu angesagt:** Es geht um 100 Punkte.
hand-bound = Gewünscht ist { $rank }, und du hast { $cards }. Du musst den Wunsch erfüllen.
hand-hint-play = Tippe Karten an und dann auf den grünen Knopf.
hand-hint-quick = Unter ⚡ steht alles, was gerade geht.
hand-hint-welcome = Neu hier? Das sind deine ersten acht Karten. Sind sie nicht sehr stark, sag lieber kein großes Tichu an. Schritt für Schritt lernst du es mit `/{ command-tichu-name } { command-tutorial-name }`.
hand-hint-exchange = Tippe eine Karte an und dann den Namen der Person, die sie bekommen soll. Sind alle drei vergeben, tippe auf „{ hand-give }“.
hand-unknown = Dieser Knopf gilt nicht mehr. Das ist deine Hand jetzt.

## Hand: Knöpfe

hand-play = Spielen: { $what }
hand-play-then = Spielen: { $what }…
hand-play-readings = Spielen… (Phönix wählen)
hand-play-short = { $count } spielen
hand-play-then-short = { $count } spielen…
hand-phoenix-as = { $what } (Ph { $rank })
hand-play-which = Spielen…
hand-fill = Ergänzen: { $what }
hand-fill-short = Ergänzen
hand-play-none = Karten…
hand-play-wait = Warte
hand-pass = Passen
hand-bomb = 💣
hand-dog = Hund
hand-mah-jong = MJ
hand-phoenix = Phönix
hand-dragon-card = Drache
hand-dog-short = Hd
hand-mah-jong-short = MJ
hand-phoenix-short = Ph
hand-dragon-card-short = Dr
hand-clear = Leeren
hand-undo = Zurück
hand-got-it = Okay
hand-back = Zurück
hand-browse = Liste
hand-quick = Sofort spielen: { $number ->
    [one] 1 Möglichkeit
   *[other] { $number } Möglichkeiten
}
hand-quick-with = Mit Auswahl: { $number ->
    [one] 1 Möglichkeit
   *[other] { $number } Möglichkeiten
}
hand-quick-cut = Sofort: { $number } von { $all } · wähle Karten
hand-quick-with-cut = Mit Auswahl: { $number } von { $all } · wähle mehr
hand-quick-breaks-bomb = zerreißt eine Bombe
hand-quick-breaks-pair = zerreißt ein Paar
hand-quick-breaks-triple = zerreißt einen Drilling
hand-ahead = Automatisch passen…
hand-ahead-short = Auto-Passen
hand-ahead-once = Einmal
hand-ahead-trick = Diesen Stich
hand-ahead-lead = Bis ich ausspiele
hand-ahead-off = Stopp
hand-passing-once = Wenn du drankommst, wird einmal für dich gepasst.
hand-passing-trick = Bis zum Ende dieses Stichs wird für dich gepasst. Ein Wunsch beendet das.
hand-passing-lead = Bis du ausspielst, wird für dich gepasst. Ein Wunsch beendet das.
hand-why-not-now = Geht nicht
hand-why-not-your-turn = Nicht dran
hand-why-no-combination = Ungültig
hand-why-wrong-kind = Passt nicht
hand-why-too-low = Zu niedrig
hand-why-dog-is-only-led = Nur Ausspiel
hand-why-phoenix-not-on-dragon = Zu niedrig
hand-why-wish-binds = Wunsch gilt
hand-why-no-bomb-before-lead = Noch nicht
hand-why-bombs-only = Nur Bomben

## Hand: Fragen

hand-ask-reading = Wofür soll der Phönix stehen?
hand-ask-wish = { $what }: Was wünschst du dir? Mit der Wahl wird sofort gespielt.
hand-ask-bomb = Welche Bombe? Wenn du sie antippst, wird sie sofort gespielt.
hand-ask-own-bomb = Die Bombe auf dem Tisch ({ $top }) ist deine eigene. Trotzdem noch eine werfen ({ $bomb })?
hand-ask-mate-bomb = Die Bombe auf dem Tisch ({ $top }) ist von { $name } aus deinem Team. Trotzdem mit deiner ({ $bomb }) schlagen?
hand-throw-sure = Ja, trotzdem bomben
hand-ask-pause = Bis wann soll für dich gepasst werden?
hand-no-bomb = Du hast keine Bombe, die du jetzt spielen kannst.
hand-wish-menu = Wunsch auswählen
hand-no-wish = Ohne Wunsch
hand-wish-for = Wunsch: { $rank }
hand-wish-held = { $number ->
    [one] Du hast selbst eine davon
   *[other] Du hast selbst { $number } davon
}

## Hand: Ansagen

hand-tichu = Tichu…
hand-grand = Großes Tichu…
hand-no-grand = Kein großes Tichu
hand-ask-call = Kleines Tichu ansagen? +{ $points }, wenn du zuerst fertig bist, sonst −{ $points }.
hand-ask-grand = Großes Tichu ansagen? +{ $points }, wenn du zuerst fertig bist, sonst −{ $points }.
hand-ask-twice = Achtung: { $name } aus deinem Team hat schon angesagt. Zuerst fertig wird nur einer von euch, eine Ansage geht also verloren. Trotzdem ansagen?
hand-call-small = Ja, Tichu!
hand-call-grand = Ja, großes Tichu!

## Hand: Schupfen und Drache

hand-giving = 🎁 Du gibst: { $gifts }
hand-laid = 🎁 Deine Wahl: { $gifts } — getauscht wird, sobald alle gewählt haben.
hand-gave = 🎁 Du hast gegeben: { $gifts }
hand-got = 📥 Du hast bekommen: { $gifts }
hand-give = Schupfen
hand-gift-first = Wähle zuerst die Karte aus, die du geben willst.
hand-take-back = Zurücknehmen
hand-dragon-out = { $name } (Platz { $place })
hand-dragon = { $name } ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
})

## Im Bild

picture-leads = { $name } spielt aus
picture-dragon = Wer bekommt den Stich?
