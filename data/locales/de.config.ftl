# Eigene Einstellungen (/tichu einstellungen) und die eines Servers (/tichu server)

own-title = Deine Einstellungen
own-what = Für deine Karten und für Nachrichten, die nur du siehst. Was du wählst, gilt sofort.
own-locale-menu = Die Sprache für dich
locale-auto-own = Automatisch (wie dein Discord)
own-order-menu = Die Reihenfolge deiner Karten
own-order-ascending = Niedrige Karten zuerst
own-order-descending = Hohe Karten zuerst
own-order-suit = Nach Farben
own-order-combination = Nach Kombinationen
own-layout-buttons = Karten: Knöpfe
own-layout-menu = Karten: ein Menü
own-hints-on = Anfangstipps: an
own-hints-off = Anfangstipps: aus
own-pings-on = Zug-Erinnerung: an
own-pings-off = Zug-Erinnerung: aus
own-direct-on = Karten per Direktnachricht: an
own-direct-off = Karten per Direktnachricht: aus
own-direct-hello = Ab jetzt kommen deine Karten zu Beginn jeder Runde auch hierher. Mit `/{ command-tichu-name } { command-settings-name }` schaltest du es ab.
own-direct-closed = Ich konnte dir keine Direktnachricht schicken. Erlaube in Discord Direktnachrichten von diesem Server und schalte es dann noch einmal an.

config-title = Einstellungen des Servers
config-not-allowed = Das sehen nur Leute, die den Server verwalten dürfen.
config-locale-menu = Die Sprache der Tische
locale-auto-table = Automatisch (wie der Gastgeber)
config-everywhere = Tische gibt es in allen Kanälen.
config-channels = Tische gibt es hier: { $channels }
config-channels-menu = Kanäle für Tische (keiner: alle Kanäle)
config-no-role = Fehlen Mitspieler, wird keine Rolle erwähnt.
config-role = Fehlen Mitspieler, wird { $role } erwähnt.
config-role-silent = Diese Rolle kann ich gerade nicht erwähnen. Bitte erlaube in ihren Einstellungen allen, sie zu erwähnen.
config-role-menu = Rolle, die bei fehlenden Mitspielern erwähnt wird
config-minimum = Rangliste: { $count ->
    [one] ab einer Partie
   *[other] ab { $count } Partien
}
config-minimum-menu = Partien für die Rangliste
config-options-title = Standardoptionen neuer Tische
config-options = Standardoptionen ändern
