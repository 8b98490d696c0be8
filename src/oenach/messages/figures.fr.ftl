# How far people get in lessons, for whoever runs a server: `oenach lessons`.

figures-no-lessons = Aucun des jeux installés n’a de leçon.
figures-column-game = jeu
figures-column-lesson = leçon
figures-column-steps = étapes
figures-column-seats = places
figures-column-step = étape
figures-column-reached = atteinte par
figures-column-left = arrêts ici
figures-end = la fin
figures-summary = { $begun ->
        [0] Personne n’a encore commencé cette leçon.
       *[other] Commencée { $begun } fois, terminée { $finished } fois.
    }
