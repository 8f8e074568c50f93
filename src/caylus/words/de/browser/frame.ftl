# Around every page.

frame-nav = Seiten
frame-play = Spielen
frame-learn = Lernen
frame-me = Ich
frame-about = Über dieses Projekt
frame-footer = Ein inoffizielles Projekt von Liebhabern, frei und ohne Werbung.
frame-playing-as = Du spielst als
frame-guest = Gast
frame-language = Sprache
frame-skip-to-main = Zur Seite springen
frame-nowhere = Diese Seite gibt es nicht.
frame-home = Zur Startseite
frame-failed = Das ließ sich nicht laden.
frame-again = Noch einmal
frame-loading = Einen Augenblick …
