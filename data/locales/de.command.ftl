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
command-tutorial-description = Lern Tichu in zehn kleinen Schritten, beim Spielen
command-help-name = hilfe
command-help-description = Erklärt, wie man einen Tisch öffnet und spielt
command-scores-name = punkte
command-scores-description = Zeigt den Punktestand, Runde für Runde
command-settings-name = einstellungen
command-settings-description = Wähl deine Sprache, wie du deine Karten hältst und woran du erinnert wirst
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
option-access-description = Wer sich setzen darf; mit Eingeladenen sind es sonst nur sie
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
    - `/{ command-tichu-name } { command-tutorial-name }` ist für den Anfang: zehn kleine Schritte zum Ausprobieren.
    - `/{ command-tichu-name } { command-start-name }` öffnet einen Tisch in diesem Kanal; freie Plätze können Bots übernehmen. `/{ command-tichu-name } { command-duplicate-name }` öffnet zwei mit denselben Karten.
    - `/{ command-tichu-name } { command-hand-name }` zeigt dir deine Karten, wie der Knopf am Tisch.
    - `/{ command-tichu-name } { command-board-name }` holt einen Tisch zurück, der nach oben gerutscht ist, `/{ command-tichu-name } { command-scores-name }` zeigt den Punktestand.
    - `/{ command-tichu-name } { command-verify-name }` beweist, dass ehrlich gemischt wurde, und zeigt nach einer Runde alle vier Hände.
    - `/{ command-tichu-name } { command-rules-name }` erklärt die Regeln nach Themen.
    - `/{ command-tichu-name } { command-leaderboard-name }` zeigt, wer vorn liegt, `/{ command-tichu-name } { command-stats-name }`, wie du spielst, und `/{ command-tichu-name } { command-achievements-name }`, was du erreicht hast.
    - `/{ command-tichu-name } { command-hint-name }` hilft beim Üben, `/{ command-tichu-name } { command-review-name }` nach einer Runde, `/{ command-tichu-name } { command-puzzle-name }` jeden Tag.
    - `/{ command-tichu-name } { command-settings-name }` ist für Sprache, Reihenfolge der Karten und Erinnerungen.
    - `/{ command-tichu-name } { command-leave-name }` gibt deinen Platz frei. In einer Partie übernimmt ihn ein Bot.
    - `/{ command-tichu-name } { command-end-name }` schließt den Tisch.
    - `/{ command-tichu-name } { command-privacy-name } { command-privacy-show-name }` sagt, was ich über dich speichere, und wie du es löschst.

    ### Karten spielen
    Wähl Karten auf deiner Hand, und der Bot nennt die Kombination und ob du sie spielen darfst, oder warum nicht.
    Eine Bombe kannst du jederzeit werfen, auch wenn du nicht an der Reihe bist. Haben alle gepasst, wartet der Tisch noch einen Moment darauf.
    Läuft deine Zeit ab, handelt der Bot dieses eine Mal für dich. Passiert es wieder, spielt er auf deinem Platz, bis du etwas auf deiner Hand drückst.
