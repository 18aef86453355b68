# Ranglisten (/tichu rangliste) und die Zahlen eines Spielers (/tichu statistik)

command-leaderboard-name = rangliste
command-leaderboard-description = Wer vorn liegt: Einzelne, Paare oder alle, die mit Bots spielen
command-stats-name = statistik
command-stats-description = Wie jemand spielt: Wertung, Tichu-Ansagen, Partner, Gegner
menu-stats-name = Tichu-Statistik
option-what-name = liste
option-what-description = Was aufgelistet wird; ohne Angabe Einzelne
option-scope-name = bereich
option-scope-description = Nur dieser Server oder alle Server
option-season-name = saison
option-season-description = Welche Saison; ohne Angabe die laufende
option-stats-player-name = spieler
option-stats-player-description = Wessen Zahlen; ohne Angabe deine eigenen

choice-what-people = Einzelne
choice-what-pairs = Paare
choice-what-bots = Mit Bots
choice-scope-here = Dieser Server
choice-scope-everywhere = Alle Server

season-name = { $quarter }. Quartal { $year }
season-now = { season-name } (läuft)
season-all = Gesamte Zeit

leaders-title-people = Rangliste
leaders-title-pairs = Beste Paare
leaders-title-bots = Spiel mit Bots
leaders-heading-rating = Wertung
leaders-heading-doubt = ±
leaders-heading-matches = Partien
leaders-heading-won = Siege
leaders-heading-pair = Plus
leaders-heading-wins = Siege
leaders-heading-expected = Erwartet
leaders-line = { $place } { $name }: **{ $rating }** ±{ $doubt } · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $won } gewonnen
leaders-pair-line = { $place } { $first } & { $second }: **{ $plus }** · { $wins } von { $matches } gewonnen, { $expected } erwartet
leaders-bot = Bot ({ $level })
leaders-bot-line = 🤖 { $name }: { $rating } ±{ $doubt }
leaders-missing-matches = { $count } von { $minimum } gewerteten Partien
leaders-missing-matches-bots = { $count } von { $minimum } Partien mit Bots
leaders-missing-recent = keine Partie in den letzten 45 Tagen
leaders-missing-pair = noch kein Paar mit { $minimum } gewerteten Partien
leaders-why-people = -# In der Liste steht, wer { $minimum } gewertete Partien gespielt hat, eine davon in den letzten 45 Tagen. Sortiert nach der Wertung abzüglich ihrer Unsicherheit (±).
leaders-why-bots = -# In der Liste steht, wer { $minimum } Partien mit Bots gespielt hat, eine davon in den letzten 45 Tagen. Sortiert nach der Wertung abzüglich ihrer Unsicherheit (±).
leaders-why-over = -# In der Liste steht, wer in dieser Saison { $minimum } gewertete Partien gespielt hat. Sortiert nach der Wertung abzüglich ihrer Unsicherheit (±).
leaders-why-pairs = -# In der Liste stehen Paare mit { $minimum } gemeinsamen gewerteten Partien. Plus: um wie viele Prozentpunkte öfter sie gewinnen, als ihre Wertungen erwarten lassen – vorsichtig gerechnet, solange es wenige Partien sind.
leaders-empty-people = Hier steht noch niemand. Vier Leute an einem gewerteten Tisch, `/{ command-tichu-name } { command-start-name }`, und wer { $minimum } solche Partien gespielt hat, steht in der Liste. Vielleicht bist du die Nummer eins?
leaders-empty-pairs = Hier steht noch kein Paar. Nach { $minimum } gewerteten Partien mit demselben Partner seid ihr zwei die ersten.
leaders-empty-bots = Hier steht noch niemand. Spiel { $minimum } Partien an einem Tisch mit Bots, `/{ command-tichu-name } { command-start-name }`, dann stehst du in der Liste.
leaders-empty-over = In dieser Saison stand niemand in der Liste.
leaders-no-season = Diese Saison gibt es nicht. Wähle eine von denen, die beim Tippen angeboten werden.
leaders-menu = Eine Saison wählen
leaders-back = Zurück
leaders-on = Weiter
leaders-mine = Mein Platz
leaders-share = Teilen
leaders-shared = 📤 { $name } zeigt die Rangliste.
leaders-open = Selbst umsehen

stats-title = { $name } · Tichu
stats-scope = { $who } · { $when } · { $where }
stats-who-people = Mit Menschen
stats-who-bots = Mit Bots
stats-place = Platz { $place } von { $count }
stats-percent = { NUMBER($value, minimumFractionDigits: 1) } %
stats-whole-percent = { $value } %
stats-decimal = { NUMBER($value, minimumFractionDigits: 1) }
stats-number = { $value }
stats-caption = { $count ->
    [one] Eine Partie
   *[other] Letzte { $count } Partien
}
stats-caption-none = Noch keine Wertung
stats-curve = { $caption }: von { $low } bis { $high }
stats-matches = Partien
stats-won = Gewonnen
stats-rounds = Runden
stats-points = Je Runde
stats-bombs = Bomben
stats-dragons = Verschenkt
stats-small = Kleines Tichu
stats-grand = Großes Tichu
stats-made-of = { $made } von { $tried } geschafft
stats-called = Angesagt
stats-made = Geschafft
stats-usual = Ø { $value }
stats-places = Fertig
stats-unplaced = Doppelsieg der Gegner
stats-one-two = Doppelsieg { $value } · Ø { $usual }
stats-situations = Stand
stats-difference = Punkte
stats-ahead = Vorn
stats-level = Gleich
stats-behind = Hinten
stats-partners = Beste Partner
stats-opponents = Angstgegner
stats-nobody = Noch niemand
stats-legend = -# Ø: alle in 21 Millionen Runden unter Menschen. Vorn und hinten: mit mindestens 200 Punkten zu Beginn der Runde. Punkte je Runde: eigene minus die der Gegner. Verschenkt: Drachenstiche. Glück und Können: der Vorsprung je Runde, den solche Karten im Schnitt bringen, der tatsächliche und der Unterschied. Partner und Gegner: gewonnene von gespielten Partien.
stats-none-own = Du hast hier noch keine Partie beendet. `/{ command-tichu-name } { command-start-name }` öffnet einen Tisch, mit `/{ command-tichu-name } { command-practice-name }` spielst du gleich mit drei Bots.
stats-none = { $name } hat hier noch keine Partie beendet.
stats-bot = Bots haben keine eigenen Zahlen. `/{ command-tichu-name } { command-leaderboard-name }` mit „{ choice-what-bots }“ zeigt, wie stark sie sind.
stats-front = Überblick
stats-back = Genauer
stats-share = Teilen
stats-shared = 📤 { $name } zeigt diese Zahlen.
stats-season = Diese Saison
