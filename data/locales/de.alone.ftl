# Allein mit Bots: Übung und Spiel des Tages.

command-practice-name = übung
command-practice-description = Übe mit drei Bots, ganz für dich
command-daily-name = tagesspiel
command-daily-description = Das Spiel des Tages: Alle bekommen dieselben Karten. Sieh, wie du stehst
option-where-name = wo
option-where-description = In einem eigenen Thread oder in deinen Direktnachrichten mit dem Bot
choice-where-thread = Privater Thread
choice-where-direct = Direktnachrichten
permission-create_private_threads = Private Threads erstellen

alone-thread = Tichu-Übung
alone-open = Dein Tisch steht bereit: { $link }
    Es geht um nichts, es läuft keine Uhr, und niemand sonst kann sich setzen.
    Wenn du nicht weiterweißt, sagt dir „{ hand-ask-hint }“ auf deiner Hand, was ein starker Bot täte.
alone-there = Du spielst schon: { $link }
alone-hello = 🃏 Hier ist dein Tisch.
alone-no-direct = Du nimmst von diesem Server keine Direktnachrichten an, darum kann ich dort keinen Tisch öffnen. Erlaube sie in den Privatsphäre-Einstellungen des Servers oder wähle „{ choice-where-thread }“.
alone-no-threads = Hier sind keine privaten Threads möglich. Nutze den Befehl in einem Textkanal oder wähle „{ choice-where-direct }“.
alone-not-permitted = Für einen Thread brauche ich hier diese Rechte: { $permissions }. Du kannst auch „{ choice-where-direct }“ wählen.

day-thread = Spiel des Tages, { $date }
day-on = Dein Spiel des Tages geht da weiter, wo du aufgehört hast: { $link }
day-open = Das Spiel des Tages steht bereit: { $link }
    Eine Runde mit drei Bots. Alle bekommen am selben Platz dieselben Karten und dürfen sie bis Mitternacht UTC einmal spielen. Es zählt der Abstand in Punkten, Ansagen inbegriffen. Wie es den anderen ergangen ist, siehst du danach.
day-title = Spiel des Tages, { $date }
day-ranking = Rangliste des Tages
day-own = Du: **{ $score }** Punkte, Platz { $place } von { $count } auf allen Servern.
day-own-none = Du hast nicht zu Ende gespielt und stehst deshalb nicht in der Rangliste.
day-streak = 🔥 { $count } Tage in Folge
day-here = Dieser Server
day-everywhere = Alle Server
day-line = { $place } { $name }: { $score }
day-next = Neue Karten gibt es { $until }.
day-winner = 👑 Am Vortag vorn: { $names } mit { $score } Punkten
day-proof = Die Karten des Vortags waren versiegelt mit
day-not-yet = Die Rangliste siehst du, sobald du diese Karten gespielt hast: `/{ command-tichu-name } { command-daily-name }`.
day-sealed = Diese Partie war ein Spiel des Tages. Ansehen kannst du sie, sobald du es selbst gespielt hast: `/{ command-tichu-name } { command-daily-name }`.
day-spent = Das Spiel des Tages hattest du schon; es lässt sich nicht wiederholen, auch wenn deine Daten gelöscht sind. Ein neues gibt es { $until }.
day-share = Teilen
day-shared = In { $channel } gepostet.
day-share-direct = Hier würde es niemand lesen. Nutze `/{ command-tichu-name } { command-daily-name }` in einem Kanal deines Servers und teile es dort.
day-share-elsewhere = In dem Kanal über diesem Thread darfst du oder darf ich nicht schreiben. Nutze `/{ command-tichu-name } { command-daily-name }` in einem anderen Kanal und teile es dort.
day-shared-line = **{ $name }** im Spiel des Tages vom { $date }: { $score } Punkte, Platz { $place } von { $count }
day-shared-how = Dieselben Karten warten bis Mitternacht UTC auf alle: `/{ command-tichu-name } { command-daily-name }`
date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
