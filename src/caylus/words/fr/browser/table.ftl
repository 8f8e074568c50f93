# At the table.

table-app-name = Caylus
table-turn = Tour { $turn }
table-phases-label = Phases

# -- Kinds of buildings

kind-special = ville
kind-neutral = neutre
kind-printed = fixe
kind-wood = bois
kind-stone = pierre
kind-residence = résidence
kind-prestige = prestige

# -- Goods, as they are called by themselves

goods-food = nourriture
goods-wood = bois
goods-stone = pierre
goods-cloth = tissu
goods-fabric = étoffe
goods-gold = or
goods-deniers = deniers
goods-workers = ouvriers

# -- What icons are called where they are heard

icon-food = nourriture
icon-wood = bois
icon-stone = pierre
icon-cloth = tissu
icon-gold = or
icon-any = cube au choix
icon-free = cube, sauf or
icon-denier = denier
icon-pp = points
icon-favor = faveur
icon-worker = ouvrier
icon-castle = jeton du château
icon-prov = prévôt
icon-spot = place libre
icon-house = maison
icon-for = pour
icon-or = ou
icon-less = moins
icon-kind-wood = un bâtiment en bois
icon-kind-stone = un bâtiment en pierre
icon-kind-residence = une résidence
icon-kind-prestige = un bâtiment de prestige

# -- Seats

table-or = ou
table-none = aucun
table-you = vous
table-winner = vainqueur
table-to-decide = décide
table-waiting = attend
table-out = passé
table-passed-as = a passé en { table-ordinal }
table-ordinal = { ORDINAL($rank) ->
    [one] { $rank }er
   *[other] { $rank }e
}
table-hidden-points = points cachés
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-coins = { $coins ->
    [one] { $coins } denier
   *[other] { $coins } deniers
}
table-seat-label = { $name }, { $points }, { table-ordinal } dans l’ordre du tour
table-players-label = Joueurs dans l’ordre du tour
table-workers-in-hand = { $workers } ouvriers en main
table-workers-at-home = { $workers } ouvriers sur { $all } disponibles

# -- Lines of the favor table

favor-line-prestige = Prestige
favor-line-money = Argent
favor-line-cubes = Ressources
favor-line-building = Construction

# -- Where points come from

table-points-from = D’où viennent les points
source-castle = château
source-favors = faveurs
source-building = construction
source-visitors = visiteurs
source-trade = commerce
source-left-over = restes
entry-batch = lot
entry-bundle = lot
entry-token = jeton du château
entry-no-batch = aucun lot donné
entry-no-house = aucune maison
entry-favor = faveur
entry-built = bâti
entry-residence = résidence
entry-covered = recouvert
entry-character = personnage
entry-owner = visiteur
entry-trade = commerce
entry-left-over = reste
entry-goods-cubes = ressources
entry-goods-simple = faveur

# -- What is still to be built

table-supply-title = Encore à bâtir
table-supply-hint = touchez pour voir
supply-kind-wood = bois
supply-kind-stone = pierre
supply-kind-residence = logis
supply-kind-prestige = prestige
table-supply-kind-label = { $count } bâtiments restants : { $kind }

# -- The board

table-board-label = Le plateau
table-road-label = La route, case par case
table-town-label = La ville, avant le pont
table-castle = Château
# Where workers who deliver stand
table-building-site = { table-castle }

# -- Sections of the castle

section-dungeon = Donjon
section-walls = Murailles
section-towers = Tours
table-bridge = ont passé
table-bridge-title = Pont
table-next-site = à bâtir
table-empty-space = Case { $space } sur { $all }, terrain libre.
table-on-space = case { $space }
table-space = Case { $space } sur { $all }
table-owned-by = à { $name }
table-worker-of = ouvrier de { $name }
table-your-worker = votre ouvrier
table-wakes = éveillé
table-asleep = endormi sauf si le prévôt avance
table-open-for = ouvert, { $price }
table-open = ouvert
table-provost-on = Prévôt sur la case { $space }
table-provost-after = Prévôt après la case { $space }
table-bailiff-on = Bailli sur la case { $space }
table-construction = Chantier
table-built = bâti
table-hand = Votre main
table-cost = Coût
table-scores = Vaut

# -- The decision

decide-turn-of = { $name } décide
decide-confirm = Confirmer
decide-place-for = Placer un ouvrier, { $coins }
decide-another = Autre choix
decide-places = Une place coûte { $coins }.
decide-ways-to-pay = Comment payez-vous ?
decide-use-or-move = L’utiliser, ou seulement avancer ?
decide-more = { $count } de plus
decide-fewer = Moins
decide-over = La partie est finie.
decide-wins = { $names-number ->
    [1] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
decide-label = La décision
decide-on-to = Avancer en { $space }
decide-back-to = Reculer en { $space }
decide-unused = avancer seulement
# What has no place on the board; its price stands beside it
deed-draw = Piocher une carte
deed-replace = Remplacer toute la main
table-key-enter = Entrée
table-key-escape = Échap

# -- Log and ledger

panel-log = Journal
panel-ledger = Comptes
panel-label = Journal et comptes
phase-draft = Choix
phase-mulligan = Premières mains
phase-over = La fin

# -- What happens by the rules alone

happening-from = { $cause } : { $text }
happening-income = Chacun encaisse
happening-recruitment = Chacun recrute
happening-gains = { $name } reçoit
happening-pays = { $name } paie
happening-trades = { $name } échange
happening-owner = { $name }, propriétaire, reçoit
happening-asleep = rien pour { $names }, le prévôt s’arrête avant
happening-order = Nouvel ordre du tour
happening-inn = { $name } y loge maintenant
happening-favor = { $name } a une faveur
happening-reward = { $name } a livré le plus
happening-lost = { $name } s’est servi de toutes les lignes : pas de faveur
happening-scoring = Décompte : { $section }
happening-tokens = Personne n’a livré de lot
happening-end = Ce qui reste compte
table-log-empty = Rien ne s’est encore passé.
table-ledger-title = Chaque point expliqué
table-ledger-empty = Pas encore de points.
table-ledger-hidden = Les points des autres restent cachés jusqu’à la fin.
table-total = total

# -- Views of a phone

view-road = Route
view-town = Ville
view-players = Joueurs
view-log = Journal
view-label = Vues
table-close = Fermer
table-not-now = Pas maintenant
table-whole-road = Toute la route en petit, prévôt en { $provost }
table-theme = Clair ou sombre
table-skip = Aller à la décision
table-taken = Pris : un ouvrier de { $name } s’y trouve.
