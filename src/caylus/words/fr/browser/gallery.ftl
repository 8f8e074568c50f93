# The gallery of every component, for those who work on the client.

gallery-title = Galerie
gallery-intro = Chaque pièce, et chaque jeu à plusieurs moments de parties enregistrées.
gallery-seats = Joueurs : émail, meuble, et hachures sur demande
gallery-kinds-title = Sortes : le toit le dit avant la couleur
gallery-states = États
gallery-tiles = Toutes les tuiles
gallery-icons = Icônes
gallery-emblems = Emblèmes
gallery-tables = Tables
gallery-chosen = Choisi : { $notation }
gallery-state-1 = au repos
gallery-state-2 = ouvert, avec prix
gallery-state-3 = survolé
gallery-state-4 = choisi
gallery-state-5 = pris
gallery-state-6 = fermé
gallery-state-7 = vient de changer
gallery-state-8 = endormi
