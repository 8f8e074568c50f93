# A live table: the connection, and what one does beside playing.

live-away = Der Server antwortet nicht.
live-retrying = { $seconds ->
    [0] Neuer Versuch …
   *[other] Neuer Versuch in { $seconds } s.
}
live-retry-now = Jetzt versuchen
live-sending = Wird gesendet …
live-gone = Dieser Tisch steht dir nicht offen.
live-your-turn = Du bist dran
live-late = Der Tisch hatte sich inzwischen verändert. Sieh noch einmal hin.
live-undo = Zurücknehmen
live-skip = Vorspulen
live-undo-asks = { $name } möchte den letzten Zug zurücknehmen.
live-undo-told = { $name } hat das zurückgenommen:
live-undo-waits = Die anderen werden gefragt, ob du ihn zurücknehmen darfst.
live-agree = Einverstanden
live-refuse = Ablehnen
live-chosen-deal = Zufall gewählt
live-chosen-deal-about = Die Zahl, aus der der Zufall dieses Spiels kommt, wurde gewählt und nicht gezogen: Vielleicht weiß jemand, was kommt. Es zählt in niemandes Bilanz.
live-rules = Regeln
live-menu = Tischmenü
live-resign = Aufgeben
live-resign-sure = Endgültig aufgeben? Ein Computer spielt für die anderen weiter.
live-resign-yes = Ja, aufgeben
live-no = Nein
live-hand-over = Einen Computer für mich spielen lassen
live-come-back = Meinen Platz zurücknehmen
live-bot-plays = Ein Computer spielt für dich.
live-record = Aufzeichnung speichern
live-replay = Nachspielen
live-leave = Zur Startseite
live-one-click = Beim ersten Klick handeln
live-speed = Tempo der Züge der anderen

# -- How quick the moves of others are

speed-1 = normal
speed-2 = schnell
speed-4 = sehr schnell
speed-off = sofort
live-sound = Klänge
live-notify = Mitteilung, wenn ich dran bin
live-hatching = Schraffierte Farben
live-talk = Gespräch
live-talk-empty = Noch hat niemand etwas gesagt.
live-talk-watchers = Wer spielt, hört die Zuschauer erst nach dem Spiel.
live-say = Etwas sagen
live-send = Senden
live-command = Zug eintippen
live-command-hint = zum Beispiel: pass
live-missed = Während du weg warst
live-missed-more = und { $moves } weitere davor
live-go-on = Weiter
live-hand-to = Gib den Bildschirm an { $name }.
live-hand-to-about = Was die anderen auf der Hand haben, bleibt verborgen.
live-i-am = Ich bin { $name }
live-peek = Meine Punkte ansehen
live-resigned = hat aufgegeben
live-stand-in = ein Computer spielt
live-forecast = Wenn alle jetzt aufhörten
live-forecast-at = Wenn der Vogt auf { $provost } endete.
live-forecast-here = Vogt auf { $provost }, wo er steht.
live-bargain = Wache Arbeiter, je nach Platz des Vogts
live-forecast-stays = bleibt
live-all-wake = alle wach
live-asleep = { $workers ->
    [one] 1 schläft
   *[other] { $workers } schlafen
}
live-choice = Wahl
live-no-workers = kein Arbeiter an der Straße
live-nothing = nichts Sicheres
live-no-forecast = Gerade lässt sich nichts voraussehen.
live-waiting = Wartet auf Spieler
live-waiting-about = Das Spiel beginnt, wenn alle Plätze besetzt sind.
live-open-chair = freier Platz
live-link = Link zum Mitspielen
live-watch-link = Link zum Zuschauen
live-here-only = Diese Adresse gilt nur auf diesem Rechner. Für andere in deinem Netz starte den Server mit --host 0.0.0.0.
live-copy = Kopieren
live-copied = Kopiert
live-share = Teilen
live-qr = Der Link als Bild für die Kamera eines Telefons
live-fill = Jetzt beginnen, Computer auf die freien Plätze
live-give-up-seat = Meinen Platz freigeben
live-sit = Hier Platz nehmen
live-invited = Du bist zu einer Partie { $game } eingeladen.
live-invited-by = { $names-number ->
    [1] { $names } wartet auf dich.
   *[other] Am Tisch: { $names }.
}
live-your-name = Dein Name
live-sit-down = Platz nehmen
live-join-failed = Dieser Link führt zu keinem freien Platz mehr.
live-over = Wie es ausging
live-rematch = Noch eine Partie
live-rematch-go = Zum nächsten Spiel
