# Ce que dit le terminal. La notation et les mots à taper (undo, why, rules …) restent tels quels.

## Setting up

terminal-which-game = Quel jeu ? (Entrée : { $usual })
terminal-you = toi
terminal-player = Joueur { $number }
terminal-interpreted = Les règles sont interprétées ici : plus lentes, jamais différentes, et les meilleurs bots voient moins loin. Les règles compilées viennent avec le paquet pour ce système s’il y en a un (pip install --upgrade --force-reinstall oenach), ou d’un compilateur C (OENACH_COMPILE=1 pip install --force-reinstall --no-binary oenach oenach). Ceci n’est dit qu’une fois.
terminal-unknown-language = Il n’y a pas de langue « { $language } » ; il y a { $known }.
terminal-unknown-bot = Aucun robot ne s’appelle « { $bot } » ; il y a { $known }, ou none.
terminal-too-many-people = { $people } personnes ne peuvent pas jouer à une table de { $seats } places.
terminal-too-many-names = Il y a { $names } noms, mais { $people } personnes jouent.
terminal-seats-do-not-fit = Ces places ne vont pas avec { $people } personnes : { $found }.
terminal-seats-without-bots = Sans robots, chaque place a besoin d’une personne : il y a { $seats } places et { $people } personnes.
terminal-option-form = « { $option } » n’est pas une option : écris NOM=VALEUR.
terminal-option-twice = L’option « { $option } » est donnée deux fois.

## Files

terminal-cannot-read = Impossible de lire { $path } : { $why }.
terminal-cannot-write = Impossible d’écrire { $path } : { $why }.
terminal-too-large = { $path } dépasse { $megabytes } mégaoctets ; aucun journal de partie n’est si grand.
terminal-not-json = { $path } n’est pas du JSON correct : { $why }.
terminal-nothing-to-resume = Il n’y a pas de partie inachevée à reprendre dans { $folder }.
terminal-saved = Sauvegardé : { $path }
terminal-left = La partie est sauvegardée. Pour la reprendre : oenach play --resume
    ({ $path })
terminal-log-kept = Le journal est gardé dans { $path }
    Pour en vérifier chaque tirage et chaque coup : oenach verify { $path }
terminal-bug = Quelque chose a mal tourné dans le programme, ce qui ne devrait jamais arriver : { $why }
    Une partie en cours est sauvegardée jusqu’à ton dernier coup : oenach play --resume

## Lists

terminal-seats = de { $least } à { $most } joueurs
terminal-saves-folder = Les parties sauvegardées sont dans { $folder }
terminal-no-saves = Il n’y a pas encore de partie sauvegardée.
terminal-unreadable = illisible
terminal-unfinished = inachevée, { $events } événements
terminal-finished = finie, gagnée par { $winners }
terminal-nobody = personne
terminal-column-option = option
terminal-column-values = valeurs
terminal-column-usual = par défaut
terminal-column-meaning = sens
terminal-column-file = fichier
terminal-column-seats = places
terminal-column-changed = jouée le
terminal-column-state = état

## At the table

terminal-hint = Tape un coup ou son numéro ; ? liste les coups permis, help montre les autres mots.
terminal-prompt = { $seat }>
terminal-prompt-which = { $seat }, lequel ? (Entrée : retour)>
terminal-at-line = Ligne { $line } : { $why }
terminal-no-such-number = Il n’y a pas de numéro { $number } dans ce menu ; voici ceux qu’il a : { $numbers }.
terminal-why-legal = { $text } est permis maintenant.
terminal-no-such-rule = Le livret n’a pas de règle « { $rule } » ; les règles sont { $known }.
terminal-no-rulebook = « { $game } » n’a pas de livret de règles.
terminal-no-summary = « { $game } » n’a pas de résumé ; le livret entier : `oenach rules { $game }`.
terminal-log-more = Les dernières de { $count } lignes ; « log all » les montre toutes.

terminal-hand-over = Passe l’appareil à { $name } (place { $seat }). Personne d’autre ne doit regarder.
terminal-press-enter = { "[" }Entrée{ "]" }
terminal-undo-at-curtain = { $seat } : tape « undo » ici pour reprendre ton coup.
terminal-cannot-clear = (Ce terminal ne peut pas effacer son écran ; fais défiler ce qui est au-dessus.)

terminal-queue = En attente pour { $seat } : { $moves }
terminal-queue-empty = { $seat } n’a rien mis en attente. (T11 : sépare les gardes par « ; » pour les mettre en attente.)
terminal-queue-played = Ton coup en attente a été joué : { $text }.
terminal-queue-dropped = Ta file d’attente a été abandonnée ({ $moves }) : { $why }

terminal-menu-moves = coups
terminal-menu-other = ou
terminal-menu-many = { $family }… ({ $count })

