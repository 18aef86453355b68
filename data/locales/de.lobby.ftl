# Der Tisch vor der Partie, Anfang und Ende, Antworten auf Befehle

lobby-title = **Ein Tichu-Tisch** — such dir einen Platz. Partner sitzen sich gegenüber.
lobby-team = Team { $number }
lobby-seat-free = _freier Platz_
lobby-seat-person = { $name }
lobby-seat-host = { $name } — Gastgeber
lobby-seat-bot = { $name } 🤖 ({ $level })
lobby-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-full = Alle sind da. Der Gastgeber kann starten.
lobby-until = Wenn sich nichts tut, schließt der Tisch { $until }.
lobby-guests = 🔒 Nur für Eingeladene. Noch erwartet: { $names }
lobby-guests-here = 🔒 Nur für Eingeladene.
lobby-sit-free = Hinsetzen
lobby-start = Start
lobby-fill = Mit Bots
lobby-stand = Aufstehen
lobby-shuffle = Mischen
lobby-options = Optionen
lobby-manage = Plätze
lobby-summon = Wer spielt?
lobby-invite = Wen einladen? (nur Gastgeber)
lobby-sit-any = Hinsetzen
lobby-summons = { $name } sucht noch { $count ->
    [one] jemanden
   *[other] { $count } Leute
} für Tichu! ({ $terms })
lobby-summons-early = Eben wurde schon gefragt. Du kannst { $until } wieder fragen.
lobby-help = Hilfe
lobby-alt = Ein Tichu-Tisch vor der Partie. Plätze: { $seats }
lobby-bot-1 = Reiher
lobby-bot-2 = Farn
lobby-bot-3 = Otter
lobby-bot-4 = Ahorn
lobby-bot-5 = Zaunkönig
lobby-bot-6 = Feuervogel
lobby-bot-7 = Lindwurm

lobby-no-seat-taken = Dort sitzt schon jemand. Nimm einen freien Platz oder den eines Bots.
lobby-no-not-invited = An diesen Tisch dürfen sich nur Eingeladene setzen. Frag den Gastgeber, wenn du mitspielen möchtest.
lobby-no-not-seated = Du sitzt nicht an diesem Tisch.
lobby-no-host-only = Das kann nur der Gastgeber.
lobby-no-table-full = Es ist kein Platz frei.
lobby-no-seats-empty = Zum Starten müssen alle vier Plätze besetzt sein. Freie Plätze können Bots übernehmen.
lobby-no-nobody-there = Diese Person sitzt nicht mehr hier.
lobby-no-already-there = Dort sitzt du schon.
lobby-no-too-late = Die Partie läuft schon.
lobby-no-table-empty = An jedem Tisch muss wenigstens ein Mensch sitzen.

## Optionen

