# Duplicate: dieselben Karten an zwei Tischen.

command-duplicate-name = duplicate
command-duplicate-description = Dieselben Karten an zwei Tischen spielen und vergleichen, was beide Teams daraus machen
option-rounds-name = runden
option-rounds-description = Wie viele Runden beide Tische spielen
option-second-name = zweiter-kanal
option-second-description = Der Kanal für Tisch 2, mit Tisch 1 hier; ohne ihn bekommt jeder Tisch einen privaten Thread

duplicate-title = Dieselben Karten an zwei Tischen
duplicate-level = Bots: { $level }
duplicate-table = Tisch { $number }
duplicate-bot = Bot
duplicate-bots = Bots
duplicate-how = In jeder Runde werden an beiden Tischen dieselben Karten verteilt, und an Tisch 2 sitzt jedes Team dort, wo an Tisch 1 das andere sitzt. So ist das Glück gleich verteilt, und es zählt der Unterschied in Punkten. Freie Plätze übernehmen Bots; an jedem Tisch muss wenigstens ein Mensch sitzen. Gespielt wird zum Spaß, ohne Wertung.
duplicate-where-threads = Jeder Tisch bekommt einen privaten Thread, damit niemand die Karten des anderen sieht.
duplicate-where-channels = Tisch 1 spielt hier, Tisch 2 in { $channel }. Bitte schaut nicht beim anderen Tisch zu.
duplicate-until = Wenn sich nichts tut, wird es { $until } abgesagt.
duplicate-sit = Tisch { $number }, Platz { $seat }
duplicate-seated = Tisch { $number }: { $name }
duplicate-begin = Starten
duplicate-stand = Aufstehen
duplicate-cancel = Absagen
duplicate-thread = Tichu, Tisch { $number } von 2
duplicate-begun = 🃏 Beide Tische spielen. Eine Runde wird verglichen, sobald beide sie beendet haben.
duplicate-ahead = { $rounds ->
    [one] Nach einer Runde führt { $team } mit { $points } Punkten.
   *[other] Nach { $rounds } Runden führt { $team } mit { $points } Punkten.
}
duplicate-even = { $rounds ->
    [one] Nach einer Runde steht es gleich.
   *[other] Nach { $rounds } Runden steht es gleich.
}
duplicate-columns = Punkte 🔵 A : 🟧 B an Tisch 1 · an Tisch 2 → wer an beiden zusammen besser war, und um wie viel.
duplicate-round = Runde { $number }: { $tables }
duplicate-difference = Unterschied
duplicate-won = 🏆 { $team } { $names }: Sieg mit { $points } Punkten Vorsprung.
duplicate-drawn = 🤝 Unentschieden: Beide Teams haben aus denselben Karten dasselbe gemacht.
duplicate-broken = ⏹️ Ein Tisch wurde vor seiner letzten Runde geschlossen; damit endet es ohne Sieger.
duplicate-resigned = 🏳️ { $team } hat an einem Tisch aufgegeben; damit gewinnt { $other }: { $names }.
duplicate-cancelled = ⏹️ Abgesagt.
duplicate-expired = ⏹️ Niemand hat es gestartet, darum wurde es abgesagt.
duplicate-failed = ⚠️ Die beiden Tische ließen sich nicht öffnen. Ist einer der Kanäle besetzt, oder fehlt mir dort ein Recht?
duplicate-compare = Tische vergleichen
duplicate-there = Es werden schon Leute gesucht: { $link }
duplicate-gone = Das ist vorbei.
duplicate-channel-taken = Tisch 1 und Tisch 2 brauchen je einen Kanal, in dem kein Tisch offen ist.
duplicate-no-threads = Hier kann es keinen privaten Thread geben. Nutze den Befehl in einem Textkanal oder nenne einen zweiten Kanal.
duplicate-not-permitted = Für die Threads der Tische brauche ich hier diese Rechte: { $permissions }. Du kannst auch einen zweiten Kanal nennen.
duplicate-sealed = Am anderen Tisch werden dieselben Karten noch gespielt. Ansehen lassen sie sich, sobald beide Tische diese Runde beendet haben.
