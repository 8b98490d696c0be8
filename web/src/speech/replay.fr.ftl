## Replay

replay-title = { $game }, étape par étape
replay-fetching = La partie arrive…
replay-unfinished = Cette partie n’est pas terminée
replay-unfinished-why = On peut revoir une partie quand elle est terminée : alors plus rien n’est caché.
replay-to-table = Vers la table
replay-missing = Il n’y a pas de partie à revoir ici
replay-silent = Rien à dire de cette étape.
replay-step = Étape
replay-at = Étape { $step } sur { $last }
replay-position = La position
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-pace = Rythme
replay-pace-slow = lent
replay-pace-steady = modéré
replay-pace-quick = rapide
replay-eyes = Point de vue
replay-open = tout à découvert
replay-spectator = spectateur
replay-keys = Touches : ← et → une étape, Début et Fin aux extrémités, espace pour lecture et pause.

## The score through the game

replay-plot = Les points au fil de la partie
replay-plot-line = { $name } : { $last } à la fin, { $most } au plus.
replay-plot-table = La même chose en tableau

## Verifying

replay-verify = Vérifier les tirages
replay-verify-about = Avant la partie, son secret a été scellé : son empreinte a été publiée, et chaque tirage vient de ce secret. Cette page peut refaire tous les tirages et les comparer.
replay-download = Télécharger le journal
replay-verify-holds = Tout est juste.
replay-verify-fails = Ce journal n’est pas juste.
replay-check-form = La forme du journal
replay-check-chain = La chaîne des empreintes, d’un événement à l’autre
replay-check-secret = Le secret, comparé à ce qui a été publié avant la partie
replay-check-draws = Chaque tirage, refait à partir du secret
replay-check-openings = Les coups cachés, comparés à ce qui en a été publié
replay-check-rules = Toute la partie rejouée selon les règles (sur le serveur)
replay-status-ok = { $checked ->
        [0] rien à vérifier
        [one] { $checked } vérifié
       *[other] { $checked } vérifiés
    }
replay-status-not-yet = ne peut être vérifié avant la fin de la partie
replay-status-skipped = non vérifié

## The rulebooks

rules-title = { $game } : les règles
rules-none = Il n’y a pas de livre de règles de ce nom
rules-fetching = Le livre arrive…
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] Une règle contient ces mots.
       *[other] { $count } règles contiennent ces mots.
    }
rules-table = Tableau
rules-drawn = Exemples sur le plateau
rules-example = Sur le plateau : { $name }
rules-example-tain-laying = On pose les pions
rules-example-tain-laying-told = La vue de Patrick, après six pions. Il connaît les deux siens ; des autres il ne voit que le dos.
rules-example-tain-laid = Juste avant les raids
rules-example-tain-laid-told = Ici tout est montré. Seul Arthur n’a pas passé ; dès qu’il passe, tous les pions sont révélés (T12).
rules-example-tain-raided = Après les raids
rules-example-tain-raided-told = Arthur passe. Bovins et bijoux ont changé de mains, et Arthur retient un garçon de Patrick (T14).
rules-example-keltis-unfit = Une tuile qui ne va pas
rules-example-keltis-unfit-told = Le vert a commencé par 8 et 5 : il descend. Le 7 ne va nulle part et doit rester au milieu (R6).
rules-example-keltis-down = Une tuile qui va
rules-example-keltis-down-told = Le 3 vert prolonge la série vers le bas. Il porte un trèfle : un autre tour suit (R7).
rules-example-keltis-clover = La deuxième tuile donne le sens
rules-example-keltis-clover-told = Rose 1, puis rose 2 : désormais le rose monte (R6). Le trèfle donne un autre tour (R7).
rules-example-trader-draw = Deux jetons du sac
rules-example-trader-draw-told = Tous les repères de blé sont occupés : les Iceni en demandent davantage. Le Romain va en T11, où il barre la route (C11).
rules-example-trader-deliver = Une livraison
rules-example-trader-deliver-told = Deux tissus à 4 + 2 chacun et du raisin à 8 + 2 rapportent 22 PR. La demande de tissu tombe à 1, celle de raisin à 6 (C18).
rules-example-trader-stopped = Arrêté par un Romain
rules-example-trader-stopped-told = Un jeton romain occupe la route T15. Qui y entre s’arrête, et le tour est fini (C14).
