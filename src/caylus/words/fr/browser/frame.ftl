# Around every page.

frame-nav = Pages
frame-play = Jouer
frame-learn = Apprendre
frame-me = Moi
frame-about = À propos
frame-footer = Un projet d’amateurs, non officiel, libre et sans publicité.
frame-playing-as = Vous jouez sous le nom de
frame-guest = Invité
frame-language = Langue
frame-skip-to-main = Aller à la page
frame-nowhere = Cette page n’existe pas.
frame-home = Vers l’accueil
frame-failed = Impossible de charger ceci.
frame-again = Réessayer
frame-loading = Un instant …
