# Learning: where it begins, and what surrounds rules and buildings.

learn-title = Apprendre
learn-intro = Dix minutes avec un guide, ou les règles en bref. Le reste, la table vous le dit en jouant.
learn-first-game = Une première partie guidée
learn-first-game-about = Vous jouez à Caylus contre un robot facile. Un guide à vos côtés dit ce qui se passe : placer et passer, le prévôt, le château, les faveurs, bâtir.
learn-first-game-time = environ dix minutes
learn-begin = Commencer
learn-go-on = La reprendre
learn-anew = Recommencer
learn-opening = Mise en place …
learn-rules-of = Les règles de { $game }
learn-rules = Règles en bref
learn-buildings = Tous les bâtiments
learn-copies = { $copies } exemplaires
learn-uncertain = Certains chiffres sont incertains.
learn-buildings-of = Tout le matériel de { $game }
learn-contents = Chapitres
learn-all-kinds = tout
learn-filter = Montrer

# -- Groups of components

group-special = ville
group-printed = ville
group-neutral = neutre
group-starting = départ
group-fixed = fixe
group-wood = bois
group-stone = pierre
group-prestige = prestige
group-monument = monuments
group-residence = résidence
group-castle = château
group-favor = faveurs
group-character = personnages
group-board = route
group-site = chantier
learn-play-it = Y jouer
