# Rätsel des Tages

command-puzzle-name = rätsel
command-puzzle-description = Drei Fragen am Tag, für alle gleich: ansagen, schupfen, ausspielen. Wie gut schätzt du sie ein?
puzzle-title = Rätsel vom { $date }
puzzle-you = Du
puzzle-tab-grand = Tichu
puzzle-tab-gifts = Schupfen
puzzle-tab-lead = Ausspiel
puzzle-ask-grand = Würdest du mit diesen acht Karten großes Tichu ansagen?
puzzle-ask-gifts = Wem schupfst du welche Karte?
puzzle-ask-lead = Du spielst aus. Womit?
puzzle-table = -# Es steht 0 : 0, angesagt ist nur, was hier steht, und dein Partner ist { $name }.
puzzle-out = Hohe Karten der anderen: { $cards }
puzzle-none-out = Die anderen haben keinen König, kein Ass und weder Phönix noch Drache.
puzzle-won = Punkte in Stichen: ihr { $ours }, die anderen { $theirs }
puzzle-choose-lead = Womit spielst du aus?
puzzle-choose-gift = Für { $name }
puzzle-yours = Du: { $what } ({ $loss })
puzzle-best = Am besten: { $what }
puzzle-right = Besser geht es nicht.
puzzle-crowd = Beantwortet { $count ->
    [one] hat das erst einer
   *[other] haben das { $count } Leute
}, im Schnitt mit { $loss } Punkten.
puzzle-next = Neue Rätsel kommen { $until }.
puzzle-late = Diese Rätsel sind vorbei. Die von heute zeigt `/{ command-tichu-name } { command-puzzle-name }`.
puzzle-shared = { $name } hat die Rätsel des Tages gelöst:
puzzle-mine = Selbst versuchen
