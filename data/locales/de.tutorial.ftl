# Die Einführung. Je Aufgabe: was neu ist, was zu tun ist (-do), ein Wink (-hint), ein gutes Wort (-done). Alles kurz.

tutorial-heading = { $number }/{ $count } · { $title }
tutorial-partner = Partner-Bot
tutorial-passed = { $count ->
    [one] { $names } passt.
   *[other] { $names } passen.
}
tutorial-back = Zurück
tutorial-again = Neu
tutorial-skip = Auslassen
tutorial-next = Weiter
tutorial-restart = Von vorn
tutorial-anew = Das ist eine Weile her. Hier ist dieser Schritt noch einmal von Anfang an.
tutorial-farewell =
    ### 🎓 Geschafft, das waren alle zehn Schritte!
    Jetzt an einen richtigen Tisch: `/{ command-tichu-name } { command-start-name }` mit 3 Bots beginnt sofort, auch wenn du allein bist.
    `/{ command-tichu-name } { command-hint-name }` sagt dir, was ein starker Bot täte, `/{ command-tichu-name } { command-puzzle-name }` stellt dir jeden Tag drei Rätsel.
    Ist dir eine Regel nicht klar, hilft `/{ command-tichu-name } { command-rules-name }`. Viel Spaß!

## 1 Einzelkarten

tutorial-singles-title = Einzelkarten
tutorial-singles-1 = Du und dein Gegenüber seid ein Team (🔵), und alle wollen ihre Karten zuerst loswerden. Es liegt eine einzelne Karte, also darfst du eine höhere spielen. Das Ass ist am höchsten.
tutorial-singles-1-do = Tippe eine Karte an, die höher ist als die 7, und dann auf den grünen Knopf „Spielen“.
tutorial-singles-1-hint = Das kannst du gewinnen! Wähle 9, J, K oder A und tippe auf „Spielen“.
tutorial-singles-1-done = Schön! Alle haben gepasst, also gehören die Karten auf dem Tisch dir. Das war ein Stich.
tutorial-singles-2 = Wer einen Stich gewinnt, spielt zum nächsten aus: Alles ist erlaubt, nur passen nicht.
tutorial-singles-2-do = Beginne mit deiner 3, denn allein gewinnt sie kaum einmal.
tutorial-singles-2-hint = Das ginge auch, aber hohe Karten hebst du besser auf. Wie wäre es mit der 3?
tutorial-singles-2-done = Gut gewählt. Niedrige Karten wirst du am besten los, wenn du ausspielst.
tutorial-singles-3 = Jetzt liegt eine Dame. Willst du deine guten Karten schonen, dann passe. Kommst du noch einmal dran, darfst du trotzdem wieder spielen.
tutorial-singles-3-do = Tippe diesmal auf „{ hand-pass }“.
tutorial-singles-3-hint = Heb dir die Karte auf und tippe diesmal auf „{ hand-pass }“.
tutorial-singles-3-done = Der erste Schritt ist geschafft! Passen alle anderen, gewinnt, wer zuletzt gespielt hat.

## 2 Paare und Drillinge

tutorial-sets-title = Paare und Drillinge
tutorial-sets-1 = Zwei Karten mit gleichem Wert sind ein Paar. Du brauchst immer dieselbe Art mit gleich vielen Karten, auf ein Paar also ein höheres Paar.
tutorial-sets-1-do = Wähle deine beiden 9er und schlag das Paar 6er.
tutorial-sets-1-hint = Nimm diesmal die beiden 9er. Damen hast du drei, die heben wir noch kurz auf.
tutorial-sets-1-done = Deine 9er haben gewonnen! Hast du gesehen, dass der Bot deine Auswahl benennt?
tutorial-sets-2 = Drei Karten mit gleichem Wert sind ein Drilling. Du spielst aus, also bestimmst du die Art.
tutorial-sets-2-do = Spiel alle drei Damen auf einmal.
tutorial-sets-2-hint = Das ginge auch, aber wähle diesmal die drei Damen zusammen.
tutorial-sets-2-done = Drei Karten auf einmal! Je mehr du zusammen spielst, desto schneller ist deine Hand leer.

## 3 Straßen

tutorial-straights-title = Straßen
tutorial-straights-1 = Fünf oder mehr Karten in einer Reihe sind eine Straße, die Farben dürfen gemischt sein. Auch hier muss die Anzahl stimmen: Auf fünf Karten passen nur fünf.
tutorial-straights-1-do = Spiel eine Straße aus fünf Karten, die höher ist als 3–7.
tutorial-straights-1-hint = Das kannst du gewinnen! Wähle fünf Karten, von 5 bis 9 oder von 6 bis 10.
tutorial-straights-1-done = Was für eine Straße! Statt einzeln zu tippen, kannst du auch im Menü „Sofort spielen“ wählen.

