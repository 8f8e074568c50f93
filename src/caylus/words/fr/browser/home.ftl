# The first page.

home-title = Jouer
home-lead-1 = Bâtissez le château.
home-lead-2 = Gare au prévôt.
home-sub = Trois jeux d’une même famille, contre de bons robots ou de bons amis.
home-play-now = Jouer tout de suite contre des robots
home-game = Jeu
home-players = Joueurs, vous compris
home-strength = Force des robots

# -- How strong bots are

level-apprentice = Apprenti
level-journeyman = Compagnon
level-mason = Maçon
level-master-builder = Maître d’œuvre
level-kings-architect = Architecte du roi
level-master = Maître

# -- What a bot of a level does

habit-apprentice = Connaît les règles et les bonnes habitudes, sans jamais voir plus loin.
habit-journeyman = Voit une décision plus loin, sans y regarder de trop près.
habit-mason = Prévoit tout le tour et compte avec le prévôt.
habit-master-builder = Cherche ce que les autres pourraient répondre.
habit-kings-architect = Cherche plus loin, pendant un tiers de seconde.
habit-master = Réfléchit plus d’une seconde à chaque décision.
home-go = Jouer
home-going = Mise en place …
home-summary = { $game }, { $players } joueurs, robots : { $level }.
home-about = Environ { $minutes } minutes. Tout de suite, sans compte.
home-friends = Jouer entre amis
home-friends-about = Un lien privé : qui l’ouvre prend place. Ou jouez ensemble à cet écran.
home-everybody = Les autres places
home-by-link = Par lien
home-on-screen = À cet écran
home-chair = Place { $chair }
chair-link = par lien
chair-here = à cet écran
chair-bot = robot
home-you = vous
home-name-of = Nom à la place { $chair }
home-player = Joueur { $chair }
home-make-table = Créer une table et son lien
home-sit-down = Jouer ensemble
home-continue = Reprendre
home-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
home-nothing-to-continue = Vos parties commencées vous attendent ici.
home-your-turn = à vous
home-waiting-for = attend des joueurs
home-running = en cours
home-with = { $game } avec { $names }
home-more = toutes
home-watch = Regarder
home-nothing-to-watch = Aucune table ouverte en ce moment.
home-join = rejoindre
home-learn = Apprendre
home-rules = règles
home-lesson-1 = Placer, passer, être payé
home-lesson-2 = Le prévôt et la route
home-lesson-3 = Château et faveurs royales
home-first-game = Une première partie guidée
home-import = Ouvrir une partie enregistrée
home-import-about = Regardez-la, ou reprenez-la là où elle s’est arrêtée, tous à cet écran.
home-import-file = Choisir un fichier
home-import-paste = Ou collez-la ici
home-import-go = Ouvrir
home-failed = Cela n’a pas marché.
home-offline = Le serveur ne répond pas. Réessayez dans un moment.
