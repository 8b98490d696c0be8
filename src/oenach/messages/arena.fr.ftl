# Tournois entre robots : erreurs, tableaux du terminal et page.

## What can't be played

arena-bad-player = « { $player } » n’est pas un joueur : écris le nom d’un robot, seul ou avec un budget, comme master@1/20 ou master@0.05s.
arena-bad-part = « { $budget } » n’est pas une part des simulations d’un niveau : écris 1/20 ou 0.05.
arena-bad-seconds = « { $budget } » n’est pas un temps par coup : écris des secondes, plus de 0 et au plus { $longest }.
arena-two-budgets = un tournoi a un seul budget pour tous : une part des simulations ou des secondes par coup, pas les deux.
arena-no-such-factory = impossible de créer le robot { $bot } : { $why }
arena-no-bot-made = { $bot } crée quelque chose qui n’est pas un robot.
arena-bad-games = un tournoi compte de 1 à { $most } parties, pas { $games }.
arena-too-few-bots = { $bots ->
        [one] un robot ne peut
       *[other] { $bots } robots ne peuvent
    } pas occuper { $seats } places : nommes-en au moins { $seats } ; le même robot peut être nommé plusieurs fois.
arena-too-many-bots = { $bots } robots, c’est trop pour un tournoi ; { $most } peuvent participer.
arena-bot-twice = { $bot } est nommé deux fois : quand il y a plus de robots que les { $seats } places, chacun est nommé une fois.
arena-bad-workers = un tournoi a jusqu’à { $most } processus, pas { $workers }.
arena-few-workers = il faut que quelqu’un joue : au moins 1 processus, pas { $workers }.
arena-bad-timeout = une partie peut durer au moins 1 seconde, pas { $timeout }.
arena-no-workers = { $lost } processus de suite se sont arrêtés avant de jouer. Un script qui lance des tournois doit commencer par if __name__ == "__main__".
arena-no-ray = Ray n’est pas installé ici. Pour l’obtenir : pip install 'oenach[ray]'
arena-no-cluster = il n’y a pas de grappe Ray à l’adresse { $address } : { $why }
arena-folder = les résultats ne peuvent pas être gardés dans { $path } : { $why }.
arena-busy = une autre exécution écrit dans { $path }.
arena-other-plan = { $path } contient les résultats d’un autre tournoi (ce qui diffère : { $differs }). Choisis un autre dossier avec --out.
arena-bad-line = la ligne { $line } de { $path } est illisible.

## While it is played

arena-rounded = { $asked } parties ne se répartissent pas également sur les places ; { $games } sont donc jouées.
arena-interrupted = Interrompu : { $done } parties sur { $games } sont gardées dans { $path }. La même commande les reprend.
arena-progress = parties

## What came out

arena-played = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } à { $seats } places, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    } : { $bots }.
arena-duel = { $bot } a gagné { $share } des { $games } parties contre { $other } (95 % : { $wilson } selon Wilson, { $deals } par donnes).
arena-faulty = { $faults ->
        [one] Une faute
       *[other] { $faults } fautes
    } de robots ; { $aborted ->
        [0] toutes les parties sont allées à leur terme.
        [one] une partie a été interrompue.
       *[other] { $aborted } parties ont été interrompues.
    }
arena-late = { $late ->
        [one] Un coup a
       *[other] { $late } coups ont
    } nettement dépassé le temps par coup.
arena-few-deals = Avec { $deals ->
        [one] une seule donne
       *[other] { $deals } donnes seulement
    } par équipe, les intervalles sont grossiers ; il en faut environ { $least }.
arena-aborted = La partie a été interrompue parce qu’un robot ne répondait plus ou que son processus s’est arrêté.
arena-written = Écrit dans { $path } : report.html, summary.json, ratings.csv, games.csv, results.jsonl
arena-standings = Classement (part équitable : { $fair })
arena-ratings = Cotes
arena-ratings-note = Elo avec intervalles à 95 % ; la moyenne est 1500. 400 points de plus valent dix fois plus de victoires.
arena-cross = Qui bat qui
arena-cross-note = Parmi les victoires de l’un des deux, la part du robot de la ligne, avec intervalles à 95 %.
arena-seats = Victoires par place
arena-seats-note = Le trait pointillé est la part équitable.
arena-seat = place { $seat }
arena-places = Victoires selon l’ordre du tour
arena-places-note = Celui qui commence change d’une partie à l’autre ; on compte à partir de lui. Le trait pointillé est la part équitable.
arena-place = joue en n° { $place }
arena-scores = Scores
arena-mean = moyenne { $mean }
arena-lengths = Longueur d’une partie
arena-plies = coups
arena-rounds = manches
arena-length = Longueur moyenne : { $plies } coups (90 % : { $low }–{ $high }).
arena-length-rounds = Nombre moyen de manches : { $rounds }.
arena-reasons = Comment les parties ont fini
arena-faults = Fautes
arena-faults-note = Après une erreur ou un coup illégal, la partie continue avec un coup au hasard. Un robot qui ne répond plus, ou dont le processus s’arrête, perd : parties interrompues : { $aborted } ; sans responsable connu, et non comptées : { $nobody }.
arena-fault-raised = erreurs
arena-fault-illegal = coups illégaux
arena-fault-hung = sans réponse
arena-fault-died = processus arrêté
arena-column-bot = robot
arena-column-rating = cote (95 %)
arena-column-share = victoires (95 %)
arena-column-seats = places jouées
arena-column-score = score moyen
arena-column-time = ms par coup
arena-column-simulations = sim. par coup
arena-report-title = Arène : { $game }
arena-report-how = Chaque équipe joue chaque donne dans toutes les rotations de ses places, avec la même chance. Une victoire partagée compte par parts. Les intervalles viennent de tirages de donnes entières, pour que des parties de même chance ne passent pas pour indépendantes.
