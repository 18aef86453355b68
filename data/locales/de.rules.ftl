# Die Regeln nach Themen, jedes höchstens 1.500 Zeichen.

rules-topics = Ein anderes Thema

rules-goal-title = Ziel und Ablauf
rules-goal =
    Zu viert spielt ihr in zwei Teams. Partner sitzen sich gegenüber.
    - In jeder Runde bekommst du 14 Karten und versuchst, sie als Erstes loszuwerden.
    - Wer ausspielt, legt eine beliebige Kombination. Die anderen legen der Reihe nach eine höhere der gleichen Art mit gleich vielen Karten oder passen.
    - Auch wenn du gepasst hast, darfst du wieder mitspielen, sobald du erneut an der Reihe bist.
    - Passen alle anderen nacheinander, nimmt den ganzen Stich, wer zuletzt gelegt hat, und spielt neu aus.
    - Wer ausspielt, darf nicht passen. Hat, wer den Stich gewinnt, keine Karten mehr, spielt der Nächste aus, der noch welche hat.
    - Die Runde endet, sobald drei fertig sind oder ein Team die Plätze 1 und 2 belegt.
    Ist die Runde abgerechnet, gewinnt das Team, das die Zielpunktzahl erreicht hat (meist 1.000). Haben es beide geschafft, zählt der höhere Stand; bei Gleichstand folgt noch eine Runde.

rules-cards-title = Karten und ihre Punkte
rules-cards =
    Es gibt 56 Karten.
    - 2 bis 10, Bube (J), Dame (Q), König (K) und Ass (A) in vier Farben: Jade, Schwert, Pagode, Stern. Das Ass ist immer hoch.
    - Keine Farbe ist besser als eine andere. Farben zählen nur für Straßenbomben.
    - Vier Sonderkarten: Mah Jong, Hund, Phönix, Drache.

    Diese Karten bringen Punkte, zusammen sind es 100:
    - 5: 5 Punkte
    - 10 und König: 10 Punkte
    - Drache: 25 Punkte
    - Phönix: −25 Punkte

rules-combinations-title = Kombinationen
rules-combinations =
    - Einzelkarte
    - Paar: zwei gleiche Werte
    - Treppe: mindestens zwei Paare in Folge (3 3 4 4 5 5)
    - Drilling: drei gleiche Werte
    - Full House: Drilling und Paar (K K K 8 8)
    - Straße: mindestens fünf Karten in Folge (5 6 7 8 9)
    - Bombe: vier gleiche Werte oder mindestens fünf Karten in Folge in einer Farbe

    Eine Kombination schlägst du mit einer höheren der gleichen Art und mit gleich vielen Karten. Beim Full House zählt der Drilling, bei Treppe und Straße die höchste Karte.
    Eine Straße aus sechs Karten schlägt keine aus fünf. Nur Bomben schlagen alles.

rules-specials-title = Sonderkarten
rules-specials =
    - **Mah Jong**: Er ist die 1. Wer ihn nach dem Schupfen hat, spielt als Erstes aus, muss ihn aber nicht legen. Spielst du ihn, darfst du dir etwas wünschen. Er kann auch die 1 einer Straße sein.
    - **Hund**: Du darfst ihn nur ausspielen, und nur allein. Er gibt das Ausspielrecht sofort an deinen Partner, oder an den Platz nach ihm, wenn er schon fertig ist. Er kann nicht gebombt werden.
    - **Phönix**: In einer Kombination steht er für eine beliebige Karte von 2 bis A, aber nie in einer Bombe. Allein ist er einen halben Wert höher als die Einzelkarte davor; ausgespielt zählt er 1½. Den Drachen schlägt er nicht. Er kostet 25 Punkte.
    - **Drache**: Die höchste Einzelkarte, nur eine Bombe schlägt ihn. Er passt in keine Kombination. Gewinnst du mit ihm einen Stich, musst du den ganzen Stich an jemanden aus dem anderen Team verschenken. Ausspielen darfst trotzdem du.