## 4 Full House und Treppe

tutorial-houses-title = Full House und Treppe
tutorial-houses-1 = Ein Drilling mit einem Paar ist ein Full House. Es zählt nur der Drilling, das Paar darf also niedrig sein.
tutorial-houses-1-do = Schlag das Full House aus 5ern mit drei 7ern und zwei 4ern.
tutorial-houses-1-hint = Wähle fünf Karten: die drei 7er und beide 4er.
tutorial-houses-1-done = Die beiden Könige haben nicht geholfen. Deine 7er sind höher als die 5er!
tutorial-houses-2 = Zwei oder mehr Paare in einer Reihe sind eine Treppe. Wie viele es sind, bestimmt, wer ausspielt.
tutorial-houses-2-do = Spiel deine 9er, 10er und Buben als Treppe.
tutorial-houses-2-hint = Das ginge auch, aber wähle diesmal alle sechs Karten: die 9er, die 10er und die Buben.
tutorial-houses-2-done = Jetzt kennst du alle gewöhnlichen Kombinationen. Das ging schnell!

## 5 Sonderkarten und Phönix

tutorial-phoenix-title = Sonderkarten und Phönix
tutorial-phoenix-1 = Es gibt vier Sonderkarten: Mah Jong (eine 1), Hund, Drache und Phönix. Allein gespielt ist der Phönix einen halben Wert höher als die Karte davor und schlägt so sogar ein Ass.
tutorial-phoenix-1-do = Schlag das Ass mit dem Phönix.
tutorial-phoenix-1-hint = Sonst hast du nichts, was ein Ass schlägt. Wie wäre es mit dem Phönix?
tutorial-phoenix-1-done = Der Phönix schlägt das Ass! Nur der Drache ist ihm zu hoch. Dafür zählt er 25 Minuspunkte.
tutorial-phoenix-2 = In einer Kombination steht der Phönix für eine beliebige Karte von 2 bis A. Gibt es zwei Möglichkeiten, wirst du gefragt.
tutorial-phoenix-2-do = Wähle 5, 6, 7, 8 und den Phönix und mach daraus die höhere Straße, 5–9.
tutorial-phoenix-2-hint = Es sind fünf Karten: 5, 6, 7, 8 und der Phönix. Als 9 ist er mehr wert als eine 4.
tutorial-phoenix-2-done = Der Phönix wurde zur 9! Er hilft in jeder Kombination, nur nicht in Bomben.

## 6 Hund und Drache

tutorial-dragon-title = Hund und Drache
tutorial-dragon-1 = Den Hund darfst du nur ausspielen, ganz allein. Er schlägt nichts, aber dein Partner spielt dann sofort aus.
tutorial-dragon-1-do = Spiel den Hund und überlass deinem Partner das Ausspiel.
tutorial-dragon-1-hint = Das ginge auch, aber den Hund wirst du nur beim Ausspielen los. Jetzt ist die Gelegenheit!
tutorial-dragon-1-done = Dein Partner hat übernommen. Aber sieh mal, dagegen kam ein Ass.
tutorial-dragon-2 = Der Drache ist die höchste Einzelkarte, höher als Ass und Phönix, und nur Bomben schlagen ihn. In Kombinationen passt er nicht.
tutorial-dragon-2-do = Schlag das Ass mit dem Drachen.
tutorial-dragon-2-hint = Mit dem Drachen gewinnst du diesen Stich. Wie wäre es?
tutorial-dragon-2-done = Den Drachen kann niemand schlagen!
tutorial-dragon-3 = Das hat seinen Preis: Ein Stich, den der Drache gewinnt, geht ganz an das andere Team. Ausspielen darfst du trotzdem.
tutorial-dragon-3-do = Tippe auf den Namen der Person, an die der Stich gehen soll.
tutorial-dragon-3-hint = Beide sind recht. Tippe auf einen der Knöpfe mit Namen.
tutorial-dragon-3-done = Meist bekommt ihn, wer mehr Karten hat: Wer Letzter wird, muss seine Stiche wieder hergeben.

## 7 Schupfen

tutorial-exchange-title = Schupfen
tutorial-exchange-1 = Vor dem ersten Stich gibst du den drei anderen je eine Karte: deinem Partner eine gute, den Gegnern niedrige. In einer richtigen Runde hast du 14 Karten, hier sind es 10.
tutorial-exchange-1-do = Tippe eine Karte an und dann den Namen der Person, die sie bekommt. Sind alle drei vergeben, tippe auf „{ hand-give }“.
tutorial-exchange-1-hint = Gib deinem Partner etwas Hohes wie ein Ass oder einen König und den Gegnern etwas Niedriges wie 2 und 4.
tutorial-exchange-1-done = Alle Karten haben gleichzeitig gewechselt. Von wem du was bekommen hast, weißt nur du.