terms-title = Optionen dieses Tisches — ab dem Start stehen sie fest.
terms-agreed = Optionen dieses Tisches
terms-target = Bis { $target } Punkte
terms-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}
terms-pace-relaxed = 90 Sekunden pro Zug
terms-pace-fast = 30 Sekunden pro Zug
terms-pace-correspondence = 24 Stunden pro Zug
terms-pace-off = ohne Uhr
terms-window = { $seconds } Sekunden Bombenzeit
terms-house = Hausregeln: { $names }
terms-rated = 🏅 Gewertet
terms-casual = 🎲{ "\u00A0" }Ohne Wertung
terms-practice = 🎯{ "\u00A0" }Übung
terms-day = 📅{ "\u00A0" }Spiel des Tages
terms-casual-why = 🎲{ "\u00A0" }Ohne Wertung: { $why }
terms-end-menu = Wann ist die Partie zu Ende?
terms-pace-menu = Die Zeit für einen Zug
terms-window-menu = Wie lange auf Bomben warten?
terms-house-menu = Hausregeln (beliebig viele)
terms-casual-on = Ohne Wertung
terms-casual-off = Mit Wertung
terms-standard = Standard
panel-back = Zurück
casual-bot = ein Bot spielt mit
casual-chosen = so gewählt
casual-end = es geht nicht bis 1.000 Punkte
casual-house = es gelten Hausregeln
casual-no-clock = es läuft keine Uhr
start-not-rated = ⚠️ Du wolltest eine gewertete Partie, aber so wird sie nicht gewertet: { $why }. Bis zum Start kannst du das unter „{ $options }“ und „{ $manage }“ ändern.
start-not-rated-begun = ⚠️ Du wolltest eine gewertete Partie, aber diese wird nicht gewertet: { $why }.
house-no_grand = Ohne großes Tichu
house-no_grand-what = Alle 14 Karten kommen auf einmal, und niemand sagt ein großes Tichu an.
house-one_two_100 = Doppelsieg zählt 100
house-one_two_100-what = Werden Partner Erster und Zweiter, gibt es 100 statt 200 Punkte.
house-last_dragon_keep = Letzter Drache bleibt
house-last_dragon_keep-what = Wer als Dritter mit dem Drachen fertig wird, behält diesen Stich.
house-one_call_per_team = Eine Ansage pro Team
house-one_call_per_team-what = Hat dein Partner Tichu angesagt, kannst du es nicht mehr.
house-wish_required = Wunschpflicht
house-wish_required-what = Wer den Mah Jong spielt, muss sich eine Karte wünschen.
house-no_reenter_after_pass = Gepasst ist gepasst
house-no_reenter_after_pass-what = Wer passt, ist aus dem Stich, bis eine Bombe kommt.
house-no_out_of_turn_bombs = Bomben nur am Zug
house-no_out_of_turn_bombs-what = Keine Bomben, wenn andere am Zug sind, und keine Bombenzeit am Ende eines Stichs.

## Plätze

level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Experte
manage-title = Plätze
manage-what = Gib jeden Platz einem Bot oder lass ihn frei, und entferne, wer dort sitzt, aber nicht kommt.
manage-free = Platz { $number }: frei
manage-bot-easy = Platz { $number }: Bot ({ level-easy })
manage-bot-normal = Platz { $number }: Bot ({ level-normal })
manage-bot-hard = Platz { $number }: Bot ({ level-hard })
manage-bot-expert = Platz { $number }: Bot ({ level-expert })
manage-person = Platz { $number }: { $name }
manage-remove = Platz { $number }: entfernen…
manage-remove-sure = { $name } vom Platz entfernen?
manage-remove-yes = Entfernen
manage-access-all = Alle dürfen sich setzen
manage-access-guests = Nur Eingeladene dürfen sich setzen

room-resumed = ♻️ Der Bot ist wieder da. Die Partie geht genau dort weiter, wo sie stand.
room-replaced = { $by } spielt anstelle von { $name }.
room-left = { $name } ist gegangen; { $bot } spielt auf dem Platz weiter.
room-closed = Dieser Tisch ist geschlossen.
room-anew-table = `/{ command-tichu-name } { command-start-name }` öffnet einen neuen.
room-anew-practice = Mit `/{ command-tichu-name } { command-practice-name }` kannst du weiter üben.
room-anew-duplicate = `/{ command-tichu-name } { command-duplicate-name }` öffnet zwei neue.
room-closed-because = 🔒 { $name } verwaltet den Server und hat diesen Tisch geschlossen. Grund: { $reason }
room-lobby-expired = Eine Weile kam niemand, deshalb wurde dieser Tisch geschlossen.