rules-wish-title = Der Wunsch
rules-wish =
    Wenn du den Mah Jong spielst, darfst du dir einen Wert von 2 bis A wünschen. Du musst nicht.
    - Wer danach an der Reihe ist, die gewünschte Karte hat und sie regelgerecht spielen kann, muss das tun. Das gilt auch für dich und deinen Partner.
    - Das gilt auch, wenn es nur mit dem Phönix als Helfer oder nur mit einer Bombe geht. Dass dabei etwas Besseres zerreißt, zählt nicht.
    - Wer ausspielt und die Karte hat, muss mit ihr ausspielen.
    - Geht es nicht, spielst oder passt du wie sonst.
    - Der Phönix ist nie die gewünschte Karte und erfüllt den Wunsch nicht.
    - Liegt eine Kombination auf dem Tisch, ist auch eine Bombe ohne die gewünschte Karte erlaubt, ob du dran bist oder nicht. Der Wunsch gilt dann weiter.
    Der Wunsch gilt über alle Stiche, bis jemand eine echte Karte dieses Werts spielt, sonst bis zum Ende der Runde.

rules-bombs-title = Bomben
rules-bombs =
    Es gibt zwei Arten:
    - Viererbombe: vier gleiche Werte
    - Straßenbombe: mindestens fünf Karten in Folge in einer Farbe

    Eine Bombe schlägt alles, auch den Drachen. Unter Bomben gewinnen mehr Karten, dann der höhere Wert. Phönix und Mah Jong gehören in keine Bombe.

    Liegt eine Kombination auf dem Tisch, darfst du jederzeit bomben: außer der Reihe, auf deine eigenen Karten und auch noch, wenn alle gepasst haben. Deshalb wartet der Tisch einen Moment, bevor der Stich weggeht.
    Nicht bomben darfst du vor dem Ausspiel, auf den Hund und auf die Karten, mit denen die Runde endet.
    Nach einer Bombe gilt kein früheres Passen mehr, und es geht beim nächsten Platz nach der Bombe weiter. Ausspielen darfst du eine Bombe auch.

rules-exchange-title = Schupfen
rules-exchange =
    Haben alle 14 Karten, gibst du jedem der drei anderen eine Karte. Auch Sonderkarten darfst du schupfen.
    - Getauscht wird gleichzeitig, sobald alle vier gewählt haben. Vorher sieht niemand eine neue Karte.
    - Bis die letzte Wahl getroffen ist, kannst du deine Karten zurücknehmen und neu wählen.
    - Was du gegeben und bekommen hast, weißt nur du.
    - Wer danach den Mah Jong hat, spielt aus.
    Üblich ist eine hohe Karte für den Partner und niedrige für das andere Team.

rules-calls-title = Tichu ansagen
rules-calls =
    Mit einer Ansage versprichst du, in dieser Runde als Erstes fertig zu werden. Gelingt es, gewinnt dein Team die Punkte, sonst verliert es genauso viele.
    - Großes Tichu (200): nach deinen ersten 8 Karten. Die anderen 6 kommen, wenn alle vier geantwortet haben.
    - Kleines Tichu (100): jederzeit, bevor du deine erste Karte der Runde spielst, auch wenn du nicht an der Reihe bist, vor dem Schupfen oder nachdem du gepasst hast.

    Du kannst pro Runde nur einmal ansagen, aber mehrere von euch können es tun.
    Die Ansage gilt nur für dich: Ist dein Partner zuerst fertig, ist sie verloren.
    Ist schon jemand fertig, kann niemand mehr ansagen.

rules-scoring-title = Abrechnung
rules-scoring =
    {"**"}Doppelsieg**: Belegt ein Team die Plätze 1 und 2, bekommt es 200 Punkte und das andere 0. Karten werden nicht gezählt.

    {"**"}Sonst** endet die Runde, wenn drei fertig sind, und es wird gezählt.
    - Die Handkarten, die auf Platz 4 übrig sind, gehen an das andere Team.
    - Die Stiche von Platz 4 gehen an Platz 1.
    - Jedes Team zählt seine Karten. Zusammen sind es immer 100 Punkte.

    Dazu kommen die Ansagen: plus oder minus 100 für kleines, 200 für großes Tichu.
    Beendet Platz 3 die Runde mit dem Drachen, wird auch dieser Stich verschenkt.
