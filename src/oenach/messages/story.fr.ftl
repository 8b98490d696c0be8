# Ce qui se passe dans une partie, pour qui le raconte : le terminal ou une page.

## At the table

story-seat-drawn = La personne { $player } tire la place { $drawn }.
story-sits = Place { $seat } : { $name }
story-bot = robot { $name }
story-bot-random = Robot aléatoire
story-bot-greedy = Robot avide
story-bot-novice = Robot débutant
story-bot-steady = Robot solide
story-bot-strong = Robot fort
story-bot-master = Robot maître
story-forced = { $seat } n’a qu’un coup possible, il est donc joué : { $text }.
story-fallback-crashed = { $seat } : le robot est tombé en panne ; un coup au hasard est joué pour lui.
story-fallback-late = { $seat } : le robot ne répond pas à temps ; un coup au hasard est joué pour lui.
story-fallback-garbled = { $seat } : le robot ne donne aucune réponse sensée ; un coup au hasard est joué pour lui.
story-fallback-illegal = { $seat } : le robot veut jouer un coup interdit ; un coup au hasard est joué pour lui.

## The end

story-seat-named = { $seat } ({ $name })
story-winner = { $name } gagne.
story-winners = Victoire partagée : { $names }.
story-nobody-won = Personne ne gagne.
