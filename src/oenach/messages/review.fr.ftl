# Revoir une partie jouée.

review-title = Analyse d’une partie de { $game }
review-judged = Jugée par le robot « { $level } » avec { $budget } % de sa réflexion, graine { $seed }.
review-still-going = La partie n’est pas encore finie.
review-thinking = Réflexion
review-written = L’analyse est dans { $file }.

review-chances = Chances de gagner, telles que chaque place pouvait les estimer
review-ply = demi-coup
review-dots = Les petits points sont des erreurs, les grands des gaffes.
review-every = Toutes les décisions
review-worst = { $seat } : les décisions les plus coûteuses

review-seat = Place
review-decisions = Décisions
review-mean-loss = Perte moyenne
review-event = Événement
review-move = Coup
review-win = Chances
review-loss = Perte
review-best-found = Meilleur trouvé

review-mark-forced = forcé
review-mark-best = meilleur
review-mark-good = bon
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-mark-unknown = non évalué

review-percent = { $number } %
review-decimal-sign = ,
review-better = Mieux : { $move } ({ $win }, +{ $gain }). { $told }
review-bluff = Le meilleur bluff manqué : { $move } (+{ $gain }). { $told }
review-beliefs = Ce que cette place pouvait croire des pions des autres
review-believed = Ce que les autres pouvaient croire des pions de cette place
review-chance = { $piece } { $chance }
review-guess = { $by } pouvait croire du pion de { $seat } en { $place } : { $chances }. En vérité : { $truth }.

## Ce qui ne peut être analysé

review-not-over = La partie dans { $path } n’est pas finie, et une analyse montrerait ce qui est face cachée. Avec --unfinished, elle est analysée jusqu’où elle a été jouée.
review-nothing-played = Personne n’a encore joué dans { $path }.
review-no-thoughts = Le robot « { $bot } » ne compare pas les coups entre eux, il ne peut donc pas juger ; choisis-en un plus fort avec --level.
review-bad-budget = Le budget doit être supérieur à 0 et ne pas dépasser { $most }.
