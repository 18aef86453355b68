# Während der Partie: nicht da sein, gehen, beenden, einspringen

board-more = Mehr…
board-seats = Einspringen
board-rotate = Partner wechseln

## Mehr

more-title = **Die Partie beenden.** { more-note }
more-title-oust = **Die Partie beenden oder einen Platz räumen.** { more-note }
more-note = Deine Zustimmung kannst du jederzeit zurücknehmen; Plätze, auf denen ein Bot spielt, stimmen immer zu.
more-resign = Aufgeben
more-resign-back = Doch nicht aufgeben
more-abort = Ohne Sieger beenden
more-abort-back = Doch nicht beenden
more-oust = { $name } ersetzen
more-oust-back = { $name } doch nicht ersetzen
more-sure-resign = Wenn du jetzt aufgibst, gewinnt das andere Team und die Partie ist vorbei. Wirklich aufgeben?
more-sure-resign-duplicate = Wenn du jetzt aufgibst, hat dein Team an beiden Tischen verloren, und der Vergleich ist zu Ende. Wirklich aufgeben?
more-sure-abort = Wenn du jetzt zustimmst, endet die Partie ohne Sieger. Wirklich beenden?
more-sure-abort-duplicate = Wenn du jetzt zustimmst, wird auch der andere Tisch geschlossen, und der Vergleich endet ohne Sieger. Wirklich beenden?
more-sure-oust = Soll ein Bot den Platz von { $name } übernehmen? Danach kann auch jemand anderes einspringen.
more-sure-resign-yes = Ja, aufgeben
more-sure-abort-yes = Ja, beenden
more-sure-oust-yes = Ja, an einen Bot geben
more-over = Die Partie ist vorbei.

## Was auf Zustimmung wartet

vote-resign = 🏳️ { $names } möchte aufgeben; dazu muss auch { $missing } zustimmen.
vote-abort = ✋ Ohne Sieger beenden? Dafür: { $names }. Zustimmung fehlt noch von: { $missing }
vote-oust = 🚪 { $name } ist nicht da und soll ersetzt werden. Dafür: { $names }. Zustimmung fehlt noch von: { $missing }

## Einspringen

seats-title = **Du kannst für einen Bot einspringen.** Welchen Platz möchtest du?
seats-line = { $name }, Partner von { $partner }
seats-none = Gerade gibt es keinen Bot-Platz für dich. Wer eine Partie verlassen hat, kann nur auf den eigenen Platz zurück.
seats-already = Du sitzt schon an diesem Tisch.

## Verlauf

room-away = 💤 Bei { $name } ist die Zeit zweimal hintereinander abgelaufen; ein Bot übernimmt, bis auf der Hand wieder ein Knopf gedrückt wird.
room-back = 👋 { $name } ist wieder da.
room-taken = 🪑 { $name } springt für { $bot } ein.
room-ousted = 🚪 { $name } war nicht da; den Platz hat jetzt { $bot }.
room-resigned = 🏳️ { $losers } geben auf. **{ $winners } gewinnen!**
room-aborted = ✋ Alle wollten aufhören; niemand gewinnt.
room-abandoned = 💤 Hier war lange niemand, deshalb wurde dieser Tisch geschlossen.

## Über den Karten

note-away = 💤 **Gerade spielt ein Bot für dich.** Drück irgendeinen Knopf, und du spielst wieder selbst.
note-back = 👋 Schön, dass du wieder da bist! Du spielst jetzt wieder selbst.
note-votes = -# Antworten kannst du am Tisch unter „{ $button }“.
note-since = **Seit deinem letzten Zug**

## Erinnerungen

ping-turn = du bist dran!
ping-all = der Tisch wartet auf dich!

## Meine Tische

command-mine-name = meine
command-mine-description = Zeigt alle Tische, an denen du sitzt, und wer dran ist
mine-title = **Deine Tische**
mine-none = Du sitzt gerade an keinem Tisch. Öffne einen mit `/{ command-tichu-name } { command-start-name }`.
mine-lobby = { $link } — wartet auf den Start.
mine-turn = { $link } — ▶️ **Du bist dran.** { $until }
mine-others = { $link } — wartet auf { $names }. { $until }
mine-pause = { $link } — geht gleich weiter. { $until }
mine-adrift = Dein Spiel des Tages — sein Kanal ist weg. Mit `/{ command-tichu-name } { command-daily-name }` spielst du woanders weiter, bis der Tag endet. { $until }
mine-more = … und { $count } weitere.
