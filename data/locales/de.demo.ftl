# Die Begrüßung auf der Seite der Browser-Demo

demo-welcome-alone = Hier kannst du den Tichu-Bot ausprobieren. Der Knopf startet sofort eine Partie mit drei Bots; deine Karten zeigt der Knopf „Meine Hand“ am Tisch.
demo-start-alone = Mit drei Bots spielen
demo-welcome-together = Hier kannst du den Tichu-Bot ausprobieren. Der Knopf öffnet einen Tisch; wechsle unter den Kanälen die Person oder öffne mehrere Tabs und setzt euch hin.
demo-start-together = Tisch öffnen
