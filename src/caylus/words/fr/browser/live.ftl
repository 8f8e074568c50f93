# A live table: the connection, and what one does beside playing.

live-away = Le serveur ne répond pas.
live-retrying = { $seconds ->
    [0] Nouvel essai …
   *[other] Nouvel essai dans { $seconds } s.
}
live-retry-now = Essayer maintenant
live-sending = Envoi …
live-gone = Cette table ne vous est pas ouverte.
live-your-turn = À vous
live-late = La table avait changé entre-temps. Regardez encore.
live-undo = Annuler
live-skip = Avance rapide
live-undo-asks = { $name } voudrait reprendre son dernier coup.
live-undo-told = { $name } a repris ce coup :
live-undo-waits = On demande aux autres si vous pouvez reprendre votre coup.
live-agree = Accepter
live-refuse = Refuser
live-chosen-deal = hasard choisi
live-chosen-deal-about = Le nombre dont vient le hasard de cette partie a été choisi et non tiré : quelqu’un sait peut-être ce qui viendra. Elle ne compte dans les résultats de personne.
live-rules = Règles
live-menu = Menu de la table
live-resign = Abandonner
live-resign-sure = Abandonner pour de bon ? Un robot continue pour les autres.
live-resign-yes = Oui, abandonner
live-no = Non
live-hand-over = Laisser un robot jouer pour moi
live-come-back = Reprendre ma place
live-bot-plays = Un robot joue pour vous.
live-record = Enregistrer la partie
live-replay = Revoir
live-leave = Vers l’accueil
live-one-click = Agir au premier clic
live-speed = Vitesse des coups des autres

# -- How quick the moves of others are

speed-1 = normale
speed-2 = rapide
speed-4 = très rapide
speed-off = immédiate
live-sound = Sons
live-notify = Notification quand c’est à moi
live-hatching = Couleurs hachurées
live-talk = Discussion
live-talk-empty = Personne n’a encore rien dit.
live-talk-watchers = Ceux qui jouent n’entendent pas ceux qui regardent avant la fin de la partie.
live-say = Dire quelque chose
live-send = Envoyer
live-command = Écrire un coup
live-command-hint = par exemple : pass
live-missed = Pendant votre absence
live-missed-more = et { $moves } de plus auparavant
live-go-on = Continuer
live-hand-to = Passez l’écran à { $name }.
live-hand-to-about = Ce que les autres ont en main reste caché.
live-i-am = Je suis { $name }
live-peek = Voir mes points
live-resigned = a abandonné
live-stand-in = un robot joue
live-forecast = Si tous s’arrêtaient là
live-forecast-at = Si le prévôt finissait en { $provost }.
live-forecast-here = Prévôt en { $provost }, où il se tient.
live-bargain = Ouvriers éveillés, selon la place du prévôt
live-forecast-stays = reste
live-all-wake = tous éveillés
live-asleep = { $workers ->
    [one] { $workers } endormi
   *[other] { $workers } endormis
}
live-choice = choix
live-no-workers = aucun ouvrier sur la route
live-nothing = rien de sûr
live-no-forecast = Rien à prévoir en ce moment.
live-waiting = On attend des joueurs
live-waiting-about = La partie commence quand toutes les places sont prises.
live-open-chair = place libre
live-link = Lien pour jouer
live-watch-link = Lien pour regarder
live-here-only = Cette adresse ne vaut que sur cet ordinateur. Pour les autres de votre réseau, lancez le serveur avec --host 0.0.0.0.
live-copy = Copier
live-copied = Copié
live-share = Partager
live-qr = Le lien en image pour l’appareil photo d’un téléphone
live-fill = Commencer, des robots aux places libres
live-give-up-seat = Laisser ma place
live-sit = Prendre cette place
live-invited = Vous êtes invité à une partie de { $game }.
live-invited-by = { $names-number ->
    [1] { $names } vous attend.
   *[other] À la table : { $names }.
}
live-your-name = Votre nom
live-sit-down = Prendre place
live-join-failed = Ce lien ne mène plus à une place libre.
live-over = Voir le bilan
live-rematch = Rejouer
live-rematch-go = À la partie suivante