reply-not-seated = Du sitzt nicht an diesem Tisch und hast hier keine Karten. Zuschauen kannst du oben auf dem Bild.
reply-not-started = Die Partie hat noch nicht begonnen. Sobald sie läuft, geht das.
reply-table-gone = Dieser Tisch ist vorbei. `/{ command-tichu-name } { command-start-name }` öffnet einen neuen.
reply-no-table = In diesem Kanal ist kein Tisch offen. Öffne einen mit `/{ command-tichu-name } { command-start-name }`.
reply-no-table-past = In diesem Kanal ist kein Tisch offen. Ergebnisse früherer Partien und den Beweis, dass jede Runde ehrlich gemischt war, findest du unter `/{ command-tichu-name } { command-history-name }` und `/{ command-tichu-name } { command-replay-name }` („{ replay-strip }“ → „{ board-verify }“).
reply-no-table-verify = { reply-no-table-past } { fair-never }
reply-unreadable = Die Aufzeichnung des Tischs in diesem Kanal lässt sich nicht lesen, deshalb kann er nicht weitergehen. Der Gastgeber oder wer hier Nachrichten verwalten darf kann ihn mit `/{ command-tichu-name } { command-end-name }` schließen; danach lässt sich ein neuer öffnen. Die Aufzeichnung bleibt erhalten.
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
reply-too-fast = Das war zu schnell hintereinander. Warte ein paar Sekunden; vom Spiel geht nichts verloren.
reply-crowded-host = Du bist schon Gastgeber von { $most } offenen Tischen. Schließ einen mit `/{ command-tichu-name } { command-end-name }`, dann kannst du einen neuen eröffnen.
reply-crowded-guild = Auf diesem Server sind schon { $most } Tische offen. Sobald einer davon fertig ist, kann ein neuer eröffnet werden.
reply-leave-confirm = Wenn du jetzt gehst, spielt ein Bot auf deinem Platz weiter. Wirklich gehen?
reply-leave-confirm-last = Außer dir sitzt hier niemand mehr: Wenn du jetzt gehst, endet die Partie ohne Ergebnis. Wirklich gehen?
reply-leave-confirm-alone = Wenn du jetzt gehst, endet deine Übung hier. Wirklich gehen?
reply-leave-confirm-day = Wenn du jetzt gehst, gilt das Spiel des Tages als nicht beendet, und einen zweiten Versuch gibt es nicht. Wirklich gehen?
reply-leave-confirm-duplicate = Außer dir sitzt hier niemand mehr: Wenn du jetzt gehst, wird auch der andere Tisch geschlossen, und der Vergleich endet ohne Sieger. Wirklich gehen?
reply-leave-yes = Gehen
reply-left = Du hast den Tisch verlassen.
reply-end-confirm-last = Wenn du den Tisch schließt, endet die Partie ohne Ergebnis. Wirklich schließen?
reply-end-confirm-lobby = Die Partie hat noch nicht begonnen, es geht also nichts verloren. Tisch schließen?
reply-end-confirm-alone = Wenn du den Tisch schließt, endet deine Übung hier. Wirklich schließen?
reply-end-confirm-day = Wenn du den Tisch jetzt schließt, gilt das Spiel des Tages als nicht beendet, und einen zweiten Versuch gibt es nicht. Wirklich schließen?
reply-end-confirm-duplicate = Wenn du diesen Tisch schließt, wird auch der andere geschlossen, und der Vergleich endet ohne Sieger. Wirklich schließen?
reply-end-yes = Tisch schließen
reply-kept = Es bleibt, wie es ist.
reply-ended = Der Tisch ist geschlossen.
reply-end-not-allowed = Den Tisch schließen kann nur der Gastgeber oder wer hier Nachrichten verwalten darf.
reply-end-together = 🏅 Eine gewertete Partie beendet niemand allein: Entweder stimmen alle zu, oder ein Team gibt auf.
reply-end-rated = Eine gewertete Partie endet nur vorzeitig, wenn alle am Tisch zustimmen. Wer den Server verwalten darf, kann sie mit `/{ command-manage-name } { command-end-name }` schließen und den Grund dazuschreiben.
manage-end-not-allowed = Das kann nur, wer den Server verwaltet.
manage-end-own = Du hast in dieser gewerteten Partie mitgespielt und kannst sie deshalb nicht selbst schließen, auch wenn du den Server verwaltest. Frag die anderen mit `/{ command-tichu-name } { command-end-name }`, oder bitte jemand anderen, der den Server verwaltet.
reply-board-shown = Der Tisch ist jetzt unten im Kanal.
reply-next-late = Die nächste Runde läuft schon.
reply-rematch-late = In diesem Kanal gibt es schon einen neuen Tisch.
reply-rematch-not-yours = Eine Revanche ist für die, die gespielt haben. `/{ command-tichu-name } { command-start-name }` öffnet einen neuen Tisch.
reply-sat = Du hast einen Platz. Zum Tisch: { $link }
reply-other-channel = Auf diesem Server gibt es Tische nur in diesen Kanälen: { $channels }
reply-guild-only = Bitte nutze diesen Befehl in einem Kanal eines Servers.
