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
replay-steps = Toutes les étapes
replay-link = Un lien vers cette étape
replay-beginning = Le début
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
rules-at-hand = Règles
rules-short = En une minute
rules-book = Livret de règles
rules-page = Ouvrir le livret sur sa propre page
rules-learn = Apprendre en jouant
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
rules-example-steps = Les coups de l’exemple
rules-example-start = La position avant le premier coup.
rules-drawn = Exemples sur le plateau
rules-example = Sur le plateau : { $name }
