# The first page.

home-title = Spielen
home-lead-1 = Bau das Schloss.
home-lead-2 = Achte auf den Vogt.
home-sub = Drei Spiele einer Familie, gegen gute Computer oder gute Freunde.
home-play-now = Gleich gegen Computer spielen
home-game = Spiel
home-players = Spieler, du eingeschlossen
home-strength = Stärke der Computer

# -- How strong bots are

level-apprentice = Lehrling
level-journeyman = Geselle
level-mason = Maurer
level-master-builder = Baumeister
level-kings-architect = Hofarchitekt
level-master = Meister

# -- What a bot of a level does

habit-apprentice = Kennt die Regeln und gute Gewohnheiten und denkt nie voraus.
habit-journeyman = Denkt eine Entscheidung voraus und nimmt es nicht zu genau.
habit-mason = Plant die ganze Runde und rechnet mit dem Vogt.
habit-master-builder = Durchsucht, was die anderen antworten könnten.
habit-kings-architect = Sucht weiter, eine Drittelsekunde lang.
habit-master = Denkt über jede Entscheidung länger als eine Sekunde nach.
home-go = Spielen
home-going = Das Spiel wird aufgebaut …
home-summary = { $game }, { $players } Spieler, Computer: { $level }.
home-about = Etwa { $minutes } Minuten. Beginnt sofort, ohne Konto.
home-friends = Mit Freunden spielen
home-friends-about = Ein privater Link: wer ihn öffnet, spielt mit. Oder spielt zusammen an diesem Bildschirm.
home-everybody = Die anderen Plätze
home-by-link = Mit Link
home-on-screen = An diesem Bildschirm
home-chair = Platz { $chair }
chair-link = mit Link
chair-here = an diesem Bildschirm
chair-bot = Computer
home-you = du
home-name-of = Name an Platz { $chair }
home-player = Spieler { $chair }
home-make-table = Tisch und Link anlegen
home-sit-down = Zusammen losspielen
home-continue = Weiterspielen
home-tables = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}
home-nothing-to-continue = Begonnene Spiele warten hier auf dich.
home-your-turn = du bist dran
home-waiting-for = wartet auf Spieler
home-running = läuft
home-with = { $game } mit { $names }
home-more = alle
home-watch = Zuschauen
home-nothing-to-watch = Gerade ist kein Tisch offen.
home-join = mitspielen
home-learn = Lernen
home-rules = Regeln
home-lesson-1 = Setzen, passen, bezahlt werden
home-lesson-2 = Der Vogt und die Straße
home-lesson-3 = Schloss und Gunst des Königs
home-first-game = Ein erstes Spiel mit Begleitung
home-import = Aufzeichnung öffnen
home-import-about = Ein gespeichertes Spiel: sieh es an oder spiel weiter, wo es aufhörte, alle an diesem Bildschirm.
home-import-file = Datei wählen
home-import-paste = Oder hier einfügen
home-import-go = Öffnen
home-failed = Das ging nicht.
home-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
