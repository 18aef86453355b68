# Der Tisch vor der Partie, Anfang und Ende, Antworten auf Befehle

lobby-title = **Ein Tichu-Tisch** — such dir einen Platz. Partner sitzen sich gegenüber.
lobby-team = Team { $number }
lobby-seat-free = _freier Platz_
lobby-seat-person = { $name }
lobby-seat-host = { $name } — Gastgeber
lobby-seat-bot = { $name } 🤖
lobby-terms = Bis { $target } Punkte · { $pace }
lobby-pace-relaxed = 90 Sekunden pro Zug
lobby-pace-fast = 30 Sekunden pro Zug
lobby-pace-correspondence = 24 Stunden pro Zug
lobby-pace-off = ohne Uhr
lobby-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-full = Alle sind da. Der Gastgeber kann starten.
lobby-sit-free = Hinsetzen
lobby-start = Starten
lobby-fill = Mit Bots auffüllen
lobby-stand = Aufstehen
lobby-shuffle = Teams mischen
lobby-help = Hilfe
lobby-alt = Ein Tichu-Tisch vor der Partie. Plätze: { $seats }
lobby-bot-1 = Bot Jade
lobby-bot-2 = Bot Schwert
lobby-bot-3 = Bot Pagode
lobby-bot-4 = Bot Stern
lobby-bot-5 = Bot Spatz
lobby-bot-6 = Bot Phönix
lobby-bot-7 = Bot Drache

lobby-no-seat-taken = Dort sitzt schon jemand. Nimm einen freien Platz oder den eines Bots.
lobby-no-not-invited = An diesen Tisch dürfen sich nur Eingeladene setzen. Frag den Gastgeber, wenn du mitspielen möchtest.
lobby-no-not-seated = Du sitzt nicht an diesem Tisch.
lobby-no-host-only = Das kann nur der Gastgeber.
lobby-no-table-full = Es ist kein Platz frei.
lobby-no-seats-empty = Zum Starten müssen alle vier Plätze besetzt sein. Freie Plätze können Bots übernehmen.
lobby-no-nobody-there = Diese Person sitzt nicht mehr hier.
lobby-no-already-there = Dort sitzt du schon.
lobby-no-too-late = Die Partie läuft schon.

room-resumed = ♻️ Der Bot ist wieder da. Die Partie geht genau dort weiter, wo sie stand.
room-left = { $name } ist gegangen; { $bot } spielt auf dem Platz weiter.
room-closed = Dieser Tisch ist geschlossen. `/{ command-tichu-name } { command-start-name }` öffnet einen neuen.
room-lobby-expired = Eine Weile kam niemand, deshalb wurde dieser Tisch geschlossen. `/{ command-tichu-name } { command-start-name }` öffnet einen neuen.

reply-not-seated = Du sitzt nicht an diesem Tisch und hast hier keine Karten. Zuschauen kannst du oben auf dem Bild.
reply-not-started = Die Partie hat noch nicht begonnen. Danach siehst du hier deine Karten.
reply-table-gone = Dieser Tisch ist vorbei. `/{ command-tichu-name } { command-start-name }` öffnet einen neuen.
reply-no-table = In diesem Kanal ist kein Tisch offen. Öffne einen mit `/{ command-tichu-name } { command-start-name }`.
reply-table-exists = In diesem Kanal gibt es schon einen Tisch: { $link }
reply-table-exists-here = In diesem Kanal gibt es schon einen Tisch. `/{ command-tichu-name } { command-board-name }` holt ihn her.
reply-missing-permissions = Für einen Tisch in diesem Kanal brauche ich diese Rechte: { $permissions }. Bitte frag jemanden, der den Server verwaltet.
permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-embed_links = Links einbetten
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
reply-old-button = Dieser Knopf ist nicht mehr aktuell. `/{ command-tichu-name } { command-hand-name }` zeigt dir deine Karten, wie sie jetzt sind.
reply-error = Da ist etwas schiefgegangen, es wurde nichts getan. Der Partie ist nichts passiert; drück bitte noch einmal.
reply-not-stored = Die Partie kann gerade nicht gespeichert werden, deshalb wurde nichts getan. Es geht nichts verloren; versuch es gleich noch einmal.
reply-slow = Das hat länger gedauert, als Discord erlaubt. Sieh am Tisch nach, ob es geklappt hat; wenn nicht, drück noch einmal.
reply-stopping = Der Bot startet gerade neu. Gleich geht es weiter.
reply-leave-confirm = Wenn du jetzt gehst, spielt ein Bot auf deinem Platz weiter. Wirklich gehen?
reply-leave-yes = Gehen
reply-left = Du hast den Tisch verlassen.
reply-end-confirm = Wenn du den Tisch schließt, endet die Partie ohne Ergebnis. Wirklich schließen?
reply-end-yes = Tisch schließen
reply-ended = Der Tisch ist geschlossen.
reply-end-not-allowed = Den Tisch schließen kann nur der Gastgeber oder wer hier Nachrichten verwalten darf.
reply-board-shown = Der Tisch ist jetzt unten im Kanal.
reply-next-late = Die nächste Runde läuft schon.
reply-rematch-late = In diesem Kanal gibt es schon einen neuen Tisch.
reply-rematch-not-yours = Eine Revanche ist für die, die gespielt haben. `/{ command-tichu-name } { command-start-name }` öffnet einen neuen Tisch.
reply-guild-only = Tichu wird in den Kanälen eines Servers gespielt.
