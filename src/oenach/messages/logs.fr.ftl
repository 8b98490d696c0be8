# What can be wrong with a position or a log.

## Values in positions and logs

missing = il manque quelque chose ici.
unknown-key = cette clé n’a rien à faire ici.
not-an-object = il faut un objet ici.
not-a-list = il faut une liste ici.
not-a-list-of-texts = il faut une liste de textes ici.
not-a-text = il faut un texte ici.
not-a-flag = il faut true ou false ici.
not-a-number = il faut un nombre entier ici.
not-a-seat = « { $found } » n’est pas une place de cette table.
not-hex = il faut ici des chiffres hexadécimaux en minuscules, et le bon nombre.
out-of-range = { $found } n’est pas compris entre { $least } et { $most }.
unknown-word = « { $found } » n’est pas possible ici ; valeurs admises : { $allowed }.
other-game = c’est une position de « { $found } », pas de { WORD("name", $expected) }.
other-seats = c’est une position à { $found } joueurs, pas à { $expected }.

## Logs

log-not-json = ce n’est pas du JSON correct.
log-format = c’est un journal au format { $found } ; ce programme lit le format { $known }.
log-seating = il n’est pas dit pour chaque personne quelle est sa place ou que celle-ci est tirée au sort.
log-public = c’est un journal public ; seul un journal complet, avec son secret, peut être rejoué.
log-secret = le secret ne correspond pas à ce qui a été publié avant la partie.
log-game = le jeu qu’il nomme ne peut pas être mis en place. { $why }
log-other-game = c’est un journal de « { $found } », pas de { WORD("name", $expected) }.
log-other-seats = c’est une partie à { $found } places, pas à { $expected }.
log-other-options = ses options sont { $found }, et non { $expected }.
log-other-rules = il suit la version { $found } des règles ; ici, c’est la version { $expected }.
log-seq = il porte le numéro { $found } alors qu’on attend le { $expected }.
log-ply = il annonce la profondeur { $found } alors que la position est à la profondeur { $expected }.
log-answers = il répond à l’événement { $found } et non à l’événement { $expected }, qui le précède.
log-hash = son empreinte est fausse : cet événement a été modifié, ou un autre avant lui.
log-last-hash = la dernière empreinte ne correspond pas aux événements : le journal a été modifié.
log-cut = le journal a été coupé : il a { $found } de ses { $expected } événements.
log-after-end = quelque chose suit la fin de la partie.
log-event-missing = il manque ici un événement du genre « { $expected } ».
log-not-due = un événement du genre « { $kind } » n’a pas sa place ici.
log-other-kind = il est du genre « { $found } », mais on attend « { $expected } ».
log-other-fact = son « { $fact } » est { $found } au lieu de { $expected }.
log-refused = il ne peut pas être joué ici. { $why }
log-undo = la place { $seat } ne pouvait pas reprendre l’événement { $of } ici.
log-undo-missing = la table a permis de reprendre un coup ; il faut d’abord reprendre l’événement { $of }.
log-draw = « { $found } » n’a pas été tiré : le secret donne « { $expected } ».
log-outcome-pair = un résultat est un texte et son poids.
log-outcome-twice = le résultat « { $found } » est cité deux fois.
log-outcome-weights = les poids des résultats sont trop grands ensemble.
log-no-such-outcome = « { $found } » n’est pas parmi les tirages possibles.
log-opening = ce qui a été révélé n’est pas ce qui avait été posé.
log-opening-missing = il manque ce que ce coup caché était vraiment.
log-opening-unneeded = cet événement ne cache rien, et pourtant quelque chose est dévoilé pour lui.
log-salt = le sel du coup caché { $of } ne vient pas du secret de la partie.
log-reveal-missing = le coup caché { $of } devrait déjà être révélé.
log-reveal-order = le coup caché { $found } n’est pas révélé dans l’ordre.
log-not-over = l’en-tête dit que la partie est finie, mais elle continue.
log-end-missing = la partie est finie, mais l’en-tête ne dit pas comment.
log-outcome = l’en-tête annonce un résultat qui n’est pas le vrai.
