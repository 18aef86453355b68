# Was über Leute gespeichert ist (/tichu datenschutz)

command-privacy-name = datenschutz
command-privacy-description = Zeigt, was ich über dich speichere, gibt es dir mit oder löscht es
command-privacy-show-name = anzeigen
command-privacy-show-description = Zeigt, was ich über dich speichere und wie lange
command-privacy-export-name = mitnehmen
command-privacy-export-description = Schickt dir alles, was ich über dich speichere, als Datei, nur dir
command-privacy-delete-name = löschen
command-privacy-delete-description = Löscht alles über dich; vorher frage ich noch einmal nach

privacy-title = Was ich über dich speichere
privacy-what = Deine Discord-ID, deinen Namen zu der Zeit, als du dich gesetzt hast, was am Tisch passiert ist und deine Antworten auf Rätsel. Deine Nachrichten kann ich nicht lesen, und ich gebe nichts weiter.
privacy-kept-settings = **Einstellungen:** { $count ->
    [0] Du hast nichts geändert.
   *[other] Was du für Sprache, Karten und Erinnerungen gewählt hast. Gespeichert, bis du es löschst.
}
privacy-kept-tables = **Tische:** { $count ->
    [0] Keine.
    [one] Ein Platz an einem Tisch, offen oder geschlossen.
   *[other] Je ein Platz an { $count } Tischen, offen oder geschlossen.
} Ein Tisch, an dem keine Partie begonnen hat, wird nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht.
privacy-kept-results = **Partien:** { $count ->
    [0] Noch ist keine zu Ende.
    [one] Eine, mit Punkten und Ansagen und dem, was daraus für Statistik und Wertung folgt.
   *[other] { $count }, mit Punkten und Ansagen und dem, was daraus für Statistik und Wertung folgt.
} Ergebnisse bleiben auf Dauer.
privacy-kept-cards-ever = **Karten:** Wer was gespielt hat, damit man eine Partie noch einmal ansehen kann. Das bleibt auf Dauer, nennt aber nur Plätze und keine Namen.
privacy-kept-cards-days = **Karten:** Wer was gespielt hat, damit man eine Partie noch einmal ansehen kann. Das bleibt nach der Partie { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang und nennt nur Plätze, keine Namen.
privacy-kept-idle = **Wenn du wegbleibst:** Wer { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang an keinem Tisch sitzt und kein Rätsel löst, wird gelöscht wie auf eigenen Wunsch.
privacy-kept-not = **Nicht gespeichert:** In keinem Protokoll stehen Namen, IDs oder Karten von Leuten. Den Schlüssel zu offenen Karten vergesse ich nach 15 Minuten.
privacy-how = `/{ command-tichu-name } { command-privacy-name } { command-privacy-export-name }` gibt dir alles als Datei, `/{ command-tichu-name } { command-privacy-name } { command-privacy-delete-name }` löscht es.

privacy-exported = Hier ist alles, was ich über dich speichere. Diese Nachricht siehst nur du.
privacy-exported-short = Hier ist alles, was ich über dich speichere, nur ohne deine einzelnen Spielzüge: Für eine Datei auf Discord sind es zu viele. Diese Nachricht siehst nur du.

privacy-question =
    ### Alles über dich löschen?
    - **Das verschwindet für immer:** deine Einstellungen und Antworten auf Rätsel, und deine ID und dein Name an jedem Tisch und in jedem Ergebnis. Niemand kann mehr erkennen, dass du es warst, und niemand kann es zurückholen: Wertung und Statistik beginnen für dich von vorn.
    - **Das bleibt:** Ergebnisse, Punkte und Spielzüge, denn sie gehören auch den anderen. An deiner Stelle steht „{ deleted-player }“.
    - **Das bleibt als Zeichen:** deine ID in verwürfelter Form, an der sie sich nur wiedererkennen lässt, damit deine Daten nicht mit einer älteren Kopie zurückkommen und niemand die Karten des Tages zweimal spielt.
    - **Darauf habe ich keinen Zugriff:** Nachrichten, die schon auf Discord stehen, und Kopien der Datenbank beim Betreiber.
privacy-question-seats = - **Dein Platz:** { $count ->
    [one] Du sitzt gerade an einem Tisch und verlässt ihn damit.
   *[other] Du sitzt gerade an { $count } Tischen und verlässt sie damit.
} In einer Partie übernimmt ein Bot.
privacy-question-alone = - **Wo du allein spielst:** Deine offenen Tische werden geschlossen, ob zum Üben oder mit dem Spiel des Tages; das Spiel des Tages lässt sich nicht wiederholen.
privacy-delete-yes = Endgültig löschen
privacy-delete-no = Alles behalten
privacy-kept-all = Es wurde nichts gelöscht.
privacy-deleted = Alles über dich ist gelöscht. Setzt du dich wieder, bist du ein neues Gesicht.
privacy-seated = Du hast dich gerade an einen Tisch gesetzt, darum wurde nichts gelöscht. Verlass ihn und versuch es noch einmal.
deleted-player = Gelöschter Spieler