## 8 Großes und kleines Tichu

tutorial-calls-title = Großes und kleines Tichu
tutorial-calls-1 = Mit nur acht Karten darfst du großes Tichu ansagen: +200 Punkte, wenn du zuerst fertig bist, sonst −200. Und du hast Drache, Phönix und Asse!
tutorial-calls-1-do = Trau dich und sag großes Tichu an.
tutorial-calls-1-hint = Vorsicht ist gut, aber das hier ist nur Übung. Wie wäre es mit „{ hand-grand }“?
tutorial-calls-1-done = Großes Tichu! Jetzt wollen dich alle aufhalten.
tutorial-calls-2 = Kleines Tichu zählt 100 Punkte. Ansagen darfst du es bis zu deiner ersten Karte, auch beim Schupfen oder wenn andere dran sind.
tutorial-calls-2-do = Auch diese Hand ist gut. Tippe auf „{ hand-tichu }“ und sag es an.
tutorial-calls-2-hint = Schupfen kannst du gleich noch. Tippe zuerst auf „{ hand-tichu }“.
tutorial-calls-2-done = Eine Ansage gilt nur für dich. Ist dein Partner vor dir fertig, geht sie verloren, also überleg gut!

## 9 Der Wunsch

tutorial-wish-title = Der Wunsch
tutorial-wish-1 = Wer nach dem Schupfen den Mah Jong hat, spielt als Erstes aus. Wer ihn spielt, darf sich einen Wert wünschen, und wer diesen Wert spielen kann, muss es tun.
tutorial-wish-1-do = Spiel den Mah Jong und wünsch dir einen Wert.
tutorial-wish-1-hint = Spiel diesmal den Mah Jong und wähle im Menü einen Wunsch. Jeder Wert ist recht.
tutorial-wish-1-done = Dein Wunsch wurde erfüllt! Kann es niemand, gilt er weiter, bis jemand den Wert spielt.
tutorial-wish-2 = Jetzt hat das andere Team sich eine 8 gewünscht, und du hast eine. Du darfst weder passen noch etwas anderes spielen. Tippe zuerst den König an und sieh, was der Bot dazu sagt.
tutorial-wish-2-do = Erfülle den Wunsch und spiel deine 8.
tutorial-wish-2-hint = Gewünscht ist die 8. Wähle deine 8.
tutorial-wish-2-done = Gut erfüllt. Ein Wunsch bindet alle, auch den, der ihn ausgesprochen hat, und der Phönix ist kein Ersatz.

## 10 Bomben und Wertung

tutorial-bombs-title = Bomben und Wertung
tutorial-bombs-1 = Vier Karten mit gleichem Wert sind eine Bombe. Sie schlägt alles, und du darfst sie werfen, auch wenn du nicht dran bist. Gerade ist dein Partner dran, und das andere Team hat den Drachen gespielt!
tutorial-bombs-1-do = Tippe auf „{ hand-bomb }“ und wirf deine vier 7er.
tutorial-bombs-1-hint = Du musst nicht warten, bis du dran bist. Tippe auf „{ hand-bomb }“.
tutorial-bombs-1-done = Du hast den Drachen geschlagen und 35 Punkte gewonnen! Einen Stich, den die Bombe gewinnt, darfst du behalten.
tutorial-bombs-2 = Auch fünf Karten einer Farbe in einer Reihe sind eine Bombe, sogar eine stärkere. Haben alle gepasst, wartet der Tisch noch ein paar Sekunden auf Bomben. Jetzt ist so ein Moment.
tutorial-bombs-2-do = Tippe auf „{ hand-bomb }“, bevor der Stich an das andere Team geht.
tutorial-bombs-2-hint = Jetzt geht nur noch eine Bombe. Deine ist Jade 4 bis 8.
tutorial-bombs-2-done = Genau rechtzeitig! Unter Bomben gewinnt die mit mehr Karten, sonst die höhere.
tutorial-bombs-3 = Sind drei fertig, endet die Runde und die Stiche zählen: Eine 5 bringt 5 Punkte, 10 und K je 10, der Drache 25, der Phönix −25. Werden aber Partner Erster und Zweiter, gibt es sofort 200 Punkte!
tutorial-bombs-3-do = Dein Partner ist zuerst fertig. Spiel beide Könige zusammen und werde Zweiter!
tutorial-bombs-3-hint = Einzeln gibst du dem anderen Team eine Chance. Wähle beide Könige.
tutorial-bombs-3-done = Doppelsieg! Sonst gibt, wer Letzter wird, seine Handkarten dem anderen Team und seine Stiche dem Ersten. Das Team, das zuerst 1.000 Punkte hat, gewinnt.