terminal-help =
    Tape un coup en notation, ou son numéro dans le menu. Autres mots :
      ?          tous les coups permis      undo     reprendre ton dernier coup
      why COUP   pourquoi il est refusé     score    les points de tous
      rules { $rule }une règle du livret        log      ce qui s’est passé
      rules      tout le livret             board    redessiner le plateau
      hint       ce que jouerait le robot master, et pourquoi
      save       sauvegarder, comme après chaque coup
      quit       sauvegarder et quitter ; pour reprendre : oenach play --resume

## Score and end

terminal-score = Points
terminal-to-act = à jouer

## Replay

terminal-replay-keys = Entrée, espace ou n : suivant · b : retour · g : aller à une étape · q : quitter
terminal-replay-go = Aller à l’étape
terminal-replay-at = Étape { $step } sur { $last }

## Verify

terminal-verify-full = { $path } : journal complet, { $events } événements
terminal-verify-public = { $path } : journal public, { $events } événements
terminal-verify-outcome = Le résultat dans l’en-tête : gagné par { $winners } (points : { $totals }).
terminal-verify-holds = Tout est juste.
terminal-verify-so-far = Tout ce qu’on peut déjà vérifier est juste.
terminal-verify-fails = Ce journal n’est pas juste.
terminal-check-form = La forme du journal
terminal-check-chain = La chaîne des empreintes
terminal-check-secret = Le secret, comparé à ce qui a été publié avant la partie
terminal-check-draws = Les tirages
terminal-check-openings = Les coups cachés, comparés à ce qui en a été publié
terminal-check-rules = Toute la partie rejouée selon les règles, résultat compris
terminal-status-ok = { $checked } vérifiés
terminal-status-not-yet = ne peut être vérifié avant la fin de la partie
terminal-status-skipped = non vérifié

terminal-new-game-made = Le jeu { $game } commence dans { $folder }. C’est un paquet à part ; son README dit où se trouve quoi, et comment l’installer, le tester et y jouer.
terminal-new-game-name = « { $name } » ne peut pas être le nom d’un jeu : écrivez des minuscules et des chiffres, avec des traits d’union entre les mots.
terminal-new-game-taken = Il y a déjà un jeu « { $name } ».
terminal-new-game-folder = Il y a déjà quelque chose dans { $folder } ; nommez un autre dossier avec --folder.
terminal-new-game-module = Python a déjà un module « { $name } », qu’un jeu de ce nom cacherait ; choisissez un autre nom.

## Lessons

terminal-lesson-begin = { $game } : une première partie. Entrée pour lire la suite, un coup ou son numéro pour jouer. Autres mots : skip, back, again, help, quit.
terminal-lesson-at = Étape { $step } sur { $steps }
terminal-lesson-would = Voici ce qui se passerait :
terminal-lesson-on = { "[" }Entrée{ "]" }
terminal-lesson-move-asked = Cette étape demande un coup : tapez-le, ou son numéro ; « skip » le joue pour vous.
terminal-lesson-skipped = Joué pour vous : { $move }
terminal-lesson-reading = Rien n’est demandé ici : Entrée pour continuer.
terminal-lesson-as-before = Comme avant : rien de cela ne s’est passé.
terminal-lesson-offer = Continuer d’ici contre des novices ? (Entrée : continuer ; again : la leçon à nouveau ; back ; quit)
terminal-lesson-again = Encore ? (Entrée : quitter ; again : la leçon à nouveau ; back)
terminal-lesson-left = Vous pourrez reprendre à l’étape { $step } sur { $steps } : { $command }
terminal-lesson-resumed = Vous reprenez où vous en étiez ; « again » recommence.
terminal-not-kept = Cette partie n’est pas enregistrée : elle a commencé au milieu d’une leçon.
terminal-lesson-help =
    Tapez un coup en notation, ou son numéro au menu. Autres mots :
      skip       l’étape suivante          back     l’étape précédente
      again      depuis le début           quit     quitter ; on peut reprendre
      ?          tous les coups permis     board    revoir le plateau
      why COUP   pourquoi il est refusé    score    les points de chacun
      rules { $rule }une règle du livre        rules    tout le livre des règles
terminal-lesson-sound = { $lesson } : { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }, rien à redire.
terminal-lesson-faults = { $lesson } : { $errors ->
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }, { $warnings ->
        [one] { $warnings } avertissement
       *[other] { $warnings } avertissements
    }.
terminal-lesson-error = Erreur : { $what }
terminal-lesson-warning = Avertissement : { $what }
terminal-lesson-made = La leçon est dans { $file }, ses phrases sont dans { $catalogue }.
terminal-lesson-exists = { $path } existe déjà ; nommez un autre fichier avec -o.
