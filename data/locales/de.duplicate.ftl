# Duplicate: dieselben Karten an zwei Tischen.

duplicate-sealed = Am anderen Tisch werden dieselben Karten noch gespielt. Ansehen lassen sie sich, sobald beide Tische diese Runde beendet haben.
