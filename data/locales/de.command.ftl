# Namen und Beschreibungen der Befehle: höchstens 32 und 100 Zeichen.

command-tichu-name = tichu
command-tichu-description = Spielt Tichu in diesem Kanal
command-start-name = start
command-start-description = Öffnet in diesem Kanal einen Tichu-Tisch
command-hand-name = hand
command-hand-description = Zeigt dir deine Karten, nur dir
command-board-name = tisch
command-board-description = Holt den Tisch ans Ende des Kanals
command-leave-name = verlassen
command-leave-description = Verlässt den Tisch; in einer Partie übernimmt ein Bot deinen Platz
command-end-name = beenden
command-end-description = Schließt den Tisch (für Gastgeber und alle, die hier Nachrichten verwalten)
command-rules-name = regeln
command-rules-description = Erklärt die Regeln von Tichu nach Themen
command-tutorial-name = lernen
command-tutorial-description = Lerne Tichu in zehn kleinen Schritten beim Spielen
command-help-name = hilfe
command-help-description = Erklärt, wie man einen Tisch öffnet und spielt
command-scores-name = punkte
command-scores-description = Zeigt den Punktestand, Runde für Runde
command-settings-name = einstellungen
command-settings-description = Wähle deine Sprache, wie du deine Karten hältst und woran du erinnert wirst
command-manage-name = tichu-verwalten
command-manage-description = Tichu auf diesem Server, für alle, die ihn verwalten dürfen
command-manage-end-description = Schließt den Tisch in diesem Kanal und sagt allen, warum (für alle, die den Server verwalten)
command-config-name = server
command-config-description = Richtet Tichu für diesen Server ein (für alle, die ihn verwalten)

option-target-name = ziel
option-target-description = Bis zu wie vielen Punkten? Üblich sind 1.000
option-bots-name = bots
option-bots-description = Wie viele Bots sollen von Anfang an dabei sein?
option-clock-name = bedenkzeit
option-clock-description = Die Zeit für einen Zug
option-level-name = stärke
option-level-description = Wie gut die Bots spielen
option-mode-name = wertung
option-mode-description = Ob die Partie gewertet wird
option-access-name = zugang
option-access-description = Wer sich setzen darf. Ohne Angabe alle; lädst du jemanden ein, nur deine Gäste
option-invite1-name = gast1
option-invite1-description = Jemand, der mitspielen soll
option-invite2-name = gast2
option-invite2-description = Noch jemand, der mitspielen soll
option-invite3-name = gast3
option-invite3-description = Die vierte Person
option-minimum-name = mindestens
option-minimum-description = Wie viele Partien es für die Rangliste braucht
option-topic-name = thema
option-topic-description = Was möchtest du nachschlagen?
option-step-name = schritt
option-step-description = Mit welchem Schritt? Ohne Angabe geht es dort weiter, wo du warst
choice-clock-relaxed = Gemütlich (90 Sekunden)
choice-clock-fast = Schnell (30 Sekunden)
choice-clock-correspondence = Ab und zu (24 Stunden)
choice-clock-off = Ohne Uhr
choice-level-easy = Leicht
choice-level-normal = Normal
choice-level-hard = Schwer
choice-level-expert = Experte
choice-mode-rated = Gewertet
choice-mode-casual = Ohne Wertung
choice-access-open = Alle
choice-access-invited = Nur Eingeladene

help =
    ### So geht es
    - **Neu hier?** `/{ command-tichu-name } { command-tutorial-name }` zeigt dir Tichu in zehn Schritten, `/{ command-tichu-name } { command-rules-name }` erklärt die Regeln.
    - **Zusammen:** `/{ command-tichu-name } { command-start-name }` öffnet hier einen Tisch; Bots füllen freie Plätze. `/{ command-tichu-name } { command-duplicate-name }` öffnet zwei mit denselben Karten.
    - **Allein:** `/{ command-tichu-name } { command-practice-name }` mit drei Bots, `/{ command-tichu-name } { command-daily-name }` mit denselben Karten für alle, `/{ command-tichu-name } { command-puzzle-name }` mit drei Fragen am Tag.
    - **Am Tisch:** `/{ command-tichu-name } { command-hand-name }` zeigt deine Karten nur dir, `/{ command-tichu-name } { command-board-name }` holt den Tisch nach unten, `/{ command-tichu-name } { command-scores-name }` nennt den Stand, `/{ command-tichu-name } { command-mine-name }` alle deine Tische.
    - **Aufhören:** `/{ command-tichu-name } { command-leave-name }` gibt deinen Platz einem Bot, `/{ command-tichu-name } { command-end-name }` schließt den Tisch.
    - **Rat:** `/{ command-tichu-name } { command-hint-name }` ohne Wertung, `/{ command-tichu-name } { command-review-name }` nach einer Runde.
    - **Vergangenes:** `/{ command-tichu-name } { command-history-name }` findet Partien, `/{ command-tichu-name } { command-replay-name }` zeigt sie Zug für Zug, `/{ command-tichu-name } { command-export-name }` gibt dir eine Datei. `/{ command-tichu-name } { command-verify-name }` prüft, ob ehrlich gemischt wurde.
    - **Wer steht wo:** `/{ command-tichu-name } { command-leaderboard-name }` zeigt, wer führt, `/{ command-tichu-name } { command-stats-name }`, wie du spielst, `/{ command-tichu-name } { command-achievements-name }`, was du erreicht hast.
    - **Deins:** `/{ command-tichu-name } { command-settings-name }` für Sprache, Kartenfolge und Erinnerungen, `/{ command-tichu-name } { command-privacy-name } { command-privacy-show-name }` für das, was ich über dich speichere und wie du es löschst.

    ### Karten spielen
    Wähle Karten auf deiner Hand: Der Bot nennt die Kombination und sagt, ob du sie spielen darfst oder warum nicht.
    Bomben darfst du jederzeit; haben alle gepasst, wartet der Tisch einen Moment darauf.
    Läuft deine Zeit ab, handelt der Bot einmal für dich. Beim nächsten Mal spielt er weiter, bis du auf deiner Hand etwas drückst.
