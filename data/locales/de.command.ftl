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

option-target-name = ziel
option-target-description = Bis zu wie vielen Punkten? Üblich sind 1.000
option-bots-name = bots
option-bots-description = Wie viele Bots sollen von Anfang an dabei sein?
option-clock-name = bedenkzeit
option-clock-description = Die Zeit für einen Zug
option-topic-name = thema
option-topic-description = Was möchtest du nachschlagen?
option-step-name = schritt
option-step-description = Mit welchem Schritt? Ohne Angabe geht es dort weiter, wo du warst
choice-clock-relaxed = Gemütlich (90 Sekunden)
choice-clock-fast = Schnell (30 Sekunden)
choice-clock-correspondence = Ab und zu (24 Stunden)
choice-clock-off = Ohne Uhr

help =
    ### So geht es
    - `/{ command-tichu-name } { command-tutorial-name }` ist für den Anfang: zehn kleine Schritte zum Ausprobieren.
    - `/{ command-tichu-name } { command-start-name }` öffnet einen Tisch in diesem Kanal. Sind vier Plätze besetzt, geht es los; freie Plätze können Bots übernehmen.
    - `/{ command-tichu-name } { command-hand-name }` zeigt dir deine Karten, wie der Knopf am Tisch. Nur du siehst sie.
    - `/{ command-tichu-name } { command-board-name }` holt einen Tisch zurück, der nach oben gerutscht ist.
    - `/{ command-tichu-name } { command-scores-name }` zeigt den Punktestand, Runde für Runde.
    - `/{ command-tichu-name } { command-verify-name }` beweist, dass ehrlich gemischt wurde, und zeigt alle vier Hände einer Runde, die vorbei ist.
    - `/{ command-tichu-name } { command-rules-name }` erklärt die Regeln nach Themen.
    - `/{ command-tichu-name } { command-leave-name }` gibt deinen Platz frei. In einer Partie übernimmt ihn ein Bot.
    - `/{ command-tichu-name } { command-end-name }` schließt den Tisch.

    ### Karten spielen
    Wähl Karten auf deiner Hand, und der Bot nennt die Kombination. Darfst du sie spielen, wird der Knopf dafür aktiv; wenn nicht, erfährst du den Grund.
    Eine Bombe kannst du jederzeit werfen, auch wenn du nicht an der Reihe bist. Haben alle gepasst, wartet der Tisch noch einen Moment darauf.
    Läuft deine Zeit ab, handelt der Bot dieses eine Mal für dich. Passiert es wieder, spielt er auf deinem Platz, bis du etwas auf deiner Hand drückst.
