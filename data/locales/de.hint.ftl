# Was Bots raten: Möglichkeiten, ihr Wert und die Gründe

command-hint-name = tipp
command-hint-description = Was würde ein starker Bot mit deiner Hand tun? (beim Üben und in Partien ohne Wertung)

hand-ask-hint = Tipp
hint-title = 💡 **Das würde der starke Bot tun**
hint-line = **{ $place }.** { $what } · { SIGNED($points) }
hint-line-bare = **{ $place }.** { $what }
hint-call = 📣 Dazu kleines Tichu ansagen? Ja ({ SIGNED($points) })
hint-no-call = 📣 Dazu kleines Tichu ansagen? Nein ({ SIGNED($points) })
hint-scale = -# Die Zahlen sind die Punkte, die der Bot in dieser Runde für dein Team erwartet, nach dem, was du sehen kannst. Ein paar Punkte hin oder her bedeuten wenig.
hint-scale-call = -# Die Zahl bei einer Ansage: So viele Punkte mehr bekommt dein Team mit ihr im Schnitt als ohne sie. Das Risiko bei diesem Stand ist schon abgezogen; über 0 lohnt sie sich.
hint-nothing = Du hast gerade nichts zu entscheiden.
hint-given = Du hast deine Karten schon geschupft.
hint-rated = Diese Partie ist gewertet, da gibt es keine Tipps. Nach jeder Runde kannst du sie dir mit `/{ command-tichu-name } { command-review-name }` ansehen.
hint-day = Beim Spiel des Tages gibt es keine Tipps: Da spielen alle ohne Hilfe. Wenn du fertig bist, sagt dir `/{ command-tichu-name } { command-review-name }` mehr.
hint-others = Hier gibt es keine Tipps: Dieselben Karten werden auch an einem anderen Tisch gespielt.
hint-told = 💡 { $name } hat sich einen Tipp geholt.

advice-grand = Großes Tichu ansagen
advice-no-grand = Kein großes Tichu ansagen
advice-dragon = Den Stich an { $name } geben
advice-keep-bomb = Die Bombe behalten
advice-wish = Wunsch: { $rank }
advice-call = mit kleinem Tichu
advice-other = Abwarten

reason-goes-out = Das sind deine letzten Karten: Du bist fertig.
reason-leaves-one = Danach bleibt eine einzige Kombination, und mit der bist du fertig.
reason-only-move = Etwas anderes ist nicht erlaubt.
reason-follows-wish = Du musst den Wunsch erfüllen: { $rank }.
reason-stops-caller = Der Stich geht nicht an { $name } (Ansage: { $call }).
reason-stops-last-cards = { $name } hat nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} und bekommt den Stich nicht.
reason-takes-points = Es liegen { $points } Punkte im Stich.
reason-stands = Nichts, was noch draußen ist, schlägt das.
reason-stands-but-bombs = Nur eine Bombe könnte das noch schlagen.
reason-smallest = Es ist das Kleinste auf deiner Hand, das sticht.
reason-dog = Das Ausspiel geht an { $name } mit { $count ->
    [one] nur noch einer Karte
   *[other] { $count } Karten
}.
reason-dog-called = Das Ausspiel geht an { $name } (Ansage: { $call }).
reason-sheds-loner = { $card } passt zu nichts und gewinnt kaum je einen Stich.
reason-fits-nowhere = { $card } passt zu nichts anderem auf deiner Hand.
reason-sheds-low = So gehen { $count } niedrige Karten auf einmal.
reason-sheds-many = So wirst du { $count } Karten auf einmal los.
reason-wishes = { $rank }: noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} draußen.
reason-wishes-given = { $name } hat von dir eine Karte vom Wert { $rank } bekommen, der Wunsch trifft also.
reason-partner-winning = Der Stich gehört schon deinem Partner.
reason-partner-winning-called = Der Stich gehört deinem Partner, und der hat angesagt: { $call }.
reason-no-points = In diesem Stich gibt es keine Punkte zu holen.
reason-keeps-bomb = Deine Bombe bleibt erhalten.
reason-keeps-high = { $card } bleibt für später auf der Hand.
reason-keeps-rank = Deine Karten vom Wert { $rank } bleiben zusammen.
reason-keeps-sets = Alles andere, was sticht, würde ein Paar oder mehr zerreißen.
reason-keeps-strength = Alles andere, was sticht, zerreißt ein Paar oder kostet eine hohe Karte.
reason-high-cards = Hohe Karten: { $count } von 6 ({ $cards }).
reason-no-high-cards = Da ist kein Ass, kein Phönix und kein Drache.
reason-holds-bomb = Eine Bombe ist dabei.
reason-partner-has-called = { $name } hat schon angesagt, und nur einer kann Erster werden.
reason-score-ahead = Bei diesem Stand muss man das nicht wagen.
reason-score-behind = Bei diesem Stand muss man es wagen.
reason-dog-to-opponent = Der Hund kostet { $name } ein Ausspiel.
reason-low-to-opponents = Kein Gegner bekommt etwas über { $rank }.
reason-good-to-partner = Dein Partner bekommt eine deiner besten Karten, { $card }.
reason-good-to-partner-called = { $card } hilft dem Tichu deines Partners.
reason-gives-loners = Keines deiner Paare wird zerrissen.
reason-more-cards = { $name } hat noch mehr Karten ({ $count }) und wird deshalb eher Letzter.
reason-plays-last = Spielst du aus, kommt { $name } zuletzt dran und wird deshalb eher Letzter.
reason-spares-caller = { $name } hat angesagt und hätte etwas von den Punkten.
reason-experience = Dafür gibt es keinen einzelnen Grund, aber in sehr vielen Runden lief es so am besten.

## Nachbetrachtung

command-review-name = analyse
command-review-description = Deine Entscheidungen in einer beendeten Runde: welche teuer war und was besser gewesen wäre
option-review-description = Welche Partie? Ohne Angabe deine letzte
option-review-round-description = Welche Runde? Ohne Angabe die letzte
review-title = Runde { $number }: deine Entscheidungen
review-good = Du hattest { $count ->
    [one] eine Entscheidung, und die war
   *[other] { $count } Entscheidungen, und alle waren
} nicht zu verbessern. Gut gespielt!
review-some = { $good ->
    [0] Du hattest { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }. Am teuersten:
    [one] Von deinen { $count } Entscheidungen war eine nicht zu verbessern. Am teuersten:
   *[other] Von deinen { $count } Entscheidungen waren { $good } nicht zu verbessern. Am teuersten:
}
review-nothing = In dieser Runde hattest du nichts zu entscheiden.
review-none = Es gibt noch keine beendete Runde, in der du gespielt hast.
review-not-there = In dieser Runde hast du nicht gespielt.
review-loss = −{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
review-at-grand = mit den ersten acht Karten
review-at-gifts = beim Schupfen
review-at-call = bei deiner ersten Karte
review-at-lead = beim Ausspielen
review-at-follow = auf { $play } von { $name }
review-compared = Du: { $done }
    Besser: { $better }
review-called = Du hast kleines Tichu angesagt. Besser: keine Ansage.
review-not-called = Du hast nichts angesagt. Besser: kleines Tichu.
review-open = Meine Entscheidungen
review-scale = -# Beurteilt vom starken Bot, nur nach dem, was du in dem Moment sehen konntest. Die Punkte sind das, was deine Wahl dein Team im Schnitt kostet.
